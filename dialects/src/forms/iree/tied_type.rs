//! `tied-type(type($result), $sizes, $ties, "a.b")`: a type with the values of its dynamic dimensions, after the operand that the
//! result is tied to: `%a as tensor<?xf32>{%d}`. Without `$ties` the type is of an operand, and this operand is before it.

use super::ties::{self, TiedResults};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument, TypesOf};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [result, sizes, rest @ ..] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at_type() && !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let mut found = TiedResults::default();
    if parser.asm().at(Tok::PercentId) {
        parser.operand()?;
        if !parser.asm().eat_keyword("as") {
            return Err(parser.error("expected 'as'"));
        }
        found.ties.push(0);
    } else {
        found.ties.push(-1);
    }
    let ty = parser.asm().ty()?;
    found.types.push(ty);
    found.sizes.extend(super::ties::sizes(parser, ty, rest)?);
    arguments.add_types(result, &found.types, at);
    arguments.set_operands(sizes, &found.sizes, at);
    if let (Some(tied), Some(attribute)) = (rest.first(), found.attribute(parser.asm().context())) {
        arguments.set_property(tied, attribute);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [result, sizes, rest @ ..] = arguments else { return };
    let tied = match (result, ties::ties(op, rest.first()).first()) {
        (_, Some(tie)) => usize::try_from(*tie).ok().and_then(|at| op.operand(at)),
        (OpArgument::Types(TypesOf::Operand(index)), None) => op.operand_group(usize::from(*index)).next(),
        (_, None) => None,
    };
    if let Some(operand) = tied {
        printer.operand(operand);
        printer.write(" as ");
    }
    let mut sizes = sizes.operands_of(op);
    for ty in result.types_of(op) {
        ties::print_sized(printer, ty, &mut sizes, rest);
    }
}
