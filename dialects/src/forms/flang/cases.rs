//! `cases($compared, type($compared), $operands, type($operands), $targets, ref(type($x)), "d.tags", "d.counts", "d.compared")`: the cases
//! of a switch in brackets: an attribute, values that `$x` is compared with, and a block with operands, `[#d.is, %a, ^bb1(%b : i8), unit, ^bb2]`.
//! Attributes of these names, which the operation need not declare, have the first ones, and the numbers of operands and of compared values
//! of each case.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, DenseArrayAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [compared, compared_types, operands, types, targets, subject, names @ ..] = arguments.bound() else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::LSquare) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let (mut tags, mut blocks) = (Vec::<Attribute<'c>>::new(), Vec::new());
    let (mut values, mut found, mut list) = (Vec::new(), Vec::new(), Vec::new());
    let (mut value_counts, mut counts) = (Vec::<i32>::new(), Vec::<i32>::new());
    let mut values_before = 0;
    parser.comma_separated(Delimiter::Square, |parser| {
        if parser.asm().at(Tok::PercentId) {
            values.push(parser.operand()?);
        } else if parser.asm().at(Tok::CaretId) {
            blocks.push(parser.successor()?);
            let before = found.len();
            if parser.asm().eat(Tok::LParen) {
                let passed = parser.typed_operands()?;
                parser.asm().expect(Tok::RParen)?;
                found.extend(passed.operands);
                list.extend(passed.types);
            }
            counts.push((found.len() - before) as i32);
            value_counts.push((values.len() - values_before) as i32);
            values_before = values.len();
        } else {
            tags.push(parser.asm().attribute()?);
        }
        Ok(())
    })?;
    let ty = arguments.types(subject).first().copied();
    arguments.set_operands(compared, &values, at);
    arguments.add_types(
        compared_types,
        &vec![ty; values.len()].into_iter().flatten().collect::<Vec<_>>(),
        at,
    );
    arguments.set_operands(operands, &found, at);
    arguments.add_types(types, &list, at);
    blocks.into_iter().for_each(|block| arguments.add_successor(targets, block));
    let entries: [Attribute<'c>; 3] = [
        ArrayAttr::get(context, &tags).into(),
        DenseArrayAttr::i32s(context, &counts).into(),
        DenseArrayAttr::i32s(context, &value_counts).into(),
    ];
    for (name, value) in OpArgument::texts(names).zip(entries) {
        arguments.add_attribute(name, value, at)?;
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [compared, _, operands, _, _, _, names @ ..] = arguments else { return };
    let mut names = OpArgument::texts(names);
    let tags = names.next().and_then(|name| op.attribute(name)?.dyn_cast::<ArrayAttr<'_>>());
    let tags = tags.map_or(&[][..], ArrayAttr::elements);
    let mut counts = || {
        let counts =
            names.next().and_then(|name| op.attribute(name)?.dyn_cast::<DenseArrayAttr<'_>>()?.to_i64s());
        counts.unwrap_or_default().into_iter().map(|count| usize::try_from(count).unwrap_or_default())
    };
    let (mut counts, mut value_counts) = (counts(), counts());
    let (mut values, mut passed) = (compared.operands_of(op), operands.operands_of(op));
    printer.write("[");
    for (index, (tag, block)) in tags.iter().zip(op.successors()).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.asm().attribute_without_type(*tag);
        printer.write(", ");
        for value in values.by_ref().take(value_counts.next().unwrap_or_default()) {
            printer.operand(value);
            printer.write(", ");
        }
        printer.successor(block);
        let own: Vec<_> = passed.by_ref().take(counts.next().unwrap_or_default()).collect();
        printer.passed_operands(own.iter().copied());
    }
    printer.write("]");
}
