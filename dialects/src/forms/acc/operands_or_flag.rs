//! `operands-or-flag($operands, type($operands), $flag)`: operands and then their types in parentheses, `(%a, %b : i32, i64)`; nothing with the
//! flag.

use isogloss::builtin::UnitAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, flag] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let (mut found, mut list) = (Vec::new(), Vec::new());
    if parser.asm().eat(Tok::LParen) {
        let passed = parser.typed_operands()?;
        parser.asm().expect(Tok::RParen)?;
        (found, list) = (passed.operands, passed.types);
    } else {
        arguments.set_property(flag, UnitAttr::get(context).into());
    }
    arguments.set_operands(operands, &found, at);
    arguments.add_types(types, &list, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, flag] = arguments else { return };
    if flag.property_of(op).is_none() {
        let values: Vec<_> = operands.operands_of(op).collect();
        printer.passed_operands(values.into_iter());
    }
}
