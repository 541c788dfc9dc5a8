//! `constant(attr-dict, $value, type($result))`: the other attributes, and an attribute, whose type the result has,
//! `{a} dense<1> : tensor<i32>`; without the attribute, or if it has another type, the type of the result follows after a colon.

use crate::constraint::type_of;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let ([_, value, types], Some(def)) = (arguments.bound(), arguments.def()) else { return Ok(false) };
    parser.attr_dict(def, arguments, false)?;
    let mut ty = None;
    let at = parser.asm().span().start;
    if !parser.asm().at(Tok::Colon) {
        let attribute = parser.asm().attribute()?;
        ty = type_of(attribute);
        arguments.set_property(value, attribute);
    }
    if ty.is_none() || parser.asm().at(Tok::Colon) {
        parser.asm().expect(Tok::Colon)?;
        ty = Some(parser.asm().ty()?);
    }
    arguments.add_types(types, ty.as_slice(), at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let ([_, value, types], Some(def)) = (arguments, op.def()) else { return };
    printer.attr_dict(op, def, false);
    let value = value.property_of(op);
    if let Some(value) = value {
        printer.write(" ");
        printer.attribute(value);
    }
    for ty in types.types_of(op).into_iter().filter(|ty| value.and_then(type_of) != Some(*ty)) {
        printer.write(" : ");
        printer.ty(ty);
    }
}
