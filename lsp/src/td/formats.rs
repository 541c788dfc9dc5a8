//! Assembly formats in definition files: the format around a token, as the generator reads it.

use super::complete::Item;
use super::resolve::Scope;
use super::unit::DeclId;
use gen_lsp_types::CompletionItemKind;
use isogloss_codegen::model::{FormatToken, FormatTokenKind, FormatTree, format_directives};
use isogloss_tablegen::tree::{Node, NodeKind, Token, TokenKind};
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

/// An assembly format of a class or record.
pub(super) struct Format {
    owner: DeclId,
    /// The byte of the file at which its text begins.
    start: usize,
    tree: FormatTree,
}

impl Format {
    /// The format that a string is a part of: the value of a field or template argument of that name.
    pub(super) fn at(scope: Scope<'_>, token: Token<'_>) -> Option<Self> {
        let is_format = |field: &str| matches!(field, "assemblyFormat" | "format");
        let literal = token.parent();
        let around = || std::iter::once(literal).chain(literal.ancestors());
        let statement =
            around().find(|node| matches!(node.kind(), NodeKind::Let | NodeKind::Field | NodeKind::Binding));
        let value = match statement {
            Some(statement) => {
                statement.token(TokenKind::Identifier).filter(|field| is_format(field.text()))?;
                statement
            }
            // An argument of a class of the library, such as `OpForm`.
            None => {
                let declared = scope.declared_for(literal)?;
                let is_library = scope.unit.file(declared.file).name.is_library();
                (is_library && is_format(&scope.unit.decl(declared).name)).then_some(())?;
                around().take_while(|node| node.kind() != NodeKind::Args).last()?
            }
        };
        let owner = scope.record_around(token.range().start)?;
        Some(Self::open(owner, value.range().start, &contents(value)))
    }

    /// The format in a string without an end, whose text begins at a byte.
    pub(super) fn open(owner: DeclId, start: usize, text: &str) -> Self {
        Self { owner, start, tree: FormatTree::read(text) }
    }

    /// The class or record that the format belongs to.
    pub(super) fn owner(&self) -> DeclId {
        self.owner
    }

    /// Its tokens in a part of the file, with their ranges in the file.
    pub(super) fn tokens(&self, within: Range<usize>) -> impl Iterator<Item = FormatToken> {
        let tokens = self.tree.tokens().iter().map(|token| self.in_file(token));
        tokens.filter(move |token| within.contains(&token.range.start))
    }

    /// The token at a byte of the file, with its range and its text.
    pub(super) fn token_at(&self, offset: usize) -> Option<(FormatToken, &str)> {
        let token = self.tree.token_at(offset.checked_sub(self.start)?)?;
        Some((self.in_file(token), self.tree.text().get(token.range.clone())?))
    }

    /// The ranges in the file of the elements around a byte, the smallest first.
    pub(super) fn around(&self, offset: usize) -> Vec<Range<usize>> {
        let around = self.tree.around(offset.saturating_sub(self.start));
        around.into_iter().map(|range| self.start + range.start..self.start + range.end).collect()
    }

    fn in_file(&self, token: &FormatToken) -> FormatToken {
        let range = self.start + token.range.start..self.start + token.range.end;
        FormatToken { range, kind: token.kind }
    }

    /// The completions at a byte of the file.
    pub(super) fn complete(&self, scope: Scope<'_>, offset: usize) -> Vec<Item> {
        let before = self.token_at(offset.saturating_sub(1)).filter(|(token, _)| token.range.start < offset);
        let (mut range, mut kind) = (offset..offset, None);
        if let Some((token, text)) = before.filter(|(token, _)| offset <= token.range.end) {
            let is_closed = offset == token.range.end && text.len() > 1;
            kind = Some(token.kind);
            match token.kind {
                FormatTokenKind::Literal if !(is_closed && text.ends_with('`')) => {
                    return texts(scope, offset, token.kind, token.range.start..offset);
                }
                FormatTokenKind::String if !(is_closed && text.ends_with('"')) => return Vec::new(),
                FormatTokenKind::CustomName => {
                    return texts(scope, offset, token.kind, token.range.start..offset);
                }
                FormatTokenKind::Separator if text == "<" => {
                    return texts(scope, offset, FormatTokenKind::CustomName, range);
                }
                FormatTokenKind::Variable | FormatTokenKind::Directive | FormatTokenKind::Word => {
                    range = token.range.start..offset;
                }
                FormatTokenKind::Literal
                | FormatTokenKind::String
                | FormatTokenKind::Open
                | FormatTokenKind::Arguments
                | FormatTokenKind::Close
                | FormatTokenKind::Operator
                | FormatTokenKind::Separator
                | FormatTokenKind::Unreadable => {}
            }
        }
        let is_variable = kind == Some(FormatTokenKind::Variable);
        let mut items = self.variables(scope, &range);
        if is_variable {
            return items;
        }
        items.iter_mut().for_each(|item| item.rank = 2);
        let derives =
            |classes: [&str; 2]| classes.iter().any(|class| scope.unit.derives_from(self.owner, class));
        let is_of_values = derives(["TypeDef", "AttrDef"]) || derives(["TypeForm", "AttrForm"]);
        let of_any = scope.unit.derives_from(self.owner, "DirectiveForm");
        for directive in self.tree.directives_at(range.start.saturating_sub(self.start)) {
            let fits = if is_of_values { directive.of_values } else { directive.of_operations };
            if !(fits || of_any) {
                continue;
            }
            let mut item = Item::new(directive.name, CompletionItemKind::Function, &range);
            if directive.usage.contains('(') {
                item.snippet = Some(format!("{}($1)", directive.name));
            }
            item.detail = Some(directive.usage.to_owned());
            item.documentation = Some(directive.meaning.to_owned());
            items.push(item);
        }
        items
    }

    /// The variables that the format can mention.
    fn variables(&self, scope: Scope<'_>, range: &Range<usize>) -> Vec<Item> {
        let mut seen = HashSet::new();
        let arguments = scope.arguments(self.owner).into_iter();
        let arguments = arguments.filter(|(_, token)| seen.insert(token.text().to_owned()));
        let item = |(_, token): (_, Token<'_>)| {
            let mut item = Item::new(token.text(), CompletionItemKind::Variable, range);
            item.snippet = Some(format!("\\{}", token.text()));
            item.detail = Some(token.parent().text().to_owned());
            item
        };
        arguments.map(item).collect()
    }
}

/// The texts of the tokens of a kind in the other formats of the file, and the usual literals.
fn texts(scope: Scope<'_>, offset: usize, kind: FormatTokenKind, range: Range<usize>) -> Vec<Item> {
    let is_literal = kind == FormatTokenKind::Literal;
    let usual: &[&str] = if is_literal {
        &["`:`", "`,`", "`->`", "`=`", "`(`", "`)`", "`<`", "`>`", "`[`", "`]`"]
    } else {
        &[]
    };
    let mut found: BTreeSet<String> = usual.iter().map(|text| (*text).to_owned()).collect();
    for string in scope.file.tree.tokens() {
        let within = string.range();
        let is_text = matches!(string.kind(), TokenKind::String | TokenKind::Code);
        if !is_text || within.contains(&offset) {
            continue;
        }
        let Some(format) = Format::at(scope, string) else { continue };
        let tokens = format.tokens(within).filter(|token| token.kind == kind);
        found.extend(tokens.map(|token| scope.file.span(&token.range).text().to_owned()));
    }
    let is_blank = |text: &String| text.trim_matches('`').trim().is_empty();
    let item_kind = if is_literal { CompletionItemKind::Text } else { CompletionItemKind::Function };
    found.into_iter().filter(|text| !is_blank(text)).map(|text| Item::new(text, item_kind, &range)).collect()
}

/// The text in the strings of a value, with blanks in the place of all other text, so that each byte keeps its position.
fn contents(value: Node<'_>) -> String {
    let mut text = String::new();
    for token in value.tokens().filter(|token| matches!(token.kind(), TokenKind::String | TokenKind::Code)) {
        let start = token.range().start - value.range().start;
        text.extend(std::iter::repeat_n(' ', start.saturating_sub(text.len())));
        content(token, &mut text);
    }
    text
}

/// Adds the text in a string or code block, with blanks in the place of its delimiters and backslashes.
pub(super) fn content(token: Token<'_>, text: &mut String) {
    let (open, close) = if token.kind() == TokenKind::Code { ("[{", "}]") } else { ("\"", "\"") };
    let inner = token.text().strip_prefix(open).unwrap_or_default();
    text.extend(std::iter::repeat_n(' ', open.len()));
    let mut letters = inner.strip_suffix(close).unwrap_or(inner).chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' || token.kind() == TokenKind::Code {
            text.push(letter);
            continue;
        }
        text.push(' ');
        text.extend(letters.next().map(|escaped| if matches!(escaped, 'n' | 't') { ' ' } else { escaped }));
    }
}

/// The name and the meaning of a directive, in Markdown.
pub(super) fn describe(name: &str) -> Option<String> {
    let directive = format_directives().into_iter().find(|directive| directive.name == name)?;
    Some(format!("```tablegen\n{}\n```\n\n{}", directive.usage, directive.meaning))
}
