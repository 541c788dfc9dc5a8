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

crate::op_handle! {
    /// A call of a function by its name.
    pub struct CallOp<'a, 'c> = CALL_OP;
    /// The operand `operands`.
    operands operands "getOperands"(0, set_operands);
    /// The attribute `callee`.
    required callee "getCallee"(handle 0 -> crate::builtin::SymbolRefAttr<'c>, set_callee = symbol(0));
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(handle 1 -> crate::builtin::ArrayAttr<'c>, set_arg_attrs = maybe_set(1));
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(handle 2 -> crate::builtin::ArrayAttr<'c>, set_res_attrs = maybe_set(2));
    /// The attribute `no_inline`.
    unit no_inline "getNoInline"(3, set_no_inline);
}
static CALL_OP: crate::ir::OpDef = {
    use crate::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A call of a function by its name.",
        traits: p::traits(&[p::T::MEMREFS_NORMALIZABLE]),
        operands: &[p::variadic("operands", &CONSTRAINT)],
        results: &[p::variadic("", &CONSTRAINT)],
        properties: &[
            p::attribute("callee", &CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(crate::plumbing::op::is_flat_symbol)
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
            p::attribute("arg_attrs", &CONSTRAINT_1)
                .handle::<crate::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_1)
                .handle::<crate::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("no_inline", &CONSTRAINT_UNIT_ATTR).unit(),
        ],
        interfaces: &[
            i::ArgAndResultAttrsOpInterfaceTable::entry::<CallOp<'static, 'static>>(),
            i::CallOpInterfaceTable::entry::<CallOp<'static, 'static>>(),
            i::SymbolUserOpInterfaceTable::entry::<CallOp<'static, 'static>>(),
        ],
        format: Some(&[
            f::property(0), f::lit("("), f::operand(0).joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operand(0), f::TypesOf::Results),
        ]),
        ..p::declared("func", "func.call")
    }
};
crate::op_builder! {
    CallOp<'c> = CALL_OP, "func.call", 0 regions;
    pub fn call(result_0: results, callee: symbol(0), operands: operands) -> op;
    CallOpBuilder {
        arg_attrs: maybe_set(1) crate::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(2) crate::builtin::ArrayAttr<'c>,
        no_inline: unit(3) bool
    }
}
impl<'a, 'c> crate::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for CallOp<'a, 'c> {}

crate::op_handle! {
    /// A call of a function that is a value.
    pub struct CallIndirectOp<'a, 'c> = CALL_INDIRECT_OP;
    /// The operand `callee`.
    operand callee "getCallee"(0, set_callee);
    /// The operand `callee_operands`.
    operands callee_operands "getCalleeOperands"(1, set_callee_operands);
    /// The result `results`.
    results results "getResults"(0);
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(handle 0 -> crate::builtin::ArrayAttr<'c>, set_arg_attrs = maybe_set(0));
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(handle 1 -> crate::builtin::ArrayAttr<'c>, set_res_attrs = maybe_set(1));
}
static CALL_INDIRECT_OP: crate::ir::OpDef = {
    use crate::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A call of a function that is a value.",
        operands: &[
            p::one("callee", &CONSTRAINT_FUNCTION_TYPE),
            p::variadic("callee_operands", &CONSTRAINT)
                .ty(p::follows(p::From::Operand(0), &[c::Step::Inputs])),
        ],
        results: &[p::variadic("results", &CONSTRAINT)
            .ty(p::follows(p::From::Operand(0), &[c::Step::Results]))],
        properties: &[
            p::attribute("arg_attrs", &CONSTRAINT_1)
                .handle::<crate::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_1)
                .handle::<crate::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
        ],
        predicates: &[
            c::Constraint::new(
                "callee input types match argument types",
                c::Pred::SameLists(
                    &c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::Inputs]),
                    &c::Path::new(c::Start::Operand(1), &[c::Step::Type]),
                ),
            ),
            c::Constraint::new(
                "callee result types match result types",
                c::Pred::SameLists(
                    &c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::Results]),
                    &c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                ),
            ),
        ],
        interfaces: &[
            i::ArgAndResultAttrsOpInterfaceTable::entry::<CallIndirectOp<'static, 'static>>(),
            i::CallOpInterfaceTable::entry::<CallIndirectOp<'static, 'static>>(),
        ],
        format: Some(&[
            f::operand(0), f::lit("("), f::operand(1).joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::operand_type(0),
        ]),
        ..p::declared("func", "func.call_indirect")
    }
};
crate::op_builder! {
    CallIndirectOp<'c> = CALL_INDIRECT_OP, "func.call_indirect", 0 regions;
    pub fn call_indirect(results: results, callee: operand, callee_operands: operands) -> op;
    CallIndirectOpBuilder {
        arg_attrs: maybe_set(0) crate::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(1) crate::builtin::ArrayAttr<'c>
    }
}
impl<'c> CallIndirectOp<'_, 'c> {
    /// Creates a `func.call_indirect` by a builder that the definition declares.
    pub fn create_with_callee_operands(
        builder: &mut crate::ir::Builder<'_, 'c>,
        callee: crate::ir::ValueId,
        operands: &[crate::ir::ValueId],
    ) -> crate::ir::OpId {
        <CallIndirectOp<'_, '_> as CallIndirectOpBuilders>::create_with_callee_operands(
            builder,
            callee,
            operands,
        )
    }
    /// As [`Self::create_with_callee_operands`], with `operands = & []`.
    pub fn create_with_callee(
        builder: &mut crate::ir::Builder<'_, 'c>,
        callee: crate::ir::ValueId,
    ) -> crate::ir::OpId {
        Self::create_with_callee_operands(builder, callee, &[])
    }
}

/// The declared builders of [`CallIndirectOp`], which its author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl CallIndirectOpBuilders`",
    label = "`CallIndirectOpBuilders` is not implemented",
    note = "the definition of `CallIndirectOp` has `builders`",
    note = "`fn create_with_callee_operands<'c>(builder: &mut Builder<'_, 'c>, callee: ValueId, operands: &[ValueId]) -> OpId;`",
)]
#[allow(clippy::elidable_lifetime_names)]
pub trait CallIndirectOpBuilders {
    /// Creates a `func.call_indirect` by a builder that the definition declares.
    fn create_with_callee_operands<'c>(
        builder: &mut crate::ir::Builder<'_, 'c>,
        callee: crate::ir::ValueId,
        operands: &[crate::ir::ValueId],
    ) -> crate::ir::OpId;
}
impl<'a, 'c> crate::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for CallIndirectOp<'a, 'c> {}

crate::op_handle! {
    /// A function as a value.
    pub struct ConstantOp<'a, 'c> = CONSTANT_OP;
    /// The attribute `value`.
    required value "getValue"(handle 0 -> crate::builtin::SymbolRefAttr<'c>, set_value = symbol(0));
}
static CONSTANT_OP: crate::ir::OpDef = {
    use crate::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A function as a value.",
        traits: p::traits(&[p::T::CONSTANT_LIKE, p::T::ALWAYS_SPECULATABLE]),
        results: &[p::one("", &CONSTRAINT_ANY_TYPE)],
        properties: &[
            p::attribute("value", &CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(crate::plumbing::op::is_flat_symbol)
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::SymbolUserOpInterfaceTable::entry::<ConstantOp<'static, 'static>>(),
            i::OpAsmOpInterfaceTable::entry::<ConstantOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::attr_dict(), f::property(0), f::spaced(":"), f::result_types()]),
        ..p::declared("func", "func.constant")
    }
};
crate::op_builder! {
    ConstantOp<'c> = CONSTANT_OP, "func.constant", 0 regions;
    pub fn constant(result_0: result, value: symbol(0)) -> value;
}

crate::op_handle! {
    /// A function: a name, a type and, unless it is only declared, a body.
    pub struct FuncOp<'a, 'c> = FUNC_OP;
    /// The attribute `sym_name`.
    required sym_name "getSymName"(handle 0 -> crate::builtin::StringAttr<'c>, set_sym_name = text(0));
    /// The attribute `function_type`.
    required function_type "getFunctionType"(plain 1 -> crate::Type<'c>, set_function_type = ty(1));
    /// The attribute `sym_visibility`.
    optional sym_visibility "getSymVisibility"(
        handle 2 -> crate::builtin::StringAttr<'c>,
        set_sym_visibility = maybe_text(2)
    );
    /// The attribute `arg_attrs`.
    optional arg_attrs "getArgAttrs"(handle 3 -> crate::builtin::ArrayAttr<'c>, set_arg_attrs = maybe_set(3));
    /// The attribute `res_attrs`.
    optional res_attrs "getResAttrs"(handle 4 -> crate::builtin::ArrayAttr<'c>, set_res_attrs = maybe_set(4));
    /// The attribute `no_inline`.
    unit no_inline "getNoInline"(5, set_no_inline);
    /// The region `body`.
    region body "getBody"(0);
}
static FUNC_OP: crate::ir::OpDef = {
    use crate::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A function: a name, a type and, unless it is only declared, a body.",
        traits: p::traits(&[
            p::T::AFFINE_SCOPE, p::T::AUTOMATIC_ALLOCATION_SCOPE, p::T::ISOLATED_FROM_ABOVE, p::T::SYMBOL,
        ]),
        properties: &[
            p::attribute("sym_name", &CONSTRAINT_SYMBOL_NAME_ATTR).symbol_name().required(),
            p::attribute("function_type", &CONSTRAINT_2).type_value().required(),
            p::attribute("sym_visibility", &CONSTRAINT_SYMBOL_NAME_ATTR).string(),
            p::attribute("arg_attrs", &CONSTRAINT_1)
                .handle::<crate::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("res_attrs", &CONSTRAINT_1)
                .handle::<crate::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none")),
            p::attribute("no_inline", &CONSTRAINT_UNIT_ATTR).unit(),
        ],
        regions: &[p::region("body", false, &CONSTRAINT_ANY_REGION)],
        native_traits: &[
            &p::named("IsIsolatedFromAbove"),
            &crate::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER,
            &crate::ir::interfaces::FUNCTION_OP_INTERFACE_VERIFIER,
        ],
        interfaces: &[
            i::SymbolOpInterfaceTable::entry::<FuncOp<'static, 'static>>(),
            i::ArgAndResultAttrsOpInterfaceTable::entry::<FuncOp<'static, 'static>>(),
            i::CallableOpInterfaceTable::entry::<FuncOp<'static, 'static>>(),
            i::FunctionOpInterfaceTable::entry::<FuncOp<'static, 'static>>(),
            i::OpAsmOpInterfaceTable::entry::<FuncOp<'static, 'static>>(),
        ],
        default_dialect: Some("func"),
        syntax: Some(p::custom_syntax::<FuncOp<'static, 'static>>()),
        ..p::declared("func", "func.func")
    }
};
crate::op_builder! {
    FuncOp<'c> = FUNC_OP, "func.func", 1 regions;
    pub fn func(sym_name: text(0), function_type: ty(1)) -> op;
    FuncOpBuilder {
        sym_visibility: maybe_text(2),
        arg_attrs: maybe_set(3) crate::builtin::ArrayAttr<'c>,
        res_attrs: maybe_set(4) crate::builtin::ArrayAttr<'c>,
        no_inline: unit(5) bool,
        body: region(0)
    }
}
impl<'c> FuncOp<'_, 'c> {
    /// Creates a `func.func` by a builder that the definition declares.
    pub fn create_with_name_type(
        builder: &mut crate::ir::Builder<'_, 'c>,
        name: &str,
        r#type: crate::builtin::FunctionType<'c>,
    ) -> crate::ir::OpId {
        <FuncOp<'_, '_> as FuncOpBuilders>::create_with_name_type(builder, name, r#type)
    }
}

/// The declared builders of [`FuncOp`], which its author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl FuncOpBuilders`",
    label = "`FuncOpBuilders` is not implemented",
    note = "the definition of `FuncOp` has `builders`",
    note = "`fn create_with_name_type<'c>(builder: &mut Builder<'_, 'c>, name: &str, r#type: FunctionType<'c>) -> OpId;`",
)]
#[allow(clippy::elidable_lifetime_names)]
pub trait FuncOpBuilders {
    /// Creates a `func.func` by a builder that the definition declares.
    fn create_with_name_type<'c>(
        builder: &mut crate::ir::Builder<'_, 'c>,
        name: &str,
        r#type: crate::builtin::FunctionType<'c>,
    ) -> crate::ir::OpId;
}
impl<'a, 'c> crate::ir::interfaces::ArgAndResultAttrsOpInterface<'a, 'c> for FuncOp<'a, 'c> {}
impl<'a, 'c> crate::ir::interfaces::FunctionOpInterface<'a, 'c> for FuncOp<'a, 'c> {
    fn function_type(self) -> crate::Type<'c> {
        <FuncOp<'a, 'c>>::function_type(self)
    }
}
impl<'a, 'c> crate::ir::interfaces::OpAsmOpInterface<'a, 'c> for FuncOp<'a, 'c> {}

crate::op_handle! {
    /// The end of a function, with its results.
    pub struct ReturnOp<'a, 'c> = RETURN_OP;
    /// The operand `operands`.
    operands operands "getOperands"(0, set_operands);
}
static RETURN_OP: crate::ir::OpDef = {
    use crate::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of a function, with its results.",
        traits: p::traits(&[
            p::T::ALWAYS_SPECULATABLE, p::T::MEMREFS_NORMALIZABLE, p::T::RETURN_LIKE, p::T::TERMINATOR,
        ]),
        operands: &[p::variadic("operands", &CONSTRAINT)],
        parents: &["func.func"],
        native_traits: &[&p::named("HasParent"), &p::named("IsTerminator")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::RegionBranchTerminatorOpInterfaceTable::return_like(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::attr_dict(),
            f::group(f::Anchor::Operand(0), &[f::operand(0), f::spaced(":"), f::operand_type(0)]),
        ]),
        verify: Some(|op| <ReturnOp<'_, '_> as ReturnOpVerify>::verify(p::cast::<ReturnOp<'_, '_>>(op))),
        ..p::declared("func", "func.return")
    }
};
crate::op_builder! {
    ReturnOp<'c> = RETURN_OP, "func.return", 0 regions;
    pub fn r#return(operands: operands) -> op;
}

/// The verifier of [`ReturnOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ReturnOpVerify`",
    label = "`ReturnOpVerify` is not implemented",
    note = "the definition of `ReturnOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
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
    c::Constraint::new("flat symbol reference attribute", c::Pred::Class(&c::classes::FLAT_SYMBOL_REF_ATTR))
};
static CONSTRAINT_1: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new(
        "Array of dictionary attributes",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::ARRAY_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Each]),
                &c::Pred::Class(&c::classes::DICTIONARY_ATTR),
            ),
        ]),
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
        c::Pred::All(&[
            c::Pred::Class(&c::classes::TYPE_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Value]),
                &c::Pred::Class(&c::classes::FUNCTION_TYPE),
            ),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Value]),
                &c::Pred::Class(&c::classes::FUNCTION_TYPE),
            ),
        ]),
    )
};
static CONSTRAINT_ANY_REGION: crate::constraint::Constraint = {
    use crate::constraint as c;
    c::Constraint::new("any region", c::Pred::All(&[]))
};
