//! `counted($x, attr-dict, type($x), type($results))`: a number of results that all have the type of an operand, `[2] %x {...} : i8`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let ([operand, _, types, results], Some(def)) = (arguments.bound(), arguments.def()) else {
        return Ok(false);
    };
    if !parser.asm().eat(Tok::LSquare) {
        return Ok(false);
    }
    let span = parser.asm().span();
    let count = parser.asm().integer::<u16>()?;
    parser.asm().expect(Tok::RSquare)?;
    let name = parser.operand()?;
    parser.attr_dict(def, arguments, false)?;
    parser.asm().expect(Tok::Colon)?;
    let at = parser.asm().span().start;
    let ty = parser.asm().ty()?;
    arguments.set_operands(operand, &[name], span.start);
    arguments.add_types(types, &[ty], at);
    arguments.add_types(results, &vec![ty; usize::from(count)], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let ([operand, _, types, results], Some(def)) = (arguments, op.def()) else { return };
    printer.write(&format!("[{}] ", results.types_of(op).len()));
    printer.operands(operand.operands_of(op));
    printer.attr_dict(op, def, false);
    printer.write(" : ");
    printer.types(types.types_of(op));
}
