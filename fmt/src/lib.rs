//! Formatters of the languages of MLIR.
//!
//! A formatter changes only white space: tokens, literals, comments and their order are preserved byte for byte. It
//! works on a lossless tree, so a text with errors is formatted, too: statements with an error are preserved as
//! written. Formatting is idempotent.
//!
//! - [`tablegen`]: definition files (`.td`).
//! - [`mlir`]: MLIR's text (`.mlir`).
#![forbid(unsafe_code)]

pub mod mlir;
mod space;
pub mod tablegen;

use std::ops::Range;

/// Formatting options.
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
    /// The maximum number of columns of a line that can be broken. Lines of `.mlir` are not broken.
    pub width: usize,
    /// The lines to format, counted from 0; statements without a line in the range are preserved. `None` for all.
    pub lines: Option<Range<usize>>,
}

impl Default for Options {
    fn default() -> Options {
        Options { width: 80, lines: None }
    }
}
