//! `element-loop($values, type($values), $body, "!d.range<", ">")`: the argument of a region with its type, and the operand that it is
//! an element of: `%a : !d.value in %b`. The type of the operand is the text between these.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::type_text::made;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [values, types, body, OpArgument::Text(before), OpArgument::Text(after), prefix @ ..] =
        arguments.bound()
    else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let name = parser.argument_name()?;
    parser.asm().expect(Tok::Colon)?;
    let ty = parser.asm().ty()?;
    parser.keyword("in")?;
    let at = parser.asm().span().start;
    let operand = parser.operand()?;
    let text = ty.to_string();
    let element =
        OpArgument::texts(prefix).next().and_then(|prefix| text.strip_prefix(prefix)).unwrap_or(&text);
    let list = made(parser, &format!("{before}{element}{after}"))?;
    arguments.set_operands(values, &[operand], at);
    arguments.add_types(types, &[list], at);
    arguments.add_entry_arguments(body, &[parser.entry_argument(name, ty)]);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [values, _, body, ..] = arguments else { return };
    let argument = body.entry_of(op).next();
    if let Some(argument) = argument {
        printer.operand(argument);
        printer.write(" : ");
        printer.ty(argument.ty());
    }
    if let Some(value) = values.operands_of(op).next() {
        printer.write(" in ");
        printer.operand(value);
    }
}
