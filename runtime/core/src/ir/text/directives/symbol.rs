//! `symbol($name)`: a string as a symbol, `@name`. `symbol("sym_name")` is the attribute of this name, which the operation need not
//! declare.

use crate::builtin::StringAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [name] = arguments.bound() else { return Ok(false) };
    let context = parser.asm().context();
    let at = parser.asm().span().start;
    let Some(text) = parser.asm().optional_symbol_name() else { return Ok(false) };
    let value = StringAttr::get(context, text);
    match name {
        OpArgument::Text(name) => arguments.add_attribute(name, value.into(), at)?,
        name => arguments.set_property(name, value.into()),
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let value = match arguments.first() {
        Some(OpArgument::Text(name)) => op.attribute(name),
        name => name.and_then(OpArgument::property_index).and_then(|at| op.property(at)),
    };
    let Some(value) = value else { return };
    match value.dyn_cast::<StringAttr<'_>>() {
        Some(name) => printer.asm().symbol(name.bytes()),
        // An operation that was not verified may have any attribute.
        None => printer.attribute(value),
    }
}
