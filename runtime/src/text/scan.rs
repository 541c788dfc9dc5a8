//! Search for bytes of several kinds.

/// How many bytes are tested at once.
const CHUNK: usize = 16;

/// The position of the first byte that `is` accepts. If `is` consists of comparisons without branches, the compiler tests
/// the bytes of a chunk by a few vector instructions.
#[inline(always)]
pub(crate) fn position(bytes: &[u8], is: impl Fn(u8) -> bool) -> Option<usize> {
    let mut from = 0;
    for chunk in bytes.as_chunks::<CHUNK>().0 {
        if chunk.iter().fold(false, |any, byte| any | is(*byte)) {
            break;
        }
        from += CHUNK;
    }
    bytes[from..].iter().position(|byte| is(*byte)).map(|at| from + at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_byte_is_found_wherever_it_is() {
        let is = |byte: u8| (byte < b' ') | (byte == b'"');
        for length in 0..70 {
            let mut bytes = vec![b'x'; length];
            assert_eq!(position(&bytes, is), None);
            for at in (0..length).rev() {
                bytes[at] = if at % 2 == 0 { b'"' } else { b'\n' };
                assert_eq!(position(&bytes, is), Some(at), "{length}");
            }
        }
    }
}
