//! `xegpu`: descriptors of tensors and how they are accessed, and layouts of memory.

use super::{Parameter, ParameterKind, body, first_part, read, structure};
use isogloss::Context;
use isogloss::def::DefKind;
use isogloss::text::{AsmParser, Parsed, Tok, parse_attribute};

/// Attributes that say how a tensor is accessed.
const ENCODINGS: [(&str, &[Parameter]); 2] = [
    (
        "block_tdesc_attr",
        &[
            SPACE,
            Parameter { name: "array_length", kind: ParameterKind::Attribute, default: "1 : i64" },
            Parameter { name: "boundary_check", kind: ParameterKind::Attribute, default: "true" },
        ],
    ),
    (
        "scatter_tdesc_attr",
        &[SPACE, Parameter { name: "chunk_size", kind: ParameterKind::Attribute, default: "1 : i64" }],
    ),
];

const SPACE: Parameter = Parameter { name: "memory_space", kind: ParameterKind::Word, default: "global" };

/// A tensor without an encoding has this one.
const DEFAULT_ENCODING: &str = "#xegpu.block_tdesc_attr<>";

pub(super) fn spelling(context: &Context, kind: DefKind, text: &str) -> Parsed<Option<String>> {
    Ok(spelled(context, kind, text))
}

fn spelled(context: &Context, kind: DefKind, text: &str) -> Option<String> {
    if kind == DefKind::Type {
        return descriptor(context, text);
    }
    let encoding =
        |(mnemonic, parameters): &(&str, &[Parameter])| structure(context, text, mnemonic, parameters);
    layout(context, text).or_else(|| ENCODINGS.iter().find_map(encoding))
}

/// `mem_layout<block = [16, 1], stride = [1, 32]>`: a dictionary.
fn layout(context: &Context, text: &str) -> Option<String> {
    let entries = format!("{{{}}}", body(text, "mem_layout")?);
    let entries = parse_attribute(context, &entries).ok()?.to_string();
    Some(format!("mem_layout<{}>", entries.strip_prefix('{')?.strip_suffix('}')?))
}

/// `tensor_desc<8x16xf32, encoding, layout>`, `mem_desc<8x16xf32, layout>`
fn descriptor(context: &Context, text: &str) -> Option<String> {
    let mnemonic = ["tensor_desc", "mem_desc"].into_iter().find(|mnemonic| text.starts_with(mnemonic))?;
    let (shape, rest) = first_part(body(text, mnemonic)?);
    let mut written: Vec<String> = match rest {
        Some(rest) => read(context, rest, attributes)?,
        None => Vec::new(),
    };
    let is_encoding = |text: &String| {
        let text = text.strip_prefix("#xegpu.").unwrap_or_default();
        ENCODINGS.iter().any(|(encoding, _)| text.starts_with(encoding))
    };
    written.sort_by_key(|attribute| !is_encoding(attribute));
    written.retain(|attribute| attribute != DEFAULT_ENCODING);
    written.insert(0, shape.split_whitespace().collect());
    Some(format!("{mnemonic}<{}>", written.join(", ")))
}

/// Attributes with commas between, as they are printed.
fn attributes(parser: &mut AsmParser<'_, '_>) -> Parsed<Vec<String>> {
    let mut found = Vec::new();
    loop {
        found.push(parser.attribute()?.to_string());
        if !parser.eat(Tok::Comma) {
            return Ok(found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_left_out_and_parameters_are_in_order() {
        let context = Context::new();
        for (written, printed) in [
            ("block_tdesc_attr<array_length = 2>", "block_tdesc_attr<array_length = 2 : i64>"),
            ("block_tdesc_attr<array_length = 1 : i64, memory_space=global>", "block_tdesc_attr<>"),
            (
                "block_tdesc_attr<boundary_check = false, memory_space = slm>",
                "block_tdesc_attr<memory_space =  slm, boundary_check = false>",
            ),
            ("scatter_tdesc_attr<chunk_size=4>", "scatter_tdesc_attr<chunk_size = 4 : i64>"),
            (
                "mem_layout<stride = [1, 32], block = [16, 1]>",
                "mem_layout<block = [16, 1], stride = [1, 32]>",
            ),
        ] {
            assert_eq!(spelled(&context, DefKind::Attribute, written).as_deref(), Some(printed));
        }
        assert_eq!(spelled(&context, DefKind::Attribute, "block_tdesc_attr<size = 1>"), None);
        let ty = |text| spelled(&context, DefKind::Type, text);
        assert_eq!(ty("tensor_desc<8 x 16xf32>").as_deref(), Some("tensor_desc<8x16xf32>"));
        assert_eq!(ty("mem_desc<8x16xf32, [1,2]>").as_deref(), Some("mem_desc<8x16xf32, [1, 2]>"));
    }
}
