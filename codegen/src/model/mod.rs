//! The typed model of dialects, and its checks.
//!
//! `ods` fills it from records and `isogloss-macros` from Rust structs; `emit` reads it. The
//! model depends on neither. Source ranges are [`Span`]s of a
//! [`SourceMap`](isogloss_tablegen::SourceMap), which a macro creates for its tokens. The
//! languages inside strings (formats, expressions) are compiled here, with errors that point
//! into the strings.

mod check;
mod classes;
pub mod constraint;
pub(crate) mod constraint_cpp;
mod constraint_op;
pub(crate) mod constraint_property;
mod count;
mod cpp;
pub(crate) mod cpp_class;
mod cpp_parse;
mod disjoint;
mod format;
mod layout;
pub mod lower;
pub mod number;
pub mod op;
mod op_check;
mod op_infer;
mod op_tables;
mod op_traits;
pub mod pattern;
pub mod tables;
mod types;

pub use check::check;
pub(crate) use classes::is_known_class;
pub use count::{CountExpr, CountOp};
pub use cpp::{
    CppBinary, CppExpr, CppExprKind, CppLambda, CppName, CppSegment, CppStatement, CppUnary, MAX_CPP_DEPTH,
    MAX_CPP_SIZE,
};
pub(crate) use disjoint::may_share;
pub use format::{
    Bare, CustomArgument, DirectiveForm, FormatDirective, FormatElement, Forms, Leaf, OpFormat, OpLeaf,
    StructField, TypeSource, Values, compile_format, compile_op_format, format_directives,
};
pub use layout::{
    Compatibility, EntryRule, EntryValue, INTERFACE as LAYOUT_INTERFACE, LayoutBuilder, LayoutRule, Part,
};
pub use op_check::{OpOutline, check_operation, check_operations};
pub use op_infer::infer_result_types;
pub use op_tables::{
    DeclaredInterface, EffectKind, EffectTarget, MEMORY_EFFECTS, SegmentSizes, StoredValue, default_array,
    default_bool, default_cases, default_integer, default_string, is_empty_list, last_name, option_default,
};
pub(crate) use op_tables::{dense_array_element, integer_range, wrapped_integer, wrong_element};
pub use types::{EnumType, Handle, ParamType, TypeSyntax, TypeSyntaxKind, parse_type};

use crate::grammar::SyntaxError;
use isogloss_tablegen::{Diagnostic, Span};
use proc_macro2::{Ident, TokenStream};
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// A text of the input, and a function from a part of it to its source range.
#[derive(Clone, Copy)]
pub struct Text<'a> {
    /// The text.
    pub text: &'a str,
    /// The source range of a part of it.
    pub locate: &'a dyn Fn(Range<usize>) -> Span,
}

impl Text<'_> {
    /// The source range of a part of the text.
    #[must_use]
    pub fn at(&self, range: Range<usize>) -> Span {
        (self.locate)(range)
    }

    /// An error at a part of the text.
    pub(crate) fn error(
        &self,
        code: &'static str,
        range: Range<usize>,
        message: impl Into<String>,
    ) -> Diagnostic {
        Diagnostic::error(message).code(code).at(self.at(range))
    }

    pub(crate) fn syntax_error(&self, code: &'static str, error: SyntaxError) -> Diagnostic {
        self.error(code, error.range, error.message)
    }
}

/// The closest known name, or else the only one with this prefix.
pub(crate) fn nearest<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    isogloss_tablegen::closest(name, known.iter().copied()).or_else(|| {
        let mut longer = known.iter().filter(|known| !name.is_empty() && known.starts_with(name));
        longer.next().copied().filter(|_| longer.next().is_none())
    })
}

/// The help for an unknown name: the nearest known one, or all if they are few.
pub(crate) fn name_help(name: &str, known: &[&str], sigil: &str, what: &str) -> Option<String> {
    const FEW: usize = 8;
    if let Some(near) = nearest(name, known) {
        return Some(format!("did you mean `{sigil}{near}`?"));
    }
    let all: Vec<String> = known.iter().map(|known| format!("`{sigil}{known}`")).collect();
    match all.as_slice() {
        [only] => Some(format!("its only {what} is {only}")),
        several if (2..=FEW).contains(&several.len()) => Some(format!("its {what}s are {}", all.join(", "))),
        _ => None,
    }
}

/// An owned [`Text`].
pub struct Piece<'a> {
    text: Cow<'a, str>,
    locate: Box<dyn Fn(Range<usize>) -> Span + 'a>,
}

impl<'a> Piece<'a> {
    /// A text, and a function from a part of it to its source range.
    pub fn new(text: impl Into<Cow<'a, str>>, locate: impl Fn(Range<usize>) -> Span + 'a) -> Self {
        Self { text: text.into(), locate: Box::new(locate) }
    }

    /// The borrowed text.
    #[must_use]
    pub fn text(&self) -> Text<'_> {
        Text { text: &self.text, locate: &self.locate }
    }
}

impl fmt::Debug for Piece<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

/// The known name that is closest to an unknown one, for a hint "did you mean".
#[must_use]
pub fn closest_name<'k>(name: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    isogloss_tablegen::closest(name, known)
}

/// The class name that ODS gives a dialect: `ToyDialect` for `toy`.
#[must_use]
pub fn dialect_class(name: &str) -> String {
    format!("{}Dialect", crate::names::variant(name))
}

/// The name of the static for an item: `MatrixType` is `MATRIX_TYPE`.
#[must_use]
pub fn constant_name(name: &str) -> String {
    crate::names::constant(name).to_string()
}

/// A word of the input and its source range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// The word.
    pub text: String,
    /// Its source range.
    pub span: Span,
}

impl Name {
    /// A word at a source range.
    pub fn new(text: impl Into<String>, span: Span) -> Self {
        Self { text: text.into(), span }
    }
}

/// Rust that the author writes in a definition.
#[derive(Clone, Debug)]
pub struct AuthorCode {
    /// Its tokens.
    pub tokens: TokenStream,
    /// Its source location, for errors that the compiler finds. [`Span::NONE`] if the tokens are the author's own, or
    /// if they cannot have errors.
    pub place: Span,
}

impl From<TokenStream> for AuthorCode {
    fn from(tokens: TokenStream) -> Self {
        Self { tokens, place: Span::NONE }
    }
}

/// The data of an operation that a derive adds to its definition.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct OperationOwner {
    /// The struct that declares it.
    pub ident: Ident,
    /// The path of the struct of its dialect.
    pub dialect: TokenStream,
    /// The name of its dialect.
    pub dialect_name: String,
}

/// The documentation of an item.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Docs {
    /// One line (ODS `summary`).
    pub summary: String,
    /// Markdown (ODS `description`).
    pub description: String,
}

/// A dialect (ODS `Dialect`), or the enums and interfaces of a file without one.
#[derive(Clone, Debug, Default)]
pub struct Dialect {
    /// The name, which is the prefix of its items; `None` for a file that has enums and
    /// interfaces only.
    pub name: Option<Name>,
    /// Its documentation.
    pub docs: Docs,
    /// Paths of functions that return the dialects that it depends on (ODS
    /// `dependentDialects`).
    pub dependencies: Vec<TokenStream>,
    /// The path of the module of the dialect that it adds to (Isogloss `extends`).
    pub extends: Option<TokenStream>,
    /// The path of the list of the interfaces that it attaches to items of other dialects (Isogloss `externalModels`).
    pub external_models: Option<TokenStream>,
    /// Whether the author adds syntax for types and attributes without a mnemonic (Isogloss
    /// `hasCustomTypeSyntax`, `hasCustomAttributeSyntax`).
    pub syntax_hooks: PerKind,
    /// Whether types and attributes with unknown mnemonics are stored as text.
    pub allows_unknown: PerKind,
    /// Whether operations that it does not define are unregistered ones rather than errors.
    pub allows_unknown_operations: bool,
    /// Whether the author checks attributes of any operation (ODS
    /// `hasOperationAttrVerify`).
    pub verify_op_attribute: bool,
    /// Whether the author checks attributes of functions' arguments (ODS `hasRegionArgAttrVerify`).
    pub verify_region_arg_attribute: bool,
    /// Whether the author checks attributes of functions' results (ODS `hasRegionResultAttrVerify`).
    pub verify_region_result_attribute: bool,
    /// Whether the author creates its constants (ODS `hasConstantMaterializer`).
    pub constant_materializer: bool,
    /// Whether the author has patterns for canonical forms (ODS `hasCanonicalizer`).
    pub canonicalizer: bool,
    /// Whether its definitions are of MLIR's own classes, so that code left to the author is C++, not Rust.
    pub hooks_are_cpp: bool,
    /// The interfaces that the author implements for the dialect itself.
    pub dialect_interfaces: Vec<InterfaceUse>,
    /// The discardable attributes with typed helpers (ODS `discardableAttrs`), with their types.
    pub discardable_attributes: Vec<(Name, ParamType)>,
    /// Its types and attributes, in the order of definition.
    pub defs: Vec<Def>,
    /// Its operations, in the order of definition.
    pub operations: Vec<op::Operation>,
    /// Rewrite patterns of the same files (ODS `Pattern`), in the order of definition.
    pub patterns: Vec<pattern::Pattern>,
    /// Enums of the same files.
    pub enums: Vec<Enum>,
    /// Interfaces of the same files.
    pub interfaces: Vec<Interface>,
    /// Interfaces of other files that its operations implement.
    pub foreign_interfaces: Vec<Interface>,
    /// Types and attributes of dialects of other crates, which its operations use.
    pub foreign_defs: Vec<ForeignDef>,
    /// Enums outside of all dialects, which conditions and default values of operations may name; only in the first
    /// dialect.
    pub other_enums: Vec<Enum>,
    /// The paths of the traits of interfaces of types and attributes that are not generated, by name. Constraints may
    /// name such interfaces.
    pub foreign_traits: Vec<(String, TokenStream)>,
    /// Names of Rust types that the author writes for C++ types without a counterpart, with the C++ types; only in the
    /// first dialect of a run.
    pub opaque_types: Vec<(String, String)>,
    /// The Rust struct that declares the dialect, if it is a derive.
    pub declared: Option<DeclaredDialect>,
}

/// A type or an attribute of a dialect that is not generated
/// ([`Options::extern_dialects`](crate::Options::extern_dialects)).
#[derive(Clone, Debug)]
pub struct ForeignDef {
    /// The name of its dialect.
    pub dialect: String,
    /// The name of its C++ class.
    pub class: String,
    /// Whether it is a type or an attribute.
    pub kind: DefKind,
    /// The path of its handle, without a lifetime.
    pub path: TokenStream,
}

/// A dialect that is a Rust struct, and the items that the author lists for it.
#[derive(Clone, Debug)]
pub struct DeclaredDialect {
    /// The struct.
    pub ident: Ident,
    /// Paths of the handles of its types, without a lifetime.
    pub types: Vec<TokenStream>,
    /// Paths of the handles of its attributes, without a lifetime.
    pub attributes: Vec<TokenStream>,
    /// Paths of statics of its operations.
    pub ops: Vec<TokenStream>,
    /// Paths of the handles of its operations, without lifetimes.
    pub operations: Vec<TokenStream>,
    /// The entries of the interfaces that it implements, Rust expressions.
    pub interfaces: Vec<TokenStream>,
}

impl Dialect {
    /// The name; empty if it has none.
    #[must_use]
    pub fn prefix(&self) -> &str {
        self.name.as_ref().map_or("", |name| &name.text)
    }
}

/// A flag for a dialect's types, and one for its attributes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerKind {
    /// The flag for types.
    pub types: bool,
    /// The flag for attributes.
    pub attributes: bool,
}

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
        match self.ty.value_type() {
            ParamType::Handle(handle) if handle.class.builtin_name() == Some("DenseArrayAttr") => {
                op_tables::dense_array_element(&self.type_text)
            }
            _ => None,
        }
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

/// An enum (ODS `EnumInfo`).
#[derive(Clone, Debug)]
pub struct Enum {
    /// The record.
    pub record: Name,
    /// The name in Rust.
    pub class: String,
    /// The full name of its C++ class, without leading colons.
    pub full_class: String,
    /// Where the name in Rust is written.
    pub class_place: Span,
    /// Its documentation.
    pub docs: Docs,
    /// The width of its integer representation, in bits.
    pub bits: u32,
    /// The cases in order.
    pub cases: Vec<EnumCase>,
    /// The syntax of a bit set, if it is one.
    pub bit_set: Option<BitSet>,
    /// Whether the author declares the Rust enum, so that only its table is generated.
    pub is_declared: bool,
    /// The path of an enum that exists in Rust with its table, so that nothing is generated (field
    /// `rustPath`).
    pub path: Option<String>,
    /// Where the author names the path; [`Span::NONE`] otherwise.
    pub path_place: Span,
}

/// One case of an [`Enum`].
#[derive(Clone, Debug)]
pub struct EnumCase {
    /// Its name.
    pub symbol: Name,
    /// Its text.
    pub text: String,
    /// Where the text is written.
    pub text_place: Span,
    /// Its value; for a bit set its bits.
    pub value: i64,
    /// Where the value is written.
    pub value_place: Span,
}

/// The syntax of a bit set.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct BitSet {
    /// The separator of cases.
    pub separator: String,
    /// Whether several cases are printed as one quoted string.
    pub quoted: bool,
    /// Whether bits that a printed group covers are omitted.
    pub primary_groups: bool,
}

impl BitSet {
    /// The syntax of a bit set.
    #[must_use]
    pub fn new(separator: impl Into<String>, quoted: bool, primary_groups: bool) -> Self {
        Self { separator: separator.into(), quoted, primary_groups }
    }
}

/// The kind of items that implement an interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterfaceKind {
    /// Types or attributes (ODS `TypeInterface`, `AttrInterface`).
    Values(DefKind),
    /// Operations (ODS `OpInterface`).
    Operations,
    /// Dialects (Isogloss `DialectInterface`).
    Dialects,
}

impl InterfaceKind {
    /// The kind in messages.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Values(kind) => kind.word(),
            Self::Operations => "operation",
            Self::Dialects => "dialect",
        }
    }
}

/// An interface (ODS `TypeInterface`, `AttrInterface`, `OpInterface`).
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Interface {
    /// The record.
    pub record: Name,
    /// The name in Rust.
    pub class: String,
    /// The full name of its C++ class, without leading colons.
    pub full_class: String,
    /// Where the name in Rust is written.
    pub class_place: Span,
    /// The kind of items that implement it.
    pub kind: InterfaceKind,
    /// Its documentation.
    pub docs: Docs,
    /// The compiler's note for a missing implementation; empty for the default.
    pub missing: String,
    /// Its base interfaces.
    pub bases: Vec<InterfaceUse>,
    /// Whether its entries in tables have the entries of its bases. Definition files list the bases themselves.
    pub brings_bases: bool,
    /// Its methods.
    pub methods: Vec<Method>,
    /// The verifier of the operations that implement it (ODS `verify`).
    pub verifier: Option<InterfaceVerifier>,
}

impl Interface {
    /// An interface without methods.
    #[must_use]
    pub fn new(record: Name, class: impl Into<String>, kind: InterfaceKind) -> Self {
        let class = class.into();
        Self {
            class_place: record.span,
            record,
            full_class: class.clone(),
            class,
            kind,
            docs: Docs::default(),
            missing: String::new(),
            bases: Vec::new(),
            brings_bases: false,
            methods: Vec::new(),
            verifier: None,
        }
    }
}

/// The verifier of operations that implement an interface.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct InterfaceVerifier {
    /// The Rust body, in which `op` is the operation.
    pub body: AuthorCode,
    /// Whether it runs after the verification of the regions (ODS `verifyWithRegions`).
    pub after_regions: bool,
}

/// The use of an interface, in a list of traits or as a base.
#[derive(Clone, Debug)]
pub struct InterfaceUse {
    /// The name.
    pub name: Name,
    /// Its full C++ name, or the name of the trait for an interface given only as a Rust trait.
    pub full_class: String,
    /// The path of its trait.
    pub path: TokenStream,
    /// Whether the author implements it even if the accessors of the parameters would
    /// suffice (ODS `DeclareTypeInterfaceMethods`).
    pub by_hand: bool,
}

impl InterfaceUse {
    /// Whether this is the interface that layout rules implement.
    #[must_use]
    pub fn is_layout(&self) -> bool {
        self.name.text == layout::INTERFACE
    }
}

/// A method of an interface.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Method {
    /// Its name.
    pub name: Name,
    /// Its documentation.
    pub description: String,
    /// The type of its result; `None` if it returns nothing.
    pub result: Option<ParamType>,
    /// Its arguments.
    pub arguments: Vec<(Name, ParamType)>,
    /// Whether it has no receiver.
    pub is_static: bool,
    /// Its body.
    pub body: MethodBody,
    /// Where the author names a Rust type of its result or of an argument; [`Span::NONE`] otherwise.
    pub rust_type: Span,
}

impl Method {
    /// A method without arguments and without a result.
    #[must_use]
    pub fn new(name: Name, body: MethodBody) -> Self {
        let (description, arguments) = (String::new(), Vec::new());
        let rust_type = Span::NONE;
        Self { name, description, result: None, arguments, is_static: false, body, rust_type }
    }
}

/// The body of a method.
#[derive(Clone, Debug)]
pub enum MethodBody {
    /// Each implementation has its own.
    Required,
    /// A default that an implementation may override.
    Provided(AuthorCode),
    /// A body that no implementation overrides.
    Final(AuthorCode),
}
