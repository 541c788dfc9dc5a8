//! `selection($numbers, $inverted, $all)`: numbers, all but some numbers, or all: `1, 2`, `except(1, 2)`, `all`. The last two are flags.

use isogloss::builtin::{DenseArrayAttr, UnitAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [numbers, inverted, all] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let mut found = Vec::new();
    if parser.asm().eat_keyword("all") {
        arguments.set_property(all, UnitAttr::get(context).into());
    } else {
        let delimiter = if parser.asm().eat_keyword("except") {
            arguments.set_property(inverted, UnitAttr::get(context).into());
            Delimiter::Paren
        } else {
            Delimiter::None
        };
        parser.comma_separated(delimiter, |parser| {
            found.push(parser.integer()?);
            Ok(())
        })?;
    }
    arguments.set_property(numbers, DenseArrayAttr::i64s(context, &found).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [numbers, inverted, all] = arguments else { return };
    let property = |argument: &OpArgument| argument.property_of(op);
    if property(all).is_some() {
        printer.write("all");
        return;
    }
    let is_inverted = property(inverted).is_some();
    printer.write(if is_inverted { "except(" } else { "" });
    let list = property(numbers).and_then(|value| value.dyn_cast::<DenseArrayAttr<'_>>());
    for (index, value) in list.and_then(DenseArrayAttr::to_i64s).into_iter().flatten().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.asm().integer(value);
    }
    printer.write(if is_inverted { ")" } else { "" });
}
