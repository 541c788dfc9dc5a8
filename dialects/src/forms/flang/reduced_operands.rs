//! `reduced-operands($attributes, $operands, type($operands), "reduce")`: operands, each after an attribute and with its type,
//! `reduce(#d.kind<add> -> %a : i32)`; nothing without operands.

use isogloss::Attribute;
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attributes, operands, types, OpArgument::Text(word)] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut kinds, mut found, mut list) = (Vec::<Attribute<'c>>::new(), Vec::new(), Vec::new());
    if parser.asm().eat_keyword(word) {
        parser.comma_separated(Delimiter::Paren, |parser| {
            kinds.push(parser.asm().attribute()?);
            parser.asm().expect(Tok::Arrow)?;
            found.push(parser.operand()?);
            parser.asm().expect(Tok::Colon)?;
            list.push(parser.asm().ty()?);
            Ok(())
        })?;
        arguments.set_property(attributes, ArrayAttr::get(parser.asm().context(), &kinds).into());
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
    let [attributes, operands, _, OpArgument::Text(word)] = arguments else { return };
    let mut kinds = attributes.elements_of(op).iter();
    let mut values = operands.operands_of(op).peekable();
    if values.peek().is_none() {
        return;
    }
    printer.write(&format!(" {word}("));
    for (index, value) in values.enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        kinds.next().into_iter().for_each(|kind| printer.attribute(*kind));
        printer.write(" -> ");
        printer.operand(value);
        printer.write(" : ");
        printer.ty(value.ty());
    }
    printer.write(")");
}
