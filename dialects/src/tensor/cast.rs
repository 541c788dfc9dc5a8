//! `tensor.cast` and `tensor.bitcast`.

use super::{BitcastOp, CastOp};
use isogloss::Type;
use isogloss::builtin::{DYNAMIC, ShapedType};
use isogloss::ir::interfaces::CastOpInterface;

/// Whether the shapes of two tensors may be equal at run time.
fn shapes_agree(from: ShapedType<'_>, to: ShapedType<'_>) -> bool {
    let Some((from, to)) = from.shape().zip(to.shape()) else { return true };
    let agree = |(from, to): (&i64, &i64)| *from == DYNAMIC || *to == DYNAMIC || from == to;
    from.len() == to.len() && from.iter().zip(to).all(agree)
}

/// The type that a tensor is cast from, and the type that it is cast to.
fn pair<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> Option<(ShapedType<'c>, ShapedType<'c>)> {
    let ([from], [to]) = (inputs, outputs) else { return None };
    from.dyn_cast::<ShapedType<'_>>().zip(to.dyn_cast::<ShapedType<'_>>())
}

impl<'a, 'c> CastOpInterface<'a, 'c> for CastOp<'a, 'c> {
    /// The element type stays.
    fn are_cast_compatible(inputs: &[Type<'_>], outputs: &[Type<'_>]) -> bool {
        pair(inputs, outputs)
            .is_some_and(|(from, to)| from.element_type() == to.element_type() && shapes_agree(from, to))
    }
}

impl<'a, 'c> CastOpInterface<'a, 'c> for BitcastOp<'a, 'c> {
    /// The width of the elements does not change.
    fn are_cast_compatible(inputs: &[Type<'_>], outputs: &[Type<'_>]) -> bool {
        pair(inputs, outputs).is_some_and(|(from, to)| {
            from.element_type().int_or_float_width() == to.element_type().int_or_float_width()
                && shapes_agree(from, to)
        })
    }
}
