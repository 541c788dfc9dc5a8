//! [`Dialect`]: the table of a dialect.

use super::defs::{Def, DefKind};
use super::interfaces::{ExternalModel, Interface, InterfaceImpl, OpModel, find_interface};
use crate::attribute::Attribute;
use crate::context::{Context, ContextError};
use crate::diagnostic::Diagnostic;
use crate::ir::fold::ConstantMaterializer;
use crate::ir::{OpDef, OpRef};
use crate::node::Node;
use crate::text::{AsmParser, AsmPrinter};
use std::fmt;

/// Checks an attribute of an operation: the operation, the attribute's whole name
/// and its value.
pub type VerifyOpAttribute = for<'a, 'c> fn(OpRef<'a, 'c>, &[u8], Attribute<'c>) -> Result<(), Diagnostic>;

/// Checks an attribute of a region argument or of a result: the operation, the index of the region, the
/// index of the argument or result, the attribute's whole name and its value.
pub type VerifyRegionAttribute =
    for<'a, 'c> fn(OpRef<'a, 'c>, usize, usize, &[u8], Attribute<'c>) -> Result<(), Diagnostic>;

/// The text of a type or attribute, from the mnemonic on and without aliases, as the C++ of its dialect prints it; `None` if
/// that is not known. The error for a text that the C++ refuses has its span in this text.
pub type Spelling = for<'c> fn(&'c Context, DefKind, &str) -> Result<Option<String>, Diagnostic>;

/// A dialect (ODS `Dialect`).
#[derive(Debug)]
pub struct Dialect {
    /// The prefix in the text, `"toy"`.
    pub name: &'static str,
    /// A description of one line (ODS `summary`).
    pub summary: &'static str,
    /// Its types.
    pub types: &'static [&'static Def],
    /// Its attributes.
    pub attributes: &'static [&'static Def],
    /// Its operations. Others are errors, as in MLIR, unless [`Self::allows_unknown_operations`] is set.
    pub ops: &'static [&'static OpDef],
    /// Whether operations that `ops` does not list are unregistered ones rather
    /// than errors (MLIR's `allowUnknownOperations`).
    pub allows_unknown_operations: bool,
    /// Whether types with an unknown mnemonic become opaque types, as in unregistered dialects (Isogloss
    /// `allowUnknownTypes`).
    pub allows_unknown_types: bool,
    /// The same for attributes.
    pub allows_unknown_attributes: bool,
    /// Interfaces that it attaches to operations.
    pub op_models: &'static [OpModel],
    /// Dialects that are loaded with it (ODS `dependentDialects`).
    pub dependencies: &'static [&'static Dialect],
    /// The dialect of the same name that it adds to, which another crate or file defines. A context that is given
    /// this one loads both, as one dialect (Isogloss `extends`).
    pub extends: Option<&'static Dialect>,
    /// Whether its types and attributes have no `!dialect.` or `#dialect.` prefix in the text, like the builtin ones,
    /// which the grammar itself parses. A definition file cannot set this.
    pub unprefixed: bool,
    /// Whether its attributes refer to resources, so that a file may have a section of
    /// `dialect_resources` for it (LangRef, "File metadata").
    pub has_resources: bool,
    /// The dialect interfaces that it implements.
    pub interfaces: &'static [InterfaceImpl],
    /// Interfaces that it attaches to defs of other dialects.
    pub models: &'static [ExternalModel],
    /// Checks an attribute with the dialect's prefix on any operation (ODS `hasOperationAttrVerify`).
    pub verify_op_attribute: Option<VerifyOpAttribute>,
    /// Checks an attribute with the dialect's prefix on a function's argument (ODS `hasRegionArgAttrVerify`).
    pub verify_region_arg_attribute: Option<VerifyRegionAttribute>,
    /// Checks an attribute with the dialect's prefix on a function's result (ODS `hasRegionResultAttrVerify`).
    pub verify_region_result_attribute: Option<VerifyRegionAttribute>,
    /// Creates its constants (ODS `hasConstantMaterializer`).
    pub materialize_constant: Option<ConstantMaterializer>,
    /// Parses and prints types without a mnemonic (ODS `useDefaultTypePrinterParser = 0`).
    pub type_syntax: Option<&'static DialectSyntax>,
    /// The same for attributes (ODS `useDefaultAttributePrinterParser = 0`).
    pub attribute_syntax: Option<&'static DialectSyntax>,
    /// The printed form of types and attributes that are stored as text ([`Syntax::Verbatim`](super::Syntax::Verbatim),
    /// and unknown mnemonics). Texts with the same form are one type. A text with brackets nested more than 64 deep is
    /// printed as it was read.
    pub spelling: Option<Spelling>,
}

impl Dialect {
    /// Each dialect of these tables once, as a context loads it: with its extensions and its dependencies.
    ///
    /// # Errors
    /// If two tables of one name do not extend the same dialect, or two of them set one hook.
    pub fn join(tables: impl IntoIterator<Item = &'static Self>) -> Result<Vec<&'static Self>, ContextError> {
        crate::parts::dialects(tables)
    }

    /// Whether the dialect may have operations that its definition file does not list, as for a file with types alone.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.ops.is_empty() || self.allows_unknown_operations
    }

    /// A dialect that defines nothing.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            summary: "",
            types: &[],
            attributes: &[],
            ops: &[],
            allows_unknown_operations: false,
            allows_unknown_types: false,
            allows_unknown_attributes: false,
            op_models: &[],
            dependencies: &[],
            extends: None,
            unprefixed: false,
            has_resources: false,
            interfaces: &[],
            models: &[],
            verify_op_attribute: None,
            verify_region_arg_attribute: None,
            verify_region_result_attribute: None,
            materialize_constant: None,
            type_syntax: None,
            attribute_syntax: None,
            spelling: None,
        }
    }

    /// Its defs of a kind, and its own syntax for the kind in addition to their mnemonics.
    pub(crate) const fn syntax_of(
        &self,
        kind: DefKind,
    ) -> (&'static [&'static Def], Option<&'static DialectSyntax>) {
        match kind {
            DefKind::Type => (self.types, self.type_syntax),
            DefKind::Attribute | DefKind::Affine => (self.attributes, self.attribute_syntax),
        }
    }

    /// Whether text with an unknown mnemonic becomes an opaque type or attribute.
    pub(crate) const fn allows_unknown(&self, kind: DefKind) -> bool {
        match kind {
            DefKind::Type => self.allows_unknown_types,
            DefKind::Attribute | DefKind::Affine => self.allows_unknown_attributes,
        }
    }

    /// The table by which it implements an interface. `T` is the table type that the
    /// interface declares.
    #[must_use]
    pub fn interface<T: 'static>(&self, interface: &'static Interface) -> Option<&'static T> {
        find_interface(self.interfaces, interface)?.downcast_ref()
    }
}

/// A dialect's own syntax, in addition to its mnemonics.
#[derive(Clone, Copy)]
pub struct DialectSyntax {
    /// Parses the text after `!dialect.`, including the keyword; `Ok(None)` if the dialect does not know the keyword.
    pub parse: for<'c> fn(&mut AsmParser<'_, 'c>) -> Result<Option<Node<'c>>, Diagnostic>,
    /// Prints the text after `!dialect.`; `false` if the tables are to print it.
    pub print: for<'c> fn(Node<'c>, &mut AsmPrinter<'_, 'c>) -> bool,
}

impl fmt::Debug for DialectSyntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DialectSyntax").finish_non_exhaustive()
    }
}
