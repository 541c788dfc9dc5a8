// @generated from defs/isogloss/SideEffects.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The key of the interface [`MemoryEffectOpInterface`] in tables.
pub static MEMORY_EFFECT_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "MemoryEffectOpInterface"
};

/// An operation that declares its effects on memory.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl MemoryEffectOpInterface`",
    label = "`MemoryEffectOpInterface` is not implemented",
    note = "its definition lists the interface `MemoryEffectOpInterface`",
    note = "`fn effects(self) -> Vec<MemoryEffect<'a, 'c>>;`",
)]
pub trait MemoryEffectOpInterface<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// The effects of the operation.
    fn effects(self) -> ::std::vec::Vec<crate::ir::interfaces::MemoryEffect<'a, 'c>>;
}

/// The functions by which an operation implements [`MemoryEffectOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct MemoryEffectOpInterfaceTable {
    /// See [`MemoryEffectOpInterface::effects`].
    pub effects: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> ::std::vec::Vec<crate::ir::interfaces::MemoryEffect<'a, 'c>>,
}
crate::interface_table!(
    Operation,
    MemoryEffectOpInterface,
    MEMORY_EFFECT_OP_INTERFACE,
    MemoryEffectOpInterfaceTable,
    [effects()],
    []
);
crate::op_interface_handle!(
    AnyMemoryEffectOpInterface,
    MemoryEffectOpInterface,
    MEMORY_EFFECT_OP_INTERFACE,
    MemoryEffectOpInterfaceTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyMemoryEffectOpInterface<'a, 'c> {
    /// The effects of the operation.
    pub fn effects(self) -> ::std::vec::Vec<crate::ir::interfaces::MemoryEffect<'a, 'c>> {
        (self.table.effects)(self.op)
    }
}

/// The key of the interface [`ConditionallySpeculatable`] in tables.
pub static CONDITIONALLY_SPECULATABLE_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "ConditionallySpeculatable"
};

/// An operation that declares whether it may be executed speculatively.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ConditionallySpeculatable`",
    label = "`ConditionallySpeculatable` is not implemented",
    note = "its definition lists the interface `ConditionallySpeculatable`",
    note = "`fn speculatability(self) -> Speculatability;`",
)]
pub trait ConditionallySpeculatable<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// Whether this operation may be executed speculatively.
    fn speculatability(self) -> crate::ir::interfaces::Speculatability;
}

/// The functions by which an operation implements [`ConditionallySpeculatable`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct ConditionallySpeculatableTable {
    /// See [`ConditionallySpeculatable::speculatability`].
    pub speculatability: for<'a, 'c> fn(crate::ir::OpRef<'a, 'c>) -> crate::ir::interfaces::Speculatability,
}
crate::interface_table!(
    Operation,
    ConditionallySpeculatable,
    CONDITIONALLY_SPECULATABLE_INTERFACE,
    ConditionallySpeculatableTable,
    [speculatability()],
    []
);
crate::op_interface_handle!(
    AnyConditionallySpeculatable,
    ConditionallySpeculatable,
    CONDITIONALLY_SPECULATABLE_INTERFACE,
    ConditionallySpeculatableTable
);
#[allow(clippy::elidable_lifetime_names, clippy::must_use_candidate)]
impl<'a, 'c> AnyConditionallySpeculatable<'a, 'c> {
    /// Whether this operation may be executed speculatively.
    pub fn speculatability(self) -> crate::ir::interfaces::Speculatability {
        (self.table.speculatability)(self.op)
    }
}
