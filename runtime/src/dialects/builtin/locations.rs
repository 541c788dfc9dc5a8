//! [`Location`], and constructors of the builtin locations (LangRef, "Location
//! Attributes") and of [`DistinctAttr`].

use super::generated::{
    CallSiteLoc, DistinctAttr, FileLineColRange, FusedLoc, NameLoc, StringAttr, UnknownLoc,
};
use super::interfaces::LOCATION_INTERFACE;
use crate::attribute::Attribute;
use crate::handle::DefHandle;
use crate::{Context, interface_handle, plumbing};

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

    /// A line; optionally its column; optionally the last column, or the last line and column.
    pub(crate) fn of_numbers(
        context: &'c Context,
        filename: StringAttr<'c>,
        line: u32,
        behind: &[u32],
    ) -> Self {
        // The reference tool does this for this form only.
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
        let numbers = behind.len() as u64 + 1;
        let [line, column, end_line, end_column] = [line, column, end.0, end.1].map(u64::from);
        let key = (Attribute::from(filename), line, column, end_line, end_column, numbers);
        plumbing::handle(context.intern_key(Self::DEF, key))
    }
}

impl<'c> NameLoc<'c> {
    /// A location with a name; `None` is the unknown location.
    #[must_use]
    pub fn get(context: &'c Context, name: impl AsRef<[u8]>, child: Option<Location<'c>>) -> Self {
        Self::of(StringAttr::get(context, name), child)
    }

    /// As [`Self::get`], of a name that is interned already.
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
    // Most locations are of a few.
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
