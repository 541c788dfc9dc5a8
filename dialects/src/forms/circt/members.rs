//! `members($names, $types, $arguments, $body)`: the arguments of a region, and the names and types of what it defines,
//! `(%a: i8, %b: i4) -> (x: i8)`. `$arguments` is an array of the names of the arguments, `$names` one of the others, and `$types` a dictionary.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, DictionaryAttr, StringAttr, TypeAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::EntryArgument;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [names, types, of_arguments, body] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let context = parser.asm().context();
    let (mut entry, mut words) = (Vec::new(), Vec::<Attribute<'c>>::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        let token = parser.asm().token();
        let name = parser.argument_name()?;
        words.push(StringAttr::get(context, parser.asm().text(token).get(1..).unwrap_or_default()).into());
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        let loc = parser.loc_at(token.start());
        let loc = parser.optional_location()?.unwrap_or(loc);
        entry.push(EntryArgument::new(name, ty, loc));
        Ok(())
    })?;
    let (mut fields, mut entries) = (Vec::<Attribute<'c>>::new(), Vec::new());
    if parser.asm().eat(Tok::Arrow) {
        parser.comma_separated(Delimiter::Paren, |parser| {
            let name = isogloss::ir::text::attribute_text::name(parser)?;
            parser.asm().expect(Tok::Colon)?;
            let ty = TypeAttr::get(context, parser.asm().ty()?);
            fields.push(name);
            entries.extend(name.dyn_cast::<StringAttr<'_>>().map(|name| (name, Attribute::from(ty))));
            Ok(())
        })?;
    }
    arguments.set_property(of_arguments, ArrayAttr::get(context, &words).into());
    arguments.set_property(names, ArrayAttr::get(context, &fields).into());
    arguments.set_property(types, DictionaryAttr::get(context, entries)?.into());
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [names, types, _, body] = arguments else { return };
    let entry = body.entry_of(op);
    printer.write("(");
    for (index, argument) in entry.enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.region_argument(argument, None);
    }
    printer.write(")");
    let types = types.property_of(op);
    let types = types.and_then(|types| types.dyn_cast::<DictionaryAttr<'_>>());
    let list = names.elements_of(op);
    for (index, name) in list.iter().enumerate() {
        printer.write(if index == 0 { " -> (" } else { ", " });
        isogloss::ir::text::attribute_text::print_name(printer, Some(name));
        printer.write(": ");
        let word = name.dyn_cast::<StringAttr<'_>>().map(StringAttr::bytes).unwrap_or_default();
        let ty = types.and_then(|types| types.entries().find(|(own, _)| *own == word));
        match ty.and_then(|(_, ty)| ty.dyn_cast::<TypeAttr<'_>>()) {
            Some(ty) => printer.ty(ty.value()),
            None => printer.write("none"),
        }
    }
    printer.write(if list.is_empty() { "" } else { ")" });
}
