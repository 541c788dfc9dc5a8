//! What results and arguments are called in custom form (`%thread_id_x = gpu.thread_id x`), which MLIR's definition files leave to
//! C++ (`OpAsmOpInterface`), and which follows from attributes, or from where the operation is. Names without such parts are declared
//! (`OpNames` of `isogloss/Form.td`).

mod loops;

use isogloss::Type;
use isogloss::builtin::{IntegerAttr, IntegerType, Signedness, StringAttr, SymbolRefAttr, VectorType};
use isogloss::ir::interfaces::OpAsmOpInterfaceTable;
use isogloss::ir::{OpRef, ResultNames};

type Name<'n> = &'n mut dyn FnMut(usize, &str);

/// The C++ namespace of the definition, the name of the operation, and the names of its results.
static ALL: &[(&str, &str, ResultNames)] = &[
    ("mlir::gpu", "gpu.block_dim", of_dimension),
    ("mlir::gpu", "gpu.block_id", of_dimension),
    ("mlir::gpu", "gpu.cluster_block_id", of_dimension),
    ("mlir::gpu", "gpu.cluster_dim", of_dimension),
    ("mlir::gpu", "gpu.cluster_dim_blocks", of_dimension),
    ("mlir::gpu", "gpu.cluster_id", of_dimension),
    ("mlir::gpu", "gpu.global_id", of_dimension),
    ("mlir::gpu", "gpu.grid_dim", of_dimension),
    ("mlir::gpu", "gpu.thread_id", of_dimension),
    ("mlir::ml_program", "ml_program.global_load", of_global),
    ("mlir::ml_program", "ml_program.global_load_const", of_global),
    ("mlir::ml_program", "ml_program.global_load_graph", of_global),
    ("mlir::omp", "omp.new_cli", loops::of_new_cli),
    ("mlir::shape", "shape.const_size", of_integer),
    ("mlir::smt", "smt.bv.constant", of_bit_vector),
    ("mlir::smt", "smt.constant", of_bool),
    ("mlir::smt", "smt.declare_fun", of_prefix),
    ("mlir::smt", "smt.int.constant", of_integer),
    ("mlir::spirv", "spirv.Constant", of_spirv_constant),
    ("mlir::spirv", "spirv.mlir.addressof", of_address),
    ("mlir::transform", "transform.foreach_match", of_matches),
];

/// The names of the results of an operation, whose definition has that C++ namespace.
pub(super) fn of(operation: &str, namespace: &str) -> Option<ResultNames> {
    let found = ALL.iter().find(|(within, name, _)| *within == namespace && *name == operation)?;
    Some(found.2)
}

/// By the same, what names the arguments and blocks in an operation.
static OF_REGIONS: &[(&str, &str, &OpAsmOpInterfaceTable)] =
    &[("mlir::omp", "omp.canonical_loop", &loops::CANONICAL_LOOP)];

/// What names the arguments and blocks in an operation, whose definition has that C++ namespace.
pub(super) fn of_regions(operation: &str, namespace: &str) -> Option<&'static OpAsmOpInterfaceTable> {
    let found = OF_REGIONS.iter().find(|(within, name, _)| *within == namespace && *name == operation)?;
    Some(found.2)
}

fn integer<'c>(op: OpRef<'_, 'c>) -> Option<IntegerAttr<'c>> {
    op.inherent_attr("value")?.dyn_cast::<IntegerAttr<'_>>()
}

/// The number, with a sign unless its type is unsigned.
fn decimal(value: IntegerAttr<'_>) -> String {
    let ty = value.ty().dyn_cast::<IntegerType<'_>>();
    let is_unsigned = ty.is_some_and(|ty| ty.signedness() == Signedness::Unsigned);
    value.value().display(if is_unsigned { Signedness::Unsigned } else { Signedness::Signed }).to_string()
}

/// The last of the names of a symbol.
fn leaf(op: OpRef<'_, '_>, attribute: &str) -> Option<String> {
    let symbol = op.inherent_attr(attribute)?.dyn_cast::<SymbolRefAttr<'_>>()?;
    Some(String::from_utf8_lossy(symbol.leaf()).into_owned())
}

/// `thread_id_x`: the mnemonic and the dimension.
fn of_dimension(op: OpRef<'_, '_>, name: Name<'_>) {
    let Some(dimension) = op.inherent_attr("dimension") else { return };
    let mnemonic = op.name().split('.').next_back().unwrap_or_default();
    // `#gpu<dim x>`
    let text = dimension.to_string();
    let case = text.trim_end_matches('>').rsplit([' ', '<']).next().unwrap_or_default();
    name(0, &format!("{mnemonic}_{case}"));
}

fn of_global(op: OpRef<'_, '_>, name: Name<'_>) {
    if let Some(global) = leaf(op, "global") {
        name(0, &global);
    }
}

fn of_address(op: OpRef<'_, '_>, name: Name<'_>) {
    if let Some(variable) = leaf(op, "variable") {
        name(0, &format!("{variable}_addr"));
    }
}

fn of_matches(op: OpRef<'_, '_>, name: Name<'_>) {
    name(0, "updated_root");
    for index in 1..op.results().len() {
        name(index, "yielded");
    }
}

/// `c5`
fn of_integer(op: OpRef<'_, '_>, name: Name<'_>) {
    if let Some(value) = integer(op) {
        // Integers of `smt` are unsigned in their types, and have a sign.
        name(0, &format!("c{}", value.value().display(Signedness::Signed)));
    }
}

fn of_bool(op: OpRef<'_, '_>, name: Name<'_>) {
    if let Some(value) = integer(op) {
        name(0, if value.is_zero() { "false" } else { "true" });
    }
}

/// `c5_bv8`, of `#smt.bv<5> : !smt.bv<8>`.
fn of_bit_vector(op: OpRef<'_, '_>, name: Name<'_>) {
    let in_brackets = |text: String| -> Option<String> {
        let (_, after) = text.split_once('<')?;
        Some(after.split_once('>')?.0.to_owned())
    };
    let value = op.inherent_attr("value").map(|value| value.to_string()).and_then(in_brackets);
    let width = op.result(0).map(|result| result.ty().to_string()).and_then(in_brackets);
    if let Some((value, width)) = value.zip(width) {
        name(0, &format!("c{value}_bv{width}"));
    }
}

fn of_prefix(op: OpRef<'_, '_>, name: Name<'_>) {
    let prefix =
        op.inherent_attr("namePrefix").and_then(|prefix| prefix.dyn_cast::<StringAttr<'_>>()?.text());
    if let Some(prefix) = prefix.filter(|prefix| !prefix.is_empty()) {
        name(0, prefix);
    }
}

/// `true`, `cst5_i32`, `cst_f32`, `cst_vec_4xi32`, `cst`.
fn of_spirv_constant(op: OpRef<'_, '_>, name: Name<'_>) {
    let Some(ty) = op.result(0).map(|result| result.ty()) else { return };
    let is_number = |ty: Type<'_>| ty.isa::<IntegerType<'_>>() || ty.float_kind().is_some();
    let mut text = String::from("cst");
    if let Some(value) = integer(op) {
        if ty.dyn_cast::<IntegerType<'_>>().is_some_and(|ty| ty.width() == 1) {
            return of_bool(op, name);
        }
        text += &decimal(value);
    }
    if is_number(ty) {
        text += &format!("_{ty}");
    } else if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
        let size = vector.shape().first().copied().unwrap_or_default();
        text += &format!("_vec_{size}");
        if is_number(vector.element_type()) {
            text += &format!("x{}", vector.element_type());
        }
    }
    name(0, &text);
}
