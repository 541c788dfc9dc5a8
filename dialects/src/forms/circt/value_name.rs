//! `value-name($name)`: `name "x"`. A text without it is read, too: the name is then that of the value that the operation defines,
//! `%x = ...`, or is empty, if that is a number.

use isogloss::builtin::StringAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [name] = arguments.bound() else { return Ok(false) };
    let value = if parser.asm().eat_keyword("name") {
        let text = parser.asm().string()?;
        StringAttr::get(parser.asm().context(), &text)
    } else {
        name_of_result(parser)
    };
    arguments.set_property(name, value.into());
    Ok(true)
}

/// The name of the value that the operation defines; empty if it is a number.
pub(super) fn name_of_result<'c>(parser: &mut OpParser<'_, '_, 'c>) -> StringAttr<'c> {
    let name = parser.result_name().unwrap_or_default();
    let is_number = name.first().is_some_and(u8::is_ascii_digit);
    StringAttr::get(parser.asm().context(), if is_number { b"" } else { name })
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(value) = arguments.first().and_then(OpArgument::property_index).and_then(|at| op.property(at))
    else {
        return;
    };
    // Whether the name would follow depends on the names that the printer gives to values.
    printer.write(" name ");
    printer.attribute(value);
}
