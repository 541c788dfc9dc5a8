//! Interfaces (ODS `Interface`) and their methods.

use super::{AuthorCode, DefKind, Docs, Name, ParamType, layout};
use isogloss_tablegen::Span;
use proc_macro2::TokenStream;

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
