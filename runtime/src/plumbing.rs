//! What generated code names besides the public API. Not for use by hand: it
//! changes with the generator.
//!
//! Functions that shorten what would stand in every generated accessor, makers of
//! table entries, and the macros that implement the traits of handles, enums and
//! bit sets. One implementation serves all, so that generated code stays small.

pub use crate::context::Context;
pub use crate::def::{
    CustomDirective, CustomSyntax, Def, DefKind, EnumCase, EnumDef, FormatElement, InterfaceImpl, Syntax,
};
pub use crate::param::Param;

use crate::attribute::Attribute;
use crate::def::{Constraint, Interface, ParamDef, ParamKind, Presence, StructField};
use crate::diagnostic::Diagnostic;
use crate::handle::{DefHandle, Handle};
use crate::node::Node;
use crate::param::Parameter;
use crate::param_syntax::ParamSyntax;
use crate::types::Type;

/// The typed handle over a node that was just interned for its def.
///
/// # Panics
/// When the node is of another def: a bug of the generator.
#[inline]
pub fn handle<'c, H: DefHandle<Of<'c> = H>>(node: Node<'c>) -> H {
    match H::from_node(node) {
        Some(handle) => handle,
        None => panic!("`{}` is no `{}`", node.def().name, H::DEF.name),
    }
}

/// The parameter of a node at an index that the generator counted out.
///
/// # Panics
/// When the node's table and the accessor disagree: a bug of the generator.
#[inline]
pub fn param<'c, T: Parameter<'c>>(node: Node<'c>, index: usize) -> T {
    match node.params().get(index).and_then(|param| T::decode(*param)) {
        Some(value) => value,
        None => panic!("parameter {index} of `{}` is not what its accessor says", node.def().name),
    }
}

/// A value in the form that it is stored in.
#[inline]
pub fn encode<'c, T: Parameter<'c>>(value: T) -> Param<'c> {
    value.encode()
}

/// A parameter that a table's function is given.
///
/// # Panics
/// When the table and the function disagree: a bug of the generator.
#[inline]
pub fn argument<'c, T: Parameter<'c>>(params: &[Param<'c>], index: usize) -> T {
    match params.get(index).and_then(|param| T::decode(*param)) {
        Some(value) => value,
        None => panic!("parameter {index} is not what its hook says"),
    }
}

/// The handle over a node, when its table was asked for it.
///
/// # Panics
/// When the node is none of `H`: a table in the wrong place.
#[inline]
pub fn member<'c, H: Handle>(node: Node<'c>) -> H::Of<'c> {
    match H::from_node(node) {
        Some(handle) => handle,
        None => panic!("the table of `{}` is that of another definition", node.def().name),
    }
}

/// The table by which a node implements an interface.
///
/// # Panics
/// When it does not implement it.
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
/// In debug builds, when the def's verifier refuses the parameters.
#[inline]
pub fn get<'c, H: DefHandle<Of<'c> = H>>(context: &'c Context, params: &[Param<'_>]) -> H {
    #[cfg(debug_assertions)]
    if let Some(verify) = H::DEF.verify {
        assert_verified(H::DEF, verify(context, params));
    }
    handle(context.intern(H::DEF, params))
}

#[cfg(debug_assertions)]
fn assert_verified(def: &Def, result: Result<(), Diagnostic>) {
    if let Err(error) = result {
        panic!("`{}` refuses its parameters: {}", def.name, error.message());
    }
}

/// The type or attribute of these parameters, if the def's verifier accepts them.
///
/// # Errors
/// What the verifier says.
pub fn get_checked<'c, H: DefHandle<Of<'c> = H>>(
    context: &'c Context,
    params: &[Param<'_>],
) -> Result<H, Diagnostic> {
    context.intern_checked(H::DEF, params).map(handle)
}

/// A list in the form that it is stored in, for as long as it takes to look it up.
#[derive(Debug)]
pub enum Encoded<'c> {
    /// Handles of types.
    Types(Vec<Type<'c>>),
    /// Handles of attributes.
    Attrs(Vec<Attribute<'c>>),
    /// Anything else.
    List(Vec<Param<'c>>),
}

impl Encoded<'_> {
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

/// Encodes a list that is not stored as a slice of its elements.
pub fn list<'c, T: Parameter<'c> + ParamSyntax + Copy>(list: &[T]) -> Encoded<'c> {
    let params = list.iter().map(|element| element.encode());
    match T::KIND {
        ParamKind::Type(_) => Encoded::Types(params.filter_map(Type::decode).collect()),
        ParamKind::Attr(_) => Encoded::Attrs(params.filter_map(Attribute::decode).collect()),
        _ => Encoded::List(params.collect()),
    }
}

/// A parameter that must be given.
#[must_use]
pub const fn required<T: ParamSyntax>(name: &'static str, type_name: &'static str) -> ParamDef {
    ParamDef { name, kind: T::KIND, type_name, presence: Presence::Required }
}

/// The type behind an attribute's trailing colon.
#[must_use]
pub const fn self_type(name: &'static str, type_name: &'static str) -> ParamDef {
    ParamDef { name, kind: ParamKind::SelfType, type_name, presence: Presence::Required }
}

/// The same, absent when left out.
#[must_use]
pub const fn may_be_absent(param: ParamDef) -> ParamDef {
    ParamDef { presence: Presence::Optional, ..param }
}

/// The same, with a value when left out.
#[must_use]
pub const fn with_default(param: ParamDef, value: for<'c> fn(&'c Context) -> Param<'c>) -> ParamDef {
    ParamDef { presence: Presence::Default(value), ..param }
}

/// Whether two texts are the same, where `==` is not to be had yet.
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

/// What a parameter of one kind of handle takes.
#[must_use]
pub const fn constraint<H: Handle>(name: &'static str, def: Option<&'static Def>) -> Constraint {
    Constraint { name, accepts: H::accepts, def }
}

/// A keyword or punctuation.
#[must_use]
pub const fn literal(text: &'static str, space: bool) -> FormatElement {
    FormatElement::Literal { text, space }
}

/// A parameter.
#[must_use]
pub const fn variable(index: u8, space: bool) -> FormatElement {
    FormatElement::Param { index, space, qualified: false }
}

/// A parameter that is written in full.
#[must_use]
pub const fn qualified(index: u8, space: bool) -> FormatElement {
    FormatElement::Param { index, space, qualified: true }
}

/// Parameters with commas between them.
#[must_use]
pub const fn params(indices: &'static [u8], space: bool) -> FormatElement {
    FormatElement::Params { indices, space }
}

/// Parameters as `key = value`.
#[must_use]
pub const fn structure(fields: &'static [StructField], space: bool) -> FormatElement {
    FormatElement::Struct { fields, space }
}

/// Members that are written as usual.
#[must_use]
pub const fn fields<const N: usize>(indices: [u8; N]) -> [StructField; N] {
    let mut found = [field(0); N];
    let mut i = 0;
    while i < N {
        found[i] = field(indices[i]);
        i += 1;
    }
    found
}

/// A member that is written as usual.
#[must_use]
pub const fn field(index: u8) -> StructField {
    StructField { index, custom: None }
}

/// A member that the author reads and writes.
#[must_use]
pub const fn custom_field(index: u8, directive: &'static CustomDirective) -> StructField {
    StructField { index, custom: Some(directive) }
}

/// What the author reads and writes.
#[must_use]
pub const fn custom(
    directive: &'static CustomDirective,
    bound: &'static [u8],
    refs: &'static [u8],
    space: bool,
) -> FormatElement {
    FormatElement::Custom { directive, bound, refs, space }
}

/// A group that may be left out.
#[must_use]
pub const fn optional(
    anchor: &'static [u8],
    inverted: bool,
    then: &'static [FormatElement],
    otherwise: &'static [FormatElement],
) -> FormatElement {
    FormatElement::Optional { anchor, inverted, then, otherwise }
}

/// The error for a text that is none of an enum's.
#[cold]
#[must_use]
pub fn no_case(table: &EnumDef, text: &str) -> Diagnostic {
    let texts: Vec<&str> = table.cases.iter().map(|case| case.text).collect();
    let what = if table.summary.is_empty() { table.name } else { table.summary };
    Diagnostic::error(format!("expected one of [{}] for {what}, got: {text}", texts.join(", ")))
}

/// The text of a bit set: the cases whose bits are all set, in the order of
/// definition, groups before what they consist of. With `primary_groups` a case
/// is left out whose bits a group before it has covered (ODS
/// `printBitEnumPrimaryGroups`).
#[must_use]
pub fn bit_set_text(table: &EnumDef, bits: u64, primary_groups: bool) -> String {
    let value = |case: &EnumCase| case.value as u64;
    if bits == 0 {
        return table.cases.iter().find(|case| case.value == 0).map_or_else(String::new, |case| case.text.into());
    }
    let (groups, single): (Vec<&EnumCase>, Vec<&EnumCase>) =
        table.cases.iter().filter(|case| case.value != 0).partition(|case| value(case).count_ones() > 1);
    let mut uncovered = bits;
    let mut texts = Vec::new();
    for case in groups.into_iter().chain(single) {
        let own = value(case);
        if bits & own == own && (!primary_groups || uncovered & own != 0) {
            texts.push(case.text);
            uncovered &= !own;
        }
    }
    texts.join(table.separator.unwrap_or("|"))
}

/// The bits that a text of cases and separators means.
///
/// # Errors
/// When a case is none of the enum's.
pub fn bit_set_value(table: &EnumDef, text: &str) -> Result<u64, Diagnostic> {
    let separator = table.separator.unwrap_or("|").trim();
    text.split(separator).map(str::trim).try_fold(0, |bits, part| {
        let case = table.cases.iter().find(|case| case.text == part);
        case.map(|case| bits | case.value as u64).ok_or_else(|| no_case(table, part))
    })
}

/// Makes `struct $handle<'c>(Type<'c>)`, or the same over `Attribute<'c>`, a
/// [`Handle`](crate::Handle) for the def `$def`.
#[macro_export]
#[doc(hidden)]
macro_rules! def_handle {
    ($handle:ident, $base:ident, $def:ident) => {
        impl $crate::Handle for $handle<'_> {
            type Of<'c> = $handle<'c>;
            #[inline]
            fn accepts(node: $crate::Node<'_>) -> bool {
                node.is(&$def)
            }
            #[inline]
            fn from_node(node: $crate::Node<'_>) -> ::core::option::Option<$handle<'_>> {
                if node.is(&$def) {
                    $crate::$base::from_node(node).map($handle)
                } else {
                    ::core::option::Option::None
                }
            }
        }
        impl $crate::DefHandle for $handle<'_> {
            const DEF: &'static $crate::def::Def = &$def;
        }
        impl<'c> ::core::convert::From<$handle<'c>> for $crate::$base<'c> {
            #[inline]
            fn from(handle: $handle<'c>) -> Self {
                handle.0
            }
        }
        impl<'c> ::core::convert::From<$handle<'c>> for $crate::Node<'c> {
            #[inline]
            fn from(handle: $handle<'c>) -> Self {
                handle.0.node()
            }
        }
        impl<'c> ::core::convert::TryFrom<$crate::$base<'c>> for $handle<'c> {
            type Error = $crate::$base<'c>;
            fn try_from(value: $crate::$base<'c>) -> ::core::result::Result<Self, Self::Error> {
                value.cast::<$handle<'static>>().ok_or(value)
            }
        }
        impl<'c> $crate::Parameter<'c> for $handle<'c> {
            fn encode(self) -> $crate::Param<'c> {
                $crate::Parameter::encode(self.0)
            }
            fn decode(param: $crate::Param<'c>) -> ::core::option::Option<Self> {
                <$crate::$base<'c> as $crate::Parameter<'c>>::decode(param)?.cast::<$handle<'static>>()
            }
        }
        impl $crate::ParamSyntax for $handle<'_> {
            const KIND: $crate::def::ParamKind = $crate::node_kind!($base)(::core::option::Option::Some(
                &$crate::plumbing::constraint::<$handle<'static>>(
                    ::core::stringify!($handle),
                    ::core::option::Option::Some(&$def),
                ),
            ));
        }
        $crate::node_text!($handle);
    };
}

/// The `ParamKind` of a base.
#[macro_export]
#[doc(hidden)]
macro_rules! node_kind {
    (Type) => { $crate::def::ParamKind::Type };
    (Attribute) => { $crate::def::ParamKind::Attr };
}

/// `Debug` and `Display` of a handle: those of what is in it.
#[macro_export]
#[doc(hidden)]
macro_rules! node_text {
    ($handle:ident) => {
        impl ::core::fmt::Debug for $handle<'_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Debug::fmt(&self.0, f)
            }
        }
        impl ::core::fmt::Display for $handle<'_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.0, f)
            }
        }
    };
}

/// Makes `struct $handle<'c>(Type<'c>)` the handle of what implements an
/// interface.
#[macro_export]
#[doc(hidden)]
macro_rules! interface_handle {
    ($handle:ident, $base:ident, $interface:ident, $table:ident) => {
        impl $crate::Handle for $handle<'_> {
            type Of<'c> = $handle<'c>;
            fn accepts(node: $crate::Node<'_>) -> bool {
                node.interface::<$table>(&$interface).is_some()
            }
            fn from_node(node: $crate::Node<'_>) -> ::core::option::Option<$handle<'_>> {
                if <Self as $crate::Handle>::accepts(node) {
                    $crate::$base::from_node(node).map($handle)
                } else {
                    ::core::option::Option::None
                }
            }
        }
        impl $handle<'_> {
            #[allow(dead_code)]
            fn table(self) -> &'static $table {
                $crate::plumbing::table(self.0.node(), &$interface)
            }
        }
        impl<'c> ::core::convert::From<$handle<'c>> for $crate::$base<'c> {
            fn from(handle: $handle<'c>) -> Self {
                handle.0
            }
        }
        impl<'c> ::core::convert::From<$handle<'c>> for $crate::Node<'c> {
            fn from(handle: $handle<'c>) -> Self {
                handle.0.node()
            }
        }
        impl<'c> $crate::Parameter<'c> for $handle<'c> {
            fn encode(self) -> $crate::Param<'c> {
                $crate::Parameter::encode(self.0)
            }
            fn decode(param: $crate::Param<'c>) -> ::core::option::Option<Self> {
                <$crate::$base<'c> as $crate::Parameter<'c>>::decode(param)?.cast::<$handle<'static>>()
            }
        }
        impl $crate::ParamSyntax for $handle<'_> {
            const KIND: $crate::def::ParamKind = $crate::node_kind!($base)(::core::option::Option::Some(
                &$crate::plumbing::constraint::<$handle<'static>>(
                    $interface.name,
                    ::core::option::Option::None,
                ),
            ));
        }
        $crate::node_text!($handle);
    };
}

/// The traits of an enum, and its table.
#[macro_export]
#[doc(hidden)]
macro_rules! enum_handle {
    ($class:ident: $repr:ident, $table:ident, $summary:literal, [$($case:ident = $text:literal),* $(,)?]) => {
        static $table: $crate::def::EnumDef = $crate::def::EnumDef {
            name: ::core::stringify!($class),
            summary: $summary,
            cases: &[$($crate::def::EnumCase {
                symbol: ::core::stringify!($case),
                text: $text,
                value: $class::$case as $repr as i64,
            }),*],
            separator: ::core::option::Option::None,
            signed: false,
            quoted: false,
        };
        impl $class {
            /// Every case, in the order of definition.
            pub const ALL: &'static [Self] = &[$(Self::$case),*];
            /// The text of the case.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$case => $text),*
                }
            }
        }
        impl ::core::fmt::Display for $class {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(self.as_str())
            }
        }
        impl ::core::str::FromStr for $class {
            type Err = $crate::Diagnostic;
            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::Diagnostic> {
                match text {
                    $($text => ::core::result::Result::Ok(Self::$case),)*
                    _ => ::core::result::Result::Err($crate::plumbing::no_case(&$table, text)),
                }
            }
        }
        impl ::core::convert::TryFrom<$repr> for $class {
            type Error = $repr;
            fn try_from(value: $repr) -> ::core::result::Result<Self, $repr> {
                Self::ALL.iter().copied().find(|case| *case as $repr == value).ok_or(value)
            }
        }
        impl<'c> $crate::Parameter<'c> for $class {
            fn encode(self) -> $crate::Param<'c> {
                $crate::Parameter::encode(self as $repr)
            }
            fn decode(param: $crate::Param<'c>) -> ::core::option::Option<Self> {
                <$repr as $crate::Parameter<'c>>::decode(param)?.try_into().ok()
            }
        }
        impl $crate::ParamSyntax for $class {
            const KIND: $crate::def::ParamKind = $crate::def::ParamKind::Enum(&$table);
        }
    };
}

/// The traits of a bit set, and its table.
#[macro_export]
#[doc(hidden)]
macro_rules! bit_set_handle {
    (
        $class:ident: $repr:ident, $table:ident, $summary:literal, $separator:literal, $quoted:literal,
        $primary:literal, [$($case:ident = $text:literal),* $(,)?]
    ) => {
        static $table: $crate::def::EnumDef = $crate::def::EnumDef {
            name: ::core::stringify!($class),
            summary: $summary,
            cases: &[$($crate::def::EnumCase {
                symbol: ::core::stringify!($case),
                text: $text,
                value: $class::$case.0 as i64,
            }),*],
            separator: ::core::option::Option::Some($separator),
            signed: false,
            quoted: $quoted,
        };
        impl $class {
            /// Every case, in the order of definition.
            pub const ALL: &'static [Self] = &[$(Self::$case),*];
            /// The set of these bits; `None` when one of them is no case's.
            #[must_use]
            pub const fn from_bits(bits: $repr) -> ::core::option::Option<Self> {
                if bits & !(0 $(| Self::$case.0)*) == 0 {
                    ::core::option::Option::Some(Self(bits))
                } else {
                    ::core::option::Option::None
                }
            }
            /// The bits.
            #[must_use]
            pub const fn bits(self) -> $repr {
                self.0
            }
            /// Whether all of these bits are set.
            #[must_use]
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }
        }
        impl ::core::ops::BitOr for $class {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl ::core::ops::BitAnd for $class {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
        impl ::core::fmt::Display for $class {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(&$crate::plumbing::bit_set_text(&$table, self.0 as u64, $primary))
            }
        }
        impl ::core::str::FromStr for $class {
            type Err = $crate::Diagnostic;
            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::Diagnostic> {
                $crate::plumbing::bit_set_value(&$table, text).map(|bits| Self(bits as $repr))
            }
        }
        impl ::core::convert::TryFrom<$repr> for $class {
            type Error = $repr;
            fn try_from(value: $repr) -> ::core::result::Result<Self, $repr> {
                Self::from_bits(value).ok_or(value)
            }
        }
        impl<'c> $crate::Parameter<'c> for $class {
            fn encode(self) -> $crate::Param<'c> {
                $crate::Parameter::encode(self.0)
            }
            fn decode(param: $crate::Param<'c>) -> ::core::option::Option<Self> {
                Self::from_bits(<$repr as $crate::Parameter<'c>>::decode(param)?)
            }
        }
        impl $crate::ParamSyntax for $class {
            const KIND: $crate::def::ParamKind = $crate::def::ParamKind::Enum(&$table);
        }
    };
}

/// Puts what `isogloss_codegen` generated from `$name.td` here.
///
/// ```ignore
/// isogloss::include_dialect!("toy");
/// ```
#[macro_export]
macro_rules! include_dialect {
    ($name:literal) => {
        ::core::include!(::core::concat!(::core::env!("OUT_DIR"), "/", $name, ".rs"));
    };
}
