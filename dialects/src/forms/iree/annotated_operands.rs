//! `annotated-operands($operands, $attributes, "d.a")`: operands, each with attributes `#d.a<...>` without their names:
//! `%a<x = 1>, %b[<x = 1>, <x = 2>]`. The array of attributes has an array for each operand.

use isogloss::Attribute;
use isogloss::builtin::ArrayAttr;
use isogloss::def::DefKind;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, attributes, OpArgument::Text(name)] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let Some(def) = context.def(DefKind::Attribute, name) else {
        return Err(parser.error(format_args!("has a format with the attribute `{name}`, which is unknown")));
    };
    let at = parser.asm().span().start;
    let (mut names, mut lists) = (Vec::new(), Vec::new());
    while parser.asm().at(Tok::PercentId) {
        names.push(parser.operand()?);
        let mut list: Vec<Attribute<'c>> = Vec::new();
        if parser.asm().at(Tok::LSquare) {
            parser.comma_separated(Delimiter::Square, |parser| {
                list.push(parser.asm().attribute_of_def(def)?);
                Ok(())
            })?;
        } else {
            list.push(parser.asm().attribute_of_def(def)?);
        }
        lists.push(Attribute::from(ArrayAttr::get(context, &list)));
        if !parser.asm().eat(Tok::Comma) {
            break;
        }
    }
    arguments.set_operands(operands, &names, at);
    arguments.set_property(attributes, ArrayAttr::get(context, &lists).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, attributes, _] = arguments else { return };
    let elements =
        |value: Attribute<'c>| value.dyn_cast::<ArrayAttr<'_>>().map_or(&[][..], ArrayAttr::elements);
    let lists = attributes.property_of(op).map_or(&[][..], elements);
    for (index, operand) in operands.operands_of(op).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.operand(operand);
        let list = lists.get(index).map_or(&[][..], |list| elements(*list));
        printer.write(if list.len() == 1 { "" } else { "[" });
        for (index, value) in list.iter().enumerate() {
            printer.write(if index == 0 { "" } else { ", " });
            printer.asm().stripped(value.node());
        }
        printer.write(if list.len() == 1 { "" } else { "]" });
    }
}
