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
mod cpp_tokens;
mod def;
mod disjoint;
mod enums;
mod format;
pub(crate) mod index;
mod interface;
mod layout;
pub mod lower;
pub mod number;
pub mod op;
mod op_check;
pub mod op_def;
mod op_infer;
mod op_tables;
mod op_traits;
pub mod pattern;
pub mod tables;
mod text;
mod types;

pub use check::check;
pub(crate) use classes::is_known_class;
pub use count::{CountExpr, CountOp};
pub use cpp::{
    CppBinary, CppExpr, CppExprKind, CppLambda, CppName, CppSegment, CppStatement, CppUnary, MAX_CPP_DEPTH,
    MAX_CPP_SIZE,
};
pub use cpp_tokens::{CppToken, CppTokenKind, cpp_tokens};
pub use def::{
    BuilderArgument, DeclaredBuilder, DeclaredDef, DeclaredField, Def, DefKind, FieldForm, Parameter,
    Presence, Syntax,
};
pub(crate) use disjoint::may_share;
pub use enums::{BitSet, Enum, EnumCase};
pub(crate) use format::Home;
pub use format::{
    Bare, CustomArgument, DirectiveForm, FormatDirective, FormatElement, FormatToken, FormatTokenKind,
    FormatTree, Forms, Leaf, OpFormat, OpLeaf, StructField, TypeSource, Values, compile_format,
    compile_op_format, format_directives, has_literals_of, needs_author,
};
pub use interface::{Interface, InterfaceKind, InterfaceUse, InterfaceVerifier, Method, MethodBody};
pub use layout::{
    Compatibility, EntryRule, EntryValue, INTERFACE as LAYOUT_INTERFACE, LayoutBuilder, LayoutRule, Part,
};
pub use op_check::{check_operation, check_operations};
pub use op_infer::infer_result_types;
pub use op_tables::{
    DESTINATION_STYLE, DeclaredInterface, EffectKind, EffectTarget, MEMORY_EFFECTS, SegmentSizes,
    StoredValue, default_array, default_bool, default_cases, default_integer, default_string, is_empty_list,
    last_name, option_default,
};
pub(crate) use op_tables::{dense_array_element, integer_range, wrapped_integer, wrong_element};
pub use text::{Piece, Text, closest_name};
pub(crate) use text::{name_help, nearest};
pub use types::{EnumType, Handle, ParamType, TypeSyntax, TypeSyntaxKind, parse_type};

use isogloss_tablegen::Span;
use proc_macro2::{Ident, TokenStream};

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
