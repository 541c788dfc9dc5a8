//! `tagged-group-clause($operands, type($operands), $tags, $sizes, $flags, $only, "#d.none", "word")`: as `tagged-groups`, in parentheses, after
//! tags without operands; a group whose flag is set has the word: `([#d.a], {word: %a : i32} [#d.b])`. Nothing with the tag of the string alone.

use super::tagged::{self, Tagged};
use isogloss::builtin::{ArrayAttr, IntegerAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, tags, sizes, flags, only, OpArgument::Text(none), OpArgument::Text(word)] =
        arguments.bound()
    else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let Some(before) = tagged::open_clause(parser, arguments, [operands, types, only], none)? else {
        return Ok(true);
    };
    let mut found = Tagged::default();
    found.groups(parser, none, Some(word), &[])?;
    parser.asm().expect(Tok::RParen)?;
    found.set(parser, arguments, [operands, types, tags], at);
    found.set_sizes(parser, arguments, sizes);
    arguments.set_property(flags, ArrayAttr::get(parser.asm().context(), &found.flags).into());
    arguments.set_property(only, ArrayAttr::get(parser.asm().context(), &before).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, tags, sizes, flags, only, OpArgument::Text(none), OpArgument::Text(word)] = arguments
    else {
        return;
    };
    if !tagged::print_open_clause(op, printer, [operands, tags, only], none) {
        return;
    }
    let flags = tagged::elements(op, flags);
    let has_word = |index: usize| {
        let flag = flags.get(index).and_then(|flag| flag.dyn_cast::<IntegerAttr<'_>>()?.to_i64());
        flag.is_some_and(|flag| flag != 0)
    };
    tagged::print_groups(op, printer, [operands, tags, sizes], none, |printer, index, operand| {
        if operand.is_none() && has_word(index) {
            printer.write(&format!("{word}: "));
        }
    });
    printer.write(")");
}
