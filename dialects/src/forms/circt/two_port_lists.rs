//! `two-port-lists($type, $names, $attributes, $directions, $body)`: the arguments of a region in two lists, those that come in and those
//! that go out: `(%a: i8, %go: i1 {go}) -> (%b: i8)`. `$type` is a function with all types as inputs, and `$directions` an integer with a
//! bit for each, which is set if it goes out.

use isogloss::builtin::{ArrayAttr, DictionaryAttr, FunctionType, IntegerAttr, StringAttr, TypeAttr};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::EntryArgument;
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::numeric::ApInt;
use isogloss::text::{Delimiter, Parsed, Tok};
use isogloss::{Attribute, Type};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [function, names, attributes, directions, body] = arguments.bound() else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let context = parser.asm().context();
    let mut types: Vec<Type<'c>> = Vec::new();
    let (mut entry, mut words, mut lists) =
        (Vec::new(), Vec::<Attribute<'c>>::new(), Vec::<Attribute<'c>>::new());
    let mut inputs = 0;
    for is_output in [false, true] {
        if is_output {
            parser.asm().expect(Tok::Arrow)?;
            inputs = types.len();
        }
        parser.comma_separated(Delimiter::Paren, |parser| {
            let token = parser.asm().token();
            let argument = parser.argument_name()?;
            let name = parser.asm().text(token).get(1..).unwrap_or_default();
            words.push(StringAttr::get(context, name).into());
            parser.asm().expect(Tok::Colon)?;
            let ty = parser.asm().ty()?;
            types.push(ty);
            lists
                .push(parser.optional_dictionary()?.unwrap_or_else(|| DictionaryAttr::empty(context)).into());
            let loc = parser.loc_at(token.start());
            entry.push(EntryArgument::new(argument, ty, loc));
            Ok(())
        })?;
    }
    if types.len() > 1 << 16 {
        return Err(parser.error("has too many ports"));
    }
    let mut bits = vec![0_u64; types.len().div_ceil(64).max(1)];
    for index in inputs..types.len() {
        bits[index / 64] |= 1 << (index % 64);
    }
    let ty = context.integer(types.len() as u32);
    let value = match types.len() {
        0 => IntegerAttr::get(ty, 0),
        count => IntegerAttr::of_value(ty, &ApInt::from_words(count as u32, &bits)),
    };
    arguments.set_property(directions, value.into());
    arguments.set_property(names, ArrayAttr::get(context, &words).into());
    arguments.set_property(attributes, ArrayAttr::get(context, &lists).into());
    let ty = FunctionType::get(context, &types, &[]);
    arguments.set_property(function, TypeAttr::get(context, ty.into()).into());
    arguments.add_entry_arguments(body, &entry);
    Ok(true)
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let [function, names, attributes, directions, body] = arguments else { return };
    let property = |argument: &OpArgument| argument.property_of(op);
    let list = |argument: &OpArgument| {
        let array = property(argument).and_then(|value| value.dyn_cast::<ArrayAttr<'_>>());
        array.map_or(&[][..], ArrayAttr::elements)
    };
    let ty = property(function).and_then(|ty| ty.dyn_cast::<TypeAttr<'_>>());
    let ty = ty.and_then(|ty| ty.value().dyn_cast::<FunctionType<'_>>());
    let types = ty.map_or(&[][..], FunctionType::inputs);
    let (names, attributes) = (list(names), list(attributes));
    let bits =
        property(directions).and_then(|bits| bits.dyn_cast::<IntegerAttr<'_>>()).map(IntegerAttr::value);
    let bits = bits.as_ref().map_or(&[][..], ApInt::words);
    let is_output = |index: usize| bits.get(index / 64).is_some_and(|word| word >> (index % 64) & 1 == 1);
    let values: Vec<_> = body.entry_of(op).collect();
    let mut is_first = true;
    printer.write("(");
    let mut in_outputs = false;
    for (index, ty) in types.iter().enumerate() {
        if is_output(index) && !in_outputs {
            printer.write(") -> (");
            (in_outputs, is_first) = (true, true);
        }
        printer.write(if is_first { "" } else { ", " });
        is_first = false;
        match (values.get(index), names.get(index).and_then(|name| name.dyn_cast::<StringAttr<'_>>())) {
            (Some(value), _) => printer.operand(*value),
            (None, Some(name)) => {
                printer.write("%");
                printer.asm().write_bytes(name.bytes());
            }
            (None, None) => printer.write("%port"),
        }
        printer.write(": ");
        printer.ty(*ty);
        let attributes = attributes.get(index).and_then(|own| own.dyn_cast::<DictionaryAttr<'_>>());
        printer.optional_attributes(attributes, &[]);
    }
    printer.write(if in_outputs { ")" } else { ") -> ()" });
}
