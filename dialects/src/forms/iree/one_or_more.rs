//! `one-or-more($array)`: an array of attributes; `{@a, @b}`, or the only one alone, `@a`.

use isogloss::Attribute;
use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [array] = arguments.bound() else { return Ok(false) };
    let mut values: Vec<Attribute<'c>> = Vec::new();
    if parser.asm().at(Tok::LBrace) {
        parser.comma_separated(Delimiter::Brace, |parser| {
            values.push(parser.asm().attribute()?);
            Ok(())
        })?;
    } else {
        values.push(parser.asm().attribute()?);
    }
    arguments.set_property(array, ArrayAttr::get(parser.asm().context(), &values).into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let value = arguments.first().and_then(OpArgument::property_index).and_then(|at| op.property(at));
    let Some(value) = value else { return };
    match value.dyn_cast::<ArrayAttr<'_>>().map(ArrayAttr::elements) {
        Some([only]) => printer.attribute(*only),
        Some(elements) => {
            printer.write("{");
            for (index, element) in elements.iter().enumerate() {
                printer.write(if index == 0 { "" } else { ", " });
                printer.attribute(*element);
            }
            printer.write("}");
        }
        // An operation that was not verified may have any attribute.
        None => printer.attribute(value),
    }
}
