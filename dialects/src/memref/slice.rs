//! `memref.subview`, `memref.reinterpret_cast` and `memref.view`.

use super::{
    ReinterpretCastOp, ReinterpretCastOpVerify, SubViewOp, SubViewOpVerify, ViewOp, ViewOpVerify,
    is_identity, memref_type, rank_of,
};
use crate::views::{
    SliceMismatch, check_rank_reduced, product, sum, verify_dynamic_dimension_count, verify_in_bounds,
};
use isogloss::builtin::{DYNAMIC, MemRefType, UnrankedMemRefType};
use isogloss::ir::interfaces::OffsetSizeAndStrideOpInterface;
use isogloss::memref::{MemRefExt, StridedForm, StridedLayoutAttr};
use isogloss::{Diagnostic, Type};

impl<'a, 'c> OffsetSizeAndStrideOpInterface<'a, 'c> for SubViewOp<'a, 'c> {
    fn array_attr_max_ranks(self) -> [usize; 3] {
        [memref_type(self.source().ty()).map_or(0, rank_of); 3]
    }
}

impl<'a, 'c> OffsetSizeAndStrideOpInterface<'a, 'c> for ReinterpretCastOp<'a, 'c> {
    /// One offset; sizes and strides of the result.
    fn array_attr_max_ranks(self) -> [usize; 3] {
        let rank = memref_type(self.result().ty()).map_or(0, rank_of);
        [1, rank, rank]
    }
}

/// The type of a part of a memref with strides.
fn part<'c>(
    source: MemRefType<'c>,
    form: &StridedForm,
    lists: [&[i64]; 3],
) -> Result<MemRefType<'c>, Diagnostic> {
    let [offsets, sizes, strides] = lists;
    let moved = offsets.iter().zip(&*form.strides).map(|(offset, stride)| product(*offset, *stride));
    let offset = moved.fold(form.offset, sum);
    let strides: Vec<i64> =
        strides.iter().zip(&*form.strides).map(|(step, stride)| product(*step, *stride)).collect();
    let context = Type::from(source).context();
    let layout = StridedLayoutAttr::get(context, &strides, offset);
    MemRefType::get_checked(context, sizes, source.element_type(), Some(layout.into()), source.memory_space())
}

/// The dimensions of a part that a type omits (MLIR `computeMemRefRankReductionMask`): dimensions of size 1 whose
/// strides the type does not have.
fn dropped(sizes: &[i64], strides: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    let mut dropped = vec![false; strides.len()];
    if strides.len() == reduced.len() {
        return Some(dropped);
    }
    for (dropped, size) in dropped.iter_mut().zip(sizes) {
        *dropped = *size == 1;
    }
    let count = |dropped: &[bool]| dropped.iter().filter(|dropped| **dropped).count();
    if count(&dropped) + reduced.len() == strides.len() {
        return Some(dropped);
    }
    let occurrences = |list: &[i64], stride: i64| list.iter().filter(|found| **found == stride).count();
    let mut rest = strides.to_vec();
    for (dropped, stride) in dropped.iter_mut().zip(strides).filter(|(dropped, _)| **dropped) {
        match occurrences(&rest, *stride).cmp(&occurrences(reduced, *stride)) {
            std::cmp::Ordering::Greater => {
                if let Some(at) = rest.iter().position(|found| found == stride) {
                    rest.swap_remove(at);
                }
            }
            std::cmp::Ordering::Equal => *dropped = false,
            std::cmp::Ordering::Less => return None,
        }
    }
    (count(&dropped) + reduced.len() == strides.len()).then_some(dropped)
}

/// The dimensions of its source that a view omits (MLIR `getDroppedDims`).
pub(super) fn dropped_dims(view: SubViewOp<'_, '_>) -> Option<Vec<bool>> {
    let form = |ty: Type<'_>| memref_type(ty).ok()?.strides_and_offset();
    let (source, result) = (form(view.source().ty())?, form(view.result().ty())?);
    dropped(&view.mixed_sizes().integers(), &source.strides, &result.strides)
}

/// Whether a type has the layout of a part, except for omitted dimensions.
fn has_layout_of(ty: MemRefType<'_>, part: &StridedForm, sizes: &[i64]) -> bool {
    let Some(form) = ty.strides_and_offset().filter(|form| form.offset == part.offset) else { return false };
    let Some(dropped) = dropped(sizes, &part.strides, &form.strides) else { return false };
    let kept = part.strides.iter().zip(dropped).filter(|(_, dropped)| !dropped).map(|(stride, _)| stride);
    kept.eq(form.strides.iter())
}

impl SubViewOpVerify for SubViewOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, result) = (memref_type(self.source().ty())?, memref_type(self.result().ty())?);
        if source.memory_space() != result.memory_space() {
            return Err(Diagnostic::error(format!(
                "different memory spaces specified for base memref type '{source}' and subview memref type '{result}'"
            )));
        }
        let Some(form) = source.strides_and_offset() else {
            return Err(Diagnostic::error(format!("base type '{source}' is not strided")));
        };
        let [offsets, sizes, strides] =
            [self.mixed_offsets(), self.mixed_sizes(), self.mixed_strides()].map(|list| list.integers());
        let expected = part(source, &form, [&offsets, &sizes, &strides])?;
        let other = |what| {
            Diagnostic::error(format!(
                "expected result type to be '{expected}' or a rank-reduced version. (mismatch of result {what}), but got \
                 '{result}'"
            ))
        };
        check_rank_reduced((&sizes, source.element_type()), (result.shape(), result.element_type()))
            .map_err(|mismatch| match mismatch {
                SliceMismatch::Rank => Diagnostic::error(format!(
                    "expected result rank to be smaller or equal to the source rank, but got '{result}'"
                )),
                SliceMismatch::Sizes => other("sizes"),
                SliceMismatch::ElementType => {
                    let element = source.element_type();
                    Diagnostic::error(format!(
                        "expected result element type to be '{element}', but got '{result}'"
                    ))
                }
            })?;
        let part = expected.strides_and_offset();
        if !part.is_some_and(|part| has_layout_of(result, &part, &sizes)) {
            return Err(other("layout"));
        }
        verify_in_bounds(source.shape(), &offsets, &sizes, &strides)
    }
}

/// A number, or `dynamic`.
fn shown(number: i64) -> String {
    if number == DYNAMIC { "dynamic".to_owned() } else { number.to_string() }
}

/// The first position where the number of a type contradicts a list.
fn contradiction(found: &[i64], expected: &[i64]) -> Option<(usize, i64, i64)> {
    let pairs = found.iter().zip(expected).enumerate();
    let mut pairs = pairs.map(|(place, (found, expected))| (place, *found, *expected));
    pairs.find(|(_, found, expected)| *found != DYNAMIC && found != expected)
}

impl ReinterpretCastOpVerify for ReinterpretCastOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, result) = (self.source().ty(), memref_type(self.result().ty())?);
        let ranked = source.dyn_cast::<MemRefType<'_>>().map(|ty| (ty.element_type(), ty.memory_space()));
        let unranked = || {
            let ty = source.dyn_cast::<UnrankedMemRefType<'_>>();
            ty.map(|ty| (ty.element_type(), ty.memory_space()))
        };
        let Some((element, space)) = ranked.or_else(unranked) else { return Ok(()) };
        let different = |what| {
            let message = format!(
                "different {what} specified for source type '{source}' and result memref type '{result}'"
            );
            Err(Diagnostic::error(message))
        };
        if space != result.memory_space() {
            return different("memory spaces");
        }
        if element != result.element_type() {
            return different("element types");
        }
        let [offsets, sizes, strides] =
            [self.mixed_offsets(), self.mixed_sizes(), self.mixed_strides()].map(|list| list.integers());
        let other = |what: &str, (dim, found, expected): (usize, i64, i64)| {
            let expected = shown(expected);
            let message =
                format!("expected result type with {what} = {expected} instead of {found} in dim = {dim}");
            Err(Diagnostic::error(message))
        };
        if let Some(found) = contradiction(result.shape(), &sizes) {
            return other("size", found);
        }
        let Some(form) = result.strides_and_offset() else {
            let message = format!("expected result type to have strided layout but found '{result}'");
            return Err(Diagnostic::error(message));
        };
        if let Some((_, found, expected)) = contradiction(&[form.offset], &offsets) {
            let expected = shown(expected);
            let message = format!("expected result type with offset = {expected} instead of {found}");
            return Err(Diagnostic::error(message));
        }
        match contradiction(&form.strides, &strides) {
            Some(found) => other("stride", found),
            None => Ok(()),
        }
    }
}

impl ViewOpVerify for ViewOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let Some(result) = self.results().next() else { return Ok(()) };
        let (source, result) = (memref_type(self.source().ty())?, memref_type(result.ty())?);
        for (ty, what) in [(source, "base"), (result, "result")] {
            if !is_identity(ty) {
                return Err(Diagnostic::error(format!("unsupported map for {what} memref type '{ty}'")));
            }
        }
        if source.memory_space() != result.memory_space() {
            return Err(Diagnostic::error(format!(
                "different memory spaces specified for base memref type '{source}' and view memref type '{result}'"
            )));
        }
        verify_dynamic_dimension_count(*self, result.shape(), self.sizes().len())
    }
}
