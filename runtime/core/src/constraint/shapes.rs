//! Relations of shapes: compatibility and broadcasting.

use super::classes::is_shaped_by_cpp;
use crate::builtin::{DYNAMIC, ShapedType, VectorType};
use crate::types::Type;

/// Whether the shapes of two types can be equal at run time: if both ranks are known,
/// they are equal, and so are the known sizes and the scalable dimensions. Types without elements are compatible
/// only with each other (MLIR `verifyCompatibleShape`).
#[must_use]
pub fn compatible_types(a: Type<'_>, b: Type<'_>) -> bool {
    match (a.dyn_cast::<ShapedType<'_>>(), b.dyn_cast::<ShapedType<'_>>()) {
        (None, None) => true,
        (Some(x), Some(y)) => match (x.shape(), y.shape()) {
            (Some(x), Some(y)) => compatible_shapes(x, y) && scalable_dims(a) == scalable_dims(b),
            _ => true,
        },
        // An unknown shape fits every other one.
        _ => is_shaped_by_cpp(a.node()) || is_shaped_by_cpp(b.node()),
    }
}

/// The scalable dimensions of a vector; empty for another type.
fn scalable_dims(ty: Type<'_>) -> &[bool] {
    let dims = ty.dyn_cast::<VectorType<'_>>().map_or(&[][..], VectorType::scalable_dims);
    if dims.contains(&true) { dims } else { &[] }
}

/// Whether two shapes can be equal at run time: their ranks are equal, and so are
/// known sizes.
#[must_use]
pub fn compatible_shapes(a: &[i64], b: &[i64]) -> bool {
    let fits = |(a, b): (&i64, &i64)| a == b || *a == DYNAMIC || *b == DYNAMIC;
    a.len() == b.len() && a.iter().zip(b).all(fits)
}

/// The shape that two shapes broadcast to. Counted from the last dimension, sizes
/// are equal or one of them is 1 (or missing); an unknown size and a known one
/// greater than 1 broadcast to the known one. `None` if the shapes do not broadcast.
///
/// ```
/// use isogloss::constraint::broadcast_shape;
/// assert_eq!(broadcast_shape(&[4, 1], &[3]), Some(vec![4, 3]));
/// assert_eq!(broadcast_shape(&[4], &[3]), None);
/// ```
#[must_use]
pub fn broadcast_shape(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let mut result = long.to_vec();
    let missing = long.len() - short.len();
    for (size, other) in result[missing..].iter_mut().zip(short) {
        *size = match (*size, *other) {
            (x, y) if x == y => x,
            (DYNAMIC, y) if y > 1 => y,
            (x, DYNAMIC) if x > 1 => x,
            (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
            (1, y) => y,
            (x, 1) => x,
            _ => return None,
        };
    }
    Some(result)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_sizes_give_way_to_known_ones() {
        assert_eq!(broadcast_shape(&[DYNAMIC, 2], &[5, 1]), Some(vec![5, 2]));
        assert_eq!(broadcast_shape(&[DYNAMIC], &[1]), Some(vec![DYNAMIC]));
        assert_eq!(broadcast_shape(&[0], &[1]), Some(vec![0]));
        assert_eq!(broadcast_shape(&[2], &[3]), None);
    }

    #[test]
    fn shapes_of_other_ranks_are_not_compatible() {
        assert!(compatible_shapes(&[DYNAMIC, 2], &[4, 2]));
        assert!(!compatible_shapes(&[4], &[4, 1]));
    }
}
