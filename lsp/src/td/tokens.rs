//! Semantic tokens of definition files.

use super::cpp;
use super::file::DeclKind;
use super::formats::Format;
use super::resolve::Scope;
use crate::names::FileName;
use crate::text::Lines;
use crate::world::World;
use gen_lsp_types::{SemanticToken, SemanticTokens};
use isogloss_codegen::model::{FormatToken, FormatTokenKind};
use isogloss_tablegen::tree::{NodeKind, Token, TokenKind};
use std::ops::Range;

/// The types of tokens, as the server numbers them.
pub(crate) const TYPES: [&str; 16] = [
    "class",
    "interface",
    "type",
    "variable",
    "parameter",
    "property",
    "enumMember",
    "function",
    "macro",
    "keyword",
    "string",
    "number",
    "operator",
    "comment",
    "namespace",
    "decorator",
];

/// The modifiers of tokens: bits.
pub(crate) const MODIFIERS: [&str; 2] = ["declaration", "defaultLibrary"];

/// The number of a type of tokens.
pub(crate) fn number(ty: &str) -> u32 {
    TYPES.iter().position(|known| *known == ty).map_or(0, |at| at as u32)
}

/// A token: its range in the text, its type and its modifiers.
pub(crate) type TypedToken = (Range<usize>, u32, u32);

/// The tokens of a file that begin in a range.
pub(crate) fn tokens(world: &World, name: &FileName, within: &Range<usize>) -> Option<Vec<TypedToken>> {
    let (unit, position) = world.unit_of(name)?;
    let scope = Scope::new(&unit, position);
    let mut result = Vec::new();
    let mut next = scope.file.tree.token_at(within.start);
    while let Some(token) = next {
        next = token.next();
        let range = token.range();
        if range.start >= within.end {
            break;
        }
        let plain = |ty| (range.clone(), number(ty), 0);
        match token.kind() {
            TokenKind::Identifier => result.extend(identifier(scope, token)),
            TokenKind::ArgumentName => result.push(plain("parameter")),
            TokenKind::Operator => result.push((range, number("function"), 2)),
            TokenKind::Keyword => {
                let is_type = token.parent().kind() == NodeKind::Type;
                result.push(plain(if is_type { "type" } else { "keyword" }));
            }
            TokenKind::Integer | TokenKind::Binary => result.push(plain("number")),
            TokenKind::LineComment | TokenKind::BlockComment => result.push(plain("comment")),
            TokenKind::Directive => result.push(plain("macro")),
            TokenKind::String | TokenKind::Code => {
                if let Some(format) = Format::at(scope, token) {
                    result.extend(format.tokens(range).filter_map(of_format));
                } else if scope.is_code(token) {
                    cpp::tokens(token, &mut result);
                } else if token.kind() == TokenKind::String {
                    result.push(plain("string"));
                }
            }
            _ => {}
        }
    }
    Some(result)
}

fn identifier(scope: Scope<'_>, token: Token<'_>) -> Option<TypedToken> {
    let target = scope.identifier(token)?;
    let decl = scope.unit.decl(target);
    let ty = match decl.kind {
        DeclKind::Class => "class",
        DeclKind::Multiclass => "interface",
        DeclKind::Def | DeclKind::Defm => "enumMember",
        DeclKind::Deftype => "type",
        DeclKind::Defset | DeclKind::Defvar | DeclKind::LoopVariable | DeclKind::OperatorVariable => {
            "variable"
        }
        DeclKind::Field | DeclKind::Let => "property",
        DeclKind::TemplateArg => "parameter",
    };
    let is_declared = scope.unit.name_of(target) == scope.file.span(&token.range());
    let is_library = scope.unit.file(target.file).name.is_library();
    Some((token.range(), number(ty), u32::from(is_declared) | u32::from(is_library) << 1))
}

/// A token of an assembly format.
fn of_format(token: FormatToken) -> Option<TypedToken> {
    let ty = match token.kind {
        FormatTokenKind::Literal | FormatTokenKind::String => "string",
        FormatTokenKind::Variable => "parameter",
        FormatTokenKind::Directive | FormatTokenKind::CustomName => "function",
        FormatTokenKind::Operator => "operator",
        FormatTokenKind::Word
        | FormatTokenKind::Open
        | FormatTokenKind::Arguments
        | FormatTokenKind::Close
        | FormatTokenKind::Separator
        | FormatTokenKind::Unreadable => return None,
    };
    Some((token.range, number(ty), 0))
}

/// Tokens in the encoding of the protocol: each relative to the previous one, none longer than a line.
pub(crate) fn encoded(world: &World, text: &str, tokens: &[TypedToken]) -> SemanticTokens {
    let lines = Lines::new(text);
    let mut data = Vec::with_capacity(tokens.len());
    let (mut last_line, mut last_start) = (0, 0);
    for (range, token_type, modifiers) in tokens {
        let mut start = range.start;
        while start < range.end {
            let rest = text.get(start..range.end).unwrap_or_default();
            let line_end = rest.find('\n').map_or(range.end, |at| start + at);
            let part = text.get(start..line_end).unwrap_or_default().trim_end_matches('\r');
            if !part.is_empty() {
                let position = lines.position(text, start, world.encoding);
                let delta_line = position.line - last_line;
                let delta_start =
                    if delta_line == 0 { position.character - last_start } else { position.character };
                data.push(SemanticToken {
                    delta_line,
                    delta_start,
                    length: world.encoding.length(part),
                    token_type: *token_type,
                    token_modifiers_bitset: *modifiers,
                });
                (last_line, last_start) = (position.line, position.character);
            }
            start = line_end + 1;
        }
    }
    SemanticTokens { result_id: None, data }
}
