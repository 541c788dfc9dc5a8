//! `sparse_tensor`: the encoding of tensors.

use super::{body, parts};
use isogloss::Context;
use isogloss::affine::AffineMapAttr;
use isogloss::def::DefKind;
use isogloss::text::parse_attribute;
use std::fmt::Write as _;

/// The slice of a dimension without one, if another has one.
const NO_SLICE: &str = "#sparse_tensor<slice(0, ?, 1)>";

/// What may be after the type of a level, in the order in which it is printed.
const PROPERTIES: [&str; 3] = ["nonunique", "nonordered", "soa"];

/// `encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 32 }>`
pub(super) fn spelling(context: &Context, _: DefKind, text: &str) -> Option<String> {
    let entries = body(text, "encoding")?.trim().strip_prefix('{')?.strip_suffix('}')?;
    let mut map = None;
    let mut others = [const { None }; 4];
    for entry in parts(entries) {
        // A comma may be at the end.
        if entry.trim().is_empty() {
            continue;
        }
        let (key, value) = entry.split_once('=')?;
        let (key, value) = (key.trim(), value.trim());
        match key {
            "map" => map = Some(mapping(context, value)?),
            "posWidth" | "crdWidth" => {
                let index = usize::from(key == "crdWidth");
                let width: u32 = value.parse().ok()?;
                others[index] = (width != 0).then(|| width.to_string());
            }
            "explicitVal" | "implicitVal" => {
                let index = 2 + usize::from(key == "implicitVal");
                others[index] = Some(parse_attribute(context, value).ok()?.to_string());
            }
            _ => return None,
        }
    }
    let mut spelled = format!("encoding<{{ map = {}", map?);
    for (key, value) in ["posWidth", "crdWidth", "explicitVal", "implicitVal"].into_iter().zip(others) {
        if let Some(value) = value {
            let _ = write!(spelled, ", {key} = {value}");
        }
    }
    spelled += " }>";
    Some(spelled)
}

/// `[s0](d0, d1 : #sparse_tensor<slice(...)>) -> (d0 : dense, d1 : compressed)`, with a list of names for levels before
/// the dimensions, and dimensions as expressions of them, which follow from the rest and are not printed.
fn mapping(context: &Context, text: &str) -> Option<String> {
    let (dimensions, levels) = text.split_once("->")?;
    let mut dimensions = dimensions.trim();
    let mut symbols = "";
    while let Some(open) = dimensions.chars().next().filter(|open| matches!(open, '[' | '{')) {
        let close = if open == '[' { ']' } else { '}' };
        let (names, rest) = dimensions[1..].split_once(close)?;
        if open == '[' {
            symbols = names;
        }
        dimensions = rest.trim_start();
    }
    let (mut names, mut slices) = (Vec::new(), Vec::new());
    for dimension in parts(dimensions.strip_prefix('(')?.strip_suffix(')')?) {
        let (name, slice) = match dimension.split_once(':') {
            Some((name, slice)) => (name, Some(parse_attribute(context, slice.trim()).ok()?.to_string())),
            None => (dimension, None),
        };
        names.push(name.split('=').next().unwrap_or_default().trim());
        slices.push(slice);
    }
    let (mut expressions, mut types) = (Vec::new(), Vec::new());
    for level in parts(levels.trim().strip_prefix('(')?.strip_suffix(')')?) {
        let (expression, ty) = level.split_once(':')?;
        expressions.push(expression.rsplit('=').next().unwrap_or_default().trim());
        types.push(level_type(ty.trim())?);
    }
    let (names, expressions) = (names.join(", "), expressions.join(", "));
    let map = format!("affine_map<({names})[{symbols}] -> ({expressions})>");
    let map = parse_attribute(context, &map).ok()?.dyn_cast::<AffineMapAttr<'_>>()?.map();
    let list = |letter: char, count: u32| (0..count).map(move |index| format!("{letter}{index}"));
    let symbols = match map.num_symbols() {
        0 => String::new(),
        count => format!("[{}]", list('s', count).collect::<Vec<_>>().join(", ")),
    };
    let is_sliced = slices.iter().any(Option::is_some);
    let dimensions = list('d', map.num_dims()).zip(slices).map(|(name, slice)| match slice {
        _ if !is_sliced => name,
        slice => format!("{name} : {}", slice.as_deref().unwrap_or(NO_SLICE)),
    });
    let levels = map.results().zip(types).map(|(expression, ty)| format!("{expression} : {ty}"));
    let joined = |parts: &mut dyn Iterator<Item = String>| parts.collect::<Vec<_>>().join(", ");
    Some(format!("{symbols}({}) -> ({})", joined(&mut { dimensions }), joined(&mut { levels })))
}

/// `compressed(nonunique)`, `structured[2, 4]`
fn level_type(text: &str) -> Option<String> {
    let end = text.find(['(', '[']).unwrap_or(text.len());
    let (word, mut rest) = text.split_at(end);
    let mut spelled = word.trim().to_owned();
    if let Some(sizes) = rest.strip_prefix('[') {
        let (sizes, after) = sizes.split_once(']')?;
        let sizes: Vec<&str> = parts(sizes).map(str::trim).collect();
        let _ = write!(spelled, "[{}]", sizes.join(", "));
        rest = after.trim_start();
    }
    if !rest.is_empty() {
        let written: Vec<&str> = parts(rest.strip_prefix('(')?.strip_suffix(')')?).map(str::trim).collect();
        if written.iter().any(|property| !PROPERTIES.contains(property)) {
            return None;
        }
        let properties = PROPERTIES.into_iter().filter(|property| written.contains(property));
        let properties: Vec<&str> = properties.collect();
        if !properties.is_empty() {
            let _ = write!(spelled, "({})", properties.join(", "));
        }
    }
    Some(spelled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_have_the_names_and_the_order_of_cpp() {
        let context = Context::new();
        for (written, printed) in [
            ("{map=(i,j)->(j:dense,i:compressed)}", "{ map = (d0, d1) -> (d1 : dense, d0 : compressed) }"),
            (
                "{ map = (i) -> (i : compressed(soa,nonunique)), crdWidth = 32, posWidth = 64, implicitVal = 0.0 : f32, }",
                "{ map = (d0) -> (d0 : compressed(nonunique, soa)), posWidth = 64, crdWidth = 32, implicitVal = 0.000000e+00 : f32 }",
            ),
            (
                "{ map = {l0, l1} (i = l0 * 2 + l1) -> (l0 = i floordiv 2 : dense, l1 = i mod 2 : structured[2,4]), posWidth = 0 }",
                "{ map = (d0) -> (d0 floordiv 2 : dense, d0 mod 2 : structured[2, 4]) }",
            ),
            ("{ map = [z](i) -> (i * 2 + z : dense) }", "{ map = [s0](d0) -> (d0 * 2 + s0 : dense) }"),
        ] {
            let found = spelling(&context, DefKind::Attribute, &format!("encoding<{written}>"));
            assert_eq!(found, Some(format!("encoding<{printed}>")));
        }
        for other in
            ["encoding<{ map = (i) -> (i : dense(unique)) }>", "encoding<{ lvl = 3 }>", "slice(1, 2, 3)"]
        {
            assert_eq!(spelling(&context, DefKind::Attribute, other), None, "{other}");
        }
    }
}
