//! `sized-function(ref($operands), type($operands), $operand_sizes, type($results), $result_sizes, $ties, "a.b")`: a function
//! type, whose types have the values of their dynamic dimensions, and whose results may be tied to operands:
//! `(tensor<?xf32>{%d}, i32) -> (%a as tensor<4xf32>)`.

use super::ties::{self, TiedResults};
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, operand_sizes, results, result_sizes, tied, size_names @ ..] = arguments.bound()
    else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let (mut list, mut sizes) = (Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        let ty = parser.asm().ty()?;
        list.push(ty);
        sizes.extend(super::ties::sizes(parser, ty, size_names)?);
        Ok(())
    })?;
    arguments.add_types(types, &list, at);
    arguments.set_operands(operand_sizes, &sizes, at);
    parser.asm().expect(Tok::Arrow)?;
    let names = arguments.operand_names(operands).to_vec();
    let mut found = TiedResults::default();
    let at = parser.asm().span().start;
    if parser.asm().at(Tok::LParen) {
        parser.comma_separated(Delimiter::Paren, |parser| {
            found.one(parser, (&names, &list), Some(size_names))
        })?;
    } else {
        found.one(parser, (&names, &list), Some(size_names))?;
    }
    arguments.add_types(results, &found.types, at);
    arguments.set_operands(result_sizes, &found.sizes, at);
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
    let [operands, types, operand_sizes, results, result_sizes, tied, names @ ..] = arguments else { return };
    printer.write("(");
    let mut sizes = operand_sizes.operands_of(op);
    for (index, ty) in types.types_of(op).into_iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        ties::print_sized(printer, ty, &mut sizes, names);
    }
    printer.write(") -> ");
    let operands: Vec<ValueRef<'a, 'c>> = operands.operands_of(op).collect();
    let mut sizes = result_sizes.operands_of(op);
    let numbers = ties::ties(op, Some(tied));
    ties::print_results(printer, &results.types_of(op), &numbers, &operands, |printer, ty| {
        ties::print_sizes(printer, ty, &mut sizes, names);
    });
}
