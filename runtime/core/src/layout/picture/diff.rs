//! Two pictures of one type, side by side.

use super::{Picture, PictureField, svg};
use crate::layout::json::Object;
use std::fmt::Write as _;

/// The difference between the layouts of one type in two scopes.
///
/// ```
/// use isogloss::Context;
/// use isogloss::layout::{DataLayout, Picture, PictureDiff};
/// let ctx = Context::new();
/// let layout = DataLayout::new(&ctx);
/// let picture = Picture::of(ctx.i64(), &layout)?;
/// assert!(PictureDiff::new(&picture, &picture).is_same());
/// # Ok::<(), isogloss::layout::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PictureDiff<'p> {
    pub(super) old: &'p Picture,
    pub(super) new: &'p Picture,
}

impl<'p> PictureDiff<'p> {
    /// Compares two pictures of one type.
    #[must_use]
    pub fn new(old: &'p Picture, new: &'p Picture) -> Self {
        Self { old, new }
    }

    /// Whether size, alignments and all fields agree.
    #[must_use]
    pub fn is_same(&self) -> bool {
        self.old.layout == self.new.layout && self.old.fields == self.new.fields
    }

    /// The fields of both, matched by their path: old and new.
    fn pairs(&self) -> Vec<(Option<&'p PictureField>, Option<&'p PictureField>)> {
        let (old, new) = (&self.old.fields, &self.new.fields);
        let partner = |fields: &'p [PictureField], path: &str| fields.iter().find(|field| field.path == path);
        let mut pairs: Vec<_> = old.iter().map(|field| (Some(field), partner(new, &field.path))).collect();
        let added = new.iter().filter(|field| partner(old, &field.path).is_none());
        pairs.extend(added.map(|field| (None, Some(field))));
        pairs
    }

    /// A table with the fields of both; fields that moved or changed size are marked with `*`.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut rows = vec![["".into(), "field".into(), "offset".into(), "size".into(), "align".into()]];
        for (old, new) in self.pairs() {
            let named = old.or(new).map_or_else(String::new, |field| format!("{}: {}", field.path, field.ty));
            let cell = |get: fn(&PictureField) -> u64| both(old.map(get), new.map(get));
            let cells = [cell(|field| field.offset), cell(|field| field.size), cell(|field| field.alignment)];
            let mark = if is_moved(old, new) { "*" } else { "" };
            let [offset, size, align] = cells;
            rows.push([mark.into(), named, offset, size, align]);
        }
        let (old, new) = (&self.old.layout, &self.new.layout);
        let mark = if old == new { "" } else { "*" };
        rows.push([
            mark.into(),
            "whole".into(),
            String::new(),
            both(Some(old.size.min_value()), Some(new.size.min_value())),
            both(Some(old.abi_alignment), Some(new.abi_alignment)),
        ]);
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let (w1, w2, w3) = (width(1), width(2), width(3));
        let mut out = format!("{}\n\n", self.old.ty);
        for [mark, field, offset, size, align] in &rows {
            let row = format!("{mark:1} {field:w1$}  {offset:w2$}  {size:w3$}  {align}");
            // Writing to a string does not fail.
            let _ = writeln!(out, "{}", row.trim_end());
        }
        out
    }

    /// As a self-contained SVG image, legible on light and dark backgrounds: both pictures
    /// side by side, with the moved fields marked.
    #[must_use]
    pub fn to_svg(&self) -> String {
        Self::all_to_svg(std::slice::from_ref(self))
    }

    /// The differences of several types, one below the other, in one such image.
    #[must_use]
    pub fn all_to_svg(diffs: &[Self]) -> String {
        svg::render_diffs(diffs)
    }

    /// One JSON object on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        let fields = self.pairs().into_iter().map(|(old, new)| {
            let field = old.or(new);
            Object::new()
                .text("path", field.map_or("", |field| &field.path))
                .text("type", field.map_or("", |field| &field.ty))
                .optional_number("old_offset", old.map(|field| field.offset))
                .optional_number("new_offset", new.map(|field| field.offset))
                .truth("moved", is_moved(old, new))
                .end()
        });
        Object::new()
            .text("kind", "diff")
            .text("type", &self.old.ty)
            .size("old_size", self.old.layout.size)
            .size("new_size", self.new.layout.size)
            .number("old_abi", self.old.layout.abi_alignment)
            .number("new_abi", self.new.layout.abi_alignment)
            .objects("fields", fields)
            .end()
    }
}

/// Whether a field moved, has another size, or is in one of the two only.
pub(super) fn is_moved(old: Option<&PictureField>, new: Option<&PictureField>) -> bool {
    let place = |field: &PictureField| (field.offset, field.size);
    old.map(place) != new.map(place)
}

fn both(old: Option<u64>, new: Option<u64>) -> String {
    let text = |value: Option<u64>| value.map_or_else(|| "-".to_owned(), |value| value.to_string());
    if old == new { text(old) } else { format!("{} → {}", text(old), text(new)) }
}
