//! [`Def`]: the table of a type or attribute, and its parameters.

use super::enums::EnumDef;
use super::formats::Syntax;
use super::interfaces::{Interface, InterfaceImpl, InterfaceTable, find_interface};
use crate::attribute::Attribute;
use crate::builtin::{OpaqueAttr, OpaqueType};
use crate::constraint::{self, Subject};
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::node::Node;
use crate::param::Param;
use crate::param_buf::ParamBuf;
use crate::text::{AsmParser, AsmPrinter};
use crate::types::Type;
use std::fmt;
use std::sync::OnceLock;

/// The kind of node that a def describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DefKind {
    /// A type (ODS `TypeDef`).
    Type,
    /// An attribute (ODS `AttrDef`).
    Attribute,
    /// An affine expression, map or integer set: interned, but neither a type nor an attribute.
    Affine,
}

/// One type or attribute of a dialect (ODS `TypeDef`, `AttrDef`).
#[derive(Debug)]
pub struct Def {
    /// Type or attribute.
    pub kind: DefKind,
    /// The name of the dialect, `"toy"`; empty for [`DefKind::Affine`], which belongs to none.
    pub dialect: &'static str,
    /// The unique name, `"toy.matrix"` (ODS `typeName`, `attrName`).
    pub name: &'static str,
    /// The keyword after `!toy.`, or `None` if the dialect parses it.
    pub mnemonic: Option<&'static str>,
    /// The name of the handle, `"MatrixType"` (ODS `cppClassName`).
    pub class: &'static str,
    /// A description of one line (ODS `summary`).
    pub summary: &'static str,
    /// The parameters in declaration order (ODS `parameters`).
    pub params: &'static [ParamDef],
    /// The parameters of the body, which is set once after the node is made (Isogloss `bodyParameters`). If there are
    /// any, the last of [`params`](Self::params) is a [`ParamKind::Body`].
    pub body: &'static [ParamDef],
    /// The text after the mnemonic.
    pub syntax: Syntax,
    /// The author's check of the parameters (ODS `genVerifyDecl`).
    pub verify: Option<Verify>,
    /// The author's check of the parameters of the body (Isogloss `genVerifyDecl` with `bodyParameters`).
    pub verify_body: Option<VerifyBody>,
    /// The interfaces it implements, one table each.
    pub interfaces: &'static [InterfaceImpl],
    /// The layout rule, which `layout` interprets (Isogloss `dataLayout`).
    pub layout: Option<&'static crate::layout::LayoutRule>,
    /// Whether the printer may name it by an alias after its mnemonic (ODS `genMnemonicAlias`).
    pub alias: bool,
    /// The name of the alias, if it is not the mnemonic.
    pub alias_name: Option<&'static str>,
    /// Whether bytecode encodes its parameters rather than its text (Isogloss `bytecode`).
    pub bytecode: bool,
}

/// Checks parameters before a node is made of them.
pub type Verify = for<'c> fn(&'c Context, &[Param<'c>]) -> Result<(), Diagnostic>;

/// Checks the parameters of a body before it is set for the node.
pub type VerifyBody = for<'c> fn(Node<'c>, &[Param<'c>]) -> Result<(), Diagnostic>;

impl Def {
    /// Whether a node may be an instance of this def. A def with neither a syntax nor a mnemonic has an unknown text:
    /// any type or attribute of its dialect that is stored as text may be one.
    #[inline]
    pub(crate) fn may_have(&'static self, node: Node<'_>) -> bool {
        node.is(self)
            || self.mnemonic.is_none() && matches!(self.syntax, Syntax::Verbatim) && self.has_opaque(node)
    }

    fn has_opaque(&self, node: Node<'_>) -> bool {
        let dialect = match self.kind {
            DefKind::Type => Type::from_node(node)
                .and_then(|ty| ty.dyn_cast::<OpaqueType<'_>>())
                .map(OpaqueType::dialect_namespace),
            DefKind::Attribute => Attribute::from_node(node)
                .and_then(|attribute| attribute.dyn_cast::<OpaqueAttr<'_>>())
                .map(OpaqueAttr::dialect_namespace),
            DefKind::Affine => None,
        };
        dialect == Some(self.dialect)
    }

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
            body: &[],
            syntax: Syntax::Keyword,
            verify: None,
            verify_body: None,
            interfaces: &[],
            layout: None,
            alias: false,
            alias_name: None,
            bytecode: false,
        }
    }

    /// Checks parameters before a node is made of them: the constraint of each, then [`Self::verify`].
    ///
    /// # Errors
    /// The first violation.
    pub(crate) fn check<'c>(&self, context: &'c Context, params: &[Param<'c>]) -> Result<(), Diagnostic> {
        check_constraints(context, self.params, params)?;
        self.verify.map_or(Ok(()), |verify| verify(context, params))
    }

    /// As [`Self::check`], for the parameters of the body of a node.
    pub(crate) fn check_body<'c>(&self, node: Node<'c>, params: &[Param<'c>]) -> Result<(), Diagnostic> {
        check_constraints(node.context(), self.body, params)?;
        self.verify_body.map_or(Ok(()), |verify| verify(node, params))
    }

    /// The table that the def itself gives for an interface. External models
    /// are found through [`Node::interface`].
    #[must_use]
    pub fn interface(&self, interface: &'static Interface) -> Option<&'static InterfaceTable> {
        find_interface(self.interfaces, interface)
    }
}

/// Checks the constraints of parameters in the order of their declaration.
fn check_constraints<'c>(
    context: &'c Context,
    defs: &[ParamDef],
    params: &[Param<'c>],
) -> Result<(), Diagnostic> {
    for (def, param) in defs.iter().zip(params) {
        let Some(constraint) = def.constraint else { continue };
        // An absent parameter is not constrained.
        if !matches!(param, Param::None) && !constraint.accepts(Subject::of_param(context, *param)) {
            let message = format!("failed to verify '{}': {}", def.name, constraint.summary);
            return Err(Diagnostic::error(message));
        }
    }
    Ok(())
}

/// One parameter of a def (ODS `AttrOrTypeParameter`).
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ParamDef {
    /// Its name in the definition file.
    pub name: &'static str,
    /// Its values, and their syntax.
    pub kind: ParamKind,
    /// The type as the definition file spells it, for diagnostics.
    pub type_name: &'static str,
    /// Whether it may be omitted.
    pub presence: Presence,
    /// The constraint on its value, if it is present (ODS: a parameter whose type is a `Constraint` with a `cppType`).
    pub constraint: Option<&'static constraint::Constraint>,
}

impl ParamDef {
    /// A required parameter.
    #[must_use]
    pub const fn new(name: &'static str, kind: ParamKind, type_name: &'static str) -> Self {
        Self { name, kind, type_name, presence: Presence::Required, constraint: None }
    }

    /// Whether its text must have a value for it.
    #[must_use]
    pub const fn is_required(&self) -> bool {
        matches!(self.presence, Presence::Required)
    }

    /// The same parameter, optional: absent if omitted.
    #[must_use]
    pub const fn optional(self) -> Self {
        Self { presence: Presence::Optional, ..self }
    }

    /// The same parameter, of an enum that is an attribute constraint, too, named by its type in the definition file: see
    /// [`ParamKind::NamedEnum`].
    #[must_use]
    pub const fn named_enum(self) -> Self {
        match self.kind {
            ParamKind::Enum(def) => Self { kind: ParamKind::NamedEnum(def, self.type_name), ..self },
            _ => self,
        }
    }

    /// The same parameter, of dense array attributes with elements of a type in MLIR's text: see [`ParamKind::DenseArray`].
    #[must_use]
    pub const fn dense_array(self, element: &'static str) -> Self {
        Self { kind: ParamKind::DenseArray(element), ..self }
    }

    /// The same parameter, with a constraint on its values: [`Def::verify`] sees only values that satisfy it.
    #[must_use]
    pub const fn constrained(self, constraint: &'static constraint::Constraint) -> Self {
        Self { constraint: Some(constraint), ..self }
    }

    /// The same parameter, with a default value that needs no context.
    #[must_use]
    pub const fn or_constant(self, value: Param<'static>) -> Self {
        Self { presence: Presence::Constant(value), ..self }
    }

    /// The same parameter, with a type as its default value, in its textual form: `i32`.
    #[must_use]
    pub const fn or_type(self, text: &'static str) -> Self {
        Self { presence: Presence::Type(text), ..self }
    }

    /// The same parameter, with a default value one more than the integer of the earlier parameter with this index.
    #[must_use]
    pub const fn or_next(self, index: u8) -> Self {
        Self { presence: Presence::Next(index), ..self }
    }

    /// The same parameter, with a default value.
    #[must_use]
    pub const fn or(self, value: for<'c> fn(&'c Context) -> Param<'c>) -> Self {
        Self { presence: Presence::Default(value), ..self }
    }
}

/// Whether a parameter may be omitted, and its value then.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Presence {
    /// It is required.
    Required,
    /// It is [`Param::None`] if omitted (ODS `OptionalParameter`).
    Optional,
    /// It has this value if omitted (ODS `DefaultValuedParameter`).
    Default(for<'c> fn(&'c Context) -> Param<'c>),
    /// The same, with a value that needs no context.
    Constant(Param<'static>),
    /// The same, with the type of this text.
    Type(&'static str),
    /// The same, with an integer one more than the value of the earlier parameter with this index.
    Next(u8),
}

impl Presence {
    /// The default value, if there is one. `earlier` are the values of earlier parameters.
    pub(crate) fn default<'c>(
        self,
        context: &'c Context,
        earlier: impl FnOnce(u8) -> Option<Param<'c>>,
    ) -> Option<Param<'c>> {
        match self {
            Self::Required | Self::Optional => None,
            Self::Default(make) => Some(make(context)),
            Self::Constant(value) => Some(value),
            Self::Type(text) => crate::text::known_type(context, text).ok().map(Param::Type),
            Self::Next(index) => {
                let earlier = earlier(index)?;
                if let Param::UInt(number) = earlier {
                    return number.checked_add(1).map(Param::UInt);
                }
                let Param::Int(number) = earlier else { return None };
                number.checked_add(1).map(Param::Int)
            }
        }
    }
}

impl fmt::Debug for Presence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Required => "Required",
            Self::Optional => "Optional",
            Self::Default(_) | Self::Constant(_) | Self::Type(_) | Self::Next(_) => "Default(..)",
        })
    }
}

/// The syntax of a parameter.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum ParamKind {
    /// `true` or `false`.
    Bool,
    /// A number of at most 64 bits.
    Int {
        /// Its width in bits, at most 64.
        bits: u8,
        /// Whether it is stored as [`Param::Int`] rather than [`Param::UInt`].
        signed: bool,
    },
    /// A number of any size (`APInt`), with its width, stored as [`Param::BigInt`].
    ApInt,
    /// A floating-point number of any format (`APFloat`), stored as [`Param::Float`].
    ApFloat,
    /// Quoted text.
    Str,
    /// Quoted text of any bytes, stored as [`Param::Bytes`].
    Bytes,
    /// A type, restricted by a constraint if there is one.
    Type(Option<&'static Constraint>),
    /// An attribute, restricted by a constraint if there is one.
    Attr(Option<&'static Constraint>),
    /// An enum case.
    Enum(&'static EnumDef),
    /// A case or cases of an enum that is an attribute constraint, too, with its C++ name (ODS `EnumParameter` of an
    /// `EnumAttrInfo`): messages name it, and several cases are not quoted.
    NamedEnum(&'static EnumDef, &'static str),
    /// A dense array attribute with elements of a type, in MLIR's text: its elements alone, `[1, 2]` (ODS: a parameter of the
    /// C++ class `DenseI32ArrayAttr`), stored as [`Param::Attr`].
    DenseArray(&'static str),
    /// A comma separated list (ODS `ArrayRefParameter`).
    Array(&'static ParamKind),
    /// The type after the trailing colon (ODS `AttributeSelfTypeParameter`).
    SelfType,
    /// A Rust type of the author's, with its own functions.
    Custom(&'static ParamCodec),
    /// The body of a mutable type, which is set once (ODS `MutableType`); a format has [`Def::body`] for it.
    Body,
    /// A [`Param`] of any kind; never in a format.
    Stored,
}

/// The types or attributes that a parameter takes.
#[derive(Clone, Copy)]
pub struct Constraint {
    /// The name for diagnostics, as the definition file spells it.
    pub name: &'static str,
    /// The types or attributes that it takes.
    pub accepts: Accepts,
    /// The def, if only one is accepted: its form without dialect and mnemonic is then
    /// accepted, too. A function, so that a def may have parameters of its own kind.
    pub def: Option<fn() -> &'static Def>,
}

impl Constraint {
    /// Whether it takes a node.
    #[must_use]
    pub fn accepts(&self, node: Node<'_>) -> bool {
        match self.accepts {
            Accepts::Function(accepts) => accepts(node),
            Accepts::Def(def) => def.get().is_some_and(|def| def.may_have(node)),
            Accepts::Condition(condition) => condition.holds(Subject::of_node(node), None),
        }
    }

    /// The def, if only one is accepted.
    #[must_use]
    pub fn only_def(&self) -> Option<&'static Def> {
        match self.accepts {
            Accepts::Def(def) => def.get().copied(),
            Accepts::Function(_) | Accepts::Condition(_) => self.def.map(|def| def()),
        }
    }
}

/// The types or attributes that a [`Constraint`] takes.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub enum Accepts {
    /// The nodes that a function accepts.
    Function(fn(Node<'_>) -> bool),
    /// The instances of a def. It is set after the table was made, so that a def may have parameters of its own kind.
    Def(&'static OnceLock<&'static Def>),
    /// The nodes that satisfy a condition.
    Condition(&'static constraint::Pred),
}

/// The syntax of a parameter of the author's own Rust type.
#[derive(Clone, Copy)]
pub struct ParamCodec {
    /// Parses a value in its encoded form.
    pub parse: for<'c> fn(&mut AsmParser<'_, 'c>) -> Result<ParamBuf<'c>, Diagnostic>,
    /// Prints an encoded value.
    pub print: for<'c> fn(Param<'c>, &mut AsmPrinter<'_, 'c>),
}

impl fmt::Debug for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Constraint").field("name", &self.name).finish_non_exhaustive()
    }
}

impl fmt::Debug for ParamCodec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ParamCodec").finish_non_exhaustive()
    }
}
