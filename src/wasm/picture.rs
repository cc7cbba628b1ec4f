//! `boardPicture()` and `paintPicture()`: the pretty board as SVG, and on a canvas for PNG.

use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d, Path2d};

use super::convert::{board_size, field, flag, real_number, shown};
use super::position::squares;
use crate::board::{Size, Square};
use crate::picture::{Colours, INSET, PIECE, Pen, Picture, Piece};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("picture.d.ts");

/// A `size` × `size` board as an SVG document that needs nothing else.
///
/// # Errors
/// An `Error` that says what is allowed, when a square is not on the board or an option is of another kind.
#[wasm_bindgen(js_name = boardPicture)]
pub fn board_picture(
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PictureContent")] content: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PictureLook")] look: &JsValue,
) -> Result<String, JsError> {
    let picture = read_picture(board_size(size)?, content)?;
    let theme = field(look, "theme")?;
    let colours = match theme.as_string().as_deref() {
        None if theme.is_undefined() => &Colours::LIGHT,
        Some("light") => &Colours::LIGHT,
        Some("dark") => &Colours::DARK,
        Some("print") => &Colours::PRINT,
        _ => {
            let given = shown(&theme);
            return Err(JsError::new(&format!(
                "theme {given} is not allowed: it must be light, dark or print"
            )));
        }
    };
    let title = field(look, "title")?.as_string().unwrap_or_default();
    Ok(picture.svg(colours, &title))
}

/// Paints the same picture into the `pixels` × `pixels` pixels at the top left of a canvas.
///
/// # Errors
/// An `Error` that says what is allowed, when a square is not on the board or an argument is of another kind.
#[wasm_bindgen(js_name = paintPicture)]
pub fn paint_picture(
    #[wasm_bindgen(unchecked_param_type = "CanvasRenderingContext2D")] context: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] pixels: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "PictureContent")] picture: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "BoardColours")] colours: &JsValue,
) -> Result<(), JsError> {
    let context = read_context(context)?;
    let picture = read_picture(board_size(size)?, picture)?;
    let colours = OwnColours::read(colours)?;
    let scale = real_number(pixels, "pixels", 1, 100_000)? / f64::from(picture.side());
    context.save();
    let painted = context.scale(scale, scale).map_err(|_| JsError::new("the canvas cannot be painted"));
    picture.draw(&mut CanvasPen { context }, &colours.borrow());
    context.restore();
    painted
}

fn read_picture(size: Size, content: &JsValue) -> Result<Picture, JsError> {
    let listed = |name| match field(content, name)? {
        nothing if nothing.is_undefined() => Ok(Vec::new()),
        names => squares(&names, size),
    };
    let pieces = |name, piece| -> Result<Vec<(Square, Piece)>, JsError> {
        Ok(listed(name)?.into_iter().map(|square| (square, piece)).collect())
    };
    Ok(Picture {
        size,
        pieces: [pieces("queens", Piece::Queen)?, pieces("knights", Piece::Knight)?].concat(),
        path: listed("path")?,
        numbers: flag(content, "numbers", false)?,
        marks: listed("marks")?,
        coordinates: flag(content, "coordinates", true)?,
    })
}

pub(super) fn read_context(context: &JsValue) -> Result<&CanvasRenderingContext2d, JsError> {
    context.dyn_ref().ok_or_else(|| {
        let given = shown(context);
        JsError::new(&format!("{given} is not a context to paint: give canvas.getContext(\"2d\")"))
    })
}

/// Colours that the page has given.
pub(super) struct OwnColours([String; 7]);

impl OwnColours {
    const NAMES: [&str; 7] = ["paper", "light", "dark", "ink", "cut", "quiet", "accent"];

    pub(super) fn read(colours: &JsValue) -> Result<Self, JsError> {
        let mut own = Self(Default::default());
        for (colour, name) in own.0.iter_mut().zip(Self::NAMES) {
            let value = field(colours, name)?;
            let text = value.as_string().ok_or_else(|| {
                let given = shown(&value);
                JsError::new(&format!("{name} {given} is not allowed: it must be a colour, such as #29231c"))
            });
            *colour = text?;
        }
        Ok(own)
    }

    pub(super) fn borrow(&self) -> Colours<'_> {
        let [paper, light, dark, ink, cut, quiet, accent] = self.0.each_ref().map(String::as_str);
        Colours { paper, light, dark, ink, cut, quiet, accent }
    }
}

/// Paints on a canvas; what it cannot paint it leaves out.
struct CanvasPen<'a> {
    context: &'a CanvasRenderingContext2d,
}

impl Pen for CanvasPen<'_> {
    fn fill(&mut self, shape: &str, colour: &str) {
        self.context.set_fill_style_str(colour);
        if let Ok(path) = Path2d::new_with_path_string(shape) {
            self.context.fill_with_path_2d(&path);
        }
    }

    fn stroke(&mut self, line: &str, width: u8, colour: &str) {
        self.context.set_stroke_style_str(colour);
        self.context.set_line_width(width.into());
        if let Ok(path) = Path2d::new_with_path_string(line) {
            self.context.stroke_with_path(&path);
        }
    }

    fn piece(&mut self, piece: Piece, left: i32, top: i32, colours: &Colours) {
        let [left, top] = [left, top].map(|edge| f64::from(edge + i32::from(INSET)));
        let scale = f64::from(PIECE) / 100.0;
        self.context.save();
        let _ = self.context.translate(left, top);
        let _ = self.context.scale(scale, scale);
        self.context.set_line_cap("round");
        self.fill(&piece.body().concat(), colours.ink);
        self.stroke(&piece.cuts().concat(), 2, colours.cut);
        self.context.restore();
    }

    fn text(&mut self, text: &str, (x, y): (i32, i32), height: i32, colour: &str) {
        self.context.set_fill_style_str(colour);
        self.context.set_font(&format!("{height}px Georgia, serif"));
        self.context.set_text_align("center");
        let below = 0.35 * f64::from(height);
        let _ = self.context.fill_text(text, f64::from(x), f64::from(y) + below);
    }
}
