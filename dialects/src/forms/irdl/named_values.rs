//! `named-values($operands, $names)`: operands, each after its name, in parentheses: `(a: %x, b: %y)`. With an array of words,
//! `named-values($operands, $names, $words, "#d.words<[", "]>")`, each has one of them, of which the first is not written:
//! `(a: %x, b: optional %y)`.

use isogloss::builtin::ArrayAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::attribute_text::{name, print_name};
use isogloss::ir::text::type_text::parts;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [operands, list, words @ ..] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span();
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let kinds: Vec<&'static str> = OpArgument::texts(words).skip(2).collect();
    let (mut values, mut keys, mut found) = (Vec::new(), Vec::new(), Vec::<&str>::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        keys.push(name(parser)?);
        parser.asm().expect(Tok::Colon)?;
        let kind = kinds.iter().find(|kind| parser.asm().eat_keyword(kind));
        found.extend(kind.or(kinds.first()));
        values.push(parser.operand()?);
        Ok(())
    })?;
    let context = parser.asm().context();
    arguments.set_operands(operands, &values, at.start);
    arguments.set_property(list, ArrayAttr::get(context, &keys).into());
    if let [attribute, OpArgument::Text(before), OpArgument::Text(after), ..] = words {
        let value = attribute_text::made(parser, format!("{before}{}{after}", found.join(",")), at)?;
        arguments.set_property(attribute, value);
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [operands, list, words @ ..] = arguments else { return };
    let list = list.elements_of(op);
    let value = words.first().and_then(OpArgument::property_index).and_then(|at| op.property(at));
    let text = value.map(|value| value.to_string()).unwrap_or_default();
    let mut ends = OpArgument::texts(words);
    let (before, after) = (ends.next().unwrap_or_default(), ends.next().unwrap_or_default());
    let inside = attribute_text::between(&text, before, after).unwrap_or_default();
    let mut kinds = parts(inside);
    let implied = ends.next().unwrap_or_default();
    printer.write("(");
    for (index, operand) in operands.operands_of(op).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        print_name(printer, list.get(index));
        printer.write(": ");
        let kind = kinds.next().unwrap_or_default().trim();
        if kind != implied {
            printer.write(kind);
            printer.write(" ");
        }
        printer.operand(operand);
    }
    printer.write(")");
}
