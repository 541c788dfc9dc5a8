//! `tied-types(ref($operands), ref(type($operands)), type($results), $ties, $sizes, "a.b")`: the types of results, each with the
//! operand that it is tied to, `(%a as i32, f32)`; with `$sizes` also with the values of its dynamic dimensions.

use super::ties::{self, TiedResults};
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, results, tied, rest @ ..] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let mut found = TiedResults::default();
    let known = (arguments.operand_names(operands).to_vec(), arguments.types(types).to_vec());
    let names = rest.split_first().map(|(_, names)| names);
    if parser.asm().at(Tok::LParen) {
        parser.comma_separated(Delimiter::Paren, |parser| found.one(parser, (&known.0, &known.1), names))?;
    } else {
        found.one(parser, (&known.0, &known.1), names)?;
    }
    arguments.add_types(results, &found.types, at);
    if let Some(sizes) = rest.first() {
        arguments.set_operands(sizes, &found.sizes, at);
    }
    if let Some(attribute) = found.attribute(parser.asm().context()) {
        arguments.set_property(tied, attribute);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, results, tied, rest @ ..] = arguments else { return };
    let operands: Vec<ValueRef<'a, 'c>> = operands.operands_of(op).collect();
    let types = results.types_of(op);
    let mut sizes = rest.first().into_iter().flat_map(|sizes| sizes.operands_of(op));
    ties::print_results(printer, &types, &ties::ties(op, Some(tied)), &operands, |printer, ty| {
        ties::print_sizes(printer, ty, &mut sizes, rest.get(1..).unwrap_or_default());
    });
}
