//! `port-lists($directions, $names, $types, $attributes, $symbols, "#d.symbol", $locations, $domains, $body)`: the arguments and
//! results of a module as ports, of which each property is a list in an attribute of its own:
//! `(in %a: i1 sym @s [attributes], out %b: i2 domains [%a])`. A port has no symbol, no attributes and no domains without them. All
//! ports are arguments of the body; without a body, the ports have names without `%`. In the place of an attribute, a string
//! means that the operation does not have it. In the place of `$types` may be those of results.

use isogloss::builtin::{
    ArrayAttr, DenseArrayAttr, IntegerAttr, IntegerType, Signedness, StringAttr, TypeAttr,
};
use isogloss::ir::OpRef;
use isogloss::ir::format::{Arguments, OpArgument};
use isogloss::ir::text::attribute_text;
use isogloss::ir::text::{EntryArgument, OpParser, OpPrinter};
use isogloss::text::{Delimiter, Parsed, Tok};
use isogloss::{Attribute, Type};

/// The arguments of the directive.
struct Parts<'r> {
    directions: &'r OpArgument,
    names: &'r OpArgument,
    types: &'r OpArgument,
    attributes: &'r OpArgument,
    symbols: &'r OpArgument,
    symbol: &'static str,
    locations: &'r OpArgument,
    domains: &'r OpArgument,
    body: Option<&'r OpArgument>,
}

impl<'r> Parts<'r> {
    fn of(arguments: &'r [OpArgument]) -> Option<Self> {
        let [
            directions,
            names,
            types,
            attributes,
            symbols,
            OpArgument::Text(symbol),
            locations,
            domains,
            body @ ..,
        ] = arguments
        else {
            return None;
        };
        let body = body.first().filter(|body| !matches!(body, OpArgument::Text(_)));
        Some(Self { directions, names, types, attributes, symbols, symbol, locations, domains, body })
    }
}

/// A port that was read.
struct Port<'c> {
    is_output: bool,
    name: Vec<u8>,
    ty: Type<'c>,
    attributes: Attribute<'c>,
    symbol: Option<Vec<u8>>,
    location: Attribute<'c>,
    /// The names of its domains, with their places.
    domains: Vec<(Vec<u8>, std::ops::Range<usize>)>,
}

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let Some(parts) = Parts::of(arguments.bound()) else { return Ok(false) };
    if !parser.asm().at(Tok::LParen) {
        return Ok(false);
    }
    let at = parser.asm().span();
    let (mut ports, mut entry) = (Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        let port = port(parser, &parts, &mut entry)?;
        ports.push(port);
        Ok(())
    })?;
    let context = parser.asm().context();
    let outputs: Vec<bool> = ports.iter().map(|port| port.is_output).collect();
    arguments.set_property(parts.directions, DenseArrayAttr::bools(context, &outputs).into());
    let list = |values: Vec<Attribute<'c>>| Attribute::from(ArrayAttr::get(context, &values));
    let names = ports.iter().map(|port| StringAttr::get(context, &port.name).into()).collect();
    arguments.set_property(parts.names, list(names));
    if let OpArgument::Types(_) = parts.types {
        let types: Vec<Type<'c>> = ports.iter().map(|port| port.ty).collect();
        arguments.add_types(parts.types, &types, at.start);
    } else {
        let types = ports.iter().map(|port| TypeAttr::get(context, port.ty).into()).collect();
        arguments.set_property(parts.types, list(types));
    }
    let empty = list(Vec::new());
    // Lists of the properties of modules are empty if no port has one; those of instances have an element for each port.
    let of_results = matches!(parts.types, OpArgument::Types(_));
    let listed = |values: Vec<Attribute<'c>>| {
        if of_results || values.iter().any(|value| *value != empty) { list(values) } else { empty }
    };
    arguments.set_property(parts.attributes, listed(ports.iter().map(|port| port.attributes).collect()));
    arguments.set_property(parts.locations, list(ports.iter().map(|port| port.location).collect()));
    let mut domains = Vec::new();
    let unsigned = IntegerType::get(context, 32, Signedness::Unsigned).into();
    for port in &ports {
        let mut own = Vec::new();
        for (name, span) in &port.domains {
            let Some(index) = ports.iter().position(|other| other.name == *name) else {
                return Err(parser.error_at("has a domain that is no port", span.clone()));
            };
            own.push(IntegerAttr::get(unsigned, index as i64).into());
        }
        domains.push(list(own));
    }
    arguments.set_property(parts.domains, listed(domains));
    let mut symbols = Vec::new();
    if ports.iter().any(|port| port.symbol.is_some()) {
        for port in &ports {
            let text = [parts.symbol.as_bytes(), port.symbol.as_deref().unwrap_or(b"[]"), b">"].concat();
            symbols.push(attribute_text::made(parser, &text, at.clone())?);
        }
    }
    arguments.set_property(parts.symbols, list(symbols));
    if let Some(body) = parts.body {
        arguments.add_entry_arguments(body, &entry);
    }
    Ok(true)
}

/// Parses a port.
fn port<'c>(
    parser: &mut OpParser<'_, '_, 'c>,
    parts: &Parts<'_>,
    entry: &mut Vec<EntryArgument<'c>>,
) -> Parsed<Port<'c>> {
    let is_output = parser.asm().eat_keyword("out");
    if !is_output && !parser.asm().eat_keyword("in") {
        return Err(parser.error("expected 'in' or 'out'"));
    }
    let start = parser.asm().span().start;
    let (argument, name) = name(parser, parts)?;
    parser.asm().expect(Tok::Colon)?;
    let ty = parser.asm().ty()?;
    let mut symbol = None;
    if matches!(parts.symbols, OpArgument::Property(_)) && parser.asm().eat_keyword("sym") {
        symbol = Some(symbol_text(parser)?);
    }
    let mut domains = Vec::new();
    if matches!(parts.domains, OpArgument::Property(_)) && parser.asm().eat_keyword("domains") {
        parser.comma_separated(Delimiter::Square, |parser| {
            let span = parser.asm().span();
            domains.push((self::name(parser, parts)?.1, span));
            Ok(())
        })?;
    }
    let context = parser.asm().context();
    let attributes = if matches!(parts.attributes, OpArgument::Property(_)) && parser.asm().at(Tok::LSquare) {
        parser.asm().attribute()?
    } else {
        ArrayAttr::get(context, &[]).into()
    };
    let loc = parser.loc_at(start as u32);
    let loc = parser.optional_location()?.unwrap_or(loc);
    if let Some(argument) = argument {
        entry.push(EntryArgument::new(argument, ty, loc));
    }
    let location = parser.ir().location(loc).into();
    Ok(Port { is_output, name, ty, attributes, symbol, location, domains })
}

type Named = (Option<isogloss::ir::text::UnresolvedOperand>, Vec<u8>);

/// Parses the name of a port: that of an argument of the body, or a keyword. An argument with a number has no name.
fn name(parser: &mut OpParser<'_, '_, '_>, parts: &Parts<'_>) -> Parsed<Named> {
    if parts.body.is_none() {
        let given = parser.asm().optional_string().map(std::borrow::Cow::into_owned);
        let given = given.or_else(|| parser.asm().optional_keyword().map(|word| word.as_bytes().to_vec()));
        return Ok((None, given.ok_or_else(|| parser.error("expected the name of a port"))?));
    }
    let token = parser.asm().token();
    let argument = parser.argument_name()?;
    let text = parser.asm().text(token).get(1..).unwrap_or_default();
    let is_number = text.first().is_some_and(u8::is_ascii_digit);
    Ok((Some(argument), if is_number { Vec::new() } else { text.to_vec() }))
}

/// Parses a symbol, or symbols in brackets, and returns the text.
fn symbol_text(parser: &mut OpParser<'_, '_, '_>) -> Parsed<Vec<u8>> {
    let start = parser.asm().token().start() as usize;
    let mut depth = 0_usize;
    loop {
        let token = parser.asm().advance();
        match token.kind {
            Tok::LSquare => depth += 1,
            Tok::RSquare => depth = depth.saturating_sub(1),
            Tok::AtId => {}
            Tok::Less | Tok::Greater | Tok::Comma | Tok::Integer | Tok::BareId if depth > 0 => {}
            _ => return Err(parser.error_at("expected a symbol", token.span())),
        }
        if depth == 0 {
            let text = parser.asm().source().get(start..token.end() as usize);
            return Ok(text.unwrap_or_default().to_vec());
        }
    }
}

pub(super) fn print<'a, 'c>(
    op: OpRef<'a, 'c>,
    printer: &mut OpPrinter<'_, 'a, 'c>,
    arguments: &'static [OpArgument],
) {
    let Some(parts) = Parts::of(arguments) else { return };
    let property = |argument: &OpArgument| argument.property_of(op);
    let list = |argument: &OpArgument| {
        let array = property(argument).and_then(|value| value.dyn_cast::<ArrayAttr<'_>>());
        array.map_or(&[][..], ArrayAttr::elements)
    };
    let directions = property(parts.directions).and_then(|value| value.dyn_cast::<DenseArrayAttr<'_>>());
    let directions = directions.and_then(DenseArrayAttr::to_i64s).unwrap_or_default();
    let (names, attributes, symbols) = (list(parts.names), list(parts.attributes), list(parts.symbols));
    let domains = list(parts.domains);
    let types: Vec<Type<'c>> = match parts.types {
        OpArgument::Types(_) => parts.types.types_of(op),
        types => {
            let types = list(types).iter().filter_map(|ty| ty.dyn_cast::<TypeAttr<'_>>());
            types.map(TypeAttr::value).collect()
        }
    };
    let body = parts.body.and_then(OpArgument::region_index).and_then(|index| op.region_group(index).next());
    let values: Vec<_> =
        body.and_then(|body| body.entry()).into_iter().flat_map(|entry| entry.arguments()).collect();
    let name = |printer: &mut OpPrinter<'_, 'a, 'c>, index: usize| match (values.get(index), names.get(index))
    {
        (Some(value), _) => printer.operand(*value),
        (None, Some(name)) => isogloss::ir::text::attribute_text::print_name(printer, Some(name)),
        (None, None) => printer.write("\"\""),
    };
    printer.write("(");
    for (index, ty) in types.iter().enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.write(if directions.get(index).is_some_and(|output| *output != 0) { "out " } else { "in " });
        name(printer, index);
        printer.write(": ");
        printer.ty(*ty);
        if let Some(symbol) = symbols.get(index) {
            let text = symbol.to_string();
            let inside = text.strip_prefix(parts.symbol).and_then(|text| text.strip_suffix('>'));
            match inside {
                Some("[]" | "") => {}
                Some(inside) => {
                    printer.write(" sym ");
                    printer.write(inside);
                }
                // An operation that was not verified may have any attribute.
                None => printer.attribute(*symbol),
            }
        }
        let own = domains.get(index).and_then(|own| own.dyn_cast::<ArrayAttr<'_>>());
        for (at, domain) in own.map_or(&[][..], ArrayAttr::elements).iter().enumerate() {
            printer.write(if at == 0 { " domains [" } else { ", " });
            let number = domain.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64);
            name(printer, number.and_then(|number| usize::try_from(number).ok()).unwrap_or(usize::MAX));
        }
        printer.write(if own.is_some_and(|own| !own.elements().is_empty()) { "]" } else { "" });
        let attributes = attributes.get(index).copied();
        let is_empty = |value: &Attribute<'c>| {
            value.dyn_cast::<ArrayAttr<'_>>().is_some_and(|list| list.elements().is_empty())
        };
        if let Some(attributes) = attributes.filter(|value| !is_empty(value)) {
            printer.write(" ");
            printer.attribute(attributes);
        }
    }
    printer.write(")");
}
