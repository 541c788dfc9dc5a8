//! The syntax tree of assembly formats, with ranges.

use super::directives::{Directive, Kind};
use crate::grammar::{self, SyntaxError, format_parser as parser};
use parser::Rule;
use pest::iterators::Pair;
use std::ops::Range;

/// One element of a format, as written.
#[derive(Clone, Debug)]
pub(super) struct Element {
    pub(super) kind: Written,
    pub(super) range: Range<usize>,
    /// The range of its `^`, if it has one.
    pub(super) anchor: Option<Range<usize>>,
}

#[derive(Clone, Debug)]
pub(super) enum Written {
    Literal(String),
    Text(String),
    Variable(String),
    Directive {
        directive: &'static Directive,
        custom: Option<String>,
        arguments: Option<Vec<Element>>,
    },
    /// A word that is not a directive.
    Unknown {
        name: String,
    },
    Group {
        then: Vec<Element>,
        otherwise: Vec<Element>,
    },
}

/// The name of a literal in messages.
pub(super) const LITERAL: &str = "literal";

/// Parses a format.
pub(super) fn read(text: &str) -> Result<Vec<Element>, SyntaxError> {
    let root = grammar::parse::<parser::Grammar, Rule>(Rule::format, text, word)?;
    elements(root)
}

fn word(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::literal => LITERAL,
        Rule::parameter => "variable",
        Rule::directive | Rule::clauses => "directive",
        Rule::group => "optional group",
        Rule::custom_name => "`<`",
        Rule::question => "`?`",
        Rule::otherwise => "`:`",
        Rule::open => "`(`",
        Rule::close => "`)`",
        Rule::backtick => "a closing backtick",
        Rule::quote => "a closing quote",
        Rule::name => "name",
        Rule::text => "string",
        _ => return None,
    })
}

/// The elements inside of a rule; a `^` belongs to the element before it.
fn elements(pair: Pair<'_, Rule>) -> Result<Vec<Element>, SyntaxError> {
    let mut found: Vec<Element> = Vec::new();
    for inner in pair.into_inner() {
        // Whitespace after an element is not part of it.
        let start = inner.as_span().start();
        let range = start..start + inner.as_str().trim_end().len();
        if inner.as_rule() == Rule::anchor {
            if let Some(last) = found.last_mut() {
                last.anchor = Some(range);
            }
        } else if let Some(kind) = kind(inner)? {
            found.push(Element { kind, range, anchor: None });
        }
    }
    Ok(found)
}

fn kind(pair: Pair<'_, Rule>) -> Result<Option<Written>, SyntaxError> {
    let body = |pair: Pair<'_, Rule>| pair.into_inner().next().map_or("", |p| p.as_str()).to_owned();
    Ok(Some(match pair.as_rule() {
        Rule::literal => Written::Literal(body(pair)),
        Rule::text => Written::Text(unescaped(&body(pair))),
        Rule::parameter => Written::Variable(body(pair)),
        Rule::directive => directive(pair)?,
        Rule::clauses => {
            let directive = pair.clone().into_inner().find_map(|inner| Directive::named(inner.as_str()));
            let directive = directive.unwrap_or_else(|| Directive::of(Kind::OiList));
            Written::Directive { directive, custom: None, arguments: Some(clauses(pair)?) }
        }
        Rule::group => {
            let (mut then, mut otherwise) = (Vec::new(), Vec::new());
            for inner in pair.into_inner() {
                match inner.as_rule() {
                    Rule::branch => then = elements(inner)?,
                    Rule::otherwise => {
                        let branch = inner.into_inner().find(|inner| inner.as_rule() == Rule::branch);
                        otherwise = branch.map_or(Ok(Vec::new()), elements)?;
                    }
                    _ => {}
                }
            }
            Written::Group { then, otherwise }
        }
        _ => return Ok(None),
    }))
}

/// The content of a string without its escapes: a backslash and a character are that character.
fn unescaped(text: &str) -> String {
    let mut chars = text.chars();
    std::iter::from_fn(|| match chars.next()? {
        '\\' => chars.next(),
        other => Some(other),
    })
    .collect()
}

/// The clauses of an `oilist`, or the elements of `each`, each as a group.
fn clauses(pair: Pair<'_, Rule>) -> Result<Vec<Element>, SyntaxError> {
    let mut found = Vec::new();
    for clause in pair.into_inner().filter(|inner| inner.as_rule() == Rule::clause) {
        let start = clause.as_span().start();
        let range = start..start + clause.as_str().trim_end().len();
        let kind = Written::Group { then: elements(clause)?, otherwise: Vec::new() };
        found.push(Element { kind, range, anchor: None });
    }
    Ok(found)
}

fn directive(pair: Pair<'_, Rule>) -> Result<Written, SyntaxError> {
    let (mut name, mut custom, mut arguments) = (String::new(), None, None);
    for inner in pair.into_inner() {
        match inner.as_rule() {
            Rule::name => inner.as_str().clone_into(&mut name),
            Rule::custom_name => custom = inner.into_inner().next().map(|p| p.as_str().to_owned()),
            Rule::arguments => arguments = Some(elements(inner)?),
            _ => {}
        }
    }
    Ok(match Directive::named(&name) {
        Some(directive) => Written::Directive { directive, custom, arguments },
        None => Written::Unknown { name },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_know_their_ranges_and_anchors() {
        let found = read("`<` ($a^ `,`)? custom<X>($b, ref($c)) `>`").expect("a format");
        assert_eq!(found.len(), 4);
        assert!(matches!(&found[0].kind, Written::Literal(text) if text == "<"));
        assert_eq!((found[0].range.clone(), found[0].anchor.clone()), (0..3, None));
        let Written::Group { then, .. } = &found[1].kind else { panic!("no group") };
        assert_eq!((then[0].range.clone(), then[0].anchor.clone()), (5..7, Some(7..8)));
        let Written::Directive { directive, custom, arguments } = &found[2].kind else {
            panic!("no directive")
        };
        assert_eq!((directive.name, custom.as_deref()), ("custom", Some("X")));
        assert_eq!(arguments.as_ref().map(Vec::len), Some(2));
    }

    #[test]
    fn syntax_errors_name_what_was_expected() {
        let error = |text: &str| read(text).expect_err("an error");
        assert_eq!(error("`<").message, "expected a closing backtick, found the end");
        assert_eq!(error("($a^)").message, "expected `:` or `?`, found the end");
        assert_eq!(error("($a^) : $b").range, 8..9);
        assert_eq!(error("$").message, "expected name, found the end");
        assert!(error(&"(".repeat(60)).message.contains("nest deeper"));
    }
}
