//! `applied-map($map, $operands)`: an affine map, and the values that it is applied to, those of its dimensions and those of
//! its symbols: `affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b]`.

use crate::affine::AffineMapAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
) -> Parsed<bool> {
    let [map, operands] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at_keyword("affine_map") && !parser.asm().at(Tok::HashId) {
        return Ok(false);
    }
    let span = parser.asm().span();
    let attribute = parser.asm().attribute()?;
    let Some(value) = attribute.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map) else {
        return Err(parser.error_at("invalid kind of attribute specified", span));
    };
    let at = parser.asm().span().start;
    let (dims, symbols) = (value.num_dims() as usize, value.num_symbols() as usize);
    let mut names = parser.delimited_operands(Delimiter::Paren, Some(dims))?;
    if symbols > 0 || parser.asm().at(Tok::LSquare) {
        names.extend(parser.delimited_operands(Delimiter::Square, Some(symbols))?);
    }
    arguments.set_property(map, attribute);
    arguments.set_operands(operands, &names, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [map, OpArgument::Operand(operands)] = arguments else { return };
    let Some(map) = map.property_of(op) else { return };
    printer.attribute(map);
    let dims = map.dyn_cast::<AffineMapAttr<'_>>().map_or(0, |map| map.map().num_dims() as usize);
    let operands = op.operand_group(usize::from(*operands));
    printer.write("(");
    printer.operands(operands.clone().take(dims));
    printer.write(")");
    let symbols = operands.skip(dims);
    if symbols.len() > 0 {
        printer.write("[");
        printer.operands(symbols);
        printer.write("]");
    }
}
