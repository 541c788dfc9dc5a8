// @generated from defs/func.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Functions, calls and returns.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static crate::def::Dialect {
    static DIALECT: crate::def::Dialect = crate::def::Dialect {
        summary: "Functions, calls and returns.",
        ops: &[&CALL_OP, &CALL_INDIRECT_OP, &CONSTANT_OP, &FUNC_OP, &RETURN_OP],
        ..crate::def::Dialect::new("func")
    };
    &DIALECT
}

/// A call of a function by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallOp<'a, 'c>(crate::ir::OpRef<'a, 'c>);
crate::op_handle!(CallOp, CALL_OP);
static CALL_OP: crate::ir::OpDef = {
    use crate::plumbing::op as p;
    crate::ir::OpDef {
        counted: true,
        summary: "A call of a function by its name.",
        traits: p::traits(&[p::T::MEMREFS_NORMALIZABLE]),
        operands: &[p::group("operands", &CONSTRAINT).arity(p::Arity::Variadic)],
        results: &[p::group("", &CONSTRAINT).arity(p::Arity::Variadic)],
        properties: &[
            p::property("callee")
                .constraint(&CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(crate::plumbing::op::is_flat_symbol)
                .required()
                .text(p::Text::OfType("none"))
                .in_format(),
            p::property("arg_attrs")
                .constraint(&CONSTRAINT_1)
                .storage(<crate::builtin::ArrayAttr<'static> as crate::Handle>::accepts)
                .text(p::Text::OfType("none")),
            p::property("res_attrs")
                .constraint(&CONSTRAINT_1)
                .storage(<crate::builtin::ArrayAttr<'static> as crate::Handle>::accepts)
                .text(p::Text::OfType("none")),
            p::property("no_inline")
                .constraint(&CONSTRAINT_UNIT_ATTR)
                .storage(<crate::builtin::UnitAttr<'static> as crate::Handle>::accepts)
                .text(p::Text::Unit),
        ],
        interfaces: &[
            crate::ir::interfaces::ArgAndResultAttrsOpInterfaceTable::entry::<
                CallOp<'static, 'static>,
            >(),
            crate::ir::interfaces::CallOpInterfaceTable::entry::<
                CallOp<'static, 'static>,
            >(),
            crate::ir::interfaces::SymbolUserOpInterfaceTable::entry::<
                CallOp<'static, 'static>,
            >(),
        ],
        format: Some(
            &[
                p::E::Property {
                    index: 0,
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: "(",
                    space: false,
                },
                p::E::Operand {
                    index: 0,
                    space: false,
                },
                p::E::Literal {
                    text: ")",
                    space: false,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::FunctionalType {
                    inputs: p::TypesOf::Operand(0),
                    results: p::TypesOf::Results,
                    space: true,
                },
            ],
        ),
        ..crate::ir::OpDef::new("func", "func.call")
    }
};
impl<'a, 'c> CallOp<'a, 'c> {
    /// Begins a `func.call`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut crate::ir::Builder<'i, 'c>,
        result_0: &[crate::Type<'c>],
        callee: crate::builtin::SymbolRefAttr<'c>,
        operands: &[crate::ir::ValueId],
    ) -> CallOpBuilder<'b, 'i, 'c> {
        CallOpBuilder(
            crate::ir::Building::new(builder, &CALL_OP)
                .results(result_0.iter().copied())
                .set(0, callee)
                .operands(operands.iter().copied()),
        )
    }
    /// Creates a `func.call` without optional parts.
    pub fn create(
        builder: &mut crate::ir::Builder<'_, 'c>,
        result_0: &[crate::Type<'c>],
        callee: crate::builtin::SymbolRefAttr<'c>,
        operands: &[crate::ir::ValueId],
    ) -> crate::ir::OpId {
        Self::builder(builder, result_0, callee, operands).create()
    }
    /// The operand `operands`.
    #[must_use]
    pub fn operands(self) -> crate::ir::Operands<'a, 'c> {
        self.0.operand_group(0)
    }
    /// The attribute `callee`.
    #[must_use]
    pub fn callee(self) -> crate::builtin::SymbolRefAttr<'c> {
        crate::plumbing::op::required(self.0, 0, crate::plumbing::op::handle(self.0, 0))
    }
    /// The attribute `arg_attrs`.
    #[must_use]
    pub fn arg_attrs(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> {
        crate::plumbing::op::handle(self.0, 1)
    }
    /// The attribute `res_attrs`.
    #[must_use]
    pub fn res_attrs(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> {
        crate::plumbing::op::handle(self.0, 2)
    }
    /// The attribute `no_inline`.
    #[must_use]
    pub fn no_inline(self) -> bool {
        self.0.property(3).is_some()
    }
}
crate::op_setters! {
    CallOp < 'c > set_operands : & [crate ::ir::ValueId] = operands(0); set_callee :
    crate ::builtin::SymbolRefAttr < 'c > = set(0); set_arg_attrs :
    ::core::option::Option < crate ::builtin::ArrayAttr < 'c > > = maybe_set(1);
    set_res_attrs : ::core::option::Option < crate ::builtin::ArrayAttr < 'c > > =
    maybe_set(2); set_no_inline : bool = unit(3);
}

/// The builder of a [`CallOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct CallOpBuilder<'b, 'i, 'c>(crate::ir::Building<'b, 'i, 'c>);
impl<'c> CallOpBuilder<'_, '_, 'c> {
    /// Sets `arg_attrs`.
    pub fn arg_attrs(self, arg_attrs: crate::builtin::ArrayAttr<'c>) -> Self {
        Self(self.0.set(1, arg_attrs))
    }
    /// Sets `res_attrs`.
    pub fn res_attrs(self, res_attrs: crate::builtin::ArrayAttr<'c>) -> Self {
        Self(self.0.set(2, res_attrs))
    }
    /// Sets `no_inline`.
    pub fn no_inline(self, no_inline: bool) -> Self {
        Self(self.0.unit(3, no_inline))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> crate::ir::OpId {
        self.0.create()
    }
}

/// Creates a new `func.call`.
pub fn call<'c>(
    builder: &mut crate::ir::Builder<'_, 'c>,
    result_0: &[crate::Type<'c>],
    callee: crate::builtin::SymbolRefAttr<'c>,
    operands: &[crate::ir::ValueId],
) -> crate::ir::OpId {
    CallOp::create(builder, result_0, callee, operands)
}
impl<'a, 'c> crate::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c>
for CallOp<'a, 'c> {}

/// A call of a function that is a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallIndirectOp<'a, 'c>(crate::ir::OpRef<'a, 'c>);
crate::op_handle!(CallIndirectOp, CALL_INDIRECT_OP);
static CALL_INDIRECT_OP: crate::ir::OpDef = {
    use crate::plumbing::op as p;
    crate::ir::OpDef {
        counted: true,
        summary: "A call of a function that is a value.",
        operands: &[
            p::group("callee", &CONSTRAINT_FUNCTION_TYPE),
            p::group("callee_operands", &CONSTRAINT)
                .arity(p::Arity::Variadic)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[
                        {
                            use p::c;
                            c::Step::Inputs
                        },
                    ],
                }),
        ],
        results: &[
            p::group("results", &CONSTRAINT)
                .arity(p::Arity::Variadic)
                .ty(p::Source::Follows {
                    from: p::From::Operand(0),
                    steps: &[
                        {
                            use p::c;
                            c::Step::Results
                        },
                    ],
                }),
        ],
        properties: &[
            p::property("arg_attrs")
                .constraint(&CONSTRAINT_1)
                .storage(<crate::builtin::ArrayAttr<'static> as crate::Handle>::accepts)
                .text(p::Text::OfType("none")),
            p::property("res_attrs")
                .constraint(&CONSTRAINT_1)
                .storage(<crate::builtin::ArrayAttr<'static> as crate::Handle>::accepts)
                .text(p::Text::OfType("none")),
        ],
        predicates: {
            use crate::constraint as c;
            &[
                c::Constraint::new(
                    "callee input types match argument types",
                    c::Pred::SameLists(
                        &c::Path::new(
                            c::Start::Operand(0),
                            &[c::Step::Type, c::Step::Inputs],
                        ),
                        &c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                    ),
                ),
                c::Constraint::new(
                    "callee result types match result types",
                    c::Pred::SameLists(
                        &c::Path::new(
                            c::Start::Operand(0),
                            &[c::Step::Type, c::Step::Results],
                        ),
                        &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                    ),
                ),
            ]
        },
        interfaces: &[
            crate::ir::interfaces::ArgAndResultAttrsOpInterfaceTable::entry::<
                CallIndirectOp<'static, 'static>,
            >(),
            crate::ir::interfaces::CallOpInterfaceTable::entry::<
                CallIndirectOp<'static, 'static>,
            >(),
        ],
        format: Some(
            &[
                p::E::Operand {
                    index: 0,
                    space: true,
                },
                p::E::Literal {
                    text: "(",
                    space: false,
                },
                p::E::Operand {
                    index: 1,
                    space: false,
                },
                p::E::Literal {
                    text: ")",
                    space: false,
                },
                p::E::AttrDict { keyword: false },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Operand(0),
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..crate::ir::OpDef::new("func", "func.call_indirect")
    }
};
impl<'a, 'c> CallIndirectOp<'a, 'c> {
    /// Begins a `func.call_indirect`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut crate::ir::Builder<'i, 'c>,
        results: &[crate::Type<'c>],
        callee: crate::ir::ValueId,
        callee_operands: &[crate::ir::ValueId],
    ) -> CallIndirectOpBuilder<'b, 'i, 'c> {
        CallIndirectOpBuilder(
            crate::ir::Building::new(builder, &CALL_INDIRECT_OP)
                .results(results.iter().copied())
                .operand(callee)
                .operands(callee_operands.iter().copied()),
        )
    }
    /// Creates a `func.call_indirect` without optional parts.
    pub fn create(
        builder: &mut crate::ir::Builder<'_, 'c>,
        results: &[crate::Type<'c>],
        callee: crate::ir::ValueId,
        callee_operands: &[crate::ir::ValueId],
    ) -> crate::ir::OpId {
        Self::builder(builder, results, callee, callee_operands).create()
    }
    /// Creates a `func.call_indirect` by a builder that the definition declares. In C++ `operands` defaults to `{}`.
    pub fn create_with_callee_operands(
        builder: &mut crate::ir::Builder<'_, 'c>,
        callee: crate::ir::ValueId,
        operands: &[crate::ir::ValueId],
    ) -> crate::ir::OpId {
        <CallIndirectOp<
            '_,
            '_,
        > as CallIndirectOpBuilders>::create_with_callee_operands(
            builder,
            callee,
            operands,
        )
    }
    /// The operand `callee`.
    #[inline]
    #[must_use]
    pub fn callee(self) -> crate::ir::ValueRef<'a, 'c> {
        crate::plumbing::op::operand(self.0, 0)
    }
    /// The operand `callee_operands`.
    #[must_use]
    pub fn callee_operands(self) -> crate::ir::Operands<'a, 'c> {
        self.0.operand_group(1)
    }
    /// The result `results`.
    #[must_use]
    pub fn results(self) -> crate::ir::Results<'a, 'c> {
        self.0.result_group(0)
    }
    /// The attribute `arg_attrs`.
    #[must_use]
    pub fn arg_attrs(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> {
        crate::plumbing::op::handle(self.0, 0)
    }
    /// The attribute `res_attrs`.
    #[must_use]
    pub fn res_attrs(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> {
        crate::plumbing::op::handle(self.0, 1)
    }
}
crate::op_setters! {
    CallIndirectOp < 'c > set_callee : crate ::ir::ValueId = operand(0);
    set_callee_operands : & [crate ::ir::ValueId] = operands(1); set_arg_attrs :
    ::core::option::Option < crate ::builtin::ArrayAttr < 'c > > = maybe_set(0);
    set_res_attrs : ::core::option::Option < crate ::builtin::ArrayAttr < 'c > > =
    maybe_set(1);
}

/// The builder of a [`CallIndirectOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct CallIndirectOpBuilder<'b, 'i, 'c>(crate::ir::Building<'b, 'i, 'c>);
impl<'c> CallIndirectOpBuilder<'_, '_, 'c> {
    /// Sets `arg_attrs`.
    pub fn arg_attrs(self, arg_attrs: crate::builtin::ArrayAttr<'c>) -> Self {
        Self(self.0.set(0, arg_attrs))
    }
    /// Sets `res_attrs`.
    pub fn res_attrs(self, res_attrs: crate::builtin::ArrayAttr<'c>) -> Self {
        Self(self.0.set(1, res_attrs))
    }
    /// Creates the operation at the builder's insertion point.
    pub fn create(self) -> crate::ir::OpId {
        self.0.create()
    }
}

/// Creates a new `func.call_indirect`.
pub fn call_indirect<'c>(
    builder: &mut crate::ir::Builder<'_, 'c>,
    results: &[crate::Type<'c>],
    callee: crate::ir::ValueId,
    callee_operands: &[crate::ir::ValueId],
) -> crate::ir::OpId {
    CallIndirectOp::create(builder, results, callee, callee_operands)
}

/// The declared builders of [`CallIndirectOp`], which its author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl CallIndirectOpBuilders`",
    label = "`CallIndirectOpBuilders` is not implemented",
    note = "the definition of `CallIndirectOp` has `builders`: `fn create_with_callee_operands<'c>(builder: &mut crate::ir::Builder<'_, 'c>, callee: crate::ir::ValueId, operands: &[crate::ir::ValueId]) -> crate::ir::OpId;`"
)]
pub trait CallIndirectOpBuilders {
    /// Creates a `func.call_indirect` by a builder that the definition declares. In C++ `operands` defaults to `{}`.
    fn create_with_callee_operands<'c>(
        builder: &mut crate::ir::Builder<'_, 'c>,
        callee: crate::ir::ValueId,
        operands: &[crate::ir::ValueId],
    ) -> crate::ir::OpId;
}
impl<'a, 'c> crate::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c>
for CallIndirectOp<'a, 'c> {}

/// A function as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConstantOp<'a, 'c>(crate::ir::OpRef<'a, 'c>);
crate::op_handle!(ConstantOp, CONSTANT_OP);
static CONSTANT_OP: crate::ir::OpDef = {
    use crate::plumbing::op as p;
    crate::ir::OpDef {
        counted: true,
        summary: "A function as a value.",
        traits: p::traits(&[p::T::CONSTANT_LIKE, p::T::ALWAYS_SPECULATABLE]),
        results: &[p::group("", &CONSTRAINT_ANY_TYPE)],
        properties: &[
            p::property("value")
                .constraint(&CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(crate::plumbing::op::is_flat_symbol)
                .required()
                .text(p::Text::OfType("none"))
                .in_format(),
        ],
        interfaces: &[
            crate::ir::interfaces::ConditionallySpeculatableTable::declared(),
            crate::ir::interfaces::SymbolUserOpInterfaceTable::entry::<
                ConstantOp<'static, 'static>,
            >(),
            crate::ir::interfaces::OpAsmOpInterfaceTable::entry::<
                ConstantOp<'static, 'static>,
            >(),
            crate::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::AttrDict { keyword: false },
                p::E::Property {
                    index: 0,
                    space: true,
                    qualified: false,
                },
                p::E::Literal {
                    text: ":",
                    space: true,
                },
                p::E::Type {
                    of: p::TypesOf::Results,
                    space: true,
                    qualified: false,
                },
            ],
        ),
        ..crate::ir::OpDef::new("func", "func.constant")
    }
};
impl<'a, 'c> ConstantOp<'a, 'c> {
    /// Creates a `func.constant`.
    pub fn create(
        builder: &mut crate::ir::Builder<'_, 'c>,
        result_0: crate::Type<'c>,
        value: crate::builtin::SymbolRefAttr<'c>,
    ) -> crate::ir::OpId {
        crate::ir::Building::new(builder, &CONSTANT_OP)
            .results([result_0])
            .set(0, value)
            .create()
    }
    /// The attribute `value`.
    #[must_use]
    pub fn value(self) -> crate::builtin::SymbolRefAttr<'c> {
        crate::plumbing::op::required(self.0, 0, crate::plumbing::op::handle(self.0, 0))
    }
}
crate::op_setters! {
    ConstantOp < 'c > set_value : crate ::builtin::SymbolRefAttr < 'c > = set(0);
}

/// Creates the result of a new `func.constant`.
pub fn constant<'c>(
    builder: &mut crate::ir::Builder<'_, 'c>,
    result_0: crate::Type<'c>,
    value: crate::builtin::SymbolRefAttr<'c>,
) -> crate::ir::ValueId {
    let [value] = {
        let op = ConstantOp::create(builder, result_0, value);
        crate::plumbing::op::results(builder, op)
    };
    value
}

/// A function: a name, a type and, unless it is only declared, a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FuncOp<'a, 'c>(crate::ir::OpRef<'a, 'c>);
crate::op_handle!(FuncOp, FUNC_OP);
static FUNC_OP: crate::ir::OpDef = {
    use crate::plumbing::op as p;
    crate::ir::OpDef {
        counted: true,
        summary: "A function: a name, a type and, unless it is only declared, a body.",
        traits: p::traits(
            &[
                p::T::AFFINE_SCOPE,
                p::T::AUTOMATIC_ALLOCATION_SCOPE,
                p::T::ISOLATED_FROM_ABOVE,
                p::T::SYMBOL,
            ],
        ),
        properties: &[
            p::property("sym_name")
                .constraint(&CONSTRAINT_SYMBOL_NAME_ATTR)
                .storage(<crate::builtin::StringAttr<'static> as crate::Handle>::accepts)
                .required()
                .text(p::Text::SymbolName),
            p::property("function_type")
                .constraint(&CONSTRAINT_2)
                .storage(<crate::builtin::TypeAttr<'static> as crate::Handle>::accepts)
                .required()
                .text(p::Text::OfType("none")),
            p::property("sym_visibility")
                .constraint(&CONSTRAINT_SYMBOL_NAME_ATTR)
                .storage(<crate::builtin::StringAttr<'static> as crate::Handle>::accepts)
                .text(p::Text::OfType("none")),
            p::property("arg_attrs")
                .constraint(&CONSTRAINT_1)
                .storage(<crate::builtin::ArrayAttr<'static> as crate::Handle>::accepts)
                .text(p::Text::OfType("none")),
            p::property("res_attrs")
                .constraint(&CONSTRAINT_1)
                .storage(<crate::builtin::ArrayAttr<'static> as crate::Handle>::accepts)
                .text(p::Text::OfType("none")),
            p::property("no_inline")
                .constraint(&CONSTRAINT_UNIT_ATTR)
                .storage(<crate::builtin::UnitAttr<'static> as crate::Handle>::accepts)
                .text(p::Text::Unit),
        ],
        regions: &[p::region("body", false, &CONSTRAINT_ANY_REGION)],
        native_traits: &[
            &p::t::IS_ISOLATED_FROM_ABOVE,
            &crate::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER,
            &crate::ir::interfaces::FUNCTION_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[
            crate::ir::interfaces::SymbolOpInterfaceTable::entry::<
                FuncOp<'static, 'static>,
            >(),
            crate::ir::interfaces::ArgAndResultAttrsOpInterfaceTable::entry::<
                FuncOp<'static, 'static>,
            >(),
            crate::ir::interfaces::CallableOpInterfaceTable::entry::<
                FuncOp<'static, 'static>,
            >(),
            crate::ir::interfaces::FunctionOpInterfaceTable::entry::<
                FuncOp<'static, 'static>,
            >(),
            crate::ir::interfaces::OpAsmOpInterfaceTable::entry::<
                FuncOp<'static, 'static>,
            >(),
        ],
        syntax: Some(p::custom_syntax::<FuncOp<'static, 'static>>()),
        default_dialect: Some("func"),
        ..crate::ir::OpDef::new("func", "func.func")
    }
};
impl<'a, 'c> FuncOp<'a, 'c> {
    /// Begins a `func.func`; the setters of the returned builder set the optional parts.
    pub fn builder<'b, 'i>(
        builder: &'b mut crate::ir::Builder<'i, 'c>,
        sym_name: &str,
        function_type: crate::Type<'c>,
    ) -> FuncOpBuilder<'b, 'i, 'c> {
        FuncOpBuilder(
            crate::ir::Building::new(builder, &FUNC_OP)
                .regions(1)
                .set(0, sym_name)
                .set(1, function_type),
        )
    }
    /// Creates a `func.func` without optional parts.
    pub fn create(
        builder: &mut crate::ir::Builder<'_, 'c>,
        sym_name: &str,
        function_type: crate::Type<'c>,
    ) -> crate::ir::OpId {
        Self::builder(builder, sym_name, function_type).create()
    }
    /// Creates a `func.func` by a builder that the definition declares.
    pub fn create_with_name_type(
        builder: &mut crate::ir::Builder<'_, 'c>,
        name: &str,
        r#type: crate::builtin::FunctionType<'c>,
    ) -> crate::ir::OpId {
        <FuncOp<'_, '_> as FuncOpBuilders>::create_with_name_type(builder, name, r#type)
    }
    /// The attribute `sym_name`.
    #[must_use]
    pub fn sym_name(self) -> crate::builtin::StringAttr<'c> {
        crate::plumbing::op::required(self.0, 0, crate::plumbing::op::handle(self.0, 0))
    }
    /// The attribute `function_type`.
    #[must_use]
    pub fn function_type(self) -> crate::Type<'c> {
        crate::plumbing::op::required(self.0, 1, crate::plumbing::op::plain(self.0, 1))
    }
    /// The attribute `sym_visibility`.
    #[must_use]
    pub fn sym_visibility(
        self,
    ) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        crate::plumbing::op::handle(self.0, 2)
    }
    /// The attribute `arg_attrs`.
    #[must_use]
    pub fn arg_attrs(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> {
        crate::plumbing::op::handle(self.0, 3)
    }
    /// The attribute `res_attrs`.
    #[must_use]
    pub fn res_attrs(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> {
        crate::plumbing::op::handle(self.0, 4)
    }
    /// The attribute `no_inline`.
    #[must_use]
    pub fn no_inline(self) -> bool {
        self.0.property(5).is_some()
    }
    /// The region `body`.
    #[must_use]
    pub fn body(self) -> crate::ir::RegionRef<'a, 'c> {
        crate::plumbing::op::only(self.0, self.0.region_group(0))
    }
}
crate::op_setters! {
    FuncOp < 'c > set_sym_name : & str = set(0); set_function_type : crate ::Type < 'c >
    = set(1); set_sym_visibility : ::core::option::Option < & str > = maybe_set(2);
    set_arg_attrs : ::core::option::Option < crate ::builtin::ArrayAttr < 'c > > =
    maybe_set(3); set_res_attrs : ::core::option::Option < crate ::builtin::ArrayAttr <
    'c > > = maybe_set(4); set_no_inline : bool = unit(5);
}

/// The builder of a [`FuncOp`].
#[must_use = "an operation is created by `create`"]
#[derive(Debug)]
pub struct FuncOpBuilder<'b, 'i, 'c>(crate::ir::Building<'b, 'i, 'c>);
impl<'c> FuncOpBuilder<'_, '_, 'c> {
    /// Sets `sym_visibility`.
    pub fn sym_visibility(self, sym_visibility: &str) -> Self {
        Self(self.0.set(2, sym_visibility))
    }
    /// Sets `arg_attrs`.
    pub fn arg_attrs(self, arg_attrs: crate::builtin::ArrayAttr<'c>) -> Self {
        Self(self.0.set(3, arg_attrs))
    }
    /// Sets `res_attrs`.
    pub fn res_attrs(self, res_attrs: crate::builtin::ArrayAttr<'c>) -> Self {
        Self(self.0.set(4, res_attrs))
    }
    /// Sets `no_inline`.
    pub fn no_inline(self, no_inline: bool) -> Self {
        Self(self.0.unit(5, no_inline))
    }
    /// Builds one block in the region `body`.
    pub fn body<A: crate::ir::ArgumentTypes<'c>, R: crate::ir::RegionOutcome>(
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

/// Creates a new `func.func`.
pub fn func<'c>(
    builder: &mut crate::ir::Builder<'_, 'c>,
    sym_name: &str,
    function_type: crate::Type<'c>,
) -> crate::ir::OpId {
    FuncOp::create(builder, sym_name, function_type)
}

/// The declared builders of [`FuncOp`], which its author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl FuncOpBuilders`",
    label = "`FuncOpBuilders` is not implemented",
    note = "the definition of `FuncOp` has `builders`: `fn create_with_name_type<'c>(builder: &mut crate::ir::Builder<'_, 'c>, name: &str, r#type: crate::builtin::FunctionType<'c>) -> crate::ir::OpId;`"
)]
pub trait FuncOpBuilders {
    /// Creates a `func.func` by a builder that the definition declares.
    fn create_with_name_type<'c>(
        builder: &mut crate::ir::Builder<'_, 'c>,
        name: &str,
        r#type: crate::builtin::FunctionType<'c>,
    ) -> crate::ir::OpId;
}
impl<'a, 'c> crate::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c>
for FuncOp<'a, 'c> {}
impl<'a, 'c> crate::ir::interfaces::FunctionOpInterface<'a, 'c> for FuncOp<'a, 'c> {
    fn function_type(self) -> crate::Type<'c> {
        <FuncOp<'a, 'c>>::function_type(self)
    }
}
impl<'a, 'c> crate::ir::interfaces::OpAsmOpInterface<'a, 'c> for FuncOp<'a, 'c> {}

/// The end of a function, with its results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReturnOp<'a, 'c>(crate::ir::OpRef<'a, 'c>);
crate::op_handle!(ReturnOp, RETURN_OP);
static RETURN_OP: crate::ir::OpDef = {
    use crate::plumbing::op as p;
    crate::ir::OpDef {
        counted: true,
        summary: "The end of a function, with its results.",
        traits: p::traits(
            &[
                p::T::ALWAYS_SPECULATABLE,
                p::T::MEMREFS_NORMALIZABLE,
                p::T::RETURN_LIKE,
                p::T::TERMINATOR,
            ],
        ),
        operands: &[p::group("operands", &CONSTRAINT).arity(p::Arity::Variadic)],
        parents: &["func.func"],
        native_traits: &[&p::t::HAS_PARENT, &p::t::IS_TERMINATOR],
        interfaces: &[
            crate::ir::interfaces::ConditionallySpeculatableTable::declared(),
            crate::ir::interfaces::RegionBranchTerminatorOpInterfaceTable::return_like(),
            crate::ir::interfaces::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(
            &[
                p::E::AttrDict { keyword: false },
                p::E::Optional {
                    anchor: p::Anchor::Operand(0),
                    inverted: false,
                    then: &[
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
                    ],
                    otherwise: &[],
                },
            ],
        ),
        verify: Some(|op| <ReturnOp<
            '_,
            '_,
        > as ReturnOpVerify>::verify(p::cast::<ReturnOp<'_, '_>>(op))),
        ..crate::ir::OpDef::new("func", "func.return")
    }
};
impl<'a, 'c> ReturnOp<'a, 'c> {
    /// Creates a `func.return`.
    pub fn create(
        builder: &mut crate::ir::Builder<'_, 'c>,
        operands: &[crate::ir::ValueId],
    ) -> crate::ir::OpId {
        crate::ir::Building::new(builder, &RETURN_OP)
            .operands(operands.iter().copied())
            .create()
    }
    /// The operand `operands`.
    #[must_use]
    pub fn operands(self) -> crate::ir::Operands<'a, 'c> {
        self.0.operand_group(0)
    }
}
crate::op_setters! {
    ReturnOp < 'c > set_operands : & [crate ::ir::ValueId] = operands(0);
}

/// Creates a new `func.return`.
pub fn r#return<'c>(
    builder: &mut crate::ir::Builder<'_, 'c>,
    operands: &[crate::ir::ValueId],
) -> crate::ir::OpId {
    ReturnOp::create(builder, operands)
}

/// The verifier of [`ReturnOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ReturnOpVerify`",
    label = "`ReturnOpVerify` is not implemented",
    note = "the definition of `ReturnOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`"
)]
pub trait ReturnOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), crate::Diagnostic>;
}
static CONSTRAINT: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("variadic of any type", c::Pred::All(&[]))
};
static CONSTRAINT_FLAT_SYMBOL_REF_ATTR: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new(
        "flat symbol reference attribute",
        c::Pred::Class(&c::classes::FLAT_SYMBOL_REF_ATTR),
    )
};
static CONSTRAINT_1: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new(
        "Array of dictionary attributes",
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::ARRAY_ATTR),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                    &c::Pred::Class(&c::classes::DICTIONARY_ATTR),
                ),
            ],
        ),
    )
};
static CONSTRAINT_UNIT_ATTR: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("unit attribute", c::Pred::Class(&c::classes::UNIT_ATTR))
};
static CONSTRAINT_FUNCTION_TYPE: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("function type", c::Pred::Class(&c::classes::FUNCTION_TYPE))
};
static CONSTRAINT_ANY_TYPE: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};
static CONSTRAINT_SYMBOL_NAME_ATTR: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("string attribute", c::Pred::Class(&c::classes::STRING_ATTR))
};
static CONSTRAINT_2: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new(
        "type attribute of function type",
        c::Pred::All(
            &[
                c::Pred::Class(&c::classes::TYPE_ATTR),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::Value]),
                    &c::Pred::Class(&c::classes::FUNCTION_TYPE),
                ),
                c::Pred::Within(
                    &c::Path::new(c::Start::Subject, &[c::Step::Value]),
                    &c::Pred::Class(&c::classes::FUNCTION_TYPE),
                ),
            ],
        ),
    )
};
static CONSTRAINT_ANY_REGION: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("any region", c::Pred::All(&[]))
};
