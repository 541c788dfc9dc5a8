//! The operations of the `builtin` dialect (MLIR, "'builtin' Dialect").

use crate::builtin::{DictionaryAttr, StringAttr};
use crate::constraint::{Constraint, Pred, classes};
use crate::ir::symbol::{SYMBOL_NAME, SYMBOL_VISIBILITY};
use crate::ir::text::{OpParser, OpPrinter};
use crate::ir::{OpDef, OpSyntax, OpTraits, PropertyDef};
use crate::ir::{OpRef, OperationState, ValueRef};
use crate::text::Tok;
use crate::{Diagnostic, Handle};

pub(crate) const MODULE_NAME: &str = "builtin.module";

/// The operations that every context knows.
pub(crate) static OPS: &[&OpDef] = &[&MODULE, &UNREALIZED_CONVERSION_CAST];

/// `builtin.module`: what holds everything else.
pub(crate) static MODULE: OpDef = OpDef {
    summary: "A top-level container operation.",
    traits: OpTraits::ISOLATED_FROM_ABOVE
        .union(OpTraits::SYMBOL)
        .union(OpTraits::SYMBOL_TABLE)
        .union(OpTraits::GRAPH_REGION)
        .union(OpTraits::SINGLE_BLOCK)
        .union(OpTraits::NO_TERMINATOR)
        .union(OpTraits::ONE_REGION)
        .union(OpTraits::NO_OPERANDS)
        .union(OpTraits::NO_RESULTS)
        .union(OpTraits::NO_SUCCESSORS)
        .union(OpTraits::NO_REGION_ARGUMENTS),
    properties: &[
        PropertyDef::new(SYMBOL_NAME).constraint(&STRING).storage(StringAttr::accepts),
        PropertyDef::new(SYMBOL_VISIBILITY).constraint(&STRING).storage(StringAttr::accepts),
    ],
    default_dialect: Some("builtin"),
    verify: Some(verify_module),
    syntax: Some(OpSyntax { parse: parse_module, print: print_module }),
    ..OpDef::new("builtin", MODULE_NAME)
};

static STRING: Constraint = Constraint::new("string attribute", Pred::Class(&classes::STRING_ATTR));

fn verify_module(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    if op.regions().any(|region| region.is_empty()) {
        return Err(op.error("region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks"));
    }
    for (name, _) in op.attributes().into_iter().flat_map(DictionaryAttr::entries) {
        if !name.contains(&b'.') {
            let name = String::from_utf8_lossy(name);
            return Err(op.error(format_args!(
                "can only contain attributes with dialect-prefixed names, found: '{name}'"
            )));
        }
    }
    Ok(())
}

fn parse_module<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    parser.optional_symbol_name(SYMBOL_NAME, state);
    parser.optional_attributes_with_keyword(state)?;
    let region = parser.region(&[])?;
    parser.ir().ensure_block(region);
    state.regions.push(region);
    Ok(())
}

/// ` @name`, if it has one.
pub(crate) fn print_symbol<'c>(op: OpRef<'_, 'c>, printer: &mut OpPrinter<'_, '_, 'c>) {
    if let Some(name) = op.symbol_name() {
        printer.write(" ");
        printer.asm().symbol(name);
    }
}

fn print_module<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    print_symbol(op, printer);
    printer.op_attributes_with_keyword(op, &[SYMBOL_NAME]);
    printer.write(" ");
    for region in op.regions() {
        printer.region(region, true, true);
    }
}

/// `builtin.unrealized_conversion_cast`: values of one type as values of another.
static UNREALIZED_CONVERSION_CAST: OpDef = OpDef {
    summary: "An unrealized conversion from one set of types to another.",
    traits: OpTraits::NO_REGIONS.union(OpTraits::NO_SUCCESSORS),
    verify: Some(verify_cast),
    syntax: Some(OpSyntax { parse: parse_cast, print: print_cast }),
    ..OpDef::new("builtin", "builtin.unrealized_conversion_cast")
};

fn verify_cast(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    if op.results().is_empty() {
        return Err(op.error("expected at least one result for cast operation"));
    }
    Ok(())
}

fn parse_cast<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    state: &mut OperationState<'c>,
) -> Result<(), Diagnostic> {
    let start = parser.asm().span();
    let operands = parser.operands()?;
    let mut types = Vec::new();
    if !operands.is_empty() {
        parser.asm().expect(Tok::Colon)?;
        types = parser.asm().types()?;
    }
    if !parser.asm().eat_keyword("to") {
        return Err(parser.error("expected 'to'"));
    }
    state.result_types = parser.asm().types()?;
    parser.optional_attributes(state)?;
    parser.resolve_all(&operands, &types, start.start, state)
}

fn print_cast<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    if !op.operands().is_empty() {
        printer.write(" ");
        printer.operands(op.operands());
        printer.write(" : ");
        printer.types(op.operands().map(ValueRef::ty));
    }
    printer.write(" to ");
    printer.types(op.results().map(ValueRef::ty));
    printer.optional_attributes(op.attributes(), &[]);
}
