//! `tied-signature($type, $ties, $argument_attributes, $result_attributes, $body)`: the arguments and results of a function, of
//! which a result may be tied to an argument: `(%a: i32 {d.x}) -> (%a as f32, i8)`.

use super::ties::{self, TiedResults};
use isogloss::builtin::{FunctionType, TypeAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{FunctionSignature, OpParser, OpPrinter};
use isogloss::ir::text::{attributes_at, print_argument_types};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [function, tied, of_arguments, of_results, body] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let mut signature = FunctionSignature::parse_arguments(parser)?;
    let names: Vec<_> = signature.arguments.iter().map(|argument| argument.name).collect();
    let mut found = TiedResults::default();
    if parser.asm().eat(Tok::Arrow) {
        let is_list = parser.asm().at(Tok::LParen);
        let (inputs, attributes) = (signature.inputs.clone(), &mut signature.result_attributes);
        let mut one = |parser: &mut OpParser<'_, '_, 'c>| {
            found.one(parser, (&names, &inputs), None)?;
            attributes.push(if is_list { parser.optional_dictionary()? } else { None });
            Ok(())
        };
        if is_list {
            parser.comma_separated(Delimiter::Paren, one)?;
        } else {
            one(parser)?;
        }
        signature.results.clone_from(&found.types);
    }
    let context = parser.asm().context();
    arguments.set_property(function, TypeAttr::get(context, signature.function_type(context).into()).into());
    if let Some(attribute) = found.attribute(context) {
        arguments.set_property(tied, attribute);
    }
    for (argument, list) in [of_arguments, of_results].into_iter().zip(signature.attribute_lists(context)) {
        if let Some(list) = list {
            arguments.set_property(argument, list.into());
        }
    }
    arguments.add_entry_arguments(body, &signature.arguments);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [function, tied, of_arguments, of_results, body] = arguments else { return };
    let value_of = |argument: &OpArgument| argument.property_of(op);
    let Some(value) = value_of(function) else { return };
    let ty = value.dyn_cast::<TypeAttr<'_>>().and_then(|ty| ty.value().dyn_cast::<FunctionType<'_>>());
    // An operation that was not verified may have any attribute.
    let Some(ty) = ty else { return printer.attribute(value) };
    let numbers = ties::ties(op, Some(tied));
    let body = body.region_of(op);
    // Of a function without a body, arguments that a result is tied to have names.
    let is_tied = numbers.iter().any(|tie| *tie >= 0);
    printer.write("(");
    print_argument_types(ty.inputs(), value_of(of_arguments), body, is_tied, printer);
    printer.write(")");
    if ty.results().is_empty() {
        return;
    }
    let lists: Vec<_> =
        (0..ty.results().len()).map(|index| attributes_at(value_of(of_results), index)).collect();
    let bare = lists.len() == 1 && lists[0].is_none() && !ty.results()[0].isa::<FunctionType<'_>>();
    printer.write(if bare { " -> " } else { " -> (" });
    let entry = body.and_then(|body| body.entry());
    for (index, (result, attributes)) in ty.results().iter().zip(lists).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        let tie = numbers.get(index).and_then(|tie| usize::try_from(*tie).ok());
        let of_argument = tie.and_then(|tie| Some((tie, *ty.inputs().get(tie)?)));
        if let Some((tie, input)) = of_argument {
            match entry.and_then(|entry| entry.argument(tie)) {
                Some(argument) => printer.operand(argument),
                None => printer.write(&format!("%arg{tie}")),
            }
            printer.write(if input == *result { "" } else { " as " });
        }
        if of_argument.is_none_or(|(_, input)| input != *result) {
            printer.ty(*result);
        }
        printer.optional_attributes(attributes, &[]);
    }
    printer.write(if bare { "" } else { ")" });
}
