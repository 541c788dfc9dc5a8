//! Limits on the resources that a definition file may use.

/// Limits on the resources that a definition file may use.
///
/// TableGen is a programming language: a short file can run forever. Exceeding a limit is an
/// error with the limit and the location. Definition files in practice reach none of them,
/// except as noted.
///
/// Nested input is processed on a stack that grows: on further threads, up to 512 MiB in total. Deeper nesting is an
/// error even if a limit allows it.
///
/// ```
/// use isogloss_tablegen::{Limits, Session};
/// let mut limits = Limits::default();
/// limits.list_length = 3;
/// let session = Session::new().limits(limits);
/// assert!(session.parse_str("a.td", "defvar l = !range(4);").is_err());
/// assert!(session.parse_str("a.td", "defvar l = !range(3);").is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// How deep values, types and statements may nest in the text (1,000).
    pub nesting: u32,
    /// How deep the evaluation of one value may go, through fields, operators
    /// and class instances (8,000).
    pub depth: u32,
    /// How deep `include`s may nest (200).
    pub include_depth: u32,
    /// How many elements a list, a dag or a `bits` type may have (1,000,000).
    pub list_length: usize,
    /// How many bytes an evaluated string may have (16 MiB).
    pub string_length: usize,
    /// How deep an evaluated value, or a type, may be nested (1,000).
    pub value_depth: u32,
    /// How many parts an evaluated value may have, nested parts included, shared parts counted
    /// at each use (10,000,000).
    pub value_parts: u32,
    /// How many ancestors a class may have, counted once for each path to them (4,000).
    pub ancestors: u32,
    /// How many records may be created (500,000).
    pub records: usize,
    /// How many bytes all texts may have together (1 GiB).
    pub source_bytes: usize,
    /// How many bytes evaluated values and records may take together (320 MiB, estimated). The
    /// largest targets of LLVM need more.
    pub memory: usize,
    /// How many steps evaluation may take; a step is about the resolution of
    /// one value (2,000,000,000).
    pub steps: u64,
    /// How many steps the search for one regular expression in one string may take (5,000,000).
    pub match_steps: usize,
    /// How many errors are collected before the run ends (100).
    pub errors: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            nesting: 1_000,
            depth: 8_000,
            include_depth: 200,
            list_length: 1_000_000,
            string_length: 16 << 20,
            value_depth: 1_000,
            value_parts: 10_000_000,
            ancestors: 4_000,
            records: 500_000,
            source_bytes: 1 << 30,
            memory: 320 << 20,
            steps: 2_000_000_000,
            match_steps: 5_000_000,
            errors: 100,
        }
    }
}
