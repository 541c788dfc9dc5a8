//! Functions in the language of 2020, when neither `func` nor the operations in the body of a function had the name of a
//! dialect.

use crate::Context;
use crate::builtin::StringAttr;
use crate::ir::symbol::SYMBOL_VISIBILITY;
use crate::ir::{Ir, OpDef, OperationState};

/// The keyword of a function.
const FUNCTION: &str = "func";
/// The dialect whose operations had no prefix.
const UNPREFIXED: &str = "std";

/// Whether a name without a dialect names a function operation.
pub(crate) fn is_function(name: &str) -> bool {
    name == FUNCTION
}

/// The operation that a name without a dialect means. `func @name` is a function. In its body, another name is an
/// operation of the dialect `std`, or of `func`, which has some of these operations today.
pub(crate) fn operation(
    context: &Context,
    name: &str,
    at_symbol: bool,
    in_function: bool,
) -> Option<&'static OpDef> {
    let known = |name: &str| context.op(name).filter(|def| def.has_custom_form());
    match name {
        FUNCTION if at_symbol => known("func.func"),
        _ if is_function(name) || !in_function => None,
        // A constant that is a function; other constants are numbers.
        "constant" if at_symbol => known("func.constant"),
        _ => known(&format!("{UNPREFIXED}.{name}")).or_else(|| known(&format!("func.{name}"))),
    }
}

/// The default dialect in the body of a function, if it differs from today's: none, so that [`operation`] finds the
/// names without a dialect.
pub(crate) fn default_dialect(context: &Context) -> Option<&'static str> {
    context.dialect(UNPREFIXED).map(|_| "")
}

/// Sets the visibility of a function without a body: such a function must be private today.
pub(crate) fn make_declaration_private<'c>(ir: &Ir<'c>, state: &mut OperationState<'c>) {
    let declared = state.regions.iter().all(|region| ir.region(*region).is_empty());
    let name = StringAttr::get(ir.context(), SYMBOL_VISIBILITY);
    if declared && !state.attributes.iter().any(|(given, _)| *given == name) {
        state.attributes.push((name, StringAttr::get(ir.context(), "private").into()));
    }
}
