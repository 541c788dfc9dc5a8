//! What generated code names besides the public API. Not for use by hand: it
//! changes with the generator.

use crate::handle::DefHandle;
use crate::node::Node;
use crate::param::Parameter;

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
