//! A picture as text.

use super::Picture;
use crate::sort::sort_by_key;
use std::fmt::Write as _;

/// The maximum number of rows of a byte map.
const ROWS: u64 = 64;

pub(super) fn render(picture: &Picture) -> String {
    let mut out = String::new();
    header(&mut out, picture);
    table(&mut out, picture);
    byte_map(&mut out, picture);
    remarks(&mut out, picture);
    out
}

/// Appends a line; writing to a string does not fail.
macro_rules! line {
    ($out:expr, $($format:tt)*) => {{
        let _ = writeln!($out, $($format)*);
    }};
}

/// A number and a noun, in the plural unless it is one.
pub(super) fn plural(count: u64, unit: &str) -> String {
    if count == 1 { format!("1 {unit}") } else { format!("{count} {unit}s") }
}

fn header(out: &mut String, picture: &Picture) {
    let layout = &picture.layout;
    let scale = if layout.size.is_scalable() { "vscale x " } else { "" };
    line!(out, "{}", picture.ty);
    line!(
        out,
        "  size       {scale}{} ({scale}{})",
        plural(layout.size.min_value(), "byte"),
        plural(layout.size_in_bits.min_value(), "bit")
    );
    line!(
        out,
        "  alignment  {} (ABI), {} (preferred)",
        plural(layout.abi_alignment, "byte"),
        plural(layout.preferred_alignment, "byte")
    );
    if let Some(width) = layout.index_bit_width {
        line!(out, "  index      {}", plural(width, "bit"));
    }
}

fn table(out: &mut String, picture: &Picture) {
    let mut rows: Vec<(u64, [String; 5])> = picture
        .fields
        .iter()
        .map(|field| {
            let cells = [
                field.letter.to_string(),
                field.offset.to_string(),
                field.size.to_string(),
                field.alignment.to_string(),
                if field.path.is_empty() {
                    field.ty.clone()
                } else {
                    format!("{}: {}", field.path, field.ty)
                },
            ];
            (field.offset, cells)
        })
        .collect();
    rows.extend(picture.holes.iter().map(|hole| {
        let cells =
            ["·".into(), hole.offset.to_string(), hole.size.to_string(), String::new(), "padding".into()];
        (hole.offset, cells)
    }));
    sort_by_key(&mut rows, |(offset, _)| *offset);
    let heads = ["", "offset", "size", "align", "field"].map(String::from);
    let rows: Vec<_> = std::iter::once(heads).chain(rows.into_iter().map(|(_, cells)| cells)).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths = [width(1), width(2), width(3)];
    line!(out, "");
    for [letter, offset, size, align, field] in &rows {
        let [w1, w2, w3] = widths;
        let row = format!("  {letter:1}  {offset:>w1$}  {size:>w2$}  {align:>w3$}  {field}");
        line!(out, "{}", row.trim_end());
    }
}

/// The letter of each byte from `start` on.
fn bytes(picture: &Picture, start: u64, count: u64) -> String {
    let letter = |at: u64| {
        let field = picture.fields.iter().find(|field| field.offset <= at && at - field.offset < field.size);
        field.map_or('·', |field| field.letter)
    };
    (start..start + count).map(letter).collect()
}

fn byte_map(out: &mut String, picture: &Picture) {
    let size = picture.layout.size.min_value();
    if size == 0 {
        return;
    }
    let width = if size <= 128 { 8 } else { 16 };
    line!(out, "");
    let mut previous: Option<String> = None;
    let mut skipping = false;
    for row in 0..size.div_ceil(width).min(ROWS) {
        let start = row * width;
        let text = bytes(picture, start, width.min(size - start));
        let last = start + width >= size;
        if previous.as_ref() == Some(&text) && !last {
            if !skipping {
                line!(out, "     *");
            }
            skipping = true;
            continue;
        }
        skipping = false;
        line!(out, "  {start:04x}  {text}");
        previous = Some(text);
    }
    let shown = size.div_ceil(width).min(ROWS) * width;
    if shown < size {
        line!(out, "  … {} more", plural(size - shown, "byte"));
    }
}

fn remarks(out: &mut String, picture: &Picture) {
    let (padding, size) = (picture.padding(), picture.layout.size.min_value());
    let mut remarks = Vec::new();
    if padding > 0 {
        remarks.push(format!("{padding} of {} are padding", plural(size, "byte")));
    }
    if let Some(hint) = &picture.hint {
        remarks.push(format!(
            "in the order ({}) it would take {}, {} less",
            hint.order.join(", "),
            plural(hint.size, "byte"),
            size - hint.size
        ));
    }
    remarks.extend(picture.entries.iter().map(|entry| format!("decided by {entry}")));
    if !remarks.is_empty() {
        line!(out, "");
    }
    for remark in remarks {
        line!(out, "  {remark}");
    }
}
