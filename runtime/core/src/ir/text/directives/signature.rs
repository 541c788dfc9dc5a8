//! `signature($type, $argument_attributes, $result_attributes, $body)`: the arguments and results of a function, as those of
//! `func.func`. The two lists of attributes may be left out together. With the string `...` before the body, the arguments may end with
//! `...`, and are printed with it.

use crate::builtin::{FunctionType, TypeAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument};
use crate::ir::text::print_function_type;
use crate::ir::text::{FunctionSignature, OpParser, OpPrinter};
use crate::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [function, lists @ .., body] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span();
    let is_variadic = OpArgument::texts(arguments.bound()).next().is_some();
    let signature = if is_variadic {
        FunctionSignature::parse_variadic(parser)?
    } else {
        FunctionSignature::parse(parser)?
    };
    let context = parser.asm().context();
    arguments.set_property(function, TypeAttr::get(context, signature.function_type(context).into()).into());
    let mut lists = lists.iter().filter(|list| !matches!(list, OpArgument::Text(_)));
    for list in signature.attribute_lists(context) {
        match (lists.next(), list) {
            (Some(argument), Some(list)) => arguments.set_property(argument, list.into()),
            (None, Some(_)) => {
                let message =
                    "expected no attributes of arguments and results, which the operation does not have";
                return Err(parser.error_at(message, at));
            }
            (_, None) => {}
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
    let [function, lists @ .., body] = arguments else { return };
    let value_of = |argument: Option<&OpArgument>| {
        argument.and_then(OpArgument::property_index).and_then(|at| op.property(at))
    };
    let Some(value) = value_of(Some(function)) else { return };
    let ty = value.dyn_cast::<TypeAttr<'_>>().and_then(|ty| ty.value().dyn_cast::<FunctionType<'_>>());
    let body = body.region_of(op);
    match ty {
        Some(ty) => {
            let is_variadic = OpArgument::texts(arguments).next().is_some();
            let lists = [value_of(lists.first()), value_of(lists.get(1))];
            print_function_type([ty.inputs(), ty.results()], lists, body, is_variadic, printer);
        }
        // An operation that was not verified may have any attribute.
        None => printer.attribute(value),
    }
}
