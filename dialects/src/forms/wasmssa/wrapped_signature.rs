//! `wrapped-signature($type, $arg_attrs, $res_attrs, $body, "!d.ref<", ">")`: as `signature`; an argument of the body has a type whose text
//! is that of the argument of the function between these: `(%a: !d.ref<i32>) -> i32`.

use isogloss::builtin::{FunctionType, TypeAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::FunctionSignature;
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::print_function_type;
use isogloss::ir::text::type_text::made;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [function, arg_attrs, res_attrs, body, OpArgument::Text(before), OpArgument::Text(after)] =
        arguments.bound()
    else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span();
    let signature = FunctionSignature::parse(parser)?;
    let context = parser.asm().context();
    let mut inputs = Vec::new();
    for ty in &signature.inputs {
        let text = ty.to_string();
        let Some(inside) = attribute_text::between(&text, before, after) else {
            return Err(parser.error_at(format_args!("expected '{before}...{after}', but got '{ty}'"), at));
        };
        inputs.push(made(parser, inside)?);
    }
    let ty = FunctionType::get(context, &inputs, &signature.results);
    arguments.set_property(function, TypeAttr::get(context, ty.into()).into());
    for (argument, list) in [arg_attrs, res_attrs].into_iter().zip(signature.attribute_lists(context)) {
        list.into_iter().for_each(|list| arguments.set_property(argument, list.into()));
    }
    arguments.add_entry_arguments(body, &signature.arguments);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [function, arg_attrs, res_attrs, body, ..] = arguments else { return };
    let value_of = |argument: &OpArgument| argument.property_of(op);
    let Some(value) = value_of(function) else { return };
    let ty = value.dyn_cast::<TypeAttr<'_>>().and_then(|ty| ty.value().dyn_cast::<FunctionType<'_>>());
    let body = body.region_of(op);
    match ty {
        Some(ty) => {
            let lists = [value_of(arg_attrs), value_of(res_attrs)];
            print_function_type([ty.inputs(), ty.results()], lists, body, false, printer);
        }
        // An operation that was not verified may have any attribute.
        None => printer.attribute(value),
    }
}
