//! `multiple("times", $x, attr-dict, type($x), type($result), "!d.bits<", ">")`: an integer and an operand with its type,
//! `3 times %x {...} : !d.bits<4>`; the number in the type of the result is so many times that of the operand.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::type_text::{made, number};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [
        OpArgument::Text(word),
        operand,
        _,
        types,
        result,
        OpArgument::Text(before),
        OpArgument::Text(after),
    ] = arguments.bound()
    else {
        return Ok(false);
    };
    let at = parser.asm().span();
    if !parser.asm().at(Tok::Integer) {
        return Ok(false);
    }
    let count: u64 = parser.asm().integer()?;
    parser.keyword(word)?;
    let value = parser.operand()?;
    let dictionary = parser.asm().span().start;
    let attributes = parser.attribute_dictionary()?;
    arguments.add_attributes(attributes, dictionary);
    parser.asm().expect(Tok::Colon)?;
    let type_at = parser.asm().span();
    let ty = parser.asm().ty()?;
    let Some(product) = number(&ty.to_string(), before, after).and_then(|number| number.checked_mul(count))
    else {
        return Err(parser.error_at(format_args!("expected '{before}...{after}', but got '{ty}'"), type_at));
    };
    let product = made(parser, &format!("{before}{product}{after}"))?;
    arguments.set_operands(operand, &[value], at.start);
    arguments.add_types(types, &[ty], at.start);
    arguments.add_types(result, &[product], at.start);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [
        OpArgument::Text(word),
        operand,
        _,
        types,
        result,
        OpArgument::Text(before),
        OpArgument::Text(after),
    ] = arguments
    else {
        return;
    };
    let number = |types: &OpArgument| {
        let ty = types.types_of(op).first().map(|ty| ty.to_string()).unwrap_or_default();
        number(&ty, before, after).unwrap_or(0)
    };
    let count = number(result).checked_div(number(types)).unwrap_or(0);
    printer.asm().integer(count);
    printer.write(&format!(" {word} "));
    printer.operands(operand.operands_of(op));
    printer.discardable(op);
    printer.write(" : ");
    printer.types(types.types_of(op));
}
