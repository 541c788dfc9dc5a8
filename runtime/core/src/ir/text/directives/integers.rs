//! `integers($array)`: a dense array of integers without brackets, `1, 2`.

use crate::builtin::DenseArrayAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [array, OpArgument::Text(element)] = arguments.bound() else { return Ok(false) };
    let start = parser.asm().span();
    let mut values = Vec::new();
    while parser.asm().at(Tok::Integer) || parser.asm().at(Tok::Minus) {
        values.push(parser.integer()?);
        if !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    let context = parser.asm().context();
    let value = if *element == "i64" {
        DenseArrayAttr::i64s(context, &values)
    } else {
        let narrow: Vec<i32> = values.iter().filter_map(|value| i32::try_from(*value).ok()).collect();
        if narrow.len() < values.len() {
            return Err(parser.error_at("integer value too large", start));
        }
        DenseArrayAttr::i32s(context, &narrow)
    };
    arguments.set_property(array, value.into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let value = arguments.first().and_then(OpArgument::property_index).and_then(|at| op.property(at));
    let list = value.and_then(|value| value.dyn_cast::<DenseArrayAttr<'_>>());
    for (index, value) in list.and_then(DenseArrayAttr::to_i64s).into_iter().flatten().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.asm().integer(value);
    }
}
