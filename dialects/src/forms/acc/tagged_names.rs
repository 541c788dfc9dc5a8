//! `tagged-names($symbols, $strings, $symbol_tags, $string_tags, "#d.none")`: symbols and strings, each with a tag,
//! `@a [#d.a], "b"`; the tag of the string is not written. Symbols come first when they are printed.

use super::tagged;
use isogloss::builtin::{StringAttr, SymbolRefAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [symbols, strings, symbol_tags, string_tags, OpArgument::Text(none)] = arguments.bound() else {
        return Ok(false);
    };
    let (mut of_symbols, mut of_strings) = (tagged::Attributes::default(), tagged::Attributes::default());
    parser.comma_separated(Delimiter::None, |parser| {
        let at = parser.asm().span();
        let name = parser.asm().attribute()?;
        if name.isa::<SymbolRefAttr<'_>>() {
            of_symbols.add(parser, name, none)
        } else if name.isa::<StringAttr<'_>>() {
            of_strings.add(parser, name, none)
        } else {
            Err(parser.error_at("expected a symbol or a string", at))
        }
    })?;
    of_symbols.set(parser, arguments, [symbols, symbol_tags]);
    of_strings.set(parser, arguments, [strings, string_tags]);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [symbols, strings, symbol_tags, string_tags, OpArgument::Text(none)] = arguments else { return };
    let of_symbols = tagged::elements(op, symbols);
    tagged::print_attributes(printer, "", of_symbols, tagged::elements(op, symbol_tags), none);
    let of_strings = tagged::elements(op, strings);
    if !of_symbols.is_empty() && !of_strings.is_empty() {
        printer.write(", ");
    }
    tagged::print_attributes(printer, "", of_strings, tagged::elements(op, string_tags), none);
}
