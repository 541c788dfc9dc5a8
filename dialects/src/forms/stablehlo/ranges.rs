//! `ranges($starts, $limits, $strides)`: dense arrays of integers as a list of ranges, `[0:4, 2:8:3]`.

use isogloss::builtin::DenseArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [starts, limits, strides] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LSquare) {
        return Ok(false);
    }
    let mut lists = [Vec::new(), Vec::new(), Vec::new()];
    parser.comma_separated(Delimiter::Square, |parser| {
        lists[0].push(parser.integer()?);
        parser.asm().expect(Tok::Colon)?;
        lists[1].push(parser.integer()?);
        lists[2].push(if parser.asm().eat(Tok::Colon) { parser.integer()? } else { 1 });
        Ok(())
    })?;
    for (argument, list) in [starts, limits, strides].into_iter().zip(lists) {
        arguments.set_property(argument, DenseArrayAttr::i64s(parser.asm().context(), &list).into());
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [starts, limits, strides] = arguments else { return };
    let list = |argument: &OpArgument| {
        let value = argument.property_of(op);
        let list = value.and_then(|value| value.dyn_cast::<DenseArrayAttr<'_>>());
        list.and_then(DenseArrayAttr::to_i64s).unwrap_or_default()
    };
    printer.write("[");
    let (limits, strides) = (list(limits), list(strides));
    for (index, start) in list(starts).into_iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.asm().integer(start);
        printer.write(":");
        printer.asm().integer(limits.get(index).copied().unwrap_or(start));
        if let Some(stride) = strides.get(index).filter(|stride| **stride != 1) {
            printer.write(":");
            printer.asm().integer(*stride);
        }
    }
    printer.write("]");
}
