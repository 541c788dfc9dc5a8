//! `affine-loop($lower, $lower_operands, $upper, $upper_operands, $step, $inits, type($inits), type($results), $body)`: a loop with
//! affine bounds: `%i = 0 to %n step 2 iter_args(%a = %b) -> (i32)`. A bound is a number, a value, or a map and the values that it
//! is applied to, after `max` or `min` if it has several results. The body has the index and the values of `iter_args`.

use isogloss::affine::{AffineExpr, AffineMap, AffineMapAttr};
use isogloss::builtin::IntegerAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::UnresolvedOperand;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [lower, lower_operands, upper, upper_operands, step, inits, types, results, body] = arguments.bound()
    else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::PercentId) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let index = parser.located_argument_name()?;
    arguments.add_entry_arguments(body, &[parser.entry_argument(index, context.index())]);
    parser.asm().expect(Tok::Equal)?;
    let (map, names) = bound(parser, "lower", "max")?;
    arguments.set_property(lower, AffineMapAttr::get(context, map).into());
    arguments.set_operands(lower_operands, &names, at);
    parser.asm().literal("to")?;
    let (map, names) = bound(parser, "upper", "min")?;
    arguments.set_property(upper, AffineMapAttr::get(context, map).into());
    arguments.set_operands(upper_operands, &names, at);
    let width = if parser.asm().eat_keyword("step") {
        width(parser)?
    } else {
        IntegerAttr::get(context.index(), 1_i64)
    };
    arguments.set_property(step, width.into());
    let (mut values, mut list) = (Vec::new(), Vec::new());
    if parser.asm().eat_keyword("iter_args") {
        let assignments = parser.assignments()?;
        list = parser.arrow_types()?;
        for (name, ty) in assignments.arguments.iter().zip(&list) {
            arguments.add_entry_arguments(body, &[parser.entry_argument(*name, *ty)]);
        }
        values = assignments.operands;
    }
    arguments.set_operands(inits, &values, at);
    arguments.add_types(types, &list, at);
    arguments.add_types(results, &list, at);
    Ok(true)
}

/// Parses a step, which is not negative.
fn width<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Parsed<IntegerAttr<'c>> {
    let span = parser.asm().span();
    let index = parser.asm().context().index();
    let attribute = parser.asm().attribute_of_type(Some(index))?;
    let Some(width) = attribute.dyn_cast::<IntegerAttr<'_>>() else {
        return Err(parser.error_at("invalid kind of attribute specified", span));
    };
    if width.value().to_i64().is_some_and(i64::is_negative) {
        let message = "expected step to be representable as a positive signed integer";
        return Err(parser.error_at(message, span));
    }
    Ok(width)
}

/// Parses a bound.
fn bound<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    which: &str,
    word: &str,
) -> Parsed<(AffineMap<'c>, Vec<UnresolvedOperand>)> {
    let context = parser.asm().context();
    let has_word = parser.asm().eat_keyword(word);
    if parser.asm().at(Tok::PercentId) {
        let name = parser.operand()?;
        return Ok((AffineMap::get(context, 0, 1, &[AffineExpr::symbol(context, 0)]), vec![name]));
    }
    let span = parser.asm().span();
    let attribute = parser.asm().attribute_of_type(Some(context.index()))?;
    if let Some(number) = attribute.dyn_cast::<IntegerAttr<'_>>().and_then(|number| number.value().to_i64()) {
        return Ok((AffineMap::constant(context, number), Vec::new()));
    }
    let Some(map) = attribute.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map) else {
        return Err(parser.error_at("expected an integer, a value or an affine map", span));
    };
    let mut names = parser.delimited_operands(Delimiter::Paren, Some(map.num_dims() as usize))?;
    if map.num_symbols() > 0 || parser.asm().at(Tok::LSquare) {
        names.extend(parser.delimited_operands(Delimiter::Square, Some(map.num_symbols() as usize))?);
    }
    if map.num_results() > 1 && !has_word {
        let message = format!("{which} loop bound affine map with multiple results requires '{word}' prefix");
        return Err(parser.error_at(message, span));
    }
    Ok((map, names))
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [lower, lower_operands, upper, upper_operands, step, inits, _, results, body] = arguments else {
        return;
    };
    let mut entry = body.entry_of(op);
    if let Some(index) = entry.next() {
        printer.operand(index);
        printer.argument_location(index.loc());
    }
    printer.write(" = ");
    print_bound(op, printer, "max", [lower, lower_operands]);
    printer.write(" to ");
    print_bound(op, printer, "min", [upper, upper_operands]);
    let step = step.property_of(op);
    let step = step.and_then(|step| step.dyn_cast::<IntegerAttr<'_>>()?.value().to_i64());
    if let Some(step) = step.filter(|step| *step != 1) {
        printer.write(" step ");
        printer.asm().integer(step);
    }
    let arguments: Vec<_> = entry.collect();
    if !arguments.is_empty() {
        printer.assignments("iter_args", arguments, inits.operands_of(op));
        printer.optional_arrow_types(results.types_of(op));
    }
}

/// Prints a bound.
fn print_bound<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    word: &str,
    [map, operands]: [&OpArgument; 2],
) {
    let Some(value) = map.property_of(op) else { return };
    // An operation that was not verified may have any attribute.
    let Some(map) = value.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map) else {
        return printer.attribute(value);
    };
    let operands = || operands.operands_of(op);
    let mut results = map.results();
    if let (Some(only), None) = (results.next(), results.next()) {
        if let (Some(number), 0, 0) = (only.as_constant(), map.num_dims(), map.num_symbols()) {
            return printer.asm().integer(number);
        }
        if let (Some(0), 0, 1, Some(operand)) =
            (only.as_symbol(), map.num_dims(), map.num_symbols(), operands().next())
        {
            return printer.operand(operand);
        }
    } else {
        printer.write(word);
        printer.write(" ");
    }
    printer.attribute(value);
    let dims = map.num_dims() as usize;
    printer.write("(");
    printer.operands(operands().take(dims));
    printer.write(")");
    let mut symbols = operands().skip(dims).peekable();
    if symbols.peek().is_some() {
        printer.write("[");
        printer.operands(symbols);
        printer.write("]");
    }
}
