//! `attribute-list($x)`: the elements of an array without brackets: `@a, @b`.

use isogloss::Attribute;
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute] = arguments.bound() else { return Ok(false) };
    let mut found: Vec<Attribute<'c>> = Vec::new();
    parser.comma_separated(Delimiter::None, |parser| {
        found.push(parser.asm().attribute()?);
        Ok(())
    })?;
    arguments.set_property(attribute, ArrayAttr::get(parser.asm().context(), &found).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute] = arguments else { return };
    for (index, value) in attribute.elements_of(op).iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.attribute(*value);
    }
}
