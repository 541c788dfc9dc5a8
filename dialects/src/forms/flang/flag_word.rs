//! `flag-word($x, "real", "imag")`: a word for an attribute that is false or true; nothing without it.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, words @ ..] = arguments.bound() else { return Ok(false) };
    let found = OpArgument::texts(words).position(|word| parser.asm().eat_keyword(word));
    if let Some(number) = found {
        let context = parser.asm().context();
        let value = IntegerAttr::get(context.integer(1), -(number as i64));
        arguments.set_property(attribute, value.into());
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, words @ ..] = arguments else { return };
    let value = attribute.property_of(op);
    if let Some(number) = value.and_then(|value| value.dyn_cast::<IntegerAttr<'_>>()?.to_i64()) {
        printer.write(OpArgument::texts(words).nth(usize::from(number != 0)).unwrap_or_default());
    }
}
