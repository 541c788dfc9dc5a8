//! What has no parameters: found by its keyword, and kept by the interner under a pin, so that
//! getting it is a load.

use super::generated::*;
use crate::Context;
use crate::def::Def;
use crate::handle::DefHandle;
use crate::plumbing;
use crate::types::Type;

/// Which pin of the interner keeps what; integers of up to [`Self::INTEGERS`] bits
/// have their width as pin.
pub(crate) struct Pin;

impl Pin {
    pub(crate) const INTEGERS: u32 = 128;
    const TYPES: usize = Self::INTEGERS as usize + 1;
    const ATTRIBUTES: usize = Self::TYPES + TYPES.len();
    pub(super) const EMPTY_DICTIONARY: usize = Self::ATTRIBUTES + ATTRIBUTES.len();
}

const _: () = assert!(Pin::EMPTY_DICTIONARY < crate::arena::PINS);

/// `get` of these handles, each under a pin behind `$first`, and their tables in that order.
macro_rules! pinned {
    ($(#[$doc:meta])* $list:ident from $first:expr; $($handle:ident)*) => {
        $(#[$doc])*
        static $list: [&Def; [$(stringify!($handle)),*].len()] = [$($handle::DEF),*];

        const _: () = {
            #[allow(clippy::enum_variant_names, reason = "they are the handles")]
            enum Index { $($handle),* }
            $(impl<'c> $handle<'c> {
                #[doc = concat!("The one `", stringify!($handle), "` of a context.")]
                #[inline]
                #[must_use]
                pub fn get(context: &'c Context) -> Self {
                    let pin = $first + Index::$handle as usize;
                    plumbing::handle(context.pinned(pin, || Self::base_get(context).into()))
                }
            })*
        };
    };
}

pinned! {
    /// The types that are a keyword and nothing else.
    TYPES from Pin::TYPES;
    IndexType NoneType BFloat16Type Float16Type FloatTF32Type Float32Type Float64Type Float80Type
    Float128Type Float8E5M2Type Float8E4M3Type Float8E4M3FNType Float8E5M2FNUZType Float8E4M3FNUZType
    Float8E4M3B11FNUZType Float8E3M4Type Float8E8M0FNUType Float4E2M1FNType Float6E2M3FNType
    Float6E3M2FNType
}

pinned! {
    /// The attributes without parameters.
    ATTRIBUTES from Pin::ATTRIBUTES; UnitAttr UnknownLoc
}

fn index_of(keyword: &[u8]) -> Option<usize> {
    // The first byte decides nearly always: no such keyword begins otherwise.
    if !matches!(keyword.first(), Some(b'i' | b'n' | b'b' | b'f' | b't')) {
        return None;
    }
    TYPES.iter().position(|def| def.mnemonic.is_some_and(|mnemonic| mnemonic.as_bytes() == keyword))
}

/// Whether a keyword is a whole type.
pub(crate) fn is_singleton(keyword: &[u8]) -> bool {
    index_of(keyword).is_some()
}

/// The type that a keyword is.
pub(crate) fn singleton<'c>(context: &'c Context, keyword: &[u8]) -> Option<Type<'c>> {
    let index = index_of(keyword)?;
    Type::from_node(context.pinned(Pin::TYPES + index, || context.intern(TYPES[index], &[])))
}
