//! Maps from names.

use std::marker::PhantomData;

use super::{RecordId, Sym, TypeId};

/// A number that a [`NameMap`] can hold.
pub(crate) trait Number: Copy {
    fn new(number: u32) -> Self;
    fn number(self) -> u32;
}

macro_rules! numbers {
    ($($name:ty),*) => {$(
        impl Number for $name {
            #[inline(always)]
            fn new(number: u32) -> Self {
                Self(number)
            }
            #[inline(always)]
            fn number(self) -> u32 {
                self.0
            }
        }
    )*};
}

numbers!(RecordId, TypeId, GlobalId);

/// The number of a global variable in the [`Store`](super::Store).
#[derive(Clone, Copy, Debug)]
pub(crate) struct GlobalId(pub(super) u32);

/// A map from names to numbers, as a vector indexed by the symbol: a look-up hashes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NameMap<T> {
    /// By symbol, 1 + the number, or 0.
    numbers: Vec<u32>,
    kind: PhantomData<T>,
}

impl<T> Default for NameMap<T> {
    fn default() -> NameMap<T> {
        NameMap { numbers: Vec::new(), kind: PhantomData }
    }
}

impl<T: Number> NameMap<T> {
    #[inline(always)]
    pub(crate) fn get(&self, name: Sym) -> Option<T> {
        let number = self.numbers.get(name.0 as usize)?;
        number.checked_sub(1).map(T::new)
    }

    #[inline(always)]
    pub(crate) fn contains(&self, name: Sym) -> bool {
        self.get(name).is_some()
    }

    /// Maps a name to a number that is less than `u32::MAX`.
    #[inline]
    pub(crate) fn insert(&mut self, name: Sym, value: T) {
        let at = name.0 as usize;
        if self.numbers.len() <= at {
            self.numbers.resize(at + 1, 0);
        }
        self.numbers[at] = value.number() + 1;
    }

    /// All names, in the order of their symbols.
    pub(crate) fn names(&self) -> impl Iterator<Item = Sym> + '_ {
        let known = self.numbers.iter().enumerate().filter(|&(_, &number)| number != 0);
        known.map(|(at, _)| Sym(at as u32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_by_symbol() {
        let mut map = NameMap::default();
        map.insert(Sym(3), RecordId(0));
        map.insert(Sym(1), RecordId(7));
        map.insert(Sym(1), RecordId(8));
        assert_eq!(
            [0, 1, 2, 3, 4].map(|sym| map.get(Sym(sym)).map(|id| id.0)),
            [None, Some(8), None, Some(0), None]
        );
        assert_eq!(map.names().collect::<Vec<_>>(), [Sym(1), Sym(3)]);
    }
}
