//! Every notation reads back what it writes, and says of any other text where it is wrong and why.

use joli_echiquier::engine::construct;
use joli_echiquier::method::{METHODS, Puzzle};
use joli_echiquier::notation::{self, NOTATIONS, Notation};
use joli_echiquier::{Arrangement, ArrangementError};
use proptest::prelude::*;

fn notation(id: &str) -> &'static Notation {
    notation::by_id(id).unwrap()
}

fn written(id: &str, rows: &[u32]) -> String {
    notation(id).write(&Arrangement::new(rows).unwrap(), 1).unwrap().to_string()
}

/// The error that reading `text` gives, as its reader sees it.
fn error(id: &str, text: &str, n: u32) -> String {
    notation(id).read(text, n).expect_err(text).to_string()
}

const FIRST_OF_EIGHT: [u32; 8] = [0, 4, 7, 5, 2, 6, 1, 3];

#[test]
fn the_first_solution_of_eight_queens_in_every_notation() {
    for (id, expected) in [
        ("squares", "a1 b5 c8 d6 e3 f7 g2 h4"),
        ("digits", "15863724"),
        ("letters", "Solution 1\nA1\nB7\nC5\nD8\nE2\nF4\nG6\nH3"),
        ("coordinates", "(0, 0) (1, 4) (2, 7) (3, 5) (4, 2) (5, 6) (6, 1) (7, 3)"),
        ("pos", "pos = (1, 7, 5, 8, 2, 4, 6, 3)"),
        ("list", "[1,5,8,6,3,7,2,4]"),
    ] {
        assert_eq!(written(id, &FIRST_OF_EIGHT), expected, "{id}");
    }
}

#[test]
fn the_drawn_board_has_a_line_for_each_column_between_two_frames() {
    let expected = [
        "case1:",
        ">>>>>>>>>>>>>>>>>>>>>>>",
        " .  Q  .  . ",
        " .  .  .  Q ",
        " Q  .  .  . ",
        " .  .  Q  . ",
        ">>>>>>>>>>>>>>>>>>>>>>>",
    ];
    assert_eq!(written("board", &[1, 3, 0, 2]), expected.join("\n"));
}

#[test]
fn texts_in_other_spacing_and_order_and_without_their_heading_are_read() {
    let solution = Arrangement::new(&[1, 3, 0, 2]).unwrap();
    for (id, text) in [
        ("squares", " D3,b4\n c1 A2\r\n"),
        ("digits", "2 4 1 3"),
        ("letters", "A3 B1 C4 D2"),
        ("letters", "Solution 92\r\nd2\r\nc4\r\nb1\r\na3\r\n"),
        ("coordinates", "(3,2)(2,0)(1,3)(0,1)"),
        ("pos", "(3,1,4,2)"),
        ("list", " [ 2, 4, 1, 3 ] "),
        ("board", ".Q..\n...Q\nQ...\n..Q."),
        (
            "board",
            "case12:\r\n>>>>\r\n . \u{2} . . \r\n . . . \u{2}\r\n \u{2} . . .\r\n . . \u{2} . \r\n>>>>\r\n",
        ),
    ] {
        assert_eq!(notation(id).read(text, 4).as_ref(), Ok(&solution), "{id}: {text}");
    }
}

#[test]
fn an_error_says_where_and_what() {
    for (id, text, expected) in [
        ("squares", "a2 b4 b1 d3", "line 1, character 7: column b is named twice: a column holds one queen"),
        ("squares", "a2\nb4\nc4 d3", "line 3, character 2: row 4 is named twice: a row holds one queen"),
        (
            "squares",
            "a2 b4 c1 e3",
            "line 1, character 10: column e is not on the 4 × 4 board: its columns go from a to d",
        ),
        (
            "squares",
            "a2 b5 c1 d3",
            "line 1, character 5: row 5 is not on the 4 × 4 board: its rows go from 1 to 4",
        ),
        ("squares", "a2 é4", "line 1, character 4: a letter is expected, not 'é'"),
        ("squares", "a2 b", "line 1, character 5: a number is expected, but the text ends"),
        (
            "squares",
            "a2 b4",
            "line 1, character 6: the text ends after 2 queens, and the 4 × 4 board has 4: it belongs to another board",
        ),
        ("digits", "24a3", "line 1, character 3: a number is expected, not 'a'"),
        (
            "digits",
            "24133",
            "line 1, character 5: there are more than the 4 queens of the 4 × 4 board: it belongs to another board",
        ),
        (
            "letters",
            "Solution 1\nA3\nB0",
            "line 3, character 2: column 0 is not on the 4 × 4 board: its columns go from 1 to 4",
        ),
        ("letters", "Solution\nA3", "line 2, character 1: a number is expected, not 'A'"),
        (
            "coordinates",
            "(0, 1) (1, 4)",
            "line 1, character 12: row 4 is not on the 4 × 4 board: its rows go from 0 to 3",
        ),
        ("coordinates", "(0, 1) 1", "line 1, character 8: \"(\" is expected, not '1'"),
        ("pos", "pos (3,1,4,2)", "line 1, character 5: \"=\" is expected, not '('"),
        ("pos", "pos = (3,1,4,1)", "line 1, character 14: column 1 is named twice: a column holds one queen"),
        ("list", "[2,4,1,3", "line 1, character 9: \",\" or \"]\" is expected, but the text ends"),
        ("list", "[2,4,1,3] 2", "line 1, character 11: the end of the text is expected, not '2'"),
        (
            "list",
            "[99999999999999999999]",
            "line 1, character 2: row 999999999999… is not on the 4 × 4 board: its rows go from 1 to 4",
        ),
        (
            "board",
            "case1:\n>>>\n . Q .\n",
            "line 3, character 2: this line has 3 squares, and those of the 4 × 4 board have 4: it belongs to another board",
        ),
        ("board", ".QQ.\n", "line 1, character 1: this line has 2 queens: a column holds one"),
        ("board", ".Q..\n.x..", "line 2, character 2: a dot or a Q is expected, not 'x'"),
        ("board", ".Q..\n.Q..", "line 2, character 1: row 2 is named twice: a row holds one queen"),
    ] {
        assert_eq!(error(id, text, 4), expected, "{id}");
    }
}

#[test]
fn a_text_of_another_board_is_refused_by_every_notation() {
    let [six, eight] = [[1, 3, 5, 0, 2, 4].as_slice(), &FIRST_OF_EIGHT];
    for Notation { id, .. } in NOTATIONS {
        assert!(error(id, &written(id, six), 8).ends_with("it belongs to another board"), "{id}");
        let larger = error(id, &written(id, eight), 6);
        assert!(
            larger.contains("is not on the 6 × 6 board") || larger.contains("another board"),
            "{id}: {larger}"
        );
    }
}

#[test]
fn sizes_beyond_a_notation_are_refused() {
    let large = Arrangement::new(&construct::solution(27).unwrap()).unwrap();
    for notation in NOTATIONS {
        let allowed = notation.largest >= 27;
        assert_eq!(notation.write(&large, 1).is_ok(), allowed, "{}", notation.id);
        assert!(notation.read("", 0).is_err() && notation.read("", u32::MAX).is_err());
    }
    assert_eq!(error("squares", "a1", 27), "size 27 is not allowed: it must be a whole number from 1 to 26");
}

#[test]
fn a_million_queens_are_written_and_read() {
    let rows = construct::solution(Arrangement::LARGEST).unwrap();
    let solution = Arrangement::new(&rows).unwrap();
    for notation in NOTATIONS.iter().filter(|notation| notation.largest == Arrangement::LARGEST) {
        let text = notation.write(&solution, 1).unwrap().to_string();
        assert!(notation.read(&text, Arrangement::LARGEST).as_ref() == Ok(&solution), "{}", notation.id);
    }
}

#[test]
fn rows_that_are_no_arrangement_are_refused() {
    assert!(matches!(Arrangement::new(&[]), Err(ArrangementError::Size(_))));
    let off = Arrangement::new(&[0, 2]).unwrap_err();
    assert_eq!(off.to_string(), "row 2 is not allowed in column 1: the rows of this board go from 0 to 1");
    let twice = Arrangement::new(&[0, 2, 2]).unwrap_err();
    assert_eq!(twice.to_string(), "row 2 is not allowed in column 2: an earlier column has it already");
}

#[test]
fn an_unknown_notation_is_named_with_those_there_are() {
    assert_eq!(
        notation::by_id("chess").unwrap_err().to_string(),
        "there is no notation \"chess\"; the notations are squares, digits, letters, coordinates, pos, list, board"
    );
}

#[test]
fn every_queens_method_has_the_notation_of_its_source() {
    for method in METHODS.iter().filter(|method| method.puzzle == Puzzle::Queens) {
        let own = NOTATIONS.iter().filter(|notation| notation.methods.contains(&method.id)).count();
        assert_eq!(own, 1, "{}", method.id);
    }
}

/// Any queens, one in each column and row.
fn some_arrangement(largest: usize) -> impl Strategy<Value = Arrangement> {
    let rows = (1..=largest).prop_flat_map(|n| {
        let rows: Vec<u32> = (0..).take(n).collect();
        Just(rows).prop_shuffle()
    });
    rows.prop_map(|rows| Arrangement::new(&rows).unwrap())
}

fn some_notation() -> impl Strategy<Value = &'static Notation> {
    (0..NOTATIONS.len()).prop_map(|index| &NOTATIONS[index])
}

/// A text much like one in the notation, with a piece of it replaced.
fn damaged_text() -> impl Strategy<Value = (&'static Notation, u32, String)> {
    let piece = "[ -~\u{e9}\u{2}\n0-9a-zQ.,()\\[\\]]{0,6}";
    (some_notation(), some_arrangement(26), any::<[prop::sample::Index; 2]>(), piece).prop_map(
        |(notation, arrangement, ends, piece)| {
            let text: Vec<char> = notation.write(&arrangement, 7).unwrap().to_string().chars().collect();
            let [a, b] = ends.map(|end| end.index(text.len() + 1));
            let (before, after) = (&text[..a.min(b)], &text[a.max(b)..]);
            let damaged = before.iter().copied().chain(piece.chars()).chain(after.iter().copied()).collect();
            (notation, arrangement.size(), damaged)
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_reads_back(notation in some_notation(), small in some_arrangement(26), number: u64) {
        let text = notation.write(&small, number).unwrap().to_string();
        prop_assert_eq!(notation.read(&text, small.size()), Ok(small));
    }

    #[test]
    fn what_is_written_of_a_large_board_reads_back(notation in some_notation(), large in some_arrangement(300)) {
        if let Ok(text) = notation.write(&large, 1) {
            prop_assert_eq!(notation.read(&text.to_string(), large.size()), Ok(large));
        }
    }

}

proptest! {
    // Long texts are made slowly.
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_text_is_read_or_refused(notation in some_notation(), n: u16, text in "(?s).{0,10000}") {
        let _ = notation.read(&text, n.into());
    }
}

proptest! {
    #[test]
    fn a_damaged_text_is_refused_with_its_place_or_still_means_queens_on_this_board((notation, n, text) in damaged_text()) {
        match notation.read(&text, n) {
            Ok(read) => {
                let again = notation.write(&read, 7).unwrap().to_string();
                prop_assert_eq!(notation.read(&again, n), Ok(read));
            }
            Err(notation::NotationError::Text { line, character, .. }) => {
                let lines: Vec<&str> = text.split('\n').collect();
                prop_assert!(line <= lines.len() && character <= lines[line - 1].chars().count() + 1);
            }
            Err(error) => prop_assert!(false, "{}", error),
        }
    }
}
