//! `keyed-operands($operands, $names)`: operands after their names as strings, `{"a" = %x, "b" = %y}`; nothing without operands. A further
//! text is printed before.

use crate::Attribute;
use crate::builtin::{ArrayAttr, StringAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [values, names, ..] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut operands, mut keys) = (Vec::new(), Vec::<Attribute<'c>>::new());
    if parser.asm().at(Tok::LBrace) {
        parser.comma_separated(Delimiter::Brace, |parser| {
            let key = parser.asm().string()?;
            keys.push(StringAttr::get(parser.asm().context(), &key).into());
            parser.asm().expect(Tok::Equal)?;
            operands.push(parser.operand()?);
            Ok(())
        })?;
    }
    arguments.set_operands(values, &operands, at);
    arguments.set_property(names, ArrayAttr::get(parser.asm().context(), &keys).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [values, names, before @ ..] = arguments else { return };
    let names = names.elements_of(op);
    if names.is_empty() {
        return;
    }
    printer.write(OpArgument::texts(before).next().unwrap_or_default());
    printer.write("{");
    for (at, (name, value)) in names.iter().zip(values.operands_of(op)).enumerate() {
        printer.write(if at == 0 { "" } else { ", " });
        printer.attribute(*name);
        printer.write(" = ");
        printer.operand(value);
    }
    printer.write("}");
}
