//! `stripped-fields($x, "x", "#d.kind ", ">", $y, "y", "#d.y", "")`: attributes after commas and their names, without the beginnings and the
//! ends of their texts: `, x = [A, B], y = <1>`. Of an array that is so for each element. Those that are absent are left out.

use isogloss::Attribute;
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let fields = of(arguments.bound());
    let mut fields = fields.iter();
    while parser.asm().at(Tok::Comma) {
        parser.asm().advance();
        let Some((attribute, name, before, after)) =
            fields.by_ref().find(|(_, name, ..)| parser.asm().at_keyword(name))
        else {
            return Err(parser.error("expected the name of an attribute"));
        };
        parser.asm().expect_keyword(name)?;
        parser.asm().expect(Tok::Equal)?;
        let context = parser.asm().context();
        let value: Attribute<'c> = if parser.asm().at(Tok::LSquare) {
            let mut elements = Vec::new();
            parser.comma_separated(isogloss::text::Delimiter::Square, |parser| {
                elements.push(one(parser, before, after)?);
                Ok(())
            })?;
            ArrayAttr::get(context, &elements).into()
        } else {
            one(parser, before, after)?
        };
        arguments.set_property(attribute, value);
    }
    Ok(true)
}

type Field = (&'static OpArgument, &'static str, &'static str, &'static str);

fn of(arguments: &'static [OpArgument]) -> Vec<Field> {
    let field = |part: &'static [OpArgument]| match part {
        [attribute, OpArgument::Text(name), OpArgument::Text(before), OpArgument::Text(after)] => {
            Some((attribute, *name, *before, *after))
        }
        _ => None,
    };
    arguments.chunks(4).filter_map(field).collect()
}

/// Parses an attribute without the beginning and the end of its text: a word, or what is in brackets.
fn one<'c>(parser: &mut OpParser<'_, '_, 'c>, before: &str, after: &str) -> Parsed<Attribute<'c>> {
    if parser.asm().at(Tok::HashId) {
        return parser.asm().attribute();
    }
    let span = parser.asm().span();
    let mut end = span.start;
    let mut depth = 0_usize;
    loop {
        let token = parser.asm().token();
        match token.kind {
            Tok::Less | Tok::LSquare | Tok::LParen | Tok::LBrace => depth += 1,
            Tok::Greater | Tok::RSquare | Tok::RParen | Tok::RBrace if depth > 0 => depth -= 1,
            Tok::Eof | Tok::Error => return Err(parser.asm().wrong_token("expected an attribute")),
            _ if depth > 0 || token.kind == Tok::BareId => {}
            _ => return Err(parser.error("expected an attribute")),
        }
        end = (token.end() as usize).max(end);
        parser.asm().advance();
        if depth == 0 {
            break;
        }
    }
    let inside = parser.asm().source().get(span.start..end).unwrap_or_default();
    let text = [before.as_bytes(), inside, after.as_bytes()].concat();
    attribute_text::made(parser, &text, span)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    for (attribute, name, before, after) in of(arguments) {
        let Some(value) = attribute.property_of(op) else { continue };
        let write = |printer: &mut OpPrinter<'_, 'a, 'c>, value: Attribute<'c>| {
            let text = value.to_string();
            match attribute_text::between(&text, before, after) {
                Some(inside) => printer.write(inside),
                None => printer.attribute(value),
            }
        };
        printer.write(", ");
        printer.write(name);
        printer.write(" = ");
        match value.dyn_cast::<ArrayAttr<'_>>() {
            Some(array) => {
                printer.write("[");
                for (index, element) in array.elements().iter().enumerate() {
                    printer.write(if index == 0 { "" } else { ", " });
                    write(printer, *element);
                }
                printer.write("]");
            }
            None => write(printer, value),
        }
    }
}
