//! `attributed-operands($operands, type($operands), $attributes, "x -> %a : t", "#d.kind<", ">")`: operands, each with its type and an element of an array, in the
//! order of the pattern, `small -> %a : i8`; without the texts around it the element is in full, `4 : i64 -> %a : i8`.

use isogloss::Attribute;
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

/// Parses an element: an attribute, or a word between two texts.
fn element<'c>(parser: &mut OpParser<'_, '_, 'c>, ends: &[&str]) -> Parsed<Attribute<'c>> {
    let [before, after] = ends else { return parser.asm().attribute() };
    let at = parser.asm().span();
    let word = parser.asm().keyword()?;
    let text = format!("{before}{word}{after}");
    attribute_text::made(parser, text, at)
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, attributes, OpArgument::Text(pattern), ends @ ..] = arguments.bound() else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let (mut found, mut list, mut elements) = (Vec::new(), Vec::new(), Vec::<Attribute<'c>>::new());
    let ends: Vec<&'static str> = OpArgument::texts(ends).collect();
    parser.comma_separated(Delimiter::None, |parser| {
        for piece in pattern.split(' ') {
            match piece {
                "%a" => found.push(parser.operand()?),
                "->" => _ = parser.asm().expect(Tok::Arrow)?,
                ":" => _ = parser.asm().expect(Tok::Colon)?,
                "t" => list.push(parser.asm().ty()?),
                _ => elements.push(element(parser, &ends)?),
            }
        }
        Ok(())
    })?;
    arguments.set_operands(operands, &found, at);
    arguments.add_types(types, &list, at);
    arguments.set_property(attributes, ArrayAttr::get(parser.asm().context(), &elements).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, attributes, OpArgument::Text(pattern), ends @ ..] = arguments else { return };
    let elements = attributes.elements_of(op);
    let ends: Vec<&'static str> = OpArgument::texts(ends).collect();
    for (index, operand) in operands.operands_of(op).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        for (at, piece) in pattern.split(' ').enumerate() {
            printer.write(if at == 0 { "" } else { " " });
            match piece {
                "%a" => printer.operand(operand),
                "t" => printer.ty(operand.ty()),
                "->" | ":" => printer.write(piece),
                _ => {
                    let Some(element) = elements.get(index) else { continue };
                    let text = element.to_string();
                    match ends.as_slice() {
                        [before, after] => {
                            let word = attribute_text::between(&text, before, after);
                            printer.write(word.unwrap_or(&text));
                        }
                        _ => printer.attribute(*element),
                    }
                }
            }
        }
    }
}
