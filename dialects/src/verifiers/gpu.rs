//! The operations of `gpu`.

use super::parts::{
    Checked, Stop, count, element_type, fail, fail_plainly, has_unit_stride, integer, integer_of,
    is_compatible, is_float, keyword, operand, operands, optional, result, shape, typed, vector, verified,
};
use super::{OpVerifier, Verifiers, verifiers};
use isogloss::builtin::{DYNAMIC, FunctionType, IntegerType, MemRefType, TypeAttr, VectorType};
use isogloss::gpu::MMAMatrixType;
use isogloss::ir::traits::OpTrait;
use isogloss::ir::{BlockRef, OpRef, OpTraits, ValueRef};
use isogloss::memref::{MemRefLayoutAttr, MemRefLayoutAttrInterface};
use isogloss::{Diagnostic, Type};

/// The verifiers of `gpu`.
pub(super) static VERIFIERS: Verifiers = Verifiers {
    ops: OPS,
    interfaces: &[("mlir::FunctionOpInterface", &FUNCTION)],
    ..Verifiers::new("gpu", "mlir::gpu")
};

static FUNCTION: OpTrait = OpTrait::checked("FunctionOpInterface", |op| verified(function(op)));

static OPS: &[OpVerifier] = verifiers! {
    "gpu.all_reduce": after_regions all_reduce;
    "gpu.alloc": alloc;
    "gpu.dynamic_shared_memory": dynamic_shared_memory;
    "gpu.launch": launch, launch_body;
    "gpu.launch_func": launch_func;
    "gpu.memcpy": memcpy;
    "gpu.return": r#return;
    "gpu.rotate": rotate;
    "gpu.subgroup_broadcast": subgroup_broadcast;
    "gpu.subgroup_mma_compute": mma_compute;
    "gpu.subgroup_mma_load_matrix": mma_load;
    "gpu.subgroup_mma_store_matrix": mma_store;
    "gpu.subgroup_reduce": subgroup_reduce;
    "gpu.warp_execute_on_lane_0": warp_execute_on_lane_0;
};

// ---- reductions ------------------------------------------------------------------------

/// Whether an operation can reduce elements of a type.
fn reduces(kind: &str, ty: Type<'_>) -> bool {
    match kind {
        "minnumf" | "maxnumf" | "minimumf" | "maximumf" => is_float(ty),
        "minsi" | "minui" | "maxsi" | "maxui" | "and" | "or" | "xor" => ty.isa::<IntegerType<'_>>(),
        _ => true,
    }
}

fn all_reduce(op: OpRef<'_, '_>) -> Checked {
    let (region, ty) = (op.region(0).ok_or(Stop::Absent)?, result(op, 0)?.ty());
    let kind = op.inherent_attr("op");
    if region.is_empty() != kind.is_some() {
        fail_plainly!(op, "expected either an op attribute or a non-empty body");
    }
    if let Some(kind) = kind {
        let kind = keyword(kind)?;
        if !reduces(kind, ty) {
            fail_plainly!(op, "`{kind}` reduction operation is not compatible with type '{ty}'");
        }
        return Ok(());
    }
    let entry = region.entry().ok_or(Stop::Absent)?;
    if entry.num_arguments() != 2 {
        fail_plainly!(op, "expected two region arguments");
    }
    if entry.arguments().any(|argument| argument.ty() != ty) {
        fail_plainly!(op, "incorrect region argument type");
    }
    let mut yields =
        region.blocks().filter_map(BlockRef::last_op).filter(|last| last.name() == "gpu.yield").peekable();
    if yields.peek().is_none() {
        fail_plainly!(op, "expected gpu.yield op in region");
    }
    for last in yields {
        if last.num_operands() != 1 {
            fail_plainly!(op, "expected one gpu.yield operand");
        }
        if last.operand(0).map(ValueRef::ty) != Some(ty) {
            fail_plainly!(op, "incorrect gpu.yield type");
        }
    }
    Ok(())
}

fn subgroup_reduce(op: OpRef<'_, '_>) -> Checked {
    let ty = result(op, 0)?.ty();
    let elements = ty.dyn_cast::<VectorType<'_>>();
    if elements.is_some_and(|ty| ty.scalable_dims().contains(&true)) {
        fail!(op, "is not compatible with scalable vector types");
    }
    let kind = keyword(op.inherent_attr("op").ok_or(Stop::Absent)?)?;
    if !reduces(kind, elements.map_or(ty, VectorType::element_type)) {
        fail_plainly!(op, "`{kind}` reduction operation is not compatible with type '{ty}'");
    }
    let size = integer(op, "cluster_size").ok().map(|size| size as u32);
    if let Some(size) = size.filter(|size| !size.is_power_of_two()) {
        fail!(op, "cluster size {size} is not a power of two");
    }
    let stride = integer(op, "cluster_stride").unwrap_or(1) as u32;
    if stride != 1 && size.is_none() {
        fail!(op, "cluster stride can only be specified if cluster size is specified");
    }
    if !stride.is_power_of_two() {
        fail!(op, "cluster stride {stride} is not a power of two");
    }
    Ok(())
}

fn rotate(op: OpRef<'_, '_>) -> Checked {
    let (offset, width) = (integer(op, "offset")? as u32, integer(op, "width")? as u32);
    if offset >= width {
        fail!(op, "offset must be in the range [0, {width})");
    }
    Ok(())
}

fn subgroup_broadcast(op: OpRef<'_, '_>) -> Checked {
    let has_lane = optional(op, "lane")?.is_some();
    match keyword(op.inherent_attr("broadcast_type").ok_or(Stop::Absent)?)? {
        "first_active_lane" if has_lane => {
            fail!(op, "lane can only be specified for `specific_lane` broadcast")
        }
        "specific_lane" if !has_lane => fail!(op, "lane must be specified for `specific_lane` broadcast"),
        _ => Ok(()),
    }
}

// ---- functions and launches --------------------------------------------------------------

/// Checks memory that belongs to a function or a launch.
fn attributions<'a, 'c>(
    op: OpRef<'a, 'c>,
    values: impl Iterator<Item = ValueRef<'a, 'c>>,
    space: &str,
) -> Checked {
    for value in values {
        let Some(ty) = value.ty().dyn_cast::<MemRefType<'_>>() else {
            fail!(op, "expected memref type in attribution");
        };
        if ty.memory_space().and_then(address_space).is_some_and(|found| found != space) {
            fail!(op, "expected memory space {space} in attribution");
        }
    }
    Ok(())
}

/// The text of an address space of the dialect.
fn address_space(attribute: isogloss::Attribute<'_>) -> Option<&'static str> {
    let def = attribute.node().def();
    let is_space = def.dialect == "gpu" && def.mnemonic == Some("address_space");
    if is_space { keyword(attribute).ok() } else { None }
}

/// The number of arguments that are memory of the workgroup.
fn workgroup_attributions(op: OpRef<'_, '_>) -> usize {
    let found = op.attribute("workgroup_attributions");
    found.and_then(|found| integer_of(found).ok()).and_then(|count| usize::try_from(count).ok()).unwrap_or(0)
}

/// The type of a function.
fn function_type<'c>(op: OpRef<'_, 'c>) -> Checked<FunctionType<'c>> {
    let found = op.attribute("function_type").and_then(|found| found.dyn_cast::<TypeAttr<'_>>());
    found.and_then(|found| found.value().dyn_cast::<FunctionType<'_>>()).ok_or(Stop::Absent)
}

/// The check of `FunctionOpInterface`.
fn function(op: OpRef<'_, '_>) -> Checked {
    if op.name() != "gpu.func" {
        return Ok(());
    }
    let ty = function_type(op)?;
    if op.attribute("gpu.kernel").is_some() && !ty.results().is_empty() {
        fail!(op, "expected void return type for kernel function");
    }
    let Some(entry) = op.region(0).and_then(|region| region.entry()) else {
        fail!(op, "expected body with at least one block");
    };
    let (inputs, workgroup) = (ty.inputs(), workgroup_attributions(op));
    let expected = inputs.len() + workgroup;
    if entry.num_arguments() < expected {
        fail!(op, "expected at least {expected} arguments to body region");
    }
    for (number, (argument, expected)) in entry.arguments().zip(inputs).enumerate() {
        let found = argument.ty();
        if found != *expected {
            fail!(op, "expected body region argument #{number} to be of type '{expected}', got '{found}'");
        }
    }
    let all = entry.arguments().skip(inputs.len());
    attributions(op, all.clone().take(workgroup), "workgroup")?;
    attributions(op, all.skip(workgroup), "private")
}

fn r#return(op: OpRef<'_, '_>) -> Checked {
    let function = op.ancestors().find(|parent| parent.name() == "gpu.func").ok_or(Stop::Absent)?;
    let results = function_type(function)?.results();
    if results.len() != op.num_operands() {
        let error = op.error(format_args!("expected {} result operands", results.len()));
        return Err(Stop::Wrong(error.note_at(function, "return type declared here")));
    }
    for (number, (expected, value)) in results.iter().zip(op.operands()).enumerate() {
        let found = value.ty();
        if found != *expected {
            fail!(op, "unexpected type `'{found}'' for operand #{number}");
        }
    }
    Ok(())
}

/// The sizes of the clusters of a launch, if they are given.
fn cluster<'a, 'c>(op: OpRef<'a, 'c>) -> Checked<Vec<ValueRef<'a, 'c>>> {
    let mut sizes = Vec::new();
    for name in ["clusterSizeX", "clusterSizeY", "clusterSizeZ"] {
        sizes.extend(optional(op, name)?);
    }
    Ok(sizes)
}

fn launch(op: OpRef<'_, '_>) -> Checked {
    if !matches!(cluster(op)?.len(), 0 | 3) {
        fail!(op, "cluster size must be all present");
    }
    Ok(())
}

fn launch_body(op: OpRef<'_, '_>) -> Checked {
    /// The identifiers and the sizes of blocks and threads.
    const CONFIGURATION: usize = 12;
    let (region, workgroup) = (op.region(0).ok_or(Stop::Absent)?, workgroup_attributions(op));
    if let Some(entry) = region.entry() {
        if entry.num_arguments() < CONFIGURATION + workgroup {
            fail!(op, "unexpected number of region arguments");
        }
        let first = CONFIGURATION + if cluster(op)?.len() == 3 { 6 } else { 0 };
        let all = entry.arguments().skip(first);
        attributions(op, all.clone().take(workgroup), "workgroup")?;
        attributions(op, all.skip(workgroup), "private")?;
    }
    let ends = region.blocks().filter_map(BlockRef::last_op).filter(|last| last.num_successors() == 0);
    for last in ends {
        if last.name() != "gpu.terminator" {
            let error =
                Diagnostic::error("expected 'gpu.terminator' or a terminator with successors").at_op(last);
            return Err(Stop::Wrong(error.note_at(op, "in 'gpu.launch' body region")));
        }
    }
    Ok(())
}

fn launch_func(op: OpRef<'_, '_>) -> Checked {
    let Some(module) = op.ancestors().find(|parent| parent.name() == "builtin.module") else {
        fail!(op, "expected to belong to a module");
    };
    if module.attribute("gpu.container_module").is_none() {
        fail!(op, "expected the closest surrounding module to have the 'gpu.container_module' attribute");
    }
    if let [x, y, z] = cluster(op)?[..]
        && (y.ty() != x.ty() || z.ty() != x.ty())
    {
        fail!(op, "expects types of the cluster dimensions must be the same");
    }
    Ok(())
}

// ---- memory --------------------------------------------------------------------------------

fn memcpy(op: OpRef<'_, '_>) -> Checked {
    let (source, target) = (operand(op, "src")?.ty(), operand(op, "dst")?.ty());
    if element_type(source) != element_type(target) {
        fail!(op, "arguments have incompatible element type");
    }
    if let (Some(source), Some(target)) = (shape(source), shape(target))
        && !is_compatible(source, target)
    {
        fail!(op, "arguments have incompatible shape");
    }
    Ok(())
}

fn alloc(op: OpRef<'_, '_>) -> Checked {
    let ty = typed::<MemRefType<'_>>(result(op, 0)?)?;
    let (sizes, symbols) = (operands(op, "dynamicSizes")?.len(), operands(op, "symbolOperands")?.len());
    let expected = ty.shape().iter().filter(|size| **size == DYNAMIC).count();
    if sizes != expected {
        fail!(op, "incorrect number of dynamic sizes, has {sizes}, expected {expected}");
    }
    let map = ty
        .layout()
        .and_then(|layout| layout.dyn_cast::<MemRefLayoutAttr<'_>>())
        .map(|layout| layout.affine_map());
    if symbols != map.filter(|map| !map.is_identity()).map_or(0, |map| map.num_symbols() as usize) {
        fail!(op, "symbol operand count does not equal memref symbol count");
    }
    Ok(())
}

fn dynamic_shared_memory(op: OpRef<'_, '_>) -> Checked {
    if !op.ancestors().any(|parent| parent.has(OpTraits::SYMBOL_TABLE)) {
        fail!(op, "must be inside an op with symbol table");
    }
    let ty = typed::<MemRefType<'_>>(result(op, 0)?)?;
    if ty.memory_space().and_then(address_space) != Some("workgroup") {
        fail!(op, "address space must be address_space<workgroup>");
    }
    if !ty.shape().contains(&DYNAMIC) {
        fail!(op, "result memref type must be memref<?xi8, #gpu.address_space<workgroup>>");
    }
    Ok(())
}

// ---- matrices ------------------------------------------------------------------------------

fn mma_load(op: OpRef<'_, '_>) -> Checked {
    let matrix = typed::<MMAMatrixType<'_>>(result(op, 0)?)?;
    if !has_unit_stride(typed::<MemRefType<'_>>(operand(op, "srcMemref")?)?) {
        fail_plainly!(op, "expected source memref most minor dim must have unit stride");
    }
    if ![&b"AOp"[..], b"BOp", b"COp"].contains(&matrix.operand()) {
        fail_plainly!(op, "only AOp, BOp and COp can be loaded");
    }
    Ok(())
}

fn mma_store(op: OpRef<'_, '_>) -> Checked {
    let matrix = typed::<MMAMatrixType<'_>>(operand(op, "src")?)?;
    if !has_unit_stride(typed::<MemRefType<'_>>(operand(op, "dstMemref")?)?) {
        fail_plainly!(op, "expected destination memref most minor dim must have unit stride");
    }
    if matrix.operand() != b"COp" {
        fail_plainly!(op, "expected the operand matrix being stored to have 'COp' operand type");
    }
    Ok(())
}

fn mma_compute(op: OpRef<'_, '_>) -> Checked {
    let matrix = |name| typed::<MMAMatrixType<'_>>(operand(op, name)?);
    let (a, b, c) = (matrix("opA")?, matrix("opB")?, matrix("opC")?);
    if (a.operand(), b.operand(), c.operand()) != (&b"AOp"[..], &b"BOp"[..], &b"COp"[..]) {
        fail_plainly!(op, "operands must be in the order AOp, BOp, COp");
    }
    let ([a0, a1], [b0, b1], [c0, c1]) = (a.shape(), b.shape(), c.shape()) else { return Err(Stop::Absent) };
    if a1 != b0 || a0 != c0 || b1 != c1 {
        fail_plainly!(op, "operand shapes do not satisfy matmul constraints");
    }
    Ok(())
}

// ---- warps -----------------------------------------------------------------------------------

/// Checks that a value is a part of one that the lanes of a warp hold together.
fn distributed(op: OpRef<'_, '_>, whole: ValueRef<'_, '_>, part: ValueRef<'_, '_>, lanes: i64) -> Checked {
    if whole.ty() == part.ty() {
        return Ok(());
    }
    let (Ok(whole), Ok(part)) = (vector(whole), vector(part)) else {
        fail!(op, "expected vector type for distributed operands.");
    };
    if whole.shape().len() != part.shape().len() || whole.element_type() != part.element_type() {
        fail!(op, "expected distributed vectors to have same rank and element type.");
    }
    let mut scales = Vec::new();
    for (dim, (size, each)) in whole.shape().iter().zip(part.shape()).enumerate() {
        if size.checked_rem(*each) != Some(0) {
            fail!(
                op,
                "expected expanded vector dimension #{dim} ({size}) to be a multipler of the distributed vector dimension \
                 ({each})"
            );
        }
        scales.push(size / each);
    }
    if count(&scales) != lanes {
        fail!(op, "incompatible distribution dimensions from '{whole}' to '{part}' with warp size = {lanes}");
    }
    Ok(())
}

fn warp_execute_on_lane_0(op: OpRef<'_, '_>) -> Checked {
    let (values, lanes) = (operands(op, "args")?, integer(op, "warp_size")?);
    let entry = op.region(0).and_then(|region| region.entry()).ok_or(Stop::Absent)?;
    if values.len() != entry.num_arguments() {
        fail!(op, "expected same number op arguments and block arguments.");
    }
    let last = entry.last_op().ok_or(Stop::Absent)?;
    if last.num_operands() != op.num_results() {
        fail!(op, "expected same number of yield operands and return values.");
    }
    for (argument, value) in entry.arguments().zip(values) {
        distributed(op, argument, value, lanes)?;
    }
    for (value, result) in last.operands().zip(op.results()) {
        distributed(op, value, result, lanes)?;
    }
    Ok(())
}
