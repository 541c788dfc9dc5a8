//! [`AddressTable`]: the address of each element of a memref.

use super::svg::{STYLE, escape};
use crate::Type;
use crate::builtin::MemRefType;
use crate::diagnostic::Diagnostic;
use crate::layout::json::Object;
use crate::memref::{Addressing, Aliasing, aliasing};
use std::fmt::Write as _;

/// The maximum number of elements in a table.
const ELEMENTS: usize = 4096;
const CELL: usize = 64;
const ROW: usize = 32;

/// The address of every element of a memref of static shape, in elements from the base; for a layout
/// of several results also the coordinates that it gives.
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
    /// The amount of memory that the elements need.
    extent: String,
    /// The same in bytes, if that is known.
    bytes: Option<u64>,
    /// Two elements with one address, if there are some.
    shared: Option<String>,
    /// The addresses, in row-major order of the indices.
    places: Vec<String>,
    /// The coordinates, if the layout gives some.
    coordinates: Vec<String>,
}

impl AddressTable {
    /// The table of a memref.
    ///
    /// # Errors
    /// If the shape or the layout is dynamic, or there are more than 4,096 elements.
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
        let addressing = Addressing::of(ty)?;
        let sizes: Vec<usize> = shape.iter().map(|size| *size as usize).collect();
        let unknown = || Diagnostic::error("an address does not fit 64 bits");
        let (mut places, mut coordinates) = (Vec::with_capacity(count), Vec::new());
        for at in 0..count {
            let index = index(&sizes, at);
            places.push(addressing.address(&index).ok_or_else(unknown)?.to_string());
            coordinates.extend(addressing.coordinates(&index).map(|at| joined(&at, ",")));
        }
        Ok(Self {
            ty: Type::from(ty).to_string(),
            shape: sizes,
            summary: summary(&addressing),
            extent: Self::extent(&addressing),
            bytes: None,
            shared: Self::shared(ty),
            places,
            coordinates,
        })
    }

    /// The amount of memory that the elements of a memref need, as a line for people.
    #[must_use]
    pub fn extent(addressing: &Addressing<'_>) -> String {
        let extent = addressing.extent();
        // Shown if the language reference of 2020 counts otherwise.
        let bound = extent.stride_bound.filter(|bound| i128::from(*bound) != i128::from(extent.elements()));
        let bound = bound.map_or_else(String::new, |bound| format!(" (sizes times strides: {bound})"));
        let from = if extent.unknown_offset { "from the offset on" } else { "from the base on" };
        match extent.lowest {
            lowest if lowest < 0 => {
                format!("needs {} elements, the first at {lowest} {from}{bound}", extent.elements())
            }
            _ => format!("needs {} elements {from}{bound}", extent.elements()),
        }
    }

    /// The same table, with the bytes that the elements need: [`Extent::bytes`](crate::memref::Extent::bytes).
    #[must_use]
    pub fn with_bytes(mut self, bytes: u64) -> Self {
        self.bytes = Some(bytes);
        self
    }

    /// The lines before the grids.
    fn remarks(&self) -> Vec<String> {
        let bytes = self.bytes.map(|bytes| format!("{bytes} bytes"));
        let remarks = [Some(self.summary.clone()), Some(self.extent.clone()), bytes, self.shared.clone()];
        remarks.into_iter().flatten().collect()
    }

    /// Two elements of a memref that have one address, as a line for people; `None` if there are none, or it is not
    /// known.
    #[must_use]
    pub fn shared(ty: MemRefType<'_>) -> Option<String> {
        match aliasing(ty) {
            Aliasing::Shared(a, b) => Some(format!(
                "the elements [{}] and [{}] have one address",
                joined(&a, ", "),
                joined(&b, ", ")
            )),
            Aliasing::Distinct | Aliasing::Unknown => None,
        }
    }

    /// The texts of the cells.
    fn cells(&self) -> Vec<String> {
        if self.coordinates.is_empty() {
            return self.places.clone();
        }
        self.places
            .iter()
            .zip(&self.coordinates)
            .map(|(at, coordinates)| format!("{at} = {coordinates}"))
            .collect()
    }

    /// The coordinates that a layout of several results gives, in row-major order of the indices; none for
    /// other layouts.
    #[must_use]
    pub fn coordinates(&self) -> &[String] {
        &self.coordinates
    }

    /// The addresses, in row-major order of the indices.
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
    fn slices<'s>(&self, cells: &'s [String]) -> impl Iterator<Item = (String, &'s [String])> {
        let (rows, columns) = self.grid();
        let outer = &self.shape[..self.shape.len().saturating_sub(2)];
        cells.chunks((rows * columns).max(1)).enumerate().map(move |(number, places)| {
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
        let cells = self.cells();
        let width = cells.iter().map(String::len).max().unwrap_or(1).max(columns.to_string().len()) + 2;
        let mut out = format!("{}\n", self.ty);
        self.remarks().iter().for_each(|remark| _ = writeln!(out, "  {remark}"));
        for (heading, places) in self.slices(&cells) {
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

    /// The same as a self-contained SVG image, legible on light and dark backgrounds.
    #[must_use]
    pub fn to_svg(&self) -> String {
        let (rows, columns) = self.grid();
        let cells = self.cells();
        let slices: Vec<_> = self.slices(&cells).collect();
        let notes: Vec<_> = self.remarks().iter().map(|note| escape(note)).collect();
        let longest = notes.iter().map(|note| note.chars().count()).max().unwrap_or(0);
        let longest = self.ty.chars().count().max(longest);
        let cell = CELL.max(cells.iter().map(String::len).max().unwrap_or(1) * 9 + 12);
        let width = (64 + columns * cell + 24).max(48 + longest * 9);
        let slice_height = rows * ROW + 48;
        let head = 52 + 20 * notes.len();
        let height = head + slices.len() * slice_height;
        let title = escape(&self.ty);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{title}\">\n  \
             <title>{title}</title>\n  <style>{STYLE}  </style>\n  \
             <rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>\n  \
             <text class=\"title\" x=\"24\" y=\"28\">{title}</text>\n"
        );
        for (note, at) in notes.iter().zip(0usize..) {
            let y = 50 + 20 * at;
            let _ = writeln!(out, "  <text class=\"quiet\" x=\"24\" y=\"{y}\">{note}</text>");
        }
        for (number, (heading, places)) in slices.iter().enumerate() {
            let top = head + number * slice_height + 24;
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

    /// The same as a JSON object: the type, the shape, the addresses and the coordinates.
    #[must_use]
    pub fn to_json(&self) -> String {
        Object::new()
            .text("type", &self.ty)
            .text("layout", &self.summary)
            .texts("shape", self.shape.iter().map(ToString::to_string))
            .text("extent", &self.extent)
            .optional_number("bytes", self.bytes)
            .optional_text("shared", self.shared.as_deref())
            .texts("places", &self.places)
            .texts("coordinates", &self.coordinates)
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

fn joined(numbers: &[i64], separator: &str) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(separator)
}

/// The description of a layout.
fn summary(addressing: &Addressing<'_>) -> String {
    match (addressing.strided(), addressing.map()) {
        (Some(form), _) => {
            let unknown = addressing.extent().unknown_offset;
            let offset = if unknown { "?".to_owned() } else { form.offset.to_string() };
            format!("strides [{}], offset {offset}, in elements", joined(&form.strides, ", "))
        }
        (None, Some(map)) => map.to_string(),
        (None, None) => String::new(),
    }
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
  needs 12 elements from the offset on (sizes times strides: 16)

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
        assert_eq!(
            table.slices(&table.cells()).map(|(heading, _)| heading).collect::<Vec<_>>(),
            ["[0, …]", "[1, …]"]
        );
        assert_eq!(table.places(), ["0", "1", "2", "3"]);
    }

    #[test]
    fn a_tiled_map_gives_coordinates() {
        let ctx = Context::new();
        let tiled = "memref<4x4xi8, affine_map<(i, j) -> (i floordiv 2, j floordiv 2, i mod 2, j mod 2)>>";
        let table = table(&ctx, tiled).expect("a table");
        assert_eq!((&*table.places()[5], &*table.coordinates()[5]), ("3", "0,0,1,1"));
        assert!(table.to_text().contains("needs 16 elements from the base on\n"), "{}", table.to_text());
        assert!(table.to_text().contains("3 = 0,0,1,1"), "{}", table.to_text());
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
