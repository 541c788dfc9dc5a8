//! `aliased-type($type, type($value))`: the type that an attribute has and the type of a value, `i32 as i8`; one if they are equal.

use isogloss::builtin::TypeAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, types] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at_type() {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let first = parser.asm().ty()?;
    let second = if parser.asm().eat_keyword("as") { parser.asm().ty()? } else { first };
    arguments.set_property(attribute, TypeAttr::get(parser.asm().context(), first).into());
    arguments.add_types(types, &[second], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, types] = arguments else { return };
    let given = attribute.property_of(op);
    let first = given.and_then(|given| given.dyn_cast::<TypeAttr<'_>>()).map(TypeAttr::value);
    for ty in types.types_of(op) {
        if first != Some(ty) {
            given.into_iter().for_each(|given| printer.attribute(given));
            printer.write(" as ");
        }
        printer.ty(ty);
    }
}
