//! [`Spellings`]: a cache of the values of recent texts.
//!
//! The same names, types and attributes recur in a file, and one spelling always has the same value. A parser stores
//! the value of a spelling here, and next time compares bytes instead of reparsing.

use crate::hash;

/// Values by their spelling. It has at most `MOST` slots, a power of two; a new value replaces an old one, so that
/// memory is bounded. The first slots are allocated for the first value; their number doubles when as many values were
/// stored.
#[derive(Clone, Debug)]
pub(crate) struct Spellings<'s, T, const MOST: usize> {
    /// A part of the hash of each spelling: a text that differs is hardly ever compared. 0 for an empty slot.
    tags: Vec<u32>,
    places: Vec<Option<(Text<'s>, T)>>,
    /// The number of values that were stored since the number of slots changed.
    stored: usize,
}

/// A text that is stored. A short one is next to its value, which saves a lookup one memory access.
#[derive(Clone, Copy, Debug)]
enum Text<'s> {
    Short { len: u8, bytes: [u8; Text::SHORT] },
    Long(&'s [u8]),
}

impl<'s> Text<'s> {
    /// With a type, this many bytes fill a cache line.
    const SHORT: usize = 38;

    fn new(text: &'s [u8]) -> Self {
        let mut bytes = [0; Self::SHORT];
        match bytes.get_mut(..text.len()) {
            Some(start) => {
                start.copy_from_slice(text);
                Self::Short { len: text.len() as u8, bytes }
            }
            None => Self::Long(text),
        }
    }

    #[inline]
    fn bytes(&self) -> &[u8] {
        match self {
            Self::Short { len, bytes } => &bytes[..usize::from(*len)],
            Self::Long(text) => text,
        }
    }
}

/// The position where a spelling may be found: its hash.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place(u64);

impl Place {
    /// The slot of a spelling.
    #[inline]
    pub(crate) fn of(text: &[u8]) -> Self {
        Self(hash::of_bytes(text))
    }

    #[inline]
    fn tag(self) -> u32 {
        (self.0 >> 32) as u32 | 1
    }
}

impl<T, const MOST: usize> Default for Spellings<'_, T, MOST> {
    fn default() -> Self {
        Self { tags: Vec::new(), places: Vec::new(), stored: 0 }
    }
}

impl<'s, T: Copy, const MOST: usize> Spellings<'s, T, MOST> {
    const FIRST: usize = if MOST < 256 { MOST } else { 256 };

    /// The value of a spelling, which has that slot.
    #[inline]
    pub(crate) fn get(&mut self, place: Place, text: &'s [u8]) -> Option<T> {
        let at = place.0 as usize & self.tags.len().wrapping_sub(1);
        if *self.tags.get(at)? != place.tag() {
            return None;
        }
        let (known, value) = self.places[at].as_mut()?;
        if known.bytes() != text {
            return None;
        }
        if let Text::Long(known) = known {
            // The next spelling is often a neighbour of this one.
            *known = text;
        }
        Some(*value)
    }

    /// Stores the value of a spelling.
    pub(crate) fn set(&mut self, place: Place, text: &'s [u8], value: T) {
        const { assert!(MOST.is_power_of_two()) };
        if self.stored >= self.tags.len() && self.tags.len() < MOST {
            self.grow();
        }
        self.stored += 1;
        let at = place.0 as usize & (self.tags.len() - 1);
        self.tags[at] = place.tag();
        self.places[at] = Some((Text::new(text), value));
    }

    #[cold]
    fn grow(&mut self) {
        let count = if self.tags.is_empty() { Self::FIRST } else { self.tags.len() * 2 };
        let places = std::mem::replace(&mut self.places, vec![None; count]);
        self.tags = vec![0; count];
        for (text, value) in places.into_iter().flatten() {
            let place = Place::of(text.bytes());
            let at = place.0 as usize & (count - 1);
            self.tags[at] = place.tag();
            self.places[at] = Some((text, value));
        }
        self.stored = 0;
    }
}

/// The hit rate of a cache for one kind of values. A kind whose values hardly ever repeat is looked up rarely: a miss
/// costs about as much as reading or printing a short value.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct HitRate {
    tries: u16,
    hits: u16,
    /// The number of values that are read without a lookup.
    skipped: u16,
}

impl HitRate {
    const TRIES: u16 = 256;
    /// Fewer hits among that many tries are too few.
    const ENOUGH: u16 = Self::TRIES / 8;
    const SKIPPED: u16 = 8 * Self::TRIES;

    /// Whether it pays to look up the next value.
    #[inline]
    pub(crate) fn is_worthwhile(&mut self) -> bool {
        let skip = self.skipped > 0;
        self.skipped -= u16::from(skip);
        !skip
    }

    /// Counts a look.
    #[inline]
    pub(crate) fn count(&mut self, is_hit: bool) {
        self.tries += 1;
        self.hits += u16::from(is_hit);
        if self.tries == Self::TRIES {
            self.skipped = if self.hits < Self::ENOUGH { Self::SKIPPED } else { 0 };
            (self.tries, self.hits) = (0, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_spelling_of_a_place_is_kept() {
        let mut known: Spellings<'_, u32, 2> = Spellings::default();
        let (place, other) = (Place(1 << 32 | 1), Place(1 << 32));
        assert_eq!(known.get(place, b"a"), None);
        known.set(place, b"a", 1);
        assert_eq!(
            (known.get(place, b"a"), known.get(place, b"b"), known.get(other, b"a")),
            (Some(1), None, None)
        );
        known.set(place, b"b", 2);
        assert_eq!((known.get(place, b"a"), known.get(place, b"b")), (None, Some(2)));
    }

    #[test]
    fn spellings_survive_growth() {
        let texts: Vec<String> =
            (0..3_000).map(|number| format!("a text of more than {number} bytes")).collect();
        let mut known: Spellings<'_, usize, 4096> = Spellings::default();
        for (number, text) in texts.iter().enumerate() {
            known.set(Place::of(text.as_bytes()), text.as_bytes(), number);
        }
        let found = (0..).zip(&texts).filter(|(number, text)| {
            let found = known.get(Place::of(text.as_bytes()), text.as_bytes());
            assert!(found.is_none_or(|found| found == *number));
            found.is_some()
        });
        assert!(found.count() > 1_000);
    }

    #[test]
    fn a_kind_without_hits_is_looked_up_rarely() {
        let (mut rare, mut frequent) = (HitRate::default(), HitRate::default());
        let (mut looks_of_rare, mut looks_of_frequent) = (0, 0);
        for at in 0..10_000 {
            if rare.is_worthwhile() {
                looks_of_rare += 1;
                rare.count(false);
            }
            if frequent.is_worthwhile() {
                looks_of_frequent += 1;
                frequent.count(at % 4 == 0);
            }
        }
        assert!(looks_of_rare < 2_000, "{looks_of_rare}");
        assert_eq!(looks_of_frequent, 10_000);
    }
}
