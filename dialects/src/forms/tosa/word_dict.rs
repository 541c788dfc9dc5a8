//! `word-dict(attr-dict, "a=#d.kind")`: the attribute dictionary, in which the attribute `a`, `#d.kind<x>`, is the word `x`, and a unit
//! is written as `unit`.

use isogloss::builtin::{DictionaryAttr, StringAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attr_dict_entries;
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::is_bare_id;
use isogloss::text::{Delimiter, Parsed, Tok};
use isogloss::{Attribute, Context};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let Some(def) = arguments.def() else { return Ok(false) };
    if !parser.asm().at(Tok::LBrace) {
        return Ok(true);
    }
    let words = arguments.bound();
    let at = parser.asm().span().start;
    let context: &'c Context = parser.asm().context();
    let mut entries: Vec<(StringAttr<'c>, Attribute<'c>)> = Vec::new();
    parser.comma_separated(Delimiter::Brace, |parser| {
        let name = parser.asm().keyword_or_string()?.into_owned();
        let value = if parser.asm().eat(Tok::Equal) {
            let span = parser.asm().span();
            let prefix =
                of_words(words).find(|(known, _)| known.as_bytes() == name).map(|(_, prefix)| prefix);
            let word = prefix.and_then(|prefix| Some((prefix, parser.asm().optional_keyword()?.to_owned())));
            match word {
                Some((prefix, word)) => attribute_text::made(parser, format!("{prefix}<{word}>"), span)?,
                None => parser.asm().attribute()?,
            }
        } else {
            isogloss::builtin::UnitAttr::get(context).into()
        };
        entries.push((StringAttr::get(context, &name), value));
        Ok(())
    })?;
    let dictionary = DictionaryAttr::get(context, entries)?;
    parser.add_dictionary(def, arguments, dictionary, at)?;
    Ok(true)
}

/// The names of attributes that are words, and what the words are in.
fn of_words(arguments: &[OpArgument]) -> impl Iterator<Item = (&'static str, &'static str)> {
    OpArgument::texts(arguments).filter_map(|text| text.split_once('='))
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(def) = op.def() else { return };
    let entries: Vec<_> = attr_dict_entries(op, def).collect();
    for (at, (name, value)) in entries.iter().enumerate() {
        printer.write(if at == 0 { " {" } else { ", " });
        printer.asm().keyword_or_string(name);
        printer.write(" = ");
        let prefix =
            of_words(arguments).find(|(known, _)| known.as_bytes() == *name).map(|(_, prefix)| prefix);
        let text = prefix.map(|_| value.to_string());
        let word = text.as_deref().zip(prefix).and_then(|(text, prefix)| {
            let word = text.strip_prefix(prefix)?.strip_prefix('<')?.strip_suffix('>')?;
            is_bare_id(word.as_bytes()).then_some(word)
        });
        match word {
            Some(word) => printer.write(word),
            None => printer.attribute(*value),
        }
    }
    if !entries.is_empty() {
        printer.write("}");
    }
}
