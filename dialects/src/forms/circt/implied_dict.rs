//! `implied-dict(attr-dict, "attributes", $names, "a", "1", "b", "@")`: the attribute dictionary, after this keyword unless it is
//! empty. The attributes in it that the format has elsewhere, too, take the place of those. Without one of these names, an
//! attribute has the value of the text after its name, and is left out when it has this value. The value `@` is the
//! name of the value that the operation defines, `%x = ...`, or empty, if that is a number; it is not left out.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, StringAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::directives::argument_names;
use isogloss::ir::text::{OpParser, OpPrinter, is_in_attr_dict};
use isogloss::text::Parsed;

/// The keyword, the indices of the properties that are elsewhere, and the names and values.
type Parts = (&'static str, Vec<usize>, Vec<(&'static str, &'static str)>);

fn parts(arguments: &'static [OpArgument]) -> Option<Parts> {
    let mut texts = OpArgument::texts(arguments);
    let keyword = texts.next()?;
    let mut implied = Vec::new();
    while let (Some(name), Some(value)) = (texts.next(), texts.next()) {
        implied.push((name, value));
    }
    let elsewhere = arguments.iter().filter_map(OpArgument::property_index).collect();
    Some((keyword, elsewhere, implied))
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let (Some((keyword, elsewhere, implied)), Some(def)) = (parts(arguments.bound()), arguments.def()) else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let _context = parser.asm().context();
    if keyword.is_empty() || parser.asm().eat_keyword(keyword) {
        parser.attr_dict(def, arguments, false)?;
        for index in elsewhere {
            if arguments.attribute(def.properties[index].name).is_some() {
                arguments.clear_property(&OpArgument::Property(index as u16));
            }
        }
    }
    for (name, value) in implied {
        let property = def.property_index(name.as_bytes()).map(|index| OpArgument::Property(index as u16));
        if arguments.attribute(name).is_some()
            || property.is_some_and(|property| arguments.property(&property).is_some())
        {
            continue;
        }
        let value: Attribute<'c> = match value {
            "@" => super::value_name::name_of_result(parser).into(),
            text => attribute_text::made(parser, text, at..at + 1)?,
        };
        match property {
            Some(property) => arguments.set_property(&property, value),
            None => arguments.add_attribute(name, value, at)?,
        }
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let (Some((keyword, elsewhere, implied)), Some(def)) = (parts(arguments), op.def()) else { return };
    // The names of arguments follow from the names that are printed.
    let names = argument_names(op).filter(|(region, names)| {
        let entry = op.region_group(*region).next().and_then(|region| region.entry());
        let mut entry = entry.into_iter().flat_map(|entry| entry.arguments());
        names.iter().all(|name| {
            let name = name.dyn_cast::<StringAttr<'_>>();
            entry.next().zip(name).is_some_and(|(value, name)| printer.is_printed_as(value, name.bytes()))
        })
    });
    let names = names.map(|(_, names)| names);
    let is_implied = |index: usize| {
        let array = op.property(index).and_then(|value| value.dyn_cast::<ArrayAttr<'_>>());
        names.is_some_and(|names| array.is_some_and(|array| std::ptr::eq(array.elements(), names)))
    };
    let implied: Vec<&str> = implied
        .into_iter()
        .filter(|(name, value)| op.attribute(name).is_some_and(|given| given.to_string() == *value))
        .map(|(name, _)| name)
        .collect();
    let is_written = |index: usize| elsewhere.contains(&index) && !is_implied(index);
    let entries = op
        .dictionary_entries()
        .indexed()
        .filter(|(index, name, _)| index.is_some_and(is_written) || is_in_attr_dict(op, def, *index, name))
        .map(|(_, name, value)| (name, value));
    let before = if keyword.is_empty() { " ".to_owned() } else { format!(" {keyword} ") };
    let entries = entries.filter(|(name, _)| !implied.iter().any(|implied| implied.as_bytes() == *name));
    printer.some_entries(&before, entries);
}
