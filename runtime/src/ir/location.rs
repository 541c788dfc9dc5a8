//! [`Loc`]: the location of a part of the IR, in four bytes.
//!
//! Nearly all locations are places in a file that was parsed, and most are never
//! queried. So a `Loc` is either such a place, as an offset, or the number of a
//! location attribute that the [`Ir`] stores. The attribute of a place is created
//! on demand.

use super::Ir;
use crate::builtin::{FileLineColRange, Location, StringAttr, UnknownLoc};
use crate::node_set::NodeSet;
use crate::{Attribute, Context};

/// The location of a part of an [`Ir`] (LangRef, "Location"). It is valid only for
/// the `Ir` that returned it, except [`Loc::UNKNOWN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Loc(u32);

/// Set in a `Loc` that is a place in a file.
const PLACE: u32 = 1 << 31;

impl Loc {
    /// `loc(unknown)`.
    pub const UNKNOWN: Self = Self(0);

    /// The number of its attribute, if it is neither a place in a file nor unknown. Numbers are dense.
    #[inline]
    pub(crate) fn number(self) -> Option<usize> {
        (self.0 & PLACE == 0).then_some(self.0 as usize)?.checked_sub(1)
    }
}

/// The files of an `Ir`, and the locations that it uses.
#[derive(Clone)]
pub(crate) struct SourceMap<'c> {
    context: &'c Context,
    files: Vec<SourceFile<'c>>,
    /// The attributes of the locations 1, 2, ...
    attributes: NodeSet<'c, Location<'c>>,
}

/// A file: its places are the offsets from `base` on.
#[derive(Clone)]
struct SourceFile<'c> {
    name: StringAttr<'c>,
    base: u32,
    /// The start of the part that is read, relative to `base`.
    from: u32,
    /// The position of that start.
    first: Position,
    /// The starts of the other lines of that part, relative to `base`; then one past the end.
    starts: Vec<u32>,
}

/// A line and a column, both counted from one; columns in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// The line.
    pub line: u32,
    /// The column, in bytes.
    pub column: u32,
}

impl Position {
    /// The position of the first byte of a file.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The position after a text that begins here.
    #[must_use]
    pub fn after(self, text: &[u8]) -> Self {
        match memchr::memrchr(b'\n', text) {
            None => Self { column: self.column + text.len() as u32, ..self },
            Some(last) => Self {
                line: self.line + memchr::memchr_iter(b'\n', text).count() as u32,
                column: (text.len() - last) as u32,
            },
        }
    }
}

impl<'c> SourceMap<'c> {
    pub(crate) fn new(context: &'c Context) -> Self {
        Self { context, files: Vec::new(), attributes: NodeSet::default() }
    }

    /// Adds a file whose text is read from the offset `from` on, which has the position `first`. Returns the base for
    /// [`Self::place`]; `None` if all texts together have 2^31 bytes or more.
    pub(crate) fn add_file(&mut self, name: &str, text: &[u8], from: usize, first: Position) -> Option<u32> {
        let base = self.files.last().map_or(0, |file| file.end());
        let len = u32::try_from(text.len()).ok()?;
        if u64::from(base) + u64::from(len) + 1 >= u64::from(PLACE) {
            return None;
        }
        let breaks = memchr::memchr_iter(b'\n', &text[from..]);
        let mut starts: Vec<u32> = breaks.map(|at| (from + at) as u32 + 1).collect();
        starts.push(len + 1);
        let name = StringAttr::get(self.context, name);
        self.files.push(SourceFile { name, base, from: from as u32, first, starts });
        Some(base)
    }

    /// The location of the byte at an offset of the file with that base.
    #[inline]
    pub(crate) fn place(base: u32, offset: usize) -> Loc {
        Loc(PLACE | (base + offset as u32))
    }

    fn intern(&mut self, location: Location<'c>) -> Loc {
        if Attribute::from(location).isa::<UnknownLoc<'_>>() {
            return Loc::UNKNOWN;
        }
        let number = self.attributes.insert(location).0 + 1;
        assert!(number < PLACE, "an Ir has at most 2^31 - 1 locations");
        Loc(number)
    }

    /// The file and the position of a location that is a place in a file.
    pub(crate) fn position(&self, loc: Loc) -> Option<(StringAttr<'c>, Position)> {
        let offset = (loc.0 & PLACE != 0).then_some(loc.0 & !PLACE)?;
        let file = self.files[..self.files.partition_point(|file| file.base <= offset)].last()?;
        Some((file.name, file.position(offset - file.base)))
    }

    pub(crate) fn location(&self, loc: Loc) -> Location<'c> {
        if let Some((file, at)) = self.position(loc) {
            return FileLineColRange::of_numbers(self.context, file, at.line, &[at.column]).into();
        }
        match loc.0.checked_sub(1) {
            Some(number) => match self.attributes.get(number) {
                Some(location) => location,
                None => panic!("the location is not one of this Ir"),
            },
            None => UnknownLoc::get(self.context).into(),
        }
    }
}

impl SourceFile<'_> {
    fn end(&self) -> u32 {
        self.base + self.starts.last().copied().unwrap_or(0)
    }

    fn position(&self, offset: u32) -> Position {
        let line = self.starts.partition_point(|start| *start <= offset);
        match line.checked_sub(1) {
            None => Position { line: self.first.line, column: self.first.column + offset - self.from },
            Some(before) => {
                Position { line: self.first.line + line as u32, column: offset - self.starts[before] + 1 }
            }
        }
    }
}

impl<'c> Ir<'c> {
    /// The `Loc` for a location attribute.
    pub fn intern_location(&mut self, location: Location<'c>) -> Loc {
        self.sources.intern(location)
    }

    /// The location attribute of a `Loc`.
    ///
    /// # Panics
    /// If `loc` is not one of this `Ir`.
    #[must_use]
    pub fn location(&self, loc: Loc) -> Location<'c> {
        self.sources.location(loc)
    }
}
