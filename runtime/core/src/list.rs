//! [`List`]: a typed view of a list parameter.

use crate::param::{Param, Parameter};
use std::fmt;
use std::marker::PhantomData;

/// The value of a parameter that is a list of handles, enums, texts or numbers
/// (ODS `ArrayRefParameter`), read element by element.
///
/// Lists of [`Type`](crate::Type), [`Attribute`](crate::Attribute), `i64` and
/// `bool` are plain slices instead. `Copy`; borrowed from the context.
pub struct List<'c, T> {
    stored: Param<'c>,
    element: PhantomData<fn() -> T>,
}

impl<'c, T: Parameter<'c>> List<'c, T> {
    /// The number of elements.
    #[must_use]
    pub fn len(self) -> usize {
        match self.stored {
            Param::Types(list) => list.len(),
            Param::Attrs(list) => list.len(),
            Param::Ints(list) => list.len(),
            Param::Bools(list) => list.len(),
            Param::Words(list) => list.len(),
            Param::List(list) => list.len(),
            _ => 0,
        }
    }

    /// Whether there are no elements.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// An element, if the list is that long.
    #[must_use]
    pub fn get(self, index: usize) -> Option<T> {
        let element = match self.stored {
            Param::Types(list) => Param::Type(*list.get(index)?),
            Param::Attrs(list) => Param::Attr(*list.get(index)?),
            Param::Ints(list) => Param::Int(*list.get(index)?),
            Param::Bools(list) => Param::Bool(*list.get(index)?),
            Param::Words(list) => Param::UInt(*list.get(index)?),
            Param::List(list) => *list.get(index)?,
            _ => return None,
        };
        T::decode(element)
    }

    /// The elements in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        (0..self.len()).filter_map(move |index| self.get(index))
    }

    /// The elements in a vector.
    #[must_use]
    pub fn to_vec(self) -> Vec<T> {
        self.iter().collect()
    }
}

impl<'c, T: Parameter<'c>> Parameter<'c> for List<'c, T> {
    fn encode(self) -> Param<'c> {
        self.stored
    }
    fn decode(param: Param<'c>) -> Option<Self> {
        let list = Self { stored: param, element: PhantomData };
        let known = matches!(
            param,
            Param::Types(_)
                | Param::Attrs(_)
                | Param::Ints(_)
                | Param::Bools(_)
                | Param::Words(_)
                | Param::List(_)
        );
        (known && (0..list.len()).all(|index| list.get(index).is_some())).then_some(list)
    }
}

impl<T> Clone for List<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for List<'_, T> {}

impl<'c, T: Parameter<'c> + fmt::Debug> fmt::Debug for List<'c, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'c, T: Parameter<'c> + PartialEq> PartialEq for List<'c, T> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().eq(other.iter())
    }
}

impl<'c, T: Parameter<'c> + PartialEq> PartialEq<[T]> for List<'c, T> {
    fn eq(&self, other: &[T]) -> bool {
        self.len() == other.len() && self.iter().zip(other).all(|(a, b)| a == *b)
    }
}
