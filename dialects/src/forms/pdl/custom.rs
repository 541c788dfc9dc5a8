//! Directives `custom<X>` whose functions MLIR's `pdl` and `pdl_interp` have in C++.

use isogloss::builtin::{ArrayAttr, StringAttr};
use isogloss::ir::format::{Arguments, OpArgument, OpDirective, TypesOf};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::ir::{OpRef, ValueRef};
use isogloss::text::{Delimiter, Tok, parse_type};
use isogloss::{Attribute, Diagnostic, Type};

/// The directives, with the dialects whose formats name them.
pub(in crate::forms) static CUSTOM: &[(&str, OpDirective)] = &[
    ("pdl", OpDirective::new("OperationOpAttributes", parse_named_attributes, print_named_attributes)),
    ("pdl", OpDirective::new("RangeType", parse_range_type, print_range_type)),
    ("pdl_interp", OpDirective::new("RangeType", parse_range_type, print_range_type)),
    ("pdl", OpDirective::new("ResultsValueType", parse_results_type, print_results_type)),
];

/// `{"a" = %x, "b" = %y}`, the names as an array of strings, or nothing.
fn parse_named_attributes<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
) -> Result<bool, Diagnostic> {
    let [values, names] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let (mut operands, mut keys) = (Vec::new(), Vec::new());
    if parser.asm().at(Tok::LBrace) {
        parser.comma_separated(Delimiter::Brace, |parser| {
            let key = parser.asm().string()?;
            keys.push(Attribute::from(StringAttr::get(parser.asm().context(), &key)));
            parser.asm().expect(Tok::Equal)?;
            operands.push(parser.operand()?);
            Ok(())
        })?;
    }
    arguments.set_operands(values, &operands, at);
    arguments.set_property(names, ArrayAttr::get(parser.asm().context(), &keys).into());
    Ok(true)
}

fn print_named_attributes<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Operand(values), OpArgument::Property(names)] = arguments else { return };
    let names = op.property(usize::from(*names)).and_then(|names| names.dyn_cast::<ArrayAttr<'_>>());
    let names = names.map_or(&[][..], ArrayAttr::elements);
    if names.is_empty() {
        return;
    }
    printer.write(" {");
    for (at, (name, value)) in names.iter().zip(op.operand_group(usize::from(*values))).enumerate() {
        printer.write(if at == 0 { "" } else { ", " });
        printer.attribute(*name);
        printer.write(" = ");
        printer.operand(value);
    }
    printer.write("}");
}

/// `: type` if there is no argument, whose type tells that of the range.
fn parse_range_type<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
) -> Result<bool, Diagnostic> {
    let [values, result] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let ty = match arguments.types(values).first() {
        Some(first) => range_of(*first)?,
        None => {
            parser.asm().expect(Tok::Colon)?;
            parser.asm().ty()?
        }
    };
    arguments.add_types(result, &[ty], at);
    Ok(true)
}

fn print_range_type<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Ref(OpArgument::Types(TypesOf::Operand(values))), result] = arguments else { return };
    if op.operand_group(usize::from(*values)).is_empty() {
        printer.write(": ");
        print_types(op, printer, result);
    }
}

/// `!pdl.range<value>` without an index; otherwise `-> type`.
fn parse_results_type<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    arguments: &mut Arguments<'c>,
) -> Result<bool, Diagnostic> {
    let [index, result] = arguments.bound() else { return Ok(false) };
    let at = parser.asm().span().start;
    let ty = if arguments.property(index).is_some() {
        parser.asm().expect(Tok::Arrow)?;
        parser.asm().ty()?
    } else {
        parse_type(parser.asm().context(), "!pdl.range<value>")?
    };
    arguments.add_types(result, &[ty], at);
    Ok(true)
}

fn print_results_type<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [OpArgument::Ref(OpArgument::Property(index)), result] = arguments else { return };
    if op.property(usize::from(*index)).is_some() {
        printer.write(" -> ");
        print_types(op, printer, result);
    }
}

/// `!pdl.range<T>` of `!pdl.T`; a range stays.
fn range_of(ty: Type<'_>) -> Result<Type<'_>, Diagnostic> {
    let text = ty.to_string();
    match text.strip_prefix("!pdl.") {
        Some(element) if !element.starts_with("range<") => {
            parse_type(ty.context(), &format!("!pdl.range<{element}>"))
        }
        Some(_) | None => Ok(ty),
    }
}

fn print_types<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>, of: &OpArgument) {
    if let OpArgument::Types(TypesOf::Result(index)) = *of {
        printer.types(op.result_group(usize::from(index)).map(ValueRef::ty));
    }
}
