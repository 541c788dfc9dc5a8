//! [`ScopeProperty`]: properties of a scope that do not belong to a type.

/// A property of a scope that does not belong to a type, named by a string key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ScopeProperty {
    /// The byte order of numbers: `"big"` or `"little"`.
    Endianness,
    /// The default memory space of pointers.
    DefaultMemorySpace,
    /// The memory space of stack slots.
    AllocaMemorySpace,
    /// The memory space of code.
    ProgramMemorySpace,
    /// The memory space of global variables.
    GlobalMemorySpace,
    /// The mangling of symbol names.
    ManglingMode,
    /// The natural alignment of the stack, in bits.
    StackAlignment,
    /// The alignment of function pointers, in bits.
    FunctionPointerAlignment,
    /// The widths of the target's native integers, in bits.
    LegalIntWidths,
}

impl ScopeProperty {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Endianness,
        Self::DefaultMemorySpace,
        Self::AllocaMemorySpace,
        Self::ProgramMemorySpace,
        Self::GlobalMemorySpace,
        Self::ManglingMode,
        Self::StackAlignment,
        Self::FunctionPointerAlignment,
        Self::LegalIntWidths,
    ];
}
