//! `bracketed($text, $flag)`: a string, `"a"`, or in angle brackets, `<"a">`, if the unit `$flag` is there.

use isogloss::builtin::{StringAttr, UnitAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [text, flag] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let is_bracketed = parser.asm().eat(Tok::Less);
    let string = parser.asm().string()?;
    arguments.set_property(text, StringAttr::get(context, string).into());
    if is_bracketed {
        parser.asm().expect(Tok::Greater)?;
        arguments.set_property(flag, UnitAttr::get(context).into());
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [text, flag] = arguments else { return };
    let of = |argument: &OpArgument| argument.property_of(op);
    let is_bracketed = of(flag).is_some();
    printer.write(if is_bracketed { "<" } else { "" });
    of(text).into_iter().for_each(|text| printer.attribute(text));
    printer.write(if is_bracketed { ">" } else { "" });
}
