//! Reading the values of entries.

use crate::attribute::Attribute;
use crate::builtin::{DenseElementsAttr, IndexType, IntegerAttr, IntegerType, Signedness};
use crate::numeric::ApInt;

/// The contents of a dense elements attribute of integers that entries need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DenseIntegers {
    /// Whether the elements are signless and 64 bits wide.
    pub(crate) element_is_i64: bool,
    /// The number of elements.
    pub(crate) count: u64,
    /// The first elements as unsigned numbers, 0 beyond the last.
    pub(crate) first: [u64; 4],
}

/// The elements of a dense elements attribute of integers.
pub(crate) fn dense_integers(value: Attribute<'_>) -> Option<DenseIntegers> {
    let elements = value.dyn_cast::<DenseElementsAttr<'_>>()?;
    let element_type = elements.element_type();
    let integer = element_type.dyn_cast::<IntegerType<'_>>();
    if integer.is_none() && !element_type.isa::<IndexType<'_>>() {
        return None;
    }
    let count = elements.num_elements();
    let mut first = [0; 4];
    for (number, index) in first.iter_mut().zip(0..count) {
        let element = elements.element(index)?;
        let mut bytes = [0; 8];
        for (to, from) in bytes.iter_mut().zip(element.bytes()) {
            *to = *from;
        }
        *number = u64::from_le_bytes(bytes);
    }
    let element_is_i64 =
        integer.is_some_and(|ty| ty.width() == 64 && ty.signedness() == Signedness::Signless);
    Some(DenseIntegers { element_is_i64, count, first })
}

/// Whether a value is dense elements of `i64`, as entries have it.
#[must_use]
pub fn dense_i64_elements(value: Attribute<'_>) -> bool {
    dense_integers(value).is_some_and(|value| value.element_is_i64)
}

/// The value of an integer attribute, as an unsigned number.
pub(crate) fn integer(value: Attribute<'_>) -> Option<u64> {
    value.dyn_cast::<IntegerAttr<'_>>().map(IntegerAttr::value).as_ref().and_then(ApInt::to_u64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::text::parse_attribute;

    #[test]
    fn elements_are_read_whatever_their_shape() {
        let ctx = Context::new();
        let read = |text: &str| {
            let value = dense_integers(parse_attribute(&ctx, text).expect(text))?;
            Some((value.element_is_i64, value.count, value.first))
        };
        assert_eq!(read("dense<[8, 16]> : vector<2xi64>"), Some((true, 2, [8, 16, 0, 0])));
        assert_eq!(read("dense<64> : tensor<2x2xi64>"), Some((true, 4, [64; 4])));
        assert_eq!(read("dense<[1, 2, 3, 4, 5]> : vector<5xi64>"), Some((true, 5, [1, 2, 3, 4])));
        assert_eq!(read("dense<[-1]> : vector<1xi64>"), Some((true, 1, [u64::MAX, 0, 0, 0])));
        assert_eq!(read("dense<[-1]> : vector<1xi16>"), Some((false, 1, [0xFFFF, 0, 0, 0])));
        assert_eq!(read("dense<[7]> : vector<1xindex>"), Some((false, 1, [7, 0, 0, 0])));
        assert_eq!(read("dense<[]> : tensor<0xi64>"), Some((true, 0, [0; 4])));
        assert_eq!(read("dense<1.0> : vector<1xf32>"), None);
        assert_eq!(read("array<i64: 8>"), None);
        assert_eq!(integer(parse_attribute(&ctx, "-1 : i64").expect("valid")), Some(u64::MAX));
        assert_eq!(integer(parse_attribute(&ctx, "32 : index").expect("valid")), Some(32));
    }
}
