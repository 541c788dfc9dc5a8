//! `spirv`: all types and some attributes are C++. [`types`] has the types.

mod types;

use super::{Parameter, ParameterKind, read, structure};
use isogloss::Context;
use isogloss::def::DefKind;
use isogloss::text::{AsmParser, Parsed, Tok};

/// The parameters of `resource_limits`.
const LIMITS: [Parameter; 8] = [
    limit("max_compute_shared_memory_size", ParameterKind::Integer, "16384"),
    limit("max_compute_workgroup_invocations", ParameterKind::Integer, "128"),
    limit("max_compute_workgroup_size", ParameterKind::Attribute, "[128 : i32, 128 : i32, 64 : i32]"),
    limit("subgroup_size", ParameterKind::Integer, "32"),
    limit("min_subgroup_size", ParameterKind::Integer, ""),
    limit("max_subgroup_size", ParameterKind::Integer, ""),
    limit("cooperative_matrix_properties_khr", ParameterKind::Attribute, ""),
    limit("cooperative_matrix_properties_nv", ParameterKind::Attribute, ""),
];

const fn limit(name: &'static str, kind: ParameterKind, default: &'static str) -> Parameter {
    Parameter { name, kind, default }
}

/// What a `target_env` says if it says nothing about the client.
const UNKNOWN_API: &str = "api=Unknown, ";

pub(super) fn spelling(context: &Context, kind: DefKind, text: &str) -> Parsed<Option<String>> {
    if kind == DefKind::Type { types::spelling(context, text) } else { Ok(attribute(context, text)) }
}

fn attribute(context: &Context, text: &str) -> Option<String> {
    if let Some(limits) = structure(context, text, "resource_limits", &LIMITS) {
        return Some(limits);
    }
    let spelled = read(context, text, tokens)?;
    Some(if text.starts_with("target_env") { spelled.replacen(UNKNOWN_API, "", 1) } else { spelled })
}

/// The rest of a text with the blanks that C++ writes, and the types and attributes in it as they are printed.
fn tokens(parser: &mut AsmParser<'_, '_>) -> Parsed<String> {
    let mut text = String::new();
    let mut end = parser.token().start();
    while !parser.at(Tok::Eof) {
        let token = parser.token();
        let is_word =
            |byte: Option<u8>| byte.is_some_and(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let had_blank = token.start() > end;
        let part = match token.kind {
            Tok::Error => return Err(parser.error("expected a token")),
            Tok::BangId => parser.ty()?.to_string(),
            Tok::HashId => parser.attribute()?.to_string(),
            _ => {
                parser.advance();
                end = token.end();
                let text = String::from_utf8_lossy(parser.text(token)).into_owned();
                let hexadecimal = text.strip_prefix("0x").filter(|_| token.kind == Tok::Integer);
                match hexadecimal.and_then(|digits| u64::from_str_radix(digits, 16).ok()) {
                    // The first digit of `0x4xf32` is a dimension.
                    Some(number) if !parser.at(Tok::BareId) => number.to_string(),
                    Some(_) | None => text,
                }
            }
        };
        let separates = match (text.bytes().last(), token.kind) {
            (None | Some(b'<' | b'(' | b'['), _) => false,
            // Offsets and decorations of a member: `f32 [4, NonWritable]`.
            (Some(b','), _) | (Some(_), Tok::LSquare) => true,
            (last, _) => had_blank && is_word(last) && is_word(part.bytes().next()),
        };
        if separates {
            text.push(' ');
        }
        if matches!(token.kind, Tok::BangId | Tok::HashId) {
            // Whether there is a blank after it does not matter.
            end = u32::MAX;
        }
        text += &part;
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_are_those_of_cpp() {
        let context = Context::new();
        for (written, printed) in [
            ("vce< v1.0,[Shader], [] >", "vce<v1.0, [Shader], []>"),
            (
                "target_env<vce<v1.0, [], []>, api = Unknown, AMD:DiscreteGPU:0x1F, limits<>>",
                "target_env<vce<v1.0, [], []>, AMD:DiscreteGPU:31, limits<>>",
            ),
            (
                "resource_limits<subgroup_size=64, max_compute_workgroup_invocations = 128>",
                "resource_limits<subgroup_size = 64>",
            ),
        ] {
            assert_eq!(attribute(&context, written).as_deref(), Some(printed));
            assert_eq!(attribute(&context, printed).as_deref(), Some(printed));
        }
    }
}
