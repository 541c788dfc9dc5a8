//! The options of the parser and the printer: [`ParserOptions`], [`Limits`] and
//! [`PrintOptions`].

use crate::node::Node;

/// The options of the parser.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ParserOptions {
    /// Whether types and attributes of dialects that the context does not know are accepted
    /// and kept verbatim (`--allow-unregistered-dialect`). Off by default.
    pub allow_unregistered: bool,
    /// Whether old spellings are accepted, with a warning that shows the present one. On by
    /// default.
    pub old_syntax: bool,
    /// Whether spellings and types that only versions of MLIR after 22 read are accepted. On by default.
    pub newer_syntax: bool,
    /// Whether operations whose custom form is C++ keep their texts, and are printed as they were (`--keep-unknown-forms`). Off by
    /// default.
    pub keep_unknown_forms: bool,
    /// Limits that protect the stack and the memory from hostile input.
    pub limits: Limits,
}

impl Default for ParserOptions {
    fn default() -> Self {
        Self {
            allow_unregistered: false,
            old_syntax: true,
            newer_syntax: true,
            keep_unknown_forms: false,
            limits: Limits::default(),
        }
    }
}

impl ParserOptions {
    /// The same options, with unknown dialects accepted or not.
    #[must_use]
    pub fn allow_unregistered(mut self, allow: bool) -> Self {
        self.allow_unregistered = allow;
        self
    }

    /// The same options, with old spellings accepted or not.
    #[must_use]
    pub fn old_syntax(mut self, accept: bool) -> Self {
        self.old_syntax = accept;
        self
    }

    /// The same options, with spellings of versions of MLIR after 22 accepted or not.
    #[must_use]
    pub fn newer_syntax(mut self, accept: bool) -> Self {
        self.newer_syntax = accept;
        self
    }

    /// The same options, with texts of operations whose custom form is C++ kept or not.
    #[must_use]
    pub fn keep_unknown_forms(mut self, keep: bool) -> Self {
        self.keep_unknown_forms = keep;
        self
    }

    /// The same options, with other limits.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }
}

/// Limits that protect the stack and the memory from hostile input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// The maximum nesting of types, attributes, locations, affine expressions and regions: each is one level. The
    /// default is [`Self::DEFAULT_NESTING`].
    ///
    /// The stack grows with the nesting: it continues on new threads, on which the hooks of authors run too, up to 512
    /// MiB in total. Deeper nesting, or a failure to start a thread, is an error even if the limit allows it.
    pub nesting: u32,
    /// The number of parts that the types and attributes of a bytecode file may have when they are printed, shared
    /// parts counted at each use, in addition to 256 for each byte of the file. The default is 2^22.
    pub parts: u64,
}

impl Limits {
    /// The default of [`Self::nesting`].
    pub const DEFAULT_NESTING: u32 = 16_384;

    /// The same, with another limit of [`Self::parts`].
    #[must_use]
    pub const fn parts(mut self, parts: u64) -> Self {
        self.parts = parts;
        self
    }

    /// The same, with another nesting limit.
    #[must_use]
    pub const fn nesting(mut self, levels: u32) -> Self {
        self.nesting = levels;
        self
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self { nesting: Self::DEFAULT_NESTING, parts: 1 << 22 }
    }
}

/// The options of the printer.
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
    /// The maximum nesting of printed types and attributes, in the levels of [`Limits::nesting`]: deeper ones are
    /// printed as [`Self::TOO_DEEP`]. The default, [`Self::DEFAULT_NESTING`], is more than a parser with default limits
    /// accepts. The stack grows with the nesting, see there. Types that are made through the API or by aliases can nest
    /// as deeply as memory allows.
    pub nesting: u32,
    /// Replaces types, attributes and locations before they are written, including the bodies of mutable types:
    /// [`lower_contiguous`](crate::memref::lower_contiguous), say, or a composition of such functions. It is called for
    /// the outermost nodes, and replaces their parts, too.
    pub rewrite: Option<Rewrite>,
}

/// A function from nodes to nodes of the same kind.
pub type Rewrite = for<'c> fn(Node<'c>) -> Node<'c>;

impl PrintOptions {
    /// The default of [`Self::nesting`].
    pub const DEFAULT_NESTING: u32 = Limits::DEFAULT_NESTING + 256;
    /// The text of a type or an attribute that is nested too deeply.
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
