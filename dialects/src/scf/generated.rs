// @generated from defs/scf.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Structured control flow: loops and conditions whose bodies are regions.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Structured control flow: loops and conditions whose bodies are regions.",
        ops: &[
            &FOR_OP, &FORALL_OP, &IN_PARALLEL_OP, &PARALLEL_OP, &REDUCE_OP, &REDUCE_RETURN_OP, &WHILE_OP,
            &CONDITION_OP, &IF_OP, &INDEX_SWITCH_OP, &EXECUTE_REGION_OP, &YIELD_OP,
        ],
        ..::isogloss::def::Dialect::new("scf")
    };
    &DIALECT
}

::isogloss::op_handle! {
    /// A loop with a counter, which may carry values.
    pub struct ForOp<'a, 'c> = FOR_OP;
    /// The operand `lowerBound`.
    operand lower_bound "getLowerBound"(0, set_lower_bound);
    /// The operand `upperBound`.
    operand upper_bound "getUpperBound"(1, set_upper_bound);
    /// The operand `step`.
    operand step "getStep"(2, set_step);
    /// The operand `initArgs`.
    operands init_args "getInitArgs"(3, set_init_args);
    /// The result `results`.
    results results "getResults"(0);
    /// The attribute `unsignedCmp`.
    unit unsigned_cmp "getUnsignedCmp"(0, set_unsigned_cmp);
    /// The region `region`.
    region region "getRegion"(0);
}
static FOR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A loop with a counter, which may carry values.",
        traits: p::traits(&[
            p::T::AUTOMATIC_ALLOCATION_SCOPE, p::T::SINGLE_BLOCK, p::T::RECURSIVE_MEMORY_EFFECTS,
        ]),
        operands: &[
            p::one("lowerBound", &CONSTRAINT_ANY_SIGNLESS_INTEGER_OR_INDEX),
            p::one("upperBound", &CONSTRAINT_ANY_SIGNLESS_INTEGER_OR_INDEX),
            p::one("step", &CONSTRAINT_ANY_SIGNLESS_INTEGER_OR_INDEX),
            p::variadic("initArgs", &CONSTRAINT),
        ],
        results: &[p::variadic("results", &CONSTRAINT)],
        properties: &[p::attribute("unsignedCmp", &CONSTRAINT_UNIT_ATTR).unit()],
        regions: &[p::region("region", false, &CONSTRAINT_1)],
        implicit_terminator: Some("scf.yield"),
        native_traits: &[
            &::isogloss::ir::interfaces::LOOP_LIKE_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::REGION_BRANCH_OP_INTERFACE_VERIFIER,
            &p::named("SingleBlock"),
            &p::named("SingleBlockImplicitTerminator"),
        ],
        predicates: &[c::Constraint::new(
            "all of {lowerBound, upperBound, step} have same type",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                c::Path::new(c::Start::Operand(2), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::LoopLikeOpInterfaceTable::entry::<ForOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::entry::<ForOp<'static, 'static>>(),
            i::RegionBranchOpInterfaceTable::entry::<ForOp<'static, 'static>>(),
        ],
        syntax: Some(p::custom_syntax::<ForOp<'static, 'static>>()),
        verify: Some(|op| <ForOp<'_, '_> as ForOpVerify>::verify(p::cast::<ForOp<'_, '_>>(op))),
        verify_regions: Some(
            |op| <ForOp<'_, '_> as ForOpRegionVerify>::verify_regions(p::cast::<ForOp<'_, '_>>(op)),
        ),
        ..p::declared("scf", "scf.for")
    }
};
::isogloss::op_builder! {
    ForOp<'c> = FOR_OP, "scf.for", 1 regions;
    pub builder(
        results: results,
        lower_bound: operand,
        upper_bound: operand,
        step: operand,
        init_args: operands
    ) -> op;
    ForOpBuilder<ForOpRegions> { unsigned_cmp: unit(0) bool } needs region(0): ForOpNeedsRegion => ()
}

/// The verifier of [`ForOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ForOpVerify`",
    label = "`ForOpVerify` is not implemented",
    note = "the definition of `ForOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ForOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The verifier of [`ForOp`], which the dialect's author implements. It runs after the verification of its regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ForOpRegionVerify`",
    label = "`ForOpRegionVerify` is not implemented",
    note = "the definition of `ForOp` sets `hasRegionVerifier`",
    note = "`fn verify_regions(self) -> Result<(), Diagnostic>;`",
)]
pub trait ForOpRegionVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify_regions(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Runs its body for all points of a range, in parallel.
    pub struct ForallOp<'a, 'c> = FORALL_OP;
    /// The operand `dynamicLowerBound`.
    operands dynamic_lower_bound "getDynamicLowerBound"(0, set_dynamic_lower_bound);
    /// The operand `dynamicUpperBound`.
    operands dynamic_upper_bound "getDynamicUpperBound"(1, set_dynamic_upper_bound);
    /// The operand `dynamicStep`.
    operands dynamic_step "getDynamicStep"(2, set_dynamic_step);
    /// The operand `outputs`.
    operands outputs "getOutputs"(3, set_outputs);
    /// The result `results`.
    results results "getResults"(0);
    /// The attribute `staticLowerBound`.
    required static_lower_bound "getStaticLowerBound"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_lower_bound
    );
    /// The attribute `staticUpperBound`.
    required static_upper_bound "getStaticUpperBound"(
        handle 1 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_upper_bound
    );
    /// The attribute `staticStep`.
    required static_step "getStaticStep"(
        handle 2 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_static_step
    );
    /// The attribute `mapping`.
    optional mapping "getMapping"(handle 3 -> ::isogloss::builtin::ArrayAttr<'c>, set_mapping = maybe_set(3));
    /// The region `region`.
    region region "getRegion"(0);
}
static FORALL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Runs its body for all points of a range, in parallel.",
        traits: p::traits(&[
            p::T::AUTOMATIC_ALLOCATION_SCOPE, p::T::RECURSIVE_MEMORY_EFFECTS, p::T::SINGLE_BLOCK,
            p::T::PARALLEL_REGION,
        ]),
        operands: &[
            p::variadic("dynamicLowerBound", &CONSTRAINT_2), p::variadic("dynamicUpperBound", &CONSTRAINT_2),
            p::variadic("dynamicStep", &CONSTRAINT_2), p::variadic("outputs", &CONSTRAINT_3),
        ],
        results: &[p::variadic("results", &CONSTRAINT)],
        operand_segments: p::Segments::Sized { property: 4 },
        properties: &[
            p::attribute("staticLowerBound", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required(),
            p::attribute("staticUpperBound", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required(),
            p::attribute("staticStep", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required(),
            p::attribute("mapping", &CONSTRAINT_4)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::segment_sizes("operandSegmentSizes"),
        ],
        regions: &[p::region("region", false, &CONSTRAINT_1)],
        implicit_terminator: Some("scf.forall.in_parallel"),
        native_traits: &[
            &p::named("AttrSizedOperandSegments"),
            &::isogloss::ir::interfaces::LOOP_LIKE_OP_INTERFACE_VERIFIER,
            &p::named("SingleBlock"),
            &p::named("SingleBlockImplicitTerminator"),
            &::isogloss::ir::interfaces::REGION_BRANCH_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::DESTINATION_STYLE_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[
            i::LoopLikeOpInterfaceTable::entry::<ForallOp<'static, 'static>>(),
            i::RegionBranchOpInterfaceTable::entry::<ForallOp<'static, 'static>>(),
            i::DestinationStyleOpInterfaceTable::entry::<ForallOp<'static, 'static>>(),
        ],
        syntax: Some(p::custom_syntax::<ForallOp<'static, 'static>>()),
        verify: Some(|op| <ForallOp<'_, '_> as ForallOpVerify>::verify(p::cast::<ForallOp<'_, '_>>(op))),
        ..p::declared("scf", "scf.forall")
    }
};
::isogloss::op_builder! {
    ForallOp<'c> = FORALL_OP, "scf.forall", 1 regions;
    pub builder(
        results: results,
        dynamic_lower_bound: operands,
        dynamic_upper_bound: operands,
        dynamic_step: operands,
        static_lower_bound: set(0)::isogloss::builtin::DenseArrayAttr<'c>,
        static_upper_bound: set(1)::isogloss::builtin::DenseArrayAttr<'c>,
        static_step: set(2)::isogloss::builtin::DenseArrayAttr<'c>,
        outputs: operands
    ) -> op;
    ForallOpBuilder<ForallOpRegions> {
        mapping: maybe_set(3)::isogloss::builtin::ArrayAttr<'c>
    } needs region(0): ForallOpNeedsRegion => ()
}

/// The verifier of [`ForallOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ForallOpVerify`",
    label = "`ForallOpVerify` is not implemented",
    note = "the definition of `ForallOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ForallOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The end of the body of `scf.forall`: what the points contribute to the results.
    pub struct InParallelOp<'a, 'c> = IN_PARALLEL_OP;
    /// The region `region`.
    region region "getRegion"(0);
}
static IN_PARALLEL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of the body of `scf.forall`: what the points contribute to the results.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR, p::T::NO_TERMINATOR, p::T::SINGLE_BLOCK,
            p::T::GRAPH_REGION,
        ]),
        regions: &[p::region("region", false, &CONSTRAINT_1)],
        parents: &["scf.forall"],
        native_traits: &[&p::named("IsTerminator"), &p::named("HasParent"), &p::named("SingleBlock")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::InParallelOpInterfaceTable::entry::<InParallelOp<'static, 'static>>(),
            i::RegionKindInterfaceTable::graph_regions(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        syntax: Some(p::custom_syntax::<InParallelOp<'static, 'static>>()),
        verify: Some(
            |op| <InParallelOp<'_, '_> as InParallelOpVerify>::verify(p::cast::<InParallelOp<'_, '_>>(op)),
        ),
        ..p::declared("scf", "scf.forall.in_parallel")
    }
};
::isogloss::op_builder! {
    InParallelOp<'c> = IN_PARALLEL_OP, "scf.forall.in_parallel", 1 regions;
    pub builder() -> op;
    InParallelOpBuilder<InParallelOpRegions> {} needs region(0): InParallelOpNeedsRegion => ()
}

/// The verifier of [`InParallelOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl InParallelOpVerify`",
    label = "`InParallelOpVerify` is not implemented",
    note = "the definition of `InParallelOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait InParallelOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A nest of loops whose bodies run in any order, which may reduce values.
    pub struct ParallelOp<'a, 'c> = PARALLEL_OP;
    /// The operand `lowerBound`.
    operands lower_bound "getLowerBound"(0, set_lower_bound);
    /// The operand `upperBound`.
    operands upper_bound "getUpperBound"(1, set_upper_bound);
    /// The operand `step`.
    operands step "getStep"(2, set_step);
    /// The operand `initVals`.
    operands init_vals "getInitVals"(3, set_init_vals);
    /// The result `results`.
    results results "getResults"(0);
    /// The region `region`.
    region region "getRegion"(0);
}
static PARALLEL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A nest of loops whose bodies run in any order, which may reduce values.",
        traits: p::traits(&[
            p::T::AUTOMATIC_ALLOCATION_SCOPE, p::T::RECURSIVE_MEMORY_EFFECTS, p::T::SINGLE_BLOCK,
            p::T::PARALLEL_REGION,
        ]),
        operands: &[
            p::variadic("lowerBound", &CONSTRAINT_2), p::variadic("upperBound", &CONSTRAINT_2),
            p::variadic("step", &CONSTRAINT_2), p::variadic("initVals", &CONSTRAINT),
        ],
        results: &[p::variadic("results", &CONSTRAINT)],
        operand_segments: p::Segments::Sized { property: 0 },
        properties: &[p::segment_sizes("operandSegmentSizes")],
        regions: &[p::region("region", false, &CONSTRAINT_1)],
        implicit_terminator: Some("scf.reduce"),
        native_traits: &[
            &p::named("AttrSizedOperandSegments"),
            &::isogloss::ir::interfaces::LOOP_LIKE_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::REGION_BRANCH_OP_INTERFACE_VERIFIER, &p::named("SingleBlock"),
            &p::named("SingleBlockImplicitTerminator"),
        ],
        interfaces: &[
            i::LoopLikeOpInterfaceTable::entry::<ParallelOp<'static, 'static>>(),
            i::RegionBranchOpInterfaceTable::entry::<ParallelOp<'static, 'static>>(),
        ],
        syntax: Some(p::custom_syntax::<ParallelOp<'static, 'static>>()),
        verify: Some(
            |op| <ParallelOp<'_, '_> as ParallelOpVerify>::verify(p::cast::<ParallelOp<'_, '_>>(op)),
        ),
        ..p::declared("scf", "scf.parallel")
    }
};
::isogloss::op_builder! {
    ParallelOp<'c> = PARALLEL_OP, "scf.parallel", 1 regions;
    pub builder(
        results: results,
        lower_bound: operands,
        upper_bound: operands,
        step: operands,
        init_vals: operands
    ) -> op;
    ParallelOpBuilder<ParallelOpRegions> {} needs region(0): ParallelOpNeedsRegion => ()
}

/// The verifier of [`ParallelOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ParallelOpVerify`",
    label = "`ParallelOpVerify` is not implemented",
    note = "the definition of `ParallelOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ParallelOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The end of the body of `scf.parallel`: how the values of two iterations become one.
    pub struct ReduceOp<'a, 'c> = REDUCE_OP;
    /// The operand `operands`.
    operands operands "getOperands"(0, set_operands);
    /// The region `reductions`.
    regions reductions "getReductions"(0);
}
static REDUCE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of the body of `scf.parallel`: how the values of two iterations become one.",
        traits: p::traits(&[p::T::TERMINATOR, p::T::RECURSIVE_MEMORY_EFFECTS]),
        operands: &[p::variadic("operands", &CONSTRAINT)],
        regions: &[p::region("reductions", true, &CONSTRAINT_1)],
        parents: &["scf.parallel"],
        native_traits: &[&p::named("IsTerminator"), &p::named("HasParent")],
        interfaces: &[i::RegionBranchTerminatorOpInterfaceTable::entry::<ReduceOp<'static, 'static>>()],
        format: Some(&[
            f::group(
                f::Anchor::Operand(0),
                &[f::lit("("), f::operand(0).joined(), f::spaced(":"), f::operand_type(0), f::lit(")")],
            ), f::region(0), f::attr_dict(),
        ]),
        verify_regions: Some(
            |op| <ReduceOp<'_, '_> as ReduceOpRegionVerify>::verify_regions(p::cast::<ReduceOp<'_, '_>>(op)),
        ),
        ..p::declared("scf", "scf.reduce")
    }
};
::isogloss::op_builder! {
    ReduceOp<'c> = REDUCE_OP, "scf.reduce", 0 regions;
    pub fn reduce(operands: operands, reductions: regions) -> op;
    ReduceOpBuilder { reductions: regions(0) }
}

/// The verifier of [`ReduceOp`], which the dialect's author implements. It runs after the verification of its regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ReduceOpRegionVerify`",
    label = "`ReduceOpRegionVerify` is not implemented",
    note = "the definition of `ReduceOp` sets `hasRegionVerifier`",
    note = "`fn verify_regions(self) -> Result<(), Diagnostic>;`",
)]
pub trait ReduceOpRegionVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify_regions(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The end of a region of `scf.reduce`, with the reduced value.
    pub struct ReduceReturnOp<'a, 'c> = REDUCE_RETURN_OP;
    /// The operand `result`.
    operand result "getResult"(0, set_result);
}
static REDUCE_RETURN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of a region of `scf.reduce`, with the reduced value.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[p::one("result", &CONSTRAINT_ANY_TYPE)],
        parents: &["scf.reduce"],
        native_traits: &[&p::named("HasParent"), &p::named("IsTerminator")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        verify: Some(
            |op| <ReduceReturnOp<'_, '_> as ReduceReturnOpVerify>::verify(p::cast::<ReduceReturnOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("scf", "scf.reduce.return")
    }
};
::isogloss::op_builder! {
    ReduceReturnOp<'c> = REDUCE_RETURN_OP, "scf.reduce.return", 0 regions;
    pub fn reduce_return(result: operand) -> op;
}

/// The verifier of [`ReduceReturnOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ReduceReturnOpVerify`",
    label = "`ReduceReturnOpVerify` is not implemented",
    note = "the definition of `ReduceReturnOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ReduceReturnOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A loop with a condition: one region computes it, another one follows if it is true.
    pub struct WhileOp<'a, 'c> = WHILE_OP;
    /// The operand `inits`.
    operands inits "getInits"(0, set_inits);
    /// The result `results`.
    results results "getResults"(0);
    /// The region `before`.
    region before "getBefore"(0);
    /// The region `after`.
    region after "getAfter"(1);
}
static WHILE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A loop with a condition: one region computes it, another one follows if it is true.",
        traits: p::traits(&[p::T::RECURSIVE_MEMORY_EFFECTS, p::T::SINGLE_BLOCK]),
        operands: &[p::variadic("inits", &CONSTRAINT)],
        results: &[p::variadic("results", &CONSTRAINT)],
        regions: &[p::region("before", false, &CONSTRAINT_1), p::region("after", false, &CONSTRAINT_1)],
        native_traits: &[
            &::isogloss::ir::interfaces::REGION_BRANCH_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::LOOP_LIKE_OP_INTERFACE_VERIFIER,
            &p::named("SingleBlock"),
        ],
        interfaces: &[
            i::RegionBranchOpInterfaceTable::entry::<WhileOp<'static, 'static>>(),
            i::LoopLikeOpInterfaceTable::entry::<WhileOp<'static, 'static>>(),
        ],
        syntax: Some(p::custom_syntax::<WhileOp<'static, 'static>>()),
        verify: Some(|op| <WhileOp<'_, '_> as WhileOpVerify>::verify(p::cast::<WhileOp<'_, '_>>(op))),
        ..p::declared("scf", "scf.while")
    }
};
::isogloss::op_builder! {
    WhileOp<'c> = WHILE_OP, "scf.while", 2 regions;
    pub builder(results: results, inits: operands) -> op;
    WhileOpBuilder<WhileOpRegions> {} needs before(0): WhileOpNeedsBefore => WhileOpNeedsAfter, after(
        1
    ): WhileOpNeedsAfter => ()
}

/// The verifier of [`WhileOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl WhileOpVerify`",
    label = "`WhileOpVerify` is not implemented",
    note = "the definition of `WhileOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait WhileOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The end of the first region of `scf.while`: whether the loop goes on, and with which values.
    pub struct ConditionOp<'a, 'c> = CONDITION_OP;
    /// The operand `condition`.
    operand condition "getCondition"(0, set_condition);
    /// The operand `args`.
    operands args "getArgs"(1, set_args);
}
static CONDITION_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of the first region of `scf.while`: whether the loop goes on, and with which values.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[
            p::one("condition", &CONSTRAINT_I1).ty(p::Source::Known("i1")),
            p::variadic("args", &CONSTRAINT),
        ],
        parents: &["scf.while"],
        native_traits: &[&p::named("HasParent"), &p::named("IsTerminator")],
        interfaces: &[
            i::RegionBranchTerminatorOpInterfaceTable::entry::<ConditionOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::lit("("), f::operand(0).joined(), f::lit(")"), f::attr_dict(),
            f::group(f::Anchor::Operand(1), &[f::operand(1), f::spaced(":"), f::operand_type(1)]),
        ]),
        ..p::declared("scf", "scf.condition")
    }
};
::isogloss::op_builder! {
    ConditionOp<'c> = CONDITION_OP, "scf.condition", 0 regions;
    pub fn condition(condition: operand, args: operands) -> op;
}

::isogloss::op_handle! {
    /// Runs one of two regions.
    pub struct IfOp<'a, 'c> = IF_OP, adaptor IfOpAdaptor;
    /// The operand `condition`.
    operand condition "getCondition"(0, set_condition);
    /// The result `results`.
    results results "getResults"(0);
    /// The region `thenRegion`.
    region then_region "getThenRegion"(0);
    /// The region `elseRegion`.
    region else_region "getElseRegion"(1);
}
static IF_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Runs one of two regions.",
        traits: p::traits(&[
            p::T::SINGLE_BLOCK, p::T::RECURSIVE_MEMORY_EFFECTS, p::T::RECURSIVELY_SPECULATABLE,
            p::T::NO_REGION_ARGUMENTS,
        ]),
        operands: &[p::one("condition", &CONSTRAINT_I1)],
        results: &[p::variadic("results", &CONSTRAINT).inferred(p::Source::Inferred)],
        regions: &[
            p::region("thenRegion", false, &CONSTRAINT_1), p::region("elseRegion", false, &CONSTRAINT_5),
        ],
        implicit_terminator: Some("scf.yield"),
        native_traits: &[
            &::isogloss::ir::interfaces::REGION_BRANCH_OP_INTERFACE_VERIFIER,
            &p::named("InferTypeOpInterface"), &p::named("InferTypeOpAdaptor"), &p::named("SingleBlock"),
            &p::named("SingleBlockImplicitTerminator"), &p::named("NoRegionArguments"),
        ],
        interfaces: &[
            i::RegionBranchOpInterfaceTable::entry::<IfOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
        ],
        syntax: Some(p::custom_syntax::<IfOp<'static, 'static>>()),
        verify: Some(|op| <IfOp<'_, '_> as IfOpVerify>::verify(p::cast::<IfOp<'_, '_>>(op))),
        fold: Some(::isogloss::plumbing::folder::<IfOp<'static, 'static>>()),
        infer: Some(::isogloss::ir::infer::InferTypes {
            name: "scf.if",
            infer: |operation| <IfOp<'_, '_> as IfOpInferTypes>::infer(IfOpAdaptor(*operation)),
            compatible: ::core::option::Option::None,
        }),
        ..p::declared("scf", "scf.if")
    }
};
::isogloss::op_builder! {
    IfOp<'c> = IF_OP, "scf.if", 2 regions;
    pub builder(condition: operand) -> op;
    IfOpBuilder<IfOpRegions> { else_region: region(1) } needs then_region(0): IfOpNeedsThenRegion => ()
}

/// The verifier of [`IfOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl IfOpVerify`",
    label = "`IfOpVerify` is not implemented",
    note = "the definition of `IfOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait IfOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The inference of the types of the results of [`IfOp`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl IfOpInferTypes`",
    label = "`IfOpInferTypes` is not implemented",
    note = "the definition of `IfOp` lists `InferTypeOpInterface`",
    note = "`fn infer<'c>(op: IfOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic>;`",
)]
pub trait IfOpInferTypes {
    /// The types of the results.
    ///
    /// # Errors
    /// If they cannot be inferred.
    fn infer<'c>(
        op: IfOpAdaptor<'_, 'c>,
    ) -> ::core::result::Result<::std::vec::Vec<::isogloss::Type<'c>>, ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Runs the region of an index, or a default region.
    pub struct IndexSwitchOp<'a, 'c> = INDEX_SWITCH_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The result `results`.
    results results "getResults"(0);
    /// The attribute `cases`.
    required cases "getCases"(handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>, set_cases);
    /// The region `defaultRegion`.
    region default_region "getDefaultRegion"(0);
    /// The region `caseRegions`.
    regions case_regions "getCaseRegions"(1);
}
static INDEX_SWITCH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Runs the region of an index, or a default region.",
        traits: p::traits(&[p::T::RECURSIVE_MEMORY_EFFECTS, p::T::SINGLE_BLOCK]),
        operands: &[p::one("arg", &CONSTRAINT_INDEX).ty(p::Source::Known("index"))],
        results: &[p::variadic("results", &CONSTRAINT)],
        properties: &[
            p::attribute("cases", &CONSTRAINT_DENSE_I64_ARRAY_ATTR)
                .list(&c::classes::DENSE_I64_ARRAY_ATTR, "i64")
                .required()
                .in_format(),
        ],
        regions: &[
            p::region("defaultRegion", false, &CONSTRAINT_1), p::region("caseRegions", true, &CONSTRAINT_1),
        ],
        implicit_terminator: Some("scf.yield"),
        native_traits: &[
            &p::named("SingleBlock"), &p::named("SingleBlockImplicitTerminator"),
            &::isogloss::ir::interfaces::REGION_BRANCH_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[i::RegionBranchOpInterfaceTable::entry::<IndexSwitchOp<'static, 'static>>()],
        format: Some(&[
            f::operand(0), f::attr_dict(),
            f::group(f::Anchor::Result(0), &[f::spaced("->"), f::result_type(0)]),
            f::custom(&SWITCH_CASES_DIRECTIVE, &[f::Argument::Property(0), f::Argument::Region(1)]),
            f::whitespace("\n"), f::lit("default"), f::region(0),
        ]),
        verify: Some(
            |op| <IndexSwitchOp<'_, '_> as IndexSwitchOpVerify>::verify(p::cast::<IndexSwitchOp<'_, '_>>(op)),
        ),
        ..p::declared("scf", "scf.index_switch")
    }
};
::isogloss::op_builder! {
    IndexSwitchOp<'c> = INDEX_SWITCH_OP, "scf.index_switch", 1 regions;
    pub builder(
        results: results,
        arg: operand,
        cases: set(0)::isogloss::builtin::DenseArrayAttr<'c>,
        case_regions: regions
    ) -> op;
    IndexSwitchOpBuilder<IndexSwitchOpRegions> {
        case_regions: regions(1)
    } needs default_region(0): IndexSwitchOpNeedsDefaultRegion => ()
}

/// The verifier of [`IndexSwitchOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl IndexSwitchOpVerify`",
    label = "`IndexSwitchOpVerify` is not implemented",
    note = "the definition of `IndexSwitchOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait IndexSwitchOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Runs its region once: several blocks where one operation is expected.
    pub struct ExecuteRegionOp<'a, 'c> = EXECUTE_REGION_OP;
    /// The attribute `no_inline`.
    unit no_inline "getNoInline"(0, set_no_inline);
    /// The region `region`.
    region region "getRegion"(0);
}
static EXECUTE_REGION_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Runs its region once: several blocks where one operation is expected.",
        traits: p::traits(&[p::T::RECURSIVE_MEMORY_EFFECTS]),
        results: &[p::variadic("", &CONSTRAINT)],
        properties: &[p::attribute("no_inline", &CONSTRAINT_UNIT_ATTR).unit()],
        regions: &[p::region("region", false, &CONSTRAINT_ANY_REGION)],
        native_traits: &[&::isogloss::ir::interfaces::REGION_BRANCH_OP_INTERFACE_VERIFIER],
        interfaces: &[i::RegionBranchOpInterfaceTable::entry::<ExecuteRegionOp<'static, 'static>>()],
        syntax: Some(p::custom_syntax::<ExecuteRegionOp<'static, 'static>>()),
        verify: Some(
            |op| <ExecuteRegionOp<'_, '_> as ExecuteRegionOpVerify>::verify(p::cast::<ExecuteRegionOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("scf", "scf.execute_region")
    }
};
::isogloss::op_builder! {
    ExecuteRegionOp<'c> = EXECUTE_REGION_OP, "scf.execute_region", 1 regions;
    pub fn execute_region(result_0: results) -> op;
    ExecuteRegionOpBuilder { no_inline: unit(0) bool, region: region(0) }
}

/// The verifier of [`ExecuteRegionOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ExecuteRegionOpVerify`",
    label = "`ExecuteRegionOpVerify` is not implemented",
    note = "the definition of `ExecuteRegionOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ExecuteRegionOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The end of a region, with the values that it passes on.
    pub struct YieldOp<'a, 'c> = YIELD_OP;
    /// The operand `results`.
    operands results_ "getResults"(0, set_results);
}
static YIELD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of a region, with the values that it passes on.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::RETURN_LIKE, p::T::TERMINATOR]),
        operands: &[p::variadic("results", &CONSTRAINT)],
        parents: &["scf.execute_region", "scf.for", "scf.if", "scf.index_switch", "scf.while"],
        native_traits: &[&p::named("IsTerminator"), &p::named("HasParent")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::RegionBranchTerminatorOpInterfaceTable::return_like(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::attr_dict(),
            f::group(f::Anchor::Operand(0), &[f::operand(0), f::spaced(":"), f::operand_type(0)]),
        ]),
        ..p::declared("scf", "scf.yield")
    }
};
::isogloss::op_builder! {
    YieldOp<'c> = YIELD_OP, "scf.yield", 0 regions;
    pub fn r#yield(results: operands) -> op;
}

/// The directive `custom<SwitchCases>`, which the dialect's author implements for [`ScfDialect`]. Assembly formats that have it, with its arguments:
///
/// - in [`IndexSwitchOp`]: `cases: DenseArrayAttr<'c>, case_regions: Vec<RegionRef<'a, 'c>>`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SwitchCasesDirective`",
    label = "`SwitchCasesDirective` is not implemented",
    note = "`custom<SwitchCases>` is in the assembly format of `IndexSwitchOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(DenseArrayAttr<'c>, Vec<RegionId>), Diagnostic>;`",
    note = "`fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, cases: DenseArrayAttr<'c>, case_regions: Vec<RegionRef<'a, 'c>>);`",
)]
#[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
pub trait SwitchCasesDirective {
    /// Parses the arguments of the directive.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>) -> ::core::result::Result<(
        ::isogloss::builtin::DenseArrayAttr<'c>,
        ::std::vec::Vec<::isogloss::ir::RegionId>,
    ), ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        op: ::isogloss::ir::OpRef<'a, 'c>,
        cases: ::isogloss::builtin::DenseArrayAttr<'c>,
        case_regions: ::std::vec::Vec<::isogloss::ir::RegionRef<'a, 'c>>,
    );
}
static SWITCH_CASES_DIRECTIVE: ::isogloss::ir::format::OpDirective = {
    #[allow(unused_imports)]
    use ::core::convert::Into;
    #[allow(unused_imports)]
    use ::isogloss::plumbing::{op as p, op_directive as d};
    ::isogloss::ir::format::OpDirective::new(
        "SwitchCases",
        |parser, read_arguments| {
            let text_start = d::offset(parser);
            let (cases, case_regions) = <ScfDialect as SwitchCasesDirective>::parse(parser)?;
            d::set_property(read_arguments, 0, ::core::option::Option::Some(cases.into()));
            d::set(read_arguments, 1, case_regions, text_start);
            ::core::result::Result::Ok(true)
        },
        |op, printer, read_arguments| d::print(
            op,
            read_arguments,
            |printed_values| {
                <ScfDialect as SwitchCasesDirective>::print(
                    printer,
                    op,
                    p::handle(printed_values.property(0))?,
                    printed_values.get(1)?,
                );
                ::core::option::Option::Some(())
            },
        ),
    )
};
static CONSTRAINT_ANY_SIGNLESS_INTEGER_OR_INDEX: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless integer or index",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::Class(&c::classes::INDEX_TYPE),
        ]),
    )
};
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("variadic of any type", c::Pred::All(&[]))
};
static CONSTRAINT_UNIT_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("unit attribute", c::Pred::Class(&c::classes::UNIT_ATTR))
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("region with 1 blocks", c::Pred::Compare(c::Measure::Blocks, c::Comparison::Equal, 1))
};
static CONSTRAINT_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("variadic of index", c::Pred::Class(&c::classes::INDEX_TYPE))
};
static CONSTRAINT_3: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "variadic of ranked tensor of any type values",
        c::Pred::Class(&c::classes::RANKED_TENSOR_TYPE),
    )
};
static CONSTRAINT_DENSE_I64_ARRAY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("i64 dense array attribute", c::Pred::Class(&c::classes::DENSE_I64_ARRAY_ATTR))
};
static CONSTRAINT_4: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "Device Mapping array attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::Leaf(c::Leaf {
                    name: "crate::scf::is_device_mapping",
                    // scf.td:16
                    accepts: crate::scf::is_device_mapping,
                }),
            ),
        ]),
    )
};
static CONSTRAINT_ANY_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};
static CONSTRAINT_I1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "1-bit signless integer",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
            c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
        ]),
    )
};
static CONSTRAINT_5: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "region with at most 1 blocks",
        c::Pred::Compare(c::Measure::Blocks, c::Comparison::LessOrEqual, 1),
    )
};
static CONSTRAINT_INDEX: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("index", c::Pred::Class(&c::classes::INDEX_TYPE))
};
static CONSTRAINT_ANY_REGION: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any region", c::Pred::All(&[]))
};

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct ScfDialect;
