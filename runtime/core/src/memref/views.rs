//! The types of views: the results of `memref.subview`, `reinterpret_cast`, `transpose` and `cast` (RFC "Add a
//! contiguous layout, use as identity layout").
//!
//! A layout stays `contiguous` where that is certain, is `strided` where the strides are a
//! layout of numbers, and an affine map otherwise.

use super::SymbolicNumbers;
use super::convert::canonical_strided;
use super::maps;
use super::reshape::permute;
use super::strides::StridedForm;
use super::{ContiguousLayoutAttr, MemRefExt, MemRefLayoutAttr, MemRefLayoutAttrInterface, to_contiguous};
use crate::affine::{AffineExpr, AffineMap, AffineMapAttr};
use crate::attribute::Attribute;
use crate::builtin::{DYNAMIC, MemRefType};
use crate::diagnostic::Diagnostic;
use crate::types::Type;

/// A number, or [`DYNAMIC`] if one of the operands is or the result does not fit 64 bits.
fn known(op: fn(i64, i64) -> Option<i64>, left: i64, right: i64) -> i64 {
    if left == DYNAMIC || right == DYNAMIC { DYNAMIC } else { op(left, right).unwrap_or(DYNAMIC) }
}

fn times(left: i64, right: i64) -> i64 {
    if left == 0 || right == 0 { 0 } else { known(i64::checked_mul, left, right) }
}

fn plus(left: i64, right: i64) -> i64 {
    known(i64::checked_add, left, right)
}

fn layout_of<'c>(ty: MemRefType<'c>) -> Result<MemRefLayoutAttr<'c>, Diagnostic> {
    let layout = ty.effective_layout().dyn_cast::<MemRefLayoutAttr<'_>>();
    layout.ok_or_else(|| Diagnostic::error("the layout does not implement MemRefLayoutAttrInterface"))
}

fn with_layout<'c>(
    ty: MemRefType<'c>,
    shape: &[i64],
    layout: Attribute<'c>,
) -> Result<MemRefType<'c>, Diagnostic> {
    let context = Type::from(ty).context();
    MemRefType::get_checked(context, shape, ty.element_type(), Some(layout), ty.memory_space())
}

fn check_rank(ty: MemRefType<'_>, lists: &[&[i64]]) -> Result<(), Diagnostic> {
    let rank = ty.shape().len();
    match lists.iter().find(|list| list.len() != rank) {
        None => Ok(()),
        Some(list) => Err(Diagnostic::error(format!("expected {rank} numbers, got {}", list.len()))),
    }
}

/// The type of the part of a memref that begins at `offsets`, has `sizes`, and takes every `steps`-th element
/// (`memref.subview`); [`DYNAMIC`] for numbers that are only known at run time.
///
/// The layout is contiguous if the source's is, the steps are 1, and all dimensions after the slowest one
/// that is not of size 1 are taken whole; for rank 0 and for the one stride 1 ("it'll now create
/// `contiguous<0, offset: O>`"). Without strides, it is the source's map of `offset + step * index`, with a
/// symbol for each number that is not known: first the offsets, then the steps.
///
/// ```
/// use isogloss::{Context, builtin::MemRefType, memref::subview, text::parse_type};
/// let ctx = Context::new();
/// let ty = parse_type(&ctx, "memref<8x16xf32>")?.dyn_cast::<MemRefType<'_>>().expect("a memref");
/// assert_eq!(subview(ty, &[2, 0], &[4, 16], &[1, 1])?.to_string(), "memref<4x16xf32, contiguous<2, offset: 32>>");
/// assert_eq!(subview(ty, &[2, 0], &[4, 8], &[1, 1])?.to_string(), "memref<4x8xf32, strided<[16, 1], offset: 32>>");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
///
/// # Errors
/// If the lists do not have the rank of the memref.
pub fn subview<'c>(
    ty: MemRefType<'c>,
    offsets: &[i64],
    sizes: &[i64],
    steps: &[i64],
) -> Result<MemRefType<'c>, Diagnostic> {
    check_rank(ty, &[offsets, sizes, steps])?;
    let context = Type::from(ty).context();
    let layout = layout_of(ty)?;
    let Some(form) = ty.strides_and_offset() else {
        return with_layout(ty, sizes, mapped_subview(layout.affine_map(), offsets, steps));
    };
    let moved = offsets.iter().zip(&*form.strides).map(|(at, stride)| times(*at, *stride));
    let offset = moved.fold(form.offset, plus);
    if let Some(contiguous) = to_contiguous(layout, ty.shape())
        && is_contiguous_part(contiguous, ty.shape(), sizes, steps)
    {
        let layout = ContiguousLayoutAttr::get(context, contiguous.permutation(), offset);
        return with_layout(ty, sizes, layout.into());
    }
    let strides: Vec<_> =
        steps.iter().zip(&*form.strides).map(|(step, stride)| times(*step, *stride)).collect();
    with_layout(ty, sizes, canonical_strided(context, &strides, offset))
}

/// Whether a part of a contiguous memref has no gaps.
fn is_contiguous_part(layout: ContiguousLayoutAttr<'_>, shape: &[i64], sizes: &[i64], steps: &[i64]) -> bool {
    let mut slower_are_one = true;
    layout.memory_order().into_iter().all(|dim| {
        let whole = sizes[dim] == shape[dim] && shape[dim] != DYNAMIC;
        let fits = steps[dim] == 1 && (whole || slower_are_one);
        slower_are_one &= sizes[dim] == 1;
        fits
    })
}

fn mapped_subview<'c>(map: AffineMap<'c>, offsets: &[i64], steps: &[i64]) -> Attribute<'c> {
    let context = map.context();
    let mut numbers = SymbolicNumbers::new(context);
    let offsets: Vec<_> = offsets.iter().map(|at| numbers.expr(*at)).collect();
    let steps: Vec<_> = steps.iter().map(|step| numbers.expr(*step)).collect();
    let dims = (0..).zip(offsets.iter().zip(&steps));
    let results: Vec<_> =
        dims.map(|(at, (offset, step))| AffineExpr::dim(context, at) * *step + *offset).collect();
    let part = AffineMap::get(context, map.num_dims(), numbers.symbols, &results);
    // The symbols of the part first, as documented.
    let composed = map.compose(part);
    let (own, new) = (map.num_symbols(), numbers.symbols);
    let renumbered: Vec<_> = (0..own)
        .map(|at| AffineExpr::symbol(context, new + at))
        .chain((0..new).map(|at| AffineExpr::symbol(context, at)))
        .collect();
    let dims: Vec<_> = (0..map.num_dims()).map(|at| AffineExpr::dim(context, at)).collect();
    AffineMapAttr::get(context, composed.replace(&dims, &renumbered, map.num_dims(), own + new)).into()
}

/// The type of the same memory with another shape, strides and offset (`memref.reinterpret_cast`).
///
/// The layout is contiguous for rank 0 and for the one stride 1, as in [`canonical_strided`].
///
/// # Errors
/// If there is not a stride for each size, or a size is negative.
pub fn reinterpret_cast<'c>(
    ty: MemRefType<'c>,
    offset: i64,
    sizes: &[i64],
    strides: &[i64],
) -> Result<MemRefType<'c>, Diagnostic> {
    if sizes.len() != strides.len() {
        return Err(Diagnostic::error(format!("{} sizes have {} strides", sizes.len(), strides.len())));
    }
    with_layout(ty, sizes, canonical_strided(Type::from(ty).context(), strides, offset))
}

/// The type of a memref whose dimensions are renumbered: new dimension `i` is old dimension `dims[i]`
/// (`memref.transpose`). Contiguous layouts stay contiguous, and strided ones strided.
///
/// ```
/// use isogloss::{Context, builtin::MemRefType, memref::transpose, text::parse_type};
/// let ctx = Context::new();
/// let ty = parse_type(&ctx, "memref<?x4xf32>")?.dyn_cast::<MemRefType<'_>>().expect("a memref");
/// assert_eq!(transpose(ty, &[1, 0])?.to_string(), "memref<4x?xf32, contiguous<[1, 0]>>");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
///
/// # Errors
/// If `dims` is not a permutation of the dimensions.
pub fn transpose<'c>(ty: MemRefType<'c>, dims: &[usize]) -> Result<MemRefType<'c>, Diagnostic> {
    let context = Type::from(ty).context();
    let identity = ContiguousLayoutAttr::row_major(context, ty.shape().len(), 0);
    permute(identity, dims).map_err(|error| Diagnostic::error(error.to_string()))?;
    let shape: Vec<_> = dims.iter().map(|dim| ty.shape()[*dim]).collect();
    let layout = layout_of(ty)?;
    let contiguous = Attribute::from(layout).dyn_cast::<ContiguousLayoutAttr<'_>>().or_else(|| {
        // An offset permutation keeps its relations between unknown sizes.
        let map = Attribute::from(layout).dyn_cast::<AffineMapAttr<'_>>()?.map();
        matches!(maps::form(map), maps::MapForm::Permuted { .. })
            .then(|| to_contiguous(layout, ty.shape()))?
    });
    let layout = if let Some(contiguous) = contiguous {
        permute(contiguous, dims).map_err(|error| Diagnostic::error(error.to_string()))?.into()
    } else if let Some(form) = ty.strides_and_offset() {
        let strides: Vec<_> = dims.iter().map(|dim| form.strides[*dim]).collect();
        canonical_strided(context, &strides, form.offset)
    } else {
        let map = layout.affine_map();
        let mut old = vec![AffineExpr::constant(context, 0); dims.len()];
        dims.iter().zip(0..).for_each(|(dim, at)| old[*dim] = AffineExpr::dim(context, at));
        let symbols: Vec<_> = (0..map.num_symbols()).map(|at| AffineExpr::symbol(context, at)).collect();
        AffineMapAttr::get(context, map.replace(&old, &symbols, map.num_dims(), map.num_symbols())).into()
    };
    with_layout(ty, &shape, layout)
}

/// The type of a memref with more or fewer known numbers (`memref.cast`): with these sizes, and with this offset if the
/// layout has strides. Numbers that are known before and after must agree.
///
/// A contiguous layout stays contiguous, whatever the sizes: the relation of its strides is not lost, as it
/// would be in `strided<[?, ?, 1]>`. The strides of a strided layout stay.
///
/// ```
/// use isogloss::{Context, builtin::{DYNAMIC, MemRefType}, memref::cast, text::parse_type};
/// let ctx = Context::new();
/// let ty = parse_type(&ctx, "memref<2x3x4xf32>")?.dyn_cast::<MemRefType<'_>>().expect("a memref");
/// let relocatable = cast(ty, &[DYNAMIC; 3], DYNAMIC)?;
/// assert_eq!(relocatable.to_string(), "memref<?x?x?xf32, contiguous<3, offset: ?>>");
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
///
/// # Errors
/// If the rank, a size or the offset contradicts the memref, or the layout has no strides and the sizes differ.
pub fn cast<'c>(ty: MemRefType<'c>, sizes: &[i64], offset: i64) -> Result<MemRefType<'c>, Diagnostic> {
    check_rank(ty, &[sizes])?;
    let contradict = |old: i64, new: i64| old != DYNAMIC && new != DYNAMIC && old != new;
    if let Some((old, new)) = ty.shape().iter().zip(sizes).find(|(old, new)| contradict(**old, **new)) {
        return Err(Diagnostic::error(format!("a dimension of size {old} does not have size {new}")));
    }
    let context = Type::from(ty).context();
    let layout = layout_of(ty)?;
    let Some(form) = ty.strides_and_offset() else {
        // A map does not depend on the sizes.
        return with_layout(ty, sizes, layout.into());
    };
    if contradict(form.offset, offset) {
        return Err(Diagnostic::error(format!(
            "a memref with offset {} does not have offset {offset}",
            form.offset
        )));
    }
    let map = Attribute::from(layout).dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map);
    let permuted = map.is_some_and(|map| matches!(maps::form(map), maps::MapForm::Permuted { .. }));
    let contiguous = if permuted || Attribute::from(layout).isa::<ContiguousLayoutAttr<'_>>() {
        to_contiguous(layout, ty.shape())
    } else {
        None
    };
    let layout = match contiguous {
        Some(contiguous) => ContiguousLayoutAttr::get(context, contiguous.permutation(), offset).into(),
        None => canonical_strided(context, &form.strides, offset),
    };
    with_layout(ty, sizes, layout)
}

/// Whether `memref.cast` may go from one type to the other: numbers that are known in both agree. A contiguous layout
/// may lose its relation in strides, and strides may be taken for contiguous where the known ones agree.
#[must_use]
pub fn are_cast_compatible(from: MemRefType<'_>, to: MemRefType<'_>) -> bool {
    let agree = |a: i64, b: i64| a == DYNAMIC || b == DYNAMIC || a == b;
    let all = |a: &[i64], b: &[i64]| a.len() == b.len() && a.iter().zip(b).all(|(a, b)| agree(*a, *b));
    let forms = |a: &StridedForm, b: &StridedForm| all(&a.strides, &b.strides) && agree(a.offset, b.offset);
    from.element_type() == to.element_type()
        && from.memory_space() == to.memory_space()
        && all(from.shape(), to.shape())
        && (from.layout() == to.layout()
            || from.strides_and_offset().zip(to.strides_and_offset()).is_some_and(|(a, b)| forms(&a, &b)))
}
