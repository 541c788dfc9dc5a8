//! The `func` dialect: functions, calls and returns (MLIR, "'func' Dialect").
//!
//! The tables and handles are `generated` from `defs/func.td`. This module has the verifiers and the checks of symbol
//! uses. The custom form of functions is in [`ir::text`](crate::ir::text), because function operations of other dialects
//! share it.
//!
//! ```
//! # use isogloss::{Context, ir::Ir, dialects::func};
//! let ctx = Context::with_dialects([func::dialect()]);
//! let text = "module {\n  func.func private @f(i32) -> i32\n}\n";
//! assert_eq!(Ir::parse(&ctx, text)?.to_string(), text);
//! # Ok::<(), isogloss::Diagnostic>(())
//! ```

#[rustfmt::skip]
mod generated;
pub(crate) mod old;

pub use generated::*;

use crate::builtin::{FunctionType, SymbolRefAttr};
use crate::ir::interfaces::{
    CallOpInterface, CallableOpInterface, Callee, OpAsmOpInterface, SymbolOpInterface, SymbolUserOpInterface,
};
use crate::ir::text::{OpFormat, OpParser, OpPrinter, function_type, parse_function, print_function};
use crate::ir::{Builder, OpId, OpRef, Operands, OperationState, RegionRef, SymbolTables, ValueId, ValueRef};
use crate::{Diagnostic, Type};

/// The type of the `func.func` that `symbol` refers to in the nearest symbol table of `op`.
fn type_of_symbol<'a, 'c>(
    op: OpRef<'a, 'c>,
    symbol: SymbolRefAttr<'c>,
    symbols: &mut SymbolTables<'a, 'c>,
) -> Option<FunctionType<'c>> {
    // The verifier may have rejected the function, so `function_type` may have no value.
    let function = symbols.lookup(op, symbol)?.dyn_cast::<FuncOp<'_, '_>>()?;
    function_type(*function)
}

// ---- func.func ------------------------------------------------------------------

impl<'a, 'c> SymbolOpInterface<'a, 'c> for FuncOp<'a, 'c> {
    fn is_declaration(self) -> bool {
        self.body().is_empty()
    }
}

impl<'a, 'c> CallableOpInterface<'a, 'c> for FuncOp<'a, 'c> {
    fn callable_region(self) -> Option<RegionRef<'a, 'c>> {
        Some(self.body()).filter(|body| !body.is_empty())
    }

    fn argument_types(self) -> &'c [Type<'c>] {
        self.function_type().dyn_cast::<FunctionType<'_>>().map_or(&[], FunctionType::inputs)
    }

    fn result_types(self) -> &'c [Type<'c>] {
        self.function_type().dyn_cast::<FunctionType<'_>>().map_or(&[], FunctionType::results)
    }
}

impl FuncOpBuilders for FuncOp<'_, '_> {
    fn create_with_name_type<'c>(
        builder: &mut Builder<'_, 'c>,
        name: &str,
        r#type: FunctionType<'c>,
    ) -> OpId {
        FuncOp::create(builder, name, r#type)
    }
}

impl OpFormat for FuncOp<'_, '_> {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        state: &mut OperationState<'c>,
    ) -> Result<(), Diagnostic> {
        parse_function(parser, state)
    }

    fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
        print_function(op, printer);
    }
}

// ---- func.call --------------------------------------------------------------------

impl<'a, 'c> CallOpInterface<'a, 'c> for CallOp<'a, 'c> {
    fn callable_for_callee(self) -> Callee<'a, 'c> {
        Callee::Symbol(self.callee())
    }

    fn arg_operands(self) -> Operands<'a, 'c> {
        self.operands()
    }
}

impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for CallOp<'a, 'c> {
    fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
        let op = *self;
        let Some(ty) = type_of_symbol(op, self.callee(), symbols) else {
            let name = String::from_utf8_lossy(self.callee().root());
            return Err(op.error(format_args!("'{name}' does not reference a valid function")));
        };
        if op.operands().len() != ty.inputs().len() {
            return Err(op.error("incorrect number of operands for callee"));
        }
        for (index, (operand, input)) in op.operands().zip(ty.inputs()).enumerate() {
            if operand.ty() != *input {
                return Err(op.error(format_args!(
                    "operand type mismatch: expected operand type '{input}', but provided '{}' for operand number {index}",
                    operand.ty()
                )));
            }
        }
        if op.results().len() != ty.results().len() {
            return Err(op.error("incorrect number of results for callee"));
        }
        for (index, (result, declared)) in op.results().zip(ty.results()).enumerate() {
            if result.ty() != *declared {
                let results: Vec<String> = op.results().map(|result| format!("'{}'", result.ty())).collect();
                let declared: Vec<String> = ty.results().iter().map(|ty| format!("'{ty}'")).collect();
                return Err(op
                    .error(format_args!("result type mismatch at index {index}"))
                    .note(format!("      op result types: {}", results.join(", ")))
                    .note(format!("function result types: {}", declared.join(", "))));
            }
        }
        Ok(())
    }
}

// ---- func.call_indirect, func.constant ----------------------------------------------

impl<'a, 'c> CallOpInterface<'a, 'c> for CallIndirectOp<'a, 'c> {
    fn callable_for_callee(self) -> Callee<'a, 'c> {
        Callee::Value(self.callee())
    }

    fn arg_operands(self) -> Operands<'a, 'c> {
        self.callee_operands()
    }
}

impl CallIndirectOpBuilders for CallIndirectOp<'_, '_> {
    fn create_with_callee_operands(
        builder: &mut Builder<'_, '_>,
        callee: ValueId,
        operands: &[ValueId],
    ) -> OpId {
        let ty = builder.ir().value(callee).ty().dyn_cast::<FunctionType<'_>>();
        CallIndirectOp::create(builder, ty.map_or(&[], FunctionType::results), callee, operands)
    }
}

impl<'a, 'c> SymbolUserOpInterface<'a, 'c> for ConstantOp<'a, 'c> {
    fn verify_symbol_uses(self, symbols: &mut SymbolTables<'a, 'c>) -> Result<(), Diagnostic> {
        let Some(ty) = type_of_symbol(*self, self.value(), symbols) else {
            let name = String::from_utf8_lossy(self.value().root());
            return Err(self.error(format_args!("reference to undefined function '{name}'")));
        };
        if self.results().any(|result| result.ty() != ty.into()) {
            return Err(self.error("reference to function with mismatched type"));
        }
        Ok(())
    }
}

impl<'a, 'c> OpAsmOpInterface<'a, 'c> for ConstantOp<'a, 'c> {
    fn asm_result_names(self, set_name: &mut dyn FnMut(ValueRef<'a, 'c>, &str)) {
        if let Some(result) = self.result(0) {
            set_name(result, "f");
        }
    }
}

// ---- func.return ------------------------------------------------------------------

impl ReturnOpVerify for ReturnOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let op = *self;
        let Some(function) = op.parent() else { return Ok(()) };
        let Some(ty) = function_type(function) else { return Ok(()) };
        let (found, expected) = (op.operands().len(), ty.results().len());
        if found != expected {
            let name = String::from_utf8_lossy(function.symbol_name().unwrap_or_default());
            return Err(op.error(format_args!(
                "has {found} operands, but enclosing function (@{name}) returns {expected}"
            )));
        }
        for (index, (operand, result)) in op.operands().zip(ty.results()).enumerate() {
            if operand.ty() != *result {
                let name = String::from_utf8_lossy(function.symbol_name().unwrap_or_default());
                // As in MLIR, without the prefix `'func.return' op`.
                return Err(Diagnostic::error(format!(
                    "type of return operand {index} ('{}') doesn't match function result type ('{result}') in function @{name}",
                    operand.ty()
                )));
            }
        }
        Ok(())
    }
}
