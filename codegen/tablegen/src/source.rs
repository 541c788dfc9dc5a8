//! The source texts of a run, and positions in them.
//!
//! All texts share one range of positions, each with an interval of its own, so that a
//! position in any file is one `u32` and a [`Span`] is two. Files, lines and columns are
//! computed only on request: see [`SourceMap::location`].

use std::borrow::Cow;
use std::fmt;
use std::ops::{Deref, Range};
use std::sync::{Arc, OnceLock};

use crate::scan::find;

/// A source text. Clones are cheap: they share it.
///
/// A `String` is moved into it; [`Text::embedded`] borrows a static string; other `&str` are
/// copied.
///
/// ```
/// # use isogloss_tablegen::Text;
/// let text = Text::from(String::from("class Shape;"));
/// assert_eq!(text.len(), 12);
/// assert_eq!(text.clone().as_ptr(), text.as_ptr());
/// assert_eq!(&*Text::embedded("class Shape;"), &*text);
/// ```
// `Arc<str>` would copy a `String`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text(Arc<Cow<'static, str>>);

impl Text {
    /// A text that is part of the program, such as one from `include_str!`.
    #[must_use]
    pub fn embedded(text: &'static str) -> Text {
        Text(Arc::new(Cow::Borrowed(text)))
    }

    /// Whether two texts are equal. Texts that are shared are not compared.
    pub(crate) fn is_same(&self, other: &Text) -> bool {
        std::ptr::eq(self.as_ptr(), other.as_ptr()) && self.len() == other.len() || self == other
    }
}

impl Deref for Text {
    type Target = str;

    #[inline(always)]
    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text(Arc::new(Cow::Owned(text)))
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text::from(text.to_owned())
    }
}

/// A text in a [`SourceMap`].
///
/// Identifiers are assigned in the order of opening; a file that is included twice has two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(u32);

impl FileId {
    /// The position of this file in [`SourceMap::files`].
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A range of bytes in one of the texts of a [`SourceMap`].
///
/// Its bounds are positions in the whole map, not offsets in the file: create spans by
/// [`SourceMap::span`] or from other spans, and ask the map for the [range](SourceMap::range)
/// or the [location](SourceMap::location).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// First byte.
    pub(crate) start: u32,
    /// One past the last byte.
    pub(crate) end: u32,
}

impl Span {
    /// No span, for diagnostics without a location.
    pub const NONE: Span = Span { start: 0, end: 0 };

    #[inline]
    pub(crate) const fn new(start: u32, end: u32) -> Span {
        Span { start, end }
    }

    /// Whether this is [`Span::NONE`].
    #[must_use]
    pub fn is_none(self) -> bool {
        self == Span::NONE
    }

    /// The number of bytes covered.
    #[must_use]
    pub fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Whether no byte is covered; such a span still has a position.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The smallest span that covers both; they must be in one file.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span::new(self.start.min(other.start), self.end.max(other.end))
    }

    /// The part of this span between two byte offsets from its start. Offsets beyond its end
    /// are reduced to it.
    ///
    /// ```
    /// # use isogloss_tablegen::SourceMap;
    /// let mut sources = SourceMap::new();
    /// let file = sources.add("a.td", "def abc;");
    /// let name = sources.span(file, 4..7);
    /// assert_eq!(sources.snippet(name.part(1..3)), "bc");
    /// ```
    #[must_use]
    pub fn part(self, range: Range<usize>) -> Span {
        let at = |offset: usize| {
            let offset = u32::try_from(offset).unwrap_or(u32::MAX);
            self.start.saturating_add(offset).min(self.end)
        };
        Span::new(at(range.start), at(range.end))
    }

    /// Whether `other` lies inside this span.
    #[must_use]
    pub fn contains(self, other: Span) -> bool {
        self.start <= other.start && other.end <= self.end
    }
}

/// File, line and column.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Location<'a> {
    /// Name of the file, as it was opened.
    pub file: &'a str,
    /// Line, counted from 1.
    pub line: u32,
    /// Column in bytes, counted from 1.
    pub column: u32,
}

impl fmt::Display for Location<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// One opened text.
#[derive(Clone, Debug)]
pub struct SourceFile {
    name: String,
    text: Text,
    base: u32,
    included_from: Option<Span>,
    lines: OnceLock<Vec<u32>>,
    /// The edits between tokens since the evaluation, if there are any.
    edited: Option<Edited>,
}

/// Edits between the tokens of a text, after the evaluation that positions refer to.
#[derive(Clone, Debug)]
struct Edited {
    /// The length of the text that was evaluated.
    length: u32,
    /// Starts of tokens, ascending, each with the shift of the text from there to the next one.
    shifts: Vec<(u32, i64)>,
}

impl Edited {
    /// The current position of the start, the end or a byte of a token.
    fn now(&self, at: u32) -> u32 {
        let after = self.shifts.partition_point(|(start, _)| *start <= at);
        let by = after.checked_sub(1).map_or(0, |last| self.shifts[last].1);
        u32::try_from(i64::from(at) + by).unwrap_or(0)
    }

    /// The original position of a current one. A position between tokens belongs to the token before.
    fn before(&self, now: u32) -> u32 {
        let now = i64::from(now);
        let after = self.shifts.partition_point(|(start, by)| i64::from(*start) + by <= now);
        let by = after.checked_sub(1).map_or(0, |last| self.shifts[last].1);
        let next = self.shifts.get(after).map_or(self.length, |(start, _)| start - 1);
        u32::try_from(now - by).unwrap_or(0).min(next)
    }

    /// Moves the text from the start of a token on; `start` is a position before the edits.
    fn shift(&mut self, start: u32, by: i64) {
        let at = self.shifts.partition_point(|(known, _)| *known < start);
        if self.shifts.get(at).is_none_or(|(known, _)| *known != start) {
            let so_far = at.checked_sub(1).map_or(0, |last| self.shifts[last].1);
            self.shifts.insert(at, (start, so_far));
        }
        self.shifts[at..].iter_mut().for_each(|(_, moved)| *moved += by);
    }
}

impl SourceFile {
    /// The name under which it was opened: a path, or the name of an embedded
    /// text.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The `include` that opened this file, unless it is a root.
    #[must_use]
    pub fn included_from(&self) -> Option<Span> {
        self.included_from
    }

    /// The whole file as a span.
    #[must_use]
    pub fn span(&self) -> Span {
        let length = self.edited.as_ref().map_or(self.text.len() as u32, |edited| edited.length);
        Span::new(self.base, self.base + length)
    }

    pub(crate) fn shared_text(&self) -> Text {
        self.text.clone()
    }

    /// The byte of the text at a position.
    fn offset(&self, position: u32) -> usize {
        let offset = position - self.base;
        let now = self.edited.as_ref().map_or(offset, |edited| edited.now(offset));
        (now as usize).min(self.text.len())
    }

    /// The position of a byte of the text. Text between tokens may map to the end of the token before.
    fn position(&self, offset: usize) -> u32 {
        let offset = u32::try_from(offset).unwrap_or(u32::MAX);
        let offset = self.edited.as_ref().map_or(offset, |edited| edited.before(offset));
        self.base.saturating_add(offset).min(self.span().end)
    }

    fn line_starts(&self) -> &[u32] {
        self.lines.get_or_init(|| {
            let next = |&start: &usize| Some(start + find(&self.text.as_bytes()[start..], [b'\n'])? + 1);
            std::iter::successors(Some(0), next).map(|start| start as u32).collect()
        })
    }
}

/// All texts of a run.
///
/// ```
/// # use isogloss_tablegen::SourceMap;
/// let mut sources = SourceMap::new();
/// let file = sources.add("shapes.td", "class Shape;\ndef Square : Shape;\n");
/// let shape = sources.span(file, 26..31);
/// assert_eq!(sources.snippet(shape), "Shape");
/// assert_eq!(sources.location(shape).to_string(), "shapes.td:2:14");
/// ```
#[derive(Clone, Debug, Default)]
pub struct SourceMap {
    files: Vec<SourceFile>,
    /// Unused positions after the last text.
    reserved: u32,
}

impl SourceMap {
    /// A map without texts.
    #[must_use]
    pub fn new() -> SourceMap {
        SourceMap::default()
    }

    /// Adds a root file: a text that no `include` opened.
    ///
    /// # Panics
    ///
    /// If all texts together exceed 4 GiB.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<Text>) -> FileId {
        self.add_included(name.into(), text.into(), None).expect("all texts together pass 4 GiB")
    }

    /// Adds a text; `None` if all texts together would exceed 4 GiB.
    pub(crate) fn add_included(
        &mut self,
        name: String,
        text: Text,
        included_from: Option<Span>,
    ) -> Option<FileId> {
        // One unused position between files keeps the end of one apart from
        // the start of the next, and position 0 free for `Span::NONE`.
        let base = self.files.last().map_or(1, |last| last.span().end + 1).checked_add(self.reserved)?;
        let len = u32::try_from(text.len()).ok()?;
        base.checked_add(len)?.checked_add(1)?;
        self.reserved = 0;
        let id = FileId(u32::try_from(self.files.len()).ok()?);
        let lines = OnceLock::new();
        self.files.push(SourceFile { name, text, base, included_from, lines, edited: None });
        Some(id)
    }

    /// Reserves positions after the last text, so that [`SourceMap::replace_root`] can make it longer by as many bytes.
    pub(crate) fn reserve(&mut self, bytes: u32) {
        self.reserved = bytes;
    }

    /// Whether the first text can be replaced by one of this length.
    pub(crate) fn has_room(&self, length: usize) -> bool {
        let next = self.files.get(1).map_or(u32::MAX, |second| second.base);
        let end = self.files.first().and_then(|root| root.base.checked_add(u32::try_from(length).ok()?));
        end.is_some_and(|end| end < next)
    }

    /// Replaces the first text by one that fits; all other texts keep their positions.
    pub(crate) fn replace_root(&mut self, text: Text) {
        if let Some(root) = self.files.first_mut() {
            (root.text, root.lines, root.edited) = (text, OnceLock::new(), None);
        }
    }

    /// The map after an edit between two tokens of the first text. The second token starts at byte `start`; it and the
    /// text after it move by `by` bytes. Spans keep their values.
    pub(crate) fn with_trivia_edit(&self, text: Text, start: usize, by: i64) -> SourceMap {
        let mut map = self.clone();
        if let Some(root) = map.files.first_mut() {
            let before = root.position(start) - root.base;
            let unedited = || Edited { length: root.text.len() as u32, shifts: Vec::new() };
            let mut edited = root.edited.take().unwrap_or_else(unedited);
            edited.shift(before, by);
            (root.text, root.lines, root.edited) = (text, OnceLock::new(), Some(edited));
        }
        map
    }

    pub(crate) fn rename_root(&mut self, name: &str) {
        if let Some(root) = self.files.first_mut() {
            name.clone_into(&mut root.name);
        }
    }

    /// Sets the `include` of the second file to a later `include` of the same file, if there is one.
    pub(crate) fn join_second(&mut self) {
        let [_, second, others @ ..] = self.files.as_mut_slice() else { return };
        if let Some(again) = others.iter().find(|other| other.name == second.name) {
            second.included_from = again.included_from;
        }
    }

    /// All files in the order of opening.
    #[must_use]
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// One file.
    ///
    /// # Panics
    ///
    /// If `id` comes from another map and this one has fewer files.
    #[must_use]
    pub fn file(&self, id: FileId) -> &SourceFile {
        &self.files[id.index()]
    }

    /// The span of a byte range of a file. Offsets beyond its end are reduced to it.
    ///
    /// # Panics
    ///
    /// As [`SourceMap::file`].
    #[must_use]
    pub fn span(&self, id: FileId, range: Range<usize>) -> Span {
        let file = self.file(id);
        Span::new(file.position(range.start), file.position(range.end))
    }

    /// The file that a span is in; `None` for [`Span::NONE`].
    #[must_use]
    pub fn file_of(&self, span: Span) -> Option<FileId> {
        let after = self.files.partition_point(|file| file.base <= span.start);
        (after > 0).then(|| FileId(after as u32 - 1))
    }

    /// The byte range of a span in its file; `None` for [`Span::NONE`].
    #[must_use]
    pub fn range(&self, span: Span) -> Option<Range<usize>> {
        let file = self.file(self.file_of(span)?);
        Some(file.offset(span.start)..file.offset(span.end.max(span.start)))
    }

    /// The text of a span; empty for [`Span::NONE`].
    #[must_use]
    pub fn snippet(&self, span: Span) -> &str {
        match (self.file_of(span), self.range(span)) {
            (Some(file), Some(range)) => self.file(file).text.get(range).unwrap_or(""),
            _ => "",
        }
    }

    /// File, line and column of the start of a span.
    ///
    /// [`Span::NONE`] has the file `<unknown>` and line and column 0.
    #[must_use]
    pub fn location(&self, span: Span) -> Location<'_> {
        let Some(id) = self.file_of(span) else {
            return Location { file: "<unknown>", line: 0, column: 0 };
        };
        let file = self.file(id);
        let offset = file.offset(span.start) as u32;
        let starts = file.line_starts();
        let line = starts.partition_point(|&start| start <= offset).max(1);
        let column = offset - starts[line - 1] + 1;
        Location { file: &file.name, line: line as u32, column }
    }

    /// The chain of `include`s by which the file of a span was opened,
    /// innermost first.
    pub fn include_stack(&self, span: Span) -> impl Iterator<Item = Span> + '_ {
        let parent = move |span: Span| self.file(self.file_of(span)?).included_from;
        std::iter::successors(parent(span), move |&span| parent(span))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_count_lines_and_byte_columns_from_one() {
        let mut map = SourceMap::new();
        let first = map.add("one.td", "ab\ncd\n");
        let second = map.add("two.td", "x\n\ny");
        let at = |file, offset| map.location(map.span(file, offset..offset)).to_string();
        assert_eq!(at(first, 0), "one.td:1:1");
        assert_eq!(at(first, 4), "one.td:2:2");
        assert_eq!(at(first, 6), "one.td:3:1");
        assert_eq!(at(second, 0), "two.td:1:1");
        assert_eq!(at(second, 3), "two.td:3:1");
        assert_eq!(map.location(Span::NONE).to_string(), "<unknown>:0:0");
    }

    #[test]
    fn spans_stay_if_what_is_between_tokens_is_edited() {
        let mut map = SourceMap::new();
        let file = map.add("a.td", "a b c");
        let next = map.add("b.td", "d");
        let spans = [0..1, 2..3, 4..5, 0..5, 2..5].map(|range| map.span(file, range));
        let texts = |map: &SourceMap| spans.map(|span| map.snippet(span).to_owned());
        let edited = map.with_trivia_edit("a /**/ b c".into(), 2, 5);
        assert_eq!(texts(&edited), ["a", "b", "c", "a /**/ b c", "b c"]);
        let edited = edited.with_trivia_edit("a /**/ b\n c".into(), 9, 1);
        let edited = edited.with_trivia_edit("a  b\n c".into(), 7, -4);
        assert_eq!(texts(&edited), ["a", "b", "c", "a  b\n c", "b\n c"]);
        let ranges = [0..1, 3..4, 6..7, 0..7, 3..7];
        assert_eq!(spans.map(|span| edited.range(span)), ranges.clone().map(Some));
        assert_eq!(ranges.map(|range| edited.span(file, range)), spans);
        assert_eq!(edited.location(spans[2]).to_string(), "a.td:2:2");
        assert_eq!(edited.span(next, 0..1), map.span(next, 0..1));
        assert_eq!(edited.file(file).span(), map.file(file).span());
    }

    #[test]
    fn include_stacks_are_innermost_first() {
        let mut map = SourceMap::new();
        let root = map.add("root.td", "include \"a.td\"");
        let from_root = map.span(root, 8..14);
        let a = map.add_included("a.td".into(), "include \"b.td\"".into(), Some(from_root)).expect("fits");
        let from_a = map.span(a, 8..14);
        let b = map.add_included("b.td".into(), "class B;".into(), Some(from_a)).expect("fits");
        let stack: Vec<_> = map.include_stack(map.file(b).span()).collect();
        assert_eq!(stack, [from_a, from_root]);
    }
}
