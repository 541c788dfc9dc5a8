//! `dense-range($x, "from", "to")`: lower and upper bounds in turn, of a dense attribute of indices, as two lists: `from (0, 0) to (7, 2)`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text::set;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, words @ ..] = arguments.bound() else { return Ok(false) };
    let mut lists: Vec<Vec<i64>> = Vec::new();
    for word in OpArgument::texts(words) {
        parser.keyword(word)?;
        let mut list = Vec::new();
        parser.comma_separated(Delimiter::Paren, |parser| {
            list.push(parser.integer()?);
            Ok(())
        })?;
        lists.push(list);
    }
    let [lower, upper] = lists.as_slice() else { return Ok(false) };
    if lower.len() != upper.len() {
        return Err(parser.error("expected as many upper bounds as lower bounds"));
    }
    let values: Vec<String> =
        lower.iter().zip(upper).map(|(lower, upper)| format!("{lower}, {upper}")).collect();
    let text = format!("dense<[{}]> : tensor<{}xindex>", values.join(", "), 2 * lower.len());
    set(parser, arguments, attribute, &text)?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, words @ ..] = arguments else { return };
    let Some(value) = attribute.property_of(op) else { return };
    let text = value.to_string();
    let inside =
        text.split_once('<').and_then(|(_, rest)| rest.split_once('>')).map_or("", |(inside, _)| inside);
    let numbers: Vec<&str> = inside.trim_matches(['[', ']']).split(", ").collect();
    for (at, word) in OpArgument::texts(words).enumerate() {
        // Equal bounds are one number in the text of the attribute.
        let list: Vec<&str> = match numbers.as_slice() {
            [only] => {
                let count =
                    text.rsplit_once("tensor<").and_then(|(_, size)| size.split_once('x')?.0.parse().ok());
                vec![*only; count.unwrap_or(2) / 2]
            }
            numbers => numbers.iter().skip(at).step_by(2).copied().collect(),
        };
        printer.write(if at == 0 { "" } else { " " });
        printer.write(&format!("{word} ({})", list.join(", ")));
    }
}
