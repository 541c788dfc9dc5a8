//! The `gpu` dialect, as far as data layouts are concerned: `gpu.module`, which
//! is a scope.
//!
//! That it is one is said by an external model: the operation itself does not
//! know about data layouts.

mod attributes;

use crate::builtin::ops::print_symbol;
use crate::builtin::{ArrayAttr, OpaqueAttr, StringAttr};
use crate::constraint::{Class, Comparison, Constraint, Measure, Path, Pred, Start, Step, classes};
use crate::def::Dialect;
use crate::diagnostic::Diagnostic;
use crate::handle::Handle;
use crate::ir::symbol::SYMBOL_NAME;
use crate::ir::text::{OpParser, OpPrinter};
use crate::ir::{OpDef, OpModel, OpRef, OpSyntax, OpTraits, OperationState, PropertyDef};
use crate::layout::{DataLayoutOpInterface, DataLayoutOpInterfaceTable};
use crate::text::Tok;

const TARGETS: &str = "targets";
const HANDLER: &str = "offloadingHandler";

/// The dialect's table.
#[must_use]
pub const fn dialect() -> &'static Dialect {
    static GPU: Dialect = Dialect {
        summary: "Modules of code for a GPU.",
        ops: &[&MODULE],
        attributes: &[&attributes::ADDRESS_SPACE],
        // The others are operations like any that are not known here.
        allows_unknown_operations: true,
        allows_unknown_types: true,
        allows_unknown_attributes: true,
        op_models: &[OpModel {
            op: "gpu.module",
            implementation: DataLayoutOpInterfaceTable::entry::<ModuleScope<'_, '_>>(),
        }],
        ..Dialect::new("gpu")
    };
    &GPU
}

crate::op_model! {
    /// The scope that a `gpu.module` is: its specification is the attribute
    /// `dlti.dl_spec`, and types are laid out as they say themselves.
    struct ModuleScope;
}

impl<'a, 'c> DataLayoutOpInterface<'a, 'c> for ModuleScope<'a, 'c> {}

static STRING: Constraint = Constraint::new("string attribute", Pred::Class(&classes::STRING_ATTR));

/// Any attribute of a dialect may be a target or translate for one: those that are belong to dialects that are not
/// known here.
static OF_DIALECT: Class = Class {
    def: None,
    name: "dialect attribute",
    accepts: |node| OpaqueAttr::accepts(node) || !node.summary().def.unprefixed,
};

static TRANSLATION: Constraint = Constraint::new(
    "any attribute with the `OffloadingTranslationAttrTrait` trait.",
    Pred::Class(&OF_DIALECT),
);

static TARGET_LIST: Constraint = Constraint::new(
    "array of GPU target attributes with at least 1 elements",
    Pred::All(&[
        Pred::Compare(Measure::Size, Comparison::GreaterOrEqual, 1),
        Pred::Within(&Path::new(Start::Subject, &[Step::Each]), &Pred::Class(&OF_DIALECT)),
    ]),
);

/// `gpu.module`: code that is compiled for a GPU together.
static MODULE: OpDef = OpDef {
    summary: "A top level compilation unit containing code to be run on a GPU.",
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
        PropertyDef::new(HANDLER).constraint(&TRANSLATION),
        PropertyDef::new(SYMBOL_NAME).required().constraint(&STRING).storage(StringAttr::accepts),
        PropertyDef::new(TARGETS).constraint(&TARGET_LIST).storage(ArrayAttr::accepts),
    ],
    verify: Some(verify),
    syntax: Some(OpSyntax { parse, print }),
    ..OpDef::new("gpu", "gpu.module")
};

fn verify(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    if op.regions().any(|region| region.is_empty()) {
        return Err(op.error("region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks"));
    }
    Ok(())
}

/// `@name <handler> [targets] attributes {...} {...}`
fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, state: &mut OperationState<'c>) -> Result<(), Diagnostic> {
    if !parser.optional_symbol_name(SYMBOL_NAME, state) {
        return Err(parser.error("expected valid '@'-identifier for symbol name"));
    }
    let context = parser.asm().context();
    if parser.asm().eat(Tok::Less) {
        let handler = parser.asm().attribute()?;
        parser.asm().expect(Tok::Greater)?;
        state.attribute(context, HANDLER, handler);
    }
    if parser.asm().at(Tok::LSquare) {
        let targets = parser.asm().attribute()?;
        state.attribute(context, TARGETS, targets);
    }
    parser.optional_attributes_with_keyword(state)?;
    let region = parser.region(&[])?;
    parser.ir().ensure_block(region);
    state.regions.push(region);
    Ok(())
}

fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
    print_symbol(op, printer);
    if let Some(handler) = op.attribute(HANDLER) {
        printer.write(" <");
        printer.attribute(handler);
        printer.write(">");
    }
    if let Some(targets) = op.attribute(TARGETS) {
        printer.write(" ");
        printer.attribute(targets);
    }
    printer.op_attributes_with_keyword(op, &[SYMBOL_NAME, TARGETS, HANDLER]);
    printer.write(" ");
    for region in op.regions() {
        printer.region(region, true, true);
    }
}
