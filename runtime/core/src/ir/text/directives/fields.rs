//! `struct($a, $b)`: attributes after their names, `a = 1, b = 2`, in any order. Those that may be absent are left out if they
//! are, or have their default values.

use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let Some(def) = arguments.def() else { return Ok(false) };
    let mut missing: Vec<usize> = arguments.bound().iter().filter_map(OpArgument::property_index).collect();
    if !missing.iter().any(|index| parser.asm().at_keyword(def.properties[*index].name)) {
        return Ok(false);
    }
    loop {
        let at = missing.iter().position(|index| parser.asm().at_keyword(def.properties[*index].name));
        let Some(at) = at else {
            let names: Vec<&str> = missing.iter().map(|index| def.properties[*index].name).collect();
            return Err(parser.error(format_args!("expected one of the names [{}]", names.join(", "))));
        };
        parser.asm().advance();
        parser.asm().expect(Tok::Equal)?;
        let index = missing.remove(at);
        parser.property(def, arguments, index as u16, false, false)?;
        if missing.is_empty() || !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    let required = missing.iter().map(|index| &def.properties[*index]).find(|property| property.required);
    match required {
        Some(property) => Err(parser.error(format_args!("expected '{} = '", property.name))),
        None => Ok(true),
    }
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(def) = op.def() else { return };
    let mut is_first = true;
    for index in arguments.iter().filter_map(OpArgument::property_index) {
        let (Some(property), Some(value)) = (def.properties.get(index), op.property(index)) else { continue };
        if property.is_default(value) {
            continue;
        }
        printer.write(if is_first { "" } else { ", " });
        is_first = false;
        printer.write(property.name);
        printer.write(" = ");
        printer.attribute_of(property, value, false);
    }
}
