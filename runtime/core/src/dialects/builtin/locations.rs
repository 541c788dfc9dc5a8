//! [`Location`], and constructors of the builtin locations (LangRef, "Location
//! Attributes") and of [`DistinctAttr`].

use super::generated::{
    CallSiteLoc, DistinctAttr, FileLineColRange, FusedLoc, NameLoc, StringAttr, UnknownLoc,
};
use super::interfaces::LOCATION_INTERFACE;
use crate::attribute::Attribute;
use crate::handle::DefHandle;
use crate::node::Node;
use crate::param::Param;
use crate::text::UNNAMED;
use crate::{Context, interface_handle, plumbing};
use rustc_hash::FxHashSet;

/// Any location: one of the builtin ones, or an attribute that implements
/// [`LOCATION_INTERFACE`].
pub struct Location<'c>(Attribute<'c>);
/// The interface has no functions.
type Functions = ();
interface_handle!(Location, Attribute, LOCATION_INTERFACE, Functions);

/// The builtin handles are locations.
macro_rules! locations {
    ($($handle:ident),*) => {$(
        impl<'c> From<$handle<'c>> for Location<'c> {
            fn from(handle: $handle<'c>) -> Self {
                Self(handle.into())
            }
        }
    )*};
}
locations! { UnknownLoc, FileLineColRange, NameLoc, CallSiteLoc, FusedLoc }

impl<'c> Location<'c> {
    /// The first range of a file in the location: callees come before callers, and the parts of a fused location in
    /// their order.
    #[must_use]
    pub fn file_range(self) -> Option<FileLineColRange<'c>> {
        self.find(|part| part.0.dyn_cast::<FileLineColRange<'_>>())
    }

    /// The first result of a function for the location and its parts, in the order of [`Self::file_range`]. No part is
    /// visited twice.
    pub fn find<T>(self, find: impl Fn(Location<'c>) -> Option<T>) -> Option<T> {
        let mut seen = FxHashSet::default();
        let mut waiting = vec![self];
        while let Some(part) = waiting.pop() {
            if let Some(found) = find(part) {
                return Some(found);
            }
            if !seen.insert(part.0) {
                continue;
            }
            if let Some(name) = part.0.dyn_cast::<NameLoc<'_>>() {
                waiting.push(name.child());
            } else if let Some(call) = part.0.dyn_cast::<CallSiteLoc<'_>>() {
                waiting.extend([call.caller(), call.callee()]);
            } else if let Some(fused) = part.0.dyn_cast::<FusedLoc<'_>>() {
                waiting.extend(fused.locations().iter().rev().copied().map(Location));
            }
        }
        None
    }
}

impl<'c> FileLineColRange<'c> {
    /// A line and a column of a file; a file without a name is called `-`.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, filename: impl AsRef<[u8]>, line: u32, column: u32) -> Self {
        Self::of_numbers(context, StringAttr::get(context, filename), line, &[column])
    }

    /// As [`Self::get`], for an interned name.
    pub(crate) fn of_place(context: &'c Context, filename: StringAttr<'c>, line: u32, column: u32) -> Self {
        Self::of_numbers(context, filename, line, &[column])
    }

    /// From a line and a column of a file to another.
    #[must_use]
    pub fn range(context: &'c Context, filename: StringAttr<'c>, start: (u32, u32), end: (u32, u32)) -> Self {
        Self::of_numbers(context, filename, start.0, &[start.1, end.0, end.1])
    }

    /// A line; optionally its column; optionally the last column, or the last line and column.
    pub(crate) fn of_numbers(
        context: &'c Context,
        filename: StringAttr<'c>,
        line: u32,
        numbers: &[u32],
    ) -> Self {
        let filename = if numbers.len() == 1 { Self::named_file(context, filename) } else { filename };
        let column = numbers.first().copied().unwrap_or(0);
        let end = match *numbers {
            [] => RangeEnd::NoColumn,
            [_] => RangeEnd::Start,
            [_, column] => RangeEnd::Column(column),
            [_, line, column, ..] => RangeEnd::Place(line, column),
        };
        Self::of_parts(context, filename, packed(line, column), end)
    }

    /// The name of the file in a location with a line and a column. The reference tool replaces an empty name in this
    /// form only.
    pub(crate) fn named_file(context: &'c Context, filename: StringAttr<'c>) -> StringAttr<'c> {
        if filename.bytes().is_empty() { StringAttr::get(context, UNNAMED) } else { filename }
    }

    /// Without any number, as in bytecode.
    pub(crate) fn of_file(context: &'c Context, filename: StringAttr<'c>) -> Self {
        Self::of_parts(context, filename, 0, RangeEnd::NoLine)
    }

    fn of_parts(context: &'c Context, filename: StringAttr<'c>, start: u64, end: RangeEnd) -> Self {
        let key = (Attribute::from(filename), start, end.encode());
        plumbing::handle(context.intern_key(Self::DEF, key))
    }

    /// The file, the line and the column of a location that has exactly these.
    #[inline]
    pub(crate) fn place_of(node: Node<'c>) -> Option<(StringAttr<'c>, u32, u32)> {
        if !node.is(Self::DEF) {
            return None;
        }
        let [Param::Attr(file), Param::UInt(start), Param::None] = *node.params() else { return None };
        let (line, column) = unpacked(start);
        Some((file.dyn_cast::<StringAttr<'_>>()?, line, column))
    }

    /// The name of the file.
    #[must_use]
    pub fn filename(self) -> StringAttr<'c> {
        plumbing::param(self.node(), 0)
    }

    fn start(self) -> (u32, u32) {
        unpacked(plumbing::param(self.node(), 1))
    }

    fn end(self) -> RangeEnd {
        RangeEnd::decode(plumbing::param(self.node(), 2))
    }

    fn node(self) -> Node<'c> {
        Attribute::from(self).node()
    }

    /// The first line, from 1; 0 for none.
    #[must_use]
    pub fn start_line(self) -> u32 {
        self.start().0
    }

    /// The first column, from 1; 0 for none.
    #[must_use]
    pub fn start_column(self) -> u32 {
        self.start().1
    }

    /// The last line.
    #[must_use]
    pub fn end_line(self) -> u32 {
        match self.end() {
            RangeEnd::Place(line, _) => line,
            RangeEnd::NoLine | RangeEnd::NoColumn | RangeEnd::Start | RangeEnd::Column(_) => {
                self.start_line()
            }
        }
    }

    /// The last column.
    #[must_use]
    pub fn end_column(self) -> u32 {
        match self.end() {
            RangeEnd::Column(column) | RangeEnd::Place(_, column) => column,
            RangeEnd::NoLine | RangeEnd::NoColumn | RangeEnd::Start => self.start_column(),
        }
    }

    /// The number of numbers in the text: 1 for the line alone, 2 with the column, 3 with the last column of the same
    /// line, 4 with the last line. Locations that differ only in it are printed alike but are not equal.
    #[must_use]
    pub fn numbers(self) -> u32 {
        match self.end() {
            RangeEnd::NoLine => 0,
            RangeEnd::NoColumn => 1,
            RangeEnd::Start => 2,
            RangeEnd::Column(_) => 3,
            RangeEnd::Place(..) => 4,
        }
    }
}

fn packed(line: u32, column: u32) -> u64 {
    u64::from(line) << 32 | u64::from(column)
}

fn unpacked(place: u64) -> (u32, u32) {
    ((place >> 32) as u32, place as u32)
}

/// The numbers after the first line of a position in a file.
#[derive(Clone, Copy)]
enum RangeEnd {
    /// There is no line either.
    NoLine,
    NoColumn,
    /// The first column.
    Start,
    /// The first column and the last one, of the same line.
    Column(u32),
    /// The first column and the last line and column.
    Place(u32, u32),
}

impl RangeEnd {
    fn encode<'c>(self) -> Param<'c> {
        match self {
            Self::NoLine => Param::Bool(false),
            Self::NoColumn => Param::Bool(true),
            Self::Start => Param::None,
            Self::Column(column) => Param::Int(column.into()),
            Self::Place(line, column) => Param::UInt(packed(line, column)),
        }
    }

    fn decode(param: Param<'_>) -> Self {
        match param {
            Param::Bool(false) => Self::NoLine,
            Param::Bool(true) => Self::NoColumn,
            Param::Int(column) => Self::Column(column as u32),
            Param::UInt(place) => {
                let (line, column) = unpacked(place);
                Self::Place(line, column)
            }
            _ => Self::Start,
        }
    }
}

impl<'c> NameLoc<'c> {
    /// A location with a name; `None` is the unknown location.
    #[must_use]
    #[track_caller]
    pub fn get(context: &'c Context, name: impl AsRef<[u8]>, child: Option<Location<'c>>) -> Self {
        Self::of(StringAttr::get(context, name), child)
    }

    /// As [`Self::get`], for an interned name.
    pub(crate) fn of(name: StringAttr<'c>, child: Option<Location<'c>>) -> Self {
        let context = Attribute::from(name).context();
        let child = child.unwrap_or_else(|| UnknownLoc::get(context).into());
        Self::base_get(context, name, child)
    }
}

impl<'c> FusedLoc<'c> {
    /// Several locations as one. Fused locations with the same metadata are flattened;
    /// unknown and repeated ones are dropped. If one location remains and there is no
    /// metadata, the result is that location.
    #[must_use]
    pub fn fuse(
        context: &'c Context,
        locations: &[Location<'c>],
        metadata: Option<Attribute<'c>>,
    ) -> Location<'c> {
        let mut parts = Vec::with_capacity(locations.len());
        for location in locations {
            match location.0.dyn_cast::<FusedLoc<'_>>() {
                Some(fused) if fused.metadata() == metadata => parts.extend_from_slice(fused.locations()),
                _ if location.0.isa::<UnknownLoc<'_>>() => {}
                _ => parts.push(location.0),
            }
        }
        without_repetitions(&mut parts);
        if let (None, [] | [_]) = (metadata, &parts[..]) {
            return parts.first().map_or_else(|| UnknownLoc::get(context).into(), |part| Location(*part));
        }
        if parts.is_empty() {
            parts.push(UnknownLoc::get(context).into());
        }
        Self::base_get(context, &parts, metadata).into()
    }
}

/// Keeps the first of equal locations.
fn without_repetitions(parts: &mut Vec<Attribute<'_>>) {
    // The number of parts up to which they are compared one by one; most locations have few.
    const FEW: usize = 8;
    if parts.len() <= FEW {
        let mut kept = 0;
        for at in 0..parts.len() {
            if !parts[..kept].contains(&parts[at]) {
                parts[kept] = parts[at];
                kept += 1;
            }
        }
        return parts.truncate(kept);
    }
    let mut seen = rustc_hash::FxHashSet::default();
    parts.retain(|part| seen.insert(part.node().address()));
}

impl<'c> DistinctAttr<'c> {
    /// A new attribute that refers to another one and differs from all others.
    #[must_use]
    pub fn create(referenced: Attribute<'c>) -> Self {
        let context = referenced.context();
        Self::base_get(context, context.next_distinct(), referenced)
    }
}
