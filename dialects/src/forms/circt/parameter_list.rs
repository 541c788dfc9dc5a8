//! `parameter-list($array, "#d.parameter")`: an array of attributes `#d.parameter<"name": type = value>` in angle brackets,
//! `<name: type = value>`; nothing without elements.

use isogloss::Attribute;
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [array, OpArgument::Text(prefix)] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let mut values: Vec<Attribute<'c>> = Vec::new();
    if parser.asm().eat(Tok::Less) {
        while !parser.asm().at(Tok::Greater) {
            let given = parser.asm().optional_string().map(std::borrow::Cow::into_owned);
            let given =
                given.or_else(|| parser.asm().optional_keyword().map(|word| word.as_bytes().to_vec()));
            let name = given.ok_or_else(|| parser.error("expected the name of a parameter"))?;
            let start = parser.asm().token().start();
            parser.asm().expect(Tok::Colon)?;
            let ty = parser.asm().ty()?;
            if parser.asm().eat(Tok::Equal) {
                parser.asm().attribute_of_type(Some(ty))?;
            }
            let span = start as usize..parser.asm().token().start() as usize;
            let rest = parser.asm().source().get(span.clone()).unwrap_or_default();
            let text = [prefix.as_bytes(), b"<\"", &name, b"\"", rest.trim_ascii_end(), b">"].concat();
            values.push(attribute_text::made(parser, &text, span)?);
            if !parser.asm().eat(Tok::Comma) {
                break;
            }
        }
        parser.asm().expect(Tok::Greater)?;
    }
    arguments.set_property(array, ArrayAttr::get(context, &values).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [array, OpArgument::Text(prefix)] = arguments else { return };
    let value = array.property_of(op);
    let list = value.and_then(|value| value.dyn_cast::<ArrayAttr<'_>>()).map_or(&[][..], ArrayAttr::elements);
    for (index, element) in list.iter().enumerate() {
        printer.write(if index == 0 { "<" } else { ", " });
        let text = element.to_string();
        let inside = text.strip_prefix(prefix).and_then(|text| text.strip_prefix('<')?.strip_suffix('>'));
        match inside {
            Some(inside) => printer.write(inside),
            // An operation that was not verified may have any attribute.
            None => printer.attribute(*element),
        }
    }
    printer.write(if list.is_empty() { "" } else { ">" });
}
