//! Ranges of definition files that know their file.

use super::file::TdFile;
use crate::answers::Place;
use isogloss_tablegen::tree::Node;
use std::ops::Range;

/// A range with its file. The declarations of a unit are in several files: outside [`super::file`] their ranges are
/// spans, so that no range is applied to another file's text or tree.
#[derive(Clone, Copy)]
pub(crate) struct Span<'f> {
    file: &'f TdFile,
    start: usize,
    end: usize,
}

impl<'f> Span<'f> {
    pub(super) fn new(file: &'f TdFile, range: &Range<usize>) -> Self {
        Self { file, start: range.start, end: range.end }
    }

    pub(crate) fn file(self) -> &'f TdFile {
        self.file
    }

    pub(crate) fn range(self) -> Range<usize> {
        self.start..self.end
    }

    pub(crate) fn start(self) -> usize {
        self.start
    }

    pub(crate) fn end(self) -> usize {
        self.end
    }

    /// Whether a byte of the same file is in the range.
    pub(crate) fn contains(self, offset: usize) -> bool {
        self.range().contains(&offset)
    }

    /// From its start to the end of another span of the file.
    pub(crate) fn to(self, end: Span<'f>) -> Self {
        debug_assert!(std::ptr::eq(self.file, end.file), "spans of one file");
        Self { end: end.end.max(self.start), ..self }
    }

    /// The text; empty for a range that is not between characters.
    pub(crate) fn text(self) -> &'f str {
        self.file.text().get(self.range()).unwrap_or_default()
    }

    /// The text of the file before the range.
    pub(crate) fn before(self) -> &'f str {
        self.file.text().get(..self.start).unwrap_or_default()
    }

    /// The text of the file after the range.
    pub(crate) fn after(self) -> &'f str {
        self.file.text().get(self.end..).unwrap_or_default()
    }

    /// The smallest node around the range.
    pub(crate) fn node(self) -> Node<'f> {
        self.file.tree.node_around(self.range())
    }

    pub(crate) fn place(self) -> Place {
        Place { file: self.file.name.clone(), range: self.range() }
    }

    /// The comment before the node at the range as text, without the slashes.
    pub(crate) fn comment_before(self) -> String {
        let lines = self.node().comments_before().into_iter().flat_map(|comment| {
            let text = comment.text();
            let text = text.strip_prefix("/*").map_or(text, |text| text.strip_suffix("*/").unwrap_or(text));
            text.lines().map(|line| line.trim().trim_start_matches('/').trim().to_owned()).collect::<Vec<_>>()
        });
        let lines: Vec<String> = lines.filter(|line| !is_rule(line)).collect();
        lines.join("\n").trim().to_owned()
    }
}

/// Two spans are equal if they are the same range of the same file.
impl PartialEq for Span<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.file.name == other.file.name && self.range() == other.range()
    }
}

/// Whether a line of a comment is a rule, or the name of a section between two: `---- names ----`.
fn is_rule(line: &str) -> bool {
    line.contains("---") || line.contains("===")
}
