//! Changes of a text.

use std::fmt;
use std::ops::Range;

/// A range of a text and its replacement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Edit {
    /// The bytes that are replaced.
    pub range: Range<usize>,
    /// The text in their place.
    pub text: String,
}

impl Edit {
    /// Replaces a range.
    #[must_use]
    pub fn replace(range: Range<usize>, text: impl Into<String>) -> Edit {
        Edit { range, text: text.into() }
    }

    /// Inserts a text before the byte at `offset`.
    #[must_use]
    pub fn insert(offset: usize, text: impl Into<String>) -> Edit {
        Edit::replace(offset..offset, text)
    }

    /// Removes a range.
    #[must_use]
    pub fn delete(range: Range<usize>) -> Edit {
        Edit::replace(range, "")
    }

    /// The smallest single edit that turns one text into another.
    ///
    /// ```
    /// use isogloss_tree::Edit;
    /// assert_eq!(Edit::between("a.b %x, %y", "a.b %xy, %y"), Edit::insert(6, "y"));
    /// ```
    #[must_use]
    pub fn between(old: &str, new: &str) -> Edit {
        let (mut before, mut after) = difference(old, new);
        while !old.is_char_boundary(before.start) {
            (before.start, after.start) = (before.start - 1, after.start - 1);
        }
        while !old.is_char_boundary(before.end) {
            (before.end, after.end) = (before.end + 1, after.end + 1);
        }
        Edit::replace(before, &new[after])
    }
}

/// The ranges in which two texts differ: the text before them is the same in both, and the text after them. A range may
/// begin or end inside of a character.
pub(crate) fn difference(old: &str, new: &str) -> (Range<usize>, Range<usize>) {
    const BLOCK: usize = 64;
    let (one, two) = (old.as_bytes(), new.as_bytes());
    let blocks = one.chunks_exact(BLOCK).zip(two.chunks_exact(BLOCK));
    let mut start = BLOCK * blocks.take_while(|(one, two)| one == two).count();
    start += one[start..].iter().zip(&two[start..]).take_while(|(one, two)| one == two).count();
    let (one, two) = (&one[start..], &two[start..]);
    let blocks = one.rchunks_exact(BLOCK).zip(two.rchunks_exact(BLOCK));
    let same = BLOCK * blocks.take_while(|(one, two)| one == two).count();
    let rest = one[..one.len() - same].iter().rev().zip(two[..two.len() - same].iter().rev());
    let same = same + rest.take_while(|(one, two)| one == two).count();
    (start..old.len() - same, start..new.len() - same)
}

/// Edits that cannot be applied: a range ends before it starts, ends after the text, splits a character, or overlaps with
/// the range of another edit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Overlap {
    /// The range of the edit.
    pub range: Range<usize>,
}

impl fmt::Display for Overlap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an edit of the bytes {} to {} cannot be applied", self.range.start, self.range.end)
    }
}

impl std::error::Error for Overlap {}

/// The text after all edits. Their ranges are positions in `text`, in any order; insertions at one position keep their
/// order.
///
/// ```
/// use isogloss_tree::{Edit, apply};
/// let edits = [Edit::insert(7, "d"), Edit::replace(0..1, "x"), Edit::delete(2..4)];
/// assert_eq!(apply("a, b, c", &edits).unwrap(), "x, , cd".replacen(", ,", ",,", 1));
/// assert!(apply("abc", &[Edit::delete(0..2), Edit::delete(1..3)]).is_err());
/// ```
///
/// # Errors
///
/// The first edit that cannot be applied.
pub fn apply(text: &str, edits: &[Edit]) -> Result<String, Overlap> {
    let mut sorted: Vec<&Edit> = edits.iter().collect();
    sorted.sort_by_key(|edit| (edit.range.start, edit.range.end));
    let mut result = String::with_capacity(text.len());
    let mut at = 0;
    for edit in sorted {
        let kept = if edit.range.start <= edit.range.end { text.get(at..edit.range.start) } else { None };
        let Some(kept) = kept.filter(|_| text.is_char_boundary(edit.range.end)) else {
            return Err(Overlap { range: edit.range.clone() });
        };
        result.push_str(kept);
        result.push_str(&edit.text);
        at = edit.range.end;
    }
    result.push_str(&text[at..]);
    Ok(result)
}
