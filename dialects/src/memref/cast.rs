//! `memref.cast` and `memref.memory_space_cast`.

use super::{CastOp, MemorySpaceCastOp};
use isogloss::builtin::{DYNAMIC, MemRefType, UnrankedMemRefType};
use isogloss::ir::interfaces::CastOpInterface;
use isogloss::memref::MemRefExt;
use isogloss::{Attribute, Type};

/// The common part of memrefs with and without a rank.
fn element_and_space<'c>(ty: Type<'c>) -> Option<(Type<'c>, Option<Attribute<'c>>)> {
    let ranked = ty.dyn_cast::<MemRefType<'_>>().map(|ty| (ty.element_type(), ty.memory_space()));
    let unranked =
        || ty.dyn_cast::<UnrankedMemRefType<'_>>().map(|ty| (ty.element_type(), ty.memory_space()));
    ranked.or_else(unranked)
}

fn agree(left: i64, right: i64) -> bool {
    left == DYNAMIC || right == DYNAMIC || left == right
}

/// Whether layouts are the same, or have strides and offsets that may be equal at run time. Strides of dimensions of
/// size 1 do not matter.
fn layouts_agree(from: MemRefType<'_>, to: MemRefType<'_>) -> bool {
    if from.layout() == to.layout() {
        return true;
    }
    let Some((from_form, to_form)) = from.strides_and_offset().zip(to.strides_and_offset()) else {
        return false;
    };
    let strides = from_form.strides.iter().zip(&*to_form.strides).zip(from.shape());
    from_form.strides.len() == to_form.strides.len()
        && agree(from_form.offset, to_form.offset)
        && strides.into_iter().all(|((from, to), size)| *size == 1 || agree(*from, *to))
}

impl<'a, 'c> CastOpInterface<'a, 'c> for CastOp<'a, 'c> {
    /// Sizes, strides and offsets may become known or unknown, and a rank, too.
    fn are_cast_compatible(inputs: &[Type<'_>], outputs: &[Type<'_>]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        let facts = element_and_space(*from);
        if facts.is_none() || facts != element_and_space(*to) {
            return false;
        }
        match (from.dyn_cast::<MemRefType<'_>>(), to.dyn_cast::<MemRefType<'_>>()) {
            (Some(from), Some(to)) => {
                let mut sizes = from.shape().iter().zip(to.shape());
                from.shape().len() == to.shape().len()
                    && layouts_agree(from, to)
                    && sizes.all(|(from, to)| agree(*from, *to))
            }
            (None, None) => false,
            _ => true,
        }
    }
}

impl<'a, 'c> CastOpInterface<'a, 'c> for MemorySpaceCastOp<'a, 'c> {
    /// All but the memory space is the same.
    fn are_cast_compatible(inputs: &[Type<'_>], outputs: &[Type<'_>]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        match (from.dyn_cast::<MemRefType<'_>>(), to.dyn_cast::<MemRefType<'_>>()) {
            (Some(from), Some(to)) => {
                from.element_type() == to.element_type()
                    && from.layout() == to.layout()
                    && from.shape() == to.shape()
            }
            (None, None) => {
                let element = |ty: Type<'_>| element_and_space(ty).map(|(element, _)| element.to_string());
                element(*from).is_some() && element(*from) == element(*to)
            }
            _ => false,
        }
    }
}
