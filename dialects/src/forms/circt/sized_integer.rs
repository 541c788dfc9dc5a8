//! `sized-integer($value, type($x))`: an integer and a type, `5 : !d.int<8>`. The integer has as many bits as the last number in the text
//! of the type, or as it needs, and is signed if the type is: if there is `sint` in its text.

use isogloss::builtin::{IntegerAttr, IntegerType, Signedness};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [value, attr_dict @ .., types] = arguments.bound() else { return Ok(false) };
    if !matches!(parser.asm().token().kind, Tok::Integer | Tok::Minus) {
        return Ok(false);
    }
    let span = parser.asm().span();
    let number = parser.asm().integer::<i128>()?;
    if let (false, Some(def)) = (attr_dict.is_empty(), arguments.def()) {
        parser.attr_dict(def, arguments, false)?;
    }
    parser.asm().expect(Tok::Colon)?;
    let at = parser.asm().span().start;
    let ty = parser.asm().ty()?;
    let text = ty.to_string();
    let is_signed = text.contains("sint");
    let bits = text.rsplit(|character: char| !character.is_ascii_digit()).find(|digits| !digits.is_empty());
    let needed = (128 - if number < 0 { (!number).leading_zeros() } else { number.leading_zeros() }).max(1)
        + u32::from(is_signed);
    let bits = bits.and_then(|bits| bits.parse::<u32>().ok()).unwrap_or(needed);
    let signedness = if is_signed { Signedness::Signed } else { Signedness::Unsigned };
    let context = parser.asm().context();
    if bits > IntegerType::MAX_WIDTH {
        return Err(parser.error_at(format_args!("has a type with too many bits, '{ty}'"), at..at + 1));
    }
    let of = IntegerType::get(context, bits, signedness);
    if number < 0 && !is_signed || needed > bits && !(bits == 0 && number == 0) {
        return Err(parser.error_at(format_args!("has an integer that does not fit '{ty}'"), span));
    }
    let words = [number as u64, (number >> 64) as u64];
    let value_of = isogloss::numeric::ApInt::from_words(bits.max(1), &words);
    let attribute =
        if bits == 0 { IntegerAttr::get(of.into(), 0) } else { IntegerAttr::of_value(of.into(), &value_of) };
    arguments.set_property(value, attribute.into());
    arguments.add_types(types, &[ty], at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [value, attr_dict @ .., types] = arguments else { return };
    let Some(value) = value.property_of(op) else { return };
    match value.dyn_cast::<IntegerAttr<'_>>() {
        Some(integer) => {
            let text = integer.to_string();
            printer.write(text.split_once(' ').map_or(text.as_str(), |(number, _)| number));
        }
        // An operation that was not verified may have any attribute.
        None => printer.attribute(value),
    }
    if let (false, Some(def)) = (attr_dict.is_empty(), op.def()) {
        printer.attr_dict(op, def, false);
    }
    printer.write(" : ");
    printer.types(types.types_of(op));
}
