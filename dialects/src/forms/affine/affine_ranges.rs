//! `affine-ranges($lower, $lower_groups, $upper, $upper_groups, $steps, $operands, $reductions, type($results), $body, "addf=0")`: a loop with
//! several indices: `(%i, %j) = (0, max(%a, 3)) to (%n, 10) step (1, 2) reduce ("addf") -> (f32)`. Each of the maps has the results
//! of all bounds of one side, and the groups say how many of them each index has; the operands are the dimensions and symbols of the
//! first map, and those of the second one. The reductions are numbers, written as these words.

use isogloss::Attribute;
use isogloss::affine::AffineMapAttr;
use isogloss::builtin::{ArrayAttr, DenseElementsAttr, IntegerAttr, RankedTensorType};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::map_text::{MapText, print_result};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [lower, lower_groups, upper, upper_groups, steps, operands, reductions, results, body, words @ ..] =
        arguments.bound()
    else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let context = parser.asm().context();
    let at = parser.asm().span().start;
    let mut entry = Vec::new();
    parser.comma_separated(Delimiter::Paren, |parser| {
        let name = parser.located_argument_name()?;
        entry.push(parser.entry_argument(name, context.index()));
        Ok(())
    })?;
    parser.asm().expect(Tok::Equal)?;
    let mut values = Vec::new();
    let mut text = MapText::default();
    for (map, groups, word) in [(lower, lower_groups, "max"), (upper, upper_groups, "min")] {
        if word == "min" {
            parser.asm().expect_keyword("to")?;
        }
        let sizes = bounds(parser, word, &mut text)?;
        arguments.set_property(map, text.map(parser, at..at + 1)?);
        values.extend_from_slice(text.values());
        let ty = RankedTensorType::get(context, &[sizes.len() as i64], context.i32(), None);
        let sizes = DenseElementsAttr::from_i64s(ty.into(), &sizes)
            .map_err(|error| parser.error_at(error.message(), at..at + 1))?;
        arguments.set_property(groups, sizes.into());
    }
    let i64_type = context.integer(64);
    let mut widths: Vec<Attribute<'c>> = vec![IntegerAttr::get(i64_type, 1_i64).into(); entry.len()];
    if parser.asm().eat_keyword("step") {
        widths.clear();
        parser.comma_separated(Delimiter::Paren, |parser| {
            widths.push(IntegerAttr::get(i64_type, parser.integer()?).into());
            Ok(())
        })?;
    }
    arguments.set_property(steps, ArrayAttr::get(context, &widths).into());
    let mut numbers: Vec<Attribute<'c>> = Vec::new();
    let mut types = Vec::new();
    if parser.asm().eat_keyword("reduce") {
        parser.comma_separated(Delimiter::Paren, |parser| {
            let span = parser.asm().span();
            let word = parser.asm().string()?.into_owned();
            let known = OpArgument::texts(words).filter_map(|text| text.split_once('='));
            let number = known
                .filter(|(known, _)| known.as_bytes() == word)
                .find_map(|(_, number)| number.parse::<i64>().ok());
            let Some(number) = number else {
                let message = format!("invalid reduction value: \"{}\"", String::from_utf8_lossy(&word));
                return Err(parser.error_at(message, span));
            };
            numbers.push(IntegerAttr::get(i64_type, number).into());
            Ok(())
        })?;
        types = parser.arrow_types()?;
    }
    arguments.set_property(reductions, ArrayAttr::get(context, &numbers).into());
    arguments.set_operands(operands, &values, at);
    arguments.add_types(results, &types, at);
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

/// Parses the bounds of one side: the results of a map, and the sizes of the groups.
fn bounds(parser: &mut OpParser<'_, '_, '_>, word: &str, text: &mut MapText) -> Parsed<Vec<i64>> {
    let mut groups = Vec::new();
    text.clear();
    parser.comma_separated(Delimiter::Paren, |parser| {
        if !parser.asm().eat_keyword(word) {
            groups.push(1);
            return text.value(parser);
        }
        let mut count = 0;
        parser.comma_separated(Delimiter::Paren, |parser| {
            count += 1;
            text.value(parser)
        })?;
        groups.push(count);
        Ok(())
    })?;
    Ok(groups)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [lower, lower_groups, upper, upper_groups, steps, operands, reductions, results, body, words @ ..] =
        arguments
    else {
        return;
    };
    let types = results.types_of(op);
    if printer.is_collecting() {
        // Maps and sizes are not written as attributes.
        return printer.types(types);
    }
    let entry: Vec<_> = body.entry_of(op).collect();
    let indices = entry.len();
    printer.write("(");
    printer.operands(entry);
    printer.write(") = ");
    let mut values = operands.operands_of(op);
    for (map, groups, word) in [(lower, lower_groups, "max"), (upper, upper_groups, "min")] {
        if word == "min" {
            printer.write(" to ");
        }
        let of = |argument: &OpArgument| argument.property_of(op);
        let Some(map) = of(map).and_then(|map| map.dyn_cast::<AffineMapAttr<'_>>()) else { continue };
        let groups = of(groups)
            .and_then(|groups| groups.dyn_cast::<DenseElementsAttr<'_>>())
            // An operation that was not verified may have any number of them.
            .filter(|groups| groups.num_elements() <= indices as u64)
            .and_then(DenseElementsAttr::to_i64s)
            .unwrap_or_default();
        let inputs = (map.map().num_dims() + map.map().num_symbols()) as usize;
        let rest = values.slice(inputs..values.len());
        values = values.slice(0..inputs);
        let dims = map.map().num_dims() as usize;
        let mut results = map.map().results();
        printer.write("(");
        for (at, group) in groups.into_iter().enumerate() {
            printer.write(if at == 0 { "" } else { ", " });
            if group != 1 {
                printer.write(word);
                printer.write("(");
            }
            for (at, result) in results.by_ref().take(usize::try_from(group).unwrap_or(0)).enumerate() {
                printer.write(if at == 0 { "" } else { ", " });
                print_result(printer, result, &values, dims);
            }
            printer.write(if group == 1 { "" } else { ")" });
        }
        printer.write(")");
        values = rest;
    }
    let list = |argument: &OpArgument| {
        let array = argument.property_index().and_then(|at| op.property(at)?.dyn_cast::<ArrayAttr<'_>>());
        let elements = array.map(|array| array.elements()).unwrap_or_default();
        elements
            .iter()
            .filter_map(|element| element.dyn_cast::<IntegerAttr<'_>>()?.value().to_i64())
            .collect::<Vec<i64>>()
    };
    let widths = list(steps);
    if widths.iter().any(|width| *width != 1) {
        printer.write(" step (");
        for (at, width) in widths.into_iter().enumerate() {
            printer.write(if at == 0 { "" } else { ", " });
            printer.asm().integer(width);
        }
        printer.write(")");
    }
    if !types.is_empty() {
        printer.write(" reduce (");
        for (at, number) in list(reductions).into_iter().enumerate() {
            let known = OpArgument::texts(words).filter_map(|text| text.split_once('='));
            let word = known.filter(|(_, known)| known.parse() == Ok(number)).map(|(word, _)| word).next();
            printer.write(if at == 0 { "\"" } else { ", \"" });
            printer.write(word.unwrap_or_default());
            printer.write("\"");
        }
        printer.write(") -> (");
        printer.types(types);
        printer.write(")");
    }
}
