//! [`OpTraits`]: the traits that hold for every operation of a definition, as bits.

use std::fmt;
use std::ops::BitOr;

/// A set of traits that the verifier checks (ODS `Trait`).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct OpTraits(u32);

macro_rules! traits {
    ($($(#[$meta:meta])* $name:ident = $bit:literal, $text:literal;)*) => {
        impl OpTraits {
            $($(#[$meta])* pub const $name: Self = Self(1 << $bit);)*

            /// The trait of that name in MLIR, without namespaces: `"IsCommutative"`.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                match name {
                    $($text => Some(Self::$name),)*
                    _ => None,
                }
            }
        }
        impl fmt::Debug for OpTraits {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut set = f.debug_set();
                $(if self.contains(Self::$name) {
                    set.entry(&format_args!("{}", stringify!($name)));
                })*
                set.finish()
            }
        }
    };
}

traits! {
    /// Regions use no value defined outside (ODS `IsolatedFromAbove`).
    ISOLATED_FROM_ABOVE = 0, "IsIsolatedFromAbove";
    /// It ends its block (ODS `Terminator`).
    TERMINATOR = 1, "IsTerminator";
    /// It may define a symbol (ODS `Symbol`).
    SYMBOL = 2, "Symbol";
    /// Symbols inside its region are looked up in it (ODS `SymbolTable`).
    SYMBOL_TABLE = 3, "SymbolTable";
    /// Its regions are graphs: dominance does not matter (ODS `GraphRegion`).
    GRAPH_REGION = 4, "HasOnlyGraphRegion";
    /// Each region is empty or has one block (ODS `SingleBlock`).
    SINGLE_BLOCK = 5, "SingleBlock";
    /// Its blocks need no terminator (ODS `NoTerminator`).
    NO_TERMINATOR = 6, "NoTerminator";
    /// No operands (ODS `ZeroOperands`).
    NO_OPERANDS = 7, "ZeroOperands";
    /// No results (ODS `ZeroResults`).
    NO_RESULTS = 8, "ZeroResults";
    /// No regions (ODS `ZeroRegions`).
    NO_REGIONS = 9, "ZeroRegions";
    /// Exactly one region (ODS `OneRegion`).
    ONE_REGION = 10, "OneRegion";
    /// No successors (ODS `ZeroSuccessors`).
    NO_SUCCESSORS = 11, "ZeroSuccessors";
    /// Exactly one result (ODS `OneResult`).
    ONE_RESULT = 12, "OneResult";
    /// Regions have no block arguments (ODS `NoRegionArguments`).
    NO_REGION_ARGUMENTS = 13, "NoRegionArguments";
    /// Stack allocations inside it live until it ends (ODS
    /// `AutomaticAllocationScope`).
    AUTOMATIC_ALLOCATION_SCOPE = 14, "AutomaticAllocationScope";
    /// Affine symbols may be defined at its top level (ODS `AffineScope`).
    AFFINE_SCOPE = 15, "AffineScope";
    /// The order of its operands does not matter (ODS `Commutative`).
    COMMUTATIVE = 16, "IsCommutative";
    /// `f(f(x))` is `f(x)` (ODS `Idempotent`).
    IDEMPOTENT = 17, "IsIdempotent";
    /// `f(f(x))` is `x` (ODS `Involution`).
    INVOLUTION = 18, "IsInvolution";
    /// It is a constant (ODS `ConstantLike`).
    CONSTANT_LIKE = 19, "ConstantLike";
    /// It returns its operands to the parent operation (ODS `ReturnLike`).
    RETURN_LIKE = 20, "ReturnLike";
    /// Its effects are the effects of the operations in its regions (ODS `RecursiveMemoryEffects`).
    RECURSIVE_MEMORY_EFFECTS = 21, "HasRecursiveMemoryEffects";
    /// It may be executed speculatively (ODS `AlwaysSpeculatable`).
    ALWAYS_SPECULATABLE = 22, "AlwaysSpeculatableImplTrait";
    /// It may be executed speculatively if the operations in its regions may (ODS
    /// `RecursivelySpeculatable`).
    RECURSIVELY_SPECULATABLE = 23, "RecursivelySpeculatableImplTrait";
    /// Iterations of its region may run in parallel (ODS `HasParallelRegion`).
    PARALLEL_REGION = 24, "HasParallelRegion";
    /// Its memrefs may be changed to the identity layout (ODS `MemRefsNormalizable`).
    MEMREFS_NORMALIZABLE = 25, "MemRefsNormalizable";
    /// It works element by element, and also on scalars (ODS `Scalarizable`).
    SCALARIZABLE = 26, "Scalarizable";
    /// It works element by element, and also on vectors (ODS `Vectorizable`).
    VECTORIZABLE = 27, "Vectorizable";
    /// It works element by element, and also on tensors (ODS `Tensorizable`).
    TENSORIZABLE = 28, "Tensorizable";
}

impl OpTraits {
    /// No trait.
    pub const NONE: Self = Self(0);

    /// The traits of both sets.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The traits without others.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether all of `other` are in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

impl BitOr for OpTraits {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}
