//! The dialect's attributes on arguments and results of functions (LangRef of LLVM, "Parameter Attributes").

use super::{ConstantRangeAttr, LlvmDialect};
use isogloss::builtin::{IntegerAttr, IntegerType, TypeAttr, UnitAttr};
use isogloss::ir::interfaces::AnyCallableOpInterface;
use isogloss::ir::{OpRef, RegionArgAttrVerify, RegionResultAttrVerify};
use isogloss::llvm::{LLVMPointerType, LLVMVoidType};
use isogloss::{Attribute, Diagnostic, Type};

/// The kind of an attribute's value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    Unit,
    Integer,
    Type,
    Range,
}

/// The requirement on an argument that has an attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Any,
    Pointer,
    Integer,
}

/// Attributes by name, with the kinds of their values and the arguments that may have them.
const KNOWN: &[(&str, Value, On)] = &[
    ("llvm.align", Value::Integer, On::Pointer),
    ("llvm.alignstack", Value::Integer, On::Any),
    ("llvm.allocalign", Value::Unit, On::Integer),
    ("llvm.allocptr", Value::Unit, On::Pointer),
    ("llvm.byref", Value::Type, On::Pointer),
    ("llvm.byval", Value::Type, On::Pointer),
    ("llvm.dereferenceable", Value::Integer, On::Pointer),
    ("llvm.dereferenceable_or_null", Value::Integer, On::Pointer),
    ("llvm.elementtype", Value::Type, On::Pointer),
    ("llvm.inalloca", Value::Type, On::Pointer),
    ("llvm.inreg", Value::Unit, On::Any),
    ("llvm.nest", Value::Unit, On::Pointer),
    ("llvm.noalias", Value::Unit, On::Pointer),
    ("llvm.nocapture", Value::Unit, On::Pointer),
    ("llvm.nofree", Value::Unit, On::Pointer),
    ("llvm.nonnull", Value::Unit, On::Pointer),
    ("llvm.noundef", Value::Unit, On::Any),
    ("llvm.preallocated", Value::Type, On::Pointer),
    ("llvm.range", Value::Range, On::Integer),
    ("llvm.readnone", Value::Unit, On::Pointer),
    ("llvm.readonly", Value::Unit, On::Pointer),
    ("llvm.returned", Value::Unit, On::Any),
    ("llvm.signext", Value::Unit, On::Integer),
    ("llvm.sret", Value::Type, On::Pointer),
    ("llvm.writeonly", Value::Unit, On::Pointer),
    ("llvm.zeroext", Value::Unit, On::Integer),
];

/// The attributes that a result cannot have.
const ARGUMENTS_ONLY: &[&str] = &[
    "llvm.allocalign",
    "llvm.allocptr",
    "llvm.byval",
    "llvm.byref",
    "llvm.inalloca",
    "llvm.nest",
    "llvm.nocapture",
    "llvm.nofree",
    "llvm.preallocated",
    "llvm.readnone",
    "llvm.readonly",
    "llvm.returned",
    "llvm.alignstack",
    "llvm.sret",
    "llvm.writeonly",
];

fn verify_parameter<'c>(name: &str, value: Attribute<'c>, ty: Type<'c>) -> Result<(), Diagnostic> {
    let Some((_, kind, on)) = KNOWN.iter().find(|(known, ..)| *known == name) else { return Ok(()) };
    let (fits, what) = match kind {
        Value::Unit => (value.isa::<UnitAttr<'_>>(), "unit"),
        Value::Integer => (value.isa::<IntegerAttr<'_>>(), "integer"),
        Value::Type => (value.isa::<TypeAttr<'_>>(), "type"),
        Value::Range => (value.isa::<ConstantRangeAttr<'_>>(), "constant range"),
    };
    if !fits {
        return Err(Diagnostic::error(format!("\"{name}\" should be {} attribute", with_article(what))));
    }
    let element = super::types::element_of(ty);
    let (fits, what) = match on {
        On::Any => (true, ""),
        On::Pointer => (element.isa::<LLVMPointerType<'_>>(), "pointer LLVM"),
        On::Integer => (element.isa::<IntegerType<'_>>(), "integer LLVM"),
    };
    // A parameter of a function that is not lowered yet may become a pointer.
    if !fits && isogloss::llvm::is_compatible_type(ty) {
        return Err(Diagnostic::error(format!("\"{name}\" attribute attached to non-{what} type")));
    }
    Ok(())
}

fn with_article(what: &str) -> String {
    if what.starts_with(['a', 'e', 'i', 'o']) { format!("an {what}") } else { format!("a {what}") }
}

impl RegionArgAttrVerify for LlvmDialect {
    fn verify<'c>(
        op: OpRef<'_, 'c>,
        _: usize,
        argument: usize,
        name: &[u8],
        value: Attribute<'c>,
    ) -> Result<(), Diagnostic> {
        let function = op.dyn_cast::<AnyCallableOpInterface<'_, '_>>();
        let ty = function.and_then(|function| function.argument_types().get(argument).copied());
        let Some(ty) = ty else { return Ok(()) };
        verify_parameter(&String::from_utf8_lossy(name), value, ty)
    }
}

impl RegionResultAttrVerify for LlvmDialect {
    fn verify<'c>(
        op: OpRef<'_, 'c>,
        _: usize,
        result: usize,
        name: &[u8],
        value: Attribute<'c>,
    ) -> Result<(), Diagnostic> {
        let function = op.dyn_cast::<AnyCallableOpInterface<'_, '_>>();
        let ty = function.and_then(|function| function.result_types().get(result).copied());
        let Some(ty) = ty else { return Ok(()) };
        if ty.isa::<LLVMVoidType<'_>>() {
            return Err(op.error("cannot attach result attributes to functions with a void return"));
        }
        let name = String::from_utf8_lossy(name);
        if ARGUMENTS_ONLY.contains(&&*name) {
            return Err(Diagnostic::error(format!("\"{name}\" is not a valid result attribute")));
        }
        verify_parameter(&name, value, ty)
    }
}
