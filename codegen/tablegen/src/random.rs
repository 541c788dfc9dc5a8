//! Random numbers for the unit tests.

/// A function for numbers below a bound; the sequence is the same in each run.
pub(crate) fn random() -> impl FnMut(usize) -> usize {
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    move |end| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 11).unwrap_or(0) % end.max(1)
    }
}
