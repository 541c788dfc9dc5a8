// @generated from defs/memref.td by `cargo test -p isogloss-shipped`. Do not edit.

/// Buffers, views of them and accesses to them.
///
/// The table that registers the dialect in a context.
#[must_use]
pub const fn dialect() -> &'static ::isogloss::def::Dialect {
    static DIALECT: ::isogloss::def::Dialect = ::isogloss::def::Dialect {
        summary: "Buffers, views of them and accesses to them.",
        ops: &[
            &ALLOC_OP, &ALLOCA_OP, &REALLOC_OP, &DEALLOC_OP, &ALLOCA_SCOPE_OP, &ALLOCA_SCOPE_RETURN_OP,
            &GLOBAL_OP, &GET_GLOBAL_OP, &LOAD_OP, &STORE_OP, &ATOMIC_RMW_OP, &GENERIC_ATOMIC_RMW_OP,
            &ATOMIC_YIELD_OP, &PREFETCH_OP, &COPY_OP, &DMA_START_OP, &DMA_WAIT_OP, &ASSUME_ALIGNMENT_OP,
            &DISTINCT_OBJECTS_OP, &DIM_OP, &RANK_OP, &EXTRACT_ALIGNED_POINTER_AS_INDEX_OP,
            &EXTRACT_STRIDED_METADATA_OP, &CAST_OP, &MEMORY_SPACE_CAST_OP, &REINTERPRET_CAST_OP, &SUB_VIEW_OP,
            &VIEW_OP, &TRANSPOSE_OP, &RESHAPE_OP, &EXPAND_SHAPE_OP, &COLLAPSE_SHAPE_OP,
        ],
        materialize_constant: ::core::option::Option::Some(
            ::isogloss::plumbing::materialize_constant::<MemrefDialect>(),
        ),
        ..::isogloss::def::Dialect::new("memref")
    };
    &DIALECT
}

::isogloss::op_handle! {
    /// Allocates a buffer.
    pub struct AllocOp<'a, 'c> = ALLOC_OP;
    /// The operand `dynamicSizes`.
    operands dynamic_sizes "getDynamicSizes"(0, set_dynamic_sizes);
    /// The operand `symbolOperands`.
    operands symbol_operands "getSymbolOperands"(1, set_symbol_operands);
    /// The result `memref`.
    result memref "getMemref"(0);
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 0 -> i64, set_alignment = maybe_int(0, 64));
}
static ALLOC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Allocates a buffer.",
        operands: &[
            p::variadic("dynamicSizes", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("symbolOperands", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("memref", &CONSTRAINT_ANY_MEM_REF)],
        operand_segments: p::Segments::Sized { property: 1 },
        properties: &[
            p::attribute("alignment", &CONSTRAINT_1).integer("i64"),
            p::segment_sizes("operandSegmentSizes"),
        ],
        native_traits: &[&p::named("AttrSizedOperandSegments")],
        interfaces: &[
            i::AlignmentAttrOpInterfaceTable::entry::<AllocOp<'static, 'static>>(),
            i::OpAsmOpInterfaceTable::entry::<AllocOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[i::EffectDef {
            full: true,
            ..i::EffectDef::new(i::EffectKind::Allocate, i::EffectTarget::Result(0))
        }],
        format: Some(&[
            f::lit("("), f::operand(0).joined(), f::lit(")"),
            f::group(f::Anchor::Operand(1), &[f::lit("["), f::operand(1).joined(), f::lit("]")]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        verify: Some(|op| <AllocOp<'_, '_> as AllocOpVerify>::verify(p::cast::<AllocOp<'_, '_>>(op))),
        ..p::declared("memref", "memref.alloc")
    }
};
::isogloss::op_builder! {
    AllocOp<'c> = ALLOC_OP, "memref.alloc", 0 regions;
    pub fn alloc(memref: result, dynamic_sizes: operands, symbol_operands: operands) -> value;
    AllocOpBuilder { alignment: maybe_int(0, 64) i64 }
}

/// The verifier of [`AllocOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AllocOpVerify`",
    label = "`AllocOpVerify` is not implemented",
    note = "the definition of `AllocOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait AllocOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::AlignmentAttrOpInterface<'a, 'c> for AllocOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Allocates a buffer that is freed when its scope ends.
    pub struct AllocaOp<'a, 'c> = ALLOCA_OP;
    /// The operand `dynamicSizes`.
    operands dynamic_sizes "getDynamicSizes"(0, set_dynamic_sizes);
    /// The operand `symbolOperands`.
    operands symbol_operands "getSymbolOperands"(1, set_symbol_operands);
    /// The result `memref`.
    result memref "getMemref"(0);
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 0 -> i64, set_alignment = maybe_int(0, 64));
}
static ALLOCA_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Allocates a buffer that is freed when its scope ends.",
        operands: &[
            p::variadic("dynamicSizes", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("symbolOperands", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("memref", &CONSTRAINT_ANY_MEM_REF)],
        operand_segments: p::Segments::Sized { property: 1 },
        properties: &[
            p::attribute("alignment", &CONSTRAINT_1).integer("i64"),
            p::segment_sizes("operandSegmentSizes"),
        ],
        native_traits: &[&p::named("AttrSizedOperandSegments")],
        interfaces: &[
            i::AlignmentAttrOpInterfaceTable::entry::<AllocaOp<'static, 'static>>(),
            i::OpAsmOpInterfaceTable::entry::<AllocaOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[i::EffectDef {
            resource: "AutomaticAllocationScopeResource",
            full: true,
            ..i::EffectDef::new(i::EffectKind::Allocate, i::EffectTarget::Result(0))
        }],
        format: Some(&[
            f::lit("("), f::operand(0).joined(), f::lit(")"),
            f::group(f::Anchor::Operand(1), &[f::lit("["), f::operand(1).joined(), f::lit("]")]),
            f::attr_dict(), f::spaced(":"), f::result_type(0),
        ]),
        verify: Some(|op| <AllocaOp<'_, '_> as AllocaOpVerify>::verify(p::cast::<AllocaOp<'_, '_>>(op))),
        ..p::declared("memref", "memref.alloca")
    }
};
::isogloss::op_builder! {
    AllocaOp<'c> = ALLOCA_OP, "memref.alloca", 0 regions;
    pub fn alloca(memref: result, dynamic_sizes: operands, symbol_operands: operands) -> value;
    AllocaOpBuilder { alignment: maybe_int(0, 64) i64 }
}

/// The verifier of [`AllocaOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AllocaOpVerify`",
    label = "`AllocaOpVerify` is not implemented",
    note = "the definition of `AllocaOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait AllocaOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::AlignmentAttrOpInterface<'a, 'c> for AllocaOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A buffer of another size with the old contents; frees the old one.
    pub struct ReallocOp<'a, 'c> = REALLOC_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `dynamicResultSize`.
    optional_operand dynamic_result_size "getDynamicResultSize"(1, set_dynamic_result_size);
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 0 -> i64, set_alignment = maybe_int(0, 64));
}
static REALLOC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A buffer of another size with the old contents; frees the old one.",
        operands: &[
            p::one("source", &CONSTRAINT_2),
            p::optional("dynamicResultSize", &CONSTRAINT_3).ty(p::Source::Known("index")),
        ],
        results: &[p::one("", &CONSTRAINT_2)],
        properties: &[p::attribute("alignment", &CONSTRAINT_1).integer("i64")],
        interfaces: &[
            i::AlignmentAttrOpInterfaceTable::entry::<ReallocOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[
            i::EffectDef {
                full: true,
                ..i::EffectDef::new(i::EffectKind::Free, i::EffectTarget::Operand(0))
            },
            i::EffectDef {
                stage: 1,
                full: true,
                ..i::EffectDef::new(i::EffectKind::Allocate, i::EffectTarget::Result(0))
            },
        ],
        format: Some(&[
            f::operand(0),
            f::group(f::Anchor::Operand(1), &[f::lit("("), f::operand(1).joined(), f::lit(")")]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_types(),
        ]),
        verify: Some(|op| <ReallocOp<'_, '_> as ReallocOpVerify>::verify(p::cast::<ReallocOp<'_, '_>>(op))),
        ..p::declared("memref", "memref.realloc")
    }
};
::isogloss::op_builder! {
    ReallocOp<'c> = REALLOC_OP, "memref.realloc", 0 regions, omit_operand(1);
    pub fn realloc(result_0: result, source: operand) -> value;
    ReallocOpBuilder { dynamic_result_size: optional_operand(1), alignment: maybe_int(0, 64) i64 }
}

/// The verifier of [`ReallocOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ReallocOpVerify`",
    label = "`ReallocOpVerify` is not implemented",
    note = "the definition of `ReallocOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ReallocOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::AlignmentAttrOpInterface<'a, 'c> for ReallocOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Frees a buffer.
    pub struct DeallocOp<'a, 'c> = DEALLOC_OP;
    /// The operand `memref`.
    operand memref "getMemref"(0, set_memref);
}
static DEALLOC_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Frees a buffer.",
        traits: p::traits(&[p::T::MEMREFS_NORMALIZABLE]),
        operands: &[p::one("memref", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF)],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        effects: &[i::EffectDef {
            full: true,
            ..i::EffectDef::new(i::EffectKind::Free, i::EffectTarget::Operand(0))
        }],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<DeallocOp<'static, 'static>>()),
        ..p::declared("memref", "memref.dealloc")
    }
};
::isogloss::op_builder! {
    DeallocOp<'c> = DEALLOC_OP, "memref.dealloc", 0 regions;
    pub fn dealloc(memref: operand) -> op;
}

::isogloss::op_handle! {
    /// A scope: what `memref.alloca` allocates in its region is freed at the end.
    pub struct AllocaScopeOp<'a, 'c> = ALLOCA_SCOPE_OP;
    /// The result `results`.
    results results "getResults"(0);
    /// The region `bodyRegion`.
    region body_region "getBodyRegion"(0);
}
static ALLOCA_SCOPE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A scope: what `memref.alloca` allocates in its region is freed at the end.",
        traits: p::traits(&[
            p::T::AUTOMATIC_ALLOCATION_SCOPE, p::T::SINGLE_BLOCK, p::T::RECURSIVE_MEMORY_EFFECTS,
            p::T::NO_REGION_ARGUMENTS,
        ]),
        results: &[p::variadic("results", &CONSTRAINT_4)],
        regions: &[p::region("bodyRegion", false, &CONSTRAINT_5)],
        implicit_terminator: Some("memref.alloca_scope.return"),
        native_traits: &[
            &::isogloss::ir::interfaces::REGION_BRANCH_OP_INTERFACE_VERIFIER, &p::named("SingleBlock"),
            &p::named("SingleBlockImplicitTerminator"), &p::named("NoRegionArguments"),
        ],
        interfaces: &[i::RegionBranchOpInterfaceTable::entry::<AllocaScopeOp<'static, 'static>>()],
        syntax: Some(p::custom_syntax::<AllocaScopeOp<'static, 'static>>()),
        ..p::declared("memref", "memref.alloca_scope")
    }
};
::isogloss::op_builder! {
    AllocaScopeOp<'c> = ALLOCA_SCOPE_OP, "memref.alloca_scope", 1 regions;
    pub builder(results: results) -> op;
    AllocaScopeOpBuilder<AllocaScopeOpRegions> {} needs body_region(0): AllocaScopeOpNeedsBodyRegion => ()
}

::isogloss::op_handle! {
    /// The end of a scope, with its values.
    pub struct AllocaScopeReturnOp<'a, 'c> = ALLOCA_SCOPE_RETURN_OP;
    /// The operand `results`.
    operands results_ "getResults"(0, set_results);
}
static ALLOCA_SCOPE_RETURN_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of a scope, with its values.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::RETURN_LIKE, p::T::TERMINATOR]),
        operands: &[p::variadic("results", &CONSTRAINT_4)],
        parents: &["memref.alloca_scope"],
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
        ..p::declared("memref", "memref.alloca_scope.return")
    }
};
::isogloss::op_builder! {
    AllocaScopeReturnOp<'c> = ALLOCA_SCOPE_RETURN_OP, "memref.alloca_scope.return", 0 regions;
    pub fn alloca_scope_return(results: operands) -> op;
}

::isogloss::op_handle! {
    /// A buffer that has a name and exists as long as the program runs.
    pub struct GlobalOp<'a, 'c> = GLOBAL_OP;
    /// The attribute `sym_name`.
    required sym_name "getSymName"(handle 0 -> ::isogloss::builtin::StringAttr<'c>, set_sym_name = text(0));
    /// The attribute `sym_visibility`.
    optional sym_visibility "getSymVisibility"(
        handle 1 -> ::isogloss::builtin::StringAttr<'c>,
        set_sym_visibility = maybe_text(1)
    );
    /// The attribute `type`.
    required r#type "getType"(plain 2 -> ::isogloss::Type<'c>, set_type = ty(2));
    /// The attribute `initial_value`.
    optional initial_value "getInitialValue"(
        handle 3 -> ::isogloss::Attribute<'c>,
        set_initial_value = maybe_attribute(3)
    );
    /// The attribute `constant`.
    unit constant "getConstant"(4, set_constant);
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 5 -> i64, set_alignment = maybe_int(5, 64));
}
static GLOBAL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A buffer that has a name and exists as long as the program runs.",
        traits: p::traits(&[p::T::SYMBOL]),
        properties: &[
            p::attribute("sym_name", &CONSTRAINT_SYMBOL_NAME_ATTR).symbol_name().required().in_format(),
            p::attribute("sym_visibility", &CONSTRAINT_SYMBOL_NAME_ATTR).string().in_format(),
            p::attribute("type", &CONSTRAINT_MEM_REF_TYPE_ATTR).type_value().required().in_format(),
            p::attribute("initial_value", &CONSTRAINT_6).in_format(),
            p::attribute("constant", &CONSTRAINT_UNIT_ATTR).unit().in_format(),
            p::attribute("alignment", &CONSTRAINT_1).integer("i64"),
        ],
        native_traits: &[&::isogloss::ir::interfaces::SYMBOL_OP_INTERFACE_VERIFIER],
        interfaces: &[
            i::SymbolOpInterfaceTable::entry::<GlobalOp<'static, 'static>>(),
            i::AlignmentAttrOpInterfaceTable::entry::<GlobalOp<'static, 'static>>(),
        ],
        format: Some(&[
            f::group(f::Anchor::Property(1), &[f::property(1)]),
            f::group(f::Anchor::Property(4), &[f::spaced("constant"), f::flag(4)]),
            f::property(0),
            f::spaced(":"),
            f::custom(
                &GLOBAL_MEMREF_OP_TYPE_AND_INITIAL_VALUE_DIRECTIVE,
                &[f::Argument::Property(2), f::Argument::Property(3)],
            ),
            f::attr_dict(),
        ]),
        verify: Some(|op| <GlobalOp<'_, '_> as GlobalOpVerify>::verify(p::cast::<GlobalOp<'_, '_>>(op))),
        ..p::declared("memref", "memref.global")
    }
};
::isogloss::op_builder! {
    GlobalOp<'c> = GLOBAL_OP, "memref.global", 0 regions;
    pub fn global(sym_name: text(0), r#type: ty(2)) -> op;
    GlobalOpBuilder {
        sym_visibility: maybe_text(1),
        initial_value: maybe_attribute(3),
        constant: unit(4) bool,
        alignment: maybe_int(5, 64) i64
    }
}

/// The verifier of [`GlobalOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GlobalOpVerify`",
    label = "`GlobalOpVerify` is not implemented",
    note = "the definition of `GlobalOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait GlobalOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::SymbolOpInterface<'a, 'c> for GlobalOp<'a, 'c> {}
impl<'a, 'c> ::isogloss::ir::interfaces::AlignmentAttrOpInterface<'a, 'c> for GlobalOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The buffer of a `memref.global`.
    pub struct GetGlobalOp<'a, 'c> = GET_GLOBAL_OP;
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `name`.
    required name "getName"(handle 0 -> ::isogloss::builtin::SymbolRefAttr<'c>, set_name = symbol(0));
}
static GET_GLOBAL_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The buffer of a `memref.global`.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        results: &[p::one("result", &CONSTRAINT_ANY_STATIC_SHAPE_MEM_REF)],
        properties: &[
            p::attribute("name", &CONSTRAINT_FLAT_SYMBOL_REF_ATTR)
                .storage(::isogloss::plumbing::op::is_flat_symbol)
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::SymbolUserOpInterfaceTable::entry::<GetGlobalOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::property(0), f::spaced(":"), f::result_type(0), f::attr_dict()]),
        ..p::declared("memref", "memref.get_global")
    }
};
::isogloss::op_builder! {
    GetGlobalOp<'c> = GET_GLOBAL_OP, "memref.get_global", 0 regions;
    pub fn get_global(result: result, name: symbol(0)) -> value;
}

::isogloss::op_handle! {
    /// Loads an element.
    pub struct LoadOp<'a, 'c> = LOAD_OP;
    /// The operand `memref`.
    operand memref "getMemref"(0, set_memref);
    /// The operand `indices`.
    operands indices "getIndices"(1, set_indices);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `nontemporal`.
    default nontemporal "getNontemporal"(plain 0 -> bool = false, set_nontemporal = maybe_set(0));
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 1 -> i64, set_alignment = maybe_int(1, 64));
}
static LOAD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Loads an element.",
        traits: p::traits(&[p::T::MEMREFS_NORMALIZABLE]),
        operands: &[
            p::one("memref", &CONSTRAINT_ANY_MEM_REF),
            p::variadic("indices", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_TYPE)
            .derived(p::follows(p::From::Operand(0), &[c::Step::ElementType]))],
        properties: &[
            p::attribute("nontemporal", &CONSTRAINT_7)
                .class(&c::classes::BOOL_ATTR)
                .text(p::Text::OfType("i1"))
                .optional_default(|context| ::isogloss::builtin::IntegerAttr::bool(context, false).into()),
            p::attribute("alignment", &CONSTRAINT_1).integer("i64"),
        ],
        predicates: &[c::Constraint::new(
            "result type matches element type of 'memref'",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::ElementType]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::AlignmentAttrOpInterfaceTable::entry::<LoadOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[i::EffectDef::new(i::EffectKind::Read, i::EffectTarget::Operand(0))],
        format: Some(&[
            f::operand(0), f::lit("["), f::operand(1).joined(), f::lit("]"), f::attr_dict(), f::spaced(":"),
            f::operand_type(0),
        ]),
        verify: Some(|op| <LoadOp<'_, '_> as LoadOpVerify>::verify(p::cast::<LoadOp<'_, '_>>(op))),
        fold: Some(::isogloss::plumbing::folder::<LoadOp<'static, 'static>>()),
        ..p::declared("memref", "memref.load")
    }
};
::isogloss::op_builder! {
    LoadOp<'c> = LOAD_OP, "memref.load", 0 regions;
    pub fn load(memref: operand, indices: operands) -> value;
    LoadOpBuilder { nontemporal: maybe_set(0) bool, alignment: maybe_int(1, 64) i64 }
}

/// The verifier of [`LoadOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LoadOpVerify`",
    label = "`LoadOpVerify` is not implemented",
    note = "the definition of `LoadOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait LoadOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::AlignmentAttrOpInterface<'a, 'c> for LoadOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Stores an element.
    pub struct StoreOp<'a, 'c> = STORE_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
    /// The operand `memref`.
    operand memref "getMemref"(1, set_memref);
    /// The operand `indices`.
    operands indices "getIndices"(2, set_indices);
    /// The attribute `nontemporal`.
    default nontemporal "getNontemporal"(plain 0 -> bool = false, set_nontemporal = maybe_set(0));
    /// The attribute `alignment`.
    optional alignment "getAlignment"(plain 1 -> i64, set_alignment = maybe_int(1, 64));
}
static STORE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Stores an element.",
        traits: p::traits(&[p::T::MEMREFS_NORMALIZABLE]),
        operands: &[
            p::one("value", &CONSTRAINT_ANY_TYPE)
                .ty(p::follows(p::From::Operand(1), &[c::Step::ElementType])),
            p::one("memref", &CONSTRAINT_ANY_MEM_REF),
            p::variadic("indices", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        properties: &[
            p::attribute("nontemporal", &CONSTRAINT_7)
                .class(&c::classes::BOOL_ATTR)
                .text(p::Text::OfType("i1"))
                .optional_default(|context| ::isogloss::builtin::IntegerAttr::bool(context, false).into()),
            p::attribute("alignment", &CONSTRAINT_1).integer("i64"),
        ],
        predicates: &[c::Constraint::new(
            "type of 'value' matches element type of 'memref'",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(1), &[c::Step::Type, c::Step::ElementType]),
                c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[
            i::AlignmentAttrOpInterfaceTable::entry::<StoreOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[i::EffectDef::new(i::EffectKind::Write, i::EffectTarget::Operand(1))],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::lit("["), f::operand(2).joined(), f::lit("]"),
            f::attr_dict(), f::spaced(":"), f::operand_type(1),
        ]),
        verify: Some(|op| <StoreOp<'_, '_> as StoreOpVerify>::verify(p::cast::<StoreOp<'_, '_>>(op))),
        fold: Some(::isogloss::plumbing::folder::<StoreOp<'static, 'static>>()),
        ..p::declared("memref", "memref.store")
    }
};
::isogloss::op_builder! {
    StoreOp<'c> = STORE_OP, "memref.store", 0 regions;
    pub fn store(value: operand, memref: operand, indices: operands) -> op;
    StoreOpBuilder { nontemporal: maybe_set(0) bool, alignment: maybe_int(1, 64) i64 }
}

/// The verifier of [`StoreOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl StoreOpVerify`",
    label = "`StoreOpVerify` is not implemented",
    note = "the definition of `StoreOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait StoreOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::AlignmentAttrOpInterface<'a, 'c> for StoreOp<'a, 'c> {}

::isogloss::op_handle! {
    /// Replaces an element by a function of it and a value, in one atomic step.
    pub struct AtomicRMWOp<'a, 'c> = ATOMIC_RMW_OP;
    /// The operand `value`.
    operand value "getValue"(0, set_value);
    /// The operand `memref`.
    operand memref "getMemref"(1, set_memref);
    /// The operand `indices`.
    operands indices "getIndices"(2, set_indices);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `kind`.
    required kind "getKind"(case 0 -> crate::arith::AtomicRMWKind, set_kind = case(0, 64));
}
static ATOMIC_RMW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Replaces an element by a function of it and a value, in one atomic step.",
        operands: &[
            p::one("value", &CONSTRAINT_MEM_REF_NUMBER), p::one("memref", &CONSTRAINT_8),
            p::variadic("indices", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_MEM_REF_NUMBER).inferred(p::like_operand(0))],
        properties: &[
            p::attribute("kind", &CONSTRAINT_ARITH_ATOMIC_RMW_KIND)
                .case::<crate::arith::AtomicRMWKind, 64>()
                .required()
                .in_format(),
        ],
        predicates: &[
            c::Constraint::new(
                "all of {value, result} have same type",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                    c::Path::new(c::Start::Result(0), &[c::Step::Type]),
                ]),
            ),
            c::Constraint::new(
                "value type matches element type of memref",
                c::Pred::Same(&[
                    c::Path::new(c::Start::Operand(1), &[c::Step::Type, c::Step::ElementType]),
                    c::Path::new(c::Start::Operand(0), &[c::Step::Type]),
                ]),
            ),
        ],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        effects: &[
            i::EffectDef::new(i::EffectKind::Read, i::EffectTarget::Operand(1)),
            i::EffectDef::new(i::EffectKind::Write, i::EffectTarget::Operand(1)),
        ],
        format: Some(&[
            f::property(0), f::operand(0), f::lit(","), f::operand(1), f::lit("["), f::operand(2).joined(),
            f::lit("]"), f::attr_dict(), f::spaced(":"), f::spaced("("), f::operand_type(0).joined(),
            f::lit(","), f::operand_type(1), f::lit(")"), f::spaced("->"), f::result_type(0),
        ]),
        verify: Some(
            |op| <AtomicRMWOp<'_, '_> as AtomicRMWOpVerify>::verify(p::cast::<AtomicRMWOp<'_, '_>>(op)),
        ),
        ..p::declared("memref", "memref.atomic_rmw")
    }
};
::isogloss::op_builder! {
    AtomicRMWOp<'c> = ATOMIC_RMW_OP, "memref.atomic_rmw", 0 regions;
    pub fn atomic_rmw(
        kind: case(0, 64) crate::arith::AtomicRMWKind,
        value: operand,
        memref: operand,
        indices: operands
    ) -> value;
}

/// The verifier of [`AtomicRMWOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AtomicRMWOpVerify`",
    label = "`AtomicRMWOpVerify` is not implemented",
    note = "the definition of `AtomicRMWOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait AtomicRMWOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Replaces an element by what a region computes of it, in one atomic step.
    pub struct GenericAtomicRMWOp<'a, 'c> = GENERIC_ATOMIC_RMW_OP;
    /// The operand `memref`.
    operand memref "getMemref"(0, set_memref);
    /// The operand `indices`.
    operands indices "getIndices"(1, set_indices);
    /// The result `result`.
    result result "getResult"(0);
    /// The region `atomic_body`.
    region atomic_body "getAtomicBody"(0);
}
static GENERIC_ATOMIC_RMW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Replaces an element by what a region computes of it, in one atomic step.",
        traits: p::traits(&[p::T::SINGLE_BLOCK]),
        operands: &[p::one("memref", &CONSTRAINT_8), p::variadic("indices", &CONSTRAINT)],
        results: &[p::one("result", &CONSTRAINT_MEM_REF_NUMBER)
            .inferred(p::follows(p::From::Operand(0), &[c::Step::ElementType]))],
        regions: &[p::region("atomic_body", false, &CONSTRAINT_ANY_REGION)],
        implicit_terminator: Some("memref.atomic_yield"),
        native_traits: &[&p::named("SingleBlock"), &p::named("SingleBlockImplicitTerminator")],
        predicates: &[c::Constraint::new(
            "result type matches element type of memref",
            c::Pred::Same(&[
                c::Path::new(c::Start::Operand(0), &[c::Step::Type, c::Step::ElementType]),
                c::Path::new(c::Start::Result(0), &[c::Step::Type]),
            ]),
        )],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        effects: &[
            i::EffectDef::new(i::EffectKind::Read, i::EffectTarget::Operand(0)),
            i::EffectDef::new(i::EffectKind::Write, i::EffectTarget::Operand(0)),
        ],
        syntax: Some(p::custom_syntax::<GenericAtomicRMWOp<'static, 'static>>()),
        verify: Some(
            |op| <GenericAtomicRMWOp<'_, '_> as GenericAtomicRMWOpVerify>::verify(p::cast::<GenericAtomicRMWOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("memref", "memref.generic_atomic_rmw")
    }
};
::isogloss::op_builder! {
    GenericAtomicRMWOp<'c> = GENERIC_ATOMIC_RMW_OP, "memref.generic_atomic_rmw", 1 regions;
    pub fn generic_atomic_rmw(memref: operand, indices: operands) -> value;
    GenericAtomicRMWOpBuilder { atomic_body: region(0) }
}

/// The verifier of [`GenericAtomicRMWOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GenericAtomicRMWOpVerify`",
    label = "`GenericAtomicRMWOpVerify` is not implemented",
    note = "the definition of `GenericAtomicRMWOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait GenericAtomicRMWOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The end of the region of `memref.generic_atomic_rmw`, with the new element.
    pub struct AtomicYieldOp<'a, 'c> = ATOMIC_YIELD_OP;
    /// The operand `result`.
    operand result "getResult"(0, set_result);
}
static ATOMIC_YIELD_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The end of the region of `memref.generic_atomic_rmw`, with the new element.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE, p::T::TERMINATOR, p::T::RETURN_LIKE]),
        operands: &[p::one("result", &CONSTRAINT_ANY_TYPE)],
        parents: &["memref.generic_atomic_rmw"],
        native_traits: &[&p::named("HasParent"), &p::named("IsTerminator")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(),
            i::RegionBranchTerminatorOpInterfaceTable::return_like(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        verify: Some(
            |op| <AtomicYieldOp<'_, '_> as AtomicYieldOpVerify>::verify(p::cast::<AtomicYieldOp<'_, '_>>(op)),
        ),
        ..p::declared("memref", "memref.atomic_yield")
    }
};
::isogloss::op_builder! {
    AtomicYieldOp<'c> = ATOMIC_YIELD_OP, "memref.atomic_yield", 0 regions;
    pub fn atomic_yield(result: operand) -> op;
}

/// The verifier of [`AtomicYieldOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AtomicYieldOpVerify`",
    label = "`AtomicYieldOpVerify` is not implemented",
    note = "the definition of `AtomicYieldOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait AtomicYieldOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// A hint that an element will be accessed.
    pub struct PrefetchOp<'a, 'c> = PREFETCH_OP;
    /// The operand `memref`.
    operand memref "getMemref"(0, set_memref);
    /// The operand `indices`.
    operands indices "getIndices"(1, set_indices);
    /// The attribute `isWrite`.
    required is_write "getIsWrite"(plain 0 -> bool, set_is_write);
    /// The attribute `localityHint`.
    required locality_hint "getLocalityHint"(plain 1 -> i32, set_locality_hint = int(1, 32));
    /// The attribute `isDataCache`.
    required is_data_cache "getIsDataCache"(plain 2 -> bool, set_is_data_cache);
}
static PREFETCH_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A hint that an element will be accessed.",
        operands: &[p::one("memref", &CONSTRAINT_ANY_MEM_REF), p::variadic("indices", &CONSTRAINT)],
        properties: &[
            p::attribute("isWrite", &CONSTRAINT_7)
                .class(&c::classes::BOOL_ATTR)
                .text(p::Text::OfType("i1"))
                .required(),
            p::attribute("localityHint", &CONSTRAINT_9).integer("i32").required(),
            p::attribute("isDataCache", &CONSTRAINT_7)
                .class(&c::classes::BOOL_ATTR)
                .text(p::Text::OfType("i1"))
                .required(),
        ],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        effects: &[i::EffectDef::new(i::EffectKind::Write, i::EffectTarget::Operand(0))],
        syntax: Some(p::custom_syntax::<PrefetchOp<'static, 'static>>()),
        verify: Some(
            |op| <PrefetchOp<'_, '_> as PrefetchOpVerify>::verify(p::cast::<PrefetchOp<'_, '_>>(op)),
        ),
        ..p::declared("memref", "memref.prefetch")
    }
};
::isogloss::op_builder! {
    PrefetchOp<'c> = PREFETCH_OP, "memref.prefetch", 0 regions;
    pub fn prefetch(
        memref: operand,
        indices: operands,
        is_write: set(0) bool,
        locality_hint: int(1, 32) i32,
        is_data_cache: set(2) bool
    ) -> op;
}

/// The verifier of [`PrefetchOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl PrefetchOpVerify`",
    label = "`PrefetchOpVerify` is not implemented",
    note = "the definition of `PrefetchOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait PrefetchOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Copies the elements of a buffer to another one.
    pub struct CopyOp<'a, 'c> = COPY_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `target`.
    operand target "getTarget"(1, set_target);
}
static COPY_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Copies the elements of a buffer to another one.",
        operands: &[
            p::one("source", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF),
            p::one("target", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF),
        ],
        native_traits: &[&p::named("SameOperandsElementType"), &p::named("SameOperandsShape")],
        interfaces: &[i::MemoryEffectOpInterfaceTable::declared()],
        effects: &[
            i::EffectDef {
                full: true,
                ..i::EffectDef::new(i::EffectKind::Read, i::EffectTarget::Operand(0))
            },
            i::EffectDef {
                full: true,
                ..i::EffectDef::new(i::EffectKind::Write, i::EffectTarget::Operand(1))
            },
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::operand(1), f::attr_dict(), f::spaced(":"), f::operand_type(0),
            f::spaced("to"), f::operand_type(1),
        ]),
        ..p::declared("memref", "memref.copy")
    }
};
::isogloss::op_builder! {
    CopyOp<'c> = COPY_OP, "memref.copy", 0 regions;
    pub fn copy(source: operand, target: operand) -> op;
}

::isogloss::op_handle! {
    /// Begins a copy that goes on beside the program.
    pub struct DmaStartOp<'a, 'c> = DMA_START_OP;
    /// The operand `operands`.
    operands operands "getOperands"(0, set_operands);
}
static DMA_START_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Begins a copy that goes on beside the program.",
        operands: &[p::variadic("operands", &CONSTRAINT_4)],
        syntax: Some(p::custom_syntax::<DmaStartOp<'static, 'static>>()),
        verify: Some(
            |op| <DmaStartOp<'_, '_> as DmaStartOpVerify>::verify(p::cast::<DmaStartOp<'_, '_>>(op)),
        ),
        ..p::declared("memref", "memref.dma_start")
    }
};
::isogloss::op_builder! {
    DmaStartOp<'c> = DMA_START_OP, "memref.dma_start", 0 regions;
    pub fn dma_start(operands: operands) -> op;
}

/// The verifier of [`DmaStartOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DmaStartOpVerify`",
    label = "`DmaStartOpVerify` is not implemented",
    note = "the definition of `DmaStartOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait DmaStartOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// Waits for a copy that `memref.dma_start` began.
    pub struct DmaWaitOp<'a, 'c> = DMA_WAIT_OP;
    /// The operand `tagMemRef`.
    operand tag_mem_ref "getTagMemRef"(0, set_tag_mem_ref);
    /// The operand `tagIndices`.
    operands tag_indices "getTagIndices"(1, set_tag_indices);
    /// The operand `numElements`.
    later_operand num_elements "getNumElements"(2, set_num_elements);
}
static DMA_WAIT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "Waits for a copy that `memref.dma_start` began.",
        operands: &[
            p::one("tagMemRef", &CONSTRAINT_ANY_MEM_REF),
            p::variadic("tagIndices", &CONSTRAINT).ty(p::Source::Known("index")),
            p::one("numElements", &CONSTRAINT_3).ty(p::Source::Known("index")),
        ],
        format: Some(&[
            f::operand(0), f::lit("["), f::operand(1).joined(), f::lit("]"), f::lit(","), f::operand(2),
            f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        verify: Some(|op| <DmaWaitOp<'_, '_> as DmaWaitOpVerify>::verify(p::cast::<DmaWaitOp<'_, '_>>(op))),
        ..p::declared("memref", "memref.dma_wait")
    }
};
::isogloss::op_builder! {
    DmaWaitOp<'c> = DMA_WAIT_OP, "memref.dma_wait", 0 regions;
    pub fn dma_wait(tag_mem_ref: operand, tag_indices: operands, num_elements: operand) -> op;
}

/// The verifier of [`DmaWaitOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DmaWaitOpVerify`",
    label = "`DmaWaitOpVerify` is not implemented",
    note = "the definition of `DmaWaitOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait DmaWaitOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The same buffer, of which the alignment is known.
    pub struct AssumeAlignmentOp<'a, 'c> = ASSUME_ALIGNMENT_OP;
    /// The operand `memref`.
    operand memref "getMemref"(0, set_memref);
    /// The result `result`.
    result result "getResult"(0);
    /// The attribute `alignment`.
    required alignment "getAlignment"(plain 0 -> i32, set_alignment = int(0, 32));
}
static ASSUME_ALIGNMENT_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The same buffer, of which the alignment is known.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("memref", &CONSTRAINT_ANY_MEM_REF)],
        results: &[p::one("result", &CONSTRAINT_ANY_MEM_REF).derived(p::like_operand(0))],
        properties: &[p::attribute("alignment", &CONSTRAINT_10).integer("i32").required().in_format()],
        native_traits: &[&p::named("SameOperandsAndResultType")],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<AssumeAlignmentOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::ViewLikeOpInterfaceTable::entry::<AssumeAlignmentOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit(","), f::property(0), f::attr_dict(), f::spaced(":"), f::operand_type(0),
        ]),
        verify: Some(
            |op| <AssumeAlignmentOp<'_, '_> as AssumeAlignmentOpVerify>::verify(p::cast::<AssumeAlignmentOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("memref", "memref.assume_alignment")
    }
};
::isogloss::op_builder! {
    AssumeAlignmentOp<'c> = ASSUME_ALIGNMENT_OP, "memref.assume_alignment", 0 regions;
    pub fn assume_alignment(memref: operand, alignment: int(0, 32) i32) -> value;
}

/// The verifier of [`AssumeAlignmentOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AssumeAlignmentOpVerify`",
    label = "`AssumeAlignmentOpVerify` is not implemented",
    note = "the definition of `AssumeAlignmentOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait AssumeAlignmentOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for AssumeAlignmentOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The same buffers, which are known not to overlap.
    pub struct DistinctObjectsOp<'a, 'c> = DISTINCT_OBJECTS_OP, adaptor DistinctObjectsOpAdaptor;
    /// The operand `operands`.
    operands operands "getOperands"(0, set_operands);
    /// The result `results`.
    results results "getResults"(0);
}
static DISTINCT_OBJECTS_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The same buffers, which are known not to overlap.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::variadic("operands", &CONSTRAINT_11)],
        results: &[p::variadic("results", &CONSTRAINT_11).derived(p::Source::Inferred)],
        native_traits: &[&p::named("DistinctObjectsTrait"), &p::named("InferTypeOpInterface")],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        verify: Some(
            |op| <DistinctObjectsOp<'_, '_> as DistinctObjectsOpVerify>::verify(p::cast::<DistinctObjectsOp<'_, '_>>(
                op,
            )),
        ),
        infer: Some(::isogloss::ir::infer::InferTypes {
            name: "memref.distinct_objects",
            infer: |operation| <DistinctObjectsOp<'_, '_> as DistinctObjectsOpInferTypes>::infer(DistinctObjectsOpAdaptor(
                *operation,
            )),
            compatible: ::core::option::Option::None,
        }),
        ..p::declared("memref", "memref.distinct_objects")
    }
};
::isogloss::op_builder! {
    DistinctObjectsOp<'c> = DISTINCT_OBJECTS_OP, "memref.distinct_objects", 0 regions;
    pub fn distinct_objects(operands: operands) -> op;
}

/// The verifier of [`DistinctObjectsOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DistinctObjectsOpVerify`",
    label = "`DistinctObjectsOpVerify` is not implemented",
    note = "the definition of `DistinctObjectsOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait DistinctObjectsOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

/// The inference of the types of the results of [`DistinctObjectsOp`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DistinctObjectsOpInferTypes`",
    label = "`DistinctObjectsOpInferTypes` is not implemented",
    note = "the definition of `DistinctObjectsOp` lists `InferTypeOpInterface`",
    note = "`fn infer<'c>(op: DistinctObjectsOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic>;`",
)]
pub trait DistinctObjectsOpInferTypes {
    /// The types of the results.
    ///
    /// # Errors
    /// If they cannot be inferred.
    fn infer<'c>(
        op: DistinctObjectsOpAdaptor<'_, 'c>,
    ) -> ::core::result::Result<::std::vec::Vec<::isogloss::Type<'c>>, ::isogloss::Diagnostic>;
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
        traits: p::traits(&[p::T::MEMREFS_NORMALIZABLE]),
        operands: &[
            p::one("source", &CONSTRAINT_ANY_NON0_RANKED_OR_UNRANKED_MEM_REF),
            p::one("index", &CONSTRAINT_3).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_3).derived(p::Source::Known("index"))],
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
        ..p::declared("memref", "memref.dim")
    }
};
::isogloss::op_builder! {
    DimOp<'c> = DIM_OP, "memref.dim", 0 regions;
    pub fn dim(source: operand, index: operand) -> value;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ShapedDimOpInterface<'a, 'c> for DimOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The rank of a buffer.
    pub struct RankOp<'a, 'c> = RANK_OP;
    /// The operand `memref`.
    operand memref "getMemref"(0, set_memref);
}
static RANK_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The rank of a buffer.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("memref", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF)],
        results: &[p::one("", &CONSTRAINT_3).derived(p::Source::Known("index"))],
        interfaces: &[
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0)]),
        fold: Some(::isogloss::plumbing::folder::<RankOp<'static, 'static>>()),
        ..p::declared("memref", "memref.rank")
    }
};
::isogloss::op_builder! {
    RankOp<'c> = RANK_OP, "memref.rank", 0 regions;
    pub fn rank(memref: operand) -> value;
}

::isogloss::op_handle! {
    /// The aligned address of a buffer.
    pub struct ExtractAlignedPointerAsIndexOp<'a, 'c> = EXTRACT_ALIGNED_POINTER_AS_INDEX_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The result `aligned_pointer`.
    result aligned_pointer "getAlignedPointer"(0);
}
static EXTRACT_ALIGNED_POINTER_AS_INDEX_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The aligned address of a buffer.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("source", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF)],
        results: &[p::one("aligned_pointer", &CONSTRAINT_3).inferred(p::Source::Known("index"))],
        result_segments: p::Segments::Equal,
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<ExtractAlignedPointerAsIndexOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::spaced(":"), f::operand_type(0), f::spaced("->"), f::result_types(),
            f::attr_dict(),
        ]),
        ..p::declared("memref", "memref.extract_aligned_pointer_as_index")
    }
};
::isogloss::op_builder! {
    ExtractAlignedPointerAsIndexOp<'c> = EXTRACT_ALIGNED_POINTER_AS_INDEX_OP, "memref.extract_aligned_pointer_as_index", 0 regions;
    pub fn extract_aligned_pointer_as_index(source: operand) -> value;
}

::isogloss::op_handle! {
    /// The parts of a buffer: its memory, its offset, its sizes and its strides.
    pub struct ExtractStridedMetadataOp<'a, 'c> = EXTRACT_STRIDED_METADATA_OP, adaptor ExtractStridedMetadataOpAdaptor;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The result `base_buffer`.
    result base_buffer "getBaseBuffer"(0);
    /// The result `offset`.
    result offset "getOffset"(1);
    /// The result `sizes`.
    results sizes "getSizes"(2);
    /// The result `strides`.
    results strides "getStrides"(3);
}
static EXTRACT_STRIDED_METADATA_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The parts of a buffer: its memory, its offset, its sizes and its strides.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("source", &CONSTRAINT_ANY_STRIDED_MEM_REF)],
        results: &[
            p::one("base_buffer", &CONSTRAINT_12).inferred(p::Source::Inferred),
            p::one("offset", &CONSTRAINT_3).inferred(p::Source::Inferred),
            p::variadic("sizes", &CONSTRAINT).inferred(p::Source::Inferred),
            p::variadic("strides", &CONSTRAINT).inferred(p::Source::Inferred),
        ],
        result_segments: p::Segments::Equal,
        native_traits: &[&p::named("InferTypeOpInterface"), &p::named("InferTypeOpAdaptor")],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<ExtractStridedMetadataOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::ViewLikeOpInterfaceTable::entry::<ExtractStridedMetadataOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::spaced(":"), f::operand_type(0), f::spaced("->"), f::result_types(),
            f::attr_dict(),
        ]),
        infer: Some(::isogloss::ir::infer::InferTypes {
            name: "memref.extract_strided_metadata",
            infer: |operation| <ExtractStridedMetadataOp<'_, '_> as ExtractStridedMetadataOpInferTypes>::infer(ExtractStridedMetadataOpAdaptor(
                *operation,
            )),
            compatible: ::core::option::Option::None,
        }),
        ..p::declared("memref", "memref.extract_strided_metadata")
    }
};
::isogloss::op_builder! {
    ExtractStridedMetadataOp<'c> = EXTRACT_STRIDED_METADATA_OP, "memref.extract_strided_metadata", 0 regions;
    pub fn extract_strided_metadata(source: operand) -> op;
}

/// The inference of the types of the results of [`ExtractStridedMetadataOp`], which the dialect's author implements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ExtractStridedMetadataOpInferTypes`",
    label = "`ExtractStridedMetadataOpInferTypes` is not implemented",
    note = "the definition of `ExtractStridedMetadataOp` lists `InferTypeOpInterface`",
    note = "`fn infer<'c>(op: ExtractStridedMetadataOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic>;`",
)]
pub trait ExtractStridedMetadataOpInferTypes {
    /// The types of the results.
    ///
    /// # Errors
    /// If they cannot be inferred.
    fn infer<'c>(
        op: ExtractStridedMetadataOpAdaptor<'_, 'c>,
    ) -> ::core::result::Result<::std::vec::Vec<::isogloss::Type<'c>>, ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for ExtractStridedMetadataOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The same buffer with a type that says more or less of it.
    pub struct CastOp<'a, 'c> = CAST_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The result `dest`.
    result dest "getDest"(0);
}
static CAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The same buffer with a type that says more or less of it.",
        traits: p::traits(&[p::T::MEMREFS_NORMALIZABLE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("source", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF)],
        results: &[p::one("dest", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF)],
        native_traits: &[
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("SameOperandsAndResultShape"),
        ],
        interfaces: &[
            i::CastOpInterfaceTable::entry::<CastOp<'static, 'static>>(),
            i::OpAsmOpInterfaceTable::entry::<CastOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::ViewLikeOpInterfaceTable::entry::<CastOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        fold: Some(::isogloss::plumbing::folder::<CastOp<'static, 'static>>()),
        ..p::declared("memref", "memref.cast")
    }
};
::isogloss::op_builder! {
    CastOp<'c> = CAST_OP, "memref.cast", 0 regions;
    pub fn cast(dest: result, source: operand) -> value;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for CastOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The same buffer as a memref of another memory space.
    pub struct MemorySpaceCastOp<'a, 'c> = MEMORY_SPACE_CAST_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The result `dest`.
    result dest "getDest"(0);
}
static MEMORY_SPACE_CAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The same buffer as a memref of another memory space.",
        traits: p::traits(&[p::T::MEMREFS_NORMALIZABLE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("source", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF)],
        results: &[p::one("dest", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF)],
        native_traits: &[
            &::isogloss::ir::interfaces::CAST_OP_INTERFACE_VERIFIER,
            &p::named("SameOperandsAndResultElementType"), &p::named("SameOperandsAndResultShape"),
        ],
        interfaces: &[
            i::CastOpInterfaceTable::entry::<MemorySpaceCastOp<'static, 'static>>(),
            i::OpAsmOpInterfaceTable::entry::<MemorySpaceCastOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::ViewLikeOpInterfaceTable::entry::<MemorySpaceCastOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"),
            f::result_type(0),
        ]),
        ..p::declared("memref", "memref.memory_space_cast")
    }
};
::isogloss::op_builder! {
    MemorySpaceCastOp<'c> = MEMORY_SPACE_CAST_OP, "memref.memory_space_cast", 0 regions;
    pub fn memory_space_cast(dest: result, source: operand) -> value;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for MemorySpaceCastOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The memory of a buffer as a memref with another offset, other sizes and other strides.
    pub struct ReinterpretCastOp<'a, 'c> = REINTERPRET_CAST_OP;
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
static REINTERPRET_CAST_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The memory of a buffer as a memref with another offset, other sizes and other strides.",
        traits: p::traits(&[p::T::MEMREFS_NORMALIZABLE, p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("source", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF),
            p::variadic("offsets", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("sizes", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("strides", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_STRIDED_MEM_REF)],
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
            i::OpAsmOpInterfaceTable::entry::<ReinterpretCastOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::OffsetSizeAndStrideOpInterfaceTable::entry::<ReinterpretCastOp<'static, 'static>>(),
            i::ViewLikeOpInterfaceTable::entry::<ReinterpretCastOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::spaced("to"), f::spaced("offset"), f::lit(":"),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(1), f::Argument::Property(0)]),
            f::lit(","), f::spaced("sizes"), f::lit(":"),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(2), f::Argument::Property(1)]),
            f::lit(","), f::spaced("strides"), f::lit(":"),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(3), f::Argument::Property(2)]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_type(0),
        ]),
        verify: Some(
            |op| <ReinterpretCastOp<'_, '_> as ReinterpretCastOpVerify>::verify(p::cast::<ReinterpretCastOp<'_, '_>>(
                op,
            )),
        ),
        ..p::declared("memref", "memref.reinterpret_cast")
    }
};
::isogloss::op_builder! {
    ReinterpretCastOp<'c> = REINTERPRET_CAST_OP, "memref.reinterpret_cast", 0 regions;
    pub fn reinterpret_cast(
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

/// The verifier of [`ReinterpretCastOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ReinterpretCastOpVerify`",
    label = "`ReinterpretCastOpVerify` is not implemented",
    note = "the definition of `ReinterpretCastOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ReinterpretCastOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for ReinterpretCastOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A part of a buffer; dimensions of size 1 may be left out.
    pub struct SubViewOp<'a, 'c> = SUB_VIEW_OP;
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
static SUB_VIEW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A part of a buffer; dimensions of size 1 may be left out.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("source", &CONSTRAINT_ANY_MEM_REF),
            p::variadic("offsets", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("sizes", &CONSTRAINT).ty(p::Source::Known("index")),
            p::variadic("strides", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_MEM_REF)],
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
            i::OpAsmOpInterfaceTable::entry::<SubViewOp<'static, 'static>>(),
            i::ViewLikeOpInterfaceTable::entry::<SubViewOp<'static, 'static>>(),
            i::OffsetSizeAndStrideOpInterfaceTable::entry::<SubViewOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(1), f::Argument::Property(0)]).joined(),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(2), f::Argument::Property(1)]),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(3), f::Argument::Property(2)]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("to"), f::result_type(0),
        ]),
        verify: Some(|op| <SubViewOp<'_, '_> as SubViewOpVerify>::verify(p::cast::<SubViewOp<'_, '_>>(op))),
        ..p::declared("memref", "memref.subview")
    }
};
::isogloss::op_builder! {
    SubViewOp<'c> = SUB_VIEW_OP, "memref.subview", 0 regions;
    pub fn subview(
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

/// The verifier of [`SubViewOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SubViewOpVerify`",
    label = "`SubViewOpVerify` is not implemented",
    note = "the definition of `SubViewOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait SubViewOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for SubViewOp<'a, 'c> {}

::isogloss::op_handle! {
    /// A part of a buffer of bytes as a memref of any element type.
    pub struct ViewOp<'a, 'c> = VIEW_OP;
    /// The operand `source`.
    operand source "getSource"(0, set_source);
    /// The operand `byte_shift`.
    operand byte_shift "getByteShift"(1, set_byte_shift);
    /// The operand `sizes`.
    operands sizes "getSizes"(2, set_sizes);
}
static VIEW_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "A part of a buffer of bytes as a memref of any element type.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("source", &CONSTRAINT_13),
            p::one("byte_shift", &CONSTRAINT_3).ty(p::Source::Known("index")),
            p::variadic("sizes", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("", &CONSTRAINT_ANY_MEM_REF)],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<ViewOp<'static, 'static>>(),
            i::ViewLikeOpInterfaceTable::entry::<ViewOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::lit("["), f::operand(1).joined(), f::lit("]"), f::lit("["),
            f::operand(2).joined(), f::lit("]"), f::attr_dict(), f::spaced(":"), f::operand_type(0),
            f::spaced("to"), f::result_types(),
        ]),
        verify: Some(|op| <ViewOp<'_, '_> as ViewOpVerify>::verify(p::cast::<ViewOp<'_, '_>>(op))),
        ..p::declared("memref", "memref.view")
    }
};
::isogloss::op_builder! {
    ViewOp<'c> = VIEW_OP, "memref.view", 0 regions;
    pub fn view(result_0: result, source: operand, byte_shift: operand, sizes: operands) -> value;
}

/// The verifier of [`ViewOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ViewOpVerify`",
    label = "`ViewOpVerify` is not implemented",
    note = "the definition of `ViewOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait ViewOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for ViewOp<'a, 'c> {}

::isogloss::op_handle! {
    /// The same buffer with its dimensions in another order.
    pub struct TransposeOp<'a, 'c> = TRANSPOSE_OP;
    /// The operand `in`.
    operand r#in "getIn"(0, set_in);
    /// The attribute `permutation`.
    required permutation "getPermutation"(handle 0 -> ::isogloss::affine::AffineMapAttr<'c>, set_permutation);
}
static TRANSPOSE_OP: ::isogloss::ir::OpDef = {
    use ::isogloss::plumbing::op::prelude::*;
    p::OpDef {
        summary: "The same buffer with its dimensions in another order.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[p::one("in", &CONSTRAINT_ANY_STRIDED_MEM_REF)],
        results: &[p::one("", &CONSTRAINT_ANY_STRIDED_MEM_REF)],
        properties: &[
            p::attribute("permutation", &CONSTRAINT_AFFINE_MAP_ATTR)
                .handle::<::isogloss::affine::AffineMapAttr<'_>>()
                .text(p::Text::OfType("index"))
                .required(),
        ],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<TransposeOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(), i::MemoryEffectOpInterfaceTable::declared(),
        ],
        syntax: Some(p::custom_syntax::<TransposeOp<'static, 'static>>()),
        verify: Some(
            |op| <TransposeOp<'_, '_> as TransposeOpVerify>::verify(p::cast::<TransposeOp<'_, '_>>(op)),
        ),
        ..p::declared("memref", "memref.transpose")
    }
};
::isogloss::op_builder! {
    TransposeOp<'c> = TRANSPOSE_OP, "memref.transpose", 0 regions;
    pub fn transpose(
        result_0: result,
        r#in: operand,
        permutation: set(0)::isogloss::affine::AffineMapAttr<'c>
    ) -> value;
}

/// The verifier of [`TransposeOp`], which the dialect's author implements. It runs after the checks of the definition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl TransposeOpVerify`",
    label = "`TransposeOpVerify` is not implemented",
    note = "the definition of `TransposeOp` sets `hasVerifier`",
    note = "`fn verify(self) -> Result<(), Diagnostic>;`",
)]
pub trait TransposeOpVerify {
    /// Verifies the operation.
    ///
    /// # Errors
    /// A diagnostic if the operation is invalid.
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic>;
}

::isogloss::op_handle! {
    /// The same elements with a shape that another buffer holds.
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
        summary: "The same elements with a shape that another buffer holds.",
        traits: p::traits(&[p::T::ALWAYS_SPECULATABLE]),
        operands: &[
            p::one("source", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF),
            p::one("shape", &CONSTRAINT_14),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF)],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<ReshapeOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::ViewLikeOpInterfaceTable::entry::<ReshapeOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        effects: &[i::EffectDef::new(i::EffectKind::Read, i::EffectTarget::Operand(1))],
        format: Some(&[
            f::operand(0), f::lit("("), f::operand(1).joined(), f::lit(")"), f::attr_dict(), f::spaced(":"),
            f::functional_type(f::TypesOf::Operands, f::TypesOf::Results),
        ]),
        verify: Some(|op| <ReshapeOp<'_, '_> as ReshapeOpVerify>::verify(p::cast::<ReshapeOp<'_, '_>>(op))),
        ..p::declared("memref", "memref.reshape")
    }
};
::isogloss::op_builder! {
    ReshapeOp<'c> = RESHAPE_OP, "memref.reshape", 0 regions;
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
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for ReshapeOp<'a, 'c> {}

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
            p::one("src", &CONSTRAINT_ANY_STRIDED_MEM_REF),
            p::variadic("output_shape", &CONSTRAINT).ty(p::Source::Known("index")),
        ],
        results: &[p::one("result", &CONSTRAINT_ANY_STRIDED_MEM_REF)],
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
            i::ConditionallySpeculatableTable::declared(),
            i::ViewLikeOpInterfaceTable::entry::<ExpandShapeOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
        ],
        format: Some(&[
            f::operand(0), f::property(0), f::spaced("output_shape"),
            f::custom(&f::DYNAMIC_INDEX_LIST, &[f::Argument::Operand(1), f::Argument::Property(1)]),
            f::attr_dict(), f::spaced(":"), f::operand_type(0), f::spaced("into"), f::result_type(0),
        ]),
        verify: Some(
            |op| <ExpandShapeOp<'_, '_> as ExpandShapeOpVerify>::verify(p::cast::<ExpandShapeOp<'_, '_>>(op)),
        ),
        ..p::declared("memref", "memref.expand_shape")
    }
};
::isogloss::op_builder! {
    ExpandShapeOp<'c> = EXPAND_SHAPE_OP, "memref.expand_shape", 0 regions;
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
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for ExpandShapeOp<'a, 'c> {}

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
        operands: &[p::one("src", &CONSTRAINT_ANY_STRIDED_MEM_REF)],
        results: &[p::one("result", &CONSTRAINT_ANY_STRIDED_MEM_REF)],
        properties: &[
            p::attribute("reassociation", &CONSTRAINT_INDEX_LIST_ARRAY_ATTR)
                .handle::<::isogloss::builtin::ArrayAttr<'_>>()
                .text(p::Text::OfType("none"))
                .required()
                .in_format(),
        ],
        interfaces: &[
            i::OpAsmOpInterfaceTable::entry::<CollapseShapeOp<'static, 'static>>(),
            i::ConditionallySpeculatableTable::declared(),
            i::ViewLikeOpInterfaceTable::entry::<CollapseShapeOp<'static, 'static>>(),
            i::MemoryEffectOpInterfaceTable::declared(),
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
        ..p::declared("memref", "memref.collapse_shape")
    }
};
::isogloss::op_builder! {
    CollapseShapeOp<'c> = COLLAPSE_SHAPE_OP, "memref.collapse_shape", 0 regions;
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
impl<'a, 'c> ::isogloss::ir::interfaces::ViewLikeOpInterface<'a, 'c> for CollapseShapeOp<'a, 'c> {}

/// The directive `custom<GlobalMemrefOpTypeAndInitialValue>`, which the dialect's author implements for [`MemrefDialect`]. Assembly formats that have it, with its arguments:
///
/// - in [`GlobalOp`]: `type: Type<'c>, initial_value: Option<Attribute<'c>>`
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl GlobalMemrefOpTypeAndInitialValueDirective`",
    label = "`GlobalMemrefOpTypeAndInitialValueDirective` is not implemented",
    note = "`custom<GlobalMemrefOpTypeAndInitialValue>` is in the assembly format of `GlobalOp`",
    note = "`fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(Type<'c>, Option<Attribute<'c>>), Diagnostic>;`",
    note = "`fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, r#type: Type<'c>, initial_value: Option<Attribute<'c>>);`",
)]
#[allow(clippy::elidable_lifetime_names, clippy::too_many_arguments, clippy::type_complexity)]
pub trait GlobalMemrefOpTypeAndInitialValueDirective {
    /// Parses the arguments of the directive.
    ///
    /// # Errors
    /// A syntax error.
    fn parse<'c>(parser: &mut ::isogloss::ir::text::OpParser<'_, '_, 'c>) -> ::core::result::Result<(
        ::isogloss::Type<'c>,
        ::core::option::Option<::isogloss::Attribute<'c>>,
    ), ::isogloss::Diagnostic>;
    /// Prints the arguments.
    fn print<'a, 'c>(
        printer: &mut ::isogloss::ir::text::OpPrinter<'_, 'a, 'c>,
        op: ::isogloss::ir::OpRef<'a, 'c>,
        r#type: ::isogloss::Type<'c>,
        initial_value: ::core::option::Option<::isogloss::Attribute<'c>>,
    );
}
static GLOBAL_MEMREF_OP_TYPE_AND_INITIAL_VALUE_DIRECTIVE: ::isogloss::ir::format::OpDirective = {
    #[allow(unused_imports)]
    use ::core::convert::Into;
    #[allow(unused_imports)]
    use ::isogloss::plumbing::{op as p, op_directive as d};
    ::isogloss::ir::format::OpDirective::new(
        "GlobalMemrefOpTypeAndInitialValue",
        |parser, read_arguments| {
            let (
                r#type,
                initial_value,
            ) = <MemrefDialect as GlobalMemrefOpTypeAndInitialValueDirective>::parse(parser)?;
            let context = d::context(parser);
            d::set_property(
                read_arguments,
                0,
                ::core::option::Option::Some(::isogloss::builtin::TypeAttr::get(context, r#type).into()),
            );
            d::set_property(read_arguments, 1, initial_value);
            ::core::result::Result::Ok(true)
        },
        |op, printer, read_arguments| d::print(
            op,
            read_arguments,
            |printed_values| {
                <MemrefDialect as GlobalMemrefOpTypeAndInitialValueDirective>::print(
                    printer,
                    op,
                    p::plain(printed_values.property(0))?,
                    p::handle(printed_values.property(1)),
                );
                ::core::option::Option::Some(())
            },
        ),
    )
};
static CONSTRAINT: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("variadic of index", c::Pred::Class(&c::classes::INDEX_TYPE))
};
static CONSTRAINT_ANY_MEM_REF: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("memref of any type values", c::Pred::Class(&c::classes::MEM_REF_TYPE))
};
static CONSTRAINT_1: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "64-bit signless integer attribute whose value is positive and whose value is a power of two > 0",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ), c::Pred::Is(c::Property::Positive), c::Pred::Is(c::Property::PowerOfTwo),
        ]),
    )
};
static CONSTRAINT_2: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "1D memref of any type values",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::MEM_REF_TYPE), c::Pred::Is(c::Property::Ranked),
            c::Pred::OneOf(c::Measure::Rank, &[1]),
        ]),
    )
};
static CONSTRAINT_3: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("index", c::Pred::Class(&c::classes::INDEX_TYPE))
};
static CONSTRAINT_ANY_RANKED_OR_UNRANKED_MEM_REF: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "ranked or unranked memref of any type values",
        c::Pred::Class(&c::classes::BASE_MEM_REF_TYPE),
    )
};
static CONSTRAINT_4: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("variadic of any type", c::Pred::All(&[]))
};
static CONSTRAINT_5: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("region with 1 blocks", c::Pred::Compare(c::Measure::Blocks, c::Comparison::Equal, 1))
};
static CONSTRAINT_SYMBOL_NAME_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("string attribute", c::Pred::Class(&c::classes::STRING_ATTR))
};
static CONSTRAINT_MEM_REF_TYPE_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "memref type attribute",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::TYPE_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Value]),
                &c::Pred::Class(&c::classes::MEM_REF_TYPE),
            ),
        ]),
    )
};
static CONSTRAINT_6: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any attribute", c::Pred::All(&[]))
};
static CONSTRAINT_UNIT_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("unit attribute", c::Pred::Class(&c::classes::UNIT_ATTR))
};
static CONSTRAINT_ANY_STATIC_SHAPE_MEM_REF: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "statically shaped memref of any type values",
        c::Pred::All(&[c::Pred::Class(&c::classes::MEM_REF_TYPE), c::Pred::Is(c::Property::StaticShape)]),
    )
};
static CONSTRAINT_FLAT_SYMBOL_REF_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("flat symbol reference attribute", c::Pred::Class(&c::classes::FLAT_SYMBOL_REF_ATTR))
};
static CONSTRAINT_ANY_TYPE: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any type", c::Pred::All(&[]))
};
static CONSTRAINT_7: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("bool attribute", c::Pred::Class(&c::classes::BOOL_ATTR))
};
static CONSTRAINT_MEM_REF_NUMBER: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "signless integer or floating-point",
        c::Pred::Any(&[
            c::Pred::All(&[c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless)]),
            c::Pred::Class(&c::classes::FLOAT_TYPE),
        ]),
    )
};
static CONSTRAINT_8: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "memref of signless integer or floating-point values",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::MEM_REF_TYPE),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::Any(&[
                    c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    ]),
                    c::Pred::Class(&c::classes::FLOAT_TYPE),
                ]),
            ),
        ]),
    )
};
static CONSTRAINT_ARITH_ATOMIC_RMW_KIND: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 64),
                ]),
            ),
            c::Pred::Case(::isogloss::plumbing::op::enum_def::<crate::arith::AtomicRMWKind>()),
        ]),
    )
};
static CONSTRAINT_ANY_REGION: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("any region", c::Pred::All(&[]))
};
static CONSTRAINT_9: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 32),
                ]),
            ),
            c::Pred::Compare(c::Measure::Value, c::Comparison::GreaterOrEqual, 0),
            c::Pred::Compare(c::Measure::Value, c::Comparison::LessOrEqual, 3),
        ]),
    )
};
static CONSTRAINT_10: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "32-bit signless integer attribute whose value is positive",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::INTEGER_ATTR),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::Type]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 32),
                ]),
            ), c::Pred::Is(c::Property::Positive),
        ]),
    )
};
static CONSTRAINT_11: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("variadic of memref of any type values", c::Pred::Class(&c::classes::MEM_REF_TYPE))
};
static CONSTRAINT_ANY_NON0_RANKED_OR_UNRANKED_MEM_REF: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "unranked.memref of any type values or non-0-ranked.memref of any type values",
        c::Pred::Any(&[
            c::Pred::Class(&c::classes::UNRANKED_MEM_REF_TYPE),
            c::Pred::All(&[
                c::Pred::Class(&c::classes::MEM_REF_TYPE), c::Pred::Is(c::Property::Ranked),
                c::Pred::Compare(c::Measure::Rank, c::Comparison::GreaterOrEqual, 1),
            ]),
        ]),
    )
};
static CONSTRAINT_ANY_STRIDED_MEM_REF: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "strided memref of any type values",
        c::Pred::All(&[c::Pred::Class(&c::classes::MEM_REF_TYPE), c::Pred::Is(c::Property::Strided)]),
    )
};
static CONSTRAINT_12: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "strided memref of any type values of rank 0",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::MEM_REF_TYPE), c::Pred::Is(c::Property::Strided),
            c::Pred::Class(&c::classes::MEM_REF_TYPE), c::Pred::Is(c::Property::Ranked),
            c::Pred::OneOf(c::Measure::Rank, &[0]),
        ]),
    )
};
static CONSTRAINT_DENSE_I64_ARRAY_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("i64 dense array attribute", c::Pred::Class(&c::classes::DENSE_I64_ARRAY_ATTR))
};
static CONSTRAINT_13: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "1D memref of 8-bit signless integer values",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::MEM_REF_TYPE),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::All(&[
                    c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    c::Pred::Compare(c::Measure::Width, c::Comparison::Equal, 8),
                ]),
            ), c::Pred::Is(c::Property::Ranked), c::Pred::OneOf(c::Measure::Rank, &[1]),
        ]),
    )
};
static CONSTRAINT_AFFINE_MAP_ATTR: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new("AffineMap attribute", c::Pred::Class(&c::classes::AFFINE_MAP_ATTR))
};
static CONSTRAINT_14: ::isogloss::constraint::Constraint = {
    use ::isogloss::constraint as c;
    c::Constraint::new(
        "1D memref of signless integer or index values",
        c::Pred::All(&[
            c::Pred::Class(&c::classes::MEM_REF_TYPE),
            c::Pred::Within(
                &c::Path::new(c::Start::Subject, &[c::Step::ElementType]),
                &c::Pred::Any(&[
                    c::Pred::All(&[
                        c::Pred::Class(&c::classes::INTEGER_TYPE), c::Pred::Is(c::Property::Signless),
                    ]),
                    c::Pred::Class(&c::classes::INDEX_TYPE),
                ]),
            ), c::Pred::Is(c::Property::Ranked), c::Pred::OneOf(c::Measure::Rank, &[1]),
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

/// The dialect, for which its author implements its hooks.
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
pub struct MemrefDialect;
