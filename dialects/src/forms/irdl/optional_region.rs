//! `optional-region($body)`: a region, or nothing, if it has one block without operations and arguments.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [argument @ OpArgument::Region(index)] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LBrace) {
        let ir = parser.ir();
        let (region, block) = (ir.create_region(), ir.create_block());
        ir.append_block(region, block);
        arguments.add_region(argument, region);
        return Ok(true);
    }
    let Some(def) = arguments.def() else { return Ok(false) };
    let region = parser.region(&[])?;
    if parser.ir().region(region).is_empty() {
        let block = parser.ir().create_block();
        parser.ir().append_block(region, block);
    }
    parser.add_declared_region(def, arguments, *index, region);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Region(index)] = arguments else { return };
    let (Some(def), Some(region)) = (op.def(), op.region_group(usize::from(*index)).next()) else { return };
    let mut blocks = region.blocks();
    let is_bare =
        blocks.next().is_none_or(|entry| entry.first_op().is_none() && entry.arguments().len() == 0);
    if !(is_bare && blocks.next().is_none()) {
        printer.declared_region(def, region, true);
    }
}
