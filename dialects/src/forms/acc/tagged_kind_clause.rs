//! `tagged-kind-clause($operands, type($operands), $kinds, $tags, $sizes, $only, "#d.none", "num=#d.kind<Num>")`: as `tagged-groups`, in
//! parentheses, after tags without operands; each operand has a kind: `([#d.a], {num=%a : i32} [#d.b])`. Nothing with the tag of the string
//! alone.

use super::tagged::{self, Tagged};
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, types, kinds, tags, sizes, only, OpArgument::Text(none), words @ ..] = arguments.bound()
    else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let Some(before) = tagged::open_clause(parser, arguments, [operands, types, only], none)? else {
        return Ok(true);
    };
    let mut found = Tagged::default();
    let words: Vec<&str> = OpArgument::texts(words).collect();
    found.groups(parser, none, None, &words)?;
    parser.asm().expect(Tok::RParen)?;
    found.set(parser, arguments, [operands, types, tags], at);
    found.set_sizes(parser, arguments, sizes);
    arguments.set_property(kinds, ArrayAttr::get(parser.asm().context(), &found.kinds).into());
    arguments.set_property(only, ArrayAttr::get(parser.asm().context(), &before).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, _, kinds, tags, sizes, only, OpArgument::Text(none), words @ ..] = arguments else {
        return;
    };
    if !tagged::print_open_clause(op, printer, [operands, tags, only], none) {
        return;
    }
    let kinds = tagged::elements(op, kinds);
    tagged::print_groups(op, printer, [operands, tags, sizes], none, |printer, _, operand| {
        let kind = operand.and_then(|operand| kinds.get(operand)).map(|kind| kind.to_string());
        let word = kind.and_then(|kind| OpArgument::texts(words).find_map(|word| word.strip_suffix(&kind)));
        printer.write(word.unwrap_or_default());
    });
    printer.write(")");
}
