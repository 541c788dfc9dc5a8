//! [`LayoutRule`]: layouts as declarations (`dataLayout` in a definition file,
//! `#[data_layout(...)]` on a struct). Static trees; `interpret` runs them.

use super::count::CountExpr;

/// The declared layout of a type. Parameters are named by their index in the def; the body's parameters follow (after
/// `n` parameters, index `n` is the first of the body). Sizes are in bits, alignments in bytes of eight bits, entries'
/// values in bits.
///
/// ```
/// use isogloss::layout::{CountExpr, CountOp, LayoutRule};
/// // rows * columns elements, for `(ins "u64":$rows, "u64":$columns, "Type":$element)`.
/// static MATRIX: LayoutRule = LayoutRule::Array {
///     element: 2,
///     count: CountExpr::Binary(CountOp::Mul, &CountExpr::Param(0), &CountExpr::Param(1)),
/// };
/// # let _ = &MATRIX;
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub enum LayoutRule {
    /// Given numbers (`FixedLayout<bits, abi, preferred>`).
    Fixed {
        /// The size in bits, which is rounded up to bytes.
        size_in_bits: CountExpr,
        /// The ABI alignment in bytes.
        abi: CountExpr,
        /// The preferred alignment in bytes.
        preferred: CountExpr,
    },
    /// The layout of the type in another parameter (`LikeLayout<"param">`), including its
    /// index bit width.
    Like {
        /// The index of the parameter.
        param: u8,
    },
    /// One member after the other, each at a multiple of its ABI alignment, with padding at the end
    /// (`StructLayout<["a", "b"]>`, `PackedStructLayout`), as in `!llvm.struct` without entries.
    Struct {
        /// The parameters that hold the members: a type, a list of types, or an
        /// optional type that is not a member when absent.
        members: &'static [u8],
        /// Without any padding, and then with an ABI alignment of 1.
        packed: bool,
    },
    /// Elements of one type, each at a multiple of its ABI alignment (`ArrayLayout<"element", "count expression">`), as
    /// in `!llvm.array`.
    Array {
        /// The parameter that holds the element type.
        element: u8,
        /// The number of elements.
        count: CountExpr,
    },
    /// The values of the scope's entries, or another rule if no entry applies (`PointerLayout`, `EntryLayout`). The
    /// other rule does not compute the values that an entry gives.
    Entry {
        /// The choice among the entries for types of this def.
        key: EntryRule,
        /// The meaning of its value.
        value: EntryValue,
        /// The entries that an inner scope may have in addition to an outer scope's.
        compatibility: Compatibility,
        /// The layout if no entry applies, and the parts that the value does not give.
        default: &'static LayoutRule,
    },
    /// Another rule, times the machine's vector length (`ScalableLayout`).
    Scalable(&'static LayoutRule),
    /// Another rule, with this width of index computations in bits.
    Index {
        /// The index bit width.
        width: CountExpr,
        /// The other rule.
        rule: &'static LayoutRule,
    },
}

/// The choice among the entries for types of one def.
#[derive(Debug)]
#[non_exhaustive]
pub enum EntryRule {
    /// The one whose key is this type, as for floats.
    Exact,
    /// The one of the least width that is not below this type's, otherwise the
    /// widest, as for integers. The expression gives the width of a type of the def.
    Width(CountExpr),
    /// The one whose key has the same value in this parameter, otherwise the one
    /// with that parameter absent or 0, as for pointers.
    Space {
        /// The parameter that names the memory space.
        param: u8,
    },
    /// The first one, whatever its key, as for structs.
    First,
}

/// The meaning of the value of an entry: dense elements of `i64`, in bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EntryValue {
    /// `[abi]` or `[abi, preferred]`.
    Alignment,
    /// `[size, abi, preferred]` or `[size, abi, preferred, index]`; the index bit
    /// width is the size if not given.
    Pointer,
}

/// The entries that an inner scope may have in addition to an outer scope's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Compatibility {
    /// Any.
    Any,
    /// Entries that equal the outer entry of the same key.
    Identical,
    /// Entries with the same size as the outer entry of the same key and an ABI alignment
    /// that divides the outer one; preferred alignment and index bit width are free.
    KeepOrRelaxAlignment,
    /// Any entries, but every key of the outer scope must be repeated: the outer scope's entries do not hold in the
    /// inner one.
    Redefine,
}
