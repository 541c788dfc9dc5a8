//! `options($options, $values, "#d.operand<index = ", ">")`: a dictionary whose values may be operands, or be in lists with them:
//! `{"a" = 1, "b" = %x, "c" = [%x, "d"]}`. In the attribute an operand is its number between these texts.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, DictionaryAttr, StringAttr};
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Delimiter, Parsed, Tok};

/// The operands that were read, and the texts around their numbers.
struct Values {
    found: Vec<UnresolvedOperand>,
    before: &'static str,
    after: &'static str,
}

impl Values {
    /// Parses an operand or an attribute.
    fn value<'c>(&mut self, parser: &mut OpParser<'_, '_, 'c>) -> Parsed<Attribute<'c>> {
        if !parser.asm().at(Tok::PercentId) {
            return parser.asm().attribute();
        }
        let at = parser.asm().span();
        let number = self.found.len();
        self.found.push(parser.operand()?);
        attribute_text::made(parser, format!("{}{number}{}", self.before, self.after), at)
    }
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [attribute, operands, OpArgument::Text(before), OpArgument::Text(after)] = arguments.bound() else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::LBrace) {
        return Ok(false);
    }
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let mut values = Values { found: Vec::new(), before, after };
    let mut entries = Vec::new();
    parser.comma_separated(Delimiter::Brace, |parser| {
        let key = parser.asm().keyword_or_string()?.into_owned();
        parser.asm().expect(Tok::Equal)?;
        let value = if parser.asm().at(Tok::LSquare) {
            let mut list = Vec::new();
            parser.comma_separated(Delimiter::Square, |parser| {
                list.push(values.value(parser)?);
                Ok(())
            })?;
            ArrayAttr::get(context, &list).into()
        } else {
            values.value(parser)?
        };
        entries.push((StringAttr::get(context, &key), value));
        Ok(())
    })?;
    arguments.set_property(attribute, DictionaryAttr::get(context, entries)?.into());
    arguments.set_operands(operands, &values.found, at);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [attribute, operands, OpArgument::Text(before), OpArgument::Text(after)] = arguments else { return };
    let Some(value) = attribute.property_of(op) else { return };
    let Some(entries) = value.dyn_cast::<DictionaryAttr<'_>>() else {
        // An operation that was not verified may have any attribute.
        printer.attribute(value);
        return;
    };
    let values: Vec<ValueRef<'a, 'c>> = operands.operands_of(op).collect();
    let print = |printer: &mut OpPrinter<'_, 'a, 'c>, value: Attribute<'c>| {
        let text = value.to_string();
        let number = text.strip_prefix(before).filter(|text| text.ends_with(after));
        // The type of the number may follow it.
        let number =
            number.map(|text| text.split(|byte: char| !byte.is_ascii_digit()).next().unwrap_or_default());
        match number.and_then(|number| values.get(number.parse::<usize>().ok()?)) {
            Some(value) => printer.operand(*value),
            None => printer.attribute(value),
        }
    };
    printer.write("{");
    for (index, (name, value)) in entries.entries().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.asm().string(name);
        printer.write(" = ");
        match value.dyn_cast::<ArrayAttr<'_>>() {
            Some(list) => {
                printer.write("[");
                for (index, value) in list.elements().iter().enumerate() {
                    printer.write(if index == 0 { "" } else { ", " });
                    print(printer, *value);
                }
                printer.write("]");
            }
            None => print(printer, value),
        }
    }
    printer.write("}");
}
