//! The static tables that describe dialects: what generated code consists of.
//!
//! A generator writes one [`Def`] per type and attribute and one [`Dialect`]
//! that lists them; the parser, the printer, the verifier and the data layout
//! interpret the tables. Tables are built with struct update syntax from the
//! `new` constants, so that a new field breaks no generated crate:
//!
//! ```
//! use isogloss::def::{Def, DefKind, Syntax};
//! static UNIT: Def = Def { mnemonic: Some("unit"), ..Def::new(DefKind::Type, "toy", "toy.unit", "UnitType") };
//! assert_eq!(UNIT.params.len(), 0);
//! ```
//!
//! Not here: how the tables are interpreted (`text`, `layout`), what is
//! registered in a context (`context`).

use crate::attribute::Attribute;
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::ir::{OpDef, OpModel, OpRef};
use crate::node::Node;
use crate::param::Param;
use crate::text::{AsmParser, AsmPrinter};
use std::any::Any;
use std::fmt;
use std::ptr;

/// What kind of node a def describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DefKind {
    /// A type (ODS `TypeDef`).
    Type,
    /// An attribute (ODS `AttrDef`).
    Attribute,
    /// An affine expression: interned like the others, but neither of them.
    AffineExpr,
    /// A value that is kept for the text that is being read; neither of them.
    Kept,
}

/// One type or attribute of a dialect (ODS `TypeDef`, `AttrDef`).
#[derive(Debug)]
pub struct Def {
    /// Type or attribute.
    pub kind: DefKind,
    /// The name of the dialect, `"toy"`.
    pub dialect: &'static str,
    /// The unique name, `"toy.matrix"` (ODS `typeName`, `attrName`).
    pub name: &'static str,
    /// The keyword after `!toy.`, or `None` where the dialect spells it otherwise.
    pub mnemonic: Option<&'static str>,
    /// The name of the handle, `"MatrixType"` (ODS `cppClassName`).
    pub class: &'static str,
    /// One line for people (ODS `summary`).
    pub summary: &'static str,
    /// The parameters in declaration order (ODS `parameters`).
    pub params: &'static [ParamDef],
    /// What stands in the text after the mnemonic.
    pub syntax: Syntax,
    /// The author's check of the parameters (ODS `genVerifyDecl`).
    pub verify: Option<Verify>,
    /// The interfaces it implements, one table each.
    pub interfaces: &'static [InterfaceImpl],
    /// The layout rule, which `layout` interprets (Isogloss `dataLayout`).
    pub layout: Option<&'static crate::layout::LayoutRule>,
    /// Whether the printer may name it by an alias after its mnemonic (ODS `genMnemonicAlias`).
    pub alias: bool,
}

/// Checks parameters before a node is made of them.
pub type Verify = for<'c> fn(&'c Context, &[Param<'c>]) -> Result<(), Diagnostic>;

impl Def {
    /// A def without parameters, syntax or interfaces.
    #[must_use]
    pub const fn new(kind: DefKind, dialect: &'static str, name: &'static str, class: &'static str) -> Self {
        Self {
            kind,
            dialect,
            name,
            mnemonic: None,
            class,
            summary: "",
            params: &[],
            syntax: Syntax::Keyword,
            verify: None,
            interfaces: &[],
            layout: None,
            alias: false,
        }
    }

    /// The table that the def itself gives for an interface. External models
    /// are found through [`Node::interface`].
    #[must_use]
    pub fn interface(&self, interface: &'static Interface) -> Option<&'static InterfaceTable> {
        find_interface(self.interfaces, interface)
    }
}

/// How the text after the mnemonic is read and written.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Syntax {
    /// The mnemonic says it all.
    Keyword,
    /// A declarative assembly format (ODS `assemblyFormat`).
    Format(&'static [FormatElement]),
    /// The author's own functions (ODS `hasCustomAssemblyFormat`).
    Custom(&'static CustomSyntax),
    /// The author's own printer, of what has no mnemonic: the dialect's grammar reads it
    /// ([`Dialect::type_syntax`], [`Dialect::attribute_syntax`]).
    Printed(Print),
}

/// Writes a node.
pub type Print = for<'c> fn(Node<'c>, &mut AsmPrinter<'_, 'c>);

/// The author's parser and printer of a def, wrapped by generated code.
#[derive(Clone, Copy)]
pub struct CustomSyntax {
    /// Reads what follows the mnemonic and returns the node.
    pub parse: for<'c> fn(&mut AsmParser<'_, 'c>) -> Result<Node<'c>, Diagnostic>,
    /// Writes what follows the mnemonic.
    pub print: Print,
}

/// One element of a compiled assembly format. `space` says whether a space is
/// printed before it: the generator works the spacing rules of ODS out.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum FormatElement {
    /// A keyword or punctuation.
    Literal {
        /// The text itself.
        text: &'static str,
        /// Whether a space is printed first.
        space: bool,
    },
    /// Printed white space that the parser ignores.
    Whitespace(&'static str),
    /// One parameter (ODS `$name`, `qualified($name)`).
    Param {
        /// Which parameter.
        index: u8,
        /// Whether a space is printed first.
        space: bool,
        /// Whether a type or attribute is printed with its `!dialect.mnemonic`.
        qualified: bool,
    },
    /// A comma separated list of parameters (ODS `params`).
    Params {
        /// The parameters captured, in order.
        indices: &'static [u8],
        /// Whether a space is printed first.
        space: bool,
    },
    /// `key = value` pairs in any order (ODS `struct(...)`).
    Struct {
        /// The parameters captured, in order.
        fields: &'static [StructField],
        /// Whether a space is printed first.
        space: bool,
    },
    /// The author's directive (ODS `custom<Name>(...)`).
    Custom {
        /// Its functions.
        directive: &'static CustomDirective,
        /// The parameters bound, in order of the arguments.
        bound: &'static [u8],
        /// The parameters passed by `ref(...)`.
        refs: &'static [u8],
        /// Whether a space is printed first.
        space: bool,
    },
    /// An optional group (ODS `( ... )?`, `( ... ) : ( ... )?`).
    Optional {
        /// The parameters whose presence selects the group: one for `$p^`,
        /// several for `params^` and `struct(...)^`, where any one suffices.
        anchor: &'static [u8],
        /// Whether absence selects the first branch: the anchor was in the second.
        inverted: bool,
        /// Printed when the anchor is present; tried first when parsing.
        then: &'static [FormatElement],
        /// Printed otherwise.
        otherwise: &'static [FormatElement],
    },
}

/// One member of a `struct(...)` directive.
#[derive(Clone, Copy, Debug)]
pub struct StructField {
    /// Which parameter; its name is the key.
    pub index: u8,
    /// How the value is written, when it is not the plain parameter.
    pub custom: Option<&'static CustomDirective>,
}

/// The functions behind `custom<Name>(...)`, wrapped by generated code.
#[derive(Clone, Copy)]
pub struct CustomDirective {
    /// The name in the format.
    pub name: &'static str,
    /// Reads the bound parameters; is given the `ref` ones. `Ok(None)` where the
    /// directive begins an optional group that is absent.
    pub parse: for<'c> fn(&mut AsmParser<'_, 'c>, &[Param<'c>]) -> BoundParams<'c>,
    /// Writes the bound parameters (first slice); is given the `ref` ones (second).
    pub print: for<'c> fn(&mut AsmPrinter<'_, 'c>, Node<'c>, &[Param<'c>], &[Param<'c>]),
}

/// What a custom directive read: one value for each parameter it binds.
pub type BoundParams<'c> = Result<Option<Vec<Param<'c>>>, Diagnostic>;

/// One parameter of a def (ODS `AttrOrTypeParameter`).
#[derive(Clone, Copy, Debug)]
pub struct ParamDef {
    /// Its name in the definition file.
    pub name: &'static str,
    /// What values it takes, and how they are written.
    pub kind: ParamKind,
    /// The type as the definition file spells it, for diagnostics.
    pub type_name: &'static str,
    /// Whether it may be left out.
    pub presence: Presence,
}

impl ParamDef {
    /// The same, absent when left out.
    #[must_use]
    pub const fn optional(self) -> Self {
        Self { presence: Presence::Optional, ..self }
    }

    /// The same, with a value when left out.
    #[must_use]
    pub const fn or(self, value: for<'c> fn(&'c Context) -> Param<'c>) -> Self {
        Self { presence: Presence::Default(value), ..self }
    }
}

/// Whether a parameter may be left out, and what it is then.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Presence {
    /// It must be given.
    Required,
    /// It may be left out and is then [`Param::None`] (ODS `OptionalParameter`).
    Optional,
    /// It may be left out and then has this value (ODS `DefaultValuedParameter`).
    Default(for<'c> fn(&'c Context) -> Param<'c>),
}

/// What a parameter is, as far as reading and writing it go.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum ParamKind {
    /// `true` or `false`.
    Bool,
    /// A number of so many bits.
    Int {
        /// Its width in bits, at most 64.
        bits: u8,
        /// Whether it is stored as [`Param::Int`] rather than [`Param::UInt`].
        signed: bool,
    },
    /// A number of any size (`APInt`), stored as [`Param::Words`].
    ApInt,
    /// A floating-point number (`APFloat`).
    ApFloat,
    /// Quoted text.
    Str,
    /// Quoted text of any bytes, stored as [`Param::Bytes`].
    Bytes,
    /// A type, of a certain kind if so said.
    Type(Option<&'static Constraint>),
    /// An attribute, of a certain kind if so said.
    Attr(Option<&'static Constraint>),
    /// An enum case.
    Enum(&'static EnumDef),
    /// A comma separated list (ODS `ArrayRefParameter`).
    Array(&'static ParamKind),
    /// The type after the trailing colon (ODS `AttributeSelfTypeParameter`).
    SelfType,
    /// A Rust type of the author's, which says itself how it is written.
    Custom(&'static ParamCodec),
    /// The set-once part of a mutable type (ODS `MutableType`); never in a format.
    Body,
    /// A [`Param`] of any kind; never in a format.
    Stored,
}

/// Which types or attributes a parameter takes.
#[derive(Clone, Copy)]
pub struct Constraint {
    /// The name for diagnostics, as the definition file spells it.
    pub name: &'static str,
    /// Whether a node is one of them.
    pub accepts: fn(Node<'_>) -> bool,
    /// The def, where there is just one: its stripped form is then accepted. A
    /// function, so that a def may have parameters of its own kind.
    pub def: Option<fn() -> &'static Def>,
}

/// How a parameter of the author's own Rust type is written.
#[derive(Clone, Copy)]
pub struct ParamCodec {
    /// Reads a value in its encoded form.
    pub parse: for<'c> fn(&mut AsmParser<'_, 'c>) -> Result<Param<'c>, Diagnostic>,
    /// Writes an encoded value.
    pub print: for<'c> fn(Param<'c>, &mut AsmPrinter<'_, 'c>),
}

/// An enum of a definition file (ODS `EnumInfo`).
#[derive(Debug)]
pub struct EnumDef {
    /// The Rust name, `"Color"`.
    pub name: &'static str,
    /// One line for people; diagnostics name the enum by it.
    pub summary: &'static str,
    /// The cases in declaration order.
    pub cases: &'static [EnumCase],
    /// For a bit enum, what stands between cases: `"|"` or `","`.
    pub separator: Option<&'static str>,
    /// Whether values are stored as [`Param::Int`] rather than [`Param::UInt`].
    pub signed: bool,
    /// Whether the text of several bits is quoted (ODS `printBitEnumQuoted`).
    pub quoted: bool,
    /// Whether bits that a group names are not named again (ODS `printBitEnumPrimaryGroups`).
    pub primary_groups: bool,
}

impl EnumDef {
    /// What diagnostics call it: the summary, or the name.
    #[must_use]
    pub fn description(&self) -> &'static str {
        if self.summary.is_empty() { self.name } else { self.summary }
    }
}

/// One case of an [`EnumDef`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnumCase {
    /// The Rust name of the variant.
    pub symbol: &'static str,
    /// The text in the IR.
    pub text: &'static str,
    /// The value; the bits, in a bit enum.
    pub value: i64,
}

/// An interface: identified by the address of its static.
#[derive(Debug)]
pub struct Interface {
    /// The name in the definition file, `"DataLayoutTypeInterface"`.
    pub name: &'static str,
}

/// The table of functions by which a def implements an interface: a struct that
/// the interface's module declares.
pub type InterfaceTable = dyn Any + Send + Sync;

/// One interface of a def, an operation or a dialect.
#[derive(Clone, Copy)]
pub struct InterfaceImpl {
    /// Which interface.
    pub interface: &'static Interface,
    /// Its functions.
    pub table: &'static InterfaceTable,
}

/// The table for an interface in a list, by the address of the interface.
pub(crate) fn find_interface(
    list: &[InterfaceImpl],
    interface: &'static Interface,
) -> Option<&'static InterfaceTable> {
    list.iter().find(|found| ptr::eq(found.interface, interface)).map(|found| found.table)
}

/// An interface implementation that a dialect brings for somebody else's def
/// (MLIR's external models).
#[derive(Clone, Copy, Debug)]
pub struct ExternalModel {
    /// The def that gains the interface.
    pub def: &'static Def,
    /// The interface and its functions.
    pub implementation: InterfaceImpl,
}

/// Checks an attribute of an operation: the operation, the attribute's whole name
/// and its value.
pub type VerifyOpAttribute = for<'a, 'c> fn(OpRef<'a, 'c>, &[u8], Attribute<'c>) -> Result<(), Diagnostic>;

/// A dialect (ODS `Dialect`).
#[derive(Debug)]
pub struct Dialect {
    /// The prefix in the text, `"toy"`.
    pub name: &'static str,
    /// One line for people (ODS `summary`).
    pub summary: &'static str,
    /// Its types.
    pub types: &'static [&'static Def],
    /// Its attributes.
    pub attributes: &'static [&'static Def],
    /// Its operations. A dialect that lists none leaves open which it has; of
    /// one that lists some, others are errors.
    pub ops: &'static [&'static OpDef],
    /// Whether operations that `ops` does not list are unregistered ones rather
    /// than mistakes (MLIR's `allowUnknownOperations`). Without any listed, all are.
    pub allows_unknown_operations: bool,
    /// Whether types that no mnemonic claims are kept as they stand, as those of
    /// dialects that are not loaded (ODS `allowUnknownTypes`, which is ours).
    pub allows_unknown_types: bool,
    /// The same for attributes.
    pub allows_unknown_attributes: bool,
    /// Interfaces that it attaches to operations.
    pub op_models: &'static [OpModel],
    /// Dialects that are loaded with it (ODS `dependentDialects`).
    pub dependencies: &'static [&'static Dialect],
    /// The dialect interfaces that it implements.
    pub interfaces: &'static [InterfaceImpl],
    /// Interfaces that it attaches to defs of other dialects.
    pub models: &'static [ExternalModel],
    /// Checks an attribute of any operation whose name begins with the dialect's
    /// (ODS `hasOperationAttrVerify`).
    pub verify_op_attribute: Option<VerifyOpAttribute>,
    /// Reads and writes types that no mnemonic claims (ODS
    /// `useDefaultTypePrinterParser = 0`).
    pub type_syntax: Option<&'static DialectSyntax>,
    /// The same for attributes (ODS `useDefaultAttributePrinterParser = 0`).
    pub attribute_syntax: Option<&'static DialectSyntax>,
}

impl Dialect {
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
            interfaces: &[],
            models: &[],
            verify_op_attribute: None,
            type_syntax: None,
            attribute_syntax: None,
        }
    }

    /// Its defs of a kind, and how what no mnemonic of theirs claims is written.
    pub(crate) const fn syntax_of(
        &self,
        kind: DefKind,
    ) -> (&'static [&'static Def], Option<&'static DialectSyntax>) {
        match kind {
            DefKind::Type => (self.types, self.type_syntax),
            _ => (self.attributes, self.attribute_syntax),
        }
    }

    /// Whether what no mnemonic claims is kept as it stands.
    pub(crate) const fn allows_unknown(&self, kind: DefKind) -> bool {
        match kind {
            DefKind::Type => self.allows_unknown_types,
            _ => self.allows_unknown_attributes,
        }
    }

    /// The table by which it implements an interface. `T` is the table type that the
    /// interface declares.
    #[must_use]
    pub fn interface<T: 'static>(&self, interface: &'static Interface) -> Option<&'static T> {
        find_interface(self.interfaces, interface)?.downcast_ref()
    }
}

/// A dialect's own syntax for what its mnemonics do not cover.
#[derive(Clone, Copy)]
pub struct DialectSyntax {
    /// Reads what follows `!dialect.`, the keyword included; `Ok(None)` when the
    /// keyword is none of the dialect's.
    pub parse: for<'c> fn(&mut AsmParser<'_, 'c>) -> Result<Option<Node<'c>>, Diagnostic>,
    /// Writes what follows `!dialect.`; `false` when it is for the tables to do.
    pub print: for<'c> fn(Node<'c>, &mut AsmPrinter<'_, 'c>) -> bool,
}

macro_rules! opaque_debug {
    ($($ty:ident: $($field:ident),*;)*) => {$(
        impl fmt::Debug for $ty {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($ty))$(.field(stringify!($field), &self.$field))*.finish_non_exhaustive()
            }
        }
    )*};
}

opaque_debug! {
    CustomSyntax: ;
    CustomDirective: name;
    Constraint: name;
    ParamCodec: ;
    InterfaceImpl: interface;
    DialectSyntax: ;
}

impl fmt::Debug for Presence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Required => "Required",
            Self::Optional => "Optional",
            Self::Default(_) => "Default(..)",
        })
    }
}
