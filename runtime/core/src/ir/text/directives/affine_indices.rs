//! `affine-indices($map, $operands)`: the results of an affine map in brackets, with the operands in the places of its dimensions
//! and symbols: `[%i + 3, symbol(%n)]`.

use crate::affine::AffineMapAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::map_text::{list, print_list};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [map, operands] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LSquare) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let mut text = std::mem::take(&mut parser.made.map_text);
    arguments.set_property(map, list(parser, &mut text)?);
    arguments.set_operands(operands, text.values(), at);
    parser.made.map_text = text;
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [map, operands] = arguments else { return };
    let Some(value) = map.property_of(op) else { return };
    if printer.is_collecting() && value.isa::<AffineMapAttr<'_>>() {
        return;
    }
    print_list(printer, value, &operands.operands_of(op));
}
