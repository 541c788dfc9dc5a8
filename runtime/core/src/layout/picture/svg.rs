//! A picture as a self-contained SVG image.
//!
//! Rows of eight bytes; a field is a coloured box over its bytes, padding is
//! hatched. Colours come from a style sheet inside of the image that follows the
//! reader's light or dark scheme.

use super::text::plural;
use super::{Picture, PictureDiff, PictureField};
use std::fmt::Write as _;

const CELL: u64 = 64;
const ROW: u64 = 40;
const LEFT: u64 = 64;
const TOP: u64 = 92;
const COLUMNS: u64 = 8;
const ROWS: u64 = 64;
/// The number of colours, which repeat after that.
const HUES: usize = 8;

pub(super) const STYLE: &str = "
    .ground { fill: #ffffff }
    text { font: 13px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #1f2328 }
    .title { font-weight: 600; font-size: 15px }
    .quiet { fill: #59636e }
    .box { stroke: #1f2328; stroke-width: 1 }
    .moved { stroke: #cf222e; stroke-width: 3 }
    .pad { fill: url(#hatch); stroke: #8c959f; stroke-width: 1; stroke-dasharray: 3 2 }
    .line { stroke: #8c959f; stroke-width: 1 }
    .h0 { fill: #b6e3ff } .h1 { fill: #ffd8b5 } .h2 { fill: #c8e6c0 } .h3 { fill: #ecd8ff }
    .h4 { fill: #ffd3eb } .h5 { fill: #fae17d } .h6 { fill: #b8ebe6 } .h7 { fill: #d8dee4 }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #0d1117 }
      text { fill: #e6edf3 }
      .quiet { fill: #9198a1 }
      .box { stroke: #e6edf3 }
      .moved { stroke: #ff7b72 }
      .h0 { fill: #0c4a7d } .h1 { fill: #7d3f10 } .h2 { fill: #1a5c2a } .h3 { fill: #563094 }
      .h4 { fill: #7f2a5c } .h5 { fill: #6b5300 } .h6 { fill: #0f5c58 } .h7 { fill: #3d444d }
    }
";

/// Appends a line; writing to a string does not fail.
macro_rules! line {
    ($out:expr, $($format:tt)*) => {{
        let _ = writeln!($out, $($format)*);
    }};
}

/// Pictures one below the other.
pub(super) fn render(pictures: &[Picture]) -> String {
    let mut image = Image::default();
    for picture in pictures {
        image.row(&picture.ty, &[Panel { picture, remark: &|_| None }]);
    }
    image.finish()
}

/// For each type two pictures side by side, with a thick border and a remark on moved fields; types one below the
/// other.
pub(super) fn render_diffs(diffs: &[PictureDiff<'_>]) -> String {
    let mut image = Image::default();
    for PictureDiff { old, new } in diffs {
        let remark_old = |field: &PictureField| moved(field, new, "moves to");
        let remark_new = |field: &PictureField| moved(field, old, "moved from");
        let panels =
            [Panel { picture: old, remark: &remark_old }, Panel { picture: new, remark: &remark_new }];
        image.row(&old.ty, &panels);
    }
    image.finish()
}

/// The position of the field in the other picture, if it differs.
fn moved(field: &PictureField, other: &Picture, how: &str) -> Option<String> {
    let partner = other.fields.iter().find(|other| other.path == field.path);
    if !super::diff::is_moved(Some(field), partner) {
        return None;
    }
    Some(match partner {
        Some(partner) if partner.offset == field.offset => format!("other size {}", partner.size),
        Some(partner) => format!("{how} {}", partner.offset),
        None => "only here".to_owned(),
    })
}

/// A picture in an image.
struct Panel<'a> {
    picture: &'a Picture,
    /// The remark on a field, which is then marked.
    remark: &'a dyn Fn(&PictureField) -> Option<String>,
}

/// An image under construction: rows of panels, each under a title.
#[derive(Default)]
struct Image {
    titles: Vec<String>,
    body: String,
    width: u64,
    height: u64,
}

impl Image {
    /// Adds panels, side by side, below the previous ones.
    fn row(&mut self, title: &str, panels: &[Panel<'_>]) {
        let (mut width, mut height) = (0, 0);
        let mut row = String::new();
        line!(row, "  <text class=\"title\" x=\"24\" y=\"28\">{}</text>", escape(title));
        for panel in panels {
            let (own_width, own_height) = panel.extent();
            moved_by((width, 0), &mut row, |out| panel.draw(out));
            (width, height) = (width + own_width, height.max(own_height));
        }
        moved_by((0, self.height), &mut self.body, |out| out.push_str(&row));
        self.width = self.width.max(width).max(48 + title.chars().count() as u64 * 9);
        self.height += height;
        self.titles.push(escape(title));
    }

    fn finish(self) -> String {
        let Self { titles, body, width, height } = self;
        let title = titles.join(", ");
        let mut out = String::new();
        line!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\">"
        );
        line!(out, "  <title>{title}</title>\n  <style>{STYLE}  </style>");
        line!(
            out,
            "  <defs><pattern id=\"hatch\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" \
             patternTransform=\"rotate(45)\"><line class=\"line\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"8\"/></pattern></defs>"
        );
        line!(out, "  <rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>");
        out.push_str(&body);
        out.push_str("</svg>\n");
        out
    }
}

/// A group of elements, moved to the right and down.
fn moved_by((x, y): (u64, u64), out: &mut String, draw: impl FnOnce(&mut String)) {
    if (x, y) == (0, 0) {
        return draw(out);
    }
    line!(out, "  <g transform=\"translate({x} {y})\">");
    draw(out);
    line!(out, "  </g>");
}

impl Panel<'_> {
    /// The number of drawn rows of bytes.
    fn rows(&self) -> u64 {
        self.picture.layout.size.min_value().div_ceil(COLUMNS).clamp(1, ROWS)
    }

    /// The position of the first line below the bytes.
    fn legend_top(&self) -> u64 {
        TOP + self.rows() * ROW + 40
    }

    /// Width and height, including the title.
    fn extent(&self) -> (u64, u64) {
        let lines = self.legend();
        let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as u64;
        let width = (LEFT + COLUMNS * CELL + 24).max(LEFT + longest * 8 + 24);
        (width, self.legend_top() + lines.len() as u64 * 22 + 12)
    }

    fn draw(&self, out: &mut String) {
        let (picture, rows) = (self.picture, self.rows());
        heading(out, picture);
        self.grid(out);
        let size = picture.layout.size.min_value();
        if size > rows * COLUMNS {
            let (y, rest) = (TOP + rows * ROW + 18, plural(size - rows * COLUMNS, "byte"));
            line!(out, "  <text class=\"quiet\" x=\"{LEFT}\" y=\"{y}\">… {rest} more</text>");
        }
        for (index, text) in self.legend().iter().enumerate() {
            let y = self.legend_top() + index as u64 * 22;
            if let Some(field) = picture.fields.get(index) {
                let class = self.class(index, field);
                let (x, y) = (LEFT - 24, y - 12);
                line!(out, "  <rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"14\" height=\"14\"/>");
            }
            line!(out, "  <text x=\"{LEFT}\" y=\"{y}\">{}</text>", escape(text));
        }
    }

    /// The classes of a field's boxes.
    fn class(&self, index: usize, field: &PictureField) -> String {
        let mark = if (self.remark)(field).is_some() { " moved" } else { "" };
        format!("box h{}{mark}", index % HUES)
    }

    /// One line for each field, then the hint and the entries.
    fn legend(&self) -> Vec<String> {
        let picture = self.picture;
        let fields = picture.fields.iter().map(|field| {
            let PictureField { letter, path, ty, offset, size, alignment } = field;
            let path = if path.is_empty() { String::new() } else { format!("{path}: ") };
            let remark = (self.remark)(field).map_or_else(String::new, |remark| format!(", {remark}"));
            let size = plural(*size, "byte");
            format!("{letter}  {path}{ty} at {offset}, {size}, aligned to {alignment}{remark}")
        });
        let hint = picture.hint.iter().map(|hint| {
            format!("in the order ({}) it would take {}", hint.order.join(", "), plural(hint.size, "byte"))
        });
        let entries = picture.entries.iter().map(|entry| format!("decided by {entry}"));
        fields.chain(hint).chain(entries).collect()
    }

    fn grid(&self, out: &mut String) {
        let (picture, rows) = (self.picture, self.rows());
        for row in 0..rows {
            let y = TOP + row * ROW + 25;
            line!(
                out,
                "  <text class=\"quiet\" x=\"{}\" y=\"{y}\" text-anchor=\"end\">{}</text>",
                LEFT - 10,
                row * COLUMNS
            );
        }
        for hole in &picture.holes {
            for (row, column, length) in pieces(hole.offset, hole.size, rows) {
                let (x, y) = (LEFT + column * CELL, TOP + row * ROW);
                line!(
                    out,
                    "  <rect class=\"pad\" x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\"/>",
                    length * CELL,
                    ROW - 4
                );
            }
        }
        for (index, field) in picture.fields.iter().enumerate() {
            for (row, column, length) in pieces(field.offset, field.size, rows) {
                boxed(out, field, &self.class(index, field), (row, column, length));
            }
        }
    }
}

fn heading(out: &mut String, picture: &Picture) {
    let layout = &picture.layout;
    let scale = if layout.size.is_scalable() { "vscale × " } else { "" };
    line!(
        out,
        "  <text class=\"quiet\" x=\"24\" y=\"50\">{scale}{}, aligned to {} (preferred {}), {} of padding</text>",
        plural(layout.size.min_value(), "byte"),
        layout.abi_alignment,
        layout.preferred_alignment,
        plural(picture.padding(), "byte")
    );
    for column in 0..COLUMNS {
        let x = LEFT + column * CELL + CELL / 2;
        line!(
            out,
            "  <text class=\"quiet\" x=\"{x}\" y=\"{}\" text-anchor=\"middle\">+{column}</text>",
            TOP - 10
        );
    }
}

fn boxed(out: &mut String, field: &PictureField, class: &str, (row, column, length): (u64, u64, u64)) {
    let (x, y, width) = (LEFT + column * CELL, TOP + row * ROW, length * CELL);
    line!(
        out,
        "  <rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{}\" rx=\"3\"/>",
        ROW - 4
    );
    let room = (width / 8).saturating_sub(1) as usize;
    let label = format!("{} {}", field.letter, field.ty);
    let label = if label.chars().count() <= room { label } else { field.letter.to_string() };
    line!(
        out,
        "  <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
        x + width / 2,
        y + 23,
        escape(&label)
    );
}

/// A run of bytes cut at the ends of rows: row, column and length of each piece.
fn pieces(offset: u64, size: u64, rows: u64) -> Vec<(u64, u64, u64)> {
    let (mut at, end) = (offset, offset.saturating_add(size).min(rows * COLUMNS));
    let mut pieces = Vec::new();
    while at < end {
        let length = (COLUMNS - at % COLUMNS).min(end - at);
        pieces.push((at / COLUMNS, at % COLUMNS, length));
        at += length;
    }
    pieces
}

pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
