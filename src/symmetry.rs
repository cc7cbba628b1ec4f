//! The eight symmetries of the square, and the classes they make of placements.
//!
//! Two placements belong to one class, and are one *fundamental* solution, when a turn or a mirror takes one to the
//! other. A class has 8 members, or fewer when some symmetry leaves its members alone.
//!
//! ```
//! use joli_echiquier::symmetry::{Orbit, Symmetry};
//!
//! let orbit = Orbit::of_rows(&[2, 4, 1, 7, 0, 6, 3, 5]); // the only one of the twelve that a half turn leaves alone
//! assert_eq!(orbit.size(), 4);
//! assert!(orbit.is_fixed_by(Symmetry::HalfTurn));
//! ```

use crate::board::{Size, Square};

/// A turn or a mirror that takes the board to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// Nothing moves.
    Identity,
    /// A quarter turn clockwise, as seen with `a1` at the bottom left: `a1` goes to the top left.
    QuarterTurn,
    /// A half turn.
    HalfTurn,
    /// A quarter turn the other way.
    ThreeQuarterTurn,
    /// Left and right exchanged.
    LeftRightMirror,
    /// Top and bottom exchanged.
    TopBottomMirror,
    /// The diagonal of `a1` stays: columns and rows exchanged.
    DiagonalMirror,
    /// The other long diagonal stays.
    AntidiagonalMirror,
}

/// A symmetry taken apart: columns and rows exchanged first, then each of them numbered from the other end.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Parts {
    transposes: bool,
    flips_columns: bool,
    flips_rows: bool,
}

impl Symmetry {
    /// All eight: the turns, then the mirrors.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::QuarterTurn,
        Self::HalfTurn,
        Self::ThreeQuarterTurn,
        Self::LeftRightMirror,
        Self::TopBottomMirror,
        Self::DiagonalMirror,
        Self::AntidiagonalMirror,
    ];

    /// The name used in JavaScript.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Identity => "identity",
            Self::QuarterTurn => "quarter-turn",
            Self::HalfTurn => "half-turn",
            Self::ThreeQuarterTurn => "three-quarter-turn",
            Self::LeftRightMirror => "left-right-mirror",
            Self::TopBottomMirror => "top-bottom-mirror",
            Self::DiagonalMirror => "diagonal-mirror",
            Self::AntidiagonalMirror => "antidiagonal-mirror",
        }
    }

    const fn parts(self) -> Parts {
        let (transposes, flips_columns, flips_rows) = match self {
            Self::Identity => (false, false, false),
            Self::QuarterTurn => (true, false, true),
            Self::HalfTurn => (false, true, true),
            Self::ThreeQuarterTurn => (true, true, false),
            Self::LeftRightMirror => (false, true, false),
            Self::TopBottomMirror => (false, false, true),
            Self::DiagonalMirror => (true, false, false),
            Self::AntidiagonalMirror => (true, true, true),
        };
        Parts { transposes, flips_columns, flips_rows }
    }

    const fn from_parts(parts: Parts) -> Self {
        match (parts.transposes, parts.flips_columns, parts.flips_rows) {
            (false, false, false) => Self::Identity,
            (true, false, true) => Self::QuarterTurn,
            (false, true, true) => Self::HalfTurn,
            (true, true, false) => Self::ThreeQuarterTurn,
            (false, true, false) => Self::LeftRightMirror,
            (false, false, true) => Self::TopBottomMirror,
            (true, false, false) => Self::DiagonalMirror,
            (true, true, true) => Self::AntidiagonalMirror,
        }
    }

    /// The one symmetry that does the same as this one and then `next`.
    ///
    /// ```
    /// # use joli_echiquier::symmetry::Symmetry::{LeftRightMirror, DiagonalMirror, QuarterTurn};
    /// assert_eq!(LeftRightMirror.then(DiagonalMirror), QuarterTurn.then(QuarterTurn).then(QuarterTurn).inverse());
    /// ```
    #[must_use]
    pub const fn then(self, next: Self) -> Self {
        let (a, b) = (self.parts(), next.parts());
        let (columns, rows) =
            if b.transposes { (a.flips_rows, a.flips_columns) } else { (a.flips_columns, a.flips_rows) };
        Self::from_parts(Parts {
            transposes: a.transposes != b.transposes,
            flips_columns: columns != b.flips_columns,
            flips_rows: rows != b.flips_rows,
        })
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::QuarterTurn => Self::ThreeQuarterTurn,
            Self::ThreeQuarterTurn => Self::QuarterTurn,
            own_inverse => own_inverse,
        }
    }

    /// Where `square` goes on a board of `size`, on which it must lie.
    #[must_use]
    pub const fn square(self, size: Size, square: Square) -> Square {
        let parts = self.parts();
        let last = size.get() - 1;
        let Square { column, row } = if parts.transposes { square.transposed() } else { square };
        Square::new(
            if parts.flips_columns { last - column } else { column },
            if parts.flips_rows { last - row } else { row },
        )
    }

    /// Where these squares go, sorted by column and then by row.
    #[must_use]
    pub fn squares(self, size: Size, squares: &[Square]) -> Vec<Square> {
        let mut image: Vec<Square> = squares.iter().map(|&square| self.square(size, square)).collect();
        image.sort_unstable();
        image
    }
}

/// A placement with its eight images, in the order of [`Symmetry::ALL`], of which some may be equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orbit<P>([P; 8]);

impl<P: Ord> Orbit<P> {
    /// The orbit of a placement of any kind, from its image under each symmetry.
    pub fn of(image: impl FnMut(Symmetry) -> P) -> Self {
        Self(Symmetry::ALL.map(image))
    }

    /// The placement itself.
    #[must_use]
    pub fn original(&self) -> &P {
        &self.0[0]
    }

    /// Each symmetry with the image it makes.
    pub fn images(&self) -> impl Iterator<Item = (Symmetry, &P)> {
        Symmetry::ALL.into_iter().zip(&self.0)
    }

    /// The least image, which stands for the whole class.
    #[must_use]
    pub fn canonical(&self) -> &P {
        let [first, rest @ ..] = &self.0;
        rest.iter().fold(first, |least, image| least.min(image))
    }

    /// The least image, when nothing else is needed.
    #[must_use]
    pub fn into_canonical(self) -> P {
        let [first, rest @ ..] = self.0;
        rest.into_iter().fold(first, Ord::min)
    }

    /// How many different images there are: 1, 2, 4 or 8.
    #[must_use]
    pub fn size(&self) -> u8 {
        8 / self.0.iter().fold(0, |fixed, image| fixed + u8::from(image == self.original()))
    }

    /// Whether `symmetry` leaves the placement alone.
    #[must_use]
    pub fn is_fixed_by(&self, symmetry: Symmetry) -> bool {
        self.images().any(|(which, image)| which == symmetry && image == self.original())
    }
}

impl Orbit<Vec<Square>> {
    /// The orbit of any set of squares of a board of `size`, each image sorted by column and then by row.
    #[must_use]
    pub fn of_squares(size: Size, squares: &[Square]) -> Self {
        Self::of(|symmetry| symmetry.squares(size, squares))
    }
}

impl Orbit<Vec<u8>> {
    /// The orbit of queens given by the row of each column, which must be a permutation of 0, 1, 2, …
    #[must_use]
    pub fn of_rows(rows: &[u8]) -> Self {
        let columns = inverse(rows);
        let columns = &columns[..rows.len()];
        Self::of(|symmetry| image_of_rows(symmetry, rows, columns).collect())
    }
}

/// The size of the class of these queens, when they are its least member and so stand for it; `None` otherwise.
///
/// Of all members exactly one passes, so filtering every solution with this gives the fundamental ones. Most members
/// fail within a few comparisons, and nothing is allocated. `rows` must be a permutation of 0, 1, 2, …, at most 255.
///
/// ```
/// # use joli_echiquier::symmetry::class_if_least;
/// assert_eq!(class_if_least(&[1, 3, 0, 2]), Some(2));
/// assert_eq!(class_if_least(&[2, 0, 3, 1]), None);
/// ```
#[must_use]
pub fn class_if_least(rows: &[u8]) -> Option<u8> {
    let columns = inverse(rows);
    let columns = &columns[..rows.len()];
    let mut fixed = 0;
    for symmetry in Symmetry::ALL {
        match image_of_rows(symmetry, rows, columns).cmp(rows.iter().copied()) {
            std::cmp::Ordering::Less => return None,
            std::cmp::Ordering::Equal => fixed += 1,
            std::cmp::Ordering::Greater => {}
        }
    }
    Some(8 / fixed)
}

/// The column of each row.
#[expect(clippy::cast_possible_truncation, reason = "an index of at most 255")]
fn inverse(rows: &[u8]) -> [u8; 256] {
    let mut columns = [0; 256];
    for (column, &row) in rows.iter().enumerate() {
        columns[usize::from(row)] = column as u8;
    }
    columns
}

/// The image of queens that are given both by the row of each column and by the column of each row.
#[expect(clippy::cast_possible_truncation, reason = "an index of at most 255")]
fn image_of_rows<'a>(
    symmetry: Symmetry,
    rows: &'a [u8],
    columns: &'a [u8],
) -> impl Iterator<Item = u8> + use<'a> {
    let Parts { transposes, flips_columns, flips_rows } = symmetry.parts();
    let (from, last) = (if transposes { columns } else { rows }, rows.len().wrapping_sub(1));
    (0..rows.len()).map(move |column| {
        let row = from[if flips_columns { last - column } else { column }];
        if flips_rows { last as u8 - row } else { row }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn any_symmetry() -> impl Strategy<Value = Symmetry> {
        prop::sample::select(Symmetry::ALL.to_vec())
    }

    fn any_square() -> impl Strategy<Value = (Size, Square)> {
        (1..=26_u8).prop_flat_map(|n| {
            (0..n, 0..n)
                .prop_map(move |(column, row)| (Size::new(n.into()).unwrap(), Square::new(column, row)))
        })
    }

    fn any_rows() -> impl Strategy<Value = Vec<u8>> {
        (1..=26_u8).prop_flat_map(|n| Just((0..n).collect::<Vec<_>>()).prop_shuffle())
    }

    fn squares_of(rows: &[u8]) -> Vec<Square> {
        (0..).zip(rows).map(|(column, &row)| Square::new(column, row)).collect()
    }

    proptest! {
        #[test]
        fn composing_is_doing_one_after_the_other(
            a in any_symmetry(), b in any_symmetry(), (size, square) in any_square(),
        ) {
            prop_assert_eq!(a.then(b).square(size, square), b.square(size, a.square(size, square)));
        }

        #[test]
        fn they_are_a_group(a in any_symmetry(), b in any_symmetry(), c in any_symmetry()) {
            prop_assert_eq!(a.then(b).then(c), a.then(b.then(c)));
            prop_assert_eq!(a.then(Symmetry::Identity), a);
            prop_assert_eq!(Symmetry::Identity.then(a), a);
            prop_assert_eq!(a.then(a.inverse()), Symmetry::Identity);
        }

        #[test]
        fn attacks_are_kept(a in any_symmetry(), (size, square) in any_square(), at in 0..676_usize) {
            let other = size.all_squares().nth(at % usize::from(size.squares())).unwrap();
            let (image, image_of_other) = (a.square(size, square), a.square(size, other));
            prop_assert_eq!(square.attacks(other).is_some(), image.attacks(image_of_other).is_some());
        }

        #[test]
        fn rows_move_as_their_squares_do(rows in any_rows()) {
            let size = Size::new(u32::try_from(rows.len()).unwrap()).unwrap();
            let (by_rows, by_squares) = (Orbit::of_rows(&rows), Orbit::of_squares(size, &squares_of(&rows)));
            for ((_, image), (_, squares)) in by_rows.images().zip(by_squares.images()) {
                prop_assert_eq!(&squares_of(image), squares);
            }
            prop_assert_eq!(by_rows.size(), by_squares.size());
            prop_assert_eq!(&squares_of(by_rows.canonical()), by_squares.canonical());
        }

        #[test]
        fn one_member_stands_for_its_class(rows in any_rows()) {
            let orbit = Orbit::of_rows(&rows);
            let mut members: Vec<&Vec<u8>> = orbit.images().map(|(_, image)| image).collect();
            members.sort();
            members.dedup();
            prop_assert_eq!(members.len(), usize::from(orbit.size()));
            for member in members {
                let least = member == orbit.canonical();
                prop_assert_eq!(class_if_least(member), least.then_some(orbit.size()));
                prop_assert_eq!(Orbit::of_rows(member).into_canonical(), orbit.canonical().clone());
            }
        }
    }

    #[test]
    fn each_moves_the_corner_as_its_name_says() {
        let size = Size::new(8).unwrap();
        let images = Symmetry::ALL.map(|symmetry| symmetry.square(size, Square::new(1, 0)).to_string());
        assert_eq!(images, ["b1", "a7", "g8", "h2", "g1", "b8", "a2", "h7"]);
    }

    #[test]
    fn small_boards_have_orbits_too() {
        assert_eq!(class_if_least(&[]), Some(1));
        assert_eq!(class_if_least(&[0]), Some(1));
        assert_eq!(Orbit::of_rows(&[1, 0]).size(), 2);
    }
}
