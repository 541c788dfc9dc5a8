//! The interfaces of structured operations: loops over the elements of operands, which the maps select.

use super::super::parts::{
    Checked, Stop, element_type, fail, fail_plainly, implements, integers, is_element, is_unranked, maps,
    operands, shape,
};
use super::super::{destinations, indexing};
use super::{element_or_self, named};
use isogloss::affine::{AffineExpr, AffineMap};
use isogloss::builtin::{
    ArrayAttr, DenseElementsAttr, MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType,
};
use isogloss::ir::interfaces::memory_effects;
use isogloss::ir::{OpRef, OpTraits, ValueRef};

/// Whether an operation is structured.
pub(super) fn is_structured(op: OpRef<'_, '_>) -> bool {
    implements(op, "LinalgOp")
}

/// The loops of a structured operation.
pub(super) struct Structured<'c> {
    /// The map of each operand.
    pub(super) maps: Vec<AffineMap<'c>>,
    /// The number of loops.
    pub(super) loops: usize,
}

/// The map to dimensions of these positions.
fn projection<'c>(op: OpRef<'_, 'c>, dims: usize, positions: impl Iterator<Item = usize>) -> AffineMap<'c> {
    let results: Vec<_> = positions.map(|at| AffineExpr::dim(op.context(), at as u32)).collect();
    AffineMap::get(op.context(), dims as u32, 0, &results)
}

/// The number of dimensions of a value; 0 for a scalar.
fn rank(value: ValueRef<'_, '_>) -> Checked<usize> {
    let ty = value.ty();
    if is_unranked(ty) {
        return Err(Stop::Absent);
    }
    Ok(size(value).len())
}

/// The shape of a memref or tensor; empty for an element.
fn size<'c>(value: ValueRef<'_, 'c>) -> &'c [i64] {
    let ty = value.ty();
    if is_element(ty) { &[] } else { shape(ty).unwrap_or_default() }
}

impl<'c> Structured<'c> {
    /// The loops of an operation.
    pub(super) fn of(op: OpRef<'_, 'c>) -> Checked<Self> {
        let first = || op.operand(0).ok_or(Stop::Absent);
        let last = || op.operands().last().ok_or(Stop::Absent);
        let identity = |rank| projection(op, rank, 0..rank);
        Ok(match op.name() {
            "linalg.generic" => {
                let iterators =
                    op.inherent_attr("iterator_types").and_then(|list| list.dyn_cast::<ArrayAttr<'_>>());
                Self {
                    maps: maps(op, "indexing_maps")?,
                    loops: iterators.ok_or(Stop::Absent)?.elements().len(),
                }
            }
            "linalg.contract" => {
                let maps = maps(op, "indexing_maps")?;
                let loops = maps.last().ok_or(Stop::Absent)?.num_dims() as usize;
                Self { maps, loops }
            }
            "linalg.matmul" => Self { maps: maps(op, "indexing_maps")?, loops: 3 },
            "linalg.batch_matmul" | "linalg.batch_reduce_matmul" => {
                Self { maps: maps(op, "indexing_maps")?, loops: 4 }
            }
            "linalg.elementwise" => Self { maps: maps(op, "indexing_maps")?, loops: rank(last()?)? },
            "linalg.map" => {
                let loops = rank(last()?)?;
                Self { maps: vec![identity(loops); op.num_operands()], loops }
            }
            "linalg.reduce" => {
                let (loops, dims) = (rank(first()?)?, integers(op, "dimensions")?);
                let kept = (0..loops).filter(|dim| !dims.contains(&(*dim as i64)));
                let (inputs, inits) = (operands(op, "inputs")?.len(), operands(op, "inits")?.len());
                let mut maps = vec![identity(loops); inputs];
                maps.resize(inputs + inits, projection(op, loops, kept));
                Self { maps, loops }
            }
            "linalg.transpose" => {
                let loops = rank(last()?)?;
                let permutation = integers(op, "permutation")?;
                let place = |dim: usize| permutation.iter().position(|from| *from == dim as i64);
                let back = (0..loops).map(place).collect::<Option<Vec<_>>>().ok_or(Stop::Absent)?;
                Self { maps: vec![projection(op, loops, back.into_iter()), identity(loops)], loops }
            }
            "linalg.broadcast" => {
                let (loops, dims) = (rank(last()?)?, integers(op, "dimensions")?);
                let kept = (0..loops).filter(|dim| !dims.contains(&(*dim as i64)));
                Self { maps: vec![projection(op, loops, kept), identity(loops)], loops }
            }
            name => match named::find(name) {
                Some(named) => Self { maps: named.maps(op)?, loops: named.dims },
                None => Self::elementwise(op)?,
            },
        })
    }

    /// An operation on elements of operands of the same shape, and on scalars.
    fn elementwise(op: OpRef<'_, 'c>) -> Checked<Self> {
        let output = operands(op, "outputs")?.next().ok_or(Stop::Absent)?;
        let loops = rank(output)?;
        // The type of shaped operands, and the type of scalars.
        let mut known = [None; 2];
        let map = |value: ValueRef<'_, '_>| {
            let is_scalar = is_element(value.ty());
            let used = if is_scalar { 0 } else { loops };
            *known[usize::from(is_scalar)].get_or_insert_with(|| projection(op, loops, 0..used))
        };
        Ok(Self { maps: op.operands().map(map).collect(), loops })
    }
}

/// Checks that operands are tensors and scalars, or memrefs and scalars.
fn semantics(op: OpRef<'_, '_>) -> Checked {
    let types = || op.operands().map(ValueRef::ty);
    let tensors = types().any(|ty| ty.isa::<RankedTensorType<'_>>() || ty.isa::<UnrankedTensorType<'_>>());
    let memrefs = types().any(|ty| ty.isa::<MemRefType<'_>>() || ty.isa::<UnrankedMemRefType<'_>>());
    if tensors == memrefs && op.num_operands() > 0 {
        fail!(op, "expected to have pure tensor or buffer semantics");
    }
    Ok(())
}

/// Checks strides and dilations.
fn windows(op: OpRef<'_, '_>) -> Checked {
    let Some(named) = named::find(op.name()) else { return Ok(()) };
    for name in ["strides", "dilations"] {
        let elements = op.attribute(name).and_then(|found| found.dyn_cast::<DenseElementsAttr<'_>>());
        let Some(elements) = elements.filter(|_| named.windows > 0) else { continue };
        if elements.element_type() != op.context().i64() {
            fail_plainly!(op, "incorrect element type for index attribute '{name}'");
        }
        if shape(elements.ty()) != Some(&[named.windows as i64]) {
            fail_plainly!(op, "incorrect shape for index attribute '{name}'");
        }
    }
    Ok(())
}

/// The check of `LinalgOp`.
pub(super) fn verify(op: OpRef<'_, '_>) -> Checked {
    semantics(op)?;
    windows(op)?;
    let Structured { maps, loops } = Structured::of(op)?;
    let mut shapes = Vec::with_capacity(op.num_operands());
    for value in op.operands() {
        rank(value)?;
        shapes.push(size(value));
    }
    indexing::verify(op, &maps, &shapes)?;
    if let Some(number) = maps.iter().position(|map| map.num_dims() as usize != loops) {
        fail!(op, "expected indexing_map #{number} to have {loops} dim(s) to match the number of loops");
    }
    let region = op.region(0).filter(|region| op.num_regions() == 1 && region.has_one_block());
    let Some(block) = region.and_then(|region| region.entry()) else {
        fail!(op, "expects to have 1 region with 1 block");
    };
    if op.num_operands() != block.num_arguments() {
        fail!(
            op,
            "expected as many non-induction variable region arguments as the number of input/output operands"
        );
    }
    for (number, (value, argument)) in op.operands().zip(block.arguments()).enumerate() {
        let (element, found) = (element_or_self(value), argument.ty());
        if element != found {
            fail!(
                op,
                "expected type of bb argument #{number} ('{found}') to match element or self type of the corresponding \
                 operand ('{element}')"
            );
        }
    }
    Ok(())
}

/// The value that conversions of one operand without effects start from.
fn source<'a, 'c>(mut value: ValueRef<'a, 'c>) -> ValueRef<'a, 'c> {
    while let Some(op) = value.defining_op().filter(|op| op.num_operands() == 1)
        && memory_effects(op).is_some_and(|effects| effects.is_empty())
        && let Some(operand) = op.operand(0)
    {
        value = operand;
    }
    value
}

/// The operations that multiply and add.
const PAIRS: [(&str, &str); 4] = [
    ("arith.mulf", "arith.addf"),
    ("arith.muli", "arith.addi"),
    ("complex.mul", "complex.add"),
    ("arith.andi", "arith.ori"),
];

/// Whether the body adds the product of the elements of both inputs to the output's.
fn multiplies_and_adds(op: OpRef<'_, '_>) -> Option<bool> {
    let block = op.region(0)?.entry()?;
    if has_unknown_body(op) {
        return None;
    }
    let last = block.last_op().filter(|last| last.has(OpTraits::TERMINATOR) && last.num_operands() == 1);
    let (Some(last), 3) = (last, block.num_arguments()) else { return Some(false) };
    let argument = |index| block.argument(index).map(ValueRef::id);
    let binary = |value: ValueRef<'_, '_>| {
        value.defining_op().is_some_and(|op| op.num_results() == 1 && op.num_operands() == 2)
    };
    let sum = source(last.operand(0)?);
    if !binary(sum) {
        return Some(false);
    }
    let sum = sum.defining_op()?;
    let (left, right) = (source(sum.operand(0)?), source(sum.operand(1)?));
    if ![left, right].iter().any(|value| Some(value.id()) == argument(2)) {
        return Some(false);
    }
    let product = source(if left.defining_op().is_none() { right } else { left });
    if !binary(product) {
        return Some(false);
    }
    let product = product.defining_op()?;
    if !PAIRS.contains(&(product.name(), sum.name())) {
        return Some(false);
    }
    let factors = [source(product.operand(0)?), source(product.operand(1)?)].map(|value| Some(value.id()));
    let inputs = [argument(0), argument(1)];
    Some(factors == inputs || factors == [inputs[1], inputs[0]])
}

/// Whether the body of a named operation is unknown for the types of its operands: it has a terminator only.
pub(super) fn has_unknown_body(op: OpRef<'_, '_>) -> bool {
    let block = op.region(0).and_then(|region| region.entry());
    let only = block.and_then(|block| block.first_op()).filter(|first| first.num_operands() == 0);
    only.is_some_and(|only| only.next().is_none())
        && !matches!(op.name(), "linalg.generic" | "linalg.map" | "linalg.reduce")
}

/// The number of destinations, and of other operands.
fn inputs_and_outputs(op: OpRef<'_, '_>) -> Checked<(usize, usize)> {
    let outputs = destinations::inits(op)?.len();
    Ok((op.num_operands() - outputs, outputs))
}

/// The check of `ContractionOpInterface`.
pub(super) fn contraction(op: OpRef<'_, '_>) -> Checked {
    if inputs_and_outputs(op)? != (2, 1) {
        fail_plainly!(op, "expected op with 2 inputs and 1 output");
    }
    if Structured::of(op)?.maps.iter().any(|map| map.projection().is_none()) {
        fail_plainly!(op, "expected indexing maps to be projected permutations");
    }
    if multiplies_and_adds(op) == Some(false) {
        fail_plainly!(op, "expected add/mul op in the body");
    }
    Ok(())
}

/// The check of `ConvolutionOpInterface`: the maps of named operations describe convolutions.
pub(super) fn convolution(op: OpRef<'_, '_>) -> Checked {
    let (inputs, outputs) = inputs_and_outputs(op)?;
    if inputs < 2 || outputs != 1 {
        fail_plainly!(op, "expected op with 2 inputs and 1 output");
    }
    Ok(())
}

/// The check of `FillOpInterface`.
pub(super) fn fill(op: OpRef<'_, '_>) -> Checked {
    if inputs_and_outputs(op)? != (1, 1) {
        fail_plainly!(op, "expected op with 1 input and 1 output");
    }
    let (value, output) = (operands(op, "inputs")?.next(), operands(op, "outputs")?.next());
    let (Some(value), Some(output)) = (value, output) else { return Err(Stop::Absent) };
    if !is_element(value.ty()) {
        fail_plainly!(op, "expected op with scalar input");
    }
    let (found, element) = (value.ty(), element_type(output.ty()).unwrap_or(output.ty()));
    if found != element {
        fail!(op, "expected fill value type ('{found}') to match output element type ('{element}')");
    }
    Ok(())
}
