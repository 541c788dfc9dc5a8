//! Types of parameters, arguments and results, and the syntax of type spellings.

use super::constraint::Class;
use super::{DefKind, Text};
use crate::codes;
use crate::grammar::{self, cpp_parser as parser};
use isogloss_tablegen::Diagnostic;
use parser::Rule;
use pest::iterators::Pair;
use proc_macro2::{TokenStream, TokenTree};
use std::ops::Range;

/// The type of a parameter, an argument or a result.
#[derive(Clone, Debug)]
pub enum ParamType {
    /// `bool`.
    Bool,
    /// An integer.
    Int {
        /// 8, 16, 32 or 64.
        bits: u8,
        /// Whether it is signed.
        signed: bool,
    },
    /// An integer of any width.
    ApInt,
    /// A UTF-8 string.
    Str,
    /// A byte string.
    Bytes,
    /// Any type.
    Type,
    /// Any attribute.
    Attribute,
    /// A type or an attribute of one kind.
    Handle(Handle),
    /// An enum.
    Enum(EnumType),
    /// A list.
    List(Box<ParamType>),
    /// A value that may be absent.
    Option(Box<ParamType>),
    /// The type after an attribute's trailing colon.
    SelfType,
    /// A Rust type that implements its own storage and syntax.
    Rust(TokenStream),
}

/// The handle of a def or of an interface.
#[derive(Clone, Debug)]
pub struct Handle {
    /// Its path, without a lifetime.
    pub path: TokenStream,
    /// Whether it is of a type or of an attribute.
    pub kind: DefKind,
    /// Its C++ class.
    pub class: Class,
}

/// An enum as a type.
#[derive(Clone, Debug)]
pub struct EnumType {
    /// Its path.
    pub path: TokenStream,
    /// The full name of its C++ class; empty if it has none.
    pub class: String,
}

impl ParamType {
    /// Whether a list of such elements is stored as a slice that accessors can return.
    #[must_use]
    pub fn is_stored_plainly(&self) -> bool {
        matches!(self, Self::Bool | Self::Int { bits: 64, signed: true } | Self::Type | Self::Attribute)
    }

    /// Whether two types are equal. Rust types are equal if their paths are.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Int { bits: a, signed: x }, Self::Int { bits: b, signed: y }) => a == b && x == y,
            (Self::Handle(a), Self::Handle(b)) => a.kind == b.kind && same_tokens(&a.path, &b.path),
            (Self::Enum(a), Self::Enum(b)) => same_tokens(&a.path, &b.path),
            (Self::Rust(a), Self::Rust(b)) => same_tokens(a, b),
            (Self::List(a), Self::List(b)) | (Self::Option(a), Self::Option(b)) => a.is_same(b),
            // In Rust the self type is any type.
            (Self::Type | Self::SelfType, Self::Type | Self::SelfType) => true,
            (Self::Bool, Self::Bool) | (Self::ApInt, Self::ApInt) | (Self::Str, Self::Str) => true,
            (Self::Bytes, Self::Bytes) | (Self::Attribute, Self::Attribute) => true,
            _ => false,
        }
    }

    /// Whether this is the type after an attribute's trailing colon.
    #[must_use]
    pub fn is_self_type(&self) -> bool {
        matches!(self.value_type(), Self::SelfType)
    }

    /// The type without the `Option` around it.
    #[must_use]
    pub fn value_type(&self) -> &Self {
        match self {
            Self::Option(inner) => inner.value_type(),
            _ => self,
        }
    }

    /// Whether it can have a layout: a type, or a Rust type that the generator does
    /// not know.
    #[must_use]
    pub fn is_type(&self) -> bool {
        match self.value_type() {
            Self::Type | Self::SelfType | Self::Rust(_) => true,
            Self::Handle(handle) => handle.kind == DefKind::Type,
            _ => false,
        }
    }
}

/// Whether two paths consist of the same tokens, regardless of spans.
fn same_tokens(a: &TokenStream, b: &TokenStream) -> bool {
    let (mut a, mut b) = (a.clone().into_iter(), b.clone().into_iter());
    loop {
        let same = match (a.next(), b.next()) {
            (None, None) => return true,
            (Some(TokenTree::Ident(a)), Some(TokenTree::Ident(b))) => a == b,
            (Some(TokenTree::Punct(a)), Some(TokenTree::Punct(b))) => a.as_char() == b.as_char(),
            (Some(TokenTree::Group(a)), Some(TokenTree::Group(b))) => same_tokens(&a.stream(), &b.stream()),
            _ => false,
        };
        if !same {
            return false;
        }
    }
}

/// The syntax of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TypeSyntax {
    /// The kind.
    pub kind: TypeSyntaxKind,
    /// Its range in the text.
    pub range: Range<usize>,
    /// Whether the name of a path begins with `::`.
    pub is_full: bool,
}

impl TypeSyntax {
    /// The C++ name of a path, without template arguments: `::mlir::Type`.
    pub(crate) fn name(&self) -> Option<String> {
        let TypeSyntaxKind::Path(names, _) = &self.kind else { return None };
        let root = if self.is_full { "::" } else { "" };
        Some(format!("{root}{}", names.join("::")))
    }
}

/// The ways to spell a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeSyntaxKind {
    /// `::mlir::ArrayRef<int64_t>`, `unsigned long`: names, outermost first, and template
    /// arguments.
    Path(Vec<String>, Vec<TypeSyntax>),
    /// `&[T]`, `[T]`.
    Slice(Box<TypeSyntax>),
    /// `T *`, which cannot be a parameter.
    Pointer,
    /// An integer, as a template argument.
    Integer(i64),
}

/// Parses the spelling of a type.
///
/// # Errors
/// A diagnostic at the text if it is not a type.
pub fn parse_type(text: Text<'_>) -> Result<TypeSyntax, Box<Diagnostic>> {
    let root = grammar::parse::<parser::Grammar, Rule>(Rule::whole_type, text.text, super::cpp::word)
        .map_err(|error| Box::new(text.syntax_error(codes::TYPE_SYNTAX, error)))?;
    let whole = 0..text.text.len();
    root.into_inner()
        .next()
        .and_then(syntax)
        .ok_or_else(|| Box::new(text.error(codes::TYPE_SYNTAX, whole, "expected a type")))
}

/// The type that the grammar found; `None` for a lifetime.
pub(super) fn syntax(pair: Pair<'_, Rule>) -> Option<TypeSyntax> {
    let range = pair.as_span().start()..pair.as_span().end();
    match pair.as_rule() {
        Rule::r#type | Rule::reference => pair.into_inner().find_map(syntax),
        Rule::slice => {
            let element = pair.into_inner().find_map(syntax)?;
            Some(TypeSyntax { kind: TypeSyntaxKind::Slice(Box::new(element)), range, is_full: false })
        }
        Rule::integer => {
            let value = pair.as_str().parse().ok()?;
            Some(TypeSyntax { kind: TypeSyntaxKind::Integer(value), range, is_full: false })
        }
        Rule::cpp => {
            let path = pair.clone().into_inner().find(|inner| inner.as_rule() == Rule::path);
            let is_full = path.is_some_and(|path| path.as_str().trim_start().starts_with("::"));
            Some(TypeSyntax { kind: cpp(pair), range, is_full })
        }
        _ => None,
    }
}

fn cpp(pair: Pair<'_, Rule>) -> TypeSyntaxKind {
    let (mut names, mut arguments) = (Vec::new(), Vec::new());
    for inner in pair.into_inner() {
        match inner.as_rule() {
            Rule::path => {
                let text = inner.as_str().trim();
                if matches!(inner.into_inner().next().map(|p| p.as_rule()), Some(Rule::words)) {
                    names.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
                } else {
                    names.extend(text.split("::").filter(|name| !name.is_empty()).map(str::to_owned));
                }
            }
            Rule::templates => arguments = inner.into_inner().filter_map(syntax).collect(),
            Rule::type_member => {
                names.extend(inner.into_inner().next().map(|name| name.as_str().to_owned()));
                arguments = Vec::new();
            }
            Rule::pointer => return TypeSyntaxKind::Pointer,
            _ => {}
        }
    }
    TypeSyntaxKind::Path(names, arguments)
}

#[cfg(test)]
mod tests {
    use super::*;
    use isogloss_tablegen::Span;

    fn parse(text: &str) -> Result<TypeSyntaxKind, String> {
        let text = Text { text, locate: &|_| Span::NONE };
        parse_type(text).map(|syntax| syntax.kind).map_err(|error| error.message)
    }

    fn path(names: &[&str], arguments: Vec<TypeSyntax>) -> TypeSyntaxKind {
        TypeSyntaxKind::Path(names.iter().map(|name| (*name).to_owned()).collect(), arguments)
    }

    #[test]
    fn namespaces_words_and_qualifiers_are_read() {
        assert_eq!(parse("::mlir::Type"), Ok(path(&["mlir", "Type"], vec![])));
        assert_eq!(parse("unsigned  long"), Ok(path(&["unsigned long"], vec![])));
        assert_eq!(parse("const ::llvm::APInt &"), Ok(path(&["llvm", "APInt"], vec![])));
        assert_eq!(parse("int64_t"), Ok(path(&["int64_t"], vec![])));
        assert_eq!(parse("crate::Angle<'c>"), Ok(path(&["crate", "Angle"], vec![])));
        assert_eq!(parse("&str"), Ok(path(&["str"], vec![])));
        assert_eq!(parse("Operation *"), Ok(TypeSyntaxKind::Pointer));
    }

    #[test]
    fn arguments_are_types() {
        let element = |name: &str, range| TypeSyntax { kind: path(&[name], vec![]), range, is_full: false };
        assert_eq!(parse("ArrayRef<int64_t>"), Ok(path(&["ArrayRef"], vec![element("int64_t", 9..16)])));
        assert_eq!(parse("&[Type<'c>]"), Ok(TypeSyntaxKind::Slice(Box::new(element("Type", 2..10)))));
    }

    #[test]
    fn nonsense_is_located() {
        assert!(parse("").is_err_and(|message| message.contains("expected a type")));
        assert!(parse("Array<").is_err());
    }
}
