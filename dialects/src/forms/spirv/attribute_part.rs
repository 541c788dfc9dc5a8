//! `attribute-part(ref(type($x)), $y, "1", "#d.kind<", ">")`: no text. `$y` is the attribute whose text between these is the part of this number
//! in the text of the type of `$x`, `!d.pair<t, small>`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text::set;
use isogloss::ir::text::type_text::{inside, parts};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, attribute, OpArgument::Text(number), OpArgument::Text(before), OpArgument::Text(after)] =
        arguments.bound()
    else {
        return Ok(false);
    };
    let text = arguments.types(types).first().map(|ty| ty.to_string()).unwrap_or_default();
    let part = number.parse::<usize>().ok().and_then(|number| parts(inside(&text)).nth(number));
    let Some(part) = part else {
        return Err(parser.error(format_args!("expected a type with parts, but got '{text}'")));
    };
    set(parser, arguments, attribute, &format!("{before}{}{after}", part.trim()))?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
