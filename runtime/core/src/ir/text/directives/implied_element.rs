//! `implied-element($type, ref(type($x)), "word")`: the type of an attribute after a word, `word(i32)`; nothing, if it is the element type of
//! the shaped type of `$x`.

use crate::builtin::{ShapedType, TypeAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, types, OpArgument::Text(word)] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let ty = if parser.asm().eat_keyword(word) {
        parser.asm().expect(Tok::LParen)?;
        let ty = parser.asm().ty()?;
        parser.asm().expect(Tok::RParen)?;
        Some(ty)
    } else {
        let ty = arguments.types(types).first().copied();
        ty.map(|ty| ty.dyn_cast::<ShapedType<'_>>().map_or(ty, ShapedType::element_type))
    };
    if let Some(ty) = ty {
        arguments.set_property(attribute, TypeAttr::get(context, ty).into());
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, types, OpArgument::Text(word)] = arguments else { return };
    let value = attribute.property_of(op);
    let Some(ty) = value.and_then(|value| value.dyn_cast::<TypeAttr<'_>>()).map(TypeAttr::value) else {
        return;
    };
    let of = super::types(op, types).first().copied();
    let implied = of.map(|of| of.dyn_cast::<ShapedType<'_>>().map_or(of, ShapedType::element_type));
    if implied != Some(ty) {
        printer.write(&format!(" {word}("));
        printer.ty(ty);
        printer.write(")");
    }
}
