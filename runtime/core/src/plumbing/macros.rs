//! The traits of handles, enums and bit sets, implemented once.

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
                if !node.is(&$def) {
                    return ::core::option::Option::None;
                }
                match $crate::$base::from_node(node) {
                    ::core::option::Option::Some(base) => ::core::option::Option::Some($handle(base)),
                    ::core::option::Option::None => ::core::option::Option::None,
                }
            }
        }
        impl $crate::DefHandle for $handle<'_> {
            const DEF: &'static $crate::def::Def = &$def;
        }
        impl $crate::ParamSyntax for $handle<'_> {
            const KIND: $crate::def::ParamKind =
                $crate::node_kind!($base)(::core::option::Option::Some(&$crate::plumbing::constraint::<
                    $handle<'static>,
                >(
                    ::core::stringify!($handle),
                    ::core::option::Option::Some(|| &$def),
                )));
        }
        $crate::node_traits!($handle, $base);
    };
}

/// The `ParamKind` of a base.
#[macro_export]
#[doc(hidden)]
macro_rules! node_kind {
    (Type) => {
        $crate::def::ParamKind::Type
    };
    (Attribute) => {
        $crate::def::ParamKind::Attr
    };
}

/// A handle is copied, compared, printed and stored as the value that it wraps, and converts to it.
#[macro_export]
#[doc(hidden)]
macro_rules! node_traits {
    ($handle:ident, $base:ident) => {
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
            #[inline]
            fn try_from(value: $crate::$base<'c>) -> ::core::result::Result<Self, Self::Error> {
                match <$handle<'static> as $crate::Handle>::from_node(value.node()) {
                    ::core::option::Option::Some(handle) => ::core::result::Result::Ok(handle),
                    ::core::option::Option::None => ::core::result::Result::Err(value),
                }
            }
        }
        impl<'c> $crate::Parameter<'c> for $handle<'c> {
            #[inline]
            fn encode(self) -> $crate::Param<'c> {
                $crate::Parameter::encode(self.0)
            }
            #[inline]
            fn decode(param: $crate::Param<'c>) -> ::core::option::Option<Self> {
                match <$crate::$base<'c> as $crate::Parameter<'c>>::decode(param) {
                    ::core::option::Option::Some(base) => {
                        <$handle<'static> as $crate::Handle>::from_node(base.node())
                    }
                    ::core::option::Option::None => ::core::option::Option::None,
                }
            }
        }
        // It has the methods of a type or an attribute.
        impl<'c> ::core::ops::Deref for $handle<'c> {
            type Target = $crate::$base<'c>;
            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }
        $crate::serde_traits!($handle);
        // Marked as derived, so that lints do not ask for a derive.
        #[automatically_derived]
        impl ::core::clone::Clone for $handle<'_> {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }
        impl ::core::marker::Copy for $handle<'_> {}
        impl ::core::cmp::PartialEq for $handle<'_> {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }
        impl ::core::cmp::Eq for $handle<'_> {}
        /// By address, which differs from run to run.
        impl ::core::cmp::Ord for $handle<'_> {
            #[inline]
            fn cmp(&self, other: &Self) -> ::core::cmp::Ordering {
                ::core::cmp::Ord::cmp(&self.0, &other.0)
            }
        }
        impl ::core::cmp::PartialOrd for $handle<'_> {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> ::core::option::Option<::core::cmp::Ordering> {
                ::core::option::Option::Some(::core::cmp::Ord::cmp(self, other))
            }
        }
        impl ::core::hash::Hash for $handle<'_> {
            #[inline]
            fn hash<H: ::core::hash::Hasher>(&self, state: &mut H) {
                ::core::hash::Hash::hash(&self.0, state);
            }
        }
        impl ::core::fmt::Debug for $handle<'_> {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Debug::fmt(&self.0, f)
            }
        }
        impl ::core::fmt::Display for $handle<'_> {
            #[inline]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.0, f)
            }
        }
    };
}

/// A handle is serialized as its text, with the feature `serde`.
#[cfg(feature = "serde")]
#[macro_export]
#[doc(hidden)]
macro_rules! serde_traits {
    ($handle:ident) => {
        impl $crate::plumbing::Serialize for $handle<'_> {
            fn serialize<S: $crate::plumbing::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                $crate::plumbing::Serialize::serialize(&self.0, serializer)
            }
        }
    };
}

/// A handle is serialized as its text, with the feature `serde`.
#[cfg(not(feature = "serde"))]
#[macro_export]
#[doc(hidden)]
macro_rules! serde_traits {
    ($handle:ident) => {};
}

/// Makes `struct $handle<'c>(Type<'c>)` the handle of types that implement an
/// interface, or the same over `Attribute<'c>`.
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
                match $crate::$base::from_node(node) {
                    ::core::option::Option::Some(base) if <Self as $crate::Handle>::accepts(node) => {
                        ::core::option::Option::Some($handle(base))
                    }
                    _ => ::core::option::Option::None,
                }
            }
        }
        impl $handle<'_> {
            #[allow(dead_code)]
            fn table(self) -> &'static $table {
                $crate::plumbing::table(self.0.node(), &$interface)
            }
        }
        impl $crate::ParamSyntax for $handle<'_> {
            const KIND: $crate::def::ParamKind =
                $crate::node_kind!($base)(::core::option::Option::Some(&$crate::plumbing::constraint::<
                    $handle<'static>,
                >(
                    $interface.name,
                    ::core::option::Option::None,
                )));
        }
        $crate::node_traits!($handle, $base);
    };
}

/// Fills and finds the functions by which a type, an attribute, an operation or a dialect implements an interface:
/// `of`, `entry` and `find` of the struct `$table`. The methods that take the value come first, then the others.
#[macro_export]
#[doc(hidden)]
macro_rules! interface_table {
    (
        Operation, $interface:ident, $key:ident, $table:ident,
        [$($method:ident($($argument:ident),*)),*], [$($fixed:ident($($given:ident),*)),*] $(, $parent:ty)*
    ) => {
        $crate::interface_table!(
            @ $interface, $key, $table,
            [
                H: for<'a, 'c> $crate::ir::OpView<'a, 'c>,
                for<'a, 'c> <H as $crate::ir::OpView<'a, 'c>>::View: $interface<'a, 'c>,
            ],
            [
                $($method: |op $(, $argument)*| {
                    $interface::$method(<H as $crate::ir::OpView<'_, '_>>::view(op) $(, $argument)*)
                },)*
                $($fixed: |$($given),*| {
                    <<H as $crate::ir::OpView<'_, '_>>::View as $interface<'_, '_>>::$fixed($($given),*)
                },)*
            ],
            (op: $crate::ir::OpRef<'_, '_>) op, [$($parent),*]
        );
    };
    (
        Dialect, $interface:ident, $key:ident, $table:ident,
        [$($method:ident($($argument:ident),*)),*], [$($fixed:ident($($given:ident),*)),*] $(, $parent:ty)*
    ) => {
        $crate::interface_table!(
            @ $interface, $key, $table, [H: $interface], [$($method: H::$method,)* $($fixed: H::$fixed,)*],
            (dialect: &$crate::def::Dialect) dialect, [$($parent),*]
        );
    };
    (
        $base:ident, $interface:ident, $key:ident, $table:ident,
        [$($method:ident($($argument:ident),*)),*], [$($fixed:ident($($given:ident),*)),*] $(, $parent:ty)*
    ) => {
        $crate::interface_table!(
            @ $interface, $key, $table,
            [H: $crate::Handle, for<'c> H::Of<'c>: $interface<'c>],
            [
                $($method: |node $(, $argument)*| {
                    $interface::$method($crate::plumbing::member::<H>(node) $(, $argument)*)
                },)*
                $($fixed: |$($given),*| <H::Of<'_> as $interface<'_>>::$fixed($($given),*),)*
            ],
            (value: $crate::$base<'_>) value.node(), [$($parent),*]
        );
    };
    (
        @ $interface:ident, $key:ident, $table:ident, [$($bounds:tt)*], [$($fields:tt)*],
        ($value:ident: $ty:ty) $found:expr, [$($parent:ty),*]
    ) => {
        impl $table {
            #[doc = ::core::concat!("The functions of an `H` that implements [`", ::core::stringify!($interface), "`].")]
            #[must_use]
            pub const fn of<H>() -> Self
            where
                $($bounds)*
            {
                Self { $($fields)* }
            }
            /// The entry for the interfaces of a table.
            #[must_use]
            pub const fn entry<H>() -> $crate::def::InterfaceImpl
            where
                $($bounds)*
            {
                $crate::def::InterfaceImpl {
                    interface: &$key,
                    table: const { &Self::of::<H>() },
                    bases: const { &[$(<$parent>::entry::<H>()),*] },
                }
            }
            #[doc = ::core::concat!("The functions of a value, if it implements [`", ::core::stringify!($interface), "`].")]
            #[must_use]
            pub fn find($value: $ty) -> ::core::option::Option<&'static Self> {
                $found.interface(&$key)
            }
        }
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
            primary_groups: false,
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
                // Not `as_str`, which copies: an enum that is not `Copy` gives one error, from `case_of`.
                f.write_str(match self {
                    $(Self::$case => $text),*
                })
            }
        }
        impl ::core::str::FromStr for $class {
            type Err = $crate::Diagnostic;
            fn from_str(text: &str) -> ::core::result::Result<Self, $crate::Diagnostic> {
                let value = $crate::plumbing::value_named(&$table, text)?;
                <Self as ::core::convert::TryFrom<$repr>>::try_from(value as $repr)
                    .map_err(|_| $crate::plumbing::no_case(&$table, text))
            }
        }
        impl ::core::convert::TryFrom<$repr> for $class {
            type Error = $repr;
            fn try_from(value: $repr) -> ::core::result::Result<Self, $repr> {
                $crate::plumbing::case_of(&$table, Self::ALL, value as i64).ok_or(value)
            }
        }
        impl<'c> $crate::Parameter<'c> for $class {
            fn encode(self) -> $crate::Param<'c> {
                $crate::Parameter::encode(self as $repr)
            }
            fn decode(param: $crate::Param<'c>) -> ::core::option::Option<Self> {
                let value = <$repr as $crate::Parameter<'c>>::decode(param)?;
                <Self as ::core::convert::TryFrom<$repr>>::try_from(value).ok()
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
            primary_groups: $primary,
        };
        impl $class {
            /// Every case, in the order of definition.
            pub const ALL: &'static [Self] = &[$(Self::$case),*];
            /// The set of these bits; `None` if one of them does not belong to a case.
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
                f.write_str(&$crate::plumbing::bit_set_text(&$table, self.0 as u64))
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

/// Includes the Rust that `isogloss_codegen` generated from `$name.td`: the file `$name.rs` in the folder of the build
/// script's results. If the compiler cannot read it, `build.rs` does not compile a definition file of that name.
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
