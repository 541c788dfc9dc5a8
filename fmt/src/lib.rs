//! Formatters of the languages of MLIR.
//!
//! A formatter changes white space and nothing else: tokens, literals, comments and their order stay as they are, byte for
//! byte. It works on a lossless tree, so that a text with errors is formatted, too: statements that have an error stay as the
//! author wrote them. Formatting a formatted text changes nothing.
//!
//! - [`tablegen`]: definition files (`.td`).
//! - [`mlir`]: MLIR's text (`.mlir`).
#![forbid(unsafe_code)]

pub mod mlir;
mod space;
pub mod tablegen;

use std::ops::Range;

/// How a text is formatted.
///
/// ```
/// use isogloss_fmt::Options;
/// let mut options = Options::default();
/// assert_eq!(options.width, 80);
/// options.width = 100;
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// How many columns a line may have, if it can be broken. Lines of `.mlir` are not broken.
    pub width: usize,
    /// The lines to format, counted from 0; statements without a line in the range stay as they are. `None` for all.
    pub lines: Option<Range<usize>>,
}

impl Default for Options {
    fn default() -> Options {
        Options { width: 80, lines: None }
    }
}
