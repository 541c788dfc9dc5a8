//! `flag($x, "read", "write")`: a truth value as one of two words, that for false first.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [property, OpArgument::Text(no), OpArgument::Text(yes)] = arguments.bound() else { return Ok(false) };
    let value = parser.asm().eat_keyword(yes);
    if !value && !parser.asm().eat_keyword(no) {
        return Err(parser.error(format_args!("expected '{no}' or '{yes}'")));
    }
    let context = parser.asm().context();
    arguments.set_property(property, IntegerAttr::get(context.integer(1), i64::from(value)).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [property, OpArgument::Text(no), OpArgument::Text(yes)] = arguments else { return };
    let value = property.property_of(op);
    let is_set = value.is_some_and(|value| value == IntegerAttr::bool(value.context(), true).into());
    printer.write(if is_set { yes } else { no });
}
