//! The operations of `linalg`.

mod matmul;
mod named;
mod pack;
mod structured;
mod winograd;

use super::parts::{
    Checked, Stop, element_type, fail, integer, integers, is_compatible, is_element, numbers, operand,
    operands, shape, verified,
};
use super::{OpVerifier, Verifiers, destinations, verifiers};
use isogloss::ir::traits::OpTrait;
use isogloss::ir::{OpRef, ValueRef};
use matmul::{batch_matmul, batch_reduce_matmul, contract, matmul};
use pack::{pack, unpack};
use structured::Structured;
use winograd::{winograd_filter, winograd_input, winograd_output};

/// The verifiers of `linalg`.
pub(super) static VERIFIERS: Verifiers = Verifiers {
    ops: OPS,
    interfaces: &[
        ("mlir::DestinationStyleOpInterface", &destinations::DESTINATION_STYLE),
        ("mlir::linalg::LinalgOp", &STRUCTURED),
        ("mlir::linalg::ContractionOpInterface", &CONTRACTION),
        ("mlir::linalg::ConvolutionOpInterface", &CONVOLUTION),
        ("mlir::linalg::FillOpInterface", &FILL),
    ],
    ..Verifiers::new("linalg", "mlir::linalg")
};

static STRUCTURED: OpTrait =
    OpTrait::checked_after_regions("LinalgOp", |op| verified(structured::verify(op)));
static CONTRACTION: OpTrait =
    OpTrait::checked_after_regions("ContractionOpInterface", |op| verified(structured::contraction(op)));
static CONVOLUTION: OpTrait =
    OpTrait::checked("ConvolutionOpInterface", |op| verified(structured::convolution(op))).of_signature();
static FILL: OpTrait =
    OpTrait::checked("FillOpInterface", |op| verified(structured::fill(op))).of_signature();

static OPS: &[OpVerifier] = verifiers! {
    "linalg.batch_matmul": of_signature batch_matmul;
    "linalg.batch_reduce_matmul": of_signature batch_reduce_matmul;
    "linalg.broadcast": of_signature broadcast;
    "linalg.contract": of_signature contract;
    "linalg.index": index;
    "linalg.map": map;
    "linalg.matmul": of_signature matmul;
    "linalg.pack": pack;
    "linalg.reduce": reduce;
    "linalg.softmax": of_signature softmax;
    "linalg.transpose": of_signature transpose;
    "linalg.unpack": unpack;
    "linalg.winograd_filter_transform": winograd_filter;
    "linalg.winograd_input_transform": winograd_input;
    "linalg.winograd_output_transform": winograd_output;
    "linalg.yield": r#yield;
};

/// The shape of an operand by its name.
fn shape_of<'c>(op: OpRef<'_, 'c>, name: &str) -> Checked<&'c [i64]> {
    shape(operand(op, name)?.ty()).ok_or(Stop::Absent)
}

/// The type of an element of a memref or tensor, or the type itself.
fn element_or_self<'c>(value: ValueRef<'_, 'c>) -> isogloss::Type<'c> {
    let ty = value.ty();
    if is_element(ty) { ty } else { element_type(ty).unwrap_or(ty) }
}

/// The block of the only region.
fn body<'a, 'c>(op: OpRef<'a, 'c>) -> Checked<isogloss::ir::BlockRef<'a, 'c>> {
    op.region(0).and_then(|region| region.entry()).ok_or(Stop::Absent)
}

fn map(op: OpRef<'_, '_>) -> Checked {
    let (inputs, output) = (operands(op, "inputs")?, shape_of(op, "init")?);
    // A body with arguments for the inputs alone comes from an earlier version.
    let arguments = body(op)?.num_arguments();
    if inputs.len() + 1 != arguments {
        let expected = inputs.len() + 1;
        fail!(
            op,
            "expects number of operands to match the arity of mapper, but got: {expected} and {arguments}"
        );
    }
    for (input, argument) in inputs.clone().zip(body(op)?.arguments()) {
        let (element, found) = (element_type(input.ty()).ok_or(Stop::Absent)?, argument.ty());
        if element != found {
            fail!(op, "expected element type of input '{element}' to match bbArg type '{found}'");
        }
    }
    for input in inputs {
        let found = shape(input.ty()).ok_or(Stop::Absent)?;
        if found != output {
            let (found, output) = (numbers(found), numbers(output));
            fail!(op, "expected shape of input ({found}) to match shape of output ({output})");
        }
    }
    Ok(())
}

fn reduce(op: OpRef<'_, '_>) -> Checked {
    let (inputs, inits) = (operands(op, "inputs")?, operands(op, "inits")?);
    let shapes = |values: &mut dyn Iterator<Item = ValueRef<'_, '_>>| {
        values
            .map(|value| shape(value.ty()).map(<[i64]>::to_vec).ok_or(Stop::Absent))
            .collect::<Checked<Vec<_>>>()
    };
    let (input_shapes, init_shapes) = (shapes(&mut inputs.clone())?, shapes(&mut inits.clone())?);
    for (shapes, what) in [(&input_shapes, "input"), (&init_shapes, "output")] {
        if let Some(index) = shapes.iter().position(|shape| Some(shape) != shapes.first()) {
            fail!(
                op,
                "expects all {what}s to have the same shapes. Shape at {what}-index {index} is not equal to the shape at \
                 {what}-index 0."
            );
        }
    }
    let (Some(input), Some(init)) = (input_shapes.first(), init_shapes.first()) else {
        return Err(Stop::Absent);
    };
    let (dims, rank) = (integers(op, "dimensions")?, input.len() as i64);
    if dims.iter().any(|dim| !(0..rank).contains(dim)) {
        fail!(op, "dimensions for reduction should be in the range [0, {}].", rank - 1);
    }
    let kept = input.iter().zip(0..).filter(|(_, at)| !dims.contains(at));
    let kept: Vec<i64> = kept.map(|(size, _)| *size).collect();
    if kept.len() != init.len() {
        let (kept, init) = (kept.len(), init.len());
        fail!(op, "number of dimensions after reduction {kept} doesn't match the init rank {init}");
    }
    if kept != *init {
        let (kept, init) = (numbers(&kept), numbers(init));
        fail!(op, "init dimensions [{init}] doesn't match input dimensions after reduction [{kept}]");
    }
    let block = body(op)?;
    if block.num_arguments() != op.num_operands() {
        fail!(op, "mismatching number of operands and block arguments");
    }
    let whats = inputs.map(|value| (value, "input")).chain(inits.map(|value| (value, "output")));
    for ((value, what), argument) in whats.zip(block.arguments()) {
        let (element, found) = (element_type(value.ty()).ok_or(Stop::Absent)?, argument.ty());
        if element != found {
            fail!(
                op,
                "{what} element type '{element}' does not match corresponding block argument type '{found}'"
            );
        }
    }
    Ok(())
}

fn transpose(op: OpRef<'_, '_>) -> Checked {
    let (input, init) = (shape_of(op, "input")?, shape_of(op, "init")?);
    let permutation = integers(op, "permutation")?;
    let mut sorted = permutation.clone();
    sorted.sort_unstable();
    if !sorted.iter().copied().eq(0..permutation.len() as i64) {
        fail!(op, "permutation is not valid");
    }
    let rank = input.len();
    if rank != init.len() {
        fail!(op, "input rank {rank} does not match init rank {}", init.len());
    }
    if rank != permutation.len() {
        fail!(op, "size of permutation {} does not match the argument rank {rank}", permutation.len());
    }
    for (dim, (size, from)) in init.iter().zip(&permutation).enumerate() {
        let found = input[*from as usize];
        if found != *size {
            fail!(op, "dim(result, {dim}) = {size} doesn't match dim(input, permutation[{dim}]) = {found}");
        }
    }
    Ok(())
}

fn broadcast(op: OpRef<'_, '_>) -> Checked {
    let (input, init) = (shape_of(op, "input")?, shape_of(op, "init")?);
    let (dims, rank) = (integers(op, "dimensions")?, init.len() as i64);
    if input.len() + dims.len() != init.len() {
        let (input, dims) = (input.len(), dims.len());
        fail!(
            op,
            "input rank plus added dimensions does not match init rank. input rank: {input}, dimensions size: {dims}, init \
             rank: {rank}"
        );
    }
    for (index, dim) in dims.iter().enumerate() {
        if !(0..rank).contains(dim) {
            let last = rank - 1;
            fail!(op, "dimension {index} is out of range. expected range: [0, {last}], got: {dim}");
        }
    }
    let kept = (0..rank).filter(|dim| !dims.contains(dim));
    for (index, (dim, size)) in kept.zip(input).enumerate() {
        let found = init[dim as usize];
        if *size != found {
            fail!(op, "input dim {index} should match init dim {dim}. input: {size}, init: {found}");
        }
    }
    Ok(())
}

fn r#yield(op: OpRef<'_, '_>) -> Checked {
    let parent = op.parent().ok_or(Stop::Absent)?;
    if parent.num_regions() != 1 || parent.region(0).is_none_or(|region| region.is_empty()) {
        fail!(op, "expected single non-empty parent region");
    }
    if !structured::is_structured(parent) {
        fail!(op, "expected parent op with LinalgOp interface");
    }
    if structured::has_unknown_body(parent) {
        return Err(Stop::Absent);
    }
    let inits = destinations::inits(parent)?;
    let (found, expected) = (op.num_operands(), inits.len());
    if found != expected {
        fail!(
            op,
            "expected number of yield values ({found}) to match the number of inits / outs operands of the enclosing \
             LinalgOp ({expected})"
        );
    }
    for (number, (value, init)) in op.operands().zip(inits).enumerate() {
        let (found, element) = (value.ty(), element_or_self(init));
        if found != element {
            let number = number + 1;
            fail!(
                op,
                "type of yield operand {number} ('{found}') doesn't match the element type of the enclosing linalg.generic \
                 op ('{element}')"
            );
        }
    }
    Ok(())
}

fn index(op: OpRef<'_, '_>) -> Checked {
    let parent = op.parent().ok_or(Stop::Absent)?;
    if !structured::is_structured(parent) {
        fail!(op, "expected parent op with LinalgOp interface");
    }
    let (dim, loops) = (integer(op, "dim")?, Structured::of(parent)?.loops);
    if dim >= loops as i64 {
        fail!(
            op,
            "expected dim ({dim}) to be lower than the number of loops ({loops}) of the enclosing LinalgOp"
        );
    }
    Ok(())
}

fn softmax(op: OpRef<'_, '_>) -> Checked {
    let (input, output) = (shape_of(op, "input")?, shape_of(op, "output")?);
    if !is_compatible(input, output) {
        fail!(op, "incompatible output shape");
    }
    if !(0..input.len() as i64).contains(&integer(op, "dimension")?) {
        fail!(op, "incorrect dimension specified");
    }
    Ok(())
}
