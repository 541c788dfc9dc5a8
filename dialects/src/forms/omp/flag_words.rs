//! `flag-words($x, "none", "first", "second")`: an integer of 64 bits as words, one for each bit that is set, from the
//! lowest: `first, second`. Zero is the first word.

use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, OpArgument::Text(none), words @ ..] = arguments.bound() else { return Ok(false) };
    let mut bits = 0_i64;
    if !parser.asm().eat_keyword(none) {
        loop {
            let found = OpArgument::texts(words).position(|word| parser.asm().eat_keyword(word));
            let Some(found) = found else {
                let words: Vec<&str> = OpArgument::texts(words).collect();
                return Err(parser.error(format_args!("expected '{}'", words.join("' or '"))));
            };
            bits |= 1_i64.checked_shl(found as u32).unwrap_or_default();
            if !parser.asm().eat(Tok::Comma) {
                break;
            }
        }
    }
    let ty = parser.known_type("i64")?;
    arguments.set_property(attribute, IntegerAttr::get(ty, bits).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, OpArgument::Text(none), words @ ..] = arguments else { return };
    let value = attribute.property_of(op);
    let bits = value.and_then(|value| value.dyn_cast::<IntegerAttr<'_>>()?.to_i64()).unwrap_or_default();
    let set = |at: usize| bits.checked_shr(at as u32).unwrap_or_default() & 1 == 1;
    let found: Vec<&str> =
        OpArgument::texts(words).enumerate().filter(|(at, _)| set(*at)).map(|(_, word)| word).collect();
    printer.write(if found.is_empty() { none } else { "" });
    printer.write(&found.join(", "));
}
