//! Types and attributes without parameters: found by keyword, and stored in numbered slots of
//! the interner, so that getting one is a load.

use super::generated::*;
use crate::Context;
use crate::def::Def;
use crate::handle::DefHandle;
use crate::plumbing;
use crate::types::Type;

/// The numbers of the interner's slots. The slot of an integer of up to [`Self::INTEGERS`] bits is its width.
pub(crate) struct SingletonSlot;

impl SingletonSlot {
    pub(crate) const INTEGERS: u32 = 128;
    const TYPES: usize = Self::INTEGERS as usize + 1;
    const ATTRIBUTES: usize = Self::TYPES + TYPES.len();
    pub(super) const EMPTY_DICTIONARY: usize = Self::ATTRIBUTES + ATTRIBUTES.len();
}

const _: () = assert!(SingletonSlot::EMPTY_DICTIONARY < crate::arena::SINGLETON_SLOTS);

/// `get` of these handles, in slots from `$first` on, and their tables in that order.
macro_rules! singletons {
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
                    let slot = $first + Index::$handle as usize;
                    plumbing::handle(context.singleton_slot(slot, || Self::base_get(context).into()))
                }
            })*
        };
    };
}

singletons! {
    /// The types whose text is a keyword.
    TYPES from SingletonSlot::TYPES;
    IndexType NoneType BFloat16Type Float16Type FloatTF32Type Float32Type Float64Type Float80Type
    Float128Type Float8E5M2Type Float8E4M3Type Float8E4M3FNType Float8E5M2FNUZType Float8E4M3FNUZType
    Float8E4M3B11FNUZType Float8E3M4Type Float8E8M0FNUType Float4E2M1FNType Float6E2M3FNType
    Float6E3M2FNType TokenType
}

singletons! {
    /// The attributes without parameters.
    ATTRIBUTES from SingletonSlot::ATTRIBUTES; UnitAttr UnknownLoc
}

fn index_of(keyword: &[u8]) -> Option<usize> {
    // The first byte nearly always decides: all keywords begin with one of these.
    if !matches!(keyword.first(), Some(b'i' | b'n' | b'b' | b'f' | b't')) {
        return None;
    }
    TYPES.iter().position(|def| def.mnemonic.is_some_and(|mnemonic| mnemonic.as_bytes() == keyword))
}

/// Whether a keyword is a type.
pub(crate) fn is_singleton(keyword: &[u8]) -> bool {
    index_of(keyword).is_some()
}

/// The keywords that are types.
pub(crate) fn singleton_names() -> impl Iterator<Item = &'static str> {
    TYPES.iter().filter_map(|def| def.mnemonic)
}

/// The type of a keyword.
pub(crate) fn singleton<'c>(context: &'c Context, keyword: &[u8]) -> Option<Type<'c>> {
    let index = index_of(keyword)?;
    Type::from_node(
        context.singleton_slot(SingletonSlot::TYPES + index, || context.intern(TYPES[index], &[])),
    )
}
