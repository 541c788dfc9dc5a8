//! `typed-arguments($type, "!d.sequence", "", $body)`: the arguments of a region, `(%a: i8, %b: i4)`, whose types are those of a type,
//! `!d.sequence<i8, i4>`, or `!d.sequence` without any. With the string `=` each has a name, `(x = %a: i8)`, as those of the type do:
//! `!d.dict<x: i8>`, or `!d.dict<>`.

use isogloss::builtin::TypeAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::EntryArgument;
use isogloss::ir::text::attribute_text::name;
use isogloss::ir::text::type_text::{inside, made, parts};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [of_type, OpArgument::Text(prefix), OpArgument::Text(equal), body] = arguments.bound() else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let is_named = !equal.is_empty();
    let (mut entry, mut members) = (Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        let start = parser.asm().token().start() as usize;
        let mut word = String::new();
        if is_named {
            name(parser)?;
            let end = parser.asm().token().start() as usize;
            let text = parser.asm().source().get(start..end).unwrap_or_default();
            word = format!("{}: ", String::from_utf8_lossy(text.trim_ascii_end()));
            parser.asm().expect(Tok::Equal)?;
        }
        let argument = parser.argument_name()?;
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        members.push(format!("{word}{ty}"));
        let loc = parser.loc_at(argument.span().start as u32);
        let loc = parser.optional_location()?.unwrap_or(loc);
        entry.push(EntryArgument::new(argument, ty, loc));
        Ok(())
    })?;
    let text = match (members.is_empty(), is_named) {
        (true, false) => (*prefix).to_owned(),
        (true, true) | (false, _) => format!("{prefix}<{}>", members.join(", ")),
    };
    let ty = made(parser, &text)?;
    arguments.set_property(of_type, TypeAttr::get(parser.asm().context(), ty).into());
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [of_type, _, OpArgument::Text(equal), body] = arguments else { return };
    let ty = of_type.property_of(op).and_then(|ty| ty.dyn_cast::<TypeAttr<'_>>());
    let text = ty.map(|ty| ty.value().to_string()).unwrap_or_default();
    let mut members = parts(inside(&text));
    let entry = body.entry_of(op);
    printer.write("(");
    for (index, argument) in entry.enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        let member = members.next().unwrap_or_default();
        if !equal.is_empty() {
            printer.write(member.split_once(':').map_or("", |(name, _)| name.trim()));
            printer.write(" = ");
        }
        printer.region_argument(argument, None);
    }
    printer.write(")");
}
