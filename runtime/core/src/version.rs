//! [`MlirVersion`]: a version of MLIR as data, which tables of encodings name.

use std::fmt;

/// A major version of MLIR: the tools of that version read what is written for it.
///
/// MLIR promises no compatibility between versions. Tables in this crate say since which version an encoding exists; a
/// writer takes the ones that the tools of its [target](crate::bytecode::BytecodeWriteOptions::target) read. A reader takes all
/// of them, because a file does not say reliably which version wrote it.
///
/// ```
/// use isogloss::MlirVersion;
/// assert_eq!(MlirVersion::from_major(24), Some(MlirVersion::V24));
/// assert_eq!(MlirVersion::from_major(7), None);
/// assert_eq!(MlirVersion::default().to_string(), "22");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MlirVersion(u16);

impl MlirVersion {
    /// LLVM 22.1, the version that this crate follows.
    pub const V22: Self = Self(22);
    /// LLVM 24 while it is developed: the tools of autumn 2026 that say `24.0.0git`.
    pub const V24: Self = Self(24);
    /// The versions that can be written, in ascending order.
    pub const ALL: [Self; 2] = [Self::V22, Self::V24];

    /// The version of a number, if it can be written.
    #[must_use]
    pub fn from_major(major: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|version| version.0 == major)
    }

    /// The number, that of LLVM's releases.
    #[must_use]
    pub const fn major(self) -> u16 {
        self.0
    }
}

impl Default for MlirVersion {
    fn default() -> Self {
        Self::V22
    }
}

impl fmt::Display for MlirVersion {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}
