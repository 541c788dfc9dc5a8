//! The operations of `vector`.

use super::parts::{
    Checked, Stop, bits, count, element_type, fail, fail_plainly, has_unit_stride, implements, integer,
    integers, is_float, is_integer_or_index, keyword, map, maps, operand, operands, optional, property,
    result, shape, typed, vector,
};
use super::{OpVerifier, Verifiers, destinations, indexing, verifiers};
use isogloss::affine::AffineMap;
use isogloss::builtin::{
    ArrayAttr, DYNAMIC, IntegerType, MemRefType, RankedTensorType, Signedness, UnrankedMemRefType,
    UnrankedTensorType, VectorType,
};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::memref::{MemRefExt, MemRefLayoutAttr, MemRefLayoutAttrInterface};
use isogloss::{Context, Type};

/// The verifiers of `vector`.
pub(super) static VERIFIERS: Verifiers = Verifiers {
    dialect: "vector",
    namespace: "mlir::vector",
    ops: OPS,
    interfaces: &[("mlir::DestinationStyleOpInterface", &destinations::DESTINATION_STYLE)],
};

static OPS: &[OpVerifier] = verifiers! {
    "vector.bitcast": bit_cast;
    "vector.broadcast": broadcast;
    "vector.compressstore": compress_store;
    "vector.constant_mask": constant_mask;
    "vector.contract": contract;
    "vector.create_mask": create_mask;
    "vector.deinterleave": with_conditions deinterleave;
    "vector.expandload": expand_load;
    "vector.extract": extract;
    "vector.extract_strided_slice": extract_strided_slice;
    "vector.gather": gather;
    "vector.insert": insert;
    "vector.insert_strided_slice": insert_strided_slice;
    "vector.interleave": with_conditions interleave;
    "vector.load": load;
    "vector.mask": mask;
    "vector.maskedload": masked_load;
    "vector.maskedstore": masked_store;
    "vector.multi_reduction": multi_reduction;
    "vector.outerproduct": outer_product;
    "vector.reduction": reduction;
    "vector.scalable.extract": with_conditions scalable_extract;
    "vector.scalable.insert": with_conditions scalable_insert;
    "vector.scan": scan;
    "vector.scatter": scatter;
    "vector.shape_cast": shape_cast;
    "vector.shuffle": shuffle;
    "vector.store": store;
    "vector.transfer_read": transfer_read;
    "vector.transfer_write": transfer_write;
    "vector.transpose": transpose;
    "vector.type_cast": type_cast;
};

/// The index of an element that does not matter.
const POISON: i64 = -1;

/// Whether an index is one of a size, or poison.
fn is_index(index: i64, size: i64) -> bool {
    index == POISON || (0..size).contains(&index)
}

/// Whether elements of a type are combined by an operation.
fn combines(kind: &str, ty: Type<'_>) -> bool {
    match kind {
        "add" | "mul" => is_integer_or_index(ty) || is_float(ty),
        "minui" | "minsi" | "maxui" | "maxsi" | "and" | "or" | "xor" => is_integer_or_index(ty),
        "minnumf" | "maxnumf" | "minimumf" | "maximumf" => is_float(ty),
        _ => false,
    }
}

/// The text of the property `kind`.
fn kind(op: OpRef<'_, '_>) -> Checked<&'static str> {
    keyword(op.inherent_attr("kind").ok_or(Stop::Absent)?)
}

/// A mask for a vector of a shape.
fn mask_type<'c>(context: &'c Context, shape: &[i64], scalable: &[bool]) -> VectorType<'c> {
    VectorType::get(context, shape, context.integer(1), scalable)
}

fn mask_of<'c>(ty: VectorType<'c>) -> VectorType<'c> {
    mask_type(Type::from(ty).context(), ty.shape(), ty.scalable_dims())
}

/// How many elements a group has: an integer for each, and a value for each dynamic one.
fn positions(op: OpRef<'_, '_>) -> Checked<Vec<i64>> {
    integers(op, "static_position")
}

// ---- contractions and reductions ---------------------------------------------------

/// The pairs of dimensions of both sides that iterators of a kind have.
fn pairs(maps: &[AffineMap<'_>], iterators: &[&str], kind: &str) -> Vec<(usize, usize)> {
    let place =
        |map: AffineMap<'_>, dim: usize| map.results().position(|expr| expr.as_dim() == Some(dim as u32));
    let of_kind = iterators.iter().enumerate().filter(|(_, iterator)| **iterator == kind);
    of_kind.filter_map(|(dim, _)| Some((place(maps[0], dim)?, place(maps[1], dim)?))).collect()
}

fn contract(op: OpRef<'_, '_>) -> Checked {
    let (left, right) = (vector(operand(op, "lhs")?)?, vector(operand(op, "rhs")?)?);
    let (accumulator, result) = (operand(op, "acc")?.ty(), result(op, 0)?.ty());
    if let Some(integer) = left.element_type().dyn_cast::<IntegerType<'_>>()
        && integer.signedness() != Signedness::Signless
    {
        fail!(op, "only supports signless integer types");
    }
    let maps = maps(op, "indexing_maps")?;
    if maps.len() != 3 {
        fail!(op, "expected an indexing map for each vector operand");
    }
    let iterators = property::<ArrayAttr<'_>>(op, "iterator_types")?;
    let iterators: Vec<&str> =
        iterators.elements().iter().map(|iterator| keyword(*iterator)).collect::<Checked<_>>()?;
    for (index, (map, value)) in maps.iter().zip(op.operands()).enumerate() {
        if map.num_symbols() != 0 {
            fail!(op, "expected indexing map {index} to have no symbols");
        }
        if map.num_dims() as usize != iterators.len() {
            fail!(op, "expected indexing map {index} to have {} number of inputs", iterators.len());
        }
        let rank = value.ty().dyn_cast::<VectorType<'_>>().map_or(0, |ty| ty.shape().len());
        if map.num_results() != rank {
            fail!(op, "expected indexing map {index} to have {rank} number of outputs");
        }
        if map.projection().is_none() {
            fail!(op, "expected indexing map {index} to be a projected permutation of its inputs");
        }
    }
    let [contracting, batch] = ["reduction", "parallel"].map(|kind| pairs(&maps, &iterators, kind));
    if contracting.is_empty() {
        fail!(op, "expected at least one contracting dimension pair");
    }
    for (pairs, what) in [(&contracting, "contracting"), (&batch, "batch")] {
        if pairs.iter().any(|(left_dim, right_dim)| left.shape()[*left_dim] != right.shape()[*right_dim]) {
            fail!(op, "invalid {what} dimension map");
        }
    }
    contract_shape(op, &maps, [left, right], [accumulator, result], [&contracting, &batch])?;
    let element = result.dyn_cast::<VectorType<'_>>().map_or(result, VectorType::element_type);
    if !combines(kind(op)?, element) {
        fail!(op, "unsupported contraction type");
    }
    let shapes: Vec<Vec<i64>> =
        op.operands().map(|value| shape(value.ty()).unwrap_or_default().to_vec()).collect();
    indexing::verify(op, &maps, &shapes)
}

/// Checks the types of the accumulator and the result of a contraction.
fn contract_shape<'c>(
    op: OpRef<'_, 'c>,
    maps: &[AffineMap<'c>],
    [left, right]: [VectorType<'c>; 2],
    [accumulator, result]: [Type<'c>; 2],
    [contracting, batch]: [&[(usize, usize)]; 2],
) -> Checked {
    let vectors = [accumulator, result].map(|ty| ty.dyn_cast::<VectorType<'_>>());
    // Dimensions of the right side that are contracted or batched are also of the left side.
    let free_left = left.shape().len() - contracting.len();
    let free_right = right.shape().len().saturating_sub(contracting.len() + batch.len());
    if free_left + free_right == 0 {
        if vectors.iter().any(Option::is_some) {
            fail!(op, "invalid accumulator/result vector shape");
        }
        return Ok(());
    }
    let [Some(accumulator), Some(result)] = vectors else {
        fail!(op, "invalid accumulator/result vector shape");
    };
    let mut extents = vec![None; maps[0].num_dims() as usize];
    for (ty, map) in [(left, maps[0]), (right, maps[1])] {
        for (size, expr) in ty.shape().iter().zip(map.results()) {
            let dim = expr.as_dim().ok_or(Stop::Absent)?;
            extents[dim as usize].get_or_insert(*size);
        }
    }
    let Some(extents) = extents.into_iter().collect::<Option<Vec<i64>>>() else {
        fail!(op, "expected all dimensions to be either a LHS or a RHS dimension");
    };
    let sizes = maps[2].evaluate(&extents, &[]).ok_or(Stop::Absent)?;
    if sizes.len() != result.scalable_dims().len() {
        return Err(Stop::Absent);
    }
    let expected = VectorType::get(op.context(), &sizes, result.element_type(), result.scalable_dims());
    if result != expected || accumulator != expected {
        fail!(op, "invalid accumulator/result vector shape, expected: '{expected}'");
    }
    Ok(())
}

fn multi_reduction(op: OpRef<'_, '_>) -> Checked {
    let (source, found) = (vector(operand(op, "source")?)?, result(op, 0)?.ty());
    let reduced = integers(op, "reduction_dims")?;
    let kept: Vec<usize> =
        (0..source.shape().len()).filter(|dim| !reduced.contains(&(*dim as i64))).collect();
    let expected = if kept.is_empty() {
        source.element_type()
    } else {
        let sizes: Vec<i64> = kept.iter().map(|dim| source.shape()[*dim]).collect();
        let scalable: Vec<bool> = kept.iter().map(|dim| is_scalable(source, *dim)).collect();
        VectorType::get(op.context(), &sizes, source.element_type(), &scalable).into()
    };
    if found != expected {
        fail!(op, "destination type '{found}' is incompatible with source type '{source}'");
    }
    Ok(())
}

fn reduction(op: OpRef<'_, '_>) -> Checked {
    let (rank, ty) = (vector(operand(op, "vector")?)?.shape().len(), result(op, 0)?.ty());
    if rank > 1 {
        fail!(op, "unsupported reduction rank: {rank}");
    }
    let kind = kind(op)?;
    if !combines(kind, ty) {
        fail!(op, "unsupported reduction type ''{ty}'' for kind '{kind}'");
    }
    Ok(())
}

fn scan(op: OpRef<'_, '_>) -> Checked {
    let (source, initial) = (vector(operand(op, "source")?)?, vector(operand(op, "initial_value")?)?);
    let (rank, dim) = (source.shape().len() as i64, integer(op, "reduction_dim")?);
    if dim >= rank {
        fail!(op, "reduction dimension {dim} has to be less than {rank}");
    }
    let initial_rank = initial.shape().len() as i64;
    if initial_rank != rank - 1 {
        fail!(op, "initial value rank {initial_rank} has to be equal to {}", rank - 1);
    }
    let kept = source.shape().iter().enumerate().filter(|(at, _)| *at as i64 != dim).map(|(_, size)| size);
    if !kept.eq(initial.shape()) {
        fail!(op, "incompatible input/initial value shapes");
    }
    let (kind, element) = (kind(op)?, vector(result(op, 0)?)?.element_type());
    if !combines(kind, element) {
        fail!(op, "unsupported reduction type '{element}' for kind '{kind}'");
    }
    Ok(())
}

fn outer_product(op: OpRef<'_, '_>) -> Checked {
    let (left, right) = (vector(operand(op, "lhs")?)?, operand(op, "rhs")?.ty());
    let found = vector(result(op, 0)?)?;
    let rank = |ty: VectorType<'_>| ty.shape().len();
    if rank(left) != 1 {
        fail!(op, "expected 1-d vector for operand #1");
    }
    if let Some(right) = right.dyn_cast::<VectorType<'_>>() {
        if rank(right) != 1 {
            fail!(op, "expected 1-d vector for operand #2");
        }
        if rank(found) != 2 {
            fail!(op, "expected 2-d vector result");
        }
        if left.shape()[0] != found.shape()[0] {
            fail!(op, "expected #1 operand dim to match result dim #1");
        }
        if right.shape()[0] != found.shape()[1] {
            fail!(op, "expected #2 operand dim to match result dim #2");
        }
        if is_scalable(left, 0) && !is_scalable(right, 0) {
            fail!(op, "expected either both or only #2 operand dim to be scalable");
        }
    } else {
        if rank(found) != 1 {
            fail!(op, "expected 1-d vector result");
        }
        if left.shape()[0] != found.shape()[0] {
            fail!(op, "expected #1 operand dim to match result dim #1");
        }
    }
    if let Some(accumulator) = optional(op, "acc")?
        && accumulator.ty() != Type::from(found)
    {
        fail!(op, "expected operand #3 of same type as result type");
    }
    if !combines(kind(op)?, found.element_type()) {
        fail!(op, "unsupported outerproduct type");
    }
    Ok(())
}

/// Whether a dimension is scalable.
fn is_scalable(ty: VectorType<'_>, dim: usize) -> bool {
    ty.scalable_dims().get(dim).copied().unwrap_or(false)
}

// ---- elements and slices -------------------------------------------------------------

fn extract(op: OpRef<'_, '_>) -> Checked {
    let source = vector(operand(op, "source")?)?;
    if result(op, 0)?.ty().dyn_cast::<VectorType<'_>>().is_some_and(|ty| ty.shape().is_empty()) {
        fail_plainly!(op, "expected a scalar instead of a 0-d vector as the result type");
    }
    let positions = positions(op)?;
    let dynamic = positions.iter().filter(|position| **position == DYNAMIC).count();
    if dynamic != operands(op, "dynamic_position")?.len() {
        fail!(
            op,
            "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this \
             can only happen due to an incorrect fold/rewrite"
        );
    }
    if positions.len() > source.shape().len() {
        fail!(op, "expected position attribute of rank no greater than vector rank");
    }
    for (index, (position, size)) in positions.iter().zip(source.shape()).enumerate() {
        if *position != DYNAMIC && !is_index(*position, *size) {
            fail!(
                op,
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding vector \
                 dimension or poison (-1)",
                index + 1
            );
        }
    }
    Ok(())
}

fn insert(op: OpRef<'_, '_>) -> Checked {
    let source = operand(op, "valueToStore")?.ty().dyn_cast::<VectorType<'_>>().map(|ty| ty.shape().len());
    let target = vector(operand(op, "dest")?)?;
    if source == Some(0) {
        fail_plainly!(op, "expected a scalar instead of a 0-d vector as the source operand");
    }
    let (positions, rank) = (positions(op)?, target.shape().len());
    if positions.len() > rank {
        fail!(op, "expected position attribute of rank no greater than dest vector rank");
    }
    match source {
        Some(source) if source + positions.len() != rank => {
            fail!(op, "expected position attribute rank + source rank to match dest vector rank");
        }
        None if positions.len() != rank => {
            fail!(op, "expected position attribute rank to match the dest vector rank");
        }
        Some(_) | None => {}
    }
    for (index, (position, size)) in positions.iter().zip(target.shape()).enumerate() {
        if *position != DYNAMIC && !is_index(*position, *size) {
            fail!(
                op,
                "expected position attribute #{} to be a non-negative integer smaller than the corresponding dest vector \
                 dimension",
                index + 1
            );
        }
    }
    Ok(())
}

/// Checks that each element is in a range, whose last number may be allowed.
fn within_shape(op: OpRef<'_, '_>, list: &[i64], sizes: &[i64], name: &str, min: i64, last: i64) -> Checked {
    for (dim, (value, size)) in list.iter().zip(sizes).enumerate() {
        let end = size + last;
        if !(min..end).contains(value) {
            fail!(op, "expected {name} dimension {dim} to be confined to [{min}, {end})");
        }
    }
    Ok(())
}

/// Checks that strides are 1.
fn unit_strides(op: OpRef<'_, '_>, strides: &[i64]) -> Checked {
    if strides.iter().any(|stride| *stride != 1) {
        fail!(op, "expected strides to be confined to [1, 2)");
    }
    Ok(())
}

/// Checks that offsets with sizes are within a shape.
fn sums_within(op: OpRef<'_, '_>, offsets: &[i64], sizes: &[i64], shape: &[i64], name: &str) -> Checked {
    for (dim, ((offset, size), bound)) in offsets.iter().zip(sizes).zip(shape).enumerate() {
        if !(0..=*bound).contains(&offset.wrapping_add(*size)) {
            let end = bound + 1;
            fail!(op, "expected sum(offsets, {name}) dimension {dim} to be confined to [1, {end})");
        }
    }
    Ok(())
}

fn insert_strided_slice(op: OpRef<'_, '_>) -> Checked {
    let source = vector(operand(op, "valueToStore")?)?;
    let target = vector(operand(op, "dest")?)?;
    let (offsets, strides) = (integers(op, "offsets")?, integers(op, "strides")?);
    let (source_rank, rank) = (source.shape().len(), target.shape().len());
    if offsets.len() != rank {
        fail!(op, "expected offsets of same size as destination vector rank");
    }
    if strides.len() != source_rank {
        fail!(op, "expected strides of same size as source vector rank");
    }
    if source_rank > rank {
        fail!(op, "expected source rank to be no greater than destination rank");
    }
    let more = rank - source_rank;
    let mut sizes = vec![0; more];
    sizes.extend(source.shape());
    within_shape(op, &offsets, target.shape(), "offsets", 0, 0)?;
    unit_strides(op, &strides)?;
    sums_within(op, &offsets, &sizes, target.shape(), "source vector shape")?;
    for (dim, size) in source.shape().iter().enumerate() {
        if is_scalable(source, dim) != is_scalable(target, dim + more) {
            fail!(op, "mismatching scalable flags (at source vector idx={dim})");
        }
        let base = target.shape()[dim + more];
        if is_scalable(source, dim) && *size != base {
            fail!(
                op,
                "expected size at idx={dim} to match the corresponding base size from the input vector ({size} vs {base})"
            );
        }
    }
    Ok(())
}

fn extract_strided_slice(op: OpRef<'_, '_>) -> Checked {
    let (source, found) = (vector(operand(op, "source")?)?, result(op, 0)?.ty());
    let [offsets, sizes, strides] = ["offsets", "sizes", "strides"].map(|name| integers(op, name));
    let (offsets, sizes, strides) = (offsets?, sizes?, strides?);
    if offsets.len() != sizes.len() || offsets.len() != strides.len() {
        fail!(op, "expected offsets, sizes and strides attributes of same size");
    }
    let shape = source.shape();
    if offsets.len() > shape.len() {
        fail!(op, "expected offsets attribute of rank no greater than vector rank");
    }
    within_shape(op, &offsets, shape, "offsets", 0, 0)?;
    within_shape(op, &sizes, shape, "sizes", 1, 1)?;
    unit_strides(op, &strides)?;
    sums_within(op, &offsets, &sizes, shape, "sizes")?;
    let mut expected = sizes.clone();
    expected.extend(&shape[sizes.len()..]);
    let expected = VectorType::get(op.context(), &expected, source.element_type(), source.scalable_dims());
    if found != Type::from(expected) {
        fail!(op, "expected result type to be '{expected}'");
    }
    for (dim, (size, base)) in sizes.iter().zip(shape).enumerate() {
        if is_scalable(source, dim) && size != base {
            fail!(
                op,
                "expected size at idx={dim} to match the corresponding base size from the input vector ({size} vs {base})"
            );
        }
    }
    Ok(())
}

fn scalable_insert(op: OpRef<'_, '_>) -> Checked {
    let source = vector(operand(op, "valueToStore")?)?;
    if integer(op, "pos")?.checked_rem(count(source.shape())) != Some(0) {
        fail!(op, "failed to verify that position is a multiple of the source length.");
    }
    Ok(())
}

fn scalable_extract(op: OpRef<'_, '_>) -> Checked {
    let found = vector(result(op, 0)?)?;
    if integer(op, "pos")?.checked_rem(count(found.shape())) != Some(0) {
        fail!(op, "failed to verify that position is a multiple of the result length.");
    }
    Ok(())
}

// ---- shapes --------------------------------------------------------------------------

fn broadcast(op: OpRef<'_, '_>) -> Checked {
    let (source, target) = (operand(op, "source")?.ty(), vector(result(op, 0)?)?);
    if source == target.element_type() {
        return Ok(());
    }
    let Some(source) = source.dyn_cast::<VectorType<'_>>() else { fail!(op, "source type is not a vector") };
    let Some(lead) = target.shape().len().checked_sub(source.shape().len()) else {
        fail!(op, "source rank higher than destination rank");
    };
    for (dim, size) in source.shape().iter().copied().enumerate() {
        let other = target.shape()[lead + dim];
        let (scalable, other_scalable) = (is_scalable(source, dim), is_scalable(target, lead + dim));
        let is_wrong = size != 1 && size != other
            || size == 1 && scalable && other != 1
            || scalable != other_scalable && (size != 1 || scalable);
        if is_wrong {
            let shown =
                |size: i64, scalable: bool| if scalable { format!("[{size}]") } else { size.to_string() };
            fail!(op, "dimension mismatch ({} vs. {})", shown(size, scalable), shown(other, other_scalable));
        }
    }
    Ok(())
}

fn shuffle(op: OpRef<'_, '_>) -> Checked {
    let (first, second) = (vector(operand(op, "v1")?)?.shape(), vector(operand(op, "v2")?)?.shape());
    let found = vector(result(op, 0)?)?.shape();
    let are_scalars = first.is_empty() && second.is_empty() && found.len() == 1;
    if !are_scalars && (first.len() != found.len() || second.len() != found.len()) {
        fail!(op, "rank mismatch");
    }
    if !are_scalars && (found.get(1..) != first.get(1..) || found.get(1..) != second.get(1..)) {
        fail!(op, "dimension mismatch");
    }
    let mask = integers(op, "mask")?;
    if mask.is_empty() {
        fail!(op, "invalid mask length");
    }
    if found.first() != Some(&(mask.len() as i64)) {
        fail!(op, "mask length mismatch");
    }
    let length = |shape: &[i64]| shape.first().copied().unwrap_or(1);
    let length = length(first) + length(second);
    if let Some(index) = mask.iter().position(|index| !is_index(*index, length)) {
        fail!(op, "mask index #{} out of range", index + 1);
    }
    Ok(())
}

fn shape_cast(op: OpRef<'_, '_>) -> Checked {
    let (source, target) = (vector(operand(op, "source")?)?, vector(result(op, 0)?)?);
    if source.element_type() != target.element_type() {
        fail!(op, "has different source and result element types");
    }
    let [from, to] = [source, target].map(|ty| count(ty.shape()));
    if from != to {
        fail!(op, "has different number of elements at source ({from}) and result ({to})");
    }
    let [from, to] = [source, target].map(|ty| ty.scalable_dims().iter().filter(|dim| **dim).count());
    if from != to {
        fail!(op, "has different number of scalable dims at source ({from}) and result ({to})");
    }
    Ok(())
}

fn bit_cast(op: OpRef<'_, '_>) -> Checked {
    let (source, target) = (vector(operand(op, "source")?)?, vector(result(op, 0)?)?);
    let rank = source.shape().len();
    let mut leading = source.shape().iter().zip(target.shape()).take(rank.saturating_sub(1));
    if let Some(dim) = leading.position(|(from, to)| from != to) {
        fail!(op, "dimension size mismatch at: {dim}");
    }
    let (from, to) = (bits(op, source.element_type())?, bits(op, target.element_type())?);
    if rank == 0 {
        if from != to {
            fail!(op, "source/result bitwidth of the 0-D vector element types must be equal");
        }
    } else if minor(source, from) != minor(target, to) {
        fail!(op, "source/result bitwidth of the minor 1-D vectors must be equal");
    }
    Ok(())
}

/// The size of the last dimension in bits.
fn minor(ty: VectorType<'_>, element: u64) -> u64 {
    element.wrapping_mul(ty.shape().last().map_or(1, |size| *size as u64))
}

fn transpose(op: OpRef<'_, '_>) -> Checked {
    let (source, found) = (vector(operand(op, "vector")?)?.shape(), vector(result(op, 0)?)?.shape());
    let rank = found.len();
    if source.len() != rank {
        fail!(op, "vector result rank mismatch: {rank}");
    }
    let permutation = integers(op, "permutation")?;
    if permutation.len() != rank {
        fail!(op, "transposition length mismatch: {}", permutation.len());
    }
    let mut seen = vec![false; rank];
    for (dim, from) in permutation.iter().enumerate() {
        let place = usize::try_from(*from).ok().filter(|from| *from < rank);
        let Some(place) = place else { fail!(op, "transposition index out of range: {from}") };
        if std::mem::replace(&mut seen[place], true) {
            fail!(op, "duplicate position index: {from}");
        }
        if found[dim] != source[place] {
            fail!(op, "dimension size mismatch at: {from}");
        }
    }
    Ok(())
}

fn is_identity(ty: MemRefType<'_>) -> bool {
    let layout = ty.layout().map(|layout| layout.dyn_cast::<MemRefLayoutAttr<'_>>());
    layout.is_none_or(|layout| layout.is_some_and(|layout| layout.affine_map().is_identity()))
}

fn type_cast(op: OpRef<'_, '_>) -> Checked {
    let source = typed::<MemRefType<'_>>(operand(op, "memref")?)?;
    let target = typed::<MemRefType<'_>>(result(op, 0)?)?;
    if !is_identity(source.canonicalize_layout()) {
        fail!(op, "expects operand to be a memref with identity layout");
    }
    if !is_identity(target) {
        fail!(op, "expects result to be a memref with identity layout");
    }
    if source.memory_space() != target.memory_space() {
        fail!(op, "expects result in same memory space");
    }
    let [from, to] = [source, target].map(|ty| element_type(ty.element_type()).unwrap_or(ty.element_type()));
    if from != to {
        fail!(op, "expects result and operand with same underlying scalar type: '{target}'");
    }
    let all = |ty: MemRefType<'_>| {
        let inner = ty.element_type().dyn_cast::<VectorType<'_>>().map_or(&[][..], VectorType::shape);
        [ty.shape(), inner].concat()
    };
    if all(source) != all(target) {
        fail!(op, "expects concatenated result and operand shapes to be equal: '{target}'");
    }
    Ok(())
}

fn interleave(op: OpRef<'_, '_>) -> Checked {
    let (source, found) = (vector(operand(op, "lhs")?)?, vector(result(op, 0)?)?);
    let expected = interleaved(source);
    if expected != Some(found) {
        fail!(op, "failed to verify that type of 'result' is double the width of the inputs");
    }
    Ok(())
}

/// A vector whose last dimension is twice as long.
fn interleaved<'c>(ty: VectorType<'c>) -> Option<VectorType<'c>> {
    let context = Type::from(ty).context();
    let Some((last, leading)) = ty.shape().split_last() else {
        return Some(VectorType::get(context, &[2], ty.element_type(), &[false]));
    };
    let sizes = [leading, &[last.checked_mul(2)?]].concat();
    Some(VectorType::get(context, &sizes, ty.element_type(), ty.scalable_dims()))
}

fn deinterleave(op: OpRef<'_, '_>) -> Checked {
    let (source, found) = (vector(operand(op, "source")?)?, vector(result(op, 0)?)?);
    if source.shape().last().is_some_and(|size| size % 2 != 0) {
        fail!(
            op,
            "failed to verify that the trailing dimension of the source vector has an even number of elements"
        );
    }
    if interleaved(found) != Some(source) {
        fail!(
            op,
            "failed to verify that the trailing dimension of the results is half the width of source trailing dimension"
        );
    }
    Ok(())
}

// ---- memory ----------------------------------------------------------------------------

/// Checks that there is an index for each dimension.
fn indices(op: OpRef<'_, '_>, name: &str, rank: usize) -> Checked {
    if operands(op, name)?.len() != rank {
        fail!(op, "requires {rank} indices");
    }
    Ok(())
}

/// Checks that the elements of a vector are adjacent in memory.
fn unit_stride(op: OpRef<'_, '_>, ty: VectorType<'_>, memory: MemRefType<'_>) -> Checked {
    if !ty.scalable_dims().contains(&true) && count(ty.shape()) == 1 {
        return Ok(());
    }
    if !has_unit_stride(memory) {
        fail!(op, "most minor memref dim must have unit stride");
    }
    Ok(())
}

/// What messages call the parts of an access.
struct Access {
    rank: &'static str,
    vector: &'static str,
    element: &'static str,
}

fn access(op: OpRef<'_, '_>, value: ValueRef<'_, '_>, words: &Access) -> Checked {
    let (ty, memory) = (vector(value)?, typed::<MemRefType<'_>>(operand(op, "base")?)?);
    unit_stride(op, ty, memory)?;
    if memory.shape().len() < ty.shape().len() {
        fail!(op, "{}", words.rank);
    }
    let mut element = memory.element_type();
    if let Some(elements) = element.dyn_cast::<VectorType<'_>>() {
        if elements != ty {
            fail!(op, "{}", words.vector);
        }
        element = elements.element_type();
    }
    if ty.element_type() != element {
        fail!(op, "{}", words.element);
    }
    indices(op, "indices", memory.shape().len())
}

fn load(op: OpRef<'_, '_>) -> Checked {
    access(
        op,
        result(op, 0)?,
        &Access {
            rank: "destination memref has lower rank than the result vector",
            vector: "base memref and result vector types should match",
            element: "base and result element types should match",
        },
    )
}

fn store(op: OpRef<'_, '_>) -> Checked {
    access(
        op,
        operand(op, "valueToStore")?,
        &Access {
            rank: "source memref has lower rank than the vector to store",
            vector: "base memref and valueToStore vector types should match",
            element: "base and valueToStore element type should match",
        },
    )
}

/// Checks the elements and the indices of an access to several places. `what` is what messages call the vector.
fn elements(op: OpRef<'_, '_>, ty: VectorType<'_>, what: &str, index: &str) -> Checked {
    let base = operand(op, "base")?.ty();
    if base.isa::<UnrankedMemRefType<'_>>() || base.isa::<UnrankedTensorType<'_>>() {
        if index == "offsets" {
            fail!(op, "requires base to be a memref or ranked tensor type");
        }
        return Err(Stop::Absent);
    }
    if Some(ty.element_type()) != element_type(base) {
        fail!(op, "base and {what} element type should match");
    }
    indices(op, index, shape(base).ok_or(Stop::Absent)?.len())
}

/// Checks that the value in the place of elements that are not read is of the type of the result.
fn pass_through(op: OpRef<'_, '_>, ty: VectorType<'_>) -> Checked {
    if operand(op, "pass_thru")?.ty() != Type::from(ty) {
        fail!(op, "expected pass_thru of same type as result type");
    }
    Ok(())
}

fn masked_load(op: OpRef<'_, '_>) -> Checked {
    let ty = vector(result(op, 0)?)?;
    elements(op, ty, "result", "indices")?;
    if ty.shape() != vector(operand(op, "mask")?)?.shape() {
        fail!(op, "expected result shape to match mask shape");
    }
    pass_through(op, ty)
}

fn masked_store(op: OpRef<'_, '_>) -> Checked {
    let ty = vector(operand(op, "valueToStore")?)?;
    elements(op, ty, "valueToStore", "indices")?;
    if ty.shape() != vector(operand(op, "mask")?)?.shape() {
        fail!(op, "expected valueToStore shape to match mask shape");
    }
    Ok(())
}

fn expand_load(op: OpRef<'_, '_>) -> Checked {
    let ty = vector(result(op, 0)?)?;
    elements(op, ty, "result", "indices")?;
    if ty.shape().first() != vector(operand(op, "mask")?)?.shape().first() {
        fail!(op, "expected result dim to match mask dim");
    }
    pass_through(op, ty)
}

fn compress_store(op: OpRef<'_, '_>) -> Checked {
    let ty = vector(operand(op, "valueToStore")?)?;
    elements(op, ty, "valueToStore", "indices")?;
    if ty.shape().first() != vector(operand(op, "mask")?)?.shape().first() {
        fail!(op, "expected valueToStore dim to match mask dim");
    }
    Ok(())
}

/// Checks the shapes of the indices and of the mask of an access to scattered elements.
fn scattered(op: OpRef<'_, '_>, ty: VectorType<'_>, what: &str) -> Checked {
    elements(op, ty, what, "offsets")?;
    for name in ["indices", "mask"] {
        if ty.shape() != vector(operand(op, name)?)?.shape() {
            fail!(op, "expected {what} dim to match {name} dim");
        }
    }
    Ok(())
}

fn gather(op: OpRef<'_, '_>) -> Checked {
    let ty = vector(result(op, 0)?)?;
    scattered(op, ty, "result")?;
    pass_through(op, ty)
}

fn scatter(op: OpRef<'_, '_>) -> Checked {
    scattered(op, vector(operand(op, "valueToStore")?)?, "valueToStore")
}

// ---- transfers ---------------------------------------------------------------------------

/// The type of the mask of a transfer: the vector before its dimensions are permuted and broadcast.
fn transfer_mask<'c>(ty: VectorType<'c>, map: AffineMap<'c>) -> Checked<VectorType<'c>> {
    let places: Vec<usize> = {
        let mut used: Vec<(u32, usize)> =
            map.results().enumerate().filter_map(|(at, expr)| Some((expr.as_dim()?, at))).collect();
        used.sort_unstable();
        used.dedup_by_key(|(dim, _)| *dim);
        used.into_iter().map(|(_, at)| at).collect()
    };
    let size = |at: &usize| ty.shape().get(*at).copied().ok_or(Stop::Absent);
    let mut sizes: Vec<i64> = places.iter().map(size).collect::<Checked<_>>()?;
    let mut scalable: Vec<bool> = places.iter().map(|at| is_scalable(ty, *at)).collect();
    if sizes.is_empty() {
        sizes.push(1);
        scalable.push(false);
    }
    Ok(mask_type(map.context(), &sizes, &scalable))
}

fn transfer(op: OpRef<'_, '_>, ty: VectorType<'_>, base: Type<'_>, map: AffineMap<'_>) -> Checked {
    let mask = optional(op, "mask")?.map(ValueRef::ty);
    if op.attribute("masked").is_some() {
        fail!(op, "masked attribute has been removed. Use in_bounds instead.");
    }
    if !base.isa::<MemRefType<'_>>() && !base.isa::<RankedTensorType<'_>>() {
        fail!(op, "requires source to be a memref or ranked tensor type");
    }
    let element = element_type(base).ok_or(Stop::Absent)?;
    let size = minor(ty, bits(op, ty.element_type())?);
    let is_multiple = |of: u64| size.checked_rem(of) == Some(0);
    if let Some(elements) = element.dyn_cast::<VectorType<'_>>() {
        if !is_multiple(minor(elements, bits(op, elements.element_type())?)) {
            fail!(
                op,
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D \
                 vector of the source"
            );
        }
        let Some(rank) = ty.shape().len().checked_sub(elements.shape().len()) else {
            fail!(op, "requires source vector element and vector result ranks to match.");
        };
        if map.num_results() != rank {
            fail!(op, "requires a permutation_map with result dims of the same rank as the vector type");
        }
        if mask.is_some() {
            fail!(op, "does not support masks with vector element type");
        }
    } else {
        if !is_multiple(bits(op, element)?) {
            fail!(
                op,
                "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source \
                 element type"
            );
        }
        if map.num_results() != ty.shape().len() {
            fail!(op, "requires a permutation_map with result dims of the same rank as the vector type");
        }
    }
    if map.num_symbols() != 0 {
        fail!(op, "requires permutation_map without symbols");
    }
    if Some(map.num_dims() as usize) != shape(base).map(<[i64]>::len) {
        fail!(op, "requires a permutation_map with input dims of the same rank as the source type");
    }
    if let Some(mask) = mask {
        let expected = transfer_mask(ty, map)?;
        if mask != Type::from(expected) {
            fail!(op, "inferred mask type ('{expected}') and mask operand type ('{mask}') don't match");
        }
    }
    let bounds = property::<ArrayAttr<'_>>(op, "in_bounds")?.elements().len();
    if map.num_results() != bounds {
        fail!(
            op,
            "expects the in_bounds attr of same rank as permutation_map results: affine_map<{map}> vs inBounds of size: \
             {bounds}"
        );
    }
    Ok(())
}

/// Checks that each result of a map is another dimension, or zero.
fn permutation(op: OpRef<'_, '_>, map: AffineMap<'_>) -> Checked {
    let mut seen = vec![false; map.num_dims() as usize];
    for expr in map.results() {
        if expr.as_constant() == Some(0) {
            continue;
        }
        let Some(dim) = expr.as_dim() else {
            fail!(
                op,
                "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)"
            );
        };
        if std::mem::replace(&mut seen[dim as usize], true) {
            fail!(op, "requires a permutation_map that is a permutation (found one dim used more than once)");
        }
    }
    Ok(())
}

/// Whether a type of MLIR cannot be that of elements of a vector.
fn is_no_element(ty: Type<'_>) -> bool {
    ty.node().def().dialect == "builtin" && !is_integer_or_index(ty) && !is_float(ty)
}

fn transfer_read(op: OpRef<'_, '_>) -> Checked {
    let (ty, base) = (vector(result(op, 0)?)?, operand(op, "base")?.ty());
    let (padding, map) = (operand(op, "padding")?.ty(), map(op, "permutation_map")?);
    indices(op, "indices", shape(base).ok_or(Stop::Absent)?.len())?;
    transfer(op, ty, base, map)?;
    let element = element_type(base).ok_or(Stop::Absent)?;
    if element.isa::<VectorType<'_>>() {
        if element != padding {
            fail!(op, "requires source element type and padding type to match.");
        }
    } else {
        if is_no_element(padding) {
            fail!(op, "requires valid padding vector elemental type");
        }
        if element != padding {
            fail!(op, "requires formal padding and source of the same elemental type");
        }
    }
    permutation(op, map)
}

fn transfer_write(op: OpRef<'_, '_>) -> Checked {
    let (ty, base) = (vector(operand(op, "valueToStore")?)?, operand(op, "base")?.ty());
    let map = map(op, "permutation_map")?;
    indices(op, "indices", shape(base).ok_or(Stop::Absent)?.len())?;
    if map.results().any(|expr| expr.as_constant() == Some(0)) {
        fail!(op, "should not have broadcast dimensions");
    }
    transfer(op, ty, base, map)?;
    permutation(op, map)?;
    destinations::verify(op)
}

// ---- masks -----------------------------------------------------------------------------

fn constant_mask(op: OpRef<'_, '_>) -> Checked {
    let (ty, sizes) = (vector(result(op, 0)?)?, integers(op, "mask_dim_sizes")?);
    let shape = ty.shape();
    if shape.is_empty() {
        let [size] = sizes[..] else { fail_plainly!(op, "array attr must have length 1 for 0-D vectors") };
        if !(0..=1).contains(&size) {
            fail_plainly!(op, "mask dim size must be either 0 or 1 for 0-D vectors");
        }
        return Ok(());
    }
    if sizes.len() != shape.len() {
        fail!(op, "must specify array attr of size equal vector result rank");
    }
    for (dim, (size, bound)) in sizes.iter().zip(shape).enumerate() {
        if !(0..=*bound).contains(size) {
            fail!(op, "array attr of size out of bounds of vector result dimension size");
        }
        if is_scalable(ty, dim) && *size != 0 && size != bound {
            fail!(op, "only supports 'none set' or 'all set' scalable dimensions");
        }
    }
    if sizes.contains(&0) && sizes.iter().any(|size| *size != 0) {
        fail!(op, "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim");
    }
    Ok(())
}

fn create_mask(op: OpRef<'_, '_>) -> Checked {
    match vector(result(op, 0)?)?.shape().len() {
        0 if op.num_operands() != 1 => fail!(op, "must specify exactly one operand for 0-D create_mask"),
        0 => Ok(()),
        rank if op.num_operands() != rank => {
            fail!(op, "must specify an operand for each result vector dimension")
        }
        _ => Ok(()),
    }
}

/// The type of the mask that an operation takes (MLIR `MaskableOpInterface::getExpectedMaskType`).
fn expected_mask<'c>(op: OpRef<'_, 'c>) -> Checked<VectorType<'c>> {
    Ok(match op.name() {
        "vector.multi_reduction" => mask_of(vector(operand(op, "source")?)?),
        "vector.reduction" => mask_of(vector(operand(op, "vector")?)?),
        "vector.outerproduct" => mask_of(vector(result(op, 0)?)?),
        "vector.gather" | "vector.scatter" => mask_of(vector(operand(op, "indices")?)?),
        "vector.transfer_read" => transfer_mask(vector(result(op, 0)?)?, map(op, "permutation_map")?)?,
        "vector.transfer_write" => {
            transfer_mask(vector(operand(op, "valueToStore")?)?, map(op, "permutation_map")?)?
        }
        "vector.contract" => {
            let maps = maps(op, "indexing_maps")?;
            let mut dims = vec![None; maps.first().ok_or(Stop::Absent)?.num_dims() as usize];
            for (map, name) in maps.iter().zip(["lhs", "rhs"]) {
                let ty = vector(operand(op, name)?)?;
                for (at, (size, expr)) in ty.shape().iter().zip(map.results()).enumerate() {
                    let dim = expr.as_dim().ok_or(Stop::Absent)?;
                    *dims.get_mut(dim as usize).ok_or(Stop::Absent)? = Some((*size, is_scalable(ty, at)));
                }
            }
            let dims = dims.into_iter().collect::<Option<Vec<_>>>().ok_or(Stop::Absent)?;
            let (sizes, scalable): (Vec<i64>, Vec<bool>) = dims.into_iter().unzip();
            mask_type(op.context(), &sizes, &scalable)
        }
        _ => return Err(Stop::Absent),
    })
}

fn mask(op: OpRef<'_, '_>) -> Checked {
    let block = op.region(0).and_then(|region| region.entry()).ok_or(Stop::Absent)?;
    let Some(terminator) = block.last_op() else { fail!(op, "expects a terminator within the mask region") };
    let first = block.first_op().ok_or(Stop::Absent)?;
    if block.ops().nth(2).is_some() {
        fail!(op, "expects only one operation to mask");
    }
    if terminator.name() != "vector.yield" {
        fail!(op, "expects a terminator within the mask region");
    }
    if terminator.num_operands() != op.num_results() {
        fail!(op, "expects number of results to match mask region yielded values");
    }
    if first.id() == terminator.id() {
        return Ok(());
    }
    if !implements(first, "MaskableOpInterface") {
        fail!(op, "expects a MaskableOpInterface within the mask region");
    }
    if first.num_results() != op.num_results() {
        fail!(op, "expects number of results to match maskable operation number of results");
    }
    if !first.results().map(ValueRef::id).eq(terminator.operands().map(ValueRef::id)) {
        fail!(
            op,
            "expects all the results from the MaskableOpInterface to match all the values returned by the terminator"
        );
    }
    if !first.results().map(ValueRef::ty).eq(op.results().map(ValueRef::ty)) {
        fail!(op, "expects result type to match maskable operation result type");
    }
    if first.results().filter(|value| value.ty().isa::<VectorType<'_>>()).count() > 1 {
        fail!(op, "multiple vector results not supported");
    }
    let expected = expected_mask(first)?;
    if operand(op, "mask")?.ty() != Type::from(expected) {
        fail!(op, "expects a '{expected}' mask for the maskable operation");
    }
    if let Some(passed) = optional(op, "passthru")? {
        if first.name() != "vector.transfer_read" {
            fail!(op, "doesn't expect a passthru argument for this maskable operation");
        }
        if first.num_results() != 1 {
            fail!(op, "expects result when passthru argument is provided");
        }
        if passed.ty() != result(first, 0)?.ty() {
            fail!(op, "expects passthru type to match result type");
        }
    }
    Ok(())
}
