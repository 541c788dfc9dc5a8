//! `dict($a, $b, "a=#d.kind")`: a dictionary of these attributes, `{a = ["x"], b = 2}`, or an alias of one. An attribute that a
//! string names is an array of attributes `#d.kind<x>`, of which the dictionary has the texts as strings, or, with `"a="`, any. It is
//! written also if it has its default value.

use crate::builtin::{ArrayAttr, DictionaryAttr, StringAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::attribute_text;
use crate::ir::text::made::keep;
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};
use crate::{Attribute, Span};
use memchr::memmem;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    if !parser.asm().at(Tok::LBrace) && !parser.asm().at(Tok::HashId) {
        return Ok(false);
    }
    let span = parser.asm().span();
    let attribute = parser.asm().attribute()?;
    let Some(dictionary) = attribute.dyn_cast::<DictionaryAttr<'_>>() else {
        return Err(parser.error_at("expected a dictionary of attributes", span));
    };
    // A file has the same dictionaries again and again.
    let dictionary = match parser.made.dictionaries.get(&key(dictionary, arguments.bound())) {
        Some(known) => *known,
        None => of_attributes(parser, arguments.bound(), dictionary, span.clone())?,
    };
    arguments.add_attributes(dictionary, span.start);
    Ok(true)
}

/// What attributes are made of: a dictionary with strings, and the arguments of the directive, by their address.
pub(in crate::ir::text) type Strings<'c> = (DictionaryAttr<'c>, usize);

fn key<'c>(dictionary: DictionaryAttr<'c>, arguments: &'static [OpArgument]) -> Strings<'c> {
    (dictionary, arguments.as_ptr().addr())
}

/// A dictionary with attributes in place of the strings in lists.
fn of_attributes<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &'static [OpArgument],
    written: DictionaryAttr<'c>,
    span: Span,
) -> Parsed<DictionaryAttr<'c>> {
    let context = parser.asm().context();
    let (mut dictionary, mut has_distinct) = (written, false);
    for (name, prefix) in of_strings(arguments) {
        let Some(list) = dictionary.lookup(name).and_then(|list| list.dyn_cast::<ArrayAttr<'_>>()) else {
            continue;
        };
        let mut values = Vec::with_capacity(list.elements().len());
        for value in list.elements() {
            let Some(string) = value.dyn_cast::<StringAttr<'_>>() else {
                values.push(*value);
                continue;
            };
            let text = [prefix.as_bytes(), b"<", string.bytes(), b">"].concat();
            values.push(attribute_text::made(parser, &text, span.clone())?);
            has_distinct |= memmem::find(&text, b"distinct").is_some();
        }
        let list: Attribute<'c> = ArrayAttr::get(context, &values).into();
        let entries = dictionary.entries();
        let entries: Vec<(StringAttr<'c>, Attribute<'c>)> = entries
            .map(|(key, value)| {
                (StringAttr::get(context, key), if key == name.as_bytes() { list } else { value })
            })
            .collect();
        dictionary = DictionaryAttr::get(context, entries)?;
    }
    // The same text is another `distinct` attribute each time.
    if !has_distinct {
        keep(&mut parser.made.dictionaries, key(written, arguments), dictionary);
    }
    Ok(dictionary)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(def) = op.def() else { return };
    let mut entries: Vec<(&'static str, Attribute<'c>)> = Vec::new();
    for index in arguments.iter().filter_map(OpArgument::property_index) {
        let (Some(property), Some(value)) = (def.properties.get(index), op.property(index)) else { continue };
        let prefix = of_strings(arguments).find(|(name, _)| *name == property.name).map(|(_, prefix)| prefix);
        if prefix.is_none() && property.is_default(value) {
            continue;
        }
        entries.push((property.name, prefix.map_or(value, |prefix| as_strings(printer, value, prefix))));
    }
    entries.sort_by_key(|(name, _)| *name);
    if entries.is_empty() {
        printer.write("{}");
        return;
    }
    printer.entries(entries.into_iter().map(|(name, value)| (name.as_bytes(), value)));
}

/// The attributes whose elements are written as strings, and what the elements are instances of.
fn of_strings(arguments: &[OpArgument]) -> impl Iterator<Item = (&'static str, &'static str)> {
    OpArgument::texts(arguments).filter_map(|text| text.split_once('='))
}

/// An array with strings in place of elements `PREFIX<text>`.
fn as_strings<'c>(
    printer: &mut OpPrinter<'_, '_, 'c>,
    value: Attribute<'c>,
    prefix: &'static str,
) -> Attribute<'c> {
    let Some(list) = value.dyn_cast::<ArrayAttr<'_>>() else { return value };
    *printer.with_strings.entry((value, prefix)).or_insert_with(|| {
        let context = value.context();
        let string = |value: &Attribute<'c>| {
            let text = value.to_string();
            let inside = text.strip_prefix(prefix);
            let inside = inside.and_then(|text| text.strip_prefix('<')?.strip_suffix('>'));
            inside.map_or(*value, |inside| StringAttr::get(context, inside).into())
        };
        let values: Vec<Attribute<'c>> = list.elements().iter().map(string).collect();
        ArrayAttr::get(context, &values).into()
    })
}
