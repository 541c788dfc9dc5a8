//! `index-elements($x)`: the elements of a tensor of `index` with one dimension, `[1, 2]`.

use isogloss::Attribute;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [property] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LSquare) {
        return Ok(false);
    }
    let mut list = Vec::new();
    parser.comma_separated(Delimiter::Square, |parser| {
        list.push(parser.integer()?.to_string());
        Ok(())
    })?;
    let elements = if list.is_empty() { String::new() } else { format!("[{}]", list.join(", ")) };
    let text = format!("dense<{elements}> : tensor<{}xindex>", list.len());
    let value = attribute_text::made_here(parser, text)?;
    arguments.set_property(property, value);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [property] = arguments else { return };
    let Some(value) = property.property_of(op) else { return };
    printer.write("[");
    printer.write(&elements(value).join(", "));
    printer.write("]");
}

/// The elements of a tensor, in their text.
pub(in crate::forms) fn elements(value: Attribute<'_>) -> Vec<String> {
    let text = value.to_string();
    let elements = text.strip_prefix("dense<").and_then(|text| text.split_once('>'));
    let elements = elements.map_or("", |(elements, _)| elements);
    let count = text.rsplit_once("tensor<").and_then(|(_, ty)| ty.split_once('x')?.0.parse::<usize>().ok());
    if elements.starts_with('[') || elements.is_empty() {
        let list = elements.trim_matches(['[', ']']).split(", ");
        return list.filter(|element| !element.is_empty()).map(str::to_owned).collect();
    }
    // One number for all elements.
    vec![elements.to_owned(); count.unwrap_or(1)]
}
