//! [`Spellings`]: a cache of the values of recent texts.
//!
//! The same names, types and attributes occur again and again in a file, and one spelling always has the same value. A
//! parser stores the value of a spelling here, and next time compares bytes instead of parsing again.

use rustc_hash::FxHasher;
use std::hash::Hasher as _;

/// Values by their spelling. It has `PLACES` slots, a power of two; a new value replaces an old one, so that memory is
/// bounded. The slots are allocated for the first value.
#[derive(Clone, Debug)]
pub(crate) struct Spellings<'s, T, const PLACES: usize> {
    places: Vec<Option<(&'s [u8], T)>>,
}

impl<T, const PLACES: usize> Default for Spellings<'_, T, PLACES> {
    fn default() -> Self {
        Self { places: Vec::new() }
    }
}

impl<'s, T: Copy, const PLACES: usize> Spellings<'s, T, PLACES> {
    /// The slot of a spelling.
    #[inline]
    pub(crate) fn place(text: &[u8]) -> usize {
        const { assert!(PLACES.is_power_of_two()) };
        let mut hasher = FxHasher::default();
        hasher.write(text);
        hasher.finish() as usize % PLACES
    }

    /// The value of a spelling, which has that slot.
    #[inline]
    pub(crate) fn get(&mut self, place: usize, text: &'s [u8]) -> Option<T> {
        let (known, value) = self.places.get_mut(place)?.as_mut()?;
        if *known != text {
            return None;
        }
        // The next spelling is often a neighbour of this one.
        *known = text;
        Some(*value)
    }

    /// Stores the value of a spelling.
    pub(crate) fn set(&mut self, place: usize, text: &'s [u8], value: T) {
        if self.places.is_empty() {
            self.places = vec![None; PLACES];
        }
        self.places[place] = Some((text, value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_spelling_of_a_place_is_kept() {
        let mut known: Spellings<'_, u32, 2> = Spellings::default();
        assert_eq!(known.get(1, b"a"), None);
        known.set(1, b"a", 1);
        assert_eq!((known.get(1, b"a"), known.get(1, b"b"), known.get(0, b"a")), (Some(1), None, None));
        known.set(1, b"b", 2);
        assert_eq!((known.get(1, b"a"), known.get(1, b"b")), (None, Some(2)));
        assert!(Spellings::<'_, u32, 2>::place(b"a long text of more than sixteen bytes") < 2);
    }
}
