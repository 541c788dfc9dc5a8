//! Keys of the interner: how they are hashed and compared.
//!
//! A key is the parameters of a node that may exist. Most callers have them as
//! a slice of [`Param`]; the types that a program gets all the time are looked
//! up by a tuple of plain values instead, for which the compiler knows each
//! variant and no [`Param`] is made unless the node is new. Both hash alike.

use crate::attribute::Attribute;
use crate::def::Def;
use crate::node::Node;
use crate::param::{Param, Parameter};
use crate::types::Type;
use std::ptr;

/// Compares short slices word by word: most hold one to four elements, for which
/// a call of `memcmp` costs more than the comparison.
#[inline]
pub(crate) fn same<T: PartialEq>(a: &[T], b: &[T]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a == b)
}

const MULTIPLIER: u64 = 0xA076_1D64_78BD_642F;

/// The product of both, its halves folded into one word.
#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let wide = u128::from(a) * u128::from(b);
    wide as u64 ^ (wide >> 64) as u64
}

/// A hash of words: one multiplication for two of them.
#[inline]
fn hash_words(len: usize, mut words: impl Iterator<Item = u64>) -> u64 {
    let mut hash = len as u64;
    while let Some(first) = words.next() {
        let second = words.next().unwrap_or(0);
        hash = fold(hash.rotate_left(29) ^ first ^ MULTIPLIER, second ^ 0xE703_7ED1_A0B4_28DB);
    }
    hash
}

fn hash_bytes(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    hash_words(bytes.len(), words.iter().chain([&last]).map(|word| u64::from_le_bytes(*word)))
}

#[inline]
fn hash_word(word: u64) -> u64 {
    word.wrapping_mul(MULTIPLIER)
}

/// Adds the hash of a part to the hash of the parts before it. Parts are hashed by themselves, so that the processor
/// works on several at once.
#[inline]
fn join(hash: u64, part: u64) -> u64 {
    hash.rotate_left(23) ^ part
}

/// The parameters of a node that may exist.
pub(crate) trait Key {
    /// The hash of the def and the parameters.
    fn hash(&self, def: &'static Def) -> u64;
    /// Whether these are the parameters.
    fn is(&self, params: &[Param<'_>]) -> bool;
    /// The parameters, for a node that is new.
    fn with_params<R>(&self, then: impl FnOnce(&[Param<'_>]) -> R) -> R;
}

fn seed(def: &'static Def) -> u64 {
    ptr::from_ref(def).addr() as u64
}

fn finish(mixed: u64) -> u64 {
    fold(mixed ^ (mixed >> 32), MULTIPLIER)
}

impl Key for &[Param<'_>] {
    fn hash(&self, def: &'static Def) -> u64 {
        finish(self.iter().fold(seed(def), |hash, param| join(hash, KeyPart::hash(*param))))
    }
    fn is(&self, params: &[Param<'_>]) -> bool {
        *self == params
    }
    fn with_params<R>(&self, then: impl FnOnce(&[Param<'_>]) -> R) -> R {
        then(self)
    }
}

/// A value that is one parameter of a key. Equal values have equal hashes,
/// which [`Key::hash`] mixes.
pub(crate) trait KeyPart<'c>: Copy + Parameter<'c> {
    fn hash(self) -> u64;
    fn is(self, param: &Param<'_>) -> bool;
}

impl<'c> KeyPart<'c> for Param<'c> {
    #[inline]
    fn hash(self) -> u64 {
        match self {
            Param::None | Param::Body(_) => 1,
            Param::Bool(value) => 2 + u64::from(value),
            Param::Int(value) => hash_word(value as u64),
            Param::UInt(value) => hash_word(value),
            Param::Type(ty) => ty.hash(),
            Param::Attr(attr) => attr.hash(),
            Param::Node(node) => node.hash(),
            Param::Str(text) => hash_bytes(text.as_bytes()),
            Param::Bytes(bytes) => hash_bytes(bytes),
            Param::Words(words) => hash_words(words.len(), words.iter().copied()),
            Param::BigInt { width, words } => hash_words(width as usize, words.iter().copied()),
            Param::Float { kind, halves } => hash_words(kind as usize, halves.into_iter()),
            Param::Ints(ints) => ints.hash(),
            Param::Bools(bools) => KeyPart::hash(bools),
            Param::Types(types) => types.hash(),
            Param::Attrs(attrs) => attrs.hash(),
            Param::List(list) => hash_words(list.len(), list.iter().map(|param| KeyPart::hash(*param))),
        }
    }
    #[inline]
    fn is(self, param: &Param<'_>) -> bool {
        self == *param
    }
}

macro_rules! key_parts {
    ($($ty:ty => $variant:ident, $same:expr, |$value:ident| $hash:expr;)*) => {$(
        impl<'c> KeyPart<'c> for $ty {
            #[inline]
            fn hash(self) -> u64 {
                let $value = self;
                $hash
            }
            #[inline]
            fn is(self, param: &Param<'_>) -> bool {
                matches!(param, Param::$variant(value) if $same(self, *value))
            }
        }
    )*};
}

key_parts! {
    u64 => UInt, |a, b| a == b, |value| hash_word(value);
    i64 => Int, |a, b| a == b, |value| hash_word(value as u64);
    Type<'c> => Type, |a, b| a == b, |ty| ty.node().hash();
    Attribute<'c> => Attr, |a, b| a == b, |attr| attr.node().hash();
    Node<'c> => Node, |a, b| a == b, |node| hash_word(node.address() as u64);
    &'c [i64] => Ints, same, |ints| hash_words(ints.len(), ints.iter().map(|int| *int as u64));
    &'c [bool] => Bools, same, |bools| {
        bools.iter().fold(bools.len() as u64, |hash, bool| hash.rotate_left(1) ^ u64::from(*bool))
    };
    &'c [Type<'c>] => Types, same, |types| {
        hash_words(types.len(), types.iter().map(|ty| ty.node().address() as u64))
    };
    &'c [Attribute<'c>] => Attrs, same, |attrs| {
        hash_words(attrs.len(), attrs.iter().map(|attr| attr.node().address() as u64))
    };
}

macro_rules! tuple_keys {
    ($(($($part:ident $index:tt),+))+) => {$(
        impl<'c, $($part: KeyPart<'c>),+> Key for ($($part,)+) {
            #[inline]
            fn hash(&self, def: &'static Def) -> u64 {
                let mut hash = seed(def);
                $(hash = join(hash, self.$index.hash());)+
                finish(hash)
            }
            #[inline]
            fn is(&self, params: &[Param<'_>]) -> bool {
                const COUNT: usize = [$($index),+].len();
                params.len() == COUNT $(&& self.$index.is(&params[$index]))+
            }
            fn with_params<R>(&self, then: impl FnOnce(&[Param<'_>]) -> R) -> R {
                then(&[$(self.$index.encode()),+])
            }
        }
    )+};
}

tuple_keys! { (A 0) (A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3) }
