//! `implied-element($type, ref(type($x)), "word")`: the type of an attribute after a word, `word(i32)`; nothing, if it is the element type of
//! the shaped type of `$x`. A type that begins with one of further texts, `"!d.ref<"`, has what is in its brackets as element.

use isogloss::Type;
use isogloss::builtin::{ShapedType, TypeAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::type_text::{inside, made};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, types, OpArgument::Text(word), wrappers @ ..] = arguments.bound() else {
        return Ok(false);
    };
    let context = parser.asm().context();
    let ty = if parser.asm().eat_keyword(word) {
        parser.asm().expect(Tok::LParen)?;
        let ty = parser.asm().ty()?;
        parser.asm().expect(Tok::RParen)?;
        Some(ty)
    } else {
        match arguments.types(types).first().copied() {
            Some(ty) => Some(match wrapped(ty, wrappers) {
                Some(text) => made(parser, &text)?,
                None => element_or_self(ty),
            }),
            None => None,
        }
    };
    if let Some(ty) = ty {
        arguments.set_property(attribute, TypeAttr::get(context, ty).into());
    }
    Ok(true)
}

fn element_or_self(ty: Type<'_>) -> Type<'_> {
    ty.dyn_cast::<ShapedType<'_>>().map_or(ty, ShapedType::element_type)
}

/// The text in the brackets of a type that begins with one of these texts.
fn wrapped(ty: Type<'_>, wrappers: &'static [OpArgument]) -> Option<String> {
    if wrappers.is_empty() {
        return None;
    }
    let text = ty.to_string();
    OpArgument::texts(wrappers).any(|wrapper| text.starts_with(wrapper)).then(|| inside(&text).to_owned())
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, types, OpArgument::Text(word), wrappers @ ..] = arguments else { return };
    let value = attribute.property_of(op);
    let Some(ty) = value.and_then(|value| value.dyn_cast::<TypeAttr<'_>>()).map(TypeAttr::value) else {
        return;
    };
    let of = types.types_of(op).first().copied();
    let is_implied = of.is_some_and(|of| match wrapped(of, wrappers) {
        Some(text) => text == ty.to_string(),
        None => element_or_self(of) == ty,
    });
    if !is_implied {
        printer.write(&format!(" {word}("));
        printer.ty(ty);
        printer.write(")");
    }
}
