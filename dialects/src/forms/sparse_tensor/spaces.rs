//! Loops over spaces. The directives `space-loop` and `space-cases` have the same text after the spaces:
//! `at(%c, _) iter_args(%a = %x) : !d.space<..., 0 to 2> -> i32`. The arguments of a region are those for the operands that a loop begins
//! with, for the coordinates that it uses, which are indices, and for its iterators.

use isogloss::Type;
use isogloss::builtin::IntegerAttr;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::type_text::made;
use isogloss::ir::text::{Assignments, EntryArgument, OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Delimiter, Parsed, Tok};

/// The arguments of a directive: spaces, operands that the loop begins with, the numbers of the coordinates that it uses, as the bits of
/// an integer, types of these and of the results, the texts that the types of spaces and of iterators begin with, and others.
pub(super) struct Parts {
    pub(super) spaces: &'static OpArgument,
    pub(super) begin: &'static OpArgument,
    used: &'static OpArgument,
    space_types: &'static OpArgument,
    begin_types: &'static OpArgument,
    results: &'static OpArgument,
    of_space: &'static str,
    of_iterator: &'static str,
    pub(super) others: &'static [OpArgument],
}

impl Parts {
    pub(super) fn of(arguments: &'static [OpArgument]) -> Option<Self> {
        let [
            spaces,
            begin,
            used,
            space_types,
            begin_types,
            results,
            OpArgument::Text(of_space),
            OpArgument::Text(of_iterator),
            others @ ..,
        ] = arguments
        else {
            return None;
        };
        Some(Self { spaces, begin, used, space_types, begin_types, results, of_space, of_iterator, others })
    }

    /// The coordinates that the loop uses.
    fn used_in(&self, op: OpRef<'_, '_>) -> u64 {
        self.used.property_of(op).map_or(0, bits)
    }

    /// The number of coordinates that the loop uses.
    pub(super) fn count(&self, op: OpRef<'_, '_>) -> usize {
        self.used_in(op).count_ones() as usize
    }
}

/// What a loop has after its spaces.
pub(super) struct Tail<'c> {
    coordinates: Vec<UnresolvedOperand>,
    assignments: Assignments,
    /// The types of the iterators of the spaces.
    pub(super) iterators: Vec<Type<'c>>,
    results: Vec<Type<'c>>,
}

impl<'c> Tail<'c> {
    /// Parses the text after spaces.
    pub(super) fn parse(
        parser: &mut OpParser<'_, '_, 'c>,
        arguments: &mut Arguments<'c>,
        parts: &Parts,
        spaces: &[UnresolvedOperand],
        delimiter: Delimiter,
    ) -> Parsed<Self> {
        let at = parser.asm().span().start;
        let (coordinates, used) =
            if parser.asm().eat_keyword("at") { defined(parser, Delimiter::Paren)? } else { (Vec::new(), 0) };
        let begins = parser.asm().eat_keyword("iter_args");
        let assignments = if begins { parser.assignments()? } else { Assignments::default() };
        parser.asm().expect(Tok::Colon)?;
        let (mut types, mut iterators) = (Vec::new(), Vec::new());
        parser.comma_separated(delimiter, |parser| {
            let place = parser.asm().span();
            let ty = parser.asm().ty()?;
            let Some(of) = ty.to_string().strip_prefix(parts.of_space).map(str::to_owned) else {
                let message =
                    format_args!("expected a type that begins with '{}', but got '{ty}'", parts.of_space);
                return Err(parser.error_at(message, place));
            };
            types.push(ty);
            iterators.push(made(parser, &format!("{}{of}", parts.of_iterator))?);
            Ok(())
        })?;
        let results = if begins { parser.arrow_types()? } else { Vec::new() };
        arguments.set_operands(parts.spaces, spaces, at);
        arguments.add_types(parts.space_types, &types, at);
        arguments.set_operands(parts.begin, &assignments.operands, at);
        arguments.add_types(parts.begin_types, &results, at);
        arguments.add_types(parts.results, &results, at);
        let ty = parser.known_type("i64")?;
        arguments.set_property(parts.used, IntegerAttr::get(ty, used as i64).into());
        Ok(Self { coordinates, assignments, iterators, results })
    }

    /// The arguments of a region with these iterators.
    pub(super) fn entry(
        &self,
        parser: &mut OpParser<'_, '_, 'c>,
        iterators: impl IntoIterator<Item = (UnresolvedOperand, Type<'c>)>,
    ) -> Vec<EntryArgument<'c>> {
        let index = parser.asm().context().index();
        let begin = self.assignments.arguments.iter().copied().zip(self.results.iter().copied());
        let coordinates = self.coordinates.iter().map(|name| (*name, index));
        begin.chain(coordinates).chain(iterators).map(|(name, ty)| parser.entry_argument(name, ty)).collect()
    }
}

/// Writes the text after spaces, up to their types.
pub(super) fn print_before_types<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    parts: &Parts,
    begin: &[ValueRef<'a, 'c>],
    coordinates: &[ValueRef<'a, 'c>],
) {
    let used = parts.used_in(op);
    if used != 0 {
        printer.write(" at(");
        let space = parts.spaces.operands_of(op).next().map(|space| space.ty().to_string());
        print_defined(printer, space.map_or(0, |space| dimensions(&space)), used, coordinates);
        printer.write(")");
    }
    printer.assignments("iter_args", begin.iter().copied(), parts.begin.operands_of(op));
    printer.write(" : ");
}

/// Writes the types of the results of a loop that has operands which it begins with.
pub(super) fn print_results<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>, parts: &Parts) {
    let types: Vec<_> = parts.begin.operands_of(op).map(ValueRef::ty).collect();
    printer.optional_bare_arrow_types(types.into_iter());
}

/// Names in some of several places, `%a, _, %b`, and the places as bits.
pub(super) fn defined(
    parser: &mut OpParser<'_, '_, '_>,
    delimiter: Delimiter,
) -> Parsed<(Vec<UnresolvedOperand>, u64)> {
    let (mut names, mut places, mut bit) = (Vec::new(), 0, Some(1_u64));
    parser.comma_separated(delimiter, |parser| {
        let Some(place) = bit else { return Err(parser.error("has more than 64 names in a list")) };
        if !parser.asm().eat_keyword("_") {
            names.push(parser.argument_name()?);
            places |= place;
        }
        bit = place.checked_mul(2);
        Ok(())
    })?;
    Ok((names, places))
}

/// Writes values in some of several places.
pub(super) fn print_defined<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    count: usize,
    places: u64,
    values: &[ValueRef<'a, 'c>],
) {
    let mut values = values.iter();
    for place in 0..count.min(64) {
        printer.write(if place == 0 { "" } else { ", " });
        match values.as_slice().first().filter(|_| places >> place & 1 == 1) {
            Some(value) => {
                printer.operand(*value);
                values.next();
            }
            None => printer.write("_"),
        }
    }
}

/// The bits of an integer attribute.
pub(super) fn bits(value: isogloss::Attribute<'_>) -> u64 {
    value.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64).map_or(0, |bits| bits as u64)
}

/// The number of dimensions of a space: its type ends with their number, as in `!d.space<..., lvls = 1>`, or with a range of numbers.
fn dimensions(space: &str) -> usize {
    let range = space.trim_end_matches('>').rsplit('=').next().unwrap_or_default();
    let mut numbers = range.split(" to ").map(|number| number.trim().parse::<usize>().unwrap_or_default());
    match (numbers.next(), numbers.next()) {
        (Some(from), Some(to)) => to.saturating_sub(from),
        (Some(_), None) | (None, _) => 1,
    }
}
