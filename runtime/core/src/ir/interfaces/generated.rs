// @generated from defs/isogloss/OpInterfaces.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The key of the interface [`SymbolOpInterface`] in tables.
pub static SYMBOL_OP_INTERFACE: crate::def::Interface = crate::def::Interface { name: "SymbolOpInterface" };

/// An operation that may define a symbol: the name is the attribute `sym_name`, the
/// visibility the attribute `sym_visibility` (LangRef, "Symbols and Symbol Tables").
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SymbolOpInterface`",
    label = "`SymbolOpInterface` is not implemented",
    note = "its definition lists the interface `SymbolOpInterface`",
)]
pub trait SymbolOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The name, if there is one.
    fn name_attr(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:27
        op.attribute(crate::ir::symbol::SYMBOL_NAME)?.dyn_cast::<crate::builtin::StringAttr<'_>>()
    }
    /// The visibility of the symbol.
    fn visibility(self) -> crate::ir::symbol::Visibility where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:29
        op.visibility()
    }
    /// Whether the name may be missing.
    fn is_optional_symbol(self) -> bool where 'c: 'a {
        // OpInterfaces.td:30
        false
    }
    /// Whether it may be erased if nothing uses it.
    fn can_discard_on_use_empty(self) -> bool where 'c: 'a {
        // OpInterfaces.td:32
        self.visibility() != crate::ir::symbol::Visibility::Public
    }
    /// Whether it is only a declaration.
    fn is_declaration(self) -> bool where 'c: 'a {
        // OpInterfaces.td:33
        false
    }
}

/// The functions by which an operation implements [`SymbolOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct SymbolOpInterfaceTable {
    /// See [`SymbolOpInterface::name_attr`].
    pub name_attr: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::builtin::StringAttr<'c>>,
    /// See [`SymbolOpInterface::visibility`].
    pub visibility: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::symbol::Visibility,
    /// See [`SymbolOpInterface::is_optional_symbol`].
    pub is_optional_symbol: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> bool,
    /// See [`SymbolOpInterface::can_discard_on_use_empty`].
    pub can_discard_on_use_empty: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> bool,
    /// See [`SymbolOpInterface::is_declaration`].
    pub is_declaration: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> bool,
}
crate::interface_table!(
    Operation,
    SymbolOpInterface,
    SYMBOL_OP_INTERFACE,
    SymbolOpInterfaceTable,
    [name_attr(), visibility(), is_optional_symbol(), can_discard_on_use_empty(), is_declaration()],
    []
);
crate::op_interface_handle!(
    AnySymbolOpInterface,
    SymbolOpInterface,
    SYMBOL_OP_INTERFACE,
    SymbolOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnySymbolOpInterface<'a, 'c> {
    /// The name, if there is one.
    pub fn name_attr(self) -> ::core::option::Option<crate::builtin::StringAttr<'c>> {
        (self.table.name_attr)(self.op)
    }
    /// The visibility of the symbol.
    pub fn visibility(self) -> crate::ir::symbol::Visibility {
        (self.table.visibility)(self.op)
    }
    /// Whether the name may be missing.
    pub fn is_optional_symbol(self) -> bool {
        (self.table.is_optional_symbol)(self.op)
    }
    /// Whether it may be erased if nothing uses it.
    pub fn can_discard_on_use_empty(self) -> bool {
        (self.table.can_discard_on_use_empty)(self.op)
    }
    /// Whether it is only a declaration.
    pub fn is_declaration(self) -> bool {
        (self.table.is_declaration)(self.op)
    }
}

/// The verifier of operations that implement [`SymbolOpInterface`].
pub static SYMBOL_OP_INTERFACE_VERIFIER: crate::ir::traits::OpTrait = crate::ir::traits::OpTrait::checked(
    "SymbolOpInterface",
    |op| {
        // OpInterfaces.td:35
        crate::ir::interfaces::verify_symbol(op)
    },
);

/// The key of the interface [`SymbolUserOpInterface`] in tables.
pub static SYMBOL_USER_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "SymbolUserOpInterface"
};

/// An operation that refers to symbols.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SymbolUserOpInterface`",
    label = "`SymbolUserOpInterface` is not implemented",
    note = "its definition lists the interface `SymbolUserOpInterface`",
    note = "`fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic>;`",
)]
pub trait SymbolUserOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// Checks the symbols that the operation refers to. It is called once for each
    /// operation, after everything inside the symbol table was verified, with one
    /// cache of symbol tables for all.
    ///
    /// # Errors
    /// If the check fails.
    fn verify_symbol_uses(
        self,
        symbols: &mut crate::ir::SymbolTables<'a, 'c>,
    ) -> ::core::result::Result<(), crate::Diagnostic>;
}

/// The functions by which an operation implements [`SymbolUserOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct SymbolUserOpInterfaceTable {
    /// See [`SymbolUserOpInterface::verify_symbol_uses`].
    pub verify_symbol_uses: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        &mut crate::ir::SymbolTables<'a, 'c>,
    ) -> ::core::result::Result<(), crate::Diagnostic>,
}
crate::interface_table!(
    Operation,
    SymbolUserOpInterface,
    SYMBOL_USER_OP_INTERFACE,
    SymbolUserOpInterfaceTable,
    [verify_symbol_uses(symbols)],
    []
);
crate::op_interface_handle!(
    AnySymbolUserOpInterface,
    SymbolUserOpInterface,
    SYMBOL_USER_OP_INTERFACE,
    SymbolUserOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnySymbolUserOpInterface<'a, 'c> {
    /// Checks the symbols that the operation refers to. It is called once for each
    /// operation, after everything inside the symbol table was verified, with one
    /// cache of symbol tables for all.
    ///
    /// # Errors
    /// If the check fails.
    pub fn verify_symbol_uses(
        self,
        symbols: &mut crate::ir::SymbolTables<'a, 'c>,
    ) -> ::core::result::Result<(), crate::Diagnostic> {
        (self.table.verify_symbol_uses)(self.op, symbols)
    }
}

/// The key of the interface [`OpAsmOpInterface`] in tables.
pub static OP_ASM_OP_INTERFACE: crate::def::Interface = crate::def::Interface { name: "OpAsmOpInterface" };

/// An operation that names its results, arguments and blocks in custom form.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl OpAsmOpInterface`",
    label = "`OpAsmOpInterface` is not implemented",
    note = "its definition lists the interface `OpAsmOpInterface`",
)]
pub trait OpAsmOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// Names results.
    fn asm_result_names(
        self,
        set_name: &mut dyn ::core::ops::FnMut(crate::ir::ValueRef<'a, 'c>, &str),
    ) where 'c: 'a {
        let _ = set_name;
        // OpInterfaces.td:57
        {}
    }
    /// Names the arguments of a region's blocks.
    fn asm_block_argument_names(
        self,
        region: crate::ir::RegionRef<'a, 'c>,
        set_name: &mut dyn ::core::ops::FnMut(crate::ir::ValueRef<'a, 'c>, &str),
    ) where 'c: 'a {
        let _ = (region, set_name);
        // OpInterfaces.td:59
        {}
    }
    /// Names blocks.
    fn asm_block_names(
        self,
        set_name: &mut dyn ::core::ops::FnMut(crate::ir::BlockRef<'a, 'c>, &str),
    ) where 'c: 'a {
        let _ = set_name;
        // OpInterfaces.td:60
        {}
    }
    /// The dialect whose prefix is omitted inside its regions; empty for none.
    fn default_dialect() -> &'static str {
        // OpInterfaces.td:62
        ""
    }
}

/// The functions by which an operation implements [`OpAsmOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct OpAsmOpInterfaceTable {
    /// See [`OpAsmOpInterface::asm_result_names`].
    pub asm_result_names: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        &mut dyn ::core::ops::FnMut(crate::ir::ValueRef<'a, 'c>, &str),
    ),
    /// See [`OpAsmOpInterface::asm_block_argument_names`].
    pub asm_block_argument_names: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        crate::ir::RegionRef<'a, 'c>,
        &mut dyn ::core::ops::FnMut(crate::ir::ValueRef<'a, 'c>, &str),
    ),
    /// See [`OpAsmOpInterface::asm_block_names`].
    pub asm_block_names: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        &mut dyn ::core::ops::FnMut(crate::ir::BlockRef<'a, 'c>, &str),
    ),
    /// See [`OpAsmOpInterface::default_dialect`].
    pub default_dialect: fn() -> &'static str,
}
crate::interface_table!(
    Operation,
    OpAsmOpInterface,
    OP_ASM_OP_INTERFACE,
    OpAsmOpInterfaceTable,
    [asm_result_names(set_name), asm_block_argument_names(region, set_name), asm_block_names(set_name)],
    [default_dialect()]
);
crate::op_interface_handle!(
    AnyOpAsmOpInterface,
    OpAsmOpInterface,
    OP_ASM_OP_INTERFACE,
    OpAsmOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyOpAsmOpInterface<'a, 'c> {
    /// Names results.
    pub fn asm_result_names(self, set_name: &mut dyn ::core::ops::FnMut(crate::ir::ValueRef<'a, 'c>, &str)) {
        (self.table.asm_result_names)(self.op, set_name);
    }
    /// Names the arguments of a region's blocks.
    pub fn asm_block_argument_names(
        self,
        region: crate::ir::RegionRef<'a, 'c>,
        set_name: &mut dyn ::core::ops::FnMut(crate::ir::ValueRef<'a, 'c>, &str),
    ) {
        (self.table.asm_block_argument_names)(self.op, region, set_name);
    }
    /// Names blocks.
    pub fn asm_block_names(self, set_name: &mut dyn ::core::ops::FnMut(crate::ir::BlockRef<'a, 'c>, &str)) {
        (self.table.asm_block_names)(self.op, set_name);
    }
    /// The dialect whose prefix is omitted inside its regions; empty for none.
    pub fn default_dialect(self) -> &'static str {
        (self.table.default_dialect)()
    }
}

/// The key of the interface [`RegionKindInterface`] in tables.
pub static REGION_KIND_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "RegionKindInterface"
};

/// An operation that declares the kinds of its regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl RegionKindInterface`",
    label = "`RegionKindInterface` is not implemented",
    note = "its definition lists the interface `RegionKindInterface`",
    note = "`fn region_kind(region: usize) -> RegionKind;`",
)]
pub trait RegionKindInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The kind of the region at an index.
    fn region_kind(region: usize) -> crate::ir::interfaces::RegionKind;
    /// Whether a value must dominate its uses in the region at an index.
    fn has_ssa_dominance(region: usize) -> bool {
        // OpInterfaces.td:73
        Self::region_kind(region) == crate::ir::interfaces::RegionKind::SsaCfg
    }
}

/// The functions by which an operation implements [`RegionKindInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct RegionKindInterfaceTable {
    /// See [`RegionKindInterface::region_kind`].
    pub region_kind: fn(usize) -> crate::ir::interfaces::RegionKind,
    /// See [`RegionKindInterface::has_ssa_dominance`].
    pub has_ssa_dominance: fn(usize) -> bool,
}
crate::interface_table!(
    Operation,
    RegionKindInterface,
    REGION_KIND_INTERFACE,
    RegionKindInterfaceTable,
    [],
    [region_kind(region), has_ssa_dominance(region)]
);
crate::op_interface_handle!(
    AnyRegionKindInterface,
    RegionKindInterface,
    REGION_KIND_INTERFACE,
    RegionKindInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyRegionKindInterface<'a, 'c> {
    /// The kind of the region at an index.
    pub fn region_kind(self, region: usize) -> crate::ir::interfaces::RegionKind {
        (self.table.region_kind)(region)
    }
    /// Whether a value must dominate its uses in the region at an index.
    pub fn has_ssa_dominance(self, region: usize) -> bool {
        (self.table.has_ssa_dominance)(region)
    }
}

/// The key of the interface [`BranchOpInterface`] in tables.
pub static BRANCH_OP_INTERFACE: crate::def::Interface = crate::def::Interface { name: "BranchOpInterface" };

/// A terminator that passes operands to its successors.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl BranchOpInterface`",
    label = "`BranchOpInterface` is not implemented",
    note = "its definition lists the interface `BranchOpInterface`",
    note = "`fn successor_operands(self, successor: usize) -> SuccessorOperands<'a, 'c>;`",
)]
pub trait BranchOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The values for the arguments of a successor: those that the operation itself produces, then
    /// operands.
    fn successor_operands(self, successor: usize) -> crate::ir::interfaces::SuccessorOperands<'a, 'c>;
    /// The successor that constant operands select.
    fn successor_for_operands(
        self,
        operands: &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::core::option::Option<crate::ir::BlockRef<'a, 'c>> where 'c: 'a {
        let _ = operands;
        // OpInterfaces.td:88
        None
    }
    /// Whether a value of a type may be passed to an argument of another.
    fn are_types_compatible(self, from: crate::Type<'c>, to: crate::Type<'c>) -> bool where 'c: 'a {
        // OpInterfaces.td:90
        from == to
    }
}

/// The functions by which an operation implements [`BranchOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct BranchOpInterfaceTable {
    /// See [`BranchOpInterface::successor_operands`].
    pub successor_operands: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        usize,
    ) -> crate::ir::interfaces::SuccessorOperands<'a, 'c>,
    /// See [`BranchOpInterface::successor_for_operands`].
    pub successor_for_operands: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::core::option::Option<crate::ir::BlockRef<'a, 'c>>,
    /// See [`BranchOpInterface::are_types_compatible`].
    pub are_types_compatible: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        crate::Type<'c>,
        crate::Type<'c>,
    ) -> bool,
}
crate::interface_table!(
    Operation,
    BranchOpInterface,
    BRANCH_OP_INTERFACE,
    BranchOpInterfaceTable,
    [successor_operands(successor), successor_for_operands(operands), are_types_compatible(from, to)],
    []
);
crate::op_interface_handle!(
    AnyBranchOpInterface,
    BranchOpInterface,
    BRANCH_OP_INTERFACE,
    BranchOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyBranchOpInterface<'a, 'c> {
    /// The values for the arguments of a successor: those that the operation itself produces, then
    /// operands.
    pub fn successor_operands(self, successor: usize) -> crate::ir::interfaces::SuccessorOperands<'a, 'c> {
        (self.table.successor_operands)(self.op, successor)
    }
    /// The successor that constant operands select.
    pub fn successor_for_operands(
        self,
        operands: &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::core::option::Option<crate::ir::BlockRef<'a, 'c>> {
        (self.table.successor_for_operands)(self.op, operands)
    }
    /// Whether a value of a type may be passed to an argument of another.
    pub fn are_types_compatible(self, from: crate::Type<'c>, to: crate::Type<'c>) -> bool {
        (self.table.are_types_compatible)(self.op, from, to)
    }
}

/// The verifier of operations that implement [`BranchOpInterface`].
pub static BRANCH_OP_INTERFACE_VERIFIER: crate::ir::traits::OpTrait = crate::ir::traits::OpTrait::checked(
    "BranchOpInterface",
    |op| {
        // OpInterfaces.td:92
        crate::ir::interfaces::verify_branch(op)
    },
);

/// The key of the interface [`RegionBranchOpInterface`] in tables.
pub static REGION_BRANCH_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "RegionBranchOpInterface"
};

/// An operation that passes control and values to its regions.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl RegionBranchOpInterface`",
    label = "`RegionBranchOpInterface` is not implemented",
    note = "its definition lists the interface `RegionBranchOpInterface`",
    note = "`fn successor_regions(self, point: RegionBranchPoint<'a, 'c>) -> Vec<RegionSuccessor<'a, 'c>>;`",
)]
pub trait RegionBranchOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The operands for a successor at entry.
    fn entry_successor_operands(
        self,
        successor: crate::ir::interfaces::RegionSuccessor<'a, 'c>,
    ) -> crate::ir::Operands<'a, 'c> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        let _ = successor;
        // OpInterfaces.td:98
        op.operands().slice(0..0)
    }
    /// The successors at entry, given constant operands.
    fn entry_successor_regions(
        self,
        operands: &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::std::vec::Vec<crate::ir::interfaces::RegionSuccessor<'a, 'c>> where 'c: 'a {
        let _ = operands;
        // OpInterfaces.td:100
        self.successor_regions(crate::ir::interfaces::RegionBranchPoint::Parent)
    }
    /// The successors of a point.
    fn successor_regions(
        self,
        point: crate::ir::interfaces::RegionBranchPoint<'a, 'c>,
    ) -> ::std::vec::Vec<crate::ir::interfaces::RegionSuccessor<'a, 'c>>;
    /// The bounds for the number of executions of each region, given constant operands.
    fn region_invocation_bounds(
        self,
        operands: &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::std::vec::Vec<crate::ir::interfaces::InvocationBounds> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        let _ = operands;
        // OpInterfaces.td:106
        op.regions().map(|_| crate::ir::interfaces::InvocationBounds::UNKNOWN).collect()
    }
    /// Whether a value of a type may be passed to an input of another.
    fn are_types_compatible(self, from: crate::Type<'c>, to: crate::Type<'c>) -> bool where 'c: 'a {
        // OpInterfaces.td:110
        from == to
    }
}

/// The functions by which an operation implements [`RegionBranchOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct RegionBranchOpInterfaceTable {
    /// See [`RegionBranchOpInterface::entry_successor_operands`].
    pub entry_successor_operands: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        crate::ir::interfaces::RegionSuccessor<'a, 'c>,
    ) -> crate::ir::Operands<'a, 'c>,
    /// See [`RegionBranchOpInterface::entry_successor_regions`].
    pub entry_successor_regions: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::std::vec::Vec<crate::ir::interfaces::RegionSuccessor<'a, 'c>>,
    /// See [`RegionBranchOpInterface::successor_regions`].
    pub successor_regions: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        crate::ir::interfaces::RegionBranchPoint<'a, 'c>,
    ) -> ::std::vec::Vec<crate::ir::interfaces::RegionSuccessor<'a, 'c>>,
    /// See [`RegionBranchOpInterface::region_invocation_bounds`].
    pub region_invocation_bounds: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::std::vec::Vec<crate::ir::interfaces::InvocationBounds>,
    /// See [`RegionBranchOpInterface::are_types_compatible`].
    pub are_types_compatible: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        crate::Type<'c>,
        crate::Type<'c>,
    ) -> bool,
}
crate::interface_table!(
    Operation,
    RegionBranchOpInterface,
    REGION_BRANCH_OP_INTERFACE,
    RegionBranchOpInterfaceTable,
    [
        entry_successor_operands(successor), entry_successor_regions(operands), successor_regions(point),
        region_invocation_bounds(operands), are_types_compatible(from, to)
    ],
    []
);
crate::op_interface_handle!(
    AnyRegionBranchOpInterface,
    RegionBranchOpInterface,
    REGION_BRANCH_OP_INTERFACE,
    RegionBranchOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyRegionBranchOpInterface<'a, 'c> {
    /// The operands for a successor at entry.
    pub fn entry_successor_operands(
        self,
        successor: crate::ir::interfaces::RegionSuccessor<'a, 'c>,
    ) -> crate::ir::Operands<'a, 'c> {
        (self.table.entry_successor_operands)(self.op, successor)
    }
    /// The successors at entry, given constant operands.
    pub fn entry_successor_regions(
        self,
        operands: &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::std::vec::Vec<crate::ir::interfaces::RegionSuccessor<'a, 'c>> {
        (self.table.entry_successor_regions)(self.op, operands)
    }
    /// The successors of a point.
    pub fn successor_regions(
        self,
        point: crate::ir::interfaces::RegionBranchPoint<'a, 'c>,
    ) -> ::std::vec::Vec<crate::ir::interfaces::RegionSuccessor<'a, 'c>> {
        (self.table.successor_regions)(self.op, point)
    }
    /// The bounds for the number of executions of each region, given constant operands.
    pub fn region_invocation_bounds(
        self,
        operands: &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::std::vec::Vec<crate::ir::interfaces::InvocationBounds> {
        (self.table.region_invocation_bounds)(self.op, operands)
    }
    /// Whether a value of a type may be passed to an input of another.
    pub fn are_types_compatible(self, from: crate::Type<'c>, to: crate::Type<'c>) -> bool {
        (self.table.are_types_compatible)(self.op, from, to)
    }
}

/// The verifier of operations that implement [`RegionBranchOpInterface`].
pub static REGION_BRANCH_OP_INTERFACE_VERIFIER: crate::ir::traits::OpTrait = crate::ir::traits::OpTrait::checked_after_regions(
    "RegionBranchOpInterface",
    |op| {
        // OpInterfaces.td:112
        crate::ir::interfaces::verify_region_branch(op)
    },
);

/// The key of the interface [`RegionBranchTerminatorOpInterface`] in tables.
pub static REGION_BRANCH_TERMINATOR_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "RegionBranchTerminatorOpInterface"
};

/// A terminator that passes control and values from a region to its successors.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl RegionBranchTerminatorOpInterface`",
    label = "`RegionBranchTerminatorOpInterface` is not implemented",
    note = "its definition lists the interface `RegionBranchTerminatorOpInterface`",
    note = "`fn mutable_successor_operands(self, successor: RegionSuccessor<'a, 'c>) -> Operands<'a, 'c>;`",
)]
pub trait RegionBranchTerminatorOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The operands that are passed to a successor.
    fn mutable_successor_operands(
        self,
        successor: crate::ir::interfaces::RegionSuccessor<'a, 'c>,
    ) -> crate::ir::Operands<'a, 'c>;
    /// The successors, given constant operands.
    fn successor_regions(
        self,
        operands: &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::std::vec::Vec<crate::ir::interfaces::RegionSuccessor<'a, 'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        let _ = operands;
        // OpInterfaces.td:122
        crate::ir::interfaces::successors_of_terminator(op)
    }
}

/// The functions by which an operation implements [`RegionBranchTerminatorOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct RegionBranchTerminatorOpInterfaceTable {
    /// See [`RegionBranchTerminatorOpInterface::mutable_successor_operands`].
    pub mutable_successor_operands: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        crate::ir::interfaces::RegionSuccessor<'a, 'c>,
    ) -> crate::ir::Operands<'a, 'c>,
    /// See [`RegionBranchTerminatorOpInterface::successor_regions`].
    pub successor_regions: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::std::vec::Vec<crate::ir::interfaces::RegionSuccessor<'a, 'c>>,
}
crate::interface_table!(
    Operation,
    RegionBranchTerminatorOpInterface,
    REGION_BRANCH_TERMINATOR_OP_INTERFACE,
    RegionBranchTerminatorOpInterfaceTable,
    [mutable_successor_operands(successor), successor_regions(operands)],
    []
);
crate::op_interface_handle!(
    AnyRegionBranchTerminatorOpInterface,
    RegionBranchTerminatorOpInterface,
    REGION_BRANCH_TERMINATOR_OP_INTERFACE,
    RegionBranchTerminatorOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyRegionBranchTerminatorOpInterface<'a, 'c> {
    /// The operands that are passed to a successor.
    pub fn mutable_successor_operands(
        self,
        successor: crate::ir::interfaces::RegionSuccessor<'a, 'c>,
    ) -> crate::ir::Operands<'a, 'c> {
        (self.table.mutable_successor_operands)(self.op, successor)
    }
    /// The successors, given constant operands.
    pub fn successor_regions(
        self,
        operands: &[::core::option::Option<crate::Attribute<'c>>],
    ) -> ::std::vec::Vec<crate::ir::interfaces::RegionSuccessor<'a, 'c>> {
        (self.table.successor_regions)(self.op, operands)
    }
}

/// The key of the interface [`SelectLikeOpInterface`] in tables.
pub static SELECT_LIKE_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "SelectLikeOpInterface"
};

/// An operation that picks one of two values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl SelectLikeOpInterface`",
    label = "`SelectLikeOpInterface` is not implemented",
    note = "its definition lists the interface `SelectLikeOpInterface`",
    note = "`fn condition(self) -> ValueRef<'a, 'c>;`",
    note = "`fn true_value(self) -> ValueRef<'a, 'c>;`",
    note = "`fn false_value(self) -> ValueRef<'a, 'c>;`",
)]
pub trait SelectLikeOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The condition.
    fn condition(self) -> crate::ir::ValueRef<'a, 'c>;
    /// The value if the condition is true.
    fn true_value(self) -> crate::ir::ValueRef<'a, 'c>;
    /// The value if the condition is false.
    fn false_value(self) -> crate::ir::ValueRef<'a, 'c>;
}

/// The functions by which an operation implements [`SelectLikeOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct SelectLikeOpInterfaceTable {
    /// See [`SelectLikeOpInterface::condition`].
    pub condition: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::ValueRef<'a, 'c>,
    /// See [`SelectLikeOpInterface::true_value`].
    pub true_value: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::ValueRef<'a, 'c>,
    /// See [`SelectLikeOpInterface::false_value`].
    pub false_value: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::ValueRef<'a, 'c>,
}
crate::interface_table!(
    Operation,
    SelectLikeOpInterface,
    SELECT_LIKE_OP_INTERFACE,
    SelectLikeOpInterfaceTable,
    [condition(), true_value(), false_value()],
    []
);
crate::op_interface_handle!(
    AnySelectLikeOpInterface,
    SelectLikeOpInterface,
    SELECT_LIKE_OP_INTERFACE,
    SelectLikeOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnySelectLikeOpInterface<'a, 'c> {
    /// The condition.
    pub fn condition(self) -> crate::ir::ValueRef<'a, 'c> {
        (self.table.condition)(self.op)
    }
    /// The value if the condition is true.
    pub fn true_value(self) -> crate::ir::ValueRef<'a, 'c> {
        (self.table.true_value)(self.op)
    }
    /// The value if the condition is false.
    pub fn false_value(self) -> crate::ir::ValueRef<'a, 'c> {
        (self.table.false_value)(self.op)
    }
}

/// The key of the interface [`WeightedBranchOpInterface`] in tables.
pub static WEIGHTED_BRANCH_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "WeightedBranchOpInterface"
};

/// A terminator with a weight for each successor.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl WeightedBranchOpInterface`",
    label = "`WeightedBranchOpInterface` is not implemented",
    note = "its definition lists the interface `WeightedBranchOpInterface`",
)]
pub trait WeightedBranchOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The weights; none if they are not given.
    fn weights(self) -> ::core::option::Option<crate::builtin::DenseArrayAttr<'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:144
        op.attribute(crate::ir::interfaces::BRANCH_WEIGHTS)?.dyn_cast::<crate::builtin::DenseArrayAttr<'_>>()
    }
}

/// The functions by which an operation implements [`WeightedBranchOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct WeightedBranchOpInterfaceTable {
    /// See [`WeightedBranchOpInterface::weights`].
    pub weights: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::builtin::DenseArrayAttr<'c>>,
}
crate::interface_table!(
    Operation,
    WeightedBranchOpInterface,
    WEIGHTED_BRANCH_OP_INTERFACE,
    WeightedBranchOpInterfaceTable,
    [weights()],
    []
);
crate::op_interface_handle!(
    AnyWeightedBranchOpInterface,
    WeightedBranchOpInterface,
    WEIGHTED_BRANCH_OP_INTERFACE,
    WeightedBranchOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyWeightedBranchOpInterface<'a, 'c> {
    /// The weights; none if they are not given.
    pub fn weights(self) -> ::core::option::Option<crate::builtin::DenseArrayAttr<'c>> {
        (self.table.weights)(self.op)
    }
}

/// The verifier of operations that implement [`WeightedBranchOpInterface`].
pub static WEIGHTED_BRANCH_OP_INTERFACE_VERIFIER: crate::ir::traits::OpTrait = crate::ir::traits::OpTrait::checked(
    "WeightedBranchOpInterface",
    |op| {
        // OpInterfaces.td:146
        crate::ir::interfaces::verify_branch_weights(op)
    },
);

/// The key of the interface [`WeightedRegionBranchOpInterface`] in tables.
pub static WEIGHTED_REGION_BRANCH_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "WeightedRegionBranchOpInterface"
};

/// An operation with a weight for each region.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl WeightedRegionBranchOpInterface`",
    label = "`WeightedRegionBranchOpInterface` is not implemented",
    note = "its definition lists the interface `WeightedRegionBranchOpInterface`",
)]
pub trait WeightedRegionBranchOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The weights; none if they are not given.
    fn weights(self) -> ::core::option::Option<crate::builtin::DenseArrayAttr<'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:152
        op.attribute(crate::ir::interfaces::REGION_WEIGHTS)?.dyn_cast::<crate::builtin::DenseArrayAttr<'_>>()
    }
}

/// The functions by which an operation implements [`WeightedRegionBranchOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct WeightedRegionBranchOpInterfaceTable {
    /// See [`WeightedRegionBranchOpInterface::weights`].
    pub weights: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::builtin::DenseArrayAttr<'c>>,
}
crate::interface_table!(
    Operation,
    WeightedRegionBranchOpInterface,
    WEIGHTED_REGION_BRANCH_OP_INTERFACE,
    WeightedRegionBranchOpInterfaceTable,
    [weights()],
    []
);
crate::op_interface_handle!(
    AnyWeightedRegionBranchOpInterface,
    WeightedRegionBranchOpInterface,
    WEIGHTED_REGION_BRANCH_OP_INTERFACE,
    WeightedRegionBranchOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyWeightedRegionBranchOpInterface<'a, 'c> {
    /// The weights; none if they are not given.
    pub fn weights(self) -> ::core::option::Option<crate::builtin::DenseArrayAttr<'c>> {
        (self.table.weights)(self.op)
    }
}

/// The verifier of operations that implement [`WeightedRegionBranchOpInterface`].
pub static WEIGHTED_REGION_BRANCH_OP_INTERFACE_VERIFIER: crate::ir::traits::OpTrait = crate::ir::traits::OpTrait::checked(
    "WeightedRegionBranchOpInterface",
    |op| {
        // OpInterfaces.td:154
        crate::ir::interfaces::verify_region_branch_weights(op)
    },
);

/// The key of the interface [`LoopLikeOpInterface`] in tables.
pub static LOOP_LIKE_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "LoopLikeOpInterface"
};

/// A loop: its regions, its bounds and the values that it carries.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl LoopLikeOpInterface`",
    label = "`LoopLikeOpInterface` is not implemented",
    note = "its definition lists the interface `LoopLikeOpInterface`",
    note = "`fn loop_regions(self) -> Vec<RegionRef<'a, 'c>>;`",
)]
pub trait LoopLikeOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// Whether a value is defined outside of the loop.
    fn is_defined_outside_of_loop(self, value: crate::ir::ValueRef<'a, 'c>) -> bool where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:162
        crate::ir::interfaces::is_defined_outside(op, value)
    }
    /// The regions that make up the body.
    fn loop_regions(self) -> ::std::vec::Vec<crate::ir::RegionRef<'a, 'c>>;
    /// The induction variables; none if such loops have no such thing.
    fn loop_induction_vars(
        self,
    ) -> ::core::option::Option<::std::vec::Vec<crate::ir::ValueRef<'a, 'c>>> where 'c: 'a {
        // OpInterfaces.td:165
        None
    }
    /// The lower bounds; none if such loops have no such thing.
    fn loop_lower_bounds(
        self,
    ) -> ::core::option::Option<::std::vec::Vec<crate::ir::fold::FoldResult<'c>>> where 'c: 'a {
        // OpInterfaces.td:167
        None
    }
    /// The steps; none if such loops have no such thing.
    fn loop_steps(
        self,
    ) -> ::core::option::Option<::std::vec::Vec<crate::ir::fold::FoldResult<'c>>> where 'c: 'a {
        // OpInterfaces.td:169
        None
    }
    /// The upper bounds; none if such loops have no such thing.
    fn loop_upper_bounds(
        self,
    ) -> ::core::option::Option<::std::vec::Vec<crate::ir::fold::FoldResult<'c>>> where 'c: 'a {
        // OpInterfaces.td:171
        None
    }
    /// The initial values of what the loop carries.
    fn inits(self) -> crate::ir::Operands<'a, 'c> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:173
        op.operands().slice(0..0)
    }
    /// The arguments of the body that have the carried values.
    fn region_iter_args(self) -> ::std::vec::Vec<crate::ir::ValueRef<'a, 'c>> where 'c: 'a {
        // OpInterfaces.td:175
        ::std::vec::Vec::new()
    }
    /// What the body passes to the next round; none if the loop carries nothing.
    fn yielded_values(self) -> ::core::option::Option<crate::ir::Operands<'a, 'c>> where 'c: 'a {
        // OpInterfaces.td:177
        None
    }
    /// The results that are the values carried last; none if they are other values.
    fn loop_results(self) -> ::core::option::Option<crate::ir::Results<'a, 'c>> where 'c: 'a {
        // OpInterfaces.td:179
        None
    }
    /// How often the body runs, if that is known.
    fn static_trip_count(self) -> ::core::option::Option<u64> where 'c: 'a {
        // OpInterfaces.td:181
        None
    }
}

/// The functions by which an operation implements [`LoopLikeOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct LoopLikeOpInterfaceTable {
    /// See [`LoopLikeOpInterface::is_defined_outside_of_loop`].
    pub is_defined_outside_of_loop: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        crate::ir::ValueRef<'a, 'c>,
    ) -> bool,
    /// See [`LoopLikeOpInterface::loop_regions`].
    pub loop_regions: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::std::vec::Vec<crate::ir::RegionRef<'a, 'c>>,
    /// See [`LoopLikeOpInterface::loop_induction_vars`].
    pub loop_induction_vars: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::std::vec::Vec<crate::ir::ValueRef<'a, 'c>>>,
    /// See [`LoopLikeOpInterface::loop_lower_bounds`].
    pub loop_lower_bounds: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::std::vec::Vec<crate::ir::fold::FoldResult<'c>>>,
    /// See [`LoopLikeOpInterface::loop_steps`].
    pub loop_steps: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::std::vec::Vec<crate::ir::fold::FoldResult<'c>>>,
    /// See [`LoopLikeOpInterface::loop_upper_bounds`].
    pub loop_upper_bounds: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<::std::vec::Vec<crate::ir::fold::FoldResult<'c>>>,
    /// See [`LoopLikeOpInterface::inits`].
    pub inits: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::Operands<'a, 'c>,
    /// See [`LoopLikeOpInterface::region_iter_args`].
    pub region_iter_args: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::std::vec::Vec<crate::ir::ValueRef<'a, 'c>>,
    /// See [`LoopLikeOpInterface::yielded_values`].
    pub yielded_values: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::ir::Operands<'a, 'c>>,
    /// See [`LoopLikeOpInterface::loop_results`].
    pub loop_results: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::ir::Results<'a, 'c>>,
    /// See [`LoopLikeOpInterface::static_trip_count`].
    pub static_trip_count: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> ::core::option::Option<u64>,
}
crate::interface_table!(
    Operation,
    LoopLikeOpInterface,
    LOOP_LIKE_OP_INTERFACE,
    LoopLikeOpInterfaceTable,
    [
        is_defined_outside_of_loop(value), loop_regions(), loop_induction_vars(), loop_lower_bounds(),
        loop_steps(), loop_upper_bounds(), inits(), region_iter_args(), yielded_values(), loop_results(),
        static_trip_count()
    ],
    []
);
crate::op_interface_handle!(
    AnyLoopLikeOpInterface,
    LoopLikeOpInterface,
    LOOP_LIKE_OP_INTERFACE,
    LoopLikeOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyLoopLikeOpInterface<'a, 'c> {
    /// Whether a value is defined outside of the loop.
    pub fn is_defined_outside_of_loop(self, value: crate::ir::ValueRef<'a, 'c>) -> bool {
        (self.table.is_defined_outside_of_loop)(self.op, value)
    }
    /// The regions that make up the body.
    pub fn loop_regions(self) -> ::std::vec::Vec<crate::ir::RegionRef<'a, 'c>> {
        (self.table.loop_regions)(self.op)
    }
    /// The induction variables; none if such loops have no such thing.
    pub fn loop_induction_vars(self) -> ::core::option::Option<::std::vec::Vec<crate::ir::ValueRef<'a, 'c>>> {
        (self.table.loop_induction_vars)(self.op)
    }
    /// The lower bounds; none if such loops have no such thing.
    pub fn loop_lower_bounds(
        self,
    ) -> ::core::option::Option<::std::vec::Vec<crate::ir::fold::FoldResult<'c>>> {
        (self.table.loop_lower_bounds)(self.op)
    }
    /// The steps; none if such loops have no such thing.
    pub fn loop_steps(self) -> ::core::option::Option<::std::vec::Vec<crate::ir::fold::FoldResult<'c>>> {
        (self.table.loop_steps)(self.op)
    }
    /// The upper bounds; none if such loops have no such thing.
    pub fn loop_upper_bounds(
        self,
    ) -> ::core::option::Option<::std::vec::Vec<crate::ir::fold::FoldResult<'c>>> {
        (self.table.loop_upper_bounds)(self.op)
    }
    /// The initial values of what the loop carries.
    pub fn inits(self) -> crate::ir::Operands<'a, 'c> {
        (self.table.inits)(self.op)
    }
    /// The arguments of the body that have the carried values.
    pub fn region_iter_args(self) -> ::std::vec::Vec<crate::ir::ValueRef<'a, 'c>> {
        (self.table.region_iter_args)(self.op)
    }
    /// What the body passes to the next round; none if the loop carries nothing.
    pub fn yielded_values(self) -> ::core::option::Option<crate::ir::Operands<'a, 'c>> {
        (self.table.yielded_values)(self.op)
    }
    /// The results that are the values carried last; none if they are other values.
    pub fn loop_results(self) -> ::core::option::Option<crate::ir::Results<'a, 'c>> {
        (self.table.loop_results)(self.op)
    }
    /// How often the body runs, if that is known.
    pub fn static_trip_count(self) -> ::core::option::Option<u64> {
        (self.table.static_trip_count)(self.op)
    }
}

/// The verifier of operations that implement [`LoopLikeOpInterface`].
pub static LOOP_LIKE_OP_INTERFACE_VERIFIER: crate::ir::traits::OpTrait = crate::ir::traits::OpTrait::checked_after_regions(
    "LoopLikeOpInterface",
    |op| {
        // OpInterfaces.td:183
        crate::ir::interfaces::verify_loop_like(op)
    },
);

/// The key of the interface [`DestinationStyleOpInterface`] in tables.
pub static DESTINATION_STYLE_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "DestinationStyleOpInterface"
};

/// An operation that writes its results to operands, the destinations.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl DestinationStyleOpInterface`",
    label = "`DestinationStyleOpInterface` is not implemented",
    note = "its definition lists the interface `DestinationStyleOpInterface`",
    note = "`fn dps_inits(self) -> Operands<'a, 'c>;`",
)]
pub trait DestinationStyleOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The destinations. Those that are tensors have a result of the same type each.
    fn dps_inits(self) -> crate::ir::Operands<'a, 'c>;
}

/// The functions by which an operation implements [`DestinationStyleOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct DestinationStyleOpInterfaceTable {
    /// See [`DestinationStyleOpInterface::dps_inits`].
    pub dps_inits: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::Operands<'a, 'c>,
}
crate::interface_table!(
    Operation,
    DestinationStyleOpInterface,
    DESTINATION_STYLE_OP_INTERFACE,
    DestinationStyleOpInterfaceTable,
    [dps_inits()],
    []
);
crate::op_interface_handle!(
    AnyDestinationStyleOpInterface,
    DestinationStyleOpInterface,
    DESTINATION_STYLE_OP_INTERFACE,
    DestinationStyleOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyDestinationStyleOpInterface<'a, 'c> {
    /// The destinations. Those that are tensors have a result of the same type each.
    pub fn dps_inits(self) -> crate::ir::Operands<'a, 'c> {
        (self.table.dps_inits)(self.op)
    }
}

/// The verifier of operations that implement [`DestinationStyleOpInterface`].
pub static DESTINATION_STYLE_OP_INTERFACE_VERIFIER: crate::ir::traits::OpTrait = crate::ir::traits::OpTrait::checked_after_regions(
    "DestinationStyleOpInterface",
    |op| {
        // OpInterfaces.td:196
        crate::ir::interfaces::verify_destination_style(op)
    },
);

/// The key of the interface [`InParallelOpInterface`] in tables.
pub static IN_PARALLEL_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "InParallelOpInterface"
};

/// A terminator that combines what parallel iterations contribute.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl InParallelOpInterface`",
    label = "`InParallelOpInterface` is not implemented",
    note = "its definition lists the interface `InParallelOpInterface`",
)]
pub trait InParallelOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The operations that combine: those of its only block.
    fn yielding_ops(self) -> ::std::vec::Vec<crate::ir::OpRef<'a, 'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:203
        op.regions()
            .next()
            .and_then(|region| region.entry())
            .into_iter()
            .flat_map(|block| block.ops())
            .collect()
    }
}

/// The functions by which an operation implements [`InParallelOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct InParallelOpInterfaceTable {
    /// See [`InParallelOpInterface::yielding_ops`].
    pub yielding_ops: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> ::std::vec::Vec<crate::ir::OpRef<'a, 'c>>,
}
crate::interface_table!(
    Operation,
    InParallelOpInterface,
    IN_PARALLEL_OP_INTERFACE,
    InParallelOpInterfaceTable,
    [yielding_ops()],
    []
);
crate::op_interface_handle!(
    AnyInParallelOpInterface,
    InParallelOpInterface,
    IN_PARALLEL_OP_INTERFACE,
    InParallelOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyInParallelOpInterface<'a, 'c> {
    /// The operations that combine: those of its only block.
    pub fn yielding_ops(self) -> ::std::vec::Vec<crate::ir::OpRef<'a, 'c>> {
        (self.table.yielding_ops)(self.op)
    }
}

/// The key of the interface [`ParallelCombiningOpInterface`] in tables.
pub static PARALLEL_COMBINING_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "ParallelCombiningOpInterface"
};

/// An operation that adds the contribution of a parallel iteration.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ParallelCombiningOpInterface`",
    label = "`ParallelCombiningOpInterface` is not implemented",
    note = "its definition lists the interface `ParallelCombiningOpInterface`",
    note = "`fn updated_destinations(self) -> Operands<'a, 'c>;`",
)]
pub trait ParallelCombiningOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The operands that are written to.
    fn updated_destinations(self) -> crate::ir::Operands<'a, 'c>;
    /// The operation whose iterations are combined.
    fn iterating_parent(self) -> ::core::option::Option<crate::ir::OpRef<'a, 'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:214
        op.parent()?.parent()
    }
}

/// The functions by which an operation implements [`ParallelCombiningOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct ParallelCombiningOpInterfaceTable {
    /// See [`ParallelCombiningOpInterface::updated_destinations`].
    pub updated_destinations: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::Operands<'a, 'c>,
    /// See [`ParallelCombiningOpInterface::iterating_parent`].
    pub iterating_parent: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::ir::OpRef<'a, 'c>>,
}
crate::interface_table!(
    Operation,
    ParallelCombiningOpInterface,
    PARALLEL_COMBINING_OP_INTERFACE,
    ParallelCombiningOpInterfaceTable,
    [updated_destinations(), iterating_parent()],
    []
);
crate::op_interface_handle!(
    AnyParallelCombiningOpInterface,
    ParallelCombiningOpInterface,
    PARALLEL_COMBINING_OP_INTERFACE,
    ParallelCombiningOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyParallelCombiningOpInterface<'a, 'c> {
    /// The operands that are written to.
    pub fn updated_destinations(self) -> crate::ir::Operands<'a, 'c> {
        (self.table.updated_destinations)(self.op)
    }
    /// The operation whose iterations are combined.
    pub fn iterating_parent(self) -> ::core::option::Option<crate::ir::OpRef<'a, 'c>> {
        (self.table.iterating_parent)(self.op)
    }
}

/// The key of the interface [`ArgAndResultAttrsOpInterface`] in tables.
pub static ARG_AND_RESULT_ATTRS_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "ArgAndResultAttrsOpInterface"
};

/// An operation with dictionaries of attributes for arguments and results.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ArgAndResultAttrsOpInterface`",
    label = "`ArgAndResultAttrsOpInterface` is not implemented",
    note = "its definition lists the interface `ArgAndResultAttrsOpInterface`",
)]
pub trait ArgAndResultAttrsOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The dictionaries of the arguments.
    fn arg_attrs_attr(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:225
        op.attribute(crate::ir::interfaces::ARG_ATTRS)?.dyn_cast::<crate::builtin::ArrayAttr<'_>>()
    }
    /// The dictionaries of the results.
    fn res_attrs_attr(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:227
        op.attribute(crate::ir::interfaces::RES_ATTRS)?.dyn_cast::<crate::builtin::ArrayAttr<'_>>()
    }
}

/// The functions by which an operation implements [`ArgAndResultAttrsOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct ArgAndResultAttrsOpInterfaceTable {
    /// See [`ArgAndResultAttrsOpInterface::arg_attrs_attr`].
    pub arg_attrs_attr: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>>,
    /// See [`ArgAndResultAttrsOpInterface::res_attrs_attr`].
    pub res_attrs_attr: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>>,
}
crate::interface_table!(
    Operation,
    ArgAndResultAttrsOpInterface,
    ARG_AND_RESULT_ATTRS_OP_INTERFACE,
    ArgAndResultAttrsOpInterfaceTable,
    [arg_attrs_attr(), res_attrs_attr()],
    []
);
crate::op_interface_handle!(
    AnyArgAndResultAttrsOpInterface,
    ArgAndResultAttrsOpInterface,
    ARG_AND_RESULT_ATTRS_OP_INTERFACE,
    ArgAndResultAttrsOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyArgAndResultAttrsOpInterface<'a, 'c> {
    /// The dictionaries of the arguments.
    pub fn arg_attrs_attr(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> {
        (self.table.arg_attrs_attr)(self.op)
    }
    /// The dictionaries of the results.
    pub fn res_attrs_attr(self) -> ::core::option::Option<crate::builtin::ArrayAttr<'c>> {
        (self.table.res_attrs_attr)(self.op)
    }
}

/// The key of the interface [`CallOpInterface`] in tables.
pub static CALL_OP_INTERFACE: crate::def::Interface = crate::def::Interface { name: "CallOpInterface" };

/// An operation that calls a callable.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl CallOpInterface`",
    label = "`CallOpInterface` is not implemented",
    note = "its definition lists the interface `CallOpInterface`",
    note = "`fn callable_for_callee(self) -> Callee<'a, 'c>;`",
    note = "`fn arg_operands(self) -> Operands<'a, 'c>;`",
)]
pub trait CallOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> + ArgAndResultAttrsOpInterface<'a, 'c> {
    /// The callee: a symbol or a value.
    fn callable_for_callee(self) -> crate::ir::interfaces::Callee<'a, 'c>;
    /// The operands that are the arguments.
    fn arg_operands(self) -> crate::ir::Operands<'a, 'c>;
    /// The operation that defines the callee; `None` if it is unknown.
    fn resolve_callable_in_table(
        self,
        symbols: &mut crate::ir::SymbolTables<'a, 'c>,
    ) -> ::core::option::Option<crate::ir::OpRef<'a, 'c>> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:236
        self.callable_for_callee().resolve(op, symbols)
    }
}

/// The functions by which an operation implements [`CallOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct CallOpInterfaceTable {
    /// See [`CallOpInterface::callable_for_callee`].
    pub callable_for_callee: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> crate::ir::interfaces::Callee<'a, 'c>,
    /// See [`CallOpInterface::arg_operands`].
    pub arg_operands: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::Operands<'a, 'c>,
    /// See [`CallOpInterface::resolve_callable_in_table`].
    pub resolve_callable_in_table: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
        &mut crate::ir::SymbolTables<'a, 'c>,
    ) -> ::core::option::Option<crate::ir::OpRef<'a, 'c>>,
}
crate::interface_table!(
    Operation,
    CallOpInterface,
    CALL_OP_INTERFACE,
    CallOpInterfaceTable,
    [callable_for_callee(), arg_operands(), resolve_callable_in_table(symbols)],
    []
);
crate::op_interface_handle!(AnyCallOpInterface, CallOpInterface, CALL_OP_INTERFACE, CallOpInterfaceTable);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyCallOpInterface<'a, 'c> {
    /// The callee: a symbol or a value.
    pub fn callable_for_callee(self) -> crate::ir::interfaces::Callee<'a, 'c> {
        (self.table.callable_for_callee)(self.op)
    }
    /// The operands that are the arguments.
    pub fn arg_operands(self) -> crate::ir::Operands<'a, 'c> {
        (self.table.arg_operands)(self.op)
    }
    /// The operation that defines the callee; `None` if it is unknown.
    pub fn resolve_callable_in_table(
        self,
        symbols: &mut crate::ir::SymbolTables<'a, 'c>,
    ) -> ::core::option::Option<crate::ir::OpRef<'a, 'c>> {
        (self.table.resolve_callable_in_table)(self.op, symbols)
    }
}

/// The key of the interface [`CallableOpInterface`] in tables.
pub static CALLABLE_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "CallableOpInterface"
};

/// An operation that can be called.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl CallableOpInterface`",
    label = "`CallableOpInterface` is not implemented",
    note = "its definition lists the interface `CallableOpInterface`",
    note = "`fn callable_region(self) -> Option<RegionRef<'a, 'c>>;`",
    note = "`fn argument_types(self) -> &'c [Type<'c>];`",
    note = "`fn result_types(self) -> &'c [Type<'c>];`",
)]
pub trait CallableOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> + ArgAndResultAttrsOpInterface<'a, 'c> {
    /// The region that runs; `None` for a declaration.
    fn callable_region(self) -> ::core::option::Option<crate::ir::RegionRef<'a, 'c>>;
    /// The types of the arguments.
    fn argument_types(self) -> &'c [crate::Type<'c>];
    /// The types of the results.
    fn result_types(self) -> &'c [crate::Type<'c>];
}

/// The functions by which an operation implements [`CallableOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct CallableOpInterfaceTable {
    /// See [`CallableOpInterface::callable_region`].
    pub callable_region: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::option::Option<crate::ir::RegionRef<'a, 'c>>,
    /// See [`CallableOpInterface::argument_types`].
    pub argument_types: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> &'c [crate::Type<'c>],
    /// See [`CallableOpInterface::result_types`].
    pub result_types: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> &'c [crate::Type<'c>],
}
crate::interface_table!(
    Operation,
    CallableOpInterface,
    CALLABLE_OP_INTERFACE,
    CallableOpInterfaceTable,
    [callable_region(), argument_types(), result_types()],
    []
);
crate::op_interface_handle!(
    AnyCallableOpInterface,
    CallableOpInterface,
    CALLABLE_OP_INTERFACE,
    CallableOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyCallableOpInterface<'a, 'c> {
    /// The region that runs; `None` for a declaration.
    pub fn callable_region(self) -> ::core::option::Option<crate::ir::RegionRef<'a, 'c>> {
        (self.table.callable_region)(self.op)
    }
    /// The types of the arguments.
    pub fn argument_types(self) -> &'c [crate::Type<'c>] {
        (self.table.argument_types)(self.op)
    }
    /// The types of the results.
    pub fn result_types(self) -> &'c [crate::Type<'c>] {
        (self.table.result_types)(self.op)
    }
}

/// The key of the interface [`FunctionOpInterface`] in tables.
pub static FUNCTION_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "FunctionOpInterface"
};

/// An operation that is a function: a symbol with one region.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl FunctionOpInterface`",
    label = "`FunctionOpInterface` is not implemented",
    note = "its definition lists the interface `FunctionOpInterface`",
    note = "`fn function_type(self) -> Type<'c>;`",
)]
pub trait FunctionOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> + SymbolOpInterface<'a, 'c> + CallableOpInterface<'a, 'c> {
    /// The type of the function.
    fn function_type(self) -> crate::Type<'c>;
    /// Checks the body: the arguments of its entry block are those of the type.
    ///
    /// # Errors
    /// If the check fails.
    fn verify_body(self) -> ::core::result::Result<(), crate::Diagnostic> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:259
        crate::ir::interfaces::verify_function_body(op, self.argument_types())
    }
    /// Checks the type.
    ///
    /// # Errors
    /// If the check fails.
    fn verify_type(self) -> ::core::result::Result<(), crate::Diagnostic> where 'c: 'a {
        // OpInterfaces.td:267
        Ok(())
    }
}

/// The functions by which an operation implements [`FunctionOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct FunctionOpInterfaceTable {
    /// See [`FunctionOpInterface::function_type`].
    pub function_type: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::Type<'c>,
    /// See [`FunctionOpInterface::verify_body`].
    pub verify_body: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::result::Result<(), crate::Diagnostic>,
    /// See [`FunctionOpInterface::verify_type`].
    pub verify_type: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::core::result::Result<(), crate::Diagnostic>,
}
crate::interface_table!(
    Operation,
    FunctionOpInterface,
    FUNCTION_OP_INTERFACE,
    FunctionOpInterfaceTable,
    [function_type(), verify_body(), verify_type()],
    []
);
crate::op_interface_handle!(
    AnyFunctionOpInterface,
    FunctionOpInterface,
    FUNCTION_OP_INTERFACE,
    FunctionOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyFunctionOpInterface<'a, 'c> {
    /// The type of the function.
    pub fn function_type(self) -> crate::Type<'c> {
        (self.table.function_type)(self.op)
    }
    /// Checks the body: the arguments of its entry block are those of the type.
    ///
    /// # Errors
    /// If the check fails.
    pub fn verify_body(self) -> ::core::result::Result<(), crate::Diagnostic> {
        (self.table.verify_body)(self.op)
    }
    /// Checks the type.
    ///
    /// # Errors
    /// If the check fails.
    pub fn verify_type(self) -> ::core::result::Result<(), crate::Diagnostic> {
        (self.table.verify_type)(self.op)
    }
}

/// The verifier of operations that implement [`FunctionOpInterface`].
pub static FUNCTION_OP_INTERFACE_VERIFIER: crate::ir::traits::OpTrait = crate::ir::traits::OpTrait::checked(
    "FunctionOpInterface",
    |op| {
        // OpInterfaces.td:269
        crate::ir::interfaces::verify_function(op)
    },
);

/// The key of the interface [`CastOpInterface`] in tables.
pub static CAST_OP_INTERFACE: crate::def::Interface = crate::def::Interface { name: "CastOpInterface" };

/// An operation that converts values.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl CastOpInterface`",
    label = "`CastOpInterface` is not implemented",
    note = "its definition lists the interface `CastOpInterface`",
    note = "`fn are_cast_compatible(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool;`",
)]
pub trait CastOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// Whether values of the input types can be converted to the output types.
    fn are_cast_compatible(inputs: &[crate::Type<'c>], outputs: &[crate::Type<'c>]) -> bool;
}

/// The functions by which an operation implements [`CastOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct CastOpInterfaceTable {
    /// See [`CastOpInterface::are_cast_compatible`].
    pub are_cast_compatible: for<'c> fn(&[crate::Type<'c>], &[crate::Type<'c>]) -> bool,
}
crate::interface_table!(
    Operation,
    CastOpInterface,
    CAST_OP_INTERFACE,
    CastOpInterfaceTable,
    [],
    [are_cast_compatible(inputs, outputs)]
);
crate::op_interface_handle!(AnyCastOpInterface, CastOpInterface, CAST_OP_INTERFACE, CastOpInterfaceTable);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyCastOpInterface<'a, 'c> {
    /// Whether values of the input types can be converted to the output types.
    pub fn are_cast_compatible(self, inputs: &[crate::Type<'c>], outputs: &[crate::Type<'c>]) -> bool {
        (self.table.are_cast_compatible)(inputs, outputs)
    }
}

/// The verifier of operations that implement [`CastOpInterface`].
pub static CAST_OP_INTERFACE_VERIFIER: crate::ir::traits::OpTrait = crate::ir::traits::OpTrait::checked(
    "CastOpInterface",
    |op| {
        // OpInterfaces.td:280
        crate::ir::interfaces::verify_cast(op)
    },
);

/// The key of the interface [`ViewLikeOpInterface`] in tables.
pub static VIEW_LIKE_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "ViewLikeOpInterface"
};

/// An operation whose result is a view of another buffer.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ViewLikeOpInterface`",
    label = "`ViewLikeOpInterface` is not implemented",
    note = "its definition lists the interface `ViewLikeOpInterface`",
)]
pub trait ViewLikeOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The buffer that is viewed.
    fn view_source(self) -> crate::ir::ValueRef<'a, 'c> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:289
        op.operand(0).expect("a view has an operand")
    }
    /// The view.
    fn view_dest(self) -> crate::ir::ValueRef<'a, 'c> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:291
        op.results().next().expect("a view has a result")
    }
}

/// The functions by which an operation implements [`ViewLikeOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct ViewLikeOpInterfaceTable {
    /// See [`ViewLikeOpInterface::view_source`].
    pub view_source: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::ValueRef<'a, 'c>,
    /// See [`ViewLikeOpInterface::view_dest`].
    pub view_dest: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::ValueRef<'a, 'c>,
}
crate::interface_table!(
    Operation,
    ViewLikeOpInterface,
    VIEW_LIKE_OP_INTERFACE,
    ViewLikeOpInterfaceTable,
    [view_source(), view_dest()],
    []
);
crate::op_interface_handle!(
    AnyViewLikeOpInterface,
    ViewLikeOpInterface,
    VIEW_LIKE_OP_INTERFACE,
    ViewLikeOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyViewLikeOpInterface<'a, 'c> {
    /// The buffer that is viewed.
    pub fn view_source(self) -> crate::ir::ValueRef<'a, 'c> {
        (self.table.view_source)(self.op)
    }
    /// The view.
    pub fn view_dest(self) -> crate::ir::ValueRef<'a, 'c> {
        (self.table.view_dest)(self.op)
    }
}

/// The key of the interface [`OffsetSizeAndStrideOpInterface`] in tables.
pub static OFFSET_SIZE_AND_STRIDE_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "OffsetSizeAndStrideOpInterface"
};

/// An operation with an offset, a size and a stride for each dimension, as values or integers.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl OffsetSizeAndStrideOpInterface`",
    label = "`OffsetSizeAndStrideOpInterface` is not implemented",
    note = "its definition lists the interface `OffsetSizeAndStrideOpInterface`",
    note = "`fn array_attr_max_ranks(self) -> [::core::primitive::usize; 3];`",
)]
pub trait OffsetSizeAndStrideOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The numbers of offsets, sizes and strides that the operation must have.
    fn array_attr_max_ranks(self) -> [::core::primitive::usize; 3];
    /// The offsets.
    fn mixed_offsets(self) -> crate::ir::interfaces::MixedList<'a, 'c> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:303
        crate::ir::interfaces::MixedList::named(op, "offsets", "static_offsets")
    }
    /// The sizes.
    fn mixed_sizes(self) -> crate::ir::interfaces::MixedList<'a, 'c> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:305
        crate::ir::interfaces::MixedList::named(op, "sizes", "static_sizes")
    }
    /// The strides.
    fn mixed_strides(self) -> crate::ir::interfaces::MixedList<'a, 'c> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:307
        crate::ir::interfaces::MixedList::named(op, "strides", "static_strides")
    }
}

/// The functions by which an operation implements [`OffsetSizeAndStrideOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct OffsetSizeAndStrideOpInterfaceTable {
    /// See [`OffsetSizeAndStrideOpInterface::array_attr_max_ranks`].
    pub array_attr_max_ranks: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> [::core::primitive::usize; 3],
    /// See [`OffsetSizeAndStrideOpInterface::mixed_offsets`].
    pub mixed_offsets: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::interfaces::MixedList<'a, 'c>,
    /// See [`OffsetSizeAndStrideOpInterface::mixed_sizes`].
    pub mixed_sizes: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::interfaces::MixedList<'a, 'c>,
    /// See [`OffsetSizeAndStrideOpInterface::mixed_strides`].
    pub mixed_strides: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::interfaces::MixedList<'a, 'c>,
}
crate::interface_table!(
    Operation,
    OffsetSizeAndStrideOpInterface,
    OFFSET_SIZE_AND_STRIDE_OP_INTERFACE,
    OffsetSizeAndStrideOpInterfaceTable,
    [array_attr_max_ranks(), mixed_offsets(), mixed_sizes(), mixed_strides()],
    []
);
crate::op_interface_handle!(
    AnyOffsetSizeAndStrideOpInterface,
    OffsetSizeAndStrideOpInterface,
    OFFSET_SIZE_AND_STRIDE_OP_INTERFACE,
    OffsetSizeAndStrideOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyOffsetSizeAndStrideOpInterface<'a, 'c> {
    /// The numbers of offsets, sizes and strides that the operation must have.
    pub fn array_attr_max_ranks(self) -> [::core::primitive::usize; 3] {
        (self.table.array_attr_max_ranks)(self.op)
    }
    /// The offsets.
    pub fn mixed_offsets(self) -> crate::ir::interfaces::MixedList<'a, 'c> {
        (self.table.mixed_offsets)(self.op)
    }
    /// The sizes.
    pub fn mixed_sizes(self) -> crate::ir::interfaces::MixedList<'a, 'c> {
        (self.table.mixed_sizes)(self.op)
    }
    /// The strides.
    pub fn mixed_strides(self) -> crate::ir::interfaces::MixedList<'a, 'c> {
        (self.table.mixed_strides)(self.op)
    }
}

/// The verifier of operations that implement [`OffsetSizeAndStrideOpInterface`].
pub static OFFSET_SIZE_AND_STRIDE_OP_INTERFACE_VERIFIER: crate::ir::traits::OpTrait = crate::ir::traits::OpTrait::checked(
    "OffsetSizeAndStrideOpInterface",
    |op| {
        // OpInterfaces.td:309
        crate::ir::interfaces::verify_offset_size_and_stride(op)
    },
);

/// The key of the interface [`ShapedDimOpInterface`] in tables.
pub static SHAPED_DIM_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "ShapedDimOpInterface"
};

/// An operation that computes the size of a dimension.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ShapedDimOpInterface`",
    label = "`ShapedDimOpInterface` is not implemented",
    note = "its definition lists the interface `ShapedDimOpInterface`",
)]
pub trait ShapedDimOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The value with the dimension.
    fn shaped_value(self) -> crate::ir::ValueRef<'a, 'c> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:315
        op.operand(0).expect("the shaped value is the first operand")
    }
    /// The index of the dimension.
    fn dimension(self) -> crate::ir::ValueRef<'a, 'c> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:317
        op.operand(1).expect("the index is the second operand")
    }
}

/// The functions by which an operation implements [`ShapedDimOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct ShapedDimOpInterfaceTable {
    /// See [`ShapedDimOpInterface::shaped_value`].
    pub shaped_value: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::ValueRef<'a, 'c>,
    /// See [`ShapedDimOpInterface::dimension`].
    pub dimension: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::ValueRef<'a, 'c>,
}
crate::interface_table!(
    Operation,
    ShapedDimOpInterface,
    SHAPED_DIM_OP_INTERFACE,
    ShapedDimOpInterfaceTable,
    [shaped_value(), dimension()],
    []
);
crate::op_interface_handle!(
    AnyShapedDimOpInterface,
    ShapedDimOpInterface,
    SHAPED_DIM_OP_INTERFACE,
    ShapedDimOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyShapedDimOpInterface<'a, 'c> {
    /// The value with the dimension.
    pub fn shaped_value(self) -> crate::ir::ValueRef<'a, 'c> {
        (self.table.shaped_value)(self.op)
    }
    /// The index of the dimension.
    pub fn dimension(self) -> crate::ir::ValueRef<'a, 'c> {
        (self.table.dimension)(self.op)
    }
}

/// The key of the interface [`AlignmentAttrOpInterface`] in tables.
pub static ALIGNMENT_ATTR_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "AlignmentAttrOpInterface"
};

/// An operation that may have an alignment: the attribute `alignment`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl AlignmentAttrOpInterface`",
    label = "`AlignmentAttrOpInterface` is not implemented",
    note = "its definition lists the interface `AlignmentAttrOpInterface`",
)]
pub trait AlignmentAttrOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The alignment in bytes, if one is given.
    fn maybe_align(self) -> ::core::option::Option<u64> where 'c: 'a {
        let op = crate::ir::AsOp::as_op(self);
        // OpInterfaces.td:325
        op.attribute("alignment")?.dyn_cast::<crate::builtin::IntegerAttr<'_>>()?.value().to_u64()
    }
}

/// The functions by which an operation implements [`AlignmentAttrOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct AlignmentAttrOpInterfaceTable {
    /// See [`AlignmentAttrOpInterface::maybe_align`].
    pub maybe_align: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> ::core::option::Option<u64>,
}
crate::interface_table!(
    Operation,
    AlignmentAttrOpInterface,
    ALIGNMENT_ATTR_OP_INTERFACE,
    AlignmentAttrOpInterfaceTable,
    [maybe_align()],
    []
);
crate::op_interface_handle!(
    AnyAlignmentAttrOpInterface,
    AlignmentAttrOpInterface,
    ALIGNMENT_ATTR_OP_INTERFACE,
    AlignmentAttrOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyAlignmentAttrOpInterface<'a, 'c> {
    /// The alignment in bytes, if one is given.
    pub fn maybe_align(self) -> ::core::option::Option<u64> {
        (self.table.maybe_align)(self.op)
    }
}
