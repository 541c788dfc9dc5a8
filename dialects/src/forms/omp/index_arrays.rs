//! `index-arrays($x)`: an array of arrays of integers of 64 bits without their types and without the outer brackets: `[0, 1], [2]`.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, IntegerAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LSquare) {
        return Ok(false);
    }
    let context = parser.asm().context();
    let ty = parser.known_type("i64")?;
    let mut lists: Vec<Attribute<'c>> = Vec::new();
    parser.comma_separated(Delimiter::None, |parser| {
        let mut list: Vec<Attribute<'c>> = Vec::new();
        parser.comma_separated(Delimiter::Square, |parser| {
            list.push(IntegerAttr::get(ty, parser.integer()?).into());
            Ok(())
        })?;
        lists.push(ArrayAttr::get(context, &list).into());
        Ok(())
    })?;
    arguments.set_property(attribute, ArrayAttr::get(context, &lists).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute] = arguments else { return };
    for (index, list) in attribute.elements_of(op).iter().enumerate() {
        printer.write(if index == 0 { "[" } else { ", [" });
        let list = list.dyn_cast::<ArrayAttr<'_>>().map_or(&[][..], ArrayAttr::elements);
        for (at, value) in list.iter().enumerate() {
            printer.write(if at == 0 { "" } else { ", " });
            let number = value.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64);
            number.into_iter().for_each(|number| printer.asm().integer(number));
        }
        printer.write("]");
    }
}
