//! `types-or-word($operands, type($operands), $flag, "inferred")`: ` -> (%a : i32)`, operands after an arrow; with the flag
//! ` -> <inferred>`; nothing without both.

use isogloss::builtin::UnitAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, flag, OpArgument::Text(word)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let (mut found, mut list) = (Vec::new(), Vec::new());
    if parser.asm().eat(Tok::Arrow) {
        if parser.asm().eat(Tok::Less) {
            parser.keyword(word)?;
            parser.asm().expect(Tok::Greater)?;
            arguments.set_property(flag, UnitAttr::get(context).into());
        } else {
            parser.asm().expect(Tok::LParen)?;
            let passed = parser.typed_operands()?;
            parser.asm().expect(Tok::RParen)?;
            (found, list) = (passed.operands, passed.types);
        }
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
    let [operands, _, flag, OpArgument::Text(word)] = arguments else { return };
    let values: Vec<_> = operands.operands_of(op).collect();
    if flag.property_of(op).is_some() {
        printer.write(&format!(" -> <{word}>"));
    } else if !values.is_empty() {
        printer.write(" -> ");
        printer.passed_operands(values.iter().copied());
    }
}
