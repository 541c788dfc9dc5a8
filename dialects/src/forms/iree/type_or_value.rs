//! `type-or-value($type, $value)`: an attribute with its type, `= 4 : i32`; or a type without an attribute, `: i32`; or both,
//! if the type of the attribute is another one.

use isogloss::builtin::TypeAttr;
use isogloss::constraint::type_of;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [ty, value] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let mut given = None;
    if parser.asm().eat(Tok::Colon) {
        given = Some(parser.asm().ty()?);
    } else if !parser.asm().at(Tok::Equal) {
        return Ok(false);
    }
    if parser.asm().eat(Tok::Equal) {
        let at = parser.asm().span();
        let attribute = parser.asm().attribute()?;
        given = given.or_else(|| type_of(attribute));
        if given.is_none() {
            return Err(parser.error_at("expected an attribute with a type", at));
        }
        arguments.set_property(value, attribute);
    }
    if let Some(given) = given {
        arguments.set_property(ty, TypeAttr::get(context, given).into());
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [ty, value] = arguments else { return };
    let property = |argument: &OpArgument| argument.property_of(op);
    let (ty, value) = (property(ty), property(value));
    let own = value.and_then(type_of);
    let given = ty.and_then(|ty| ty.dyn_cast::<TypeAttr<'_>>()).map(TypeAttr::value);
    if own.is_none() || own != given {
        printer.write(": ");
        ty.into_iter().for_each(|ty| printer.attribute(ty));
        printer.write(if value.is_some() { " " } else { "" });
    }
    if let Some(value) = value {
        printer.write("= ");
        printer.attribute(value);
    }
}
