// @generated from defs/tensor.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Creates, reads, changes and reshapes tensors.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Creates, reads, changes and reshapes tensors.",
        ops: &[
            &EMPTY_OP, &FROM_ELEMENTS_OP, &SPLAT_OP, &GENERATE_OP, &YIELD_OP, &BITCAST_OP, &CAST_OP, &DIM_OP,
            &RANK_OP, &RESHAPE_OP, &EXPAND_SHAPE_OP, &COLLAPSE_SHAPE_OP, &EXTRACT_OP, &INSERT_OP, &GATHER_OP,
            &SCATTER_OP, &EXTRACT_SLICE_OP, &INSERT_SLICE_OP, &PARALLEL_INSERT_SLICE_OP, &CONCAT_OP, &PAD_OP,
        ],
        materialize_constant: ::core::option::Option::Some(
            ::isogloss::plumbing::materialize_constant::<TensorDialect>(),
        ),
        ..::isogloss::def::Dialect::new("tensor")
    };
    &DIALECT
}

::isogloss::op_handle! {
    /// A tensor of which only the shape is known.
    pub struct EmptyOp<'a, 'c> = EMPTY_OP;
    /// The operand `dynamicSizes`.
    operands dynamic_sizes "getDynamicSizes"(0, set_dynamic_sizes);
    /// The result `result`.
    result result "getResult"(0);
}
static EMPTY_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A tensor of which only the shape is known.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::variadic("dynamicSizes", &CONSTRAINT).ty(p::Source::Known("index"))],
        results: &[p::one("result", &CONSTRAINT_ANY_RANKED_TENSOR)],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operand(0).joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::result_type(0),
        ]),
        verify: Some(|op| <EmptyOp<'_, '_> as EmptyOpVerify>::verify(p::cast::<EmptyOp<'_, '_>>(op))),
        ..p::declared("tensor", "tensor.empty")
    }
};
::isogloss::op_builder! {
    EmptyOp<'c> = EMPTY_OP, "tensor.empty", 0 regions;
    pub fn empty(result: result, dynamic_sizes: operands) -> value;
}

/// The verifier of [`EmptyOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl EmptyOpVerify`",
    label = "`EmptyOpVerify` is not implemented",
    note = "the definition of `EmptyOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait EmptyOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A tensor of values in row-major order.
    pub struct FromElementsOp<'a, 'c> = FROM_ELEMENTS_OP;
    /// The operand `elements`.
    operands elements "getElements"(0, set_elements);
    /// The result `result`.
    result result "getResult"(0);
}
static FROM_ELEMENTS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A tensor of values in row-major order.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::variadic("elements", &CONSTRAINT_1)
            .ty(p::follows(p::From::Result(0), &[c::Step::Elements]))],
        results: &[p::one("result", &CONSTRAINT_ANY_STATIC_SHAPE_TENSOR)],
        predicates: &[c::Constraint::new(
            "operand types match result element type",
            c::Pred::SameLists(
                &c::Path::new(c::Start::Result(0), &[c::Step::Type, c::Step::Elements]),
                &c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
            ),
        )],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<FromElementsOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<FromElementsOp<'static, 'static>>()),
        ..p::declared("tensor", "tensor.from_elements")
    }
};
::isogloss::op_builder! {
    FromElementsOp<'c> = FROM_ELEMENTS_OP, "tensor.from_elements", 0 regions;
    pub fn from_elements(result: result, elements: operands) -> value;
}

::isogloss::op_handle! {
    /// A tensor whose elements are all the same value.
    pub struct SplatOp<'a, 'c> = SPLAT_OP;
    /// The operand `input`.
    operand input "getInput"(0, set_input);
    /// The operand `dynamicSizes`.
    operands dynamic_sizes "getDynamicSizes"(1, set_dynamic_sizes);
    /// The result `aggregate`.
    result aggregate "getAggregate"(0);
}
static SPLAT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A tensor whose elements are all the same value.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("input", &CONSTRAINT_ANY_TYPE).ty(p::follows(p::From::Result(0), &[c::Step::ElementType])),
            p::variadic("dynamicSizes", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("aggregate", &CONSTRAINT_ANY_RANKED_TENSOR)],
        predicates: &[c::Constraint::new(
            "operand type matches element type of result",
            c::Pred::Same(&[
                c::Path::new(c::Start::Result(0), &[c::Step::Type, c::Step::ElementType]),
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<SplatOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Operand(1), &[f::lit("["), f::operand(1).joined(), f::lit("]")]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        verify: Some(|op| <SplatOp<'_, '_> as SplatOpVerify>::verify(p::cast::<SplatOp<'_, '_>>(op))),
        fold: Some(::isogloss::plumbing::folder::<SplatOp<'static, 'static>>()),
        ..p::declared("tensor", "tensor.splat")
    }
};
::isogloss::op_builder! {
    SplatOp<'c> = SPLAT_OP, "tensor.splat", 0 regions;
    pub fn splat(aggregate: result, input: operand, dynamic_sizes: operands) -> value;
}

/// The verifier of [`SplatOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SplatOpVerify`",
    label = "`SplatOpVerify` is not implemented",
    note = "the definition of `SplatOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait SplatOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A tensor whose elements a region computes from their indices.
    pub struct GenerateOp<'a, 'c> = GENERATE_OP;
    /// The operand `dynamicExtents`.
    operands dynamic_extents "getDynamicExtents"(0, set_dynamic_extents);
    /// The result `result`.
    result result "getResult"(0);
    /// The region `body`.
    region body "getBody"(0);
}
static GENERATE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A tensor whose elements a region computes from their indices.",
        traits: p::traits(&[p::T::RECURSIVE_MEMORY_EFFECTS, p::T::SINGLE_BLOCK]),
        operands: &[p::variadic("dynamicExtents", &CONSTRAINT).ty(p::Source::Known("index"))],
        results: &[p::one("result", &CONSTRAINT_ANY_RANKED_TENSOR)],
        regions: &[p::region("body", false, &CONSTRAINT_2)],
        implicit_terminator: Some("tensor.yield"),
        native_traits: &[&p::named("SingleBlock"), &p::named("SingleBlockImplicitTerminator")],
        interfaces: &[i::OpAsmOpInterfaceTable::entry::<GenerateOp<'static, 'static>>()],
        format: Some(&[f::operand(0), f::region(0), f::attr_dict(), f::spaced(":"), f::result_type(0)]),
        verify: Some(
            |op| <GenerateOp<'_, '_> as GenerateOpVerify>::verify(p::cast::<GenerateOp<'_, '_>>(op)),
        ),
        verify_regions: Some(
            |op| <GenerateOp<'_, '_> as GenerateOpRegionVerify>::verify_regions(p::cast::<GenerateOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("tensor", "tensor.generate")
    }
};
::isogloss::op_builder! {
    GenerateOp<'c> = GENERATE_OP, "tensor.generate", 1 regions;
    pub builder(result: result, dynamic_extents: operands) -> value;
    GenerateOpBuilder<GenerateOpRegions> {} needs body(0): GenerateOpNeedsBody => ()
}

/// The verifier of [`GenerateOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GenerateOpVerify`",
    label = "`GenerateOpVerify` is not implemented",
    note = "the definition of `GenerateOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait GenerateOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The verifier of [`GenerateOp`], which the dialect's author implements. It runs after the verification of its regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GenerateOpRegionVerify`",
    label = "`GenerateOpRegionVerify` is not implemented",
    note = "the definition of `GenerateOp` sets `hasRegionVerifier`",
    note = "`fn verify_regions(self) -> Result<(), Diagnostic>;`",
)]
pub trait GenerateOpRegionVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify_regions(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The end of a region, with an element.
    pub struct YieldOp<'a, 'c> = YIELD_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
}
static YIELD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of a region, with an element.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::RETURN_LIKE, p::T::TERMINATOR]),
        operands: &[p::one("value", &CONSTRAINT_ANY_TYPE)],
        parents: &["tensor.generate", "tensor.pad"],
        native_traits: &[&p::named("IsTerminator"), &p::named("HasParent")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::RegionBranchTerminatorOpInterfaceTable::return_like(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        ..p::declared("tensor", "tensor.yield")
    }
};
::isogloss::op_builder! {
    YieldOp<'c> = YIELD_OP, "tensor.yield", 0 regions;
    pub fn r#yield(value: operand) -> op;
}

::isogloss::op_handle! {
    /// The bits of the elements as elements of another type of the same width.
    pub struct BitcastOp<'a, 'c> = BITCAST_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The result `dest`.
    result dest "getDest"(0);
}
static BITCAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The bits of the elements as elements of another type of the same width.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("source", &CONSTRAINT_TENSOR_NUMBER)],
        results: &[p::one("dest", &CONSTRAINT_TENSOR_NUMBER)],
        native_traits: &[&::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER],
        interfaces: &[
            i::CastOpInterfaceTable::entry::<BitcastOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        ..p::declared("tensor", "tensor.bitcast")
    }
};
::isogloss::op_builder! {
    BitcastOp<'c> = BITCAST_OP, "tensor.bitcast", 0 regions;
    pub fn bitcast(dest: result, source: operand) -> value;
}

::isogloss::op_handle! {
    /// The same tensor with a type that says more or less of its shape.
    pub struct CastOp<'a, 'c> = CAST_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The result `dest`.
    result dest "getDest"(0);
}
static CAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The same tensor with a type that says more or less of its shape.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("source", &CONSTRAINT_ANY_TENSOR)],
        results: &[p::one("dest", &CONSTRAINT_ANY_TENSOR)],
        native_traits: &[&::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER],
        interfaces: &[
            i::CastOpInterfaceTable::entry::<CastOp<'static, 'static>>(),
            i::OpAsmOpInterfaceTable::entry::<CastOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CastOp<'static, 'static>>()),
        ..p::declared("tensor", "tensor.cast")
    }
};
::isogloss::op_builder! {
    CastOp<'c> = CAST_OP, "tensor.cast", 0 regions;
    pub fn cast(dest: result, source: operand) -> value;
}

::isogloss::op_handle! {
    /// The size of a dimension.
    pub struct DimOp<'a, 'c> = DIM_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `index`.
    operand index "getIndex"(1, set_index);
    /// The result `result`.
    result result "getResult"(0);
}
static DIM_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The size of a dimension.",
        operands: &[
            p::one("source", &CONSTRAINT_ANY_NON0_RANKED_OR_UNRANKED_TENSOR),
            p::one("index", &CONSTRAINT_INDEX).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<DimOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::entry::<DimOp<'static, 'static>>(),
            i::ShapedDimOpInterfaceTable::entry::<DimOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::attr_dict(), f::operand(0), f::lit(","), f::operand(1), f::spaced(":"), f::operand_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<DimOp<'static, 'static>>()),
        ..p::declared("tensor", "tensor.dim")
    }
};
::isogloss::op_builder! {
    DimOp<'c> = DIM_OP, "tensor.dim", 0 regions;
    pub fn dim(source: operand, index: operand) -> value;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ShapedDimOpInterface<'a, 'c> for DimOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The rank of a tensor.
    pub struct RankOp<'a, 'c> = RANK_OP;
    /// The operand `tensor`.
    operand tensor "getTensor"(0, set_tensor);
}
static RANK_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The rank of a tensor.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("tensor", &CONSTRAINT_ANY_TENSOR)],
        results: &[p::one("", &CONSTRAINT_INDEX).derived(p::Source::Known("index"))],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<RankOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<RankOp<'static, 'static>>()),
        ..p::declared("tensor", "tensor.rank")
    }
};
::isogloss::op_builder! {
    RankOp<'c> = RANK_OP, "tensor.rank", 0 regions;
    pub fn rank(tensor: operand) -> value;
}

::isogloss::op_handle! {
    /// The same elements with a shape that another tensor holds.
    pub struct ReshapeOp<'a, 'c> = RESHAPE_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `shape`.
    operand shape "getShape"(1, set_shape);
    /// The result `result`.
    result result "getResult"(0);
}
static RESHAPE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The same elements with a shape that another tensor holds.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("source", &CONSTRAINT_ANY_TENSOR), p::one("shape", &CONSTRAINT_3)],
        results: &[p::one("result", &CONSTRAINT_ANY_TENSOR)],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<ReshapeOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit("("), f::operand(1).joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        verify: Some(|op| <ReshapeOp<'_, '_> as ReshapeOpVerify>::verify(p::cast::<ReshapeOp<'_, '_>>(op))),
        ..p::declared("tensor", "tensor.reshape")
    }
};
::isogloss::op_builder! {
    ReshapeOp<'c> = RESHAPE_OP, "tensor.reshape", 0 regions;
    pub fn reshape(result: result, source: operand, shape: operand) -> value;
}

/// The verifier of [`ReshapeOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ReshapeOpVerify`",
    label = "`ReshapeOpVerify` is not implemented",
    note = "the definition of `ReshapeOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ReshapeOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The same elements with more dimensions: each becomes a group of neighbours.
    pub struct ExpandShapeOp<'a, 'c> = EXPAND_SHAPE_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The operand `output_shape`.
    operands output_shape "getOutputShape"(1, set_output_shape);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `reassociation`.
    required reassociation "getReassociation"(
        handle 0 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_reassociation
    );
    /// The attribute `static_output_shape`.
    required static_output_shape "getStaticOutputShape"(
        handle 1 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_output_shape
    );
}
static EXPAND_SHAPE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The same elements with more dimensions: each becomes a group of neighbours.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("src", &CONSTRAINT_ANY_TENSOR),
            p::variadic("output_shape", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_TENSOR)],
        properties: &[
            p::attribute("reassociation", &CONSTRAINT_INDEX_LIST_ARRAY_ATTR)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
            p::attribute("static_output_shape", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<ExpandShapeOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::property(0), f::spaced("output_shape"),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(1), f::Argument::Property(1)]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("into"), f::result_type(0),
        ]),
        verify: Some(
            |op| <ExpandShapeOp<'_, '_> as ExpandShapeOpVerify>::verify(p::cast::<ExpandShapeOp<'_, '_>>(op)),
        ),
        ..p::declared("tensor", "tensor.expand_shape")
    }
};
::isogloss::op_builder! {
    ExpandShapeOp<'c> = EXPAND_SHAPE_OP, "tensor.expand_shape", 0 regions;
    pub fn expand_shape(
        result: result,
        src: operand,
        reassociation: set(0)::isogloss::builtin::ArrayAttr<'c>,
        output_shape: operands,
        static_output_shape: set(1)::isogloss::builtin::DenseArrayAttr<'c>
    ) -> value;
}

/// The verifier of [`ExpandShapeOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ExpandShapeOpVerify`",
    label = "`ExpandShapeOpVerify` is not implemented",
    note = "the definition of `ExpandShapeOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ExpandShapeOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The same elements with fewer dimensions: groups of neighbours become one each.
    pub struct CollapseShapeOp<'a, 'c> = COLLAPSE_SHAPE_OP;
    /// The operand `src`.
    operand src "getSrc"(0, set_src);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `reassociation`.
    required reassociation "getReassociation"(
        handle 0 -> ::isogloss::builtin::ArrayAttr<'c>,
        set_reassociation
    );
}
static COLLAPSE_SHAPE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The same elements with fewer dimensions: groups of neighbours become one each.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("src", &CONSTRAINT_ANY_TENSOR)],
        results: &[p::one("result", &CONSTRAINT_ANY_TENSOR)],
        properties: &[
            p::attribute("reassociation", &CONSTRAINT_INDEX_LIST_ARRAY_ATTR)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<CollapseShapeOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::property(0), f::attr_dict(), f::spaced(":"), f::operand_type(0),
            f::spaced("into"), f::result_type(0),
        ]),
        verify: Some(
            |op| <CollapseShapeOp<'_, '_> as CollapseShapeOpVerify>::verify(p::cast::<CollapseShapeOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("tensor", "tensor.collapse_shape")
    }
};
::isogloss::op_builder! {
    CollapseShapeOp<'c> = COLLAPSE_SHAPE_OP, "tensor.collapse_shape", 0 regions;
    pub fn collapse_shape(
        result: result,
        src: operand,
        reassociation: set(0)::isogloss::builtin::ArrayAttr<'c>
    ) -> value;
}

/// The verifier of [`CollapseShapeOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl CollapseShapeOpVerify`",
    label = "`CollapseShapeOpVerify` is not implemented",
    note = "the definition of `CollapseShapeOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait CollapseShapeOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// An element.
    pub struct ExtractOp<'a, 'c> = EXTRACT_OP;
    /// The operand `tensor`.
    operand tensor "getTensor"(0, set_tensor);
    /// The operand `indices`.
    operands indices "getIndices"(1, set_indices);
    /// The result `result`.
    result result "getResult"(0);
}
static EXTRACT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "An element.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("tensor", &CONSTRAINT_ANY_RANKED_TENSOR),
            p::variadic("indices", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_TYPE)
            .derived(p::follows(p::From::Operand(0), &[c::Step::ElementType]))],
        predicates: &[c::Constraint::new(
            "result type matches element type of tensor",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::ElementType]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<ExtractOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit("["), f::operand(1).joined(), f::lit("]"), f::attr_dict(), f::spaced(":"),
            f::operand_type(0),
        ]),
        verify: Some(|op| <ExtractOp<'_, '_> as ExtractOpVerify>::verify(p::cast::<ExtractOp<'_, '_>>(op))),
        fold: Some(::isogloss::plumbing::folder::<ExtractOp<'static, 'static>>()),
        ..p::declared("tensor", "tensor.extract")
    }
};
::isogloss::op_builder! {
    ExtractOp<'c> = EXTRACT_OP, "tensor.extract", 0 regions;
    pub fn extract(tensor: operand, indices: operands) -> value;
}

/// The verifier of [`ExtractOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ExtractOpVerify`",
    label = "`ExtractOpVerify` is not implemented",
    note = "the definition of `ExtractOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ExtractOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The tensor with another element at an index.
    pub struct InsertOp<'a, 'c> = INSERT_OP;
    /// The operand `scalar`.
    operand scalar "getScalar"(0, set_scalar);
    /// The operand `dest`.
    operand dest "getDest"(1, set_dest);
    /// The operand `indices`.
    operands indices "getIndices"(2, set_indices);
    /// The result `result`.
    result result "getResult"(0);
}
static INSERT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The tensor with another element at an index.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("scalar", &CONSTRAINT_ANY_TYPE)
                .ty(p::follows(p::From::Operand(1), &[c::Step::ElementType])),
            p::one("dest", &CONSTRAINT_ANY_RANKED_TENSOR),
            p::variadic("indices", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_RANKED_TENSOR).derived(p::like_operand(1))],
        native_traits: &[&::isogloss::ir::interfaces::DESTINATION_STYLE_OP_INTERFACE_VERIFIER],
        predicates: &[
            c::Constraint::new(
                "result type matches type of dest",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                    c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                ]),
            ),
            c::Constraint::new(
                "scalar type matches element type of dest",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type, c::Step::ElementType]),
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                ]),
            ),
        ],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<InsertOp<'static, 'static>>(),
            i::DestinationStyleOpInterfaceTable::entry::<InsertOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::spaced("into"), f::operand(1), f::lit("["), f::operand(2).joined(), f::lit("]"),
            f::attr_dict(), f::spaced(":"), f::operand_type(1),
        ]),
        verify: Some(|op| <InsertOp<'_, '_> as InsertOpVerify>::verify(p::cast::<InsertOp<'_, '_>>(op))),
        ..p::declared("tensor", "tensor.insert")
    }
};
::isogloss::op_builder! {
    InsertOp<'c> = INSERT_OP, "tensor.insert", 0 regions;
    pub fn insert(scalar: operand, dest: operand, indices: operands) -> value;
}

/// The verifier of [`InsertOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl InsertOpVerify`",
    label = "`InsertOpVerify` is not implemented",
    note = "the definition of `InsertOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait InsertOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The parts of a tensor at indices that another tensor holds.
    pub struct GatherOp<'a, 'c> = GATHER_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `indices`.
    operand indices "getIndices"(1, set_indices);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `gather_dims`.
    required gather_dims "getGatherDims"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_gather_dims
    );
    /// The attribute `unique`.
    unit unique "getUnique"(1, set_unique);
}
static GATHER_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The parts of a tensor at indices that another tensor holds.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("source", &CONSTRAINT_ANY_RANKED_TENSOR), p::one("indices", &CONSTRAINT_4)],
        results: &[p::one("result", &CONSTRAINT_ANY_RANKED_TENSOR)],
        properties: &[
            p::attribute("gather_dims", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::attribute("unique", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
        ],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<GatherOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit("["), f::operand(1).joined(), f::lit("]"), f::spaced("gather_dims"),
            f::lit("("), f::property(0).joined(), f::lit(")"),
            f::group(f::Anchor::Property(1), &[f::spaced("unique"), f::flag(1)]), f::attr_dict(),
            f::spaced(":"), f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        verify: Some(|op| <GatherOp<'_, '_> as GatherOpVerify>::verify(p::cast::<GatherOp<'_, '_>>(op))),
        ..p::declared("tensor", "tensor.gather")
    }
};
::isogloss::op_builder! {
    GatherOp<'c> = GATHER_OP, "tensor.gather", 0 regions;
    pub fn gather(
        result: result,
        source: operand,
        indices: operand,
        gather_dims: set(0)::isogloss::builtin::DenseArrayAttr<'c>
    ) -> value;
    GatherOpBuilder { unique: unit(1) bool }
}

/// The verifier of [`GatherOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GatherOpVerify`",
    label = "`GatherOpVerify` is not implemented",
    note = "the definition of `GatherOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait GatherOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The tensor with other parts at indices that another tensor holds.
    pub struct ScatterOp<'a, 'c> = SCATTER_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `dest`.
    operand dest "getDest"(1, set_dest);
    /// The operand `indices`.
    operand indices "getIndices"(2, set_indices);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `scatter_dims`.
    required scatter_dims "getScatterDims"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_scatter_dims
    );
    /// The attribute `unique`.
    unit unique "getUnique"(1, set_unique);
}
static SCATTER_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The tensor with other parts at indices that another tensor holds.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("source", &CONSTRAINT_ANY_RANKED_TENSOR), p::one("dest", &CONSTRAINT_ANY_RANKED_TENSOR),
            p::one("indices", &CONSTRAINT_4),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_RANKED_TENSOR)],
        properties: &[
            p::attribute("scatter_dims", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::attribute("unique", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
        ],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<ScatterOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::spaced("into"), f::operand(1), f::lit("["), f::operand(2).joined(), f::lit("]"),
            f::spaced("scatter_dims"), f::lit("("), f::property(0).joined(), f::lit(")"),
            f::group(f::Anchor::Property(1), &[f::spaced("unique"), f::flag(1)]), f::attr_dict(),
            f::spaced(":"), f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        verify: Some(|op| <ScatterOp<'_, '_> as ScatterOpVerify>::verify(p::cast::<ScatterOp<'_, '_>>(op))),
        ..p::declared("tensor", "tensor.scatter")
    }
};
::isogloss::op_builder! {
    ScatterOp<'c> = SCATTER_OP, "tensor.scatter", 0 regions;
    pub fn scatter(
        result: result,
        source: operand,
        dest: operand,
        indices: operand,
        scatter_dims: set(0)::isogloss::builtin::DenseArrayAttr<'c>
    ) -> value;
    ScatterOpBuilder { unique: unit(1) bool }
}

/// The verifier of [`ScatterOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ScatterOpVerify`",
    label = "`ScatterOpVerify` is not implemented",
    note = "the definition of `ScatterOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ScatterOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A part of a tensor; dimensions of size 1 may be left out.
    pub struct ExtractSliceOp<'a, 'c> = EXTRACT_SLICE_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `offsets`.
    operands offsets "getOffsets"(1, set_offsets);
    /// The operand `sizes`.
    operands sizes "getSizes"(2, set_sizes);
    /// The operand `strides`.
    operands strides "getStrides"(3, set_strides);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `static_offsets`.
    required static_offsets "getStaticOffsets"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_offsets
    );
    /// The attribute `static_sizes`.
    required static_sizes "getStaticSizes"(
        handle 1 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_sizes
    );
    /// The attribute `static_strides`.
    required static_strides "getStaticStrides"(
        handle 2 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_strides
    );
}
static EXTRACT_SLICE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A part of a tensor; dimensions of size 1 may be left out.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("source", &CONSTRAINT_ANY_RANKED_TENSOR),
            p::variadic("offsets", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("sizes", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("strides", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_RANKED_TENSOR)],
        operand_segments: p::Segments::Sized { property: 3 },
        properties: &[
            p::attribute("static_offsets", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::attribute("static_sizes", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::attribute("static_strides", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::segment_sizes("operandSegmentSizes"),
        ],
        native_traits: &[
            &p::named("AttrSizedOperandSegments"),
            &::isogloss::ir::interfaces::OFFSET_SIZE_AND_STRIDE_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<ExtractSliceOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::OffsetSizeAndStrideOpInterfaceTable::entry::<ExtractSliceOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(1), f::Argument::Property(0)]).joined(),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(2), f::Argument::Property(1)]),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(3), f::Argument::Property(2)]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_type(0),
        ]),
        verify: Some(
            |op| <ExtractSliceOp<'_, '_> as ExtractSliceOpVerify>::verify(p::cast::<ExtractSliceOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("tensor", "tensor.extract_slice")
    }
};
::isogloss::op_builder! {
    ExtractSliceOp<'c> = EXTRACT_SLICE_OP, "tensor.extract_slice", 0 regions;
    pub fn extract_slice(
        result: result,
        source: operand,
        offsets: operands,
        sizes: operands,
        strides: operands,
        static_offsets: set(0)::isogloss::builtin::DenseArrayAttr<'c>,
        static_sizes: set(1)::isogloss::builtin::DenseArrayAttr<'c>,
        static_strides: set(2)::isogloss::builtin::DenseArrayAttr<'c>
    ) -> value;
}

/// The verifier of [`ExtractSliceOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ExtractSliceOpVerify`",
    label = "`ExtractSliceOpVerify` is not implemented",
    note = "the definition of `ExtractSliceOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ExtractSliceOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The tensor with another tensor in place of a part.
    pub struct InsertSliceOp<'a, 'c> = INSERT_SLICE_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `dest`.
    operand dest "getDest"(1, set_dest);
    /// The operand `offsets`.
    operands offsets "getOffsets"(2, set_offsets);
    /// The operand `sizes`.
    operands sizes "getSizes"(3, set_sizes);
    /// The operand `strides`.
    operands strides "getStrides"(4, set_strides);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `static_offsets`.
    required static_offsets "getStaticOffsets"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_offsets
    );
    /// The attribute `static_sizes`.
    required static_sizes "getStaticSizes"(
        handle 1 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_sizes
    );
    /// The attribute `static_strides`.
    required static_strides "getStaticStrides"(
        handle 2 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_strides
    );
}
static INSERT_SLICE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The tensor with another tensor in place of a part.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("source", &CONSTRAINT_ANY_RANKED_TENSOR),
            p::one("dest", &CONSTRAINT_ANY_RANKED_TENSOR),
            p::variadic("offsets", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("sizes", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("strides", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_RANKED_TENSOR).derived(p::like_operand(1))],
        operand_segments: p::Segments::Sized { property: 3 },
        properties: &[
            p::attribute("static_offsets", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::attribute("static_sizes", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::attribute("static_strides", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::segment_sizes("operandSegmentSizes"),
        ],
        native_traits: &[
            &p::named("AttrSizedOperandSegments"),
            &::isogloss::ir::interfaces::DESTINATION_STYLE_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::OFFSET_SIZE_AND_STRIDE_OP_INTERFACE_VERIFIER,
        ],
        predicates: &[c::Constraint::new(
            "expected result type to match dest type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<InsertSliceOp<'static, 'static>>(),
            i::DestinationStyleOpInterfaceTable::entry::<InsertSliceOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::OffsetSizeAndStrideOpInterfaceTable::entry::<InsertSliceOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::spaced("into"), f::operand(1),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(2), f::Argument::Property(0)]).joined(),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(3), f::Argument::Property(1)]),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(4), f::Argument::Property(2)]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("into"), f::operand_type(1),
        ]),
        verify: Some(
            |op| <InsertSliceOp<'_, '_> as InsertSliceOpVerify>::verify(p::cast::<InsertSliceOp<'_, '_>>(op)),
        ),
        ..p::declared("tensor", "tensor.insert_slice")
    }
};
::isogloss::op_builder! {
    InsertSliceOp<'c> = INSERT_SLICE_OP, "tensor.insert_slice", 0 regions;
    pub fn insert_slice(
        source: operand,
        dest: operand,
        offsets: operands,
        sizes: operands,
        strides: operands,
        static_offsets: set(0)::isogloss::builtin::DenseArrayAttr<'c>,
        static_sizes: set(1)::isogloss::builtin::DenseArrayAttr<'c>,
        static_strides: set(2)::isogloss::builtin::DenseArrayAttr<'c>
    ) -> value;
}

/// The verifier of [`InsertSliceOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl InsertSliceOpVerify`",
    label = "`InsertSliceOpVerify` is not implemented",
    note = "the definition of `InsertSliceOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait InsertSliceOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// What one iteration of `scf.forall` contributes to a tensor.
    pub struct ParallelInsertSliceOp<'a, 'c> = PARALLEL_INSERT_SLICE_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `dest`.
    operand dest "getDest"(1, set_dest);
    /// The operand `offsets`.
    operands offsets "getOffsets"(2, set_offsets);
    /// The operand `sizes`.
    operands sizes "getSizes"(3, set_sizes);
    /// The operand `strides`.
    operands strides "getStrides"(4, set_strides);
    /// The attribute `static_offsets`.
    required static_offsets "getStaticOffsets"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_offsets
    );
    /// The attribute `static_sizes`.
    required static_sizes "getStaticSizes"(
        handle 1 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_sizes
    );
    /// The attribute `static_strides`.
    required static_strides "getStaticStrides"(
        handle 2 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_strides
    );
}
static PARALLEL_INSERT_SLICE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "What one iteration of `scf.forall` contributes to a tensor.",
        operands: &[
            p::one("source", &CONSTRAINT_ANY_RANKED_TENSOR),
            p::one("dest", &CONSTRAINT_ANY_RANKED_TENSOR),
            p::variadic("offsets", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("sizes", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("strides", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        operand_segments: p::Segments::Sized { property: 3 },
        properties: &[
            p::attribute("static_offsets", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::attribute("static_sizes", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::attribute("static_strides", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::segment_sizes("operandSegmentSizes"),
        ],
        native_traits: &[
            &p::named("AttrSizedOperandSegments"),
            &::isogloss::ir::interfaces::OFFSET_SIZE_AND_STRIDE_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[
            i::OffsetSizeAndStrideOpInterfaceTable::entry::<ParallelInsertSliceOp<'static, 'static>>(),
            i::ParallelCombiningOpInterfaceTable::entry::<ParallelInsertSliceOp<'static, 'static>>(),
        ],
        format: Some(&[
            f::operand(0), f::spaced("into"), f::operand(1),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(2), f::Argument::Property(0)]).joined(),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(3), f::Argument::Property(1)]),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(4), f::Argument::Property(2)]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("into"), f::operand_type(1),
        ]),
        verify: Some(
            |op| <ParallelInsertSliceOp<'_, '_> as ParallelInsertSliceOpVerify>::verify(p::cast::<ParallelInsertSliceOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("tensor", "tensor.parallel_insert_slice")
    }
};
::isogloss::op_builder! {
    ParallelInsertSliceOp<'c> = PARALLEL_INSERT_SLICE_OP, "tensor.parallel_insert_slice", 0 regions;
    pub fn parallel_insert_slice(
        source: operand,
        dest: operand,
        offsets: operands,
        sizes: operands,
        strides: operands,
        static_offsets: set(0)::isogloss::builtin::DenseArrayAttr<'c>,
        static_sizes: set(1)::isogloss::builtin::DenseArrayAttr<'c>,
        static_strides: set(2)::isogloss::builtin::DenseArrayAttr<'c>
    ) -> op;
}

/// The verifier of [`ParallelInsertSliceOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ParallelInsertSliceOpVerify`",
    label = "`ParallelInsertSliceOpVerify` is not implemented",
    note = "the definition of `ParallelInsertSliceOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ParallelInsertSliceOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Tensors one after the other along a dimension.
    pub struct ConcatOp<'a, 'c> = CONCAT_OP;
    /// The operand `inputs`.
    operands inputs "getInputs"(0, set_inputs);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `dim`.
    required dim "getDim"(plain 0 -> i64, set_dim = int(0, 64));
}
static CONCAT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Tensors one after the other along a dimension.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::variadic("inputs", &CONSTRAINT_5)],
        results: &[p::one("result", &CONSTRAINT_ANY_RANKED_TENSOR)],
        properties: &[p::attribute("dim", &CONSTRAINT_I64_ATTR).integer("i64").required().in_format()],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::OpAsmOpInterfaceTable::entry::<ConcatOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::spaced("dim"), f::lit("("), f::property(0).joined(), f::lit(")"), f::operand(0),
            f::attr_dict(), f::spaced(":"), f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        verify: Some(|op| <ConcatOp<'_, '_> as ConcatOpVerify>::verify(p::cast::<ConcatOp<'_, '_>>(op))),
        ..p::declared("tensor", "tensor.concat")
    }
};
::isogloss::op_builder! {
    ConcatOp<'c> = CONCAT_OP, "tensor.concat", 0 regions;
    pub fn concat(result: result, dim: int(0, 64) i64, inputs: operands) -> value;
}

/// The verifier of [`ConcatOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ConcatOpVerify`",
    label = "`ConcatOpVerify` is not implemented",
    note = "the definition of `ConcatOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ConcatOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A larger tensor, of which a region computes the elements around the given ones.
    pub struct PadOp<'a, 'c> = PAD_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `low`.
    operands low "getLow"(1, set_low);
    /// The operand `high`.
    operands high "getHigh"(2, set_high);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `static_low`.
    required static_low "getStaticLow"(handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>, set_static_low);
    /// The attribute `static_high`.
    required static_high "getStaticHigh"(
        handle 1 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_high
    );
    /// The attribute `nofold`.
    unit nofold "getNofold"(2, set_nofold);
    /// The region `region`.
    region region "getRegion"(0);
}
static PAD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A larger tensor, of which a region computes the elements around the given ones.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::SINGLE_BLOCK]),
        operands: &[
            p::one("source", &CONSTRAINT_ANY_RANKED_TENSOR),
            p::variadic("low", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("high", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_RANKED_TENSOR)],
        operand_segments: p::Segments::Sized { property: 3 },
        properties: &[
            p::attribute("static_low", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::attribute("static_high", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
            p::attribute("nofold", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::segment_sizes("operandSegmentSizes"),
        ],
        regions: &[p::region("region", false, &CONSTRAINT_2)],
        implicit_terminator: Some("tensor.yield"),
        native_traits: &[
            &p::named("AttrSizedOperandSegments"), &p::named("SingleBlock"),
            &p::named("SingleBlockImplicitTerminator"),
        ],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<PadOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::group(f::Anchor::Property(2), &[f::spaced("nofold"), f::flag(2)]),
            f::spaced("low"),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(1), f::Argument::Property(0)]).joined(),
            f::spaced("high"),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(2), f::Argument::Property(1)]).joined(),
            f::region(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        verify: Some(|op| <PadOp<'_, '_> as PadOpVerify>::verify(p::cast::<PadOp<'_, '_>>(op))),
        verify_regions: Some(
            |op| <PadOp<'_, '_> as PadOpRegionVerify>::verify_regions(p::cast::<PadOp<'_, '_>>(op)),
        ),
        ..p::declared("tensor", "tensor.pad")
    }
};
::isogloss::op_builder! {
    PadOp<'c> = PAD_OP, "tensor.pad", 1 regions;
    pub builder(
        result: result,
        source: operand,
        low: operands,
        high: operands,
        static_low: set(0)::isogloss::builtin::DenseArrayAttr<'c>,
        static_high: set(1)::isogloss::builtin::DenseArrayAttr<'c>
    ) -> value;
    PadOpBuilder<PadOpRegions> { nofold: unit(2) bool } needs region(0): PadOpNeedsRegion => ()
}

/// The verifier of [`PadOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl PadOpVerify`",
    label = "`PadOpVerify` is not implemented",
    note = "the definition of `PadOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait PadOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The verifier of [`PadOp`], which the dialect's author implements. It runs after the verification of its regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl PadOpRegionVerify`",
    label = "`PadOpRegionVerify` is not implemented",
    note = "the definition of `PadOp` sets `hasRegionVerifier`",
    note = "`fn verify_regions(self) -> Result<(), Diagnostic>;`",
)]
pub trait PadOpRegionVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify_regions(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("variadic of index", c::Pred::Class(&c::classes::INDEX_TYPE))
};
static CONSTRAINT_ANY_RANKED_TENSOR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("ranked tensor of any type values", c::Pred::Class(&c::classes::RANKED_TENSOR_TYPE))
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("variadic of any type", c::Pred::All(&[]))
};
static CONSTRAINT_ANY_STATIC_SHAPE_TENSOR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "statically shaped tensor of any type values",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::RANKED_TENSOR_TYPE), c::Pred::Is(c::Property::StaticShape),
        ]),
    )
};
static CONSTRAINT_ANY_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};
static CONSTRAINT_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("region with 1 blocks", c::Pred::Compare(c::Measure::Blocks, c::Comparison::Equal, 1))
};
static CONSTRAINT_TENSOR_NUMBER: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "tensor of signless integer or unsigned integer or signed integer or floating-point values",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::TENSOR_TYPE),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::Any(&[
                    c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    ]),
                    c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Unsigned),
                    ]),
                    c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signed),
                    ]),
                    c::Pred::Class(&c::classes::FLOAT_TYPE),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_ANY_TENSOR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("tensor of any type values", c::Pred::Class(&c::classes::TENSOR_TYPE))
};
static CONSTRAINT_ANY_NON0_RANKED_OR_UNRANKED_TENSOR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "non-0-ranked or unranked tensor",
        c::Pred::Any(&[
            c::Pred::Class(&c::classes::UNRANKED_TENSOR_TYPE),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::TENSOR_TYPE), c::Pred::Is(c::Property::Ranked),
                c::Pred::Compare(c::Measure::Rank, c::Comparison::GreaterOrEqual, 1),
            ]),
        ]),
    )
};
static CONSTRAINT_INDEX: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("index", c::Pred::Class(&c::classes::INDEX_TYPE))
};
static CONSTRAINT_3: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "1D tensor of signless integer or index values",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::RANKED_TENSOR_TYPE), c::Pred::Is(c::Property::Ranked),
            c::Pred::OneOf(c::Measure::Rank, &[1]),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::Any(&[
                    c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    ]),
                    c::Pred::Class(&c::classes::INDEX_TYPE),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_INDEX_LIST_ARRAY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "Array of 64-bit integer array attributes",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::ARRAY_ATTR),
                    c::Pred::Within(
                        &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                        &c::Pred::All(&[
                            c::Pred::Class(&c::classes::INTEGER_ATTR),
                            c::Pred::Within(
                                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                                &c::Pred::All(&[
                                    c::Pred::Class(&c::classes::INTEGER_TYPE),
                                    c::Pred::Is(c::Property::Signless),
                                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                                ]),
                            ),
                        ]),
                    ),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_DENSE_I64_ARRAY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("i64 dense array attribute", c::Pred::Class(&c::classes::DENSE_I64_ARRAY_ATTR))
};
static CONSTRAINT_4: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "ranked tensor of signless integer or index values",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::RANKED_TENSOR_TYPE),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::Any(&[
                    c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    ]),
                    c::Pred::Class(&c::classes::INDEX_TYPE),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_UNIT_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("unit attribute", c::Pred::Class(&c::classes::UNIT_ATTR))
};
static CONSTRAINT_5: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "variadic of ranked tensor of any type values",
        c::Pred::Class(&c::classes::RANKED_TENSOR_TYPE),
    )
};
static CONSTRAINT_I64_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "64-bit signless integer attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ),
        ]),
    )
};

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct TensorDialect;
