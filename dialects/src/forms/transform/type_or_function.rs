//! `type-or-function(type($x), type($results))`: the type of an operand, `i32`; with results, the types of both as a function type,
//! `(i32) -> (i8, f32)`.

use isogloss::builtin::FunctionType;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, results] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at_type() {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let ty = parser.asm().ty()?;
    match ty.dyn_cast::<FunctionType<'_>>() {
        Some(function) => {
            arguments.add_types(types, function.inputs(), at);
            arguments.add_types(results, function.results(), at);
        }
        None => {
            arguments.add_types(types, &[ty], at);
            arguments.add_types(results, &[], at);
        }
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [types, results] = arguments else { return };
    let (types, results) = (types.types_of(op), results.types_of(op));
    if results.is_empty() {
        printer.types(types);
    } else {
        printer.function_type(types, results.into_iter());
    }
}
