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

/// Ends the program with a message if a condition is false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AssertOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(AssertOp, ASSERT_OP);
static ASSERT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "Ends the program with a message if a condition is false.",
        operands: &[p::group("arg", &CONSTRAINT_I1).ty(p::Source::Known("i1"))],
        properties: &[
            p::property("msg")
                .constraint(&CONSTRAINT_STR_ATTR)
                .storage(
                    <::isogloss::builtin::StringAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .required()
                .text(p::Text::OfType("none"))
                .in_format(),
        ],
        interfaces: &[
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::entry::<
                AssertOp<'static, 'static>,
            >(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Property {
                    index: 0,
                    space: true,
                    qualified: false,
                },
                p::E::AttrDict { keyword: false },
            ],
        ),
        ..::isogloss::ir::OpDef::new("cf", "cf.assert")
    }
};
impl<'a, 'c> AssertOp<'a, 'c> {
    /// Creates a `cf.assert`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        arg: ::isogloss::ir::ValueId,
        msg: &str,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &ASSERT_OP)
            .operand(arg)
            .set(0, msg)
            .create()
    }
    /// The operand `arg`.
    #[inline]
    #[must_use]
    pub fn arg(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The attribute `msg`.
    #[must_use]
    pub fn msg(self) -> ::isogloss::builtin::StringAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            0,
            ::isogloss::plumbing::op::handle(self.0, 0),
        )
    }
}
::isogloss::op_setters! {
    AssertOp < 'c > set_arg : ::isogloss::ir::ValueId = operand(0); set_msg : & str =
    set(0);
}

/// Creates a new `cf.assert`.
pub fn assert<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    arg: ::isogloss::ir::ValueId,
    msg: &str,
) -> ::isogloss::ir::OpId {
    AssertOp::create(builder, arg, msg)
}

/// A branch to a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(BrOp, BR_OP);
static BR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A branch to a block.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[p::group("destOperands", &CONSTRAINT).arity(p::Arity::Variadic)],
        successors: &[p::successor("dest", false)],
        native_traits: &[
            &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &p::t::IS_TERMINATOR,
        ],
        interfaces: &[
            ::isogloss::ir::interfaces::BranchOpInterfaceTable::entry::<
                BrOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Successor {
                    index: 0,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Operand(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "(",
                            space: false,
                        },
                        p::E::Operand {
                            index: 0,
                            space: false,
                        },
                        p::E::Literal {
                            text: ":",
                            space: true,
                        },
                        p::E::Type {
                            of: p::TypesOf::Operand(0),
                            space: true,
                            qualified: false,
                        },
                        p::E::Literal {
                            text: ")",
                            space: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
            ],
        ),
        ..::isogloss::ir::OpDef::new("cf", "cf.br")
    }
};
impl<'a, 'c> BrOp<'a, 'c> {
    /// Creates a `cf.br`.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        dest_operands: &[::isogloss::ir::ValueId],
        dest: ::isogloss::ir::BlockId,
    ) -> ::isogloss::ir::OpId {
        ::isogloss::ir::Building::new(builder, &BR_OP)
            .operands(dest_operands.iter().copied())
            .successor(dest)
            .create()
    }
    /// The operand `destOperands`.
    #[must_use]
    pub fn dest_operands(self) -> ::isogloss::ir::Operands<'a, 'c> {
        self.0.operand_group(0)
    }
    /// The successor `dest`.
    #[must_use]
    pub fn dest(self) -> ::isogloss::ir::BlockRef<'a, 'c> {
        ::isogloss::plumbing::op::only(self.0, self.0.successors())
    }
}
::isogloss::op_setters! {
    BrOp < 'c > set_dest_operands : & [::isogloss::ir::ValueId] = operands(0); set_dest :
    ::isogloss::ir::BlockId = successor(0);
}

/// Creates a new `cf.br`.
pub fn br<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    dest_operands: &[::isogloss::ir::ValueId],
    dest: ::isogloss::ir::BlockId,
) -> ::isogloss::ir::OpId {
    BrOp::create(builder, dest_operands, dest)
}

/// A branch to one of two blocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CondBrOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(CondBrOp, COND_BR_OP);
static COND_BR_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A branch to one of two blocks.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[
            p::group("condition", &CONSTRAINT_I1).ty(p::Source::Known("i1")),
            p::group("trueDestOperands", &CONSTRAINT).arity(p::Arity::Variadic),
            p::group("falseDestOperands", &CONSTRAINT).arity(p::Arity::Variadic),
        ],
        operand_segments: p::Segments::Sized { property: 1 },
        properties: &[
            p::property("branch_weights")
                .constraint(&CONSTRAINT_1)
                .storage(|node| (p::c::classes::DENSE_I32_ARRAY_ATTR.accepts)(node))
                .text(p::Text::List("i32"))
                .in_format(),
            p::segment_sizes("operandSegmentSizes"),
        ],
        successors: &[p::successor("trueDest", false), p::successor("falseDest", false)],
        native_traits: &[
            &p::t::ATTR_SIZED_OPERAND_SEGMENTS,
            &::isogloss::ir::interfaces::WEIGHTED_BRANCH_OP_INTERFACE_VERIFIER,
            &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &p::t::IS_TERMINATOR,
        ],
        interfaces: &[
            ::isogloss::ir::interfaces::WeightedBranchOpInterfaceTable::entry::<
                CondBrOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::BranchOpInterfaceTable::entry::<
                CondBrOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Property(0),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "weights",
                            space: true,
                        },
                        p::E::Literal {
                            text: "(",
                            space: false,
                        },
                        p::E::Property {
                            index: 0,
                            space: false,
                            qualified: false,
                        },
                        p::E::Literal {
                            text: ")",
                            space: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Successor {
                    index: 0,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Operand(1),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "(",
                            space: false,
                        },
                        p::E::Operand {
                            index: 1,
                            space: false,
                        },
                        p::E::Literal {
                            text: ":",
                            space: true,
                        },
                        p::E::Type {
                            of: p::TypesOf::Operand(1),
                            space: true,
                            qualified: false,
                        },
                        p::E::Literal {
                            text: ")",
                            space: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Successor {
                    index: 1,
                    space: true,
                },
                p::E::Optional {
                    anchor: p::Anchor::Operand(2),
                    inverted: false,
                    then: &[
                        p::E::Literal {
                            text: "(",
                            space: false,
                        },
                        p::E::Operand {
                            index: 2,
                            space: false,
                        },
                        p::E::Literal {
                            text: ":",
                            space: true,
                        },
                        p::E::Type {
                            of: p::TypesOf::Operand(2),
                            space: true,
                            qualified: false,
                        },
                        p::E::Literal {
                            text: ")",
                            space: false,
                        },
                    ],
                    otherwise: &[],
                },
                p::E::AttrDict { keyword: false },
            ],
        ),
        ..::isogloss::ir::OpDef::new("cf", "cf.cond_br")
    }
};
impl<'a, 'c> CondBrOp<'a, 'c> {
    /// Begins a `cf.cond_br`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        condition: ::isogloss::ir::ValueId,
        true_dest_operands: &[::isogloss::ir::ValueId],
        false_dest_operands: &[::isogloss::ir::ValueId],
        true_dest: ::isogloss::ir::BlockId,
        false_dest: ::isogloss::ir::BlockId,
    ) -> CondBrOpBuilder<'b, 'i, 'c> {
        CondBrOpBuilder(
            ::isogloss::ir::Building::new(builder, &COND_BR_OP)
                .operand(condition)
                .operands(true_dest_operands.iter().copied())
                .operands(false_dest_operands.iter().copied())
                .successor(true_dest)
                .successor(false_dest),
        )
    }
    /// Creates a `cf.cond_br` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        condition: ::isogloss::ir::ValueId,
        true_dest_operands: &[::isogloss::ir::ValueId],
        false_dest_operands: &[::isogloss::ir::ValueId],
        true_dest: ::isogloss::ir::BlockId,
        false_dest: ::isogloss::ir::BlockId,
    ) -> ::isogloss::ir::OpId {
        Self::builder(
                builder,
                condition,
                true_dest_operands,
                false_dest_operands,
                true_dest,
                false_dest,
            )
            .create()
    }
    /// The operand `condition`.
    #[inline]
    #[must_use]
    pub fn condition(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `trueDestOperands`.
    #[must_use]
    pub fn true_dest_operands(self) -> ::isogloss::ir::Operands<'a, 'c> {
        self.0.operand_group(1)
    }
    /// The operand `falseDestOperands`.
    #[must_use]
    pub fn false_dest_operands(self) -> ::isogloss::ir::Operands<'a, 'c> {
        self.0.operand_group(2)
    }
    /// The attribute `branch_weights`.
    #[must_use]
    pub fn branch_weights(
        self,
    ) -> ::core::option::Option<::isogloss::builtin::DenseArrayAttr<'c>> {
        ::isogloss::plumbing::op::handle(self.0, 0)
    }
    /// The successor `trueDest`.
    #[must_use]
    pub fn true_dest(self) -> ::isogloss::ir::BlockRef<'a, 'c> {
        ::isogloss::plumbing::op::only(self.0, self.0.successors())
    }
    /// The successor `falseDest`.
    #[must_use]
    pub fn false_dest(self) -> ::isogloss::ir::BlockRef<'a, 'c> {
        ::isogloss::plumbing::op::only(self.0, self.0.successors().skip(1))
    }
}
::isogloss::op_setters! {
    CondBrOp < 'c > set_condition : ::isogloss::ir::ValueId = operand(0);
    set_true_dest_operands : & [::isogloss::ir::ValueId] = operands(1);
    set_false_dest_operands : & [::isogloss::ir::ValueId] = operands(2);
    set_branch_weights : ::core::option::Option < ::isogloss::builtin::DenseArrayAttr <
    'c > > = maybe_set(0); set_true_dest : ::isogloss::ir::BlockId = successor(0);
    set_false_dest : ::isogloss::ir::BlockId = successor(1);
}

/// The builder of a [`CondBrOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct CondBrOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> CondBrOpBuilder<'_, '_, 'c> {
    /// Sets `branch_weights`.
    pub fn branch_weights(
        self,
        branch_weights: ::isogloss::builtin::DenseArrayAttr<'c>,
    ) -> Self {
        Self(self.0.set(0, branch_weights))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
}

/// Creates a new `cf.cond_br`.
pub fn cond_br<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    condition: ::isogloss::ir::ValueId,
    true_dest_operands: &[::isogloss::ir::ValueId],
    false_dest_operands: &[::isogloss::ir::ValueId],
    true_dest: ::isogloss::ir::BlockId,
    false_dest: ::isogloss::ir::BlockId,
) -> ::isogloss::ir::OpId {
    CondBrOp::create(
        builder,
        condition,
        true_dest_operands,
        false_dest_operands,
        true_dest,
        false_dest,
    )
}
impl<'a, 'c> ::isogloss::ir::interfaces::WeightedBranchOpInterface<'a, 'c>
for CondBrOp<'a, 'c> {}

/// A branch to the block of a value, or to a default block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwitchOp<'a, 'c>(::isogloss::ir::OpRef<'a, 'c>);
::isogloss::op_handle!(SwitchOp, SWITCH_OP);
static SWITCH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op as p;
    ::isogloss::ir::OpDef {
        counted: true,
        summary: "A branch to the block of a value, or to a default block.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR]),
        operands: &[
            p::group("flag", &CONSTRAINT_ANY_INTEGER),
            p::group("defaultOperands", &CONSTRAINT).arity(p::Arity::Variadic),
            p::group("caseOperands", &CONSTRAINT).arity(p::Arity::Nested { property: 1 }),
        ],
        operand_segments: p::Segments::Sized { property: 2 },
        properties: &[
            p::property("case_values")
                .constraint(&CONSTRAINT_2)
                .storage(
                    <::isogloss::builtin::DenseElementsAttr<
                        'static,
                    > as ::isogloss::Handle>::accepts,
                )
                .in_format(),
            p::property("case_operand_segments")
                .constraint(&CONSTRAINT_1)
                .storage(|node| (p::c::classes::DENSE_I32_ARRAY_ATTR.accepts)(node))
                .required()
                .text(p::Text::List("i32")),
            p::segment_sizes("operandSegmentSizes"),
        ],
        successors: &[
            p::successor("defaultDestination", false),
            p::successor("caseDestinations", true),
        ],
        native_traits: &[
            &p::t::ATTR_SIZED_OPERAND_SEGMENTS,
            &::isogloss::ir::interfaces::BRANCH_OP_INTERFACE_VERIFIER,
            &p::t::IS_TERMINATOR,
        ],
        interfaces: &[
            ::isogloss::ir::interfaces::BranchOpInterfaceTable::entry::<
                SwitchOp<'static, 'static>,
            >(),
            ::isogloss::ir::interfaces::ConditionallySpeculatableTable::declared(),
            ::isogloss::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: ",",
                    space: false,
                },
                p::E::Literal {
                    text: "[",
                    space: true,
                },
                p::E::Whitespace("\n"),
                p::E::Custom {
                    directive: &SWITCH_OP_CASES_DIRECTIVE,
                    arguments: &[
                        p::Argument::Ref(&p::Argument::Types(p::TypesOf::Operand(0))),
                        p::Argument::Successor(0),
                        p::Argument::Operand(1),
                        p::Argument::Types(p::TypesOf::Operand(1)),
                        p::Argument::Property(0),
                        p::Argument::Successor(1),
                        p::Argument::Operand(2),
                        p::Argument::Types(p::TypesOf::Operand(2)),
                    ],
                    space: false,
                },
                p::E::Literal {
                    text: "]",
                    space: false,
                },
                p::E::AttrDict { keyword: false },
            ],
        ),
        verify: Some(|op| <SwitchOp<
            '_,
            '_,
        > as SwitchOpVerify>::verify(p::cast::<SwitchOp<'_, '_>>(op))),
        ..::isogloss::ir::OpDef::new("cf", "cf.switch")
    }
};
impl<'a, 'c> SwitchOp<'a, 'c> {
    /// Begins a `cf.switch`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut ::isogloss::ir::Builder<'i, 'c>,
        flag: ::isogloss::ir::ValueId,
        default_operands: &[::isogloss::ir::ValueId],
        case_operands: &[&[::isogloss::ir::ValueId]],
        default_destination: ::isogloss::ir::BlockId,
        case_destinations: &[::isogloss::ir::BlockId],
    ) -> SwitchOpBuilder<'b, 'i, 'c> {
        SwitchOpBuilder(
            ::isogloss::ir::Building::new(builder, &SWITCH_OP)
                .operand(flag)
                .operands(default_operands.iter().copied())
                .operand_groups(case_operands)
                .successor(default_destination)
                .successors(case_destinations.iter().copied()),
        )
    }
    /// Creates a `cf.switch` without optional parts.
    pub fn create(
        builder: &mut ::isogloss::ir::Builder<'_, 'c>,
        flag: ::isogloss::ir::ValueId,
        default_operands: &[::isogloss::ir::ValueId],
        case_operands: &[&[::isogloss::ir::ValueId]],
        default_destination: ::isogloss::ir::BlockId,
        case_destinations: &[::isogloss::ir::BlockId],
    ) -> ::isogloss::ir::OpId {
        Self::builder(
                builder,
                flag,
                default_operands,
                case_operands,
                default_destination,
                case_destinations,
            )
            .create()
    }
    /// The operand `flag`.
    #[inline]
    #[must_use]
    pub fn flag(self) -> ::isogloss::ir::ValueRef<'a, 'c> {
        ::isogloss::plumbing::op::operand(self.0, 0)
    }
    /// The operand `defaultOperands`.
    #[must_use]
    pub fn default_operands(self) -> ::isogloss::ir::Operands<'a, 'c> {
        self.0.operand_group(1)
    }
    /// The operand `caseOperands`.
    #[must_use]
    pub fn case_operands(self) -> ::isogloss::ir::Operands<'a, 'c> {
        self.0.operand_group(2)
    }
    /// The attribute `case_values`.
    #[must_use]
    pub fn case_values(
        self,
    ) -> ::core::option::Option<::isogloss::builtin::DenseElementsAttr<'c>> {
        ::isogloss::plumbing::op::handle(self.0, 0)
    }
    /// The attribute `case_operand_segments`.
    #[must_use]
    pub fn case_operand_segments(self) -> ::isogloss::builtin::DenseArrayAttr<'c> {
        ::isogloss::plumbing::op::required(
            self.0,
            1,
            ::isogloss::plumbing::op::handle(self.0, 1),
        )
    }
    /// The successor `defaultDestination`.
    #[must_use]
    pub fn default_destination(self) -> ::isogloss::ir::BlockRef<'a, 'c> {
        ::isogloss::plumbing::op::only(self.0, self.0.successors())
    }
    /// The successor `caseDestinations`.
    #[must_use]
    pub fn case_destinations(
        self,
    ) -> impl ::core::iter::ExactSizeIterator<Item = ::isogloss::ir::BlockRef<'a, 'c>> {
        self.0.successors().skip(1)
    }
}
::isogloss::op_setters! {
    SwitchOp < 'c > set_flag : ::isogloss::ir::ValueId = operand(0); set_default_operands
    : & [::isogloss::ir::ValueId] = operands(1); set_case_operands : & [&
    [::isogloss::ir::ValueId]] = operand_groups(2); set_case_values :
    ::core::option::Option < ::isogloss::builtin::DenseElementsAttr < 'c > > =
    maybe_set(0); set_case_operand_segments : ::isogloss::builtin::DenseArrayAttr < 'c >
    = set(1); set_default_destination : ::isogloss::ir::BlockId = successor(0);
    set_case_destinations : & [::isogloss::ir::BlockId] = successors(1);
}

/// The builder of a [`SwitchOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct SwitchOpBuilder<'b, 'i, 'c>(::isogloss::ir::Building<'b, 'i, 'c>);
impl<'c> SwitchOpBuilder<'_, '_, 'c> {
    /// Sets `case_values`.
    pub fn case_values(
        self,
        case_values: ::isogloss::builtin::DenseElementsAttr<'c>,
    ) -> Self {
        Self(self.0.set(0, case_values))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> ::isogloss::ir::OpId {
        self.0.create()
    }
}

/// Creates a new `cf.switch`.
pub fn switch<'c>(
    builder: &mut ::isogloss::ir::Builder<'_, 'c>,
    flag: ::isogloss::ir::ValueId,
    default_operands: &[::isogloss::ir::ValueId],
    case_operands: &[&[::isogloss::ir::ValueId]],
    default_destination: ::isogloss::ir::BlockId,
    case_destinations: &[::isogloss::ir::BlockId],
) -> ::isogloss::ir::OpId {
    SwitchOp::create(
        builder,
        flag,
        default_operands,
        case_operands,
        default_destination,
        case_destinations,
    )
}

/// The verifier of [`SwitchOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SwitchOpVerify`",
    label = "`SwitchOpVerify` is not implemented",
    note = "the definition of `SwitchOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
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
/// - [`SwitchOp`]: `ref(types), successor, operands, types, attribute, successor, operands, types`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SwitchOpCasesDirective`",
    label = "`SwitchOpCasesDirective` is not implemented",
    note = "`custom<SwitchOpCases>` is in the assembly format of `SwitchOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Result<bool, Diagnostic>;`",
    note = "`fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>, arguments: &'static [OpArgument]);`"
)]
pub trait SwitchOpCasesDirective {
    /// Parses the arguments of the directive. `false` if the text does not begin
    /// with what the directive parses, and the group around it is optional.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(
        parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>,
        arguments: &mut ::isogloss::ir::format::Arguments<'c>,
    ) -> ::core::result::Result<bool, ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        op: ::isogloss::ir::OpRef<'a, 'c>,
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        arguments: &'static [::isogloss::ir::format::OpArgument],
    );
}
static SWITCH_OP_CASES_DIRECTIVE: ::isogloss::ir::format::OpDirective = ::isogloss::ir::format::OpDirective {
    name: "SwitchOpCases",
    parse: <CfDialect as SwitchOpCasesDirective>::parse,
    print: <CfDialect as SwitchOpCasesDirective>::print,
};
static CONSTRAINT_I1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "1-bit signless integer",
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::INTEGER_TYPE),
                c::Pred::Is(c::Property::Signless),
                c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 1),
            ],
        ),
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
    c::Constraint::new(
        "i32 dense array attribute",
        c::Pred::Class(&c::classes::DENSE_I32_ARRAY_ATTR),
    )
};
static CONSTRAINT_ANY_INTEGER: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("integer", c::Pred::Class(&c::classes::INTEGER_TYPE))
};
static CONSTRAINT_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "integer elements attribute",
        c::Pred::Class(&c::classes::DENSE_INT_ELEMENTS_ATTR),
    )
};

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct CfDialect;
