//! `space-cases($spaces, $begin, $used, type($spaces), type($begin), type($results), "!d.space<", "!d.iterator<", $cases, $bodies)`: a loop over
//! several spaces, and a region for each case of iterators that are there:
//! `(%s, %t) at(%c, _) iter_args(%a = %x) : (!d.space<..., 0 to 2>, !d.space<..., 1>) -> i32 case %it, _ {...} case _, %it {...}`. `$cases`
//! has an integer for each, in which the bits of these are set. A terminator is not written if there are no results. See
//! [`spaces`](super::spaces).

use super::spaces::{Parts, Tail, bits, defined, print_before_types, print_defined, print_results};
use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, IntegerAttr};
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let (Some(parts), Some(def)) = (Parts::of(arguments.bound()), arguments.def()) else { return Ok(false) };
    let [cases, OpArgument::Region(bodies)] = parts.others else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let mut spaces = Vec::new();
    parser.comma_separated(Delimiter::Paren, |parser| {
        spaces.push(parser.operand()?);
        Ok(())
    })?;
    let tail = Tail::parse(parser, arguments, &parts, &spaces, Delimiter::Paren)?;
    let ty = parser.known_type("i64")?;
    let mut found: Vec<Attribute<'c>> = Vec::new();
    while parser.asm().eat_keyword("case") {
        let at = parser.asm().span();
        let (names, places) = defined(parser, Delimiter::None)?;
        let types: Vec<_> = tail
            .iterators
            .iter()
            .enumerate()
            .filter(|(place, _)| places.checked_shr(*place as u32).is_some_and(|bits| bits & 1 == 1))
            .map(|(_, ty)| *ty)
            .collect();
        if types.len() < names.len() {
            return Err(parser.error_at("has a case with more iterators than spaces", at));
        }
        let entry = tail.entry(parser, names.into_iter().zip(types));
        let region = parser.region(&entry)?;
        parser.add_declared_region(def, arguments, *bodies, region);
        found.push(IntegerAttr::get(ty, places as i64).into());
    }
    arguments.set_property(cases, ArrayAttr::get(parser.asm().context(), &found).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(parts) = Parts::of(arguments) else { return };
    let [cases, OpArgument::Region(bodies)] = parts.others else { return };
    let bodies: Vec<_> = op.region_group(usize::from(*bodies)).collect();
    let spaces: Vec<_> = parts.spaces.operands_of(op).collect();
    let begin = parts.begin.operands_of(op).count();
    let entries: Vec<Vec<ValueRef<'a, 'c>>> = bodies
        .iter()
        .map(|body| body.entry().into_iter().flat_map(|entry| entry.arguments()).collect())
        .collect();
    let first = entries.first().map_or(&[][..], Vec::as_slice);
    let (own, others) = first.split_at(begin.min(first.len()));
    printer.write("(");
    printer.operands(spaces.iter().copied());
    printer.write(")");
    print_before_types(op, printer, &parts, own, &others[..parts.count(op).min(others.len())]);
    printer.write("(");
    printer.types(spaces.iter().map(|space| space.ty()));
    printer.write(")");
    print_results(op, printer, &parts);
    let cases = cases.elements_of(op);
    for (index, (body, entry)) in bodies.iter().zip(&entries).enumerate() {
        let places = cases.get(index).copied().map_or(0, bits);
        let iterators = &entry[entry.len().saturating_sub(places.count_ones() as usize)..];
        printer.new_line();
        printer.write("case ");
        print_defined(printer, spaces.len(), places, iterators);
        printer.write(" ");
        printer.region(*body, false, begin > 0);
    }
}
