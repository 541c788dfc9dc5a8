//! `arguments($body)`: the arguments of a region, `(%a: i32, %b: f32)`.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{EntryArgument, OpParser, OpPrinter};
use crate::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
) -> Parsed<bool> {
    let [body] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let mut entry = Vec::new();
    parser.comma_separated(Delimiter::Paren, |parser| {
        let name = parser.argument_name()?;
        parser.asm().expect(Tok::Colon)?;
        let ty = parser.asm().ty()?;
        let loc = parser.loc_at(name.span().start as u32);
        let loc = parser.optional_location()?.unwrap_or(loc);
        entry.push(EntryArgument::new(name, ty, loc));
        Ok(())
    })?;
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [body] = arguments else { return };
    let region = super::region(body).and_then(|index| op.region_group(index).next());
    let entry = region.and_then(|region| region.entry()).into_iter().flat_map(|entry| entry.arguments());
    printer.write("(");
    for (index, argument) in entry.enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.region_argument(argument, None);
    }
    printer.write(")");
}
