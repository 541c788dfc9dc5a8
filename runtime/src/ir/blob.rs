//! [`Blob`]: the data of a resource, shared with the file that has it.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// Bytes with shared ownership: a file in memory, for instance, or a memory-mapped one.
pub type SharedBytes = Arc<dyn AsRef<[u8]> + Send + Sync>;

/// The data of a resource with its alignment. Cloning copies no data.
#[derive(Clone)]
pub struct Blob {
    owner: SharedBytes,
    range: Range<usize>,
    alignment: u32,
}

impl Blob {
    /// A range of shared bytes, with an alignment in bytes.
    ///
    /// # Panics
    /// If the range is not inside the bytes.
    #[must_use]
    #[track_caller]
    pub fn new(owner: SharedBytes, range: Range<usize>, alignment: u32) -> Self {
        assert!(
            range.start <= range.end && range.end <= (*owner).as_ref().len(),
            "a blob is inside of its owner"
        );
        Self { owner, range, alignment }
    }

    /// The bytes.
    #[must_use]
    pub fn data(&self) -> &[u8] {
        (*self.owner).as_ref().get(self.range.clone()).unwrap_or_default()
    }

    /// The alignment of the data in bytes: a power of two, or 0 for none.
    #[must_use]
    pub fn alignment(&self) -> u32 {
        self.alignment
    }
}

impl PartialEq for Blob {
    fn eq(&self, other: &Self) -> bool {
        self.alignment == other.alignment && self.data() == other.data()
    }
}

impl Eq for Blob {}

impl fmt::Debug for Blob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Blob").field("len", &self.range.len()).field("alignment", &self.alignment).finish()
    }
}
