//! `paired-fields($x, "#d.dims<", ">", "batch", "lhs_batch", "rhs_batch", "sum", "lhs_sum", "rhs_sum")`: an attribute whose text is
//! lists of integers after names, `#d.dims<lhs_batch = [0], rhs_batch = [1]>`, as pairs of lists, `batch = [0] x [1], sum = [1] x [0]`. A
//! pair without elements is left out, but for the last one.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::type_text::parts;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let Some((attribute, before, after, pairs)) = of(arguments.bound()) else { return Ok(false) };
    let Some((last, _)) = pairs.split_last() else { return Ok(false) };
    if !pairs.iter().any(|[name, ..]| parser.asm().at_keyword(name)) {
        return Ok(false);
    }
    let span = parser.asm().span();
    let mut fields = Vec::new();
    for pair in &pairs {
        let [name, first, second] = pair;
        if !parser.asm().eat_keyword(name) {
            if pair == last {
                return Err(parser.error(format_args!("expected '{name}'")));
            }
            continue;
        }
        parser.asm().expect(Tok::Equal)?;
        let one = list(parser)?;
        parser.asm().expect_keyword("x")?;
        let two = list(parser)?;
        for (name, list) in [(first, one), (second, two)] {
            if !list.is_empty() {
                fields.push(format!("{name} = [{list}]"));
            }
        }
        if pair != last {
            parser.asm().expect(Tok::Comma)?;
        }
    }
    let value = attribute_text::made(parser, format!("{before}{}{after}", fields.join(", ")), span)?;
    arguments.set_property(attribute, value);
    Ok(true)
}

/// A pair of lists: its name, and the names of both.
type Pair = [&'static str; 3];

/// The attribute, the beginning and the end of its text, and the pairs.
fn of(
    arguments: &'static [OpArgument],
) -> Option<(&'static OpArgument, &'static str, &'static str, Vec<Pair>)> {
    let [attribute, OpArgument::Text(before), OpArgument::Text(after), names @ ..] = arguments else {
        return None;
    };
    let names: Vec<&str> = OpArgument::texts(names).collect();
    let pairs = names.chunks_exact(3).map(|names| [names[0], names[1], names[2]]);
    Some((attribute, before, after, pairs.collect()))
}

/// Parses integers in brackets, and returns their text.
fn list(parser: &mut OpParser<'_, '_, '_>) -> Parsed<String> {
    let mut integers = Vec::new();
    parser.comma_separated(isogloss::text::Delimiter::Square, |parser| {
        integers.push(parser.asm().integer::<i64>()?.to_string());
        Ok(())
    })?;
    Ok(integers.join(", "))
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some((attribute, before, after, pairs)) = of(arguments) else { return };
    let Some(value) = attribute.property_of(op) else { return };
    let text = value.to_string();
    let Some(inside) = attribute_text::between(&text, before, after) else {
        // An operation that was not verified may have any attribute.
        return printer.attribute(value);
    };
    let field = |name: &str| {
        let field = parts(inside).filter_map(|part| part.split_once('=')).find(|(own, _)| own.trim() == name);
        field.map_or("[]", |(_, list)| list.trim()).to_owned()
    };
    let mut is_first = true;
    for (index, [name, first, second]) in pairs.iter().enumerate() {
        let (first, second) = (field(first), field(second));
        if index + 1 < pairs.len() && first == "[]" && second == "[]" {
            continue;
        }
        printer.write(if is_first { "" } else { ", " });
        is_first = false;
        printer.write(&format!("{name} = {first} x {second}"));
    }
}
