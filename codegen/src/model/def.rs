//! Types and attributes (ODS `TypeDef`, `AttrDef`): parameters, syntax, builders.

use super::{
    AuthorCode, Docs, FormatElement, InterfaceUse, LayoutRule, Name, ParamType, constraint, op_tables,
};
use isogloss_tablegen::Span;
use proc_macro2::{Ident, TokenStream};
use std::sync::Arc;

/// Type or attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DefKind {
    /// A type (ODS `TypeDef`).
    Type,
    /// An attribute (ODS `AttrDef`).
    Attribute,
}

impl DefKind {
    /// The kind in messages.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Type => "type",
            Self::Attribute => "attribute",
        }
    }
}

/// A declared builder of a type, an attribute or an operation, which the author implements
/// (ODS `TypeBuilder`, `AttrBuilder`, `OpBuilder`).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct DeclaredBuilder {
    /// The arguments, without the context or the builder of operations.
    pub arguments: Vec<BuilderArgument>,
    /// Whether the context is not one of the arguments (ODS `WithInferredContext`).
    pub infers_context: bool,
    /// The reason why it is deprecated (ODS `odsCppDeprecated`).
    pub deprecated: Option<String>,
}

/// An argument of a [`DeclaredBuilder`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BuilderArgument {
    /// Its name.
    pub name: String,
    /// Its type in Rust, as source: paths begin at the root of a crate, and the lifetime of the
    /// context is `'c`.
    pub ty: String,
    /// Its default value in C++.
    pub default: Option<String>,
}

/// A type or an attribute.
#[derive(Clone, Debug)]
pub struct Def {
    /// Type or attribute.
    pub kind: DefKind,
    /// The name of the record or struct, for messages.
    pub record: Name,
    /// The name of the handle (ODS `cppClassName`).
    pub class: String,
    /// Where the name of the handle is written.
    pub class_place: Span,
    /// The unique name, `toy.matrix` (ODS `typeName`, `attrName`).
    pub unique_name: String,
    /// The keyword (ODS `mnemonic`).
    pub mnemonic: Option<Name>,
    /// Its documentation.
    pub docs: Docs,
    /// The parameters.
    pub params: Vec<Parameter>,
    /// The parameters of the body, which is set once after the value is made (Isogloss `bodyParameters`).
    pub body: Vec<Parameter>,
    /// The text after the mnemonic.
    pub syntax: Syntax,
    /// Whether the author checks the parameters (ODS `genVerifyDecl`).
    pub verify: bool,
    /// Whether parameters can be read (ODS `genAccessors`).
    pub accessors: bool,
    /// Whether `get` is for the author's use only (ODS `skipDefaultBuilders`).
    pub private_builders: bool,
    /// Declared builders (ODS `builders`).
    pub builders: Vec<DeclaredBuilder>,
    /// Whether it may be printed as an alias (ODS `genMnemonicAlias`).
    pub alias: bool,
    /// The name of the alias, if it is not the mnemonic (`AttrAlias` of `isogloss/Form.td`).
    pub alias_name: Option<String>,
    /// Whether bytecode encodes its parameters rather than its text (Isogloss `bytecode`).
    pub bytecode: bool,
    /// Its memory layout (Isogloss `dataLayout`).
    pub layout: Option<LayoutRule>,
    /// Whether the author overrides single results of the rule.
    pub layout_overrides: bool,
    /// The interfaces that the author implements.
    pub interfaces: Vec<InterfaceUse>,
    /// The full C++ names of listed interfaces without a Rust trait.
    pub ignored_interfaces: Vec<String>,
    /// The Rust struct whose fields are the parameters, if a derive declares it.
    pub declared: Option<DeclaredDef>,
    /// Whether it was read without errors; otherwise parts may be missing.
    pub sound: bool,
}

impl Def {
    /// Whether `get` can reject parameters: the author or a constraint checks them.
    #[must_use]
    pub fn is_verified(&self) -> bool {
        self.verify || self.params.iter().chain(&self.body).any(|param| param.constraint.is_some())
    }
}

/// The Rust struct that declares a type or an attribute.
#[derive(Clone, Debug)]
pub struct DeclaredDef {
    /// The struct.
    pub ident: Ident,
    /// Whether it has a lifetime parameter, for the context.
    pub has_lifetime: bool,
    /// Its fields, in the order of the parameters.
    pub fields: Vec<DeclaredField>,
    /// The fields that are parameters of the body.
    pub body: Vec<DeclaredField>,
    /// The path of the struct of its dialect.
    pub dialect: TokenStream,
}

/// A field of a [`DeclaredDef`].
#[derive(Clone, Debug)]
pub struct DeclaredField {
    /// Its name.
    pub ident: Ident,
    /// How its type holds the value of the parameter.
    pub form: FieldForm,
}

/// How a field of a struct that declares a type or an attribute holds the value of its parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldForm {
    /// As the accessor returns it.
    Value,
    /// As data of its own: `String`, `Vec<T>`, `ApInt`.
    Owned,
    /// As a `List`, where `get` takes a slice.
    List,
}

/// The text after a mnemonic.
#[derive(Clone, Debug, Default)]
pub enum Syntax {
    /// No text.
    #[default]
    Keyword,
    /// An assembly format.
    Format(Vec<FormatElement>),
    /// The author's hook parses and prints it (ODS `hasCustomAssemblyFormat`).
    Custom,
}

/// A parameter of a type or an attribute.
#[derive(Clone, Debug)]
pub struct Parameter {
    /// Its name in the definition.
    pub name: Name,
    /// The type of its values.
    pub ty: ParamType,
    /// The type as the definition spells it, for messages at run time.
    pub type_text: String,
    /// One line of documentation.
    pub summary: String,
    /// Whether it may be omitted.
    pub presence: Presence,
    /// Whether the definition spells its type as an option: `std::optional<unsigned>`, `Option<u32>`. The types of
    /// other optional parameters have a value for absence, such as a null attribute.
    pub is_option: bool,
    /// Whether it is of an enum that is an attribute constraint, too (ODS `EnumParameter` of an `EnumAttrInfo`).
    pub named_enum: bool,
    /// The constraint on its values (ODS: a parameter whose type is a `TypeConstraint`).
    pub constraint: Option<Arc<constraint::Constraint>>,
    /// Where the author names the Rust type, if it is a type of the author's crate; [`Span::NONE`] for other types.
    pub rust_type: Span,
}

impl Parameter {
    /// A required parameter, without a summary or a constraint.
    #[must_use]
    pub fn new(name: Name, ty: ParamType, type_text: impl Into<String>) -> Self {
        let type_text = type_text.into();
        let (summary, presence) = (String::new(), Presence::Required);
        let is_option = matches!(ty, ParamType::Option(_));
        Self {
            name,
            ty,
            type_text,
            summary,
            presence,
            is_option,
            named_enum: false,
            constraint: None,
            rust_type: Span::NONE,
        }
    }

    /// The type of the elements in MLIR's text, for a parameter of a C++ class of dense arrays: only the elements are
    /// printed then.
    #[must_use]
    pub fn dense_array(&self) -> Option<&'static str> {
        let ParamType::Handle(handle) = self.ty.value_type() else { return None };
        if handle.class.builtin_name() != Some("DenseArrayAttr") {
            return None;
        }
        op_tables::dense_array_element(&self.type_text)
    }

    /// Whether it may be omitted.
    #[must_use]
    pub fn is_optional(&self) -> bool {
        !matches!(self.presence, Presence::Required)
    }
}

/// Whether a parameter may be omitted.
#[derive(Clone, Debug)]
pub enum Presence {
    /// It must be given.
    Required,
    /// It is `None` if omitted.
    Optional,
    /// It has a default value: a Rust expression over `context`.
    Default(AuthorCode),
    /// A function of the author makes its default value, which is C++ in the definition.
    Function {
        /// The path before the name.
        path: TokenStream,
        /// The name.
        name: Ident,
    },
    /// Its default value is a builtin type, in MLIR's syntax.
    Type(String),
    /// Its default value is one more than the integer of an earlier parameter, which has this index.
    Next(u8),
}
