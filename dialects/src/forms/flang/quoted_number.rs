//! `quoted-number("d.name", "i64", "zero", "one")`: the number of a word in quotes, `"one"`, for the attribute of this name, which the
//! operation need not declare.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [OpArgument::Text(name), OpArgument::Text(ty), words @ ..] = arguments.bound() else {
        return Ok(false);
    };
    let at = parser.asm().span();
    let text = parser.asm().string()?;
    let Some(number) = OpArgument::texts(words).position(|word| word.as_bytes() == &text[..]) else {
        let words: Vec<&str> = OpArgument::texts(words).collect();
        return Err(parser.error_at(format_args!("expected '{}'", words.join("' or '")), at));
    };
    let value = IntegerAttr::get(parser.known_type(ty)?, number as i64);
    arguments.add_attribute(name, value.into(), at.start)?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Text(name), _, words @ ..] = arguments else { return };
    let Some(value) = op.attribute(name) else { return };
    let number = value.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64);
    let word = number.and_then(|number| OpArgument::texts(words).nth(usize::try_from(number).ok()?));
    match word {
        Some(word) => printer.asm().string(word.as_bytes()),
        // An operation that was not verified may have any attribute.
        None => printer.attribute(value),
    }
}
