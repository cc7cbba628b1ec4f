//! Four coordinates from four domains, after the third Prolog program of the Russian textbook on artificial intelligence.
//!
//! A queen has a column X, a row Y and two diagonals, U = X − Y and V = X + Y. Each is taken out of the domain of what is
//! left of its kind, and put back on backtracking: X from Dx in order, Y from what is left of Dy in order, then U from Du and
//! V from Dv if they are still there. A row in use is no longer in Dy, so a square is refused for its diagonals only.

use crate::board::{Line, Size, Square};
use crate::event::Event;
use crate::methods::order::{self, from_one};
use crate::search::{Problem, Refusal, Verdict};
use crate::variable::Variable;

/// The values of three domains that are in use, as bits. Dx needs no memory: its first value is always taken.
#[derive(Clone, Debug)]
pub struct FourDomains {
    size: Size,
    /// Bit Y.
    dy: u64,
    /// Bit U + n.
    du: u64,
    /// Bit V.
    dv: u64,
}

/// The four coordinates of a square, counted from 1 as the program does.
struct Coordinates {
    x: i32,
    y: i32,
    u: i32,
    v: i32,
}

impl Coordinates {
    fn of(square: Square) -> Self {
        let (x, y) = (from_one(square.column), from_one(square.row));
        Self { x, y, u: x - y, v: x + y }
    }
}

impl FourDomains {
    /// All four domains whole.
    #[must_use]
    pub const fn new(size: Size) -> Self {
        Self { size, dy: 0, du: 0, dv: 0 }
    }

    fn n(&self) -> i32 {
        self.size.get().into()
    }

    fn u_in_use(&self, u: i32) -> bool {
        self.du >> (u + self.n()) & 1 == 1
    }

    fn v_in_use(&self, v: i32) -> bool {
        self.dv >> v & 1 == 1
    }

    /// Strikes the coordinates of `queen` out of their domains, or puts them back.
    fn toggle(&mut self, queen: Square) {
        let Coordinates { y, u, v, .. } = Coordinates::of(queen);
        self.dy ^= 1 << y;
        self.du ^= 1 << (u + self.n());
        self.dv ^= 1 << v;
    }
}

impl Problem for FourDomains {
    fn next_candidate(&mut self, path: &[Square], previous: Option<Square>) -> Option<Square> {
        let mut next = order::column_by_column(self.size, path, previous);
        while let Some(square) = next.filter(|&square| self.dy >> from_one(square.row) & 1 == 1) {
            next = order::column_by_column(self.size, path, Some(square));
        }
        next
    }

    fn test(&self, _path: &[Square], candidate: Square) -> Verdict {
        let Coordinates { u, v, .. } = Coordinates::of(candidate);
        Verdict { accepted: !self.u_in_use(u) && !self.v_in_use(v), comparisons: 0 }
    }

    fn is_solution(&self, path: &[Square]) -> bool {
        order::is_full(self.size, path)
    }

    fn placed(&mut self, path: &[Square]) {
        if let Some(&queen) = path.last() {
            self.toggle(queen);
        }
    }

    fn removed(&mut self, _path: &[Square], queen: Square) {
        self.toggle(queen);
    }

    /// The queen that took U, else the one that took V.
    fn refusal(&self, path: &[Square], candidate: Square) -> Option<Refusal> {
        let holder = |line| path.iter().find(|queen| queen.attacks(candidate) == Some(line));
        [Line::Diagonal, Line::Antidiagonal]
            .into_iter()
            .find_map(|line| holder(line).map(|&by| Refusal::Attacked { by, line }))
    }

    fn variables(&self, path: &[Square], last: Option<Event>) -> Vec<Variable> {
        let n = self.n();
        let chosen = last.and_then(Event::square).map(Coordinates::of);
        let coordinate = |name, of: fn(&Coordinates) -> i32| Variable::number(name, chosen.as_ref().map(of));
        let columns = from_one(order::depth(path));
        vec![
            coordinate("X", |chosen| chosen.x),
            coordinate("Y", |chosen| chosen.y),
            coordinate("U", |chosen| chosen.u),
            coordinate("V", |chosen| chosen.v),
            Variable::domain("Dx", 1..=n, |x| x < columns),
            Variable::domain("Dy", 1..=n, |y| self.dy >> y & 1 == 1),
            Variable::domain("Du", (1 - n)..n, |u| self.u_in_use(u)),
            Variable::domain("Dv", 2..=2 * n, |v| self.v_in_use(v)),
            Variable::list("СписY", 1, self.size.get(), path.iter().map(|queen| from_one(queen.row))),
        ]
    }
}
