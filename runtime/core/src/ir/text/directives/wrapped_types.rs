//! `wrapped-types(ref(type($value)), type($other), "!d.a<", ">")`: no text. The other value, if it is there, has the type whose text
//! is that of the type between these.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, parse_type_with};

pub(super) fn parse<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
) -> Parsed<bool> {
    let [types, other, OpArgument::Text(before), OpArgument::Text(after)] = arguments.bound() else {
        return Ok(false);
    };
    if arguments.count(other) == 0 {
        return Ok(true);
    }
    let span = parser.asm().span();
    let (context, options) = (parser.asm().context(), parser.asm().options().clone());
    let mut found = Vec::new();
    for ty in arguments.types(types) {
        let text = format!("{before}{ty}{after}");
        let made = parse_type_with(context, text.as_bytes(), options.clone());
        found.push(made.map_err(|error| parser.error_at(error.message(), span.clone()))?);
    }
    arguments.add_types(other, &found, span.start);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
