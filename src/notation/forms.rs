//! Every notation, as a way to write a solution and the way to read it back.

use std::fmt::{self, Display, Formatter};

use super::NotationError;
use super::reader::{Axis, Reader};
use crate::arrangement::Arrangement;

type Read = Result<(), NotationError>;

/// Writes `items` with `separator` between them.
fn join<T: Display>(f: &mut Formatter<'_>, separator: &str, items: impl Iterator<Item = T>) -> fmt::Result {
    for (index, item) in items.enumerate() {
        if index > 0 {
            f.write_str(separator)?;
        }
        item.fmt(f)?;
    }
    Ok(())
}

fn letter(coordinate: u32, first: u8) -> char {
    char::from_u32(u32::from(first) + coordinate).unwrap_or('?')
}

/// The squares, column by column: `a1 b5 c8 …`.
pub fn write_squares(solution: &Arrangement, _number: u64, f: &mut Formatter<'_>) -> fmt::Result {
    let squares = (0..).zip(solution.rows());
    join(f, " ", squares.map(|(column, row)| format!("{}{}", letter(column, b'a'), row + 1)))
}

pub fn read_squares(reader: &mut Reader<'_>) -> Read {
    while reader.more(',') {
        let column = reader.letter(Axis::Column)?;
        let row = reader.number(Axis::Row, 1)?;
        reader.put(&column, &row)?;
    }
    Ok(())
}

/// The row of each column from 1, as the field writes it: `15863724`, with commas where a row takes more than one digit.
pub fn write_digits(solution: &Arrangement, _number: u64, f: &mut Formatter<'_>) -> fmt::Result {
    let separator = if one_digit(solution.size()) { "" } else { "," };
    join(f, separator, solution.rows().iter().map(|row| row + 1))
}

pub fn read_digits(reader: &mut Reader<'_>) -> Read {
    while reader.more(',') {
        let column = reader.next_in_list()?;
        let row = if one_digit(reader.n()) { reader.digit(Axis::Row) } else { reader.number(Axis::Row, 1) }?;
        reader.put(&column, &row)?;
    }
    Ok(())
}

const fn one_digit(n: u32) -> bool {
    n <= 9
}

/// As the Atari program prints: under the number of the solution, a line for each queen, her row as a letter and her column
/// as a number.
pub fn write_letters(solution: &Arrangement, number: u64, f: &mut Formatter<'_>) -> fmt::Result {
    write!(f, "Solution {number}")?;
    let mut queens = (0..).zip(solution.columns());
    queens.try_for_each(|(row, column)| write!(f, "\n{}{}", letter(row, b'A'), column + 1))
}

pub fn read_letters(reader: &mut Reader<'_>) -> Read {
    if reader.eat("Solution") {
        reader.pass_number()?;
    }
    while reader.more(',') {
        let row = reader.letter(Axis::Row)?;
        let column = reader.number(Axis::Column, 1)?;
        reader.put(&column, &row)?;
    }
    Ok(())
}

/// Column and row of each queen, both from 0, as the exercise on a board of integers counts: `(0, 0) (1, 4) …`.
pub fn write_coordinates(solution: &Arrangement, _number: u64, f: &mut Formatter<'_>) -> fmt::Result {
    let queens = (0..).zip(solution.rows());
    join(f, " ", queens.map(|(column, row): (u32, _)| format!("({column}, {row})")))
}

pub fn read_coordinates(reader: &mut Reader<'_>) -> Read {
    while reader.more(',') {
        reader.expect("(", "\"(\"")?;
        let column = reader.number(Axis::Column, 0)?;
        reader.expect(",", "\",\"")?;
        let row = reader.number(Axis::Row, 0)?;
        reader.expect(")", "\")\"")?;
        reader.put(&column, &row)?;
    }
    Ok(())
}

/// The column of each row from 1, as the array `pos` of the Pascal program holds it: `pos = (1, 5, 8, …)`.
pub fn write_pos(solution: &Arrangement, _number: u64, f: &mut Formatter<'_>) -> fmt::Result {
    f.write_str("pos = (")?;
    join(f, ", ", solution.columns().into_iter().map(|column| column + 1))?;
    f.write_str(")")
}

pub fn read_pos(reader: &mut Reader<'_>) -> Read {
    if reader.eat("pos") {
        reader.expect("=", "\"=\"")?;
    }
    reader.expect("(", "\"(\"")?;
    loop {
        let row = reader.next_in_list()?;
        let column = reader.number(Axis::Column, 1)?;
        reader.put(&column, &row)?;
        if !reader.eat(",") {
            return reader.expect(")", "\",\" or \")\"");
        }
    }
}

/// The row of each column from 1, as Prolog writes a list: `[1,5,8,6,3,7,2,4]`.
pub fn write_list(solution: &Arrangement, _number: u64, f: &mut Formatter<'_>) -> fmt::Result {
    f.write_str("[")?;
    join(f, ",", solution.rows().iter().map(|row| row + 1))?;
    f.write_str("]")
}

pub fn read_list(reader: &mut Reader<'_>) -> Read {
    reader.expect("[", "\"[\"")?;
    loop {
        let column = reader.next_in_list()?;
        let row = reader.number(Axis::Row, 1)?;
        reader.put(&column, &row)?;
        if !reader.eat(",") {
            return reader.expect("]", "\",\" or \"]\"");
        }
    }
}

/// What the article with `queenList` draws above and below its board.
const FRAME: &str = ">>>>>>>>>>>>>>>>>>>>>>>";

/// As the article with `queenList` draws it: a line for each column, a queen or a dot for each row, between two frames, under
/// the number of the case. Its queen is character 2, a face on the screens of the time; here she is a Q.
pub fn write_board(solution: &Arrangement, number: u64, f: &mut Formatter<'_>) -> fmt::Result {
    writeln!(f, "case{number}:\n{FRAME}")?;
    for &queen in solution.rows() {
        for row in 0..solution.size() {
            f.write_str(if row == queen { " Q " } else { " . " })?;
        }
        writeln!(f)?;
    }
    f.write_str(FRAME)
}

pub fn read_board(reader: &mut Reader<'_>) -> Read {
    if reader.eat("case") {
        reader.pass_number()?;
        reader.expect(":", "\":\"")?;
    }
    while reader.more('>') {
        let column = reader.next_in_list()?;
        let row = reader.drawn_line()?;
        reader.put(&column, &row)?;
    }
    Ok(())
}
