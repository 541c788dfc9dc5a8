//! `implied-attribute($x, "word", "[1, 2]")`: `word = [1, 2]`, an attribute after a word; nothing if it is the attribute of the text.
//! If the text is `identity`, nothing if all maps of an array are identities; `identity-maps` sets these when the text has none.

use isogloss::Attribute;
use isogloss::affine::AffineMapAttr;
use isogloss::builtin::{ArrayAttr, ShapedType};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

/// The text that means an array of identity maps.
const IDENTITY: &str = "identity";

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [property, OpArgument::Text(word), OpArgument::Text(implied)] = arguments.bound() else {
        return Ok(false);
    };
    if parser.asm().eat_keyword(word) {
        parser.asm().expect(Tok::Equal)?;
        let value = parser.asm().attribute()?;
        arguments.set_property(property, value);
    } else if *implied != IDENTITY {
        let value = attribute_text::made_here(parser, implied)?;
        arguments.set_property(property, value);
    }
    Ok(true)
}

/// Whether a value is not written.
fn is_implied<'c>(
    op: OpRef<'_, 'c>,
    printer: &mut OpPrinter<'_, '_, 'c>,
    value: Attribute<'c>,
    implied: &'static str,
) -> bool {
    if implied != IDENTITY {
        return printer.has_text(value, implied);
    }
    let Some(maps) = value.dyn_cast::<ArrayAttr<'_>>() else { return false };
    let last = op.operands().last().and_then(|operand| operand.ty().dyn_cast::<ShapedType<'_>>());
    let rank = last.and_then(ShapedType::shape).map_or(0, <[i64]>::len);
    let is_identity = |map: &Attribute<'_>| {
        map.dyn_cast::<AffineMapAttr<'_>>()
            .map(AffineMapAttr::map)
            .is_some_and(|map| map.is_identity() && map.num_symbols() == 0 && map.num_dims() as usize == rank)
    };
    maps.elements().len() == op.operands().len() && maps.elements().iter().all(is_identity)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [property, OpArgument::Text(word), OpArgument::Text(implied)] = arguments else { return };
    let value = property.property_of(op);
    if let Some(value) = value.filter(|value| !is_implied(op, printer, *value, implied)) {
        printer.write(" ");
        printer.write(word);
        printer.write(" = ");
        printer.attribute(value);
    }
}
