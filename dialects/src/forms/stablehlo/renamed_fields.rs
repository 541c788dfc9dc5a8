//! `renamed-fields($a, "x", $b, "y")`: attributes after other names than theirs, `x = 1, y = [[2, 3]]`, in any order. Those that are
//! absent are left out; there may be none. A matrix of integers is a list of lists, of integers of 64 bits; elements of one
//! dimension are a list of integers or truth values, as an array is.

use isogloss::builtin::{DenseElementsAttr, ShapedType};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

/// The attributes with their names.
fn fields(arguments: &'static [OpArgument]) -> impl Iterator<Item = (u16, &'static str)> {
    arguments.chunks(2).filter_map(|pair| {
        let [OpArgument::Property(index), OpArgument::Text(name)] = pair else { return None };
        Some((*index, *name))
    })
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let Some(def) = arguments.def() else { return Ok(false) };
    let mut missing: Vec<(u16, &'static str)> = fields(arguments.bound()).collect();
    while let Some(at) = missing.iter().position(|(_, name)| parser.asm().at_keyword(name)) {
        parser.asm().advance();
        parser.asm().expect(Tok::Equal)?;
        let (index, _) = missing.remove(at);
        let before = parser.asm().checkpoint();
        let is_list = parser.asm().eat(Tok::LSquare);
        let is_matrix = is_list && parser.asm().at(Tok::LSquare);
        parser.asm().rewind(before);
        if is_matrix {
            let value = matrix(parser)?;
            arguments.set_property(&OpArgument::Property(index), value.into());
        } else {
            let read = parser.property(def, arguments, index, false, false);
            if let Err(error) = read {
                // A list of elements, unless the attribute is an array.
                let after = parser.asm().checkpoint();
                parser.asm().rewind(before);
                match is_list.then(|| elements(parser)) {
                    Some(Ok(value)) => arguments.set_property(&OpArgument::Property(index), value.into()),
                    Some(Err(_)) | None => {
                        parser.asm().rewind(after);
                        return Err(error);
                    }
                }
            }
        }
        if !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    Ok(true)
}

/// Parses `[1, 2]`, 64-bit integers, or `[true, false]`.
fn elements<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Parsed<DenseElementsAttr<'c>> {
    let (mut values, mut are_bools) = (Vec::new(), false);
    parser.comma_separated(Delimiter::Square, |parser| {
        are_bools = parser.asm().at_keyword("true") || parser.asm().at_keyword("false");
        values.push(if are_bools {
            i64::from(parser.asm().keyword()? == "true")
        } else {
            parser.integer()?
        });
        Ok(())
    })?;
    let context = parser.asm().context();
    let element = if are_bools { context.i1() } else { context.i64() };
    DenseElementsAttr::from_i64s_wrapping(context.tensor(&[values.len() as i64], element).into(), &values)
}

/// Parses `[[1, 2], [3, 4]]`.
fn matrix<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Parsed<DenseElementsAttr<'c>> {
    let span = parser.asm().span();
    let (mut values, mut widths) = (Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Square, |parser| {
        let before = values.len();
        parser.comma_separated(Delimiter::Square, |parser| {
            values.push(parser.integer()?);
            Ok(())
        })?;
        widths.push((values.len() - before) as i64);
        Ok(())
    })?;
    let width = widths.first().copied().unwrap_or(0);
    if widths.iter().any(|other| *other != width) {
        return Err(parser.error_at("expected lists of the same length", span));
    }
    let context = parser.asm().context();
    let ty = context.tensor(&[widths.len() as i64, width], context.i64());
    DenseElementsAttr::from_i64s(ty.into(), &values)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(def) = op.def() else { return };
    let mut is_first = true;
    for (index, name) in fields(arguments) {
        let index = usize::from(index);
        let (Some(property), Some(value)) = (def.properties.get(index), op.property(index)) else { continue };
        printer.write(if is_first { "" } else { ", " });
        is_first = false;
        printer.write(name);
        printer.write(" = ");
        let list = value.dyn_cast::<DenseElementsAttr<'_>>();
        let shape = list.and_then(|list| list.ty().dyn_cast::<ShapedType<'_>>()).and_then(ShapedType::shape);
        match (shape, list.and_then(DenseElementsAttr::to_i64s)) {
            (Some([_, width]), Some(numbers)) if *width > 0 => {
                for (row, numbers) in numbers.chunks(*width as usize).enumerate() {
                    printer.write(if row == 0 { "[[" } else { "], [" });
                    for (column, number) in numbers.iter().enumerate() {
                        printer.write(if column == 0 { "" } else { ", " });
                        printer.asm().integer(*number);
                    }
                }
                printer.write("]]");
            }
            (Some([_]), Some(numbers)) => {
                let are_bools = list.is_some_and(|list| list.element_type() == op.context().i1());
                printer.write("[");
                for (position, number) in numbers.iter().enumerate() {
                    printer.write(if position == 0 { "" } else { ", " });
                    if are_bools {
                        printer.write(if *number == 0 { "false" } else { "true" });
                    } else {
                        printer.asm().integer(*number);
                    }
                }
                printer.write("]");
            }
            _ => printer.attribute_of(property, value, false),
        }
    }
}
