//! `loop-results($final, $inits, type($inits), type($results), $body)`: the further arguments of a region with the operands that they begin with,
//! and the types of the results: `iter_args(%a = %x) -> (i32)`. With the flag there is a further result before, the index; without operands
//! `-> index`. A type as a string at the end is that of a result before the others, which is in the text with the flag only.

use isogloss::builtin::UnitAttr;
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [last, inits, init_types, results, body, hidden @ ..] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let context = parser.asm().context();
    let (mut names, mut values) = (Vec::new(), Vec::new());
    if parser.asm().eat_keyword("iter_args") {
        parser.comma_separated(Delimiter::Paren, |parser| {
            names.push(parser.argument_name()?);
            parser.asm().expect(Tok::Equal)?;
            values.push(parser.operand()?);
            Ok(())
        })?;
    }
    let mut types = parser.optional_arrow_types()?;
    let is_final = types.len() > values.len();
    if is_final {
        arguments.set_property(last, UnitAttr::get(context).into());
    }
    if let [OpArgument::Text(ty), ..] = hidden
        && !is_final
    {
        types.insert(0, parser.known_type(ty)?);
    }
    let before = usize::from(is_final) + hidden.len().min(1);
    let of_values = types.get(before..).unwrap_or_default();
    let mut entry = Vec::new();
    for (name, ty) in names.into_iter().zip(of_values) {
        entry.push(parser.entry_argument(name, *ty));
    }
    arguments.set_operands(inits, &values, at);
    arguments.add_types(init_types, of_values, at);
    arguments.add_types(results, &types, at);
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [last, inits, _, results, body, hidden @ ..] = arguments else { return };
    let values: Vec<_> = inits.operands_of(op).collect();
    let types = results.types_of(op);
    let is_final = last.property_of(op).is_some();
    if values.is_empty() {
        if is_final {
            printer.write(if hidden.is_empty() { " -> " } else { " -> (" });
            printer.types(types);
            printer.write(if hidden.is_empty() { "" } else { ")" });
        }
        return;
    }
    let types = types.into_iter().skip(if is_final { 0 } else { hidden.len() });
    let entry = body.entry_of(op);
    let before = entry.clone().count().saturating_sub(values.len());
    printer.assignments("iter_args", entry.skip(before), values);
    printer.write(" -> (");
    printer.types(types);
    printer.write(")");
}
