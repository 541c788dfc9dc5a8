//! `attributions($body, "workgroup", "d.count", $first_attrs, "private", $second_attrs, ref($type))`: more arguments of a region in two lists with
//! attributes, `workgroup(%a : i8 {d.x}) private(%b : i8)`. An attribute of this name, which the operation need not declare, has the
//! number of those of the first list; those of the second are the last ones. After the others are the refs of what comes before them: the
//! attribute of a function type, which has an argument for each input, or operands, which have two each.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, DictionaryAttr, FunctionType, IntegerAttr, TypeAttr};
use isogloss::ir::OpRef;
use isogloss::ir::ValueRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [
        body,
        OpArgument::Text(first),
        OpArgument::Text(count),
        first_attrs,
        OpArgument::Text(second),
        second_attrs,
        ..,
    ] = arguments.bound()
    else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let mut entry = Vec::new();
    for (word, list) in [(first, first_attrs), (second, second_attrs)] {
        let before = entry.len();
        let mut attributes: Vec<Attribute<'c>> = Vec::new();
        let mut has_any = false;
        if parser.asm().eat_keyword(word) {
            parser.comma_separated(Delimiter::Paren, |parser| {
                let name = parser.argument_name()?;
                parser.asm().expect(Tok::Colon)?;
                let ty = parser.asm().ty()?;
                let found = parser.attribute_dictionary()?;
                has_any |= found.entries().next().is_some();
                attributes.push(found.into());
                entry.push(parser.entry_argument(name, ty));
                Ok(())
            })?;
        }
        if has_any {
            arguments.set_property(list, ArrayAttr::get(context, &attributes).into());
        }
        if word == first {
            let number = IntegerAttr::get(context.integer(64), (entry.len() - before) as i64);
            arguments.add_attribute(count, number.into(), at)?;
        }
    }
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

/// How many arguments a ref says there are before the others.
fn leading(op: OpRef<'_, '_>, known: &OpArgument) -> usize {
    let ty = known.property_of(op);
    let ty = ty.and_then(|ty| ty.dyn_cast::<TypeAttr<'_>>()).map(TypeAttr::value);
    match ty.and_then(|ty| ty.dyn_cast::<FunctionType<'_>>()) {
        Some(ty) => ty.inputs().len(),
        None => 2 * known.operands_of(op).count(),
    }
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [
        body,
        OpArgument::Text(first),
        OpArgument::Text(count),
        first_attrs,
        OpArgument::Text(second),
        second_attrs,
        known @ ..,
    ] = arguments
    else {
        return;
    };
    let region = body.region_of(op);
    let all: Vec<ValueRef<'a, 'c>> =
        region.and_then(|region| region.entry()).into_iter().flat_map(|entry| entry.arguments()).collect();
    let number = op.attribute(count).and_then(|count| count.dyn_cast::<IntegerAttr<'_>>());
    let number =
        number.and_then(IntegerAttr::to_i64).and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
    let before: usize = known.iter().map(|known| leading(op, known)).sum();
    let middle = (before + number).min(all.len());
    let lists = [(first, first_attrs, before.min(middle)..middle), (second, second_attrs, middle..all.len())];
    for (word, attributes, range) in lists {
        if range.is_empty() {
            continue;
        }
        let attributes = attributes.elements_of(op);
        printer.write(&format!(" {word}("));
        for (index, argument) in all[range].iter().enumerate() {
            printer.write(if index == 0 { "" } else { ", " });
            printer.operand(*argument);
            printer.write(" : ");
            printer.ty(argument.ty());
            let found = attributes.get(index).and_then(|found| found.dyn_cast::<DictionaryAttr<'_>>());
            printer.optional_attributes(found, &[]);
        }
        printer.write(")");
    }
}
