// @generated from defs/cf.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Branches between the blocks of a region.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Branches between the blocks of a region.",
        ops: &[&ASSERT_OP, &BR_OP, &COND_BR_OP, &SWITCH_OP],
        ..::isogloss::def::Dialect::new("cf")
    };
    &DIALECT
}

::isogloss::op_handle! {
    /// Ends the program with a message if a condition is false.
    pub struct AssertOp<'a, 'c> = ASSERT_OP;
    /// The operand `arg`.
    operand arg "getArg"(0, set_arg);
    /// The attribute `msg`.
    required msg "getMsg"(handle 0 -> ::isogloss::builtin::StringAttr<'c>, set_msg = text(0));
}
static ASSERT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Ends the program with a message if a condition is false.",
        operands: &[p::one("arg", &CONSTRAINT_I1).ty(p::Source::Known("i1"))],
        properties: &[p::attribute("msg", &CONSTRAINT_STR_ATTR).string().required().in_format()],
        interfaces: &[i::MemoryEffectOpInterfaceTable::entry::<AssertOp<'static, 'static>>()],
        format: Some(&[f::operand(0), f::lit(","), f::property(0), f::attr_dict()]),
        ..p::declared("cf", "cf.assert")
    }
};
::isogloss::op_builder! {
    AssertOp<'c> = ASSERT_OP, "cf.assert", 0 regions;
    pub fn assert(arg: operand, msg: text(0)) -> op;
}

::isogloss::op_handle! {
    /// A branch to a block.
    pub struct BrOp<'a, 'c> = BR_OP;
    /// The operand `destOperands`.
    operands dest_operands "getDestOperands"(0, set_dest_operands);
    /// The successor `dest`.
    successor dest "getDest"(0, set_dest);
}
static BR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A branch to a block.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[p::variadic("destOperands", &CONSTRAINT)],
        successors: &[p::successor("dest", false)],
        native_traits: &[
            &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &p::named("IsTerminator"),
        ],
        interfaces: &[
            i::BranchOpInterfaceTable::entry::<BrOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::successor(0),
            f::group(
                f::Anchor::Operand(0),
                &[f::lit("("), f::operand(0).joined(), f::spaced(":"), f::operand_type(0), f::lit(")")],
            ), f::attr_dict(),
        ]),
        ..p::declared("cf", "cf.br")
    }
};
::isogloss::op_builder! {
    BrOp<'c> = BR_OP, "cf.br", 0 regions;
    pub fn br(dest_operands: operands, dest: successor) -> op;
}

::isogloss::op_handle! {
    /// A branch to one of two blocks.
    pub struct CondBrOp<'a, 'c> = COND_BR_OP;
    /// The operand `condition`.
    operand condition "getCondition"(0, set_condition);
    /// The operand `trueDestOperands`.
    operands true_dest_operands "getTrueDestOperands"(1, set_true_dest_operands);
    /// The operand `falseDestOperands`.
    operands false_dest_operands "getFalseDestOperands"(2, set_false_dest_operands);
    /// The attribute `branch_weights`.
    optional branch_weights "getBranchWeights"(
        handle 0 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_branch_weights = maybe_set(0)
    );
    /// The successor `trueDest`.
    successor true_dest "getTrueDest"(0, set_true_dest);
    /// The successor `falseDest`.
    successor false_dest "getFalseDest"(1, set_false_dest);
}
static COND_BR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A branch to one of two blocks.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[
            p::one("condition", &CONSTRAINT_I1).ty(p::Source::Known("i1")),
            p::variadic("trueDestOperands", &CONSTRAINT), p::variadic("falseDestOperands", &CONSTRAINT),
        ],
        operand_segments: p::Segments::Sized { property: 1 },
        properties: &[
            p::attribute("branch_weights", &CONSTRAINT_1)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .in_format(),
            p::segment_sizes("operandSegmentSizes"),
        ],
        successors: &[p::successor("trueDest", false), p::successor("falseDest", false)],
        native_traits: &[
            &p::named("AttrSizedOperandSegments"),
            &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::WEIGHTED_BRANCH_OP_INTERFACE_VERIFIER,
            &p::named("IsTerminator"),
        ],
        interfaces: &[
            i::BranchOpInterfaceTable::entry::<CondBrOp<'static, 'static>>(),
            i::WeightedBranchOpInterfaceTable::entry::<CondBrOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::group(
                f::Anchor::Property(0),
                &[f::spaced("weights"), f::lit("("), f::property(0).joined(), f::lit(")")],
            ), f::lit(","), f::successor(0),
            f::group(
                f::Anchor::Operand(1),
                &[f::lit("("), f::operand(1).joined(), f::spaced(":"), f::operand_type(1), f::lit(")")],
            ), f::lit(","), f::successor(1),
            f::group(
                f::Anchor::Operand(2),
                &[f::lit("("), f::operand(2).joined(), f::spaced(":"), f::operand_type(2), f::lit(")")],
            ), f::attr_dict(),
        ]),
        ..p::declared("cf", "cf.cond_br")
    }
};
::isogloss::op_builder! {
    CondBrOp<'c> = COND_BR_OP, "cf.cond_br", 0 regions;
    pub fn cond_br(
        condition: operand,
        true_dest_operands: operands,
        false_dest_operands: operands,
        true_dest: successor,
        false_dest: successor
    ) -> op;
    CondBrOpBuilder { branch_weights: maybe_set(0)::isogloss::builtin::DenseArrayAttr<'c> }
}
impl<'a, 'c> ::isogloss::ir::interfaces::WeightedBranchOpInterface<'a, 'c> for CondBrOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A branch to the block of a value, or to a default block.
    pub struct SwitchOp<'a, 'c> = SWITCH_OP;
    /// The operand `flag`.
    operand flag "getFlag"(0, set_flag);
    /// The operand `defaultOperands`.
    operands default_operands "getDefaultOperands"(1, set_default_operands);
    /// The operand `caseOperands`.
    operand_groups case_operands "getCaseOperands"(2, set_case_operands);
    /// The attribute `case_values`.
    optional case_values "getCaseValues"(
        handle 0 -> ::isogloss::builtin::DenseElementsAttr<'c>,
        set_case_values = maybe_set(0)
    );
    /// The attribute `case_operand_segments`.
    required case_operand_segments "getCaseOperandSegments"(
        handle 1 -> ::isogloss::builtin::DenseArrayAttr<'c>,
        set_case_operand_segments
    );
    /// The successor `defaultDestination`.
    successor default_destination "getDefaultDestination"(0, set_default_destination);
    /// The successor `caseDestinations`.
    successors case_destinations "getCaseDestinations"(1, set_case_destinations);
}
static SWITCH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A branch to the block of a value, or to a default block.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[
            p::one("flag", &CONSTRAINT_ANY_INTEGER), p::variadic("defaultOperands", &CONSTRAINT),
            p::nested("caseOperands", &CONSTRAINT, 1),
        ],
        operand_segments: p::Segments::Sized { property: 2 },
        properties: &[
            p::attribute("case_values", &CONSTRAINT_2)
                .handle::<::isogloss::builtin::DenseElementsAttr<'_>>()
                .in_format(),
            p::attribute("case_operand_segments", &CONSTRAINT_1)
                .list(&c::classes::DENSE_I32_ARRAY_ATTR, "i32")
                .required(),
            p::segment_sizes("operandSegmentSizes"),
        ],
        successors: &[p::successor("defaultDestination", false), p::successor("caseDestinations", true)],
        native_traits: &[
            &p::named("AttrSizedOperandSegments"), &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &p::named("IsTerminator"),
        ],
        interfaces: &[
            i::BranchOpInterfaceTable::entry::<SwitchOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::spaced(":"), f::operand_type(0), f::lit(","), f::spaced("["),
            f::whitespace("\n"),
            f::custom(
                &SWITCH_OP_CASES_DIRECTIVE,
                &[
                    f::Argument::Ref(&f::Argument::Types(f::TypesOf::Operand(0))), f::Argument::Successor(0),
                    f::Argument::Operand(1), f::Argument::Types(f::TypesOf::Operand(1)),
                    f::Argument::Property(0), f::Argument::Successor(1), f::Argument::Operand(2),
                    f::Argument::Types(f::TypesOf::Operand(2)),
                ],
            ).joined(), f::lit("]"), f::attr_dict(),
        ]),
        verify: Some(|op| <SwitchOp<'_, '_> as SwitchOpVerify>::verify(p::cast::<SwitchOp<'_, '_>>(op))),
        ..p::declared("cf", "cf.switch")
    }
};
::isogloss::op_builder! {
    SwitchOp<'c> = SWITCH_OP, "cf.switch", 0 regions;
    pub fn switch(
        flag: operand,
        default_operands: operands,
        case_operands: operand_groups,
        default_destination: successor,
        case_destinations: successors
    ) -> op;
    SwitchOpBuilder { case_values: maybe_set(0)::isogloss::builtin::DenseElementsAttr<'c> }
}

/// The verifier of [`SwitchOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SwitchOpVerify`",
    label = "`SwitchOpVerify` is not implemented",
    note = "the definition of `SwitchOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait SwitchOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The directive `custom<SwitchOpCases>`, which the dialect's author implements for [`CfDialect`]. Assembly formats that have it, with its arguments:
///
/// - in [`SwitchOp`]: `ref(flag_type: Type<'c>), default_destination: BlockRef<'a, 'c>, default_operands: Operands<'a, 'c>, default_operands_types: Vec<Type<'c>>, case_values: Option<DenseElementsAttr<'c>>, case_destinations: Vec<BlockRef<'a, 'c>>, case_operands: Vec<Operands<'a, 'c>>, case_operands_types: Vec<Vec<Type<'c>>>`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SwitchOpCasesDirective`",
    label = "`SwitchOpCasesDirective` is not implemented",
    note = "`custom<SwitchOpCases>` is in the assembly format of `SwitchOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, flag_type: Type<'c>) -> Result<(BlockId, Vec<UnresolvedOperand>, Vec<Type<'c>>, Option<DenseElementsAttr<'c>>, Vec<BlockId>, Vec<Vec<UnresolvedOperand>>, Vec<Vec<Type<'c>>>), Diagnostic>;`",
    note = "`fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, flag_type: Type<'c>, default_destination: BlockRef<'a, 'c>, default_operands: Operands<'a, 'c>, default_operands_types: Vec<Type<'c>>, case_values: Option<DenseElementsAttr<'c>>, case_destinations: Vec<BlockRef<'a, 'c>>, case_operands: Vec<Operands<'a, 'c>>, case_operands_types: Vec<Vec<Type<'c>>>);`",
)]
#[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
pub trait SwitchOpCasesDirective {
    /// Parses the arguments of the directive.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>, flag_type: ::isogloss::Type<'c>) -> ::core::result::Result<(
        ::isogloss::ir::BlockId,
        ::std::vec::Vec<::isogloss::ir::text::UnresolvedOperand>,
        ::std::vec::Vec<::isogloss::Type<'c>>,
        ::core::option::Option<::isogloss::builtin::DenseElementsAttr<'c>>,
        ::std::vec::Vec<::isogloss::ir::BlockId>,
        ::std::vec::Vec<::std::vec::Vec<::isogloss::ir::text::UnresolvedOperand>>,
        ::std::vec::Vec<::std::vec::Vec<::isogloss::Type<'c>>>,
    ), ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        op: ::isogloss::ir::OpRef<'a, 'c>,
        flag_type: ::isogloss::Type<'c>,
        default_destination: ::isogloss::ir::BlockRef<'a, 'c>,
        default_operands: ::isogloss::ir::Operands<'a, 'c>,
        default_operands_types: ::std::vec::Vec<::isogloss::Type<'c>>,
        case_values: ::core::option::Option<::isogloss::builtin::DenseElementsAttr<'c>>,
        case_destinations: ::std::vec::Vec<::isogloss::ir::BlockRef<'a, 'c>>,
        case_operands: ::std::vec::Vec<::isogloss::ir::Operands<'a, 'c>>,
        case_operands_types: ::std::vec::Vec<::std::vec::Vec<::isogloss::Type<'c>>>,
    );
}
static SWITCH_OP_CASES_DIRECTIVE: ::isogloss::ir::format::OpDirective = {
    #[allow(unused_imports)]
    use ::core::convert::Into;
    #[allow(unused_imports)]
    use ::isogloss::plumbing::{op as p, op_directive as d};
    ::isogloss::ir::format::OpDirective::new(
        "SwitchOpCases",
        |parser, read_arguments| {
            let text_start = d::offset(parser);
            let (
                default_destination,
                default_operands,
                default_operands_types,
                case_values,
                case_destinations,
                case_operands,
                case_operands_types,
            ) = <CfDialect as SwitchOpCasesDirective>::parse(parser, d::referred(parser, read_arguments, 0)?)?;
            d::set(read_arguments, 1, default_destination, text_start);
            d::set(read_arguments, 2, default_operands, text_start);
            d::set(read_arguments, 3, default_operands_types, text_start);
            d::set_property(read_arguments, 4, case_values.map(|case_values| case_values.into()));
            d::set(read_arguments, 5, case_destinations, text_start);
            d::set(read_arguments, 6, case_operands, text_start);
            d::set(read_arguments, 7, case_operands_types, text_start);
            ::core::result::Result::Ok(true)
        },
        |op, printer, read_arguments| d::print(
            op,
            read_arguments,
            |printed_values| {
                <CfDialect as SwitchOpCasesDirective>::print(
                    printer,
                    op,
                    printed_values.get(0)?,
                    printed_values.get(1)?,
                    printed_values.get(2)?,
                    printed_values.get(3)?,
                    p::handle(printed_values.property(4)),
                    printed_values.get(5)?,
                    printed_values.get(6)?,
                    printed_values.get(7)?,
                );
                ::core::option::Option::Some(())
            },
        ),
    )
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
static CONSTRAINT_STR_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("string attribute", c::Pred::Class(&c::classes::STRING_ATTR))
};
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("variadic of any type", c::Pred::All(&[]))
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("i32 dense array attribute", c::Pred::Class(&c::classes::DENSE_I32_ARRAY_ATTR))
};
static CONSTRAINT_ANY_INTEGER: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("integer", c::Pred::Class(&c::classes::INTEGER_TYPE))
};
static CONSTRAINT_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("integer elements attribute", c::Pred::Class(&c::classes::DENSE_INT_ELEMENTS_ATTR))
};

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct CfDialect;
