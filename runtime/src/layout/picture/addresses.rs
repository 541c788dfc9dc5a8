//! [`AddressTable`]: which element of a memref is where.

use super::svg::{STYLE, escape};
use crate::Type;
use crate::builtin::{DYNAMIC, MemRefType};
use crate::diagnostic::Diagnostic;
use crate::layout::json::Object;
use crate::memref::{MemRefExt, MemRefLayoutAttr, MemRefLayoutAttrInterface};
use std::fmt::Write as _;

/// The most elements that a table shows.
const ELEMENTS: usize = 4096;
const CELL: usize = 64;
const ROW: usize = 32;

/// The place of every element of a memref of static shape, in elements from the
/// base; for a layout of several results, the coordinates that it gives.
///
/// ```
/// use isogloss::{Context, builtin::MemRefType, layout::AddressTable, text::parse_type};
/// let ctx = Context::new();
/// let ty = parse_type(&ctx, "memref<2x3xf32, contiguous<[1, 0]>>")?;
/// let table = AddressTable::of(ty.dyn_cast::<MemRefType<'_>>().expect("a memref"))?;
/// assert_eq!(table.places(), ["0", "2", "4", "1", "3", "5"]);
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressTable {
    ty: String,
    shape: Vec<usize>,
    /// One line about the layout.
    summary: String,
    /// In row-major order of the indices.
    places: Vec<String>,
}

impl AddressTable {
    /// The table of a memref.
    ///
    /// # Errors
    /// When the shape or the layout is not known before run time, or there are
    /// more than 4,096 elements.
    pub fn of(ty: MemRefType<'_>) -> Result<Self, Diagnostic> {
        let shape = ty.shape();
        let count = shape.iter().try_fold(1, |count: usize, size| {
            usize::try_from(*size).ok().and_then(|size| count.checked_mul(size))
        });
        let Some(count) = count else {
            return Err(Diagnostic::error("a memref of dynamic shape has no table of addresses"));
        };
        if count > ELEMENTS {
            let message = format!("{count} elements are too many for a table of addresses ({ELEMENTS})");
            return Err(Diagnostic::error(message));
        }
        let unknown = || Diagnostic::error("where the elements are is only known at run time");
        let (summary, place) = places(ty).ok_or_else(unknown)?;
        let sizes: Vec<usize> = shape.iter().map(|size| *size as usize).collect();
        let places = (0..count).map(|at| place(&index(&sizes, at))).collect::<Option<_>>();
        Ok(Self {
            ty: Type::from(ty).to_string(),
            shape: sizes,
            summary,
            places: places.ok_or_else(unknown)?,
        })
    }

    /// The places, in row-major order of the indices.
    #[must_use]
    pub fn places(&self) -> &[String] {
        &self.places
    }

    /// The sizes of the two fastest dimensions, which make a grid.
    fn grid(&self) -> (usize, usize) {
        match *self.shape {
            [] => (1, 1),
            [columns] => (1, columns),
            [.., rows, columns] => (rows, columns),
        }
    }

    /// The grids, each with the indices of the dimensions before them.
    fn slices(&self) -> impl Iterator<Item = (String, &[String])> {
        let (rows, columns) = self.grid();
        let outer = &self.shape[..self.shape.len().saturating_sub(2)];
        self.places.chunks((rows * columns).max(1)).enumerate().map(move |(number, places)| {
            let heading: Vec<_> = index(outer, number).iter().map(i64::to_string).collect();
            let heading =
                if heading.is_empty() { heading.join("") } else { format!("[{}, …]", heading.join(", ")) };
            (heading, places)
        })
    }

    /// A table for a terminal: a grid for the last two dimensions.
    #[must_use]
    pub fn to_text(&self) -> String {
        let (_, columns) = self.grid();
        let width = self.places.iter().map(String::len).max().unwrap_or(1).max(columns.to_string().len()) + 2;
        let mut out = format!("{}\n  {}\n", self.ty, self.summary);
        for (heading, places) in self.slices() {
            let _ = write!(out, "\n  {heading:<8}");
            (0..columns).for_each(|column| _ = write!(out, "{column:>width$}"));
            for (row, places) in places.chunks(columns.max(1)).enumerate() {
                let _ = write!(out, "\n  {row:>6}  ");
                places.iter().for_each(|place| _ = write!(out, "{place:>width$}"));
            }
            out.push('\n');
        }
        out
    }

    /// The same as a self-contained SVG image, legible in light and dark.
    #[must_use]
    pub fn to_svg(&self) -> String {
        let (rows, columns) = self.grid();
        let slices: Vec<_> = self.slices().collect();
        let longest = self.ty.chars().count().max(self.summary.chars().count());
        let cell = CELL.max(self.places.iter().map(String::len).max().unwrap_or(1) * 9 + 12);
        let width = (64 + columns * cell + 24).max(48 + longest * 9);
        let slice_height = rows * ROW + 48;
        let height = 72 + slices.len() * slice_height;
        let (title, summary) = (escape(&self.ty), escape(&self.summary));
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\">\n  \
             <title>{title}</title>\n  <style>{STYLE}  </style>\n  \
             <rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>\n  \
             <text class=\"title\" x=\"24\" y=\"28\">{title}</text>\n  \
             <text class=\"quiet\" x=\"24\" y=\"50\">{summary}</text>\n"
        );
        for (number, (heading, places)) in slices.iter().enumerate() {
            let top = 72 + number * slice_height + 24;
            let _ = writeln!(out, "  <text class=\"quiet\" x=\"24\" y=\"{}\">{heading}</text>", top - 22);
            for column in 0..columns {
                let x = 64 + column * cell + cell / 2;
                let y = top - 6;
                let _ = writeln!(
                    out,
                    "  <text class=\"quiet\" x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{column}</text>"
                );
            }
            for (at, place) in places.iter().enumerate() {
                let (row, column) = (at / columns, at % columns);
                let (x, y) = (64 + column * cell, top + row * ROW);
                if column == 0 {
                    let baseline = y + 21;
                    let _ = writeln!(
                        out,
                        "  <text class=\"quiet\" x=\"54\" y=\"{baseline}\" text-anchor=\"end\">{row}</text>"
                    );
                }
                let _ = writeln!(
                    out,
                    "  <rect class=\"box h{}\" x=\"{x}\" y=\"{y}\" width=\"{cell}\" height=\"{ROW}\"/>\n  \
                     <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{place}</text>",
                    row % 2,
                    x + cell / 2,
                    y + 21
                );
            }
        }
        out.push_str("</svg>\n");
        out
    }

    /// The same as a JSON object: the type, the shape, the places.
    #[must_use]
    pub fn to_json(&self) -> String {
        Object::new()
            .text("type", &self.ty)
            .text("layout", &self.summary)
            .texts("shape", self.shape.iter().map(ToString::to_string))
            .texts("places", &self.places)
            .end()
    }
}

/// The index at a position in row-major order.
fn index(shape: &[usize], mut at: usize) -> Vec<i64> {
    let mut index = vec![0; shape.len()];
    for (dim, size) in shape.iter().enumerate().rev() {
        index[dim] = (at % size.max(&1)) as i64;
        at /= size.max(&1);
    }
    index
}

/// Finds the place of an index, as text.
type Place<'c> = Box<dyn Fn(&[i64]) -> Option<String> + 'c>;

/// What to say of a layout, and how to find a place. An offset that is not known
/// is left out, and said to be.
fn places<'c>(ty: MemRefType<'c>) -> Option<(String, Place<'c>)> {
    if let Some(mut form) = ty.strides_and_offset() {
        let strides: Vec<_> = form.strides.iter().map(i64::to_string).collect();
        let offset = if form.offset == DYNAMIC { "?".to_owned() } else { form.offset.to_string() };
        let summary = format!("strides [{}], offset {offset}, in elements", strides.join(", "));
        if form.offset == DYNAMIC {
            form.offset = 0;
        }
        return Some((summary, Box::new(move |index| form.address(index).map(|place| place.to_string()))));
    }
    let map = ty.effective_layout().dyn_cast::<MemRefLayoutAttr<'_>>()?.affine_map();
    if map.num_symbols() > 0 {
        return None;
    }
    let place = move |index: &[i64]| {
        let results: Vec<_> = map.evaluate(index, &[])?.iter().map(i64::to_string).collect();
        Some(results.join(","))
    };
    Some((map.to_string(), Box::new(place)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::text::parse_type;

    fn table(context: &Context, text: &str) -> Result<AddressTable, Diagnostic> {
        AddressTable::of(parse_type(context, text)?.dyn_cast::<MemRefType<'_>>().expect("a memref"))
    }

    #[test]
    fn a_column_major_memref_counts_down_the_columns() {
        let ctx = Context::new();
        let table = table(&ctx, "memref<4x3xf32, contiguous<[1, 0], offset: ?>>").expect("a table");
        let expected = "memref<4x3xf32, contiguous<[1, 0], offset: ?>>
  strides [1, 4], offset ?, in elements

             0   1   2
       0     0   4   8
       1     1   5   9
       2     2   6  10
       3     3   7  11
";
        assert_eq!(table.to_text(), expected);
        let svg = table.to_svg();
        assert_eq!(svg.matches("<rect class=\"box").count(), 12);
    }

    #[test]
    fn leading_dimensions_make_several_grids() {
        let ctx = Context::new();
        let table = table(&ctx, "memref<2x1x2xi8>").expect("a table");
        assert_eq!(table.slices().map(|(heading, _)| heading).collect::<Vec<_>>(), ["[0, …]", "[1, …]"]);
        assert_eq!(table.places(), ["0", "1", "2", "3"]);
    }

    #[test]
    fn a_tiled_map_gives_coordinates() {
        let ctx = Context::new();
        let tiled = "memref<4x4xi8, affine_map<(i, j) -> (i floordiv 2, j floordiv 2, i mod 2, j mod 2)>>";
        assert_eq!(table(&ctx, tiled).expect("a table").places()[5], "0,0,1,1");
    }

    #[test]
    fn what_is_only_known_at_run_time_is_an_error() {
        let ctx = Context::new();
        for text in ["memref<?xi8>", "memref<4x4xi8, strided<[?, 1]>>", "memref<100x100xi8>"] {
            assert!(table(&ctx, text).is_err(), "{text}");
        }
        assert_eq!(table(&ctx, "memref<i8>").expect("a table").places(), ["0"]);
        assert_eq!(table(&ctx, "memref<0x4xi8>").expect("a table").places().len(), 0);
    }
}
