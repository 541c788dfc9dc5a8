//! `space-loop($space, $begin, $used, type($space), type($begin), type($results), "!d.space<", "!d.iterator<", $body)`: an argument of a
//! region that is the iterator of a space, the coordinates that are used of the ones that it has, operands that the loop begins with, and
//! types: `%it in %space at(%c, _) iter_args(%a = %x) : !d.space<..., 0 to 2> -> i32`. See [`spaces`](super::spaces).

use super::spaces::{Parts, Tail, print_before_types, print_results};
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let Some(parts) = Parts::of(arguments.bound()) else { return Ok(false) };
    let [body] = parts.others else { return Ok(false) };
    if !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let name = parser.argument_name()?;
    parser.keyword("in")?;
    let space = parser.operand()?;
    let tail = Tail::parse(parser, arguments, &parts, &[space], Delimiter::None)?;
    let iterators: Vec<_> = [name].into_iter().zip(tail.iterators.iter().copied()).collect();
    let entry = tail.entry(parser, iterators);
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(parts) = Parts::of(arguments) else { return };
    let entry: Vec<_> = parts.others.iter().flat_map(|body| body.entry_of(op)).collect();
    let (iterator, others) = entry.split_last().map_or((None, &entry[..]), |(last, rest)| (Some(last), rest));
    let (begin, coordinates) = others.split_at(others.len().saturating_sub(parts.count(op)));
    iterator.into_iter().for_each(|iterator| printer.operand(*iterator));
    printer.write(" in ");
    printer.operands(parts.spaces.operands_of(op));
    print_before_types(op, printer, &parts, begin, coordinates);
    printer.types(parts.spaces.operands_of(op).map(ValueRef::ty));
    printer.write(" ");
    print_results(op, printer, &parts);
}
