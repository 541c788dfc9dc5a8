//! `wide-integer($value)`: an integer without its type, `-123`. The type is unsigned and has four bits for each digit, one more if the
//! highest of these is set, and 64 without digits but zeros, as those in which MLIR's parser reads an integer of any size; a negative one
//! is its two's complement.

use isogloss::builtin::{IntegerAttr, IntegerType, Signedness};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::numeric::ApInt;
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [value] = arguments.bound() else { return Ok(false) };
    let is_negative = parser.asm().eat(Tok::Minus);
    let span = parser.asm().span();
    let token = parser.asm().expect_as(Tok::Integer, "expected an integer")?;
    let text = String::from_utf8_lossy(parser.asm().text(token)).into_owned();
    let digits = text.strip_prefix("0x").unwrap_or(&text).trim_start_matches('0');
    let bits = if digits.is_empty() { 64 } else { digits.len().saturating_mul(4) };
    let widths = [bits, bits.saturating_add(1)].into_iter().filter_map(|bits| u32::try_from(bits).ok());
    let read = widths
        .filter(|width| *width <= IntegerType::MAX_WIDTH)
        .find_map(|width| Some((width, ApInt::from_literal(width, Signedness::Signed, false, &text).ok()?)));
    let Some((width, read)) = read else {
        return Err(parser.error_at("integer value too large", span));
    };
    let read = if is_negative { read.wrapping_neg() } else { read };
    let ty = IntegerType::get(parser.asm().context(), width, Signedness::Unsigned);
    arguments.set_property(value, IntegerAttr::of_value(ty.into(), &read).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(value) = arguments.first().and_then(|value| value.property_of(op)) else { return };
    match value.dyn_cast::<IntegerAttr<'_>>() {
        Some(value) => printer.write(&value.value().display(Signedness::Signed).to_string()),
        // An operation that was not verified may have any attribute.
        None => printer.attribute(value),
    }
}
