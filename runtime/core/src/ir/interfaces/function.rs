//! Symbols, functions, calls and casts: the checks of their interfaces.

use super::{AnyCastOpInterface, AnyFunctionOpInterface, AnySymbolOpInterface};
use crate::builtin::{ArrayAttr, DictionaryAttr, StringAttr, SymbolRefAttr};
use crate::def::{Dialect, VerifyRegionAttribute};
use crate::diagnostic::Diagnostic;
use crate::ir::symbol::{SYMBOL_NAME, SYMBOL_VISIBILITY, Visibility};
use crate::ir::{OpRef, OpTraits, SymbolTables, ValueRef};
use crate::types::Type;

/// The name of the attribute with the attribute dictionaries of a callable's arguments.
pub const ARG_ATTRS: &str = "arg_attrs";
/// The name of the attribute with the attribute dictionaries of a callable's results.
pub const RES_ATTRS: &str = "res_attrs";

/// The callee of a call operation (MLIR `CallInterfaceCallable`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callee<'a, 'c> {
    /// The operation that defines a symbol.
    Symbol(SymbolRefAttr<'c>),
    /// A value.
    Value(ValueRef<'a, 'c>),
}

impl<'a, 'c> Callee<'a, 'c> {
    /// The operation that defines the callee: the one that the symbol names from `caller`, or the
    /// one that defines the value. `None` if it is unknown.
    pub fn resolve(self, caller: OpRef<'a, 'c>, symbols: &mut SymbolTables<'a, 'c>) -> Option<OpRef<'a, 'c>> {
        match self {
            Self::Symbol(symbol) => symbols.lookup(caller, symbol),
            Self::Value(value) => value.defining_op(),
        }
    }
}

/// The check of [`SymbolOpInterface`](super::SymbolOpInterface).
///
/// # Errors
/// If the name, the visibility, the results or the parent of the symbol are invalid.
pub fn verify_symbol(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(symbol) = op.dyn_cast::<AnySymbolOpInterface<'_, '_>>() else { return Ok(()) };
    let name = op.attribute(SYMBOL_NAME);
    if symbol.is_optional_symbol() && name.is_none() {
        return Ok(());
    }
    if !name.is_some_and(|name| name.isa::<StringAttr<'_>>()) {
        return Err(op.error(format_args!("requires string attribute '{SYMBOL_NAME}'")));
    }
    verify_visibility(op)?;
    if symbol.is_declaration() && symbol.visibility() == Visibility::Public {
        return Err(op.error("symbol declaration cannot have public visibility"));
    }
    if !op.results().is_empty() {
        return Err(op.error("symbols must not have results"));
    }
    let parent = op.parent().filter(|parent| parent.def().is_some());
    if parent.is_some_and(|parent| !parent.has(OpTraits::SYMBOL_TABLE)) {
        return Err(op.error("symbol's parent must have the SymbolTable trait"));
    }
    Ok(())
}

/// Checks that the visibility, if present, is one of the three keywords.
pub(crate) fn verify_visibility(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(visibility) = op.attribute(SYMBOL_VISIBILITY) else { return Ok(()) };
    match visibility.dyn_cast::<StringAttr<'_>>().map(StringAttr::bytes) {
        None => Err(op.error(format_args!(
            "requires visibility attribute '{SYMBOL_VISIBILITY}' to be a string attribute, but got {visibility}"
        ))),
        Some(b"public" | b"private" | b"nested") => Ok(()),
        Some(_) => Err(op.error(format_args!(
            "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got {visibility}"
        ))),
    }
}

/// The check of [`FunctionOpInterface`](super::FunctionOpInterface).
///
/// # Errors
/// If the type, the dictionaries of arguments or results, or the body are invalid.
pub fn verify_function(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(function) = op.dyn_cast::<AnyFunctionOpInterface<'_, '_>>() else { return Ok(()) };
    function.verify_type()?;
    let Some(callable) = op.dyn_cast::<super::AnyCallableOpInterface<'_, '_>>() else { return Ok(()) };
    let lists = op.dyn_cast::<super::AnyArgAndResultAttrsOpInterface<'_, '_>>();
    let arguments = lists.and_then(super::AnyArgAndResultAttrsOpInterface::arg_attrs_attr);
    let results = lists.and_then(super::AnyArgAndResultAttrsOpInterface::res_attrs_attr);
    let count = callable.argument_types().len();
    verify_dictionaries(op, "argument", arguments, count, |dialect| dialect.verify_region_arg_attribute)?;
    let count = callable.result_types().len();
    verify_dictionaries(op, "result", results, count, |dialect| dialect.verify_region_result_attribute)?;
    if op.regions().len() != 1 {
        return Err(op.error("expects one region"));
    }
    function.verify_body()
}

/// Checks that there is a dictionary for each argument or result, and that the dictionaries have
/// only dialect attributes, which their dialects accept.
fn verify_dictionaries<'c>(
    op: OpRef<'_, 'c>,
    what: &str,
    list: Option<ArrayAttr<'c>>,
    expected: usize,
    hook: fn(&Dialect) -> Option<VerifyRegionAttribute>,
) -> Result<(), Diagnostic> {
    let Some(list) = list else { return Ok(()) };
    let found = list.elements().len();
    if found != expected {
        return Err(op.error(format_args!(
            "expects {what} attribute array to have the same number of elements as the number of function \
             {what}s, got {found}, but expected {expected}"
        )));
    }
    for (index, element) in list.elements().iter().enumerate() {
        let Some(dictionary) = element.dyn_cast::<DictionaryAttr<'_>>() else {
            return Err(op.error(format_args!(
                "expects {what} attribute dictionary to be a DictionaryAttr, but got `{element}`"
            )));
        };
        for (name, value) in dictionary.entries() {
            let Some(dot) = name.iter().position(|byte| *byte == b'.') else {
                return Err(op.error(format_args!("{what}s may only have dialect attributes")));
            };
            let dialect = str::from_utf8(&name[..dot]).ok().and_then(|dialect| op.context().dialect(dialect));
            if let Some(verify) = dialect.and_then(hook) {
                verify(op, 0, index, name, value)?;
            }
        }
    }
    Ok(())
}

/// Checks that the arguments of a function's entry block have the types of the function's arguments
/// (MLIR `FunctionOpInterface::verifyBody`).
///
/// # Errors
/// If the numbers or the types differ.
pub fn verify_function_body(op: OpRef<'_, '_>, types: &[Type<'_>]) -> Result<(), Diagnostic> {
    let Some(entry) = op.regions().next().and_then(|region| region.entry()) else { return Ok(()) };
    if entry.arguments().len() != types.len() {
        let count = types.len();
        return Err(
            op.error(format_args!("entry block must have {count} arguments to match function signature"))
        );
    }
    for (index, (argument, ty)) in entry.arguments().zip(types).enumerate() {
        if argument.ty() != *ty {
            return Err(op.error(format_args!(
                "type of entry block argument #{index}('{}') must match the type of the corresponding argument in \
                 function signature('{ty}')",
                argument.ty()
            )));
        }
    }
    Ok(())
}

/// The check of [`CastOpInterface`](super::CastOpInterface).
///
/// # Errors
/// If there are no results, or the types are not compatible.
pub fn verify_cast(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(cast) = op.dyn_cast::<AnyCastOpInterface<'_, '_>>() else { return Ok(()) };
    if op.results().is_empty() {
        return Err(op.error("expected at least one result for cast operation"));
    }
    let inputs: Vec<Type<'_>> = op.operands().map(ValueRef::ty).collect();
    let outputs: Vec<Type<'_>> = op.results().map(ValueRef::ty).collect();
    if cast.are_cast_compatible(&inputs, &outputs) {
        return Ok(());
    }
    let list = |types: &[Type<'_>]| match types {
        [] => "s []".to_owned(),
        [ty] => format!(" '{ty}'"),
        types => {
            let types: Vec<String> = types.iter().map(|ty| format!("'{ty}'")).collect();
            format!("s {}", types.join(", "))
        }
    };
    let (inputs, outputs) = (list(&inputs), list(&outputs));
    Err(op.error(format_args!("operand type{inputs} and result type{outputs} are cast incompatible")))
}
