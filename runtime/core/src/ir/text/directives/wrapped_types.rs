//! `wrapped-types(ref(type($value)), type($other), "!d.a<", ">", "!d.")`: no text. The other value, if it is there, or the result has
//! the type whose text is that of the type between these, without the last text at its beginning. The type may be that of an attribute,
//! `ref($type)`.

use crate::builtin::TypeAttr;
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument, TypesOf};
use crate::ir::text::type_text::made;
use crate::ir::text::{OpParser, OpPrinter};
use crate::text::Parsed;

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, other, OpArgument::Text(before), OpArgument::Text(after), prefix @ ..] = arguments.bound()
    else {
        return Ok(false);
    };
    if arguments.count(other) == 0
        && !matches!(other, OpArgument::Types(TypesOf::Result(_) | TypesOf::Results))
    {
        return Ok(true);
    }
    let span = parser.asm().span();
    let mut found = Vec::new();
    let attribute = arguments.property(types).and_then(|ty| ty.dyn_cast::<TypeAttr<'_>>());
    let attribute = attribute.map(TypeAttr::value);
    for ty in arguments.types(types).iter().chain(&attribute) {
        let text = ty.to_string();
        let inside =
            OpArgument::texts(prefix).next().and_then(|prefix| text.strip_prefix(prefix)).unwrap_or(&text);
        found.push(made(parser, &format!("{before}{inside}{after}"))?);
    }
    arguments.add_types(other, &found, span.start);
    Ok(true)
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}
