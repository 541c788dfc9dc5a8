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

/// A top level compilation unit containing code to be run on a GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GPUModuleOp<'a, 'c>(crate::ir::OpRef<'a, 'c>);
crate::op_handle!(GPUModuleOp, GPU_MODULE_OP);
static GPU_MODULE_OP: crate::ir::OpDef = {
    use crate::plumbing::op as p;
    crate::ir::OpDef {
        counted: true,
        summary: "A top level compilation unit containing code to be run on a GPU.",
        traits: p::traits(
            &[
                p::T::ISOLATED_FROM_ABOVE,
                p::T::NO_REGION_ARGUMENTS,
                p::T::SYMBOL_TABLE,
                p::T::SYMBOL,
                p::T::NO_TERMINATOR,
                p::T::SINGLE_BLOCK,
                p::T::GRAPH_REGION,
            ],
        ),
        properties: &[
            p::property("sym_name")
                .constraint(&CONSTRAINT_SYMBOL_NAME_ATTR)
                .storage(<crate::builtin::StringAttr<'static> as crate::Handle>::accepts)
                .required()
                .text(p::Text::SymbolName)
                .in_format(),
            p::property("targets")
                .constraint(&CONSTRAINT)
                .storage(<crate::builtin::ArrayAttr<'static> as crate::Handle>::accepts)
                .text(p::Text::OfType("none"))
                .in_format(),
            p::property("offloadingHandler").constraint(&CONSTRAINT_1).in_format(),
        ],
        regions: &[p::region("bodyRegion", false, &CONSTRAINT_2)],
        native_traits: &[
            &p::t::IS_ISOLATED_FROM_ABOVE,
            &p::t::NO_REGION_ARGUMENTS,
            &p::t::SYMBOL_TABLE,
            &crate::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER,
            &p::t::SINGLE_BLOCK,
        ],
        interfaces: &[
            crate::ir::interfaces::SymbolOpInterfaceTable::entry::<
                GPUModuleOp<'static, 'static>,
            >(),
            crate::ir::interfaces::RegionKindInterfaceTable::graph_regions(),
        ],
        format: Some(
            &[
                p::E::Property {
                    index: 0,
                    space: true,
                    qualified: false,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(2),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "<",
                            space: false,
                        },
                        p::E::Property {
                            index: 2,
                            space: false,
                            qualified: false,
                        },
                        p::E::Literal {
                            text: ">",
                            space: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(1),
                    inverted: false,
                    then: &[
                        p::E::Property {
                            index: 1,
                            space: true,
                            qualified: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: true },
                p::E::Region {
                    index: 0,
                    space: true,
                },
            ],
        ),
        ..crate::ir::OpDef::new("gpu", "gpu.module")
    }
};
impl<'a, 'c> GPUModuleOp<'a, 'c> {
    /// Begins a `gpu.module`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut crate::ir::Builder<'i, 'c>,
        sym_name: &str,
    ) -> GPUModuleOpBuilder<'b, 'i, 'c> {
        GPUModuleOpBuilder(
            crate::ir::Building::new(builder, &GPU_MODULE_OP).regions(1).set(0, sym_name),
        )
    }
    /// Creates a `gpu.module` without optional parts.
    pub fn create(
        builder: &mut crate::ir::Builder<'_, 'c>,
        sym_name: &str,
    ) -> crate::ir::OpId {
        Self::builder(builder, sym_name).create()
    }
    /// The attribute `sym_name`.
    #[must_use]
    pub fn sym_name(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::op::required(self.0, 0, crate::plumbing::op::handle(self.0, 0))
    }
    /// The attribute `targets`.
    #[must_use]
    pub fn targets(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> {
        crate::plumbing::op::handle(self.0, 1)
    }
    /// The attribute `offloadingHandler`.
    #[must_use]
    pub fn offloading_handler(self) -> ::core::option::Option<crate::Attribute<'c>> {
        crate::plumbing::op::handle(self.0, 2)
    }
    /// The region `bodyRegion`.
    #[must_use]
    pub fn body_region(self) -> crate::ir::RegionRef<'a, 'c> {
        crate::plumbing::op::only(self.0, self.0.region_group(0))
    }
}
crate::op_setters! {
    GPUModuleOp < 'c > set_sym_name : & str = set(0); set_targets :
    ::core::option::Option < crate ::builtin::ArrayAttr < 'c > > = maybe_set(1);
    set_offloading_handler : ::core::option::Option < crate ::Attribute < 'c > > =
    maybe_set(2);
}

/// The builder of a [`GPUModuleOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct GPUModuleOpBuilder<'b, 'i, 'c>(crate::ir::Building<'b, 'i, 'c>);
impl<'c> GPUModuleOpBuilder<'_, '_, 'c> {
    /// Sets `targets`.
    pub fn targets(self, targets: crate::builtin::ArrayAttr<'c>) -> Self {
        Self(self.0.set(1, targets))
    }
    /// Sets `offloading_handler`.
    pub fn offloading_handler(
        self,
        offloading_handler: impl ::core::convert::Into<crate::Attribute<'c>>,
    ) -> Self {
        Self(self.0.set(2, offloading_handler))
    }
    /// Builds one block in the region `bodyRegion`.
    pub fn body_region<A: crate::ir::ArgumentTypes<'c>, R: crate::ir::RegionOutcome>(
        self,
        arguments: A,
        build: impl ::core::ops::FnOnce(&mut crate::ir::Builder<'_, 'c>, A::Values) -> R,
    ) -> R::Of<Self> {
        self.0.body(0, arguments, build, Self)
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> crate::ir::OpId {
        self.0.create()
    }
}

/// Creates a new `gpu.module`.
pub fn module<'c>(
    builder: &mut crate::ir::Builder<'_, 'c>,
    sym_name: &str,
) -> crate::ir::OpId {
    GPUModuleOp::create(builder, sym_name)
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
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::ARRAY_ATTR),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                    &c::Pred::Leaf(c::Leaf {
                        name: "crate::dialects::gpu::is_of_dialect",
                        accepts: crate::dialects::gpu::is_of_dialect,
                    }),
                ),
                c::Pred::Compare(c::Measure::Size, c::Comparison::GreaterOrEqual, 1),
            ],
        ),
    )
};
static CONSTRAINT_1: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new(
        "any attribute with the `OffloadingTranslationAttrTrait` trait.",
        c::Pred::Leaf(c::Leaf {
            name: "crate::dialects::gpu::is_of_dialect",
            accepts: crate::dialects::gpu::is_of_dialect,
        }),
    )
};
static CONSTRAINT_2: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new(
        "region with 1 blocks",
        c::Pred::Compare(c::Measure::Blocks, c::Comparison::Equal, 1),
    )
};
