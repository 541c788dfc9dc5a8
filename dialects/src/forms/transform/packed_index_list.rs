//! `packed-index-list($packed, $values, $integers)`: values and integers in a list, `[%a, 4]`, or one value with the whole
//! list, `*(%a)`.

use isogloss::builtin::DenseArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter, print_dynamic_index_list};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [packed, values, integers] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let (mut whole, mut found, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
    if parser.asm().eat(Tok::Star) {
        parser.asm().expect(Tok::LParen)?;
        whole.push(parser.operand()?);
        parser.asm().expect(Tok::RParen)?;
    } else if parser.asm().at(Tok::LSquare) {
        let list = parser.index_list(Delimiter::Square, false)?;
        (found, numbers) = (list.values, list.integers);
    } else {
        return Ok(false);
    }
    arguments.set_operands(packed, &whole, at);
    arguments.set_operands(values, &found, at);
    arguments.set_property(integers, DenseArrayAttr::i64s(context, &numbers).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [packed, list @ ..] = arguments else { return };
    match packed.operands_of(op).next() {
        Some(value) => {
            printer.write("*(");
            printer.operand(value);
            printer.write(")");
        }
        None => print_dynamic_index_list(op, printer, list),
    }
}
