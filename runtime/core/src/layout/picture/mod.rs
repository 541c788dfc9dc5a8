//! [`Picture`]: the offsets of all parts of a type, as text, SVG and JSON.
//!
//! Two pictures of one type under different layouts make a [`PictureDiff`].

mod addresses;
mod diff;
mod svg;
mod text;

pub use addresses::AddressTable;
pub use diff::PictureDiff;

use super::aggregate::{StructShape, TypeShape};
use super::data_layout::{DataLayout, TypeLayout};
use super::error::LayoutError;
use super::json::Object;
use crate::sort::sort_by_key;
use crate::text::beginning;
use crate::types::Type;

/// The maximum number of fields in a picture before whole aggregates are shown as one field.
const FIELDS: usize = 512;
/// The longest array of aggregates whose elements are shown one by one.
const ELEMENTS: u64 = 16;

/// The approximate limit of the text of a field's type, in bytes: parts that types share are repeated in each text.
const LABEL_BYTES: usize = 16 << 10;

fn label(ty: Type<'_>) -> String {
    beginning(ty.node(), LABEL_BYTES)
}

/// The offset and size of every part of a type in one layout.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Picture {
    /// The type.
    pub ty: String,
    /// The layout of the whole type.
    pub layout: TypeLayout,
    /// The parts that are not aggregates, sorted by offset.
    pub fields: Vec<PictureField>,
    /// The bytes that no part takes, sorted by offset.
    pub holes: Vec<Hole>,
    /// The entries of the scope that decided, each once, as `key = value`.
    pub entries: Vec<String>,
    /// An order of the members that takes less space.
    pub hint: Option<ReorderHint>,
}

/// A part of a type in a [`Picture`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PictureField {
    /// The way to it: the index of the member at each level, `1.0`; empty for a
    /// type that has no parts.
    pub path: String,
    /// Its letter in the byte map. Letters repeat if there are many fields.
    pub letter: char,
    /// Its type, cut to 16 KiB of text; with the count in front for the elements of an array.
    pub ty: String,
    /// Its offset in bytes.
    pub offset: u64,
    /// Its size in bytes; the least size of a scalable type.
    pub size: u64,
    /// Its ABI alignment in bytes.
    pub alignment: u64,
}

/// Bytes that no part of a type takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Hole {
    /// The offset of the first one.
    pub offset: u64,
    /// Their number.
    pub size: u64,
}

/// An order of the members that takes less space.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReorderHint {
    /// The members' types in that order.
    pub order: Vec<String>,
    /// The size of the type with that order, in bytes.
    pub size: u64,
}

const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

impl Picture {
    /// The picture of a type.
    ///
    /// # Errors
    /// As [`DataLayout::layout`].
    pub fn of<'c>(ty: Type<'c>, layout: &DataLayout<'c>) -> Result<Self, LayoutError> {
        let whole = layout.layout(ty)?;
        let mut collector = PartCollector { layout, fields: Vec::new(), entries: Vec::new() };
        collector.collect(ty)?;
        let PartCollector { mut fields, entries, .. } = collector;
        sort_by_key(&mut fields, |field| field.offset);
        for (field, index) in fields.iter_mut().zip(0..) {
            let index: usize = index;
            field.letter = char::from(LETTERS[index % LETTERS.len()]);
        }
        let holes = holes(&fields, whole.size.min_value());
        Ok(Self { ty: ty.to_string(), layout: whole, fields, holes, entries, hint: hint(ty, layout)? })
    }

    /// The number of padding bytes.
    #[must_use]
    pub fn padding(&self) -> u64 {
        self.holes.iter().map(|hole| hole.size).sum()
    }

    /// As text for a terminal: a table, a map with a letter for each byte, hints and the
    /// deciding entries.
    #[must_use]
    pub fn to_text(&self) -> String {
        text::render(self)
    }

    /// As a self-contained SVG image, legible on light and dark backgrounds.
    #[must_use]
    pub fn to_svg(&self) -> String {
        Self::all_to_svg(std::slice::from_ref(self))
    }

    /// Several pictures, one below the other, in one such image.
    #[must_use]
    pub fn all_to_svg(pictures: &[Self]) -> String {
        svg::render(pictures)
    }

    /// As one JSON object on one line.
    #[must_use]
    pub fn to_json(&self) -> String {
        let fields = self.fields.iter().map(|field| {
            Object::new()
                .text("path", &field.path)
                .text("type", &field.ty)
                .number("offset", field.offset)
                .number("size", field.size)
                .number("alignment", field.alignment)
                .end()
        });
        let holes = self
            .holes
            .iter()
            .map(|hole| Object::new().number("offset", hole.offset).number("size", hole.size).end());
        let hint = self
            .hint
            .iter()
            .map(|hint| Object::new().texts("order", &hint.order).number("size", hint.size).end());
        Object::new()
            .text("kind", "type")
            .text("type", &self.ty)
            .size("size", self.layout.size)
            .size("bits", self.layout.size_in_bits)
            .number("abi", self.layout.abi_alignment)
            .number("preferred", self.layout.preferred_alignment)
            .optional_number("index", self.layout.index_bit_width)
            .objects("fields", fields)
            .objects("holes", holes)
            .texts("entries", &self.entries)
            .objects("reorder", hint)
            .end()
    }
}

struct PartCollector<'l, 'c> {
    layout: &'l DataLayout<'c>,
    fields: Vec<PictureField>,
    entries: Vec<String>,
}

/// A part that may have parts itself.
struct PicturedPart<'c> {
    ty: Type<'c>,
    path: String,
    offset: u64,
}

impl<'c> PartCollector<'_, 'c> {
    fn collect(&mut self, ty: Type<'c>) -> Result<(), LayoutError> {
        let mut pending = vec![PicturedPart { ty, path: String::new(), offset: 0 }];
        while let Some(part) = pending.pop() {
            self.note_entry(part.ty);
            let full = self.fields.len() + pending.len() >= FIELDS;
            let parts = match self.layout.shape(part.ty)? {
                TypeShape::Struct(shape) if !full && shape.fields.len() <= FIELDS => members(&part, &shape),
                TypeShape::Array { element, count, stride } if !full => {
                    match self.elements(&part, element, count, stride)? {
                        Some(parts) => parts,
                        None => continue,
                    }
                }
                TypeShape::Scalar | TypeShape::Struct(_) | TypeShape::Array { .. } => {
                    self.add(&part, label(part.ty))?;
                    continue;
                }
            };
            // The last one pushed is visited first.
            pending.extend(parts.into_iter().rev());
        }
        Ok(())
    }

    /// The elements of an array, or `None` if they are shown as one field.
    fn elements(
        &mut self,
        part: &PicturedPart<'c>,
        element: Type<'c>,
        count: u64,
        stride: u64,
    ) -> Result<Option<Vec<PicturedPart<'c>>>, LayoutError> {
        let scalar = self.layout.shape(element)? == TypeShape::Scalar;
        if scalar || count > ELEMENTS {
            self.note_entry(element);
            self.add(part, format!("{count} x {}", label(element)))?;
            return Ok(None);
        }
        let parts = (0..count).map(|index| PicturedPart {
            ty: element,
            path: join(&part.path, index),
            offset: part.offset.saturating_add(index.saturating_mul(stride)),
        });
        Ok(Some(parts.collect()))
    }

    fn add(&mut self, part: &PicturedPart<'c>, ty: String) -> Result<(), LayoutError> {
        let layout = self.layout.layout(part.ty)?;
        self.fields.push(PictureField {
            path: part.path.clone(),
            letter: ' ',
            ty,
            offset: part.offset,
            size: layout.size.min_value(),
            alignment: layout.abi_alignment,
        });
        Ok(())
    }

    fn note_entry(&mut self, ty: Type<'c>) {
        if let Some(entry) = self.layout.deciding_entry(ty) {
            let text = format!("{} = {}", entry.key, entry.value);
            if !self.entries.contains(&text) {
                self.entries.push(text);
            }
        }
    }
}

fn members<'c>(part: &PicturedPart<'c>, shape: &StructShape<'c>) -> Vec<PicturedPart<'c>> {
    let members = shape.fields.iter().zip(0..);
    members
        .map(|(field, index)| PicturedPart {
            ty: field.ty,
            path: join(&part.path, index),
            offset: part.offset.saturating_add(field.offset.min_value()),
        })
        .collect()
}

fn join(path: &str, index: u64) -> String {
    if path.is_empty() { index.to_string() } else { format!("{path}.{index}") }
}

/// The gaps between fields that are sorted by offset, and after the last one.
fn holes(fields: &[PictureField], size: u64) -> Vec<Hole> {
    let mut holes = Vec::new();
    let mut end = 0;
    let spans = fields.iter().map(|field| (field.offset, field.size)).chain([(size, 0)]);
    for (offset, size) in spans {
        if offset > end {
            holes.push(Hole { offset: end, size: offset - end });
        }
        end = end.max(offset.saturating_add(size));
    }
    holes
}

/// Members by falling alignment take the least space that any order takes when
/// alignments are powers of two.
fn hint<'c>(ty: Type<'c>, layout: &DataLayout<'c>) -> Result<Option<ReorderHint>, LayoutError> {
    let TypeShape::Struct(StructShape { mut fields, layout: whole }) = layout.shape(ty)? else {
        return Ok(None);
    };
    sort_by_key(&mut fields, |field| std::cmp::Reverse(field.layout.abi_alignment));
    let mut size = 0u64;
    for field in &fields {
        let (Some(own), Some(at)) = (
            field.layout.size.fixed_value(),
            size.checked_next_multiple_of(field.layout.abi_alignment.max(1)),
        ) else {
            return Ok(None);
        };
        size = at.saturating_add(own);
    }
    let size = size.next_multiple_of(whole.abi_alignment.max(1));
    if whole.abi_alignment <= 1 || size >= whole.size.min_value() {
        return Ok(None);
    }
    Ok(Some(ReorderHint { order: fields.iter().map(|field| label(field.ty)).collect(), size }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::def::{Def, DefKind, Dialect};
    use crate::layout::{CountExpr, LayoutRule};
    use crate::param::Param;

    static RECORD: Def = Def {
        mnemonic: Some("record"),
        layout: Some(&LayoutRule::Struct { members: &[0], packed: false }),
        ..Def::new(DefKind::Type, "demo", "demo.record", "RecordType")
    };
    static ARRAY: Def = Def {
        mnemonic: Some("array"),
        layout: Some(&LayoutRule::Array { element: 1, count: CountExpr::Param(0) }),
        ..Def::new(DefKind::Type, "demo", "demo.array", "ArrayType")
    };
    static DEMO: Dialect = Dialect { types: &[&RECORD, &ARRAY], ..Dialect::new("demo") };

    /// `(i8, i32, array of 2 x (i8, i16), i16, array of 3 x i8)`
    fn example(ctx: &Context) -> Picture {
        let (i8, i16) = (ctx.integer(8), ctx.integer(16));
        let inner = ctx.intern_type(&RECORD, &[Param::Types(&[i8, i16])]);
        let array = |count, ty| ctx.intern_type(&ARRAY, &[Param::UInt(count), Param::Type(ty)]);
        let members = [i8, ctx.i32(), array(2, inner), i16, array(3, i8)];
        let ty = ctx.intern_type(&RECORD, &[Param::Types(&members)]);
        Picture::of(ty, &DataLayout::new(ctx)).expect("a layout")
    }

    #[test]
    fn text_shows_offsets_bytes_padding_and_a_better_order() {
        let ctx = Context::with_dialects([&DEMO]);
        let expected = "\
!demo.record
  size       24 bytes (192 bits)
  alignment  4 bytes (ABI), 4 bytes (preferred)

     offset  size  align  field
  a       0     1      1  0: i8
  ·       1     3         padding
  b       4     4      4  1: i32
  c       8     1      1  2.0.0: i8
  ·       9     1         padding
  d      10     2      2  2.0.1: i16
  e      12     1      1  2.1.0: i8
  ·      13     1         padding
  f      14     2      2  2.1.1: i16
  g      16     2      2  3: i16
  h      18     3      1  4: 3 x i8
  ·      21     3         padding

  0000  a···bbbb
  0008  c·dde·ff
  0010  gghhh···

  8 of 24 bytes are padding
  in the order (i32, !demo.array, i16, i8, !demo.array) it would take 20 bytes, 4 less
";
        assert_eq!(example(&ctx).to_text(), expected);
    }

    #[test]
    fn equal_rows_are_shown_once() {
        let ctx = Context::with_dialects([&DEMO]);
        let ty = ctx.intern_type(&ARRAY, &[Param::UInt(1000), Param::Type(ctx.i64())]);
        let text = Picture::of(ty, &DataLayout::new(&ctx)).expect("a layout").to_text();
        assert!(text.contains("  0000  aaaaaaaaaaaaaaaa\n     *\n  … 6976 bytes more\n"), "{text}");
    }

    #[test]
    fn svg_is_well_formed_and_has_a_box_for_each_piece() {
        let ctx = Context::with_dialects([&DEMO]);
        let svg = example(&ctx).to_svg();
        assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
        // Eight fields, none split across rows, with a box each in grid and legend.
        assert_eq!(svg.matches("class=\"box").count(), 16);
        assert_eq!(svg.matches("class=\"pad\"").count(), 4);
        assert!(!svg.contains("\n\n"));
    }

    #[test]
    fn a_difference_marks_what_moved() {
        let ctx = Context::with_dialects([&DEMO]);
        let ty = ctx.intern_type(&RECORD, &[Param::Types(&[ctx.integer(8), ctx.i64()])]);
        let old = Picture::of(ty, &DataLayout::new(&ctx)).expect("a layout");
        let mut new = old.clone();
        new.fields[1].offset = 8;
        new.layout.abi_alignment = 8;
        let diff = PictureDiff::new(&old, &new);
        assert!(!diff.is_same());
        let expected = "\
!demo.record

  field   offset  size  align
  0: i8   0       1     1
* 1: i64  4 → 8   8     4
* whole           12    4 → 8
";
        assert_eq!(diff.to_text(), expected);
        let svg = diff.to_svg();
        // One field moved. On the left it lies in two rows, on the right in one; and there are the legends.
        assert_eq!(svg.matches(" moved\"").count(), 5);
        assert!(svg.contains("moves to 8") && svg.contains("moved from 4"), "{svg}");
        assert!(!PictureDiff::new(&old, &old).to_svg().contains(" moved\""));
        assert_eq!(
            PictureDiff::new(&old, &old).to_json(),
            r#"{"kind": "diff", "type": "!demo.record", "old_size": 12, "new_size": 12, "old_abi": 4, "new_abi": 4, "fields": [{"path": "0", "type": "i8", "old_offset": 0, "new_offset": 0, "moved": false}, {"path": "1", "type": "i64", "old_offset": 4, "new_offset": 4, "moved": false}]}"#
        );
    }
}
