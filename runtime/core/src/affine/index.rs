//! Conversion between indices and positions, as `affine.linearize_index` and
//! `affine.delinearize_index` compute it (MLIR, "Affine Dialect").

/// The stride of each dimension of a shape in elements: the product of the sizes
/// after it. `None` if a product exceeds 64 bits.
///
/// ```
/// assert_eq!(isogloss::affine::suffix_products(&[2, 3, 5]), Some(vec![15, 5, 1]));
/// ```
#[must_use]
pub fn suffix_products(shape: &[i64]) -> Option<Vec<i64>> {
    let mut steps = vec![1; shape.len()];
    for at in (1..shape.len()).rev() {
        steps[at - 1] = i64::checked_mul(steps[at], shape[at])?;
    }
    Some(steps)
}

/// The position of an index in the row-major order of a shape: the sum of
/// `index[i]` times the product of the sizes after `i`. Indices outside of the
/// shape are allowed. `None` if the lengths differ or 64 bits are exceeded.
///
/// ```
/// assert_eq!(isogloss::affine::linearize(&[1, 2, 4], &[2, 3, 5]), Some(29));
/// ```
#[must_use]
pub fn linearize(index: &[i64], shape: &[i64]) -> Option<i64> {
    if index.len() != shape.len() {
        return None;
    }
    index
        .iter()
        .zip(suffix_products(shape)?)
        .try_fold(0i64, |sum, (at, step)| sum.checked_add(at.checked_mul(step)?))
}

/// The index of a position in the row-major order of a shape, the inverse of
/// [`linearize`]. The first index takes the rest and may be outside of the shape.
/// `None` if a size is below one, or for a shape without dimensions and a position
/// other than 0.
///
/// ```
/// assert_eq!(isogloss::affine::delinearize(29, &[2, 3, 5]), Some(vec![1, 2, 4]));
/// ```
#[must_use]
pub fn delinearize(position: i64, shape: &[i64]) -> Option<Vec<i64>> {
    let Some((_, inner)) = shape.split_first() else { return (position == 0).then(Vec::new) };
    if shape.iter().any(|size| *size < 1) {
        return None;
    }
    let mut rest = position;
    let mut index: Vec<_> = inner
        .iter()
        .rev()
        .map(|size| {
            let at = rest.rem_euclid(*size);
            rest = rest.div_euclid(*size);
            at
        })
        .collect();
    index.push(rest);
    index.reverse();
    Some(index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_indices_undo_each_other() {
        let shape = [3, 4, 5];
        for position in -70..70 {
            let index = delinearize(position, &shape).expect("sizes are positive");
            assert!((0..4).contains(&index[1]) && (0..5).contains(&index[2]), "{index:?}");
            assert_eq!(linearize(&index, &shape), Some(position));
        }
        assert_eq!((delinearize(0, &[]), delinearize(1, &[])), (Some(vec![]), None));
        assert_eq!(delinearize(3, &[2, 0]), None);
        assert_eq!(linearize(&[], &[]), Some(0));
        assert_eq!(linearize(&[1], &[2, 2]), None);
        assert_eq!(suffix_products(&[1, i64::MAX, 2]), None);
    }
}
