//! `designator($indices, $are_triplets)`: operands in parentheses, one or three for each dimension: `(%a, %b:%c:%d)`; nothing without
//! dimensions.

use isogloss::builtin::DenseArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [indices, triplets] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut found, mut flags) = (Vec::new(), Vec::new());
    if parser.asm().at(Tok::LParen) {
        parser.comma_separated(Delimiter::Paren, |parser| {
            found.push(parser.operand()?);
            let is_triplet = parser.asm().eat(Tok::Colon);
            if is_triplet {
                found.push(parser.operand()?);
                parser.asm().expect(Tok::Colon)?;
                found.push(parser.operand()?);
            }
            flags.push(is_triplet);
            Ok(())
        })?;
    }
    arguments.set_operands(indices, &found, at);
    arguments.set_property(triplets, DenseArrayAttr::bools(parser.asm().context(), &flags).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [indices, triplets] = arguments else { return };
    let flags = triplets.property_of(op);
    let flags = flags.and_then(|flags| flags.dyn_cast::<DenseArrayAttr<'_>>()?.to_i64s()).unwrap_or_default();
    if flags.is_empty() {
        return;
    }
    let mut values = indices.operands_of(op);
    printer.write("(");
    for (index, flag) in flags.iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        for (at, value) in values.by_ref().take(if *flag == 0 { 1 } else { 3 }).enumerate() {
            printer.write(if at == 0 { "" } else { ":" });
            printer.operand(value);
        }
    }
    printer.write(")");
}
