//! `joined-integer(ref(type($operands)), type($result))`: no text. The result is an integer with as many bits as the integers
//! together.

use isogloss::builtin::IntegerType;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, result] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let mut bits = 0_u32;
    for ty in arguments.types(operands) {
        let width = ty.dyn_cast::<IntegerType<'_>>().map(IntegerType::width);
        let sum =
            width.and_then(|width| bits.checked_add(width)).filter(|bits| *bits <= IntegerType::MAX_WIDTH);
        let Some(sum) = sum else {
            return Err(parser.error_at("expected integers", at..at + 1));
        };
        bits = sum;
    }
    let ty = parser.asm().context().integer(bits);
    arguments.add_types(result, &[ty], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
