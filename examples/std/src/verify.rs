//! The verifiers that the definitions declare (`hasVerifier`, `SymbolUserOpInterface`).

use crate::dialects::affine::{ApplyOp, ApplyOpVerify, ForOp, ForOpVerify};
use crate::dialects::std::{AllocOp, AllocOpVerify, CallOp, DimOp, DimOpVerify, LoadOp, LoadOpVerify};
use crate::dialects::std::{
    BrOp, CondBrOp, MemRefCastOp, MemRefCastOpVerify, ReturnOp, ReturnOpVerify, StoreOp, StoreOpVerify,
};
use crate::rank;
use isogloss::affine::AffineMapAttr;
use isogloss::builtin::{
    DYNAMIC, FloatAttr, FunctionType, IntegerAttr, MemRefType, ShapedType, TypeAttr, UnrankedMemRefType,
};
use isogloss::ir::interfaces::{BranchOpInterface, SuccessorOperands, SymbolUserOpInterface};
use isogloss::ir::{OpRef, SymbolTables, ValueRef};
use isogloss::memref::{AnyMemRefLayoutAttrInterface, MemRefLayoutAttrInterface as _, are_cast_compatible};
use isogloss::{Attribute, Diagnostic, Type};

impl AllocOpVerify for AllocOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let shape = self.memref().ty().dyn_cast::<ShapedType<'_>>().and_then(ShapedType::shape);
        let open = shape.unwrap_or_default().iter().filter(|size| **size == DYNAMIC).count();
        let found = self.sizes().len();
        if found != open {
            return Err(self.error(format_args!("has {found} sizes, but the type leaves {open} open")));
        }
        let layout = self.memref().ty().dyn_cast::<MemRefType<'_>>().and_then(MemRefType::layout);
        let map = layout.and_then(|layout| layout.dyn_cast::<AnyMemRefLayoutAttrInterface<'_>>());
        let symbols = map.map_or(0, |map| map.affine_map().num_symbols() as usize);
        match self.symbols().len() {
            found if found == symbols => Ok(()),
            found => Err(self.error(format_args!("has {found} symbols, but the layout map has {symbols}"))),
        }
    }
}

impl MemRefCastOpVerify for MemRefCastOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (source, dest) = (self.source().ty(), self.dest().ty());
        let compatible = match (source.dyn_cast::<MemRefType<'_>>(), dest.dyn_cast::<MemRefType<'_>>()) {
            (Some(source), Some(dest)) => are_cast_compatible(source, dest),
            // The rank is forgotten or asserted.
            (None, None) => false,
            _ => element_type(source) == element_type(dest) && memory_space(source) == memory_space(dest),
        };
        if compatible {
            Ok(())
        } else {
            Err(self.error(format_args!("cannot go from '{source}' to '{dest}'")))
        }
    }
}

fn element_type(ty: Type<'_>) -> Option<Type<'_>> {
    ty.dyn_cast::<ShapedType<'_>>().map(ShapedType::element_type)
}

fn memory_space(ty: Type<'_>) -> Option<Attribute<'_>> {
    match ty.dyn_cast::<UnrankedMemRefType<'_>>() {
        Some(unranked) => unranked.memory_space(),
        None => ty.dyn_cast::<MemRefType<'_>>()?.memory_space(),
    }
}

impl ApplyOpVerify for ApplyOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let map = self.map().map();
        let (wanted, found) = ((map.num_dims() + map.num_symbols()) as usize, self.map_operands().len());
        if wanted != found {
            return Err(self.error(format_args!("has {found} operands for a map of {wanted}")));
        }
        match map.num_results() {
            1 => Ok(()),
            count => Err(self.error(format_args!("has a map of {count} results, not one"))),
        }
    }
}

impl DimOpVerify for DimOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let index = usize::try_from(self.index()).unwrap_or(usize::MAX);
        match rank(self.shaped().ty()) {
            Some(rank) if index >= rank => {
                Err(self.error(format_args!("index {index} is out of rank {rank}")))
            }
            _ => Ok(()),
        }
    }
}

/// Checks that there is an index for each dimension.
fn verify_indices(op: OpRef<'_, '_>, memref: Type<'_>, indices: usize) -> Result<(), Diagnostic> {
    match rank(memref) {
        Some(rank) if rank != indices => {
            Err(op.error(format_args!("has {indices} indices for a memory of rank {rank}")))
        }
        _ => Ok(()),
    }
}

impl LoadOpVerify for LoadOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify_indices(*self, self.memref().ty(), self.indices().len())
    }
}

fn type_of_number(number: Attribute<'_>) -> Option<Type<'_>> {
    let integer = number.dyn_cast::<IntegerAttr<'_>>().map(IntegerAttr::ty);
    integer.or_else(|| number.dyn_cast::<FloatAttr<'_>>().map(FloatAttr::ty))
}

impl StoreOpVerify for StoreOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        verify_indices(*self, self.memref().ty(), self.indices().len())?;
        let element = element_type(self.memref().ty());
        let literal = self.literal().and_then(type_of_number);
        let stored = match (self.value().map(ValueRef::ty), self.literal()) {
            (Some(ty), None) => Some(ty),
            (None, Some(_)) => literal,
            _ => return Err(self.error("stores either a value or a literal")),
        };
        if stored == element {
            return Ok(());
        }
        Err(self.error("stores a value that is not of the element type of the memory"))
    }
}

impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for CallOp<'a, 'c> {
    fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
        let found = symbols.lookup(*self, self.callee()).and_then(function_type);
        let Some(ty) = found else {
            return Err(self.error(format_args!("calls '{}', which is not a function", self.callee())));
        };
        let given = self.operands().map(ValueRef::ty);
        if given.eq(ty.inputs().iter().copied())
            && self.results().map(ValueRef::ty).eq(ty.results().iter().copied())
        {
            return Ok(());
        }
        Err(self.error(format_args!("expects the type of '{}', {ty}", self.callee())))
    }
}

impl ReturnOpVerify for ReturnOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let Some(ty) = self.parent().and_then(function_type) else {
            return Err(self.error("expects to end a function"));
        };
        if self.operands().map(ValueRef::ty).eq(ty.results().iter().copied()) {
            Ok(())
        } else {
            Err(self.error(format_args!("expects operands of the types that {ty} returns")))
        }
    }
}

impl<'a, 'c> BranchOpInterface<'a, 'c> for BrOp<'a, 'c> {
    fn successor_operands(self, _: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(self.dest_operands())
    }
}

impl<'a, 'c> BranchOpInterface<'a, 'c> for CondBrOp<'a, 'c> {
    fn successor_operands(self, successor: usize) -> SuccessorOperands<'a, 'c> {
        SuccessorOperands::new(if successor == 0 { self.true_operands() } else { self.false_operands() })
    }
}

/// The type of a function; `None` for another operation.
fn function_type<'c>(op: OpRef<'_, 'c>) -> Option<FunctionType<'c>> {
    op.attribute("function_type")?.dyn_cast::<TypeAttr<'_>>()?.value().dyn_cast::<FunctionType<'_>>()
}

impl ForOpVerify for ForOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let bound = |map: AffineMapAttr<'_>, operands: usize| {
            let map = map.map();
            map.num_results() > 0 && (map.num_dims() + map.num_symbols()) as usize == operands
        };
        if !bound(self.lower_bound_map(), self.lower_bound_operands().len())
            || !bound(self.upper_bound_map(), self.upper_bound_operands().len())
        {
            return Err(self.error("has bounds whose operands do not fit their maps"));
        }
        if self.inits().len() + self.results().len() > 0 {
            return Err(self.error("has loop-carried values, which the dialect of 2020 did not have"));
        }
        let entry = self.body().entry();
        if entry.is_some_and(|entry| entry.arguments().map(ValueRef::ty).eq([self.context().index()])) {
            Ok(())
        } else {
            Err(self.error("expects a body that takes an index"))
        }
    }
}
