//! Semantic tokens of definition files.

use super::cpp;
use super::file::DeclKind;
use super::formats::Format;
use super::resolve::Scope;
pub(super) use crate::answers::{TypedToken, token_type as number};
use crate::names::FileName;
use crate::world::World;
use isogloss_codegen::model::{FormatToken, FormatTokenKind};
use isogloss_tablegen::tree::{NodeKind, Token, TokenKind};
use std::ops::Range;

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
