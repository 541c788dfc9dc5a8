//! `declared-signature($type, $argument_attributes, "d.name", "d.variadic")`: the arguments and results of a function without a body,
//! `(%a : i32, i8 ...) -> f32`. The name of an argument, and whether dots follow it, are these attributes of it.

use isogloss::Attribute;
use isogloss::builtin::{ArrayAttr, DictionaryAttr, FunctionType, StringAttr, TypeAttr, UnitAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [function, attributes, OpArgument::Text(name_key), OpArgument::Text(variadic_key)] =
        arguments.bound()
    else {
        return Ok(false);
    };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let context = parser.asm().context();
    let (mut inputs, mut lists) = (Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        let mut entries: Vec<(StringAttr<'c>, Attribute<'c>)> = Vec::new();
        if parser.asm().at(Tok::PercentId) {
            let token = parser.asm().advance();
            let name = parser.asm().text(token).get(1..).unwrap_or_default();
            entries.push((StringAttr::get(context, name_key), StringAttr::get(context, name).into()));
            parser.asm().expect(Tok::Colon)?;
        }
        inputs.push(parser.asm().ty()?);
        if parser.asm().eat(Tok::Ellipsis) {
            entries.push((StringAttr::get(context, variadic_key), UnitAttr::get(context).into()));
        }
        lists.push(Attribute::from(DictionaryAttr::get(context, entries)?));
        Ok(())
    })?;
    let results = parser.optional_arrow_types()?;
    let ty = FunctionType::get(context, &inputs, &results);
    arguments.set_property(function, TypeAttr::get(context, ty.into()).into());
    let empty: Attribute<'c> = DictionaryAttr::empty(context).into();
    if lists.iter().any(|list| *list != empty) {
        arguments.set_property(attributes, ArrayAttr::get(context, &lists).into());
    }
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [function, attributes, OpArgument::Text(name_key), OpArgument::Text(variadic_key)] = arguments else {
        return;
    };
    let property = |argument: &OpArgument| argument.property_of(op);
    let Some(value) = property(function) else { return };
    let ty = value.dyn_cast::<TypeAttr<'_>>().and_then(|ty| ty.value().dyn_cast::<FunctionType<'_>>());
    // An operation that was not verified may have any attribute.
    let Some(ty) = ty else { return printer.attribute(value) };
    let lists = property(attributes).and_then(|lists| lists.dyn_cast::<ArrayAttr<'_>>());
    printer.write("(");
    for (index, input) in ty.inputs().iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        let list = lists.and_then(|lists| lists.elements().get(index)?.dyn_cast::<DictionaryAttr<'_>>());
        let of = |key: &str| list.and_then(|list| list.lookup(key));
        if let Some(name) = of(name_key).and_then(|name| name.dyn_cast::<StringAttr<'_>>()) {
            printer.write("%");
            printer.asm().write_bytes(name.bytes());
            printer.write(" : ");
        }
        printer.ty(*input);
        printer.write(if of(variadic_key).is_some() { " ..." } else { "" });
    }
    printer.write(")");
    printer.optional_bare_arrow_types(ty.results().iter().copied());
}
