//! `nested-symbols($array, "#d.inner<", ">")`: symbols in brackets, `[@a::@b, @c]`. One with a nested reference is in the array as the
//! attribute whose text is the symbol between these.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, SymbolRefAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [array, OpArgument::Text(before), OpArgument::Text(after)] = arguments.bound() else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::LSquare) {
        return Ok(false);
    }
    let context = parser.asm().context();
    let mut elements: Vec<Attribute<'c>> = Vec::new();
    parser.comma_separated(Delimiter::Square, |parser| {
        let span = parser.asm().span();
        let symbol = parser.asm().attribute()?;
        if !symbol.isa::<SymbolRefAttr<'_>>() {
            return Err(parser.error_at("expected a symbol", span));
        }
        let text = symbol.to_string();
        elements.push(if text.contains("::") {
            attribute_text::made(parser, format!("{before}{text}{after}"), span)?
        } else {
            symbol
        });
        Ok(())
    })?;
    arguments.set_property(array, ArrayAttr::get(context, &elements).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [array, OpArgument::Text(before), OpArgument::Text(after)] = arguments else { return };
    let array = array.property_of(op);
    let elements =
        array.and_then(|array| array.dyn_cast::<ArrayAttr<'_>>()).map_or(&[][..], ArrayAttr::elements);
    printer.write("[");
    for (index, element) in elements.iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        let text = element.to_string();
        match attribute_text::between(&text, before, after) {
            Some(symbol) => printer.write(symbol),
            None => printer.attribute(*element),
        }
    }
    printer.write("]");
}
