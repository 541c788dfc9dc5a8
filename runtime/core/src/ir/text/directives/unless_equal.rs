//! `unless-equal($x, ref($y), "word")`: a string after a word, `word "x"`; nothing if it is the string of `$y`.

use crate::builtin::StringAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [value, other, OpArgument::Text(word)] = arguments.bound() else { return Ok(false) };
    let given = if parser.asm().eat_keyword(word) {
        let text = parser.asm().string()?.into_owned();
        Some(StringAttr::get(parser.asm().context(), &text).into())
    } else {
        other.property_index().and_then(|index| arguments.properties.get(index).copied().flatten())
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
    let [value, other, OpArgument::Text(word)] = arguments else { return };
    let property = |argument: &OpArgument| argument.property_of(op);
    if let Some(value) = property(value).filter(|value| Some(*value) != property(other)) {
        printer.write(" ");
        printer.write(word);
        printer.write(" ");
        printer.attribute(value);
    }
}
