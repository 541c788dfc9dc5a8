//! The operations of `vector`.

mod masks;
mod memory;
mod reductions;
mod shapes;
mod slices;
mod transfers;

use super::{OpVerifier, Verifiers, destinations, verifiers};
use crate::verifiers::parts::{
    Checked, Stop, fail, integers, is_float, is_integer_or_index, keyword, optional,
};
use isogloss::builtin::VectorType;
use isogloss::ir::OpRef;
use isogloss::{Context, Type};
use masks::{constant_mask, create_mask, mask};
use memory::{compress_store, expand_load, gather, load, masked_load, masked_store, scatter, store};
use reductions::{contract, multi_reduction, outer_product, reduction, scan};
use shapes::{bit_cast, broadcast, deinterleave, interleave, shape_cast, shuffle, transpose, type_cast};
use slices::{
    extract, extract_strided_slice, insert, insert_strided_slice, scalable_extract, scalable_insert,
};
use transfers::{
    transfer_read, transfer_read_beyond_signature, transfer_write, transfer_write_beyond_signature,
};

/// The verifiers of `vector`.
pub(super) static VERIFIERS: Verifiers = Verifiers {
    ops: OPS,
    interfaces: &[("mlir::DestinationStyleOpInterface", &destinations::DESTINATION_STYLE)],
    ..Verifiers::new("vector", "mlir::vector")
};

static OPS: &[OpVerifier] = verifiers! {
    "vector.bitcast": bit_cast;
    "vector.broadcast": of_signature broadcast;
    "vector.compressstore": of_signature compress_store;
    "vector.constant_mask": of_signature constant_mask;
    "vector.contract": of_signature contract;
    "vector.create_mask": of_signature create_mask;
    "vector.deinterleave": with_conditions deinterleave;
    "vector.expandload": of_signature expand_load;
    "vector.extract": of_signature extract;
    "vector.extract_strided_slice": of_signature extract_strided_slice;
    "vector.gather": of_signature gather;
    "vector.insert": of_signature insert;
    "vector.insert_strided_slice": of_signature insert_strided_slice;
    "vector.interleave": with_conditions interleave;
    "vector.load": of_signature load;
    "vector.mask": mask;
    "vector.maskedload": of_signature masked_load;
    "vector.maskedstore": of_signature masked_store;
    "vector.multi_reduction": of_signature multi_reduction;
    "vector.outerproduct": of_signature outer_product;
    "vector.print": with_conditions print;
    "vector.reduction": of_signature reduction;
    "vector.scalable.extract": with_conditions scalable_extract;
    "vector.scalable.insert": with_conditions scalable_insert;
    "vector.scan": of_signature scan;
    "vector.scatter": of_signature scatter;
    "vector.shape_cast": of_signature shape_cast;
    "vector.shuffle": of_signature shuffle;
    "vector.store": of_signature store;
    "vector.transfer_read": of_signature transfer_read then transfer_read_beyond_signature;
    "vector.transfer_write": of_signature transfer_write then transfer_write_beyond_signature;
    "vector.transpose": of_signature transpose;
    "vector.type_cast": of_signature type_cast;
};

/// The index of an element that does not matter.
const POISON: i64 = -1;

/// Whether an index is within a size, or poison.
fn is_index(index: i64, size: i64) -> bool {
    index == POISON || (0..size).contains(&index)
}

/// Whether an operation can combine elements of a type.
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

/// The number of elements of a group: an integer for each, and a value for each dynamic one.
fn positions(op: OpRef<'_, '_>) -> Checked<Vec<i64>> {
    integers(op, "static_position")
}

/// Text is printed alone, and ends the line.
fn print(op: OpRef<'_, '_>) -> Checked {
    if op.inherent_attr("stringLiteral").is_none() {
        return Ok(());
    }
    let punctuation = op.inherent_attr("punctuation").map(keyword).transpose()?;
    if optional(op, "source")?.is_some() || punctuation.is_some_and(|found| found != "newline") {
        fail!(op, "failed to verify that `source` or `punctuation` are not set when printing strings");
    }
    Ok(())
}
