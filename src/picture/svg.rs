//! A picture written as SVG.

use std::fmt::Write;

use super::{Colours, INSET, PIECE, Pen, Picture, Piece};

impl Picture {
    /// The picture as an SVG document that needs nothing else and has no size of its own.
    ///
    /// ```
    /// # use joli_echiquier::{Size, picture::{Colours, Picture}};
    /// let svg = Picture::new(Size::new(8)?).svg(&Colours::PRINT, "An empty board");
    /// assert!(svg.starts_with(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 928 928" role="img">"#));
    /// # Ok::<(), joli_echiquier::SizeError>(())
    /// ```
    #[must_use]
    pub fn svg(&self, colours: &Colours, title: &str) -> String {
        let side = self.side();
        let mut pen = SvgPen(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" role="img"><title>{}</title>"#,
            escaped(title)
        ));
        for piece in [Piece::Queen, Piece::Knight] {
            if self.pieces.iter().any(|(_, other)| *other == piece) {
                pen.define(piece, colours);
            }
        }
        self.draw(&mut pen, colours);
        pen.0 + "</svg>\n"
    }
}

/// Writes SVG. Writing to a string cannot fail.
struct SvgPen(String);

impl SvgPen {
    fn define(&mut self, piece: Piece, colours: &Colours) {
        let Colours { ink, cut, .. } = colours;
        let (body, cuts) = (piece.body().concat(), piece.cuts().concat());
        let _ = write!(
            self.0,
            r#"<defs><g id="{piece:?}"><path d="{body}" fill="{ink}"/><path d="{cuts}" fill="none" stroke="{cut}" stroke-width="2" stroke-linecap="round"/></g></defs>"#
        );
    }
}

impl Pen for SvgPen {
    fn fill(&mut self, shape: &str, colour: &str) {
        let _ = write!(self.0, r#"<path d="{shape}" fill="{colour}"/>"#);
    }

    fn stroke(&mut self, line: &str, width: u8, colour: &str) {
        if !line.is_empty() {
            let _ = write!(
                self.0,
                r#"<path d="{line}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>"#
            );
        }
    }

    fn piece(&mut self, piece: Piece, left: i32, top: i32, _colours: &Colours) {
        let (left, top) = (left + i32::from(INSET), top + i32::from(INSET));
        let place = format!("translate({left} {top}) scale(.{PIECE})");
        let _ = write!(self.0, r##"<use href="#{piece:?}" transform="{place}"/>"##);
    }

    fn text(&mut self, text: &str, (x, y): (i32, i32), height: i32, colour: &str) {
        let _ = write!(
            self.0,
            r#"<text x="{x}" y="{y}" dy=".35em" font-family="Georgia, serif" font-size="{height}" text-anchor="middle" fill="{colour}">{}</text>"#,
            escaped(text)
        );
    }
}

/// `text` as XML may hold it.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars().filter(|letter| !letter.is_control()) {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\u{fffe}' | '\u{ffff}' => {}
            plain => escaped.push(plain),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Size;

    fn picture(n: u32, queens: &[&str]) -> Picture {
        let size = Size::new(n).unwrap();
        let pieces = queens.iter().map(|name| (size.square(name).unwrap(), Piece::Queen)).collect();
        Picture { pieces, ..Picture::new(size) }
    }

    #[test]
    fn each_queen_is_drawn_on_its_square() {
        let svg = picture(4, &["a2", "b4", "c1", "d3"]).svg(&Colours::PRINT, "");
        let places: Vec<&str> =
            svg.split("translate(").skip(1).map(|rest| &rest[..rest.find(')').unwrap()]).collect();
        assert_eq!(places, ["71 271", "171 71", "271 371", "371 171"]);
    }

    #[test]
    fn a_path_is_a_line_with_numbers() {
        let tour = ["a1", "c2", "a3"].map(|name| name.parse().unwrap()).to_vec();
        let svg = Picture { path: tour, numbers: true, coordinates: false, ..picture(3, &[]) }
            .svg(&Colours::LIGHT, "");
        assert!(svg.contains(r#"d="M62 262L262 162L62 62""#), "{svg}");
        assert!(
            svg.contains(">3</text>") && !svg.contains(">4</text>") && !svg.contains(">a</text>"),
            "{svg}"
        );
    }

    #[test]
    fn a_title_is_only_text() {
        let svg = picture(1, &[]).svg(&Colours::LIGHT, "</title><script>&\u{0}");
        assert!(svg.contains("<title>&lt;/title&gt;&lt;script&gt;&amp;</title>"), "{svg}");
    }
}
