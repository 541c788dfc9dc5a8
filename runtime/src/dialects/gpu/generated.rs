// @generated from defs/gpu.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Modules of code for a GPU.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static crate::def::Dialect {
    static DIALECT: crate::def::Dialect = crate::def::Dialect {
        summary: "Modules of code for a GPU.",
        ops: &[&GPU_MODULE_OP],
        allows_unknown_types: true,
        allows_unknown_attributes: true,
        ..crate::def::Dialect::new("gpu")
    };
    &DIALECT
}

crate::op_handle! {
    /// A top level compilation unit containing code to be run on a GPU.
    pub struct GPUModuleOp<'a, 'c> = GPU_MODULE_OP;
    /// The attribute `sym_name`.
    required sym_name(handle 0 -> crate::builtin::StringAttr<'c>, set_sym_name: &str = set(0));
    /// The attribute `targets`.
    optional targets(
        handle 1 -> crate::builtin::ArrayAttr<'c>,
        set_targets: ::core::option::Option<crate::builtin::ArrayAttr<'c>> = maybe_set(1)
    );
    /// The attribute `offloadingHandler`.
    optional offloading_handler(
        handle 2 -> crate::Attribute<'c>,
        set_offloading_handler: ::core::option::Option<crate::Attribute<'c>> = maybe_set(2)
    );
    /// The region `bodyRegion`.
    region body_region(0);
}
static GPU_MODULE_OP: crate::ir::OpDef = {
    use crate::plumbing::op::{self as p, f, i};
    p::OpDef {
        summary: "A top level compilation unit containing code to be run on a GPU.",
        traits: p::traits(&[
            p::T::ISOLATED_FROM_ABOVE, p::T::NO_REGION_ARGUMENTS, p::T::SYMBOL_TABLE, p::T::SYMBOL,
            p::T::NO_TERMINATOR, p::T::SINGLE_BLOCK, p::T::GRAPH_REGION,
        ]),
        properties: &[
            p::attribute("sym_name", &CONSTRAINT_SYMBOL_NAME_ATTR).symbol_name().required().in_format(),
            p::attribute("targets", &CONSTRAINT)
                .handle::<crate::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .in_format(),
            p::attribute("offloadingHandler", &CONSTRAINT_1).in_format(),
        ],
        regions: &[p::region("bodyRegion", false, &CONSTRAINT_2)],
        native_traits: &[
            &p::t::IS_ISOLATED_FROM_ABOVE, &p::t::NO_REGION_ARGUMENTS, &p::t::SYMBOL_TABLE,
            &crate::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER, &p::t::SINGLE_BLOCK,
        ],
        interfaces: &[
            i::SymbolOpInterfaceTable::entry::<GPUModuleOp<'static, 'static>>(),
            i::RegionKindInterfaceTable::graph_regions(),
        ],
        format: Some(&[
            f::property(0),
            f::group(f::Anchor::Property(2), &[f::lit("<"), f::property(2).joined(), f::lit(">")]),
            f::group(f::Anchor::Property(1), &[f::property(1)]), f::attr_dict_with_keyword(), f::region(0),
        ]),
        ..p::declared("gpu", "gpu.module")
    }
};
crate::op_builder! {
    GPUModuleOp<'c> = GPU_MODULE_OP, "gpu.module", 1 regions;
    pub fn module(sym_name: set(0) &str) -> op;
    GPUModuleOpBuilder {
        targets: set(1) crate::builtin::ArrayAttr<'c>,
        offloading_handler: set(2) impl ::core::convert::Into<crate::Attribute<'c>>,
        body_region: region(0)
    }
}
impl<'a, 'c> crate::ir::interfaces::SymbolOpInterface<'a, 'c> for GPUModuleOp<'a, 'c> {}
static CONSTRAINT_SYMBOL_NAME_ATTR: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("string attribute", c::Pred::Class(&c::classes::STRING_ATTR))
};
static CONSTRAINT: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new(
        "array of GPU target attributes with at least 1 elements",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::Leaf(c::Leaf {
                    name: "crate::dialects::gpu::is_of_dialect",
                    // gpu.td:16
                    accepts: crate::dialects::gpu::is_of_dialect,
                }),
            ),
            c::Pred::Compare(c::Measure::Size, c::Comparison::GreaterOrEqual, 1),
        ]),
    )
};
static CONSTRAINT_1: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new(
        "any attribute with the `OffloadingTranslationAttrTrait` trait.",
        c::Pred::Leaf(c::Leaf {
            name: "crate::dialects::gpu::is_of_dialect",
            // gpu.td:16
            accepts: crate::dialects::gpu::is_of_dialect,
        }),
    )
};
static CONSTRAINT_2: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("region with 1 blocks", c::Pred::Compare(c::Measure::Blocks, c::Comparison::Equal, 1))
};
