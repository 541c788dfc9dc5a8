//! `unless-equal($x, ref($y), "word")`: a string after a word, `word "x"`; nothing if it is the string of `$y`.
//! `unless-equal($x, ref($y), "word", "1")`: an integer after a word, `word 5`; nothing if it is the sum of that of `$y` and the number.

use crate::Attribute;
use crate::builtin::{IntegerAttr, StringAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

/// The attribute that is not written: the other one, or the sum of it and a number.
fn implied<'c>(other: Option<Attribute<'c>>, offset: &'static [OpArgument]) -> Option<Attribute<'c>> {
    let Some(offset) = OpArgument::texts(offset).next() else { return other };
    let other = other?.dyn_cast::<IntegerAttr<'_>>()?;
    let sum = other.to_i64()?.checked_add(offset.parse().ok()?)?;
    Some(IntegerAttr::get(other.ty(), sum).into())
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [value, other, OpArgument::Text(word), offset @ ..] = arguments.bound() else { return Ok(false) };
    let other = arguments.property(other);
    let integer = other.and_then(|other| other.dyn_cast::<IntegerAttr<'_>>());
    let given = if !parser.asm().eat_keyword(word) {
        implied(other, offset)
    } else if let (Some(integer), [_, ..]) = (integer, offset) {
        Some(IntegerAttr::get(integer.ty(), parser.integer()?).into())
    } else {
        let text = parser.asm().string()?.into_owned();
        Some(StringAttr::get(parser.asm().context(), &text).into())
    };
    if let Some(given) = given {
        arguments.set_property(value, given);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [value, other, OpArgument::Text(word), offset @ ..] = arguments else { return };
    let property = |argument: &OpArgument| argument.property_of(op);
    if let Some(value) = property(value).filter(|value| Some(*value) != implied(property(other), offset)) {
        printer.write(" ");
        printer.write(word);
        printer.write(" ");
        if offset.is_empty() {
            printer.attribute(value);
        } else {
            printer.asm().attribute_without_type(value);
        }
    }
}
