//! `mapped-type(ref(type($x)), type($y), "a", "b", "c")`: no text. `$y` has the type `b` if that of `$x` is `a`; otherwise `c`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, other, OpArgument::Text(of), OpArgument::Text(then), OpArgument::Text(otherwise)] =
        arguments.bound()
    else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let is_of = arguments.types(types).first().is_some_and(|ty| ty.to_string() == *of);
    let ty = parser.known_type(if is_of { then } else { otherwise })?;
    arguments.add_types(other, &[ty], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
