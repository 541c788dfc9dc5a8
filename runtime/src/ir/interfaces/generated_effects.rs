// @generated from defs/isogloss/SideEffects.td by `cargo test -p isogloss-shipped`. Do not edit.

/// The interface that [`MemoryEffectOpInterface`] is, as tables name it.
pub static MEMORY_EFFECT_OP_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "MemoryEffectOpInterface",
};

/// An operation that says what it does to memory.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl MemoryEffectOpInterface`",
    label = "`MemoryEffectOpInterface` is not implemented",
    note = "its definition lists the interface `MemoryEffectOpInterface`",
    note = "`fn effects(self) -> ::std::vec::Vec<ir::interfaces::MemoryEffect<'a, 'c>>;`"
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
impl MemoryEffectOpInterfaceTable {
    /// The functions of a view that implements it.
    #[must_use]
    pub const fn of<H>() -> Self
    where
        H: for<'a, 'c> crate::ir::OpView<'a, 'c>,
        for<'a, 'c> <H as crate::ir::OpView<
            'a,
            'c,
        >>::View: MemoryEffectOpInterface<'a, 'c>,
    {
        Self {
            effects: |op| {
                MemoryEffectOpInterface::effects(
                    <H as crate::ir::OpView<'_, '_>>::view(op),
                )
            },
        }
    }
    /// The entry for the interfaces of a table.
    #[must_use]
    pub const fn entry<H>() -> crate::def::InterfaceImpl
    where
        H: for<'a, 'c> crate::ir::OpView<'a, 'c>,
        for<'a, 'c> <H as crate::ir::OpView<
            'a,
            'c,
        >>::View: MemoryEffectOpInterface<'a, 'c>,
    {
        crate::def::InterfaceImpl {
            interface: &MEMORY_EFFECT_OP_INTERFACE,
            table: const { &Self::of::<H>() },
        }
    }
    /// The functions of an operation, if it implements [`MemoryEffectOpInterface`].
    #[must_use]
    pub fn find(op: crate::ir::OpRef<'_, '_>) -> ::core::option::Option<&'static Self> {
        op.interface(&MEMORY_EFFECT_OP_INTERFACE)
    }
}

/// Any operation that implements [`MemoryEffectOpInterface`].
#[derive(::core::clone::Clone, ::core::marker::Copy)]
pub struct AnyMemoryEffectOpInterface<'a, 'c> {
    op: crate::ir::OpRef<'a, 'c>,
    table: &'static MemoryEffectOpInterfaceTable,
}
crate::op_interface_handle!(
    AnyMemoryEffectOpInterface, MEMORY_EFFECT_OP_INTERFACE, MemoryEffectOpInterfaceTable
);
impl<'a, 'c> AnyMemoryEffectOpInterface<'a, 'c> {
    /// The effects of the operation.
    pub fn effects(
        self,
    ) -> ::std::vec::Vec<crate::ir::interfaces::MemoryEffect<'a, 'c>> {
        (self.table.effects)(self.op)
    }
    /// The functions that it is called through.
    #[must_use]
    pub fn table(self) -> &'static MemoryEffectOpInterfaceTable {
        self.table
    }
}

/// The interface that [`ConditionallySpeculatable`] is, as tables name it.
pub static CONDITIONALLY_SPECULATABLE_INTERFACE: crate::def::Interface = crate::def::Interface {
    name: "ConditionallySpeculatable",
};

/// An operation that says whether it may run although the program would not run it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` needs an `impl ConditionallySpeculatable`",
    label = "`ConditionallySpeculatable` is not implemented",
    note = "its definition lists the interface `ConditionallySpeculatable`",
    note = "`fn speculatability(self) -> ir::interfaces::Speculatability;`"
)]
pub trait ConditionallySpeculatable<'a, 'c>: crate::ir::AsOp<'a, 'c> {
    /// Whether this operation may.
    fn speculatability(self) -> crate::ir::interfaces::Speculatability;
}

/// The functions by which an operation implements [`ConditionallySpeculatable`].
#[derive(::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug)]
#[allow(clippy::type_complexity)]
pub struct ConditionallySpeculatableTable {
    /// See [`ConditionallySpeculatable::speculatability`].
    pub speculatability: for<'a, 'c> fn(
        crate::ir::OpRef<'a, 'c>,
    ) -> crate::ir::interfaces::Speculatability,
}
impl ConditionallySpeculatableTable {
    /// The functions of a view that implements it.
    #[must_use]
    pub const fn of<H>() -> Self
    where
        H: for<'a, 'c> crate::ir::OpView<'a, 'c>,
        for<'a, 'c> <H as crate::ir::OpView<
            'a,
            'c,
        >>::View: ConditionallySpeculatable<'a, 'c>,
    {
        Self {
            speculatability: |op| {
                ConditionallySpeculatable::speculatability(
                    <H as crate::ir::OpView<'_, '_>>::view(op),
                )
            },
        }
    }
    /// The entry for the interfaces of a table.
    #[must_use]
    pub const fn entry<H>() -> crate::def::InterfaceImpl
    where
        H: for<'a, 'c> crate::ir::OpView<'a, 'c>,
        for<'a, 'c> <H as crate::ir::OpView<
            'a,
            'c,
        >>::View: ConditionallySpeculatable<'a, 'c>,
    {
        crate::def::InterfaceImpl {
            interface: &CONDITIONALLY_SPECULATABLE_INTERFACE,
            table: const { &Self::of::<H>() },
        }
    }
    /// The functions of an operation, if it implements [`ConditionallySpeculatable`].
    #[must_use]
    pub fn find(op: crate::ir::OpRef<'_, '_>) -> ::core::option::Option<&'static Self> {
        op.interface(&CONDITIONALLY_SPECULATABLE_INTERFACE)
    }
}

/// Any operation that implements [`ConditionallySpeculatable`].
#[derive(::core::clone::Clone, ::core::marker::Copy)]
pub struct AnyConditionallySpeculatable<'a, 'c> {
    op: crate::ir::OpRef<'a, 'c>,
    table: &'static ConditionallySpeculatableTable,
}
crate::op_interface_handle!(
    AnyConditionallySpeculatable, CONDITIONALLY_SPECULATABLE_INTERFACE,
    ConditionallySpeculatableTable
);
impl<'a, 'c> AnyConditionallySpeculatable<'a, 'c> {
    /// Whether this operation may.
    pub fn speculatability(self) -> crate::ir::interfaces::Speculatability {
        (self.table.speculatability)(self.op)
    }
    /// The functions that it is called through.
    #[must_use]
    pub fn table(self) -> &'static ConditionallySpeculatableTable {
        self.table
    }
}
