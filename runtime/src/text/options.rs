//! What the parser accepts and how the printer writes: [`ParserOptions`],
//! [`Limits`] and [`PrintOptions`].

use crate::node::Node;

/// What the parser accepts.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ParserOptions {
    /// Whether types and attributes of dialects that the context does not know
    /// are kept as they are (`--allow-unregistered-dialect`). Off by default.
    pub allow_unregistered: bool,
    /// Whether spellings of MLIR's first years are read, with a warning that
    /// names today's. On by default.
    pub old_syntax: bool,
    /// What protects the stack and the memory from hostile input.
    pub limits: Limits,
}

impl Default for ParserOptions {
    fn default() -> Self {
        Self { allow_unregistered: false, old_syntax: true, limits: Limits::default() }
    }
}

impl ParserOptions {
    /// The same, with unknown dialects allowed or not.
    #[must_use]
    pub fn allow_unregistered(mut self, allow: bool) -> Self {
        self.allow_unregistered = allow;
        self
    }

    /// The same, with old spellings read or not.
    #[must_use]
    pub fn old_syntax(mut self, accept: bool) -> Self {
        self.old_syntax = accept;
        self
    }

    /// The same, with other limits.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }
}

/// What protects the stack and the memory from hostile input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// How deep types, attributes, regions and the like may nest. The default,
    /// [`Self::DEFAULT_NESTING`], fits the 2 MiB stack of a thread also in a debug
    /// build. What a dialect reads with a format or by itself counts as four levels,
    /// for it takes that much more stack.
    pub nesting: u32,
}

impl Limits {
    /// The default of [`Self::nesting`].
    pub const DEFAULT_NESTING: u32 = 1024;

    /// The same, with another nesting limit; a higher one needs a larger stack.
    #[must_use]
    pub const fn nesting(mut self, levels: u32) -> Self {
        self.nesting = levels;
        self
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self { nesting: Self::DEFAULT_NESTING }
    }
}

/// How the printer writes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct PrintOptions {
    /// Elements literals of more elements than this are printed as hexadecimal
    /// bytes, unless all are equal (`--mlir-print-elementsattrs-with-hex-if-larger`);
    /// `None` for never.
    pub hex_elements_above: Option<u64>,
    /// Elements literals of more elements than this are printed as
    /// `dense_resource<__elided__>` (`--mlir-elide-elementsattrs-if-larger`);
    /// `None` for never.
    pub elide_elements_above: Option<u64>,
    /// How deep types and attributes are written, in the levels of [`Limits::nesting`]: what is deeper down is written
    /// as [`Self::TOO_DEEP`]. The default, [`Self::DEFAULT_NESTING`], is more than a parser with default limits reads,
    /// and fits the 2 MiB stack of a thread also in a debug build. Programs, and types that are defined piece by piece,
    /// can nest as deep as memory allows.
    pub nesting: u32,
    /// Replaces types, attributes and locations before they are written, those in the bodies of mutable types
    /// included: [`lower_contiguous`](crate::memref::lower_contiguous), say, or a composition of such functions.
    /// It is called for the outermost nodes, and replaces what is inside of them too.
    pub rewrite: Option<Rewrite>,
}

/// A function from nodes to nodes of the same kind.
pub type Rewrite = for<'c> fn(Node<'c>) -> Node<'c>;

impl PrintOptions {
    /// The default of [`Self::nesting`].
    pub const DEFAULT_NESTING: u32 = Limits::DEFAULT_NESTING + 256;
    /// What is written instead of a type or an attribute that is nested too deep.
    pub const TOO_DEEP: &str = "<<NESTED TOO DEEP>>";
}

impl Default for PrintOptions {
    /// As `mlir-opt` does: hexadecimal above 100 elements, nothing elided.
    fn default() -> Self {
        Self {
            hex_elements_above: Some(100),
            elide_elements_above: None,
            nesting: Self::DEFAULT_NESTING,
            rewrite: None,
        }
    }
}
