//! `type-attribute($type, ref(type($x)))`: no text. The attribute is the type of `$x`.

use isogloss::builtin::TypeAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, types] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    if let Some(ty) = arguments.types(types).first().copied() {
        arguments.set_property(attribute, TypeAttr::get(context, ty).into());
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
