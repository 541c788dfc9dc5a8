//! `applied-map($map, $operands)`: an affine map or set, and the values that it is applied to, those of its dimensions and those of
//! its symbols, which are of the type `index`: `affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b]`.

use isogloss::Attribute;
use isogloss::affine::AffineMapAttr;
use isogloss::affine::IntegerSetAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [map, operands, types @ ..] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at_keyword("affine_map")
        && !parser.asm().at_keyword("affine_set")
        && !parser.asm().at(Tok::HashId)
    {
        return Ok(false);
    }
    let span = parser.asm().span();
    let attribute = parser.asm().attribute()?;
    let Some((dims, symbols)) = inputs(attribute) else {
        return Err(parser.error_at("invalid kind of attribute specified", span));
    };
    let at = parser.asm().span().start;
    let mut names = parser.delimited_operands(Delimiter::Paren, Some(dims))?;
    if symbols > 0 || parser.asm().at(Tok::LSquare) {
        names.extend(parser.delimited_operands(Delimiter::Square, Some(symbols))?);
    }
    arguments.set_property(map, attribute);
    arguments.set_operands(operands, &names, at);
    let indices = vec![parser.asm().context().index(); names.len()];
    types.iter().for_each(|types| arguments.add_types(types, &indices, at));
    Ok(true)
}

/// The numbers of dimensions and symbols of an affine map or set.
fn inputs(attribute: Attribute<'_>) -> Option<(usize, usize)> {
    if let Some(map) = attribute.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map) {
        return Some((map.num_dims() as usize, map.num_symbols() as usize));
    }
    let set = attribute.dyn_cast::<IntegerSetAttr<'_>>().map(IntegerSetAttr::set)?;
    Some((set.num_dims() as usize, set.num_symbols() as usize))
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [map, OpArgument::Operand(operands), ..] = arguments else { return };
    let Some(map) = map.property_of(op) else { return };
    printer.attribute(map);
    let dims = inputs(map).map_or(0, |(dims, _)| dims);
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
