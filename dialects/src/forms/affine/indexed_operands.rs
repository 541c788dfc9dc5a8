//! `indexed-operands($operands, type($operands), attr-dict, "map", "other_map")`: for each of the attributes of these names, affine maps
//! that the operation need not declare, an operand with its results in brackets, as those of `affine-indices`, and then further
//! operands; the attributes; the types of the operands with brackets: `%a[%i + 3], %b[symbol(%n)], %c {...} : t, u`. All are in one list
//! in this order, and those without a type are indices.

use isogloss::affine::AffineMapAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::map_text::{MapText, list, print_list};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let ([operands, types, _, names @ ..], Some(def)) = (arguments.bound(), arguments.def()) else {
        return Ok(false);
    };
    let at = parser.asm().span().start;
    let mut values = Vec::new();
    // Where the operands with brackets are.
    let mut indexed = Vec::new();
    let mut maps = Vec::new();
    let mut text = MapText::default();
    for name in OpArgument::texts(names) {
        if !indexed.is_empty() {
            parser.asm().expect(Tok::Comma)?;
        }
        indexed.push(values.len());
        values.push(parser.operand()?);
        maps.push((name, list(parser, &mut text)?));
        values.extend_from_slice(text.values());
    }
    while parser.asm().eat(Tok::Comma) {
        values.push(parser.operand()?);
    }
    parser.attr_dict(def, arguments, false)?;
    for (name, value) in maps {
        arguments.add_attribute(name, value, at)?;
    }
    parser.asm().expect(Tok::Colon)?;
    let mut given = Vec::new();
    let types_at = parser.asm().span();
    parser.comma_separated(Delimiter::None, |parser| {
        given.push(parser.asm().ty()?);
        Ok(())
    })?;
    if given.len() != indexed.len() {
        return Err(parser.error_at(format_args!("expected {} types", indexed.len()), types_at));
    }
    let mut all = vec![parser.asm().context().index(); values.len()];
    for (place, ty) in indexed.into_iter().zip(given) {
        all[place] = ty;
    }
    arguments.set_operands(operands, &values, at);
    arguments.add_types(types, &all, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let ([operands, _, _, names @ ..], Some(def)) = (arguments, op.def()) else { return };
    let mut rest = operands.operands_of(op);
    let mut types = Vec::new();
    for (index, name) in OpArgument::texts(names).enumerate() {
        let (Some(first), Some(value)) = (rest.get(0), op.attribute(name)) else { break };
        printer.write(if index == 0 { "" } else { ", " });
        printer.operand(first);
        types.push(first.ty());
        let map = value.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map);
        let count = map.map_or(0, |map| (map.num_dims() + map.num_symbols()) as usize);
        print_list(printer, value, &rest.slice(1..1 + count));
        rest = rest.slice(1 + count..rest.len());
    }
    for value in rest {
        printer.write(", ");
        printer.operand(value);
    }
    printer.attr_dict(op, def, false);
    printer.write(" : ");
    printer.types(types);
}
