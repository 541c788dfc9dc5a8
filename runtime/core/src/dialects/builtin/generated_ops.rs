// @generated from defs/builtin_ops.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The operations of the builtin dialect.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static crate::def::Dialect {
    static DIALECT: crate::def::Dialect = crate::def::Dialect {
        summary: "The operations of the builtin dialect.",
        ops: &[&MODULE_OP, &UNREALIZED_CONVERSION_CAST_OP],
        extends: ::core::option::Option::Some(crate::builtin::dialect()),
        ..crate::def::Dialect::new("builtin")
    };
    &DIALECT
}

crate::op_handle! {
    /// A top-level container operation.
    pub struct ModuleOp<'a, 'c> = MODULE_OP;
    /// The attribute `sym_name`.
    optional sym_name "getSymName"(handle 0 -> crate::builtin::StringAttr<'c>, set_sym_name = maybe_text(0));
    /// The attribute `sym_visibility`.
    optional sym_visibility "getSymVisibility"(
        handle 1 -> crate::builtin::StringAttr<'c>,
        set_sym_visibility = maybe_text(1)
    );
    /// The region `bodyRegion`.
    region body_region "getBodyRegion"(0);
}
static MODULE_OP: crate::ir::OpDef = {
    use crate::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A top-level container operation.",
        traits: p::traits(&[
            p::T::AFFINE_SCOPE, p::T::ISOLATED_FROM_ABOVE, p::T::NO_REGION_ARGUMENTS, p::T::SYMBOL_TABLE,
            p::T::SYMBOL, p::T::NO_TERMINATOR, p::T::SINGLE_BLOCK, p::T::GRAPH_REGION,
        ]),
        properties: &[
            p::attribute("sym_name", &CONSTRAINT).symbol_name().in_format(),
            p::attribute("sym_visibility", &CONSTRAINT).string(),
        ],
        regions: &[p::region("bodyRegion", false, &CONSTRAINT_1)],
        native_traits: &[
            &p::named("IsIsolatedFromAbove"), &p::named("NoRegionArguments"), &p::named("SymbolTable"),
            &crate::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER, &p::named("SingleBlock"),
        ],
        interfaces: &[
            i::SymbolOpInterfaceTable::entry::<ModuleOp<'static, 'static>>(),
            i::OpAsmOpInterfaceTable::entry::<ModuleOp<'static, 'static>>(),
            i::RegionKindInterfaceTable::graph_regions(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(0), &[f::property(0)]), f::attr_dict_with_keyword(), f::region(0),
        ]),
        default_dialect: Some("builtin"),
        verify: Some(|op| <ModuleOp<'_, '_> as ModuleOpVerify>::verify(p::cast::<ModuleOp<'_, '_>>(op))),
        ..p::declared("builtin", "builtin.module")
    }
};
crate::op_builder! {
    ModuleOp<'c> = MODULE_OP, "builtin.module", 1 regions;
    pub builder() -> op;
    ModuleOpBuilder<ModuleOpRegions> {
        sym_name: maybe_text(0),
        sym_visibility: maybe_text(1)
    } needs body_region(0): ModuleOpNeedsBodyRegion => ()
}

/// The verifier of [`ModuleOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ModuleOpVerify`",
    label = "`ModuleOpVerify` is not implemented",
    note = "the definition of `ModuleOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ModuleOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), crate::Diagnostic>;
}
impl<'a, 'c> crate::ir::interfaces::OpAsmOpInterface<'a, 'c> for ModuleOp<'a, 'c> {}

crate::op_handle! {
    /// An unrealized conversion from one set of types to another.
    pub struct UnrealizedConversionCastOp<'a, 'c> = UNREALIZED_CONVERSION_CAST_OP;
    /// The operand `inputs`.
    operands inputs "getInputs"(0, set_inputs);
    /// The result `outputs`.
    results outputs "getOutputs"(0);
}
static UNREALIZED_CONVERSION_CAST_OP: crate::ir::OpDef = {
    use crate::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An unrealized conversion from one set of types to another.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::variadic("inputs", &CONSTRAINT_2)],
        results: &[p::variadic("outputs", &CONSTRAINT_2)],
        native_traits: &[&crate::ir::interfaces::CAST_OP_INTERFACE_VERIFIER],
        interfaces: &[
            i::CastOpInterfaceTable::entry::<UnrealizedConversionCastOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::group(f::Anchor::Operand(0), &[f::operand(0), f::spaced(":"), f::operand_type(0)]),
            f::spaced("to"), f::result_type(0), f::attr_dict(),
        ]),
        ..p::declared("builtin", "builtin.unrealized_conversion_cast")
    }
};
crate::op_builder! {
    UnrealizedConversionCastOp<'c> = UNREALIZED_CONVERSION_CAST_OP, "builtin.unrealized_conversion_cast", 0 regions;
    pub fn unrealized_conversion_cast(outputs: results, inputs: operands) -> op;
}
static CONSTRAINT: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("string attribute", c::Pred::Class(&c::classes::STRING_ATTR))
};
static CONSTRAINT_1: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("region with 1 blocks", c::Pred::Compare(c::Measure::Blocks, c::Comparison::Equal, 1))
};
static CONSTRAINT_2: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("variadic of any type", c::Pred::All(&[]))
};
