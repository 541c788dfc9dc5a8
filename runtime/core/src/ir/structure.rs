//! Native traits of regions, blocks and parents, and the order in which the verifier checks the
//! traits of a definition.

use super::OpRef;
use super::def::{OpDef, OpTraits, VerifySymbols};
use super::infer;
use super::interfaces::{
    AnyRegionKindInterface, RegionKind, SYMBOL_OP_INTERFACE_VERIFIER, verify_visibility,
};
use super::symbol::SYMBOL_NAME;
use super::traits::{
    ATTR_SIZED_OPERAND_SEGMENTS, ATTR_SIZED_RESULT_SEGMENTS, HAS_PARENT, INFERRED_RESULT_TYPES,
    IS_ISOLATED_FROM_ABOVE, IS_TERMINATOR, NO_REGION_ARGUMENTS, OpTrait, SINGLE_BLOCK,
    SINGLE_BLOCK_IMPLICIT_TERMINATOR, SYMBOL_TABLE, Verified,
};
use super::view::{BlockRef, RegionRef};
use crate::builtin::StringAttr;
use crate::layout::SpecCheck;
use std::ptr;
use std::rc::Rc;

/// The check of a symbol whose definition does not list `SymbolOpInterface`.
static SYMBOL: OpTrait = OpTrait::checked("Symbol", symbol);

/// The trait checks of a definition, by phase.
#[derive(Debug)]
pub(super) struct Checks {
    /// Checks before the declared operands, results and attributes.
    pub(super) structural: Vec<&'static OpTrait>,
    /// Checks after the declared operands, results and attributes.
    pub(super) own: Vec<&'static OpTrait>,
    /// Checks of the first list that depend on more than a [`Signature`](super::signature::Signature).
    pub(super) structural_beyond_signature: Vec<&'static OpTrait>,
    /// Checks of the second list that depend on more.
    pub(super) own_beyond_signature: Vec<&'static OpTrait>,
    /// Checks after the operations in its regions.
    pub(super) after_regions: Rc<[&'static OpTrait]>,
    /// Whether only these are checked after the regions, and all of them depend on the signature alone.
    pub(super) ends_with_signature: bool,
    /// When the specification is checked, if its operations are scopes of data layouts.
    pub(super) layout: Option<SpecCheck>,
    /// The check of the symbols that its operations use.
    pub(super) of_symbols: Option<VerifySymbols>,
}

impl Checks {
    /// The checks of an operation's definition: first checks that other fields of the table imply and the list lacks,
    /// then the listed ones in their order.
    pub(super) fn of(op: OpRef<'_, '_>, def: &'static OpDef) -> Self {
        let has = |traits| def.traits.contains(traits);
        let listed: Vec<_> = def.native_traits.iter().map(|listed| listed.with_check()).collect();
        let lists = |check: &'static OpTrait| listed.iter().any(|listed| ptr::eq(*listed, check));
        let implied = [
            (has(OpTraits::SINGLE_BLOCK), &SINGLE_BLOCK),
            (!def.parents.is_empty(), &HAS_PARENT),
            (def.operand_segments.property().is_some(), &ATTR_SIZED_OPERAND_SEGMENTS),
            (def.result_segments.property().is_some(), &ATTR_SIZED_RESULT_SEGMENTS),
            (has(OpTraits::NO_REGION_ARGUMENTS), &NO_REGION_ARGUMENTS),
            (has(OpTraits::SYMBOL) && !lists(&SYMBOL_OP_INTERFACE_VERIFIER), &SYMBOL),
            (has(OpTraits::TERMINATOR), &IS_TERMINATOR),
            (def.implicit_terminator.is_some(), &SINGLE_BLOCK_IMPLICIT_TERMINATOR),
            (has(OpTraits::ISOLATED_FROM_ABOVE), &IS_ISOLATED_FROM_ABOVE),
            (has(OpTraits::SYMBOL_TABLE), &SYMBOL_TABLE),
        ];
        let implied =
            implied.into_iter().filter(|(asked, check)| *asked && !lists(check)).map(|(_, check)| check);
        let (mut structural, mut own, mut after_regions) = (Vec::new(), Vec::new(), Vec::new());
        // MLIR's generator adds the interface after all others.
        let inferred =
            (infer::infers_results(def) && !lists(&INFERRED_RESULT_TYPES)).then_some(&INFERRED_RESULT_TYPES);
        let mut structural_after_regions = 0;
        for check in implied.chain(listed.iter().copied()).chain(inferred) {
            match (check.structural, check.after_regions) {
                (true, false) => structural.push(check),
                (true, true) => {
                    after_regions.insert(structural_after_regions, check);
                    structural_after_regions += 1;
                }
                (false, true) => after_regions.push(check),
                (false, false) => own.push(check),
            }
        }
        let beyond_signature = |checks: &[&'static OpTrait]| {
            checks.iter().copied().filter(|check| !check.of_signature).collect::<Vec<_>>()
        };
        let follow = after_regions.iter().all(|check| follows_signature(check, def));
        Self {
            structural_beyond_signature: beyond_signature(&structural),
            own_beyond_signature: beyond_signature(&own),
            structural,
            own,
            after_regions: after_regions.into(),
            ends_with_signature: follow && def.verify_regions.is_none(),
            layout: SpecCheck::of(op),
            of_symbols: def.symbol_check(),
        }
    }
}

/// Whether a check after the regions depends on the signature alone. A function of an author that infers types may
/// depend on more.
pub(super) fn follows_signature(check: &'static OpTrait, def: &'static OpDef) -> bool {
    check.of_signature || ptr::eq(check, &INFERRED_RESULT_TYPES) && def.infer.is_none()
}

pub(super) fn single_block(op: OpRef<'_, '_>) -> Verified {
    for (index, region) in op.regions().enumerate() {
        if region.is_empty() {
            continue;
        }
        if !region.has_one_block() {
            return Err(op.error(format_args!("expects region #{index} to have 0 or 1 blocks")));
        }
        if region.entry().is_some_and(BlockRef::is_empty) && !op.has(OpTraits::NO_TERMINATOR) {
            return Err(op.error("expects a non-empty block"));
        }
    }
    Ok(())
}

pub(super) fn has_parent(op: OpRef<'_, '_>) -> Verified {
    let parents = op.def().map_or(&[][..], |def| def.parents);
    if op.parent().is_some_and(|parent| parents.contains(&parent.name())) {
        return Ok(());
    }
    let of = if parents.len() == 1 { "" } else { "to be one of " };
    Err(op.error(format_args!("expects parent op {of}'{}'", parents.join(", "))))
}

pub(super) fn no_region_arguments(op: OpRef<'_, '_>) -> Verified {
    let with_arguments =
        |region: RegionRef<'_, '_>| region.entry().is_some_and(|entry| entry.arguments().len() != 0);
    match op.regions().position(with_arguments) {
        None => Ok(()),
        Some(_) if op.regions().len() == 1 => Err(op.error("region should have no arguments")),
        Some(index) => Err(op.error(format_args!("region #{index} should have no arguments"))),
    }
}

/// Each region ends with the implicit terminator.
pub(super) fn implicit_terminator(op: OpRef<'_, '_>) -> Verified {
    let Some(terminator) = op.def().and_then(|def| def.implicit_terminator) else { return Ok(()) };
    for last in op.regions().filter_map(RegionRef::entry).filter_map(BlockRef::last_op) {
        // An operation whose form is not known keeps its text, which begins with its name.
        let found = last.kept_name().unwrap_or_else(|| last.name());
        if found != terminator {
            let error = op.error(format_args!("expects regions to end with '{terminator}', found '{found}'"));
            let note = format!("in custom textual format, the absence of terminator implies '{terminator}'");
            return Err(error.note(note));
        }
    }
    Ok(())
}

/// A symbol table has one region of one block; the verifier checks the symbols in it.
pub(super) fn symbol_table(op: OpRef<'_, '_>) -> Verified {
    let mut regions = op.regions();
    let (Some(region), None) = (regions.next(), regions.next()) else {
        return Err(op.error("Operations with a 'SymbolTable' must have exactly one region"));
    };
    if region.has_one_block() {
        Ok(())
    } else {
        Err(op.error("Operations with a 'SymbolTable' must have exactly one block"))
    }
}

/// Checks the name, the parent and the visibility. An operation without a name defines no symbol.
fn symbol(op: OpRef<'_, '_>) -> Verified {
    let Some(name) = op.attribute(SYMBOL_NAME) else { return Ok(()) };
    if !name.isa::<StringAttr<'_>>() {
        return Err(op.error(format_args!("requires string attribute '{SYMBOL_NAME}'")));
    }
    let parent = op.parent().filter(|parent| parent.def().is_some());
    if parent.is_some_and(|parent| !parent.has(OpTraits::SYMBOL_TABLE)) {
        return Err(op.error("symbol's parent must have the SymbolTable trait"));
    }
    verify_visibility(op)
}

/// Whether the order of operations in a region of a registered operation does not matter.
pub(super) fn is_graph(op: OpRef<'_, '_>, def: &'static OpDef, region: usize) -> bool {
    def.traits.contains(OpTraits::GRAPH_REGION)
        || !def.interfaces.is_empty()
            && op
                .dyn_cast::<AnyRegionKindInterface<'_, '_>>()
                .is_some_and(|op| op.region_kind(region) == RegionKind::Graph)
}

/// A graph region has at most one block.
pub(super) fn graph_regions(op: OpRef<'_, '_>, def: &'static OpDef) -> Verified {
    for (index, region) in op.regions().enumerate() {
        if !region.is_empty() && !region.has_one_block() && is_graph(op, def, index) {
            return Err(op.error(format_args!("expects graph region #{index} to have 0 or 1 blocks")));
        }
    }
    Ok(())
}
