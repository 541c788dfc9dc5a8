//! `ports($type, $attributes, $body, "!d.module", "!d.inout")`: the arguments and results of a module as ports, each with its
//! direction and name: `(in %a : i1, out b : i2 {d.x}, inout %c : i3)`. An argument has the name of its port after it, if that is
//! another one: `in %arg0 a : i1`. The type of the module is `!d.module<input a : i1, output b : i2>`; the argument of a port with
//! both directions has the type `!d.inout<...>`.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, DictionaryAttr, TypeAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attributes_at;
use isogloss::ir::text::type_text::{made, parts};
use isogloss::ir::text::{EntryArgument, OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

/// The words for the directions in the text of an operation, and in that of the type.
const DIRECTIONS: [(&str, &str); 3] = [("inout", "inout"), ("in", "input"), ("out", "output")];

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [of_type, attributes, body, OpArgument::Text(module), OpArgument::Text(inout)] = arguments.bound()
    else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span();
    let (mut ports, mut lists, mut entry) = (Vec::new(), Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        let Some((_, direction)) = DIRECTIONS.into_iter().find(|(word, _)| parser.asm().at_keyword(word))
        else {
            return Err(parser.error("expected 'in', 'out' or 'inout'"));
        };
        parser.asm().advance();
        let mut argument = None;
        let mut name = Vec::new();
        if direction != "output" {
            let token = parser.asm().token();
            argument = Some(parser.argument_name()?);
            name = parser.asm().text(token).get(1..).unwrap_or_default().to_vec();
        }
        if !parser.asm().at(Tok::Colon) {
            let given = parser.asm().optional_string().map(std::borrow::Cow::into_owned);
            let given =
                given.or_else(|| parser.asm().optional_keyword().map(|word| word.as_bytes().to_vec()));
            name = given.ok_or_else(|| parser.error("expected the name of a port"))?;
        }
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        lists.push(parser.optional_dictionary()?);
        let loc = parser.loc_at(argument.map_or(at.start, |name| name.span().start) as u32);
        let loc = parser.optional_location()?.unwrap_or(loc);
        ports.push(format!("{direction} {} : {ty}", quoted(&name)));
        if let Some(name) = argument {
            let ty = if direction == "inout" { made(parser, &format!("{inout}<{ty}>"))? } else { ty };
            entry.push(EntryArgument::new(name, ty, loc));
        }
        Ok(())
    })?;
    let ty = made(parser, &format!("{module}<{}>", ports.join(", ")))?;
    let context = parser.asm().context();
    arguments.set_property(of_type, TypeAttr::get(context, ty).into());
    if lists.iter().any(Option::is_some) {
        let empty = DictionaryAttr::empty(context);
        let all: Vec<Attribute<'c>> = lists.into_iter().map(|list| list.unwrap_or(empty).into()).collect();
        arguments.set_property(attributes, ArrayAttr::get(context, &all).into());
    }
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

/// A name as a keyword, or in quotes.
fn quoted(name: &[u8]) -> String {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || *byte == b'$' || *byte == b'.';
    let text = String::from_utf8_lossy(name);
    if name.iter().all(is_word)
        && name.first().is_some_and(|first| first.is_ascii_alphabetic() || *first == b'_')
    {
        text.into_owned()
    } else {
        format!("\"{text}\"")
    }
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [of_type, attributes, body, OpArgument::Text(module), _] = arguments else { return };
    let property = |argument: &OpArgument| argument.property_of(op);
    let Some(value) = property(of_type) else { return };
    let text = value.to_string();
    let inside = text.strip_prefix(module).and_then(|text| text.strip_prefix('<')?.strip_suffix('>'));
    // An operation that was not verified may have any attribute.
    let Some(inside) = inside else { return printer.attribute(value) };
    let mut entry = body.entry_of(op);
    printer.write("(");
    for (index, port) in parts(inside).enumerate() {
        let (direction, rest) = port.trim().split_once(' ').unwrap_or((port, ""));
        let (name, ty) = rest.split_once(':').unwrap_or((rest, ""));
        let name = name.trim();
        printer.write(if index == 0 { "" } else { ", " });
        let word = DIRECTIONS.into_iter().find(|(_, word)| *word == direction);
        printer.write(word.map_or(direction, |(word, _)| word));
        printer.write(" ");
        if direction == "output" {
            printer.write(name);
        } else if let Some(argument) = entry.next() {
            printer.operand(argument);
            printer.write(" ");
            printer.write(name);
        } else {
            printer.write("%");
            printer.write(name.trim_matches('"'));
        }
        printer.write(" : ");
        printer.write(ty.trim());
        printer.optional_attributes(attributes_at(property(attributes), index), &[]);
    }
    printer.write(")");
}
