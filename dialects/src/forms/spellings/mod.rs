//! How types and attributes are printed whose text MLIR's definition files leave to C++, and which are kept as text. A spelling
//! reads such a text and writes it as C++ does: `!spirv.array<4xf32>` is `!spirv.array<4 x f32>`. The types of `spirv` and the
//! encodings of `sparse_tensor` are read by their grammar, so that other texts are errors, with MLIR's messages. Any other text that
//! is not understood stays as it is.
//!
//! Not here: conditions and verifiers that need more than the text.

mod sparse_tensor;
mod spirv;
mod xegpu;

use isogloss::def::Spelling;
use isogloss::text::{AsmParser, Parsed, ParserOptions, Tok, parse_attribute};
use isogloss::{Context, Diagnostic};

/// The name of the dialect, the C++ namespace of its definitions, and the spelling of its texts.
static ALL: &[(&str, &str, Spelling)] = &[
    ("sparse_tensor", "mlir::sparse_tensor", sparse_tensor::spelling),
    ("spirv", "mlir::spirv", spirv::spelling),
    ("xegpu", "mlir::xegpu", xegpu::spelling),
];

/// The spelling of a dialect whose definitions have that C++ namespace.
pub(super) fn of(dialect: &str, namespace: &str) -> Option<Spelling> {
    let found = ALL.iter().find(|(name, within, _)| *name == dialect && *within == namespace)?;
    Some(found.2)
}

/// A parser of a text that takes any dialect, also those that are not loaded.
fn parser<'s, 'c>(context: &'c Context, text: &'s str) -> Parsed<AsmParser<'s, 'c>> {
    AsmParser::new(context, text.as_bytes(), ParserOptions::default().allow_unregistered(true))
}

/// An error at the byte at an offset.
fn error_at(message: impl Into<String>, offset: usize) -> Diagnostic {
    Diagnostic::error(message).at(offset..offset + 1)
}

/// What a function reads of a whole text; `None` if that is not all.
fn read<'c, T>(
    context: &'c Context,
    text: &str,
    read: impl FnOnce(&mut AsmParser<'_, 'c>) -> Parsed<T>,
) -> Option<T> {
    let mut parser = parser(context, text).ok()?;
    let found = read(&mut parser).ok()?;
    parser.at(Tok::Eof).then_some(found)
}

/// A parameter of an attribute `mnemonic<name = value, name = value>`.
struct Parameter {
    name: &'static str,
    kind: ParameterKind,
    /// The value as it is printed, with which the parameter is left out.
    default: &'static str,
}

#[derive(Clone, Copy)]
enum ParameterKind {
    /// A keyword, before which C++ writes another blank.
    Word,
    /// A number without its type.
    Integer,
    Attribute,
}

/// An attribute with these parameters, in their order and without those that have their default values.
fn structure(context: &Context, text: &str, mnemonic: &str, parameters: &[Parameter]) -> Option<String> {
    let mut values = vec![None; parameters.len()];
    for part in parts(body(text, mnemonic)?) {
        let (name, value) = part.split_once('=')?;
        let (name, value) = (name.trim(), value.trim());
        let index = parameters.iter().position(|parameter| parameter.name == name)?;
        values[index] = Some(match parameters[index].kind {
            ParameterKind::Word => format!(" {value}"),
            ParameterKind::Integer => value.parse::<i64>().ok()?.to_string(),
            ParameterKind::Attribute => parse_attribute(context, value).ok()?.to_string(),
        });
    }
    let written = parameters.iter().zip(values).filter_map(|(parameter, value)| {
        let value = value.filter(|value| value.trim_start() != parameter.default)?;
        Some(format!("{} = {value}", parameter.name))
    });
    Some(format!("{mnemonic}<{}>", written.collect::<Vec<_>>().join(", ")))
}

/// The text in angle brackets after a mnemonic.
fn body<'t>(text: &'t str, mnemonic: &str) -> Option<&'t str> {
    text.strip_prefix(mnemonic)?.trim_start().strip_prefix('<')?.strip_suffix('>')
}

/// `text` before its first comma outside of brackets, and what follows that.
fn first_part(text: &str) -> (&str, Option<&str>) {
    let mut depth = 0_usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' | b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => return (&text[..at], Some(&text[at + 1..])),
            _ => {}
        }
    }
    (text, None)
}

/// The parts of a text between the commas outside of brackets; none of a blank one.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(text).filter(|text| !text.trim().is_empty());
    std::iter::from_fn(move || {
        let (part, after) = first_part(rest?);
        rest = after;
        Some(part)
    })
}
