//! Pseudo-random numbers, the same in every run.

/// A pseudo-random number generator: xorshift.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        let mut new = Self(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        // The first numbers of consecutive seeds are similar.
        for _ in 0..8 {
            new.number();
        }
        new
    }

    /// The next number.
    pub fn number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `bound`.
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((self.number() >> 20) % bound as u64) as usize
    }

    /// `true` with a probability of `percent` percent.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of `items`.
    ///
    /// # Panics
    /// If `items` is empty.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// A number of at most `bits` bits, small ones as often as large ones; `bits` is at most 128.
    pub fn bits(&mut self, bits: u32) -> u128 {
        let number = (u128::from(self.number()) << 64) | u128::from(self.number());
        let used = self.below(bits as usize + 1) as u32;
        if used == 0 { 0 } else { number >> (128 - used) }
    }

    /// That many hexadecimal digits.
    pub fn hex_digits(&mut self, count: usize) -> String {
        (0..count).map(|_| char::from(b"0123456789ABCDEF"[self.below(16)])).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_always_gives_the_same_numbers() {
        let numbers = |seed| {
            let mut random = Random::new(seed);
            [random.below(1000), random.below(1000), random.below(1000)]
        };
        assert_eq!(numbers(3), numbers(3));
        assert_ne!(numbers(3), numbers(4));
    }

    #[test]
    fn numbers_have_no_more_bits_than_asked_for() {
        let mut random = Random::new(1);
        assert!((0..1000).all(|_| random.bits(5) < 32));
        assert!((0..1000).any(|_| random.bits(5) == 31));
    }
}
