//! `attribute-of("d.name", "i64")`: the attribute of this name, which the operation need not declare; with a type, an integer of this type:
//! `3`.

use crate::builtin::{DictionaryAttr, IntegerAttr, StringAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [OpArgument::Text(name), types @ ..] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let value = match types {
        [OpArgument::Text(ty), ..] => {
            let ty = parser.known_type(ty)?;
            IntegerAttr::get(ty, parser.integer()?).into()
        }
        _ => parser.asm().attribute()?,
    };
    let entry = (StringAttr::get(context, name), value);
    arguments.dictionaries.push((DictionaryAttr::get(context, [entry])?, at));
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Text(name), types @ ..] = arguments else { return };
    let Some(value) = op.attribute(name) else { return };
    match value.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64) {
        Some(number) if !types.is_empty() => printer.asm().integer(number),
        _ => printer.attribute(value),
    }
}
