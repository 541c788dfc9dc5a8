//! `type-then-value($type, $value, "!d.array<")`: `i32 = 4`, a type and a value of this type, which may be absent. The value of a type
//! that begins with the text has the type of a tensor with the same shape.

use isogloss::builtin::TypeAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::type_text::{inside, made};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [property, value, prefix @ ..] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let mut ty = parser.asm().ty()?;
    arguments.set_property(property, TypeAttr::get(context, ty).into());
    if parser.asm().eat(Tok::Equal) {
        let text = ty.to_string();
        if OpArgument::texts(prefix).any(|prefix| text.starts_with(prefix)) {
            ty = made(parser, &format!("tensor<{}>", inside(&text)))?;
        }
        let attribute = parser.asm().attribute_of_type(Some(ty))?;
        arguments.set_property(value, attribute);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [property, value, ..] = arguments else { return };
    let of = |argument: &OpArgument| argument.property_of(op);
    of(property).into_iter().for_each(|ty| printer.attribute(ty));
    if let Some(value) = of(value) {
        printer.write(" = ");
        printer.asm().attribute_without_type(value);
    }
}
