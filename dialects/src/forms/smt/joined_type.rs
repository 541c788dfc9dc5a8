//! `joined-type(ref(type($a)), ref(type($b)), type($result), "!d.bits<", ">")`: no text. The result has the type whose number is the sum of
//! those in the types of the operands, `!d.bits<12>` of `!d.bits<8>` and `!d.bits<4>`.

use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::type_text::{made, number};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types @ .., result, OpArgument::Text(before), OpArgument::Text(after)] = arguments.bound() else {
        return Ok(false);
    };
    let at = parser.asm().span();
    let mut sum = 0_u64;
    for ty in types.iter().flat_map(|types| arguments.types(types)) {
        let found = number(&ty.to_string(), before, after).and_then(|number| sum.checked_add(number));
        let Some(found) = found else {
            return Err(parser.error_at(format_args!("expected '{before}...{after}', but got '{ty}'"), at));
        };
        sum = found;
    }
    let ty = made(parser, &format!("{before}{sum}{after}"))?;
    arguments.add_types(result, &[ty], at.start);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
