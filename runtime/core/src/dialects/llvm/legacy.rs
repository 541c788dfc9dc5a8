//! The spellings of the RFC "First-Party Support for LLVM Types", from before the dialect reused the builtin types and
//! had opaque pointers, and `!llvm<"i32*">` of the language reference of 2020. They are accepted with
//! [`ParserOptions::old_syntax`](crate::text::ParserOptions) and a warning that shows the present spelling, and never
//! printed.

use super::syntax::parse_nested;
use crate::Type;
use crate::builtin::VectorType;
use crate::text::{AsmParser, Parsed, Tok, parse_type};

/// Types without parameters under their LLVM names, and their present names. LLVM dropped `x86_mmx` for the vector.
const SIMPLE: [(&str, &str); 7] = [
    ("half", "f16"),
    ("bfloat", "bf16"),
    ("float", "f32"),
    ("double", "f64"),
    ("fp128", "f128"),
    ("x86_fp80", "f80"),
    ("x86_mmx", "vector<1xi64>"),
];

/// Today's spelling of a type without parameters.
pub(super) fn simple(keyword: &[u8]) -> Option<&'static str> {
    SIMPLE.iter().find(|(old, _)| old.as_bytes() == keyword).map(|(_, new)| *new)
}

/// Parses an old spelling, if one comes next.
pub(super) fn parse<'c>(p: &mut AsmParser<'_, 'c>, dropped: bool) -> Parsed<Option<Type<'c>>> {
    if !p.options().old_syntax || !p.at(Tok::BareId) {
        return Ok(None);
    }
    let token = p.token();
    let keyword = p.text(token);
    if let Some(today) = simple(keyword) {
        p.advance();
        warn(p, token.start(), today);
        return parse_type(p.context(), today).map(Some);
    }
    let prefixed = p.source()[..token.start() as usize].ends_with(b"!llvm.");
    if keyword == b"vec" || (keyword == b"vector" && (prefixed || is_vector(p))) {
        p.advance();
        let ty = p.with_nesting(|p| vector(p, dropped))?;
        warn(p, token.start(), &ty.to_string());
        return Ok(Some(ty));
    }
    // `!llvm.i32`; inside of a type, `i32` is the present spelling.
    let digits = keyword.strip_prefix(b"i").filter(|digits| !digits.is_empty());
    if prefixed && digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_digit)) {
        let ty = p.ty()?;
        warn(p, token.start(), &ty.to_string());
        return Ok(Some(ty));
    }
    Ok(None)
}

/// Reads `"i32*"` of `!llvm<"i32*">`: a type as LLVM's own assembly spelled it. No string means
/// anything there today.
pub(super) fn quoted<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Option<Type<'c>>> {
    let token = p.token();
    if !p.options().old_syntax || token.kind != Tok::String {
        return Ok(None);
    }
    let spelling = p.string_value(token);
    let ty = match super::quoted::parse(p.context(), &spelling) {
        Ok(ty) => ty,
        Err(None) => return Ok(None),
        Err(Some(error)) => return Err(error.at(p.span())),
    };
    p.advance();
    let old = String::from_utf8_lossy(&spelling);
    p.warn(format!("`!llvm<\"{old}\">` is an old spelling of `{ty}`"), p.span_from(token.start()));
    Ok(Some(ty))
}

/// Warns about the text from `start` to here.
fn warn(p: &mut AsmParser<'_, '_>, start: u32, today: &str) {
    let prefix = "!llvm.";
    let prefixed = p.source()[..start as usize].ends_with(prefix.as_bytes());
    let span = p.span_from(if prefixed { start - prefix.len() as u32 } else { start });
    let old = p.source().get(span.clone()).unwrap_or_default();
    let old = String::from_utf8_lossy(old).into_owned();
    p.warn(format!("`{old}` is an old spelling of `{today}`"), span);
}

/// Whether the `vector` that comes next is an old one: `<vscale x`, or an element
/// that no builtin vector has.
fn is_vector(p: &mut AsmParser<'_, '_>) -> bool {
    let before = p.checkpoint();
    p.advance();
    let scalable = p.eat(Tok::Less) && (p.at_keyword("vscale") || p.at(Tok::Question));
    let count = p.eat(Tok::Integer) && p.eat_keyword("x");
    let element = p.text(p.token());
    let old = scalable || (count && (simple(element).is_some() || matches!(element, b"ptr" | b"ppc_fp128")));
    p.rewind(before);
    old
}

/// Parses `<4 x float>` or `<vscale x 4 x float>`, also `<? x 4 x float>`.
fn vector<'c>(p: &mut AsmParser<'_, 'c>, dropped: bool) -> Parsed<Type<'c>> {
    let place = p.span();
    p.expect(Tok::Less)?;
    let scalable = p.eat_keyword("vscale") || p.eat(Tok::Question);
    if scalable {
        p.expect_keyword("x")?;
    }
    let count: i64 = p.integer()?;
    p.expect_keyword("x")?;
    let element = parse_nested(p, dropped)?;
    p.expect(Tok::Greater)?;
    let vector = VectorType::get_checked(p.context(), &[count], element, &[scalable]);
    vector.map(Into::into).map_err(|error| error.with_default_span(place))
}

/// Parses the element of an old pointer and its address space, if an element comes
/// next; `start` is where the `<` is.
pub(super) fn pointee(p: &mut AsmParser<'_, '_>, start: usize) -> Parsed<Option<u32>> {
    let number = matches!(p.token().kind, Tok::Integer | Tok::Minus | Tok::Greater)
        || matches!(p.text(p.token()), b"true" | b"false");
    if !p.options().old_syntax || number {
        return Ok(None);
    }
    p.with_nesting(|p| parse_nested(p, true))?;
    let address_space = if p.eat(Tok::Comma) { p.integer()? } else { 0 };
    let old = start as u32 - "ptr".len() as u32;
    match address_space {
        0 => warn_pointer(p, old, "ptr"),
        space => warn_pointer(p, old, &format!("ptr<{space}>")),
    }
    Ok(Some(address_space))
}

fn warn_pointer(p: &mut AsmParser<'_, '_>, start: u32, today: &str) {
    let span = p.span_from(start);
    p.warn(format!("pointers have no element type: `{today}` is all that is kept"), span);
}

/// Whether the body of a struct is one member without parentheses, as in one of
/// the RFC's examples.
pub(super) fn is_bare_member(p: &AsmParser<'_, '_>) -> bool {
    p.options().old_syntax && p.at_keyword("ptr")
}

/// Parses that member.
pub(super) fn bare_member<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Type<'c>> {
    let start = p.token().start();
    let member = parse_nested(p, false)?;
    let span = p.span_from(start);
    p.warn("the members of a struct are in parentheses", span);
    Ok(member)
}
