//! `shape-and-value($shape, $element, $value)`: the type of a tensor, `: tensor<2x?xf32>`, whose sizes and element type are attributes, or a
//! value of this type, `= dense<0.0> : tensor<2xf32>`. The sizes are a tensor of `index`, with -1 for `?`.

use crate::forms::shape::elements;
use isogloss::builtin::{ShapedType, TypeAttr};
use isogloss::constraint::type_of;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [shape, element, value] = arguments.bound() else { return Ok(false) };
    let span = parser.asm().span();
    let ty = if parser.asm().eat(Tok::Equal) {
        let attribute = parser.asm().attribute()?;
        arguments.set_property(value, attribute);
        type_of(attribute)
    } else if parser.asm().eat(Tok::Colon) {
        Some(parser.asm().ty()?)
    } else {
        return Ok(false);
    };
    let Some(ty) = ty.and_then(|ty| ty.dyn_cast::<ShapedType<'_>>()) else {
        return Err(parser.error_at("expected a shaped type", span));
    };
    let sizes = ty.shape().unwrap_or_default();
    let list: Vec<String> = sizes.iter().map(|size| size.max(&-1).to_string()).collect();
    let list = if list.is_empty() { String::new() } else { format!("[{}]", list.join(", ")) };
    let text = format!("dense<{list}> : tensor<{}xindex>", sizes.len());
    let context = parser.asm().context();
    let sizes = attribute_text::made(parser, text, span)?;
    arguments.set_property(shape, sizes);
    arguments.set_property(element, TypeAttr::get(context, ty.element_type()).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [shape, element, value] = arguments else { return };
    let of = |argument: &OpArgument| argument.property_of(op);
    if let Some(value) = of(value) {
        printer.write("= ");
        return printer.attribute(value);
    }
    printer.write(": tensor<");
    for size in of(shape).map(|shape| elements(shape)).unwrap_or_default() {
        printer.write(if size == "-1" { "?" } else { &size });
        printer.write("x");
    }
    of(element).into_iter().for_each(|element| printer.attribute(element));
    printer.write(">");
}
