//! `nested-index-lists($values, $integers)`: lists of values and integers in a list, `[[%a, 4], [8]]`. `$integers` is an array with
//! a dense array for each list.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, DenseArrayAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [values, integers] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LSquare) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let (mut names, mut lists) = (Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Square, |parser| {
        let list = parser.index_list(Delimiter::Square, false)?;
        names.extend(list.values);
        lists.push(Attribute::from(DenseArrayAttr::i64s(context, &list.integers)));
        Ok(())
    })?;
    arguments.set_operands(values, &names, at);
    arguments.set_property(integers, ArrayAttr::get(context, &lists).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [values, integers] = arguments else { return };
    let lists = integers.property_of(op);
    let lists =
        lists.and_then(|lists| lists.dyn_cast::<ArrayAttr<'_>>()).map_or(&[][..], ArrayAttr::elements);
    let mut values = values.operands_of(op);
    printer.write("[");
    for (index, list) in lists.iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        let list = list.dyn_cast::<DenseArrayAttr<'_>>().and_then(DenseArrayAttr::to_i64s);
        printer.index_list(["[", "]"], &mut values, &list.unwrap_or_default(), &[], false);
    }
    printer.write("]");
}
