//! `word-operands($numbers, $operands, "up", "down")`: operands, each after one of these words: `up %a, down %b`. `$numbers` is an array
//! of the numbers of the words.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, IntegerAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [numbers, operands, words @ ..] = arguments.bound() else { return Ok(false) };
    let words: Vec<&str> = OpArgument::texts(words).collect();
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let (mut found, mut values) = (Vec::<Attribute<'c>>::new(), Vec::new());
    loop {
        let Some(number) = words.iter().position(|word| parser.asm().at_keyword(word)) else {
            if values.is_empty() {
                break;
            }
            return Err(parser.error(format_args!("expected '{}'", words.join("' or '"))));
        };
        parser.asm().advance();
        found.push(IntegerAttr::get(context.integer(32), number as i64).into());
        values.push(parser.operand()?);
        if !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    arguments.set_property(numbers, ArrayAttr::get(context, &found).into());
    arguments.set_operands(operands, &values, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [numbers, operands, words @ ..] = arguments else { return };
    let words: Vec<&str> = OpArgument::texts(words).collect();
    let numbers = numbers.property_of(op);
    let numbers =
        numbers.and_then(|numbers| numbers.dyn_cast::<ArrayAttr<'_>>()).map_or(&[][..], ArrayAttr::elements);
    for (index, operand) in operands.operands_of(op).enumerate() {
        let number = numbers.get(index).and_then(|number| number.dyn_cast::<IntegerAttr<'_>>());
        let number = number.and_then(IntegerAttr::to_i64).and_then(|number| usize::try_from(number).ok());
        printer.write(if index == 0 { " " } else { ", " });
        printer.write(number.and_then(|number| words.get(number)).copied().unwrap_or_default());
        printer.write(" ");
        printer.operand(operand);
    }
}
