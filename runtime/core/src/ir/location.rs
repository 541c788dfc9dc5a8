//! [`Loc`]: the location of a part of the IR, in four bytes.
//!
//! Nearly all locations are places in a file that was parsed, or positions in other files,
//! and most are never queried. So a `Loc` is either such a place, as an offset, or the number
//! of a position or of a location attribute that the [`Ir`] stores. The attribute of a place
//! or a position is created on demand.

use super::Ir;
use crate::builtin::{FileLineColRange, Location, StringAttr, UnknownLoc};
use crate::node_set::NodeSet;
use crate::text::Position;
use crate::{Attribute, Context};
use std::borrow::Cow;
use std::sync::Arc;

/// The location of a part of an [`Ir`] (LangRef, "Location"). It is valid only for
/// the `Ir` that returned it, except [`Loc::UNKNOWN`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Loc(u32);

/// Set in a `Loc` that is a place in a file that was parsed.
const PLACE: u32 = 1 << 31;

/// Set in a `Loc` that is the number of a position, unless [`PLACE`] is.
const POSITION: u32 = 1 << 30;

impl Loc {
    /// `loc(unknown)`.
    pub const UNKNOWN: Self = Self(0);

    /// Not a location: a value that [`SourceMap::place`] never returns.
    pub(crate) const NONE: Self = Self(u32::MAX);

    /// A number for side tables, unless it is a place in a file that was parsed or unknown: even numbers for
    /// attributes, odd ones for positions, both dense.
    #[inline]
    pub(crate) fn number(self) -> Option<usize> {
        match self.0 & (PLACE | POSITION) {
            0 => Some(2 * (self.0 as usize).checked_sub(1)?),
            POSITION => Some(2 * (self.0 & !POSITION) as usize + 1),
            _ => None,
        }
    }
}

/// The files of an `Ir`, and the locations that it uses.
#[derive(Clone)]
pub(crate) struct SourceMap<'c> {
    context: &'c Context,
    files: Vec<SourceFile<'c>>,
    /// The attributes of the locations 1, 2, ...
    attributes: NodeSet<'c, Location<'c>>,
    /// Positions without an attribute, by number; a file is a number in `position_files`.
    positions: Vec<(u32, Position)>,
    position_files: NodeSet<'c, StringAttr<'c>>,
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
    /// The text, if it is kept for errors of the verifier.
    text: Option<Arc<[u8]>>,
}

/// The longest text in bytes that an `Ir` keeps for errors of the verifier.
const KEPT_TEXT: usize = 1 << 20;

impl<'c> SourceMap<'c> {
    pub(crate) fn new(context: &'c Context) -> Self {
        Self {
            context,
            files: Vec::new(),
            attributes: NodeSet::default(),
            positions: Vec::new(),
            position_files: NodeSet::default(),
        }
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
        let name = FileLineColRange::named_file(self.context, StringAttr::get(self.context, name));
        self.files.push(SourceFile { name, base, from: from as u32, first, starts, text: None });
        Some(base)
    }

    /// Keeps the text of the last file that was added, unless it is long.
    pub(crate) fn keep_text(&mut self, text: &[u8]) {
        if let Some(file) = self.files.last_mut().filter(|_| text.len() <= KEPT_TEXT) {
            file.text = Some(text.into());
        }
    }

    /// The names of files with the texts that are kept.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (Cow<'_, str>, &[u8])> {
        self.files
            .iter()
            .filter_map(|file| Some((String::from_utf8_lossy(file.name.bytes()), file.text.as_deref()?)))
    }

    /// The location of the byte at an offset of the file with that base.
    #[inline]
    pub(crate) fn place(base: u32, offset: usize) -> Loc {
        Loc(PLACE | (base + offset as u32))
    }

    #[track_caller]
    pub(crate) fn intern(&mut self, location: Location<'c>) -> Loc {
        if Attribute::from(location).isa::<UnknownLoc<'_>>() {
            return Loc::UNKNOWN;
        }
        let number = self.attributes.insert(location).0 + 1;
        assert!(number < POSITION, "an Ir has at most 2^30 - 1 locations");
        Loc(number)
    }

    /// Reserves capacity for this many positions. Unused capacity costs address space, not memory.
    pub(crate) fn reserve_positions(&mut self, count: usize) {
        self.positions.reserve(count);
    }

    /// The number of positions.
    pub(crate) fn position_count(&self) -> usize {
        self.positions.len()
    }

    /// Adds a position in a file. Equal positions that are added twice are two locations with one attribute.
    ///
    /// # Panics
    /// If there are 2^30 positions already.
    #[inline]
    #[track_caller]
    pub(crate) fn add_position(&mut self, file: StringAttr<'c>, at: Position) -> Loc {
        let file = match self.position_files.items().last() {
            Some(last) if *last == file => self.position_files.len() as u32 - 1,
            _ => self.position_files.insert(FileLineColRange::named_file(self.context, file)).0,
        };
        let number = self.positions.len() as u32;
        assert!(number < POSITION, "an Ir has at most 2^30 positions");
        self.positions.push((file, at));
        Loc(POSITION | number)
    }

    /// The file and the position of a location that is a place in a file, unless only an attribute has them.
    #[inline]
    #[track_caller]
    pub(crate) fn position(&self, loc: Loc) -> Option<(StringAttr<'c>, Position)> {
        match loc.0 & (PLACE | POSITION) {
            0 => None,
            POSITION => {
                let (file, at) = *self.positions.get((loc.0 & !POSITION) as usize)?;
                Some((self.position_files.get(file)?, at))
            }
            _ => {
                let offset = loc.0 & !PLACE;
                let file = self.files[..self.files.partition_point(|file| file.base <= offset)].last()?;
                Some((file.name, file.position(offset - file.base)))
            }
        }
    }

    /// The byte offset of a location in the text of its file.
    pub(crate) fn offset(&self, loc: Loc) -> Option<usize> {
        if loc.0 & PLACE == 0 {
            return None;
        }
        let offset = loc.0 & !PLACE;
        let file = self.files[..self.files.partition_point(|file| file.base <= offset)].last()?;
        Some((offset - file.base) as usize)
    }

    #[track_caller]
    pub(crate) fn location(&self, loc: Loc) -> Location<'c> {
        if let Some((file, at)) = self.position(loc) {
            return FileLineColRange::of_place(self.context, file, at.line, at.column).into();
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
    #[track_caller]
    pub fn location(&self, loc: Loc) -> Location<'c> {
        self.sources.location(loc)
    }
}
