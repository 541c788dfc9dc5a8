//! `unwrapped-types(ref(type($x)), type($y), "!d.ref<", ">")`: no text. `$y` has the type that is between these in the text of the type
//! of `$x`; with a number, the element of this number of what is between them: `"0"` is `i8` in `!d.pair<(i8, i32)>`.

use crate::ir::OpRef;
use crate::ir::format::TypesOf;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::attribute_text;
use crate::ir::text::type_text::{made, parts};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, other, OpArgument::Text(before), OpArgument::Text(after), number @ ..] = arguments.bound()
    else {
        return Ok(false);
    };
    let is_result = matches!(other, OpArgument::Types(TypesOf::Result(_) | TypesOf::Results));
    if arguments.count(other) == 0 && !is_result {
        return Ok(true);
    }
    let at = parser.asm().span();
    let number = OpArgument::texts(number).next().and_then(|number| number.parse::<usize>().ok());
    let mut found = Vec::new();
    for ty in arguments.types(types) {
        let text = ty.to_string();
        let inside = attribute_text::between(&text, before, after);
        let part = inside.and_then(|inside| match number {
            Some(number) => parts(inside).nth(number),
            None => Some(inside),
        });
        let Some(part) = part else {
            return Err(parser.error_at(format_args!("expected '{before}...{after}', but got '{ty}'"), at));
        };
        found.push(made(parser, part.trim())?);
    }
    arguments.add_types(other, &found, at.start);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
