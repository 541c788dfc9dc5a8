//! `schedule($kind, $modifier, $flag, $chunk, type($chunk), "#d.kind<", "#d.modifier<", "simd=none")`: a word, an operand with its type, another
//! word, and the word of the flag, of which all but the first may be absent: `dynamic = %a : i32, nonmonotonic, simd`.
//! The flag without a modifier has the one after `=`, if there is one.

use isogloss::builtin::UnitAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text::{set, word};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [
        kind,
        modifier,
        flag,
        chunk,
        types,
        OpArgument::Text(of_kind),
        OpArgument::Text(of_modifier),
        OpArgument::Text(simd),
    ] = arguments.bound()
    else {
        return Ok(false);
    };
    let context = parser.asm().context();
    let word = parser.asm().keyword()?;
    set(parser, arguments, kind, &format!("{of_kind}{word}>"))?;
    let at = parser.asm().span().start;
    let (mut found, mut list) = (Vec::new(), Vec::new());
    if parser.asm().eat(Tok::Equal) {
        found.push(parser.operand()?);
        parser.asm().expect(Tok::Colon)?;
        list.push(parser.asm().ty()?);
    }
    arguments.set_operands(chunk, &found, at);
    arguments.add_types(types, &list, at);
    let (simd, of_simd) = flag_words(simd);
    let (mut has_simd, mut found_modifier) = (false, None);
    while parser.asm().eat(Tok::Comma) {
        if parser.asm().eat_keyword(simd) {
            arguments.set_property(flag, UnitAttr::get(context).into());
            has_simd = true;
        } else {
            found_modifier = Some(parser.asm().keyword()?);
        }
    }
    if let Some(word) = found_modifier.or(of_simd.filter(|_| has_simd)) {
        set(parser, arguments, modifier, &format!("{of_modifier}{word}>"))?;
    }
    Ok(true)
}

/// The word of the flag, and the modifier that the flag alone has.
fn flag_words(text: &str) -> (&str, Option<&str>) {
    text.split_once('=').map_or((text, None), |(word, modifier)| (word, Some(modifier)))
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [
        kind,
        modifier,
        flag,
        chunk,
        _,
        OpArgument::Text(of_kind),
        OpArgument::Text(of_modifier),
        OpArgument::Text(simd),
    ] = arguments
    else {
        return;
    };
    printer.write(&word(op, kind, of_kind, ">").unwrap_or_default());
    for value in chunk.operands_of(op) {
        printer.write(" = ");
        printer.operand(value);
        printer.write(" : ");
        printer.ty(value.ty());
    }
    if let Some(word) = word(op, modifier, of_modifier, ">") {
        printer.write(&format!(", {word}"));
    }
    if flag.property_of(op).is_some() {
        printer.write(&format!(", {}", flag_words(simd).0));
    }
}
