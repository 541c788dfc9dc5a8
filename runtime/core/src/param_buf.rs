//! [`ParamBuf`]: a parameter that owns its data; [`OwnedParameter`]: the Rust types that become one.

use crate::attribute::Attribute;
use crate::def::ParamKind;
use crate::numeric::{ApInt, ApIntRef};
use crate::param::{Param, Parameter};
use crate::param_syntax::ParamSyntax;
use crate::types::Type;
use std::cell::OnceCell;
use std::slice;

/// A parameter that owns its text, its bytes or its elements: the form that a parser returns
/// before the type or attribute is interned. [`Param`] is the borrowed form.
///
/// ```
/// use isogloss::{Param, ParamBuf};
/// let name = ParamBuf::Str("left".into());
/// let pair = ParamBuf::List(vec![name, Param::UInt(8).into()]);
/// # let _ = pair;
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ParamBuf<'c> {
    /// A value without data of its own, or one whose data the context owns.
    Param(Param<'c>),
    /// Text, borrowed as [`Param::Str`].
    Str(String),
    /// Bytes, borrowed as [`Param::Bytes`].
    Bytes(Vec<u8>),
    /// A number of any size with its width, borrowed as [`Param::BigInt`].
    BigInt(ApInt),
    /// Signed numbers, borrowed as [`Param::Ints`].
    Ints(Vec<i64>),
    /// Truth values, borrowed as [`Param::Bools`].
    Bools(Vec<bool>),
    /// Types, borrowed as [`Param::Types`].
    Types(Vec<Type<'c>>),
    /// Attributes, borrowed as [`Param::Attrs`].
    Attrs(Vec<Attribute<'c>>),
    /// Any other list, borrowed as [`Param::List`].
    List(Vec<ParamBuf<'c>>),
}

impl<'c> From<Param<'c>> for ParamBuf<'c> {
    fn from(param: Param<'c>) -> Self {
        Self::Param(param)
    }
}

impl<'c> ParamBuf<'c> {
    /// The value, if it has no data of its own.
    pub(crate) fn plain(&self) -> Option<Param<'c>> {
        if let Self::Param(value) = self { Some(*value) } else { None }
    }

    /// A list in the form in which lists of elements of this kind are stored.
    #[must_use]
    pub fn list(element: &ParamKind, values: Vec<Self>) -> Self {
        fn all<'c, T: Parameter<'c>>(values: &[ParamBuf<'c>]) -> Vec<T> {
            values.iter().filter_map(ParamBuf::decode).collect()
        }
        match element {
            ParamKind::Type(_) | ParamKind::SelfType => Self::Types(all(&values)),
            ParamKind::Attr(_) => Self::Attrs(all(&values)),
            ParamKind::Int { bits: 64, signed: true } => Self::Ints(all(&values)),
            ParamKind::Bool => Self::Bools(all(&values)),
            _ => Self::List(values),
        }
    }

    /// The value as a Rust type, if it is a [`Self::Param`] of that type.
    fn decode<T: Parameter<'c>>(&self) -> Option<T> {
        match self {
            Self::Param(param) => T::decode(*param),
            Self::Str(_)
            | Self::Bytes(_)
            | Self::BigInt(_)
            | Self::Ints(_)
            | Self::Bools(_)
            | Self::Types(_)
            | Self::Attrs(_)
            | Self::List(_) => None,
        }
    }

    /// The elements, if this is a list of values that [`Self::decode`] takes.
    fn elements<T: Parameter<'c>>(&self) -> Option<Vec<T>> {
        let len = self.len()?;
        let mut elements = Vec::with_capacity(len);
        for index in 0..len {
            elements.push(T::decode(self.element(index)?)?);
        }
        Some(elements)
    }

    /// The number of elements, if this is a list.
    fn len(&self) -> Option<usize> {
        Some(match self {
            Self::Types(list) => list.len(),
            Self::Attrs(list) => list.len(),
            Self::Ints(list) => list.len(),
            Self::Bools(list) => list.len(),
            Self::Bytes(list) => list.len(),
            Self::List(list) => list.len(),
            Self::Param(param) => param.len()?,
            Self::Str(_) | Self::BigInt(_) => return None,
        })
    }

    /// The element of a list at an index, if it is a [`Self::Param`].
    fn element(&self, index: usize) -> Option<Param<'c>> {
        Some(match self {
            Self::Types(list) => list[index].encode(),
            Self::Attrs(list) => list[index].encode(),
            Self::Ints(list) => list[index].encode(),
            Self::Bools(list) => list[index].encode(),
            Self::Bytes(list) => list[index].encode(),
            Self::List(list) => return list[index].decode(),
            Self::Param(param) => param.element(index)?,
            Self::Str(_) | Self::BigInt(_) => return None,
        })
    }

    /// The number of [`Self::List`]s in this value, itself included.
    fn lists(&self) -> usize {
        match self {
            Self::List(values) => 1 + values.iter().map(Self::lists).sum::<usize>(),
            Self::Param(_)
            | Self::Str(_)
            | Self::Bytes(_)
            | Self::BigInt(_)
            | Self::Ints(_)
            | Self::Bools(_)
            | Self::Types(_)
            | Self::Attrs(_) => 0,
        }
    }

    fn borrow<'a>(&'a self, lists: &mut slice::Iter<'a, OnceCell<Vec<Param<'a>>>>) -> Param<'a> {
        match self {
            Self::Param(param) => *param,
            Self::Str(text) => Param::Str(text),
            Self::Bytes(bytes) => Param::Bytes(bytes),
            Self::BigInt(value) => value.as_ref().encode(),
            Self::Ints(list) => Param::Ints(list),
            Self::Bools(list) => Param::Bools(list),
            Self::Types(list) => Param::Types(list),
            Self::Attrs(list) => Param::Attrs(list),
            Self::List(values) => {
                let values = values.iter().map(|value| value.borrow(lists)).collect();
                lists.next().map_or(Param::None, |list| Param::List(list.get_or_init(|| values)))
            }
        }
    }
}

impl<'c> ParamBuf<'c> {
    /// Calls `use_params` with the borrowed forms of these values.
    pub fn with_borrowed<R>(values: &[Self], use_params: impl FnOnce(&[Param<'_>]) -> R) -> R {
        // A borrowed list needs a slice of borrowed elements, which lives here.
        let lists = vec![OnceCell::new(); values.iter().map(ParamBuf::lists).sum()];
        let mut free = lists.iter();
        let params: Vec<_> = values.iter().map(|value| value.borrow(&mut free)).collect();
        use_params(&params)
    }
}

/// A Rust type that a parser's hook returns as a parameter: every [`Parameter`], and `String`,
/// [`ApInt`], lists and options of these, which own their data.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a type or an attribute",
    label = "not a parameter"
)]
pub trait OwnedParameter<'c>: Sized {
    /// The stored form.
    fn into_buf(self) -> ParamBuf<'c>;
    /// The inverse of [`into_buf`](Self::into_buf); `None` for any other value.
    fn from_buf(buf: &ParamBuf<'c>) -> Option<Self>;
}

impl<'c, T: Parameter<'c>> OwnedParameter<'c> for T {
    fn into_buf(self) -> ParamBuf<'c> {
        ParamBuf::Param(self.encode())
    }
    fn from_buf(buf: &ParamBuf<'c>) -> Option<Self> {
        buf.decode()
    }
}

impl<'c> OwnedParameter<'c> for String {
    fn into_buf(self) -> ParamBuf<'c> {
        ParamBuf::Str(self)
    }
    fn from_buf(buf: &ParamBuf<'c>) -> Option<Self> {
        match buf {
            ParamBuf::Str(text) => Some(text.clone()),
            ParamBuf::Param(Param::Str(text)) => Some((*text).into()),
            ParamBuf::Param(_)
            | ParamBuf::Bytes(_)
            | ParamBuf::BigInt(_)
            | ParamBuf::Ints(_)
            | ParamBuf::Bools(_)
            | ParamBuf::Types(_)
            | ParamBuf::Attrs(_)
            | ParamBuf::List(_) => None,
        }
    }
}

impl<'c> OwnedParameter<'c> for ApInt {
    fn into_buf(self) -> ParamBuf<'c> {
        ParamBuf::BigInt(self)
    }
    fn from_buf(buf: &ParamBuf<'c>) -> Option<Self> {
        match buf {
            ParamBuf::BigInt(value) => Some(value.clone()),
            ParamBuf::Param(param) => ApIntRef::decode(*param).map(ApIntRef::to_owned),
            ParamBuf::Str(_)
            | ParamBuf::Bytes(_)
            | ParamBuf::Ints(_)
            | ParamBuf::Bools(_)
            | ParamBuf::Types(_)
            | ParamBuf::Attrs(_)
            | ParamBuf::List(_) => None,
        }
    }
}

impl<'c, T: Parameter<'c> + ParamSyntax> OwnedParameter<'c> for Vec<T> {
    fn into_buf(self) -> ParamBuf<'c> {
        let values = self.into_iter().map(T::encode);
        match T::SLICE {
            ParamKind::Bytes => ParamBuf::Bytes(values.filter_map(u8::decode).collect()),
            _ => ParamBuf::list(&T::KIND, values.map(ParamBuf::Param).collect()),
        }
    }
    fn from_buf(buf: &ParamBuf<'c>) -> Option<Self> {
        buf.elements()
    }
}

/// Lists of `String` and of `Vec<u8>`, which are not [`Parameter`]s themselves.
macro_rules! owned_lists {
    ($($element:ty => $variant:ident),*) => {$(
        impl<'c> OwnedParameter<'c> for Vec<$element> {
            fn into_buf(self) -> ParamBuf<'c> {
                ParamBuf::List(self.into_iter().map(ParamBuf::$variant).collect())
            }
            fn from_buf(buf: &ParamBuf<'c>) -> Option<Self> {
                match buf {
                    ParamBuf::List(list) => list.iter().map(<$element>::from_buf).collect(),
                    ParamBuf::Param(Param::List(list)) => {
                        list.iter().map(|param| <$element>::from_buf(&ParamBuf::Param(*param))).collect()
                    }
                    _ => None,
                }
            }
        }
    )*};
}

owned_lists! { String => Str, Vec<u8> => Bytes }

/// Options of values that own their data.
macro_rules! owned_options {
    ($([$($generics:tt)*] $ty:ty),* $(,)?) => {$(
        impl<'c, $($generics)*> OwnedParameter<'c> for Option<$ty> {
            fn into_buf(self) -> ParamBuf<'c> {
                self.map_or(ParamBuf::Param(Param::None), <$ty>::into_buf)
            }
            fn from_buf(buf: &ParamBuf<'c>) -> Option<Self> {
                match buf {
                    ParamBuf::Param(Param::None) => Some(None),
                    buf => <$ty>::from_buf(buf).map(Some),
                }
            }
        }
    )*};
}

owned_options! { [] String, [] ApInt, [T: Parameter<'c> + ParamSyntax] Vec<T>, [] Vec<String>, [] Vec<Vec<u8>> }
