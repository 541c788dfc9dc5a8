//! `renamed-symbol($name, $symbol)`: a symbol, and the name that it has here: `@a as("b")`, or `@a` if it is the same.

use crate::builtin::{StringAttr, SymbolRefAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [name, symbol] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::AtId) {
        return Ok(false);
    }
    let at = parser.asm().span();
    let attribute = parser.asm().attribute()?;
    let Some(value) = attribute.dyn_cast::<SymbolRefAttr<'_>>() else {
        return Err(parser.error_at("expected a symbol", at));
    };
    let given = if parser.asm().eat_keyword("as") {
        parser.asm().expect(Tok::LParen)?;
        let text = parser.asm().string()?;
        let given = StringAttr::get(parser.asm().context(), &text);
        parser.asm().expect(Tok::RParen)?;
        given
    } else {
        StringAttr::get(parser.asm().context(), value.root())
    };
    arguments.set_property(symbol, attribute);
    arguments.set_property(name, given.into());
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [name, symbol] = arguments else { return };
    let property = |argument: &OpArgument| argument.property_of(op);
    let (Some(name), Some(symbol)) = (property(name), property(symbol)) else { return };
    printer.attribute(symbol);
    let root = symbol.dyn_cast::<SymbolRefAttr<'_>>().map(|symbol| symbol.root());
    if name.dyn_cast::<StringAttr<'_>>().map(StringAttr::bytes) != root {
        printer.write(" as(");
        printer.attribute(name);
        printer.write(")");
    }
}
