//! The items that generated code uses in addition to the public API. Not for use by hand: they change with the
//! generator.
//!
//! Functions that shorten generated accessors, constructors of table entries, and macros
//! that implement the traits of handles, enums and bit sets. They keep generated code
//! small.

mod arguments;
mod enums;
mod hooks;
mod macros;
#[cfg(feature = "ir")]
pub mod op;
#[cfg(feature = "ir")]
pub mod op_directive;
#[cfg(feature = "ir")]
pub mod op_format;
#[cfg(feature = "ir")]
mod op_hooks;
#[cfg(feature = "ir")]
mod op_macros;
#[cfg(feature = "ir")]
mod op_tables;
#[cfg(feature = "rewrite")]
pub mod rewrite;
mod tables;

pub use arguments::Arguments;
pub(crate) use enums::text_of;
pub use enums::{CopyEnum, bit_set_text, bit_set_value, case_of, no_case, value_named};
pub use hooks::{
    attribute_syntax, custom_format, custom_printer, type_syntax, verify_op_attribute,
    verify_region_arg_attribute, verify_region_result_attribute,
};
#[cfg(feature = "ir")]
pub use op_hooks::{folder, materialize_constant};
#[cfg(feature = "serde")]
pub use serde_core::ser::{Serialize, Serializer};
pub use tables::{
    attribute_def, body, body_group, constraint, custom, custom_field, field, fields, format,
    keyword_attribute, keyword_type, lit, optional, parameter, params, qualified, qualified_field, self_type,
    spaced, spaced_var, structure, type_def, var, whitespace,
};

use crate::attribute::Attribute;
use crate::body::BodyError;
use crate::context::Context;
use crate::def::{Def, Interface, ParamKind};
use crate::diagnostic::Diagnostic;
use crate::handle::{DefHandle, Handle};
use crate::node::Node;
use crate::numeric::ApInt;
use crate::param::{Param, Parameter};
use crate::param_buf::{OwnedParameter, ParamBuf};
use crate::param_syntax::ParamSyntax;
use crate::types::Type;

/// The typed handle over a node that was just interned for its def.
///
/// # Panics
/// If the node is of another def: a bug of the generator.
#[inline]
pub fn handle<'c, H: DefHandle<Of<'c> = H>>(node: Node<'c>) -> H {
    node.cast::<H>()
}

/// The parameter of a node at an index.
///
/// # Panics
/// If the node's table and the accessor disagree: a bug of the generator.
#[inline]
pub fn param<'c, T: Parameter<'c>>(node: Node<'c>, index: usize) -> T {
    node.param(index)
}

/// The parameter of the body of a type or attribute at an index; `None` if the body is not set.
///
/// # Panics
/// If the node's table and the accessor disagree: a bug of the generator.
#[inline]
pub fn body_param<'c, T: Parameter<'c>>(node: Node<'c>, index: usize) -> Option<T> {
    crate::body::param(node, index)
}

/// As [`body_param`], for a body that is set.
///
/// # Panics
/// If it is not.
#[inline]
pub fn set_body_param<'c, T: Parameter<'c>>(node: Node<'c>, index: usize) -> T {
    match body_param(node, index) {
        Some(value) => value,
        None => panic!("`{}` has no body", node.def().name),
    }
}

/// Whether a type or attribute has its body.
#[inline]
#[must_use]
pub fn has_body(node: Node<'_>) -> bool {
    node.body().is_some()
}

/// Sets the body of a type or attribute.
///
/// # Errors
/// If it has another body, or its verifier rejects this one.
#[track_caller]
pub fn set_body<'a>(node: Node<'_>, body: impl Arguments<'a>) -> Result<(), BodyError> {
    node.set_body(body.encode().as_ref()).map(|_| ())
}

/// A value in its stored form.
#[inline]
pub fn encode<'c, T: Parameter<'c>>(value: T) -> Param<'c> {
    value.encode()
}

/// A parameter that a function of a table takes.
///
/// # Panics
/// If the table and the function disagree: a bug of the generator.
#[inline]
pub fn argument<'c, T: Parameter<'c>>(params: &[Param<'c>], index: usize) -> T {
    match params.get(index).and_then(|param| T::decode(*param)) {
        Some(value) => value,
        None => panic!("parameter {index} is not what its hook says"),
    }
}

/// A value that a hook returned, in its stored form.
#[inline]
pub fn owned<'c, T: OwnedParameter<'c>>(value: T) -> ParamBuf<'c> {
    value.into_buf()
}

/// A parameter that was parsed before, for a custom directive that has it in `ref(...)`.
///
/// # Panics
/// If the table and the function disagree: a bug of the generator.
#[inline]
pub fn reference<'c, T: OwnedParameter<'c>>(refs: &[ParamBuf<'c>], index: usize) -> T {
    match refs.get(index).and_then(T::from_buf) {
        Some(value) => value,
        None => panic!("parameter {index} is not what its hook says"),
    }
}

/// All parameters that a function of a table takes.
///
/// # Panics
/// If the table and the function disagree: a bug of the generator.
#[inline]
pub fn arguments<'c, T: Arguments<'c>>(params: &[Param<'c>]) -> T {
    match T::decode(params) {
        Some(arguments) => arguments,
        None => panic!("the parameters are not what their hook says"),
    }
}

/// The handle over a node, for a function of its table.
///
/// # Panics
/// If the node is not an `H`: the table belongs to another def.
#[inline]
pub fn member<'c, H: Handle>(node: Node<'c>) -> H::Of<'c> {
    node.cast::<H>()
}

/// The table by which a node implements an interface.
///
/// # Panics
/// If it does not implement it.
#[inline]
pub fn table<T: 'static>(node: Node<'_>, interface: &'static Interface) -> &'static T {
    match node.interface(interface) {
        Some(table) => table,
        None => panic!("`{}` does not implement `{}`", node.def().name, interface.name),
    }
}

/// The type or attribute of these parameters.
///
/// # Panics
/// In debug builds, if a constraint or the def's verifier rejects the parameters.
#[inline]
#[track_caller]
pub fn get<'c, 'a, H>(context: &'c Context, arguments: impl Arguments<'a>) -> H
where
    H: DefHandle<Of<'c> = H>,
{
    handle(intern_verified(context, H::DEF, arguments.encode().as_ref()))
}

/// Interns a node; checks its parameters in debug builds.
#[track_caller]
fn intern_verified<'c>(context: &'c Context, def: &'static Def, params: &[Param<'_>]) -> Node<'c> {
    if cfg!(debug_assertions)
        && let Err(error) = def.check(context, params)
    {
        invalid(def, &error);
    }
    context.intern(def, params)
}

/// Checks the parameters of a constructor in debug builds.
#[inline]
#[track_caller]
pub(crate) fn debug_verify<H: DefHandle>(verify: impl FnOnce() -> Result<(), Diagnostic>) {
    if cfg!(debug_assertions)
        && let Err(error) = verify()
    {
        invalid(H::DEF, &error);
    }
}

#[cold]
#[track_caller]
fn invalid(def: &Def, error: &Diagnostic) -> ! {
    let (name, message) = (def.name, error.message());
    panic!("invalid parameters of `{name}`: {message}; to handle this error, call `get_checked`");
}

/// The type or attribute of these parameters, if their constraints and the def's verifier accept them.
///
/// # Errors
/// The first violation.
#[track_caller]
pub fn get_checked<'c, 'a, H>(context: &'c Context, arguments: impl Arguments<'a>) -> Result<H, Diagnostic>
where
    H: DefHandle<Of<'c> = H>,
{
    context.intern_checked(H::DEF, arguments.encode().as_ref()).map(handle)
}

/// A list in its stored form, for a look-up in the interner.
#[derive(Debug)]
pub enum Encoded<'c> {
    /// Handles of types.
    Types(Vec<Type<'c>>),
    /// Handles of attributes.
    Attrs(Vec<Attribute<'c>>),
    /// Other values.
    List(Vec<Param<'c>>),
}

impl<'c> Encoded<'c> {
    /// An empty list of elements of this kind.
    fn with_capacity(element: &ParamKind, capacity: usize) -> Self {
        match element {
            ParamKind::Type(_) => Self::Types(Vec::with_capacity(capacity)),
            ParamKind::Attr(_) => Self::Attrs(Vec::with_capacity(capacity)),
            _ => Self::List(Vec::with_capacity(capacity)),
        }
    }

    fn push(&mut self, element: Param<'c>) {
        match (self, element) {
            (Self::Types(list), Param::Type(ty)) => list.push(ty),
            (Self::Attrs(list), Param::Attr(attribute)) => list.push(attribute),
            (Self::List(list), element) => list.push(element),
            (Self::Types(_) | Self::Attrs(_), _) => {}
        }
    }

    /// The list as a parameter.
    #[must_use]
    pub fn param(&self) -> Param<'_> {
        match self {
            Self::Types(list) => Param::Types(list),
            Self::Attrs(list) => Param::Attrs(list),
            Self::List(list) => Param::List(list),
        }
    }
}

/// Encodes a number of any size, or `None`.
pub fn stored_int<'a>(value: impl Into<Option<&'a ApInt>>) -> Param<'a> {
    value.into().map_or(Param::None, |value| value.as_ref().encode())
}

/// Encodes a list that is not stored as a slice of its elements.
pub fn list<'c, T: Parameter<'c> + ParamSyntax + Copy>(list: &[T]) -> Encoded<'c> {
    let mut encoded = Encoded::with_capacity(&T::KIND, list.len());
    for element in list {
        encoded.push(element.encode());
    }
    encoded
}

/// A list that may be absent, as a parameter.
#[must_use]
pub fn optional_list<'a>(list: &'a Option<Encoded<'a>>) -> Param<'a> {
    list.as_ref().map_or(Param::None, Encoded::param)
}

/// The empty list of such elements, as [`list`] encodes it.
#[must_use]
pub fn empty_list<'c, T: ParamSyntax>() -> Param<'c> {
    match T::KIND {
        ParamKind::Type(_) => Param::Types(&[]),
        ParamKind::Attr(_) => Param::Attrs(&[]),
        _ => Param::List(&[]),
    }
}

/// A name in `types(...)` and `attributes(...)` of a dialect: a handle, or by mistake the struct that declares one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the handle of a type or of an attribute",
    label = "not such a handle",
    note = "the handle of `#[derive(DialectType)] struct Name` is `NameType`, that of `#[derive(DialectAttr)] struct Name` is `NameAttr`"
)]
pub trait Listed {
    /// The table, or the message about the mistake.
    const DEF: Result<&'static Def, &'static str>;
}

impl<H: DefHandle> Listed for H {
    const DEF: Result<&'static Def, &'static str> = Ok(<H as DefHandle>::DEF);
}

/// The table of a listed name.
///
/// # Panics
/// In a constant, so that the compiler reports it at the caller: if the name is a struct's.
#[must_use]
#[track_caller]
pub const fn listed<L: Listed>() -> &'static Def {
    match L::DEF {
        Ok(def) => def,
        Err(message) => panic!("{}", message),
    }
}

/// Whether two texts are equal, in constants, where `==` is not available.
#[must_use]
pub const fn same_text(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}
