//! Data layout: sizes and alignments of types.

/// A layout declaration of a type (Isogloss `dataLayout`), interpreted here.
#[derive(Debug)]
#[non_exhaustive]
pub enum LayoutRule {
    /// The layout of another parameter's type.
    Like {
        /// Which parameter.
        param: u8,
    },
}
