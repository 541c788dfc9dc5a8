//! `type-part(ref(type($x)), type($y), "0", "!d.")`: no text. `$y` has the type that is the part of this number in the text of the
//! type of `$x`, between commas in angle brackets, with the last text before it, unless it is complete. The part `x` is what follows
//! a number and `x`, as in `!d.array<4xi8>`; the part `:` is the types of all members, as in `!d.struct<a: i8, b: i4>`. Operands that
//! are not there have no type. The part `()` is the types in the parentheses that the text begins with, as in `!d.func<(i8, i4) i2>`, and
//! the part `)` what follows them.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument, TypesOf};
use crate::ir::text::type_text::{inside, made_of_part, parts};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, other, OpArgument::Text(part), OpArgument::Text(prefix)] = arguments.bound() else {
        return Ok(false);
    };
    let is_result = matches!(other, OpArgument::Types(TypesOf::Result(_) | TypesOf::Results));
    if arguments.count(other) == 0 && !is_result {
        return Ok(true);
    }
    let at = parser.asm().span().start;
    let mut found = Vec::new();
    for ty in arguments.types(types) {
        let text = ty.to_string();
        let inside = inside(&text);
        if *part == ":" {
            for member in parts(inside) {
                let member = member.split_once(':').map_or(member, |(_, ty)| ty);
                found.push(made_of_part(parser, member, prefix)?);
            }
            continue;
        }
        if *part == "()" {
            for part in parameters(inside).into_iter().flat_map(|(parameters, _)| parts(parameters)) {
                found.push(made_of_part(parser, part, prefix)?);
            }
            continue;
        }
        let part = match part.parse::<usize>() {
            Err(_) if *part == ")" => parameters(inside).map(|(_, after)| after),
            Ok(number) => parts(inside).nth(number),
            Err(_) => inside.split_once('x').map(|(_, element)| element),
        };
        let Some(part) = part else {
            return Err(
                parser.error_at(format_args!("expected a type with parts, but got '{ty}'"), at..at + 1)
            );
        };
        found.push(made_of_part(parser, part, prefix)?);
    }
    arguments.add_types(other, &found, at);
    Ok(true)
}

/// The text in the parentheses that a text begins with, and the text after them.
fn parameters(text: &str) -> Option<(&str, &str)> {
    let text = text.trim().strip_prefix('(')?;
    let mut depth = 1_usize;
    let end = text.find(|character| {
        match character {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        depth == 0
    })?;
    Some((&text[..end], &text[end + 1..]))
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
