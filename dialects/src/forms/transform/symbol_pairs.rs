//! `symbol-pairs($a, $b)`: pairs of symbols from two arrays, a line each: `@a -> @b, @c -> @d`.

use isogloss::Attribute;
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [first, second] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::AtId) {
        return Ok(false);
    }
    let (mut left, mut right) = (Vec::<Attribute<'c>>::new(), Vec::<Attribute<'c>>::new());
    parser.comma_separated(Delimiter::None, |parser| {
        left.push(parser.asm().attribute()?);
        parser.asm().expect(Tok::Arrow)?;
        right.push(parser.asm().attribute()?);
        Ok(())
    })?;
    let context = parser.asm().context();
    arguments.set_property(first, ArrayAttr::get(context, &left).into());
    arguments.set_property(second, ArrayAttr::get(context, &right).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [first, second] = arguments else { return };
    let list = |argument: &OpArgument| argument.elements_of(op);
    for (index, (left, right)) in list(first).iter().zip(list(second)).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.new_line();
        printer.write("    ");
        printer.attribute(*left);
        printer.write(" -> ");
        printer.attribute(*right);
    }
}
