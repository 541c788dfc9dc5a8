//! `named-types(type($results), $names)`: types in parentheses, each after a name: `(a: i32, b: i8)`. `$names` is an array of the
//! names.

use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text::{name, print_name};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, of_names] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let (mut list, mut words) = (Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        words.push(name(parser)?);
        parser.asm().expect(Tok::Colon)?;
        list.push(parser.asm().ty()?);
        Ok(())
    })?;
    arguments.add_types(types, &list, at);
    arguments.set_property(of_names, ArrayAttr::get(parser.asm().context(), &words).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [types, list] = arguments else { return };
    let list = list.elements_of(op);
    printer.write("(");
    for (index, ty) in types.types_of(op).into_iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        print_name(printer, list.get(index));
        printer.write(": ");
        printer.ty(ty);
    }
    printer.write(")");
}
