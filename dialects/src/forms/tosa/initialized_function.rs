//! `initialized-function($operands, type($operands), type($results), $body)`: the arguments of a region with the operands that they get, and the
//! types of these and of the results: `(%a = %x) : (i32) -> i32`.

use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, results, body] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut names, mut values) = (Vec::new(), Vec::new());
    if parser.asm().at(Tok::LParen) {
        parser.comma_separated(Delimiter::Paren, |parser| {
            names.push(parser.argument_name()?);
            parser.asm().expect(Tok::Equal)?;
            values.push(parser.operand()?);
            Ok(())
        })?;
    }
    let function = parser.colon_function_type()?;
    arguments.set_operands(operands, &values, at);
    arguments.add_types(types, function.inputs(), at);
    arguments.add_types(results, function.results(), at);
    if names.len() == function.inputs().len() {
        let entry = parser.entry_arguments(&names, function.inputs());
        arguments.add_entry_arguments(body, &entry);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, results, body] = arguments else { return };
    let entry: Vec<_> = body.entry_of(op).collect();
    printer.assignments("", entry, operands.operands_of(op));
    printer.write(" : ");
    printer.function_type(operands.operands_of(op).map(ValueRef::ty), results.types_of(op).into_iter());
}
