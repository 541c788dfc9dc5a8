//! The operations of `affine`: maps and sets with their operands, which are dimensions and symbols of a scope.

use super::parts::{
    Checked, Stop, element_type, fail, fail_plainly, integer_of, integers, is_float, map, operand, operands,
    property, result, shape, typed, verified,
};
use super::{OpVerifier, Verifiers, verifiers};
use isogloss::affine::{AffineMap, AffineMapAttr, IntegerSetAttr};
use isogloss::builtin::{
    ArrayAttr, DYNAMIC, DenseElementsAttr, IndexType, IntegerType, MemRefType, Signedness, UnrankedMemRefType,
};
use isogloss::ir::interfaces::{Carried, verify_carried};
use isogloss::ir::traits::OpTrait;
use isogloss::ir::{OpRef, OpTraits, RegionRef, ValueRef};
use std::cell::OnceCell;
use std::collections::HashSet;

/// The verifiers of `affine`.
pub(super) static VERIFIERS: Verifiers = Verifiers {
    ops: OPS,
    interfaces: &[("mlir::LoopLikeOpInterface", &LOOP)],
    ..Verifiers::new("affine", "mlir::affine")
};

static LOOP: OpTrait = OpTrait::checked_after_regions("LoopLikeOpInterface", |op| verified(carried(op)));

static OPS: &[OpVerifier] = verifiers! {
    "affine.apply": of_signature apply then symbols;
    "affine.delinearize_index": delinearize;
    "affine.dma_start": dma_start;
    "affine.dma_wait": dma_wait;
    "affine.for": after_regions r#for;
    "affine.if": r#if;
    "affine.linearize_index": linearize;
    "affine.load": of_signature load then indices;
    "affine.max": of_signature extremum;
    "affine.min": of_signature extremum;
    "affine.parallel": parallel;
    "affine.prefetch": of_signature prefetch then prefetched_indices;
    "affine.store": of_signature store then indices;
    "affine.vector_load": of_signature vector_access then vector_load;
    "affine.vector_store": of_signature vector_access then vector_store;
    "affine.yield": r#yield;
};

// ---- dimensions and symbols ----------------------------------------------------------

/// The region in which an operation looks for dimensions and symbols: the region of the nearest enclosing operation
/// that is a scope.
fn scope<'a, 'c>(op: OpRef<'a, 'c>) -> Option<RegionRef<'a, 'c>> {
    let mut at = op;
    while let Some(parent) = at.parent() {
        if is_scope(parent) {
            return at.block().and_then(|block| block.region());
        }
        at = parent;
    }
    None
}

fn is_scope(op: OpRef<'_, '_>) -> bool {
    op.has(OpTraits::AFFINE_SCOPE)
}

/// The region that a value belongs to.
fn region<'a, 'c>(value: ValueRef<'a, 'c>) -> Option<RegionRef<'a, 'c>> {
    value.block().and_then(|block| block.region())
}

/// Whether a value is defined at the top of a scope.
fn is_at_top(value: ValueRef<'_, '_>) -> bool {
    region(value).and_then(|region| region.parent()).is_some_and(is_scope)
}

/// Whether a value is defined in a region, or around it in the same isolated operation.
fn is_in_or_around(value: ValueRef<'_, '_>, around: RegionRef<'_, '_>) -> bool {
    let home = region(value);
    let mut at = Some(around);
    while let Some(region) = at {
        if home == Some(region) {
            return true;
        }
        at = region
            .parent()
            .filter(|op| !op.has(OpTraits::ISOLATED_FROM_ABOVE))
            .and_then(|op| op.block()?.region());
    }
    false
}

fn is_index(value: ValueRef<'_, '_>) -> bool {
    value.ty().isa::<IndexType<'_>>()
}

/// The value whose size an operation queries, and the index of the dimension.
fn sized<'a, 'c>(op: OpRef<'a, 'c>) -> Option<(ValueRef<'a, 'c>, ValueRef<'a, 'c>)> {
    matches!(op.name(), "memref.dim" | "tensor.dim").then(|| Some((op.operand(0)?, op.operand(1)?)))?
}

/// The symbol that decides whether a size is a symbol; the inner `None` if it is one.
fn symbol_of_size<'a, 'c>(op: OpRef<'a, 'c>) -> Option<Option<ValueRef<'a, 'c>>> {
    let (value, index) = sized(op)?;
    if is_at_top(value) {
        return Some(None);
    }
    let index = usize::try_from(integer_of(index.constant()?).ok()?).ok()?;
    let mut source = value.defining_op()?;
    while source.name() == "memref.cast" {
        let value = source.operand(0)?;
        if value.ty().isa::<UnrankedMemRefType<'_>>() {
            return None;
        }
        source = value.defining_op()?;
    }
    let sizes = match source.name() {
        "memref.alloc" => "dynamicSizes",
        "memref.view" | "memref.subview" => "sizes",
        _ => return None,
    };
    let shape = source.result(0)?.ty().dyn_cast::<MemRefType<'_>>()?.shape();
    if *shape.get(index)? != DYNAMIC {
        return Some(None);
    }
    let place = shape[..index].iter().filter(|size| **size == DYNAMIC).count();
    operands(source, sizes).ok()?.nth(place).map(Some)
}

/// Whether a value may be a symbol: a constant, a value from outside of the region, or the result of operations without
/// effects on such values.
fn is_symbol<'a, 'c>(value: ValueRef<'a, 'c>, scope: impl Fn() -> Option<RegionRef<'a, 'c>>) -> bool {
    // Most values are decided at once.
    let (mut first, mut pending, mut seen) = (Some(value), Vec::new(), HashSet::new());
    while let Some(value) = first.take().or_else(|| pending.pop()) {
        if !is_index(value) {
            return false;
        }
        if scope().is_some_and(|scope| is_in_or_around(value, scope)) || !seen.insert(value.id()) {
            continue;
        }
        let Some(op) = value.defining_op() else { return false };
        if value.constant().is_some() {
            continue;
        }
        if sized(op).is_some() {
            let Some(depends) = symbol_of_size(op) else { return false };
            pending.extend(depends);
        } else if op.is_pure() {
            pending.extend(op.operands());
        } else {
            return false;
        }
    }
    true
}

/// Whether a value is the variable of a loop.
fn is_induction_variable(value: ValueRef<'_, '_>) -> bool {
    let Some(block) = value.block().filter(|_| value.defining_op().is_none()) else { return false };
    match block.parent().map(OpRef::name) {
        Some("affine.for") => block.argument(0).map(ValueRef::id) == Some(value.id()),
        Some("affine.parallel") => true,
        _ => false,
    }
}

/// Whether a value may be a dimension: a symbol, a variable of a loop, or the result of maps of dimensions. The scope
/// is not needed for most values.
fn is_dimension<'a, 'c>(value: ValueRef<'a, 'c>, scope: impl Fn() -> Option<RegionRef<'a, 'c>>) -> bool {
    let (mut first, mut pending, mut seen) = (Some(value), Vec::new(), HashSet::new());
    while let Some(value) = first.take().or_else(|| pending.pop()) {
        if !is_index(value) {
            return false;
        }
        if is_induction_variable(value) || is_symbol(value, &scope) || !seen.insert(value.id()) {
            continue;
        }
        let Some(op) = value.defining_op() else { return false };
        match op.name() {
            "affine.apply" | "affine.delinearize_index" | "affine.linearize_index" => {
                pending.extend(op.operands());
            }
            _ if sized(op).is_some_and(|(value, _)| is_at_top(value)) => {}
            _ => return false,
        }
    }
    true
}

/// Checks the operands of a map: the dimensions come first.
fn inputs<'a, 'c>(op: OpRef<'a, 'c>, values: impl Iterator<Item = ValueRef<'a, 'c>>, dims: u32) -> Checked {
    // Most values are decided without it.
    let known = OnceCell::new();
    let scope = || *known.get_or_init(|| scope(op));
    for (value, at) in values.zip(0..) {
        if at < dims {
            if !is_dimension(value, scope) {
                fail!(op, "operand cannot be used as a dimension id");
            }
        } else if !is_symbol(value, scope) {
            fail!(op, "operand cannot be used as a symbol");
        }
    }
    Ok(())
}

/// The number of dimensions and symbols.
fn arity(map: AffineMap<'_>) -> usize {
    (map.num_dims() + map.num_symbols()) as usize
}

// ---- maps --------------------------------------------------------------------------------

fn apply(op: OpRef<'_, '_>) -> Checked {
    let map = map(op, "map")?;
    if op.num_operands() != arity(map) {
        fail!(op, "operand count and affine map dimension and symbol count must match");
    }
    if map.num_results() != 1 {
        fail!(op, "mapping must produce one value");
    }
    Ok(())
}

/// Checks the symbols of a map that is applied.
fn symbols(op: OpRef<'_, '_>) -> Checked {
    let scope = || scope(op);
    for value in op.operands().skip(map(op, "map")?.num_dims() as usize) {
        if is_dimension(value, scope) && !is_symbol(value, scope) {
            fail_plainly!(op, "dimensional operand cannot be used as a symbol");
        }
    }
    Ok(())
}

fn extremum(op: OpRef<'_, '_>) -> Checked {
    let map = map(op, "map")?;
    if op.num_operands() != arity(map) {
        fail!(op, "operand count and affine map dimension and symbol count must match");
    }
    if map.num_results() == 0 {
        fail!(op, "affine map expect at least one result");
    }
    Ok(())
}

/// Checks that there is a value for each number of a basis that is not known.
fn dynamic_basis(op: OpRef<'_, '_>, basis: &[i64]) -> Checked {
    let dynamic = basis.iter().filter(|number| **number == DYNAMIC).count();
    if dynamic != operands(op, "dynamic_basis")?.len() {
        fail!(
            op,
            "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this \
             can only happen due to an incorrect fold/rewrite"
        );
    }
    Ok(())
}

fn delinearize(op: OpRef<'_, '_>) -> Checked {
    let basis = integers(op, "static_basis")?;
    if op.num_results() != basis.len() && op.num_results() != basis.len() + 1 {
        fail!(op, "should return an index for each basis element and up to one extra index");
    }
    dynamic_basis(op, &basis)?;
    if basis.iter().any(|number| *number <= 0 && *number != DYNAMIC) {
        fail!(op, "no basis element may be statically non-positive");
    }
    Ok(())
}

fn linearize(op: OpRef<'_, '_>) -> Checked {
    let (basis, indices) = (integers(op, "static_basis")?, operands(op, "multi_index")?.len());
    if indices != basis.len() && indices != basis.len() + 1 {
        fail!(op, "should be passed a basis element for each index except possibly the first");
    }
    dynamic_basis(op, &basis)
}

// ---- loops and conditions ------------------------------------------------------------------

fn r#for(op: OpRef<'_, '_>) -> Checked {
    let block = op.region(0).and_then(|region| region.entry()).ok_or(Stop::Absent)?;
    if !block.argument(0).is_some_and(is_index) {
        fail!(op, "expected body to have a single index argument for the induction variable");
    }
    let bounds =
        [("lowerBoundMap", "lowerBoundOperands", "lower"), ("upperBoundMap", "upperBoundOperands", "upper")];
    for (name, values, _) in bounds {
        let map = map(op, name)?;
        if arity(map) > 0 {
            inputs(op, operands(op, values)?, map.num_dims())?;
        }
    }
    for (name, _, what) in bounds {
        if map(op, name)?.num_results() == 0 {
            fail!(op, "expected {what} bound map to have at least one result");
        }
    }
    let results = op.num_results();
    if results == 0 {
        return Ok(());
    }
    if operands(op, "inits")?.len() != results {
        fail!(op, "mismatch between the number of loop-carried values and results");
    }
    if block.num_arguments() - 1 != results {
        fail!(op, "mismatch between the number of basic block args and results");
    }
    Ok(())
}

/// The check of `LoopLikeOpInterface`. It has no values to check for `affine.parallel`.
fn carried(op: OpRef<'_, '_>) -> Checked {
    if op.name() != "affine.for" {
        return Ok(());
    }
    let block = op.region(0).and_then(|region| region.entry()).ok_or(Stop::Absent)?;
    let (inits, last) = (operands(op, "inits")?, block.last_op());
    let yields = last.is_some_and(|last| last.num_operands() > 0);
    if inits.is_empty() && block.num_arguments() == 1 && !yields && op.num_results() == 0 {
        return Ok(());
    }
    let yielded: Vec<_> = last.map(|last| last.operands().map(ValueRef::ty).collect()).unwrap_or_default();
    verify_carried(
        op,
        &Carried {
            inits: inits.map(ValueRef::ty).collect(),
            arguments: block.arguments().skip(1).map(ValueRef::ty).collect(),
            yielded: (!yielded.is_empty()).then_some(yielded),
            results: Some(op.results().map(ValueRef::ty).collect()),
        },
    )?;
    Ok(())
}

fn r#if(op: OpRef<'_, '_>) -> Checked {
    let set = property::<IntegerSetAttr<'_>>(op, "condition")?.set();
    if op.num_operands() != (set.num_dims() + set.num_symbols()) as usize {
        fail!(op, "operand count and condition integer set dimension and symbol count must match");
    }
    inputs(op, op.operands(), set.num_dims())
}

/// Whether a reduction may have a result of a type; `None` if there is no such reduction (`arith::AtomicRMWKind`).
fn reduces(kind: i64, ty: isogloss::Type<'_>) -> Option<bool> {
    let integer = ty.dyn_cast::<IntegerType<'_>>();
    let is = |signedness| integer.is_some_and(|integer| integer.signedness() == signedness);
    Some(match kind {
        // `addf`, `maximumf`, `minimumf`, `mulf`
        0 | 4 | 8 | 12 => is_float(ty),
        // `addi`, `andi`, `muli`, `ori`
        1 | 2 | 13 | 14 => integer.is_some(),
        // `assign`
        3 => true,
        // `maxs`, `mins`, and `maxu`, `minu`
        6 | 10 => is(Signedness::Signed),
        7 | 11 => is(Signedness::Unsigned),
        // As mlir-opt: `maxnumf`, `minnumf`, `xori`.
        5 | 9 | 15 => false,
        _ => return None,
    })
}

fn parallel(op: OpRef<'_, '_>) -> Checked {
    let block = op.region(0).and_then(|region| region.entry()).ok_or(Stop::Absent)?;
    let groups = |name| {
        let found = property::<DenseElementsAttr<'_>>(op, name)?;
        found.to_i64s().ok_or(Stop::Absent)
    };
    let (lower, upper) = (groups("lowerBoundsGroups")?, groups("upperBoundsGroups")?);
    let (steps, arguments) = (integers(op, "steps")?.len(), block.num_arguments());
    if [lower.len(), upper.len(), arguments].iter().any(|count| *count != steps) {
        let (lower, upper) = (lower.len(), upper.len());
        fail!(
            op,
            "the number of region arguments ({arguments}) and the number of map groups for lower ({lower}) and upper bound \
             ({upper}), and the number of steps ({steps}) must all match"
        );
    }
    let (lower_map, upper_map) = (map(op, "lowerBoundsMap")?, map(op, "upperBoundsMap")?);
    for (groups, map, what) in [(&lower, lower_map, "lower"), (&upper, upper_map, "upper")] {
        if groups.contains(&0) {
            fail!(op, "expected {what} bound map to have at least one result");
        }
        let expected: i64 = groups.iter().sum();
        if expected != map.num_results() as i64 {
            fail!(op, "expected {what} bounds map to have {expected} results");
        }
    }
    let reductions = property::<ArrayAttr<'_>>(op, "reductions")?.elements();
    if reductions.len() != op.num_results() {
        fail!(op, "a reduction must be specified for each output");
    }
    for (reduction, result) in reductions.iter().zip(op.results()) {
        match integer_of(*reduction).ok().and_then(|kind| reduces(kind, result.ty())) {
            None => fail!(op, "invalid reduction attribute"),
            Some(false) => fail!(op, "result type cannot match reduction attribute"),
            Some(true) => {}
        }
    }
    let all = operands(op, "mapOperands")?;
    let first = arity(lower_map);
    inputs(op, all.clone().take(first), lower_map.num_dims())?;
    inputs(op, all.skip(first), upper_map.num_dims())
}

fn r#yield(op: OpRef<'_, '_>) -> Checked {
    let parent = op.parent().ok_or(Stop::Absent)?;
    if !matches!(parent.name(), "affine.parallel" | "affine.if" | "affine.for") {
        fail!(op, "only terminates affine.if/for/parallel regions");
    }
    if parent.num_results() != op.num_operands() {
        fail!(op, "parent of yield must have same number of results as the yield operands");
    }
    if !parent.results().map(ValueRef::ty).eq(op.operands().map(ValueRef::ty)) {
        fail!(op, "types mismatch between yield op and its parent");
    }
    Ok(())
}

// ---- memory ------------------------------------------------------------------------------

/// Checks the map of an access and the number of its operands.
fn access(op: OpRef<'_, '_>, memory: MemRefType<'_>) -> Checked {
    let (map, values) = (map(op, "map")?, operands(op, "indices")?);
    if map.num_results() != memory.shape().len() {
        fail!(op, "affine map num results must equal memref rank");
    }
    if arity(map) != values.len() {
        fail!(op, "expects as many subscripts as affine map inputs");
    }
    Ok(())
}

/// Checks the operands of the map of an access.
fn indices(op: OpRef<'_, '_>) -> Checked {
    inputs(op, operands(op, "indices")?, map(op, "map")?.num_dims())
}

fn memory<'c>(op: OpRef<'_, 'c>) -> Checked<MemRefType<'c>> {
    typed::<MemRefType<'_>>(operand(op, "memref")?)
}

fn load(op: OpRef<'_, '_>) -> Checked {
    let memory = memory(op)?;
    if result(op, 0)?.ty() != memory.element_type() {
        fail!(op, "result type must match element type of memref");
    }
    access(op, memory)
}

fn store(op: OpRef<'_, '_>) -> Checked {
    let memory = memory(op)?;
    if operand(op, "value")?.ty() != memory.element_type() {
        fail!(op, "value to store must have the same type as memref element type");
    }
    access(op, memory)
}

/// Checks that a vector has the elements of a memref.
fn elements(op: OpRef<'_, '_>, memory: MemRefType<'_>, value: ValueRef<'_, '_>) -> Checked {
    if Some(memory.element_type()) != element_type(value.ty()) {
        fail!(op, "requires memref and vector types of the same elemental type");
    }
    Ok(())
}

fn vector_access(op: OpRef<'_, '_>) -> Checked {
    access(op, memory(op)?)
}

fn vector_load(op: OpRef<'_, '_>) -> Checked {
    indices(op)?;
    elements(op, memory(op)?, result(op, 0)?)
}

fn vector_store(op: OpRef<'_, '_>) -> Checked {
    indices(op)?;
    elements(op, memory(op)?, operand(op, "value")?)
}

fn prefetch(op: OpRef<'_, '_>) -> Checked {
    let (memory, values) = (operand(op, "memref")?.ty(), operands(op, "indices")?);
    match map(op, "map") {
        Ok(map) => {
            if Some(map.num_results()) != shape(memory).map(<[i64]>::len) {
                fail!(op, "affine.prefetch affine map num results must equal memref rank");
            }
            if arity(map) != values.len() {
                fail!(op, "too few operands");
            }
        }
        Err(_) if !values.is_empty() => fail!(op, "too few operands"),
        Err(_) => {}
    }
    Ok(())
}

fn prefetched_indices(op: OpRef<'_, '_>) -> Checked {
    let (mut values, scope) = (operands(op, "indices")?, || scope(op));
    if !values.all(|value| is_dimension(value, scope)) {
        fail!(op, "index must be a valid dimension or symbol identifier");
    }
    Ok(())
}

/// The map of an attribute of a transfer.
fn dma_map<'c>(op: OpRef<'_, 'c>, name: &str) -> Checked<AffineMap<'c>> {
    let found = op.attribute(name).and_then(|found| found.dyn_cast::<AffineMapAttr<'_>>());
    found.map(AffineMapAttr::map).ok_or(Stop::Absent)
}

fn is_memref(value: Option<ValueRef<'_, '_>>) -> bool {
    value.is_some_and(|value| value.ty().isa::<MemRefType<'_>>())
}

fn dma_start(op: OpRef<'_, '_>) -> Checked {
    let maps = [dma_map(op, "src_map")?, dma_map(op, "dst_map")?, dma_map(op, "tag_map")?];
    let mut first = 0;
    let mut starts = Vec::new();
    for (map, what) in maps.iter().zip(["source", "destination", "tag"]) {
        starts.push(first + 1);
        if !is_memref(op.operand(first)) {
            fail!(op, "expected DMA {what} to be of memref type");
        }
        first += 1 + arity(*map);
    }
    if op.num_operands() != first + 1 && op.num_operands() != first + 3 {
        fail!(op, "incorrect number of operands");
    }
    for ((start, map), what) in starts.into_iter().zip(maps).zip(["src", "dst", "tag"]) {
        dma_indices(op, start, arity(map), &format!("{what} index"), "dma_start")?;
    }
    Ok(())
}

/// Checks some operands, which are indices.
fn dma_indices(op: OpRef<'_, '_>, first: usize, count: usize, what: &str, kind: &str) -> Checked {
    let scope = || scope(op);
    for value in op.operands().skip(first).take(count) {
        if !is_index(value) {
            fail!(op, "{what} to {kind} must have 'index' type");
        }
        if !is_dimension(value, scope) {
            fail!(op, "{what} must be a valid dimension or symbol identifier");
        }
    }
    Ok(())
}

fn dma_wait(op: OpRef<'_, '_>) -> Checked {
    if !is_memref(op.operand(0)) {
        fail!(op, "expected DMA tag to be of memref type");
    }
    dma_indices(op, 1, arity(dma_map(op, "tag_map")?), "index", "dma_wait")
}
