//! `named-operands($operands, type($operands), $names)`: operands in parentheses, each after a name and with its type,
//! `(a: %x: i32, b: %y: i8)`. `$names` is an array of the names.

use crate::Attribute;
use crate::builtin::{ArrayAttr, StringAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, names] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let (mut values, mut list, mut words) = (Vec::new(), Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        words.push(name(parser)?);
        parser.asm().expect(Tok::Colon)?;
        values.push(parser.operand()?);
        parser.asm().expect(Tok::Colon)?;
        list.push(parser.asm().ty()?);
        Ok(())
    })?;
    arguments.set_operands(operands, &values, at);
    arguments.add_types(types, &list, at);
    arguments.set_property(names, ArrayAttr::get(parser.asm().context(), &words).into());
    Ok(true)
}

/// Parses a name, a keyword or a string.
pub(super) fn name<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Parsed<Attribute<'c>> {
    let asm = parser.asm();
    let quoted = asm.optional_string().map(std::borrow::Cow::into_owned);
    let found = quoted.or_else(|| asm.optional_keyword().map(|word| word.as_bytes().to_vec()));
    let found = found.ok_or_else(|| parser.error("expected a name"))?;
    Ok(StringAttr::get(parser.asm().context(), &found).into())
}

/// The names that an argument has.
pub(super) fn names<'c>(op: OpRef<'_, 'c>, argument: &OpArgument) -> &'c [Attribute<'c>] {
    let list = argument.property_of(op);
    list.and_then(|list| list.dyn_cast::<ArrayAttr<'_>>()).map_or(&[][..], ArrayAttr::elements)
}

/// Prints a name.
pub(super) fn print_name<'c>(printer: &mut OpPrinter<'_, '_, 'c>, name: Option<&Attribute<'c>>) {
    match name.map(|name| (name, name.dyn_cast::<StringAttr<'_>>())) {
        Some((_, Some(text))) => printer.asm().keyword_or_string(text.bytes()),
        // An operation that was not verified may have any attributes.
        Some((other, None)) => printer.attribute(*other),
        None => printer.write("\"\""),
    }
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, list] = arguments else { return };
    let list = names(op, list);
    printer.write("(");
    for (index, operand) in super::operands(op, operands).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        print_name(printer, list.get(index));
        printer.write(": ");
        printer.operand(operand);
        printer.write(": ");
        printer.ty(operand.ty());
    }
    printer.write(")");
}
