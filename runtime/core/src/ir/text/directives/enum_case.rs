//! `enum($x)`: an attribute that is a case of an enum, without the mnemonic and the angle brackets of its own format.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument, PropertyText};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [OpArgument::Property(index)] = arguments.bound() else { return Ok(false) };
    let Some(def) = arguments.def else { return Ok(false) };
    // Whatever the options say, the directive means the case alone.
    if let Some(PropertyText::OfDef(of)) = def.properties.get(usize::from(*index)).map(|found| found.text)
        && let Some(value) = parser.asm().optional_case(of)?
    {
        arguments.properties[usize::from(*index)] = Some(value);
        return Ok(true);
    }
    if !parser.at_property(def, *index) && !parser.asm().at(Tok::Less) {
        return Ok(false);
    }
    parser.property(def, arguments, *index, false, false)?;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let ([OpArgument::Property(index)], Some(def)) = (arguments, op.def()) else { return };
    printer.case(op, def, *index);
}
