//! `shadowed($body, ref($operands), ref(type($operands)))`: a region that has an argument for each operand, which has the name of the
//! operand there.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [body, operands, types] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LBrace) {
        return Ok(false);
    }
    let names = arguments.operand_names(operands).iter().zip(arguments.types(types));
    let entry: Vec<_> = names.map(|(name, ty)| parser.entry_argument(*name, *ty)).collect();
    let region = parser.shadowing_region(&entry)?;
    arguments.add_region(body, region);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let region = arguments.first().and_then(|body| body.region_of(op));
    region.into_iter().for_each(|region| printer.region(region, false, true));
}
