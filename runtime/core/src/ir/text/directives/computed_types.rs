//! `computed-types(type($y), "vector<{0.dims}i1>", ref(type($x)), "!d.a<")`: no text. The type of this text, in which `{0}` is the text of
//! the type of the first `ref`, `{0.dims}` its sizes with an `x` after each, `{0.front}` those without the last one,
//! `{0.rest}` those without the first one, `{0.element}` its element type, `{0.0}` its first size, `{0.in}` what is in its angle brackets,
//! and `{1.count}` the number of elements of the attribute that the second `ref` is. For a variadic first `ref`, there is a type for each
//! of its types. With a text after them, there is one only for types whose texts begin with it.

use crate::builtin::{ArrayAttr, DenseArrayAttr};
use crate::ir::OpRef;
use crate::ir::format::{Arguments, OpArgument, TypesOf};
use crate::ir::text::type_text::{inside, made};
use crate::ir::text::{Nodes, OpParser, OpPrinter};
use crate::text::Parsed;
use crate::{Attribute, Type};

pub(super) fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, arguments: &mut Arguments<'c>) -> Parsed<bool> {
    let [types, OpArgument::Text(template), known @ ..] = arguments.bound() else { return Ok(false) };
    if arguments.count(types) == 0
        && !matches!(types, OpArgument::Types(TypesOf::Result(_) | TypesOf::Results))
    {
        return Ok(true);
    }
    let at = parser.asm().span().start;
    let only = OpArgument::texts(known).next();
    let mut found = Vec::new();
    for ty in known.first().map(|of| arguments.types(of)).unwrap_or_default().to_vec() {
        if only.is_some_and(|only| !ty.to_string().starts_with(only)) {
            continue;
        }
        let key = inputs(ty, known, arguments);
        let recalled =
            key.and_then(|key| parser.recall(template, key)).and_then(|[made, ..]| Type::from_node(made?));
        let made = match recalled {
            Some(made) => made,
            None => {
                let text = filled(template, |key| value(key, ty, known, arguments));
                let Some(text) = text else { return Ok(false) };
                let made = made(parser, &text)?;
                if let Some(key) = key.filter(|_| !text.contains("distinct")) {
                    parser.remember(template, key, [Some(made.node()), None, None]);
                }
                made
            }
        };
        found.push(made);
    }
    arguments.add_types(types, &found, at);
    Ok(true)
}

/// The nodes that a computed type depends on besides the template: the type of the first `ref`, and the types or the attributes
/// that the others are. `None` if there are more.
fn inputs<'c>(ty: Type<'c>, known: &'static [OpArgument], arguments: &Arguments<'c>) -> Option<Nodes<'c>> {
    let of = |argument: &OpArgument| match arguments.types(argument) {
        [first, ..] => Some(first.node()),
        [] => arguments.property(argument).map(Attribute::node),
    };
    let others = known.get(1..).unwrap_or_default();
    let at = |index: usize| others.get(index).and_then(of);
    (others.len() <= 2).then(|| [Some(ty.node()), at(0), at(1)])
}

/// The text for a key of a template.
fn value<'c>(
    key: &str,
    first: Type<'c>,
    known: &'static [OpArgument],
    arguments: &Arguments<'c>,
) -> Option<String> {
    let (number, part) = key.split_once('.').unwrap_or((key, ""));
    let number = number.parse::<usize>().ok()?;
    let argument = known.get(number)?;
    if part == "count" {
        let attribute = arguments.property(argument)?;
        let array = attribute.dyn_cast::<ArrayAttr<'_>>().map(|array| array.elements().len());
        return array
            .or_else(|| Some(attribute.dyn_cast::<DenseArrayAttr<'_>>()?.to_i64s()?.len()))
            .map(|count| count.to_string());
    }
    let ty = if number == 0 { first } else { *arguments.types(argument).first()? };
    part_of(&ty.to_string(), part)
}

/// A text with values in the places of `{key}`; `None` if one is not known.
fn filled(template: &str, value: impl Fn(&str) -> Option<String>) -> Option<String> {
    let (mut text, mut rest) = (String::new(), template);
    while let Some((before, after)) = rest.split_once('{') {
        let (key, after) = after.split_once('}')?;
        text.push_str(before);
        text.push_str(&value(key)?);
        rest = after;
    }
    text.push_str(rest);
    Some(text)
}

/// A part of the text of a type.
pub(super) fn part_of(text: &str, part: &str) -> Option<String> {
    if part.is_empty() {
        return Some(text.to_owned());
    }
    if part == "in" {
        return Some(inside(text).to_owned());
    }
    let is_shaped = ["vector<", "tensor<", "memref<"].iter().any(|name| text.starts_with(name));
    let mut rest = if is_shaped { inside(text) } else { text };
    let mut dims = Vec::new();
    while let Some((dim, after)) = rest.split_once('x').filter(|(dim, _)| is_shaped && is_size(dim)) {
        dims.push(dim);
        rest = after;
    }
    let list = |dims: &[&str]| Some(dims.iter().map(|dim| format!("{dim}x")).collect::<String>());
    match part {
        "dims" => list(&dims),
        "front" => list(dims.split_last()?.1),
        "rest" => list(dims.get(1..).unwrap_or_default()),
        "element" => Some(rest.to_owned()),
        number => dims.get(number.parse::<usize>().ok()?).map(|dim| dim.trim_matches(['[', ']']).to_owned()),
    }
}

/// Whether a text is `4`, `?` or `[4]`.
fn is_size(text: &str) -> bool {
    let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    inside == "?" || !inside.is_empty() && inside.bytes().all(|byte| byte.is_ascii_digit())
}

pub(super) fn print<'a, 'c>(_: OpRef<'a, 'c>, _: &mut OpPrinter<'_, 'a, 'c>, _: &'static [OpArgument]) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_types_are_found_in_their_texts() {
        let part = |text, name| part_of(text, name).unwrap_or_else(|| "none".to_owned());
        assert_eq!(part("vector<4x[8]xf32>", "dims"), "4x[8]x");
        assert_eq!(part("vector<4x[8]xf32>", "front"), "4x");
        assert_eq!(part("vector<4x[8]xf32>", "rest"), "[8]x");
        assert_eq!(part("vector<4x[8]xf32>", "1"), "8");
        assert_eq!(part("tensor<?x2x!d.x<4xi1>>", "element"), "!d.x<4xi1>");
        assert_eq!(part("f32", "dims"), "");
        assert_eq!(part("index", "element"), "index");
        assert_eq!(part("!d.a<!d.b<i1>>", "in"), "!d.b<i1>");
        assert_eq!(part("vector<f32>", "front"), "none");
    }
}
