//! A picture as a self-contained SVG image.
//!
//! Rows of eight bytes; a field is a coloured box over its bytes, padding is
//! hatched. Colours come from a style sheet inside of the image that follows the
//! reader's light or dark scheme.

use super::text::plural;
use super::{Picture, PictureField};
use std::fmt::Write as _;

const CELL: u64 = 64;
const ROW: u64 = 40;
const LEFT: u64 = 64;
const TOP: u64 = 92;
const COLUMNS: u64 = 8;
const ROWS: u64 = 64;
/// How many colours there are before they come again.
const HUES: usize = 8;

pub(super) const STYLE: &str = "
    .ground { fill: #ffffff }
    text { font: 13px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; fill: #1f2328 }
    .title { font-weight: 600; font-size: 15px }
    .quiet { fill: #59636e }
    .box { stroke: #1f2328; stroke-width: 1 }
    .pad { fill: url(#hatch); stroke: #8c959f; stroke-width: 1; stroke-dasharray: 3 2 }
    .line { stroke: #8c959f; stroke-width: 1 }
    .h0 { fill: #b6e3ff } .h1 { fill: #ffd8b5 } .h2 { fill: #c8e6c0 } .h3 { fill: #ecd8ff }
    .h4 { fill: #ffd3eb } .h5 { fill: #fae17d } .h6 { fill: #b8ebe6 } .h7 { fill: #d8dee4 }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #0d1117 }
      text { fill: #e6edf3 }
      .quiet { fill: #9198a1 }
      .box { stroke: #e6edf3 }
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

pub(super) fn render(picture: &Picture) -> String {
    let size = picture.layout.size.min_value();
    let rows = size.div_ceil(COLUMNS).clamp(1, ROWS);
    let legend = TOP + rows * ROW + 40;
    let lines =
        picture.fields.len() as u64 + picture.entries.len() as u64 + u64::from(picture.hint.is_some());
    let longest = legend_lines(picture).iter().map(|line| line.chars().count()).max().unwrap_or(0) as u64;
    let title = picture.ty.chars().count() as u64;
    let width = (LEFT + COLUMNS * CELL + 24).max(LEFT + longest * 8 + 24).max(48 + title * 9);
    let height = legend + lines * 22 + 12;
    let mut out = String::new();
    line!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\">",
        escape(&picture.ty)
    );
    line!(out, "  <title>{}</title>\n  <style>{STYLE}  </style>", escape(&picture.ty));
    line!(
        out,
        "  <defs><pattern id=\"hatch\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\" \
         patternTransform=\"rotate(45)\"><line class=\"line\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"8\"/></pattern></defs>"
    );
    line!(out, "  <rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>");
    heading(&mut out, picture);
    grid(&mut out, picture, rows);
    if size > rows * COLUMNS {
        let y = TOP + rows * ROW + 18;
        line!(
            out,
            "  <text class=\"quiet\" x=\"{LEFT}\" y=\"{y}\">… {} more bytes</text>",
            size - rows * COLUMNS
        );
    }
    for (index, text) in legend_lines(picture).iter().enumerate() {
        let y = legend + index as u64 * 22;
        if index < picture.fields.len() {
            let hue = index % HUES;
            line!(
                out,
                "  <rect class=\"box h{hue}\" x=\"{}\" y=\"{}\" width=\"14\" height=\"14\"/>",
                LEFT - 24,
                y - 12
            );
        }
        line!(out, "  <text x=\"{LEFT}\" y=\"{y}\">{}</text>", escape(text));
    }
    out.push_str("</svg>\n");
    out
}

fn heading(out: &mut String, picture: &Picture) {
    let layout = &picture.layout;
    let scale = if layout.size.is_scalable() { "vscale × " } else { "" };
    line!(out, "  <text class=\"title\" x=\"24\" y=\"28\">{}</text>", escape(&picture.ty));
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

fn grid(out: &mut String, picture: &Picture, rows: u64) {
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
            boxed(out, field, index % HUES, (row, column, length));
        }
    }
}

fn boxed(out: &mut String, field: &PictureField, hue: usize, (row, column, length): (u64, u64, u64)) {
    let (x, y, width) = (LEFT + column * CELL, TOP + row * ROW, length * CELL);
    line!(
        out,
        "  <rect class=\"box h{hue}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{}\" rx=\"3\"/>",
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

/// One line for each field, then the hint and the entries.
fn legend_lines(picture: &Picture) -> Vec<String> {
    let fields = picture.fields.iter().map(|field| {
        let PictureField { letter, path, ty, offset, size, alignment } = field;
        let path = if path.is_empty() { String::new() } else { format!("{path}: ") };
        format!("{letter}  {path}{ty} at {offset}, {}, aligned to {alignment}", plural(*size, "byte"))
    });
    let hint = picture.hint.iter().map(|hint| {
        format!("in the order ({}) it would take {}", hint.order.join(", "), plural(hint.size, "byte"))
    });
    fields.chain(hint).chain(picture.entries.iter().map(|entry| format!("decided by {entry}"))).collect()
}

pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
