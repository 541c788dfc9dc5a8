//! Handles of the locations (LangRef, "Location Attributes") and of [`DistinctAttr`].

use super::Pin;
use super::attributes::StringAttr;
use super::declare::{builtin_defs, printed_by};
use super::interfaces::{LOCATION, LOCATION_INTERFACE};
use crate::Context;
use crate::attribute::Attribute;
use crate::def::ParamKind;
use crate::handle::Handle;
use crate::node::Node;
use crate::param::{Param, Parameter};
use crate::plumbing;
use crate::text::grammar::locations as grammar;

builtin_defs! {
    /// No place is known, `loc(unknown)`.
    UnknownLoc(Attribute) = UNKNOWN_LOC {
        name: "builtin.unknown_loc",
        mnemonic: None,
        summary: "An unspecified source location.",
        syntax: printed_by!(grammar::print_location),
        verify: None,
        interfaces: LOCATION,
        params: {}
    }

    /// A place in a file, `loc("f":1:2)`, or from there to another one, `loc("f":1:2 to 3:4)`.
    FileLineColRange(Attribute) = FILE_LINE_COL {
        name: "builtin.file_line_range",
        mnemonic: None,
        summary: "A file, a line and a column, or a range of them.",
        syntax: printed_by!(grammar::print_location),
        verify: None,
        interfaces: LOCATION,
        params: {
            /// The name of the file.
            filename[0]: StringAttr<'c> = ParamKind::Attr(None), "StringAttr", Required;
            /// The first line, from 1; 0 for none.
            start_line[1]: u32 = ParamKind::Int { bits: 32, signed: false }, "unsigned", Required;
            /// The first column, from 1; 0 for none.
            start_column[2]: u32 = ParamKind::Int { bits: 32, signed: false }, "unsigned", Required;
            /// The last line.
            end_line[3]: u32 = ParamKind::Int { bits: 32, signed: false }, "unsigned", Required;
            /// The last column.
            end_column[4]: u32 = ParamKind::Int { bits: 32, signed: false }, "unsigned", Required;
            /// How many numbers say so: 1 for the line alone, 2 with the column, 3 with the last column
            /// of the same line, 4. Locations that differ in nothing else are printed alike, and differ.
            numbers[5]: u32 = ParamKind::Int { bits: 32, signed: false }, "unsigned", Required;
        }
    }

    /// A place with a name, `loc("name"("f":1:2))`.
    NameLoc(Attribute) = NAME_LOC {
        name: "builtin.name_loc",
        mnemonic: None,
        summary: "A named source location.",
        syntax: printed_by!(grammar::print_location),
        verify: None,
        interfaces: LOCATION,
        params: {
            /// The name.
            name[0]: StringAttr<'c> = ParamKind::Attr(None), "StringAttr", Required;
            /// The place.
            child[1]: Location<'c> = ParamKind::Attr(None), "Location", Required;
        }
    }

    /// A place in a function, and where that is called, `loc(callsite("a" at "b"))`.
    CallSiteLoc(Attribute) = CALL_SITE {
        name: "builtin.call_site_loc",
        mnemonic: None,
        summary: "A callsite source location.",
        syntax: printed_by!(grammar::print_location),
        verify: None,
        interfaces: LOCATION,
        params: {
            /// The place in the function.
            callee[0]: Location<'c> = ParamKind::Attr(None), "Location", Required;
            /// The place of the call.
            caller[1]: Location<'c> = ParamKind::Attr(None), "Location", Required;
        }
    }

    /// Several places, `loc(fused["a", "b"])`.
    FusedLoc(Attribute) = FUSED {
        name: "builtin.fused_loc",
        mnemonic: None,
        summary: "A tuple of other source locations.",
        syntax: printed_by!(grammar::print_location),
        verify: None,
        interfaces: LOCATION,
        params: {
            /// The places, at least one.
            locations[0]: &'c [Attribute<'c>] = ParamKind::Array(&ParamKind::Attr(None)), "ArrayRef<Location>", Required;
            /// What the pass that fused them says.
            metadata[1]: Option<Attribute<'c>> = ParamKind::Attr(None), "Attribute", Optional;
        }
    }

    /// An attribute that equals nothing but itself, `distinct[0]<unit>` (LangRef, "Distinct Attribute").
    DistinctAttr(Attribute) = DISTINCT {
        name: "builtin.distinct",
        mnemonic: None,
        summary: "A unique attribute around another one.",
        syntax: printed_by!(grammar::print_distinct),
        verify: None,
        interfaces: &[],
        params: {
            /// What makes it differ from others of the context.
            id[0]: u64 = ParamKind::Int { bits: 64, signed: false }, "uint64_t", Required;
            /// The attribute that it is about.
            referenced[1]: Attribute<'c> = ParamKind::Attr(None), "Attribute", Required;
        }
    }
}

/// Any location: one of the builtin ones, or an attribute that implements
/// [`LOCATION_INTERFACE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location<'c>(Attribute<'c>);

impl Handle for Location<'_> {
    type Of<'c> = Location<'c>;

    fn accepts(node: Node<'_>) -> bool {
        node.interface::<()>(&LOCATION_INTERFACE).is_some()
    }

    fn from_node(node: Node<'_>) -> Option<Location<'_>> {
        if Self::accepts(node) { Attribute::from_node(node).map(Location) } else { None }
    }
}

impl<'c> From<Location<'c>> for Node<'c> {
    fn from(location: Location<'c>) -> Self {
        location.0.node()
    }
}

impl<'c> From<Location<'c>> for Attribute<'c> {
    fn from(location: Location<'c>) -> Self {
        location.0
    }
}

impl<'c> Parameter<'c> for Location<'c> {
    fn encode(self) -> Param<'c> {
        Param::Attr(self.0)
    }
    fn decode(param: Param<'c>) -> Option<Self> {
        Attribute::decode(param)?.cast::<Location<'static>>()
    }
}

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

impl std::fmt::Display for Location<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(&self.0, f)
    }
}

impl<'c> UnknownLoc<'c> {
    /// The unknown place.
    #[inline]
    #[must_use]
    pub fn get(context: &'c Context) -> Self {
        plumbing::handle(context.pinned(Pin::UNKNOWN_LOC, || context.intern(&UNKNOWN_LOC, &[])))
    }
}

impl<'c> FileLineColRange<'c> {
    /// A line and a column of a file; a file without a name is called `-`.
    #[must_use]
    pub fn get(context: &'c Context, filename: impl AsRef<[u8]>, line: u32, column: u32) -> Self {
        Self::of_numbers(context, StringAttr::get(context, filename), line, &[column])
    }

    /// From a line and a column of a file to another.
    #[must_use]
    pub fn range(context: &'c Context, filename: StringAttr<'c>, start: (u32, u32), end: (u32, u32)) -> Self {
        Self::of_numbers(context, filename, start.0, &[start.1, end.0, end.1])
    }

    /// A line, and behind it nothing, its column, that and the last column, or that and the last line and column.
    pub(crate) fn of_numbers(
        context: &'c Context,
        filename: StringAttr<'c>,
        line: u32,
        behind: &[u32],
    ) -> Self {
        // The reference tool does so for this form alone.
        let filename = match (filename.bytes(), behind) {
            (b"", [_]) => StringAttr::get(context, "-"),
            _ => filename,
        };
        let column = behind.first().copied().unwrap_or(0);
        let end = match *behind {
            [_, end_line, end_column] => (end_line, end_column),
            [_, end_column] => (line, end_column),
            _ => (line, column),
        };
        let numbers = [line, column, end.0, end.1, behind.len() as u32 + 1].map(Parameter::encode);
        let [line, column, end_line, end_column, count] = numbers;
        let params = [filename.encode(), line, column, end_line, end_column, count];
        plumbing::handle(context.intern(&FILE_LINE_COL, &params))
    }
}

impl<'c> NameLoc<'c> {
    /// A place with a name; `None` for an unknown place.
    #[must_use]
    pub fn get(context: &'c Context, name: impl AsRef<[u8]>, child: Option<Location<'c>>) -> Self {
        let child = child.unwrap_or_else(|| UnknownLoc::get(context).into());
        let name = StringAttr::get(context, name);
        plumbing::handle(context.intern(&NAME_LOC, &[name.encode(), child.encode()]))
    }
}

impl<'c> CallSiteLoc<'c> {
    /// A place in a function, and where that is called.
    #[must_use]
    pub fn get(context: &'c Context, callee: Location<'c>, caller: Location<'c>) -> Self {
        plumbing::handle(context.intern(&CALL_SITE, &[callee.encode(), caller.encode()]))
    }
}

impl<'c> FusedLoc<'c> {
    /// Several places as one. Fused places with the same metadata are taken apart,
    /// unknown ones and repetitions left out; what is left may be a single place,
    /// which is returned as it is when there is no metadata.
    #[must_use]
    pub fn fuse(
        context: &'c Context,
        locations: &[Location<'c>],
        metadata: Option<Attribute<'c>>,
    ) -> Location<'c> {
        let mut parts = Vec::with_capacity(locations.len());
        for location in locations {
            match location.0.cast::<FusedLoc<'_>>() {
                Some(fused) if fused.metadata() == metadata => parts.extend_from_slice(fused.locations()),
                _ if location.0.isa::<UnknownLoc<'_>>() => {}
                _ => parts.push(location.0),
            }
        }
        let mut seen = rustc_hash::FxHashSet::default();
        parts.retain(|part| seen.insert(part.node().address()));
        if let (None, [] | [_]) = (metadata, &parts[..]) {
            return parts.first().map_or_else(|| UnknownLoc::get(context).into(), |part| Location(*part));
        }
        if parts.is_empty() {
            parts.push(UnknownLoc::get(context).into());
        }
        Location(context.intern_attribute(&FUSED, &[Param::Attrs(&parts), metadata.encode()]))
    }
}

impl<'c> DistinctAttr<'c> {
    /// A new attribute about another one, different from all others.
    #[must_use]
    pub fn create(referenced: Attribute<'c>) -> Self {
        let context = referenced.context();
        let key = [Param::UInt(context.next_distinct()), Param::Attr(referenced)];
        plumbing::handle(context.intern(&DISTINCT, &key))
    }
}
