//! The help of errors about names of values that have no definition.

use crate::Diagnostic;
use crate::diagnostic::Severity;
use crate::text::near::nearest;
use crate::text::{Lexer, Tok, Token};
use rustc_hash::FxHashMap;

/// Up to this length, two names that are equally near are not suggested: each name of one letter is near to all others.
const SHORT: usize = 3;

/// The definitions of names of values in a text, with the token of the first one: results, `%a, %b:2 =`, and arguments,
/// `(%a: type`. Names are not resolved here: a definition may be in any region.
pub(super) fn definitions(source: &[u8]) -> FxHashMap<&[u8], Token> {
    let mut found = FxHashMap::default();
    let mut lexer = Lexer::new(source);
    let mut results: Vec<Token> = Vec::new();
    let mut previous = Tok::Eof;
    let mut token = lexer.token();
    while token.kind != Tok::Eof {
        let next = lexer.token();
        let mut add = |token: Token| {
            found.entry(&source[token.span()]).or_insert(token);
        };
        match token.kind {
            Tok::PercentId if next.kind == Tok::Colon && matches!(previous, Tok::LParen | Tok::Comma) => {
                // An argument, or a result with a number, before others: `%a, %b:2 =`.
                if results.is_empty() {
                    add(token);
                } else {
                    results.push(token);
                }
            }
            Tok::PercentId => results.push(token),
            Tok::Equal => results.drain(..).for_each(add),
            // Between the names of results.
            Tok::Comma | Tok::Colon | Tok::Integer => {}
            _ => results.clear(),
        }
        // A lexer does not continue after an error.
        if token.kind == Tok::Error {
            break;
        }
        (previous, token) = (token.kind, next);
    }
    found
}

/// An error about a name that is used and not defined, with the definition elsewhere of the same name, or with a name
/// that is near.
#[cold]
pub(super) fn explained(error: Diagnostic, name: &str, definitions: &FxHashMap<&[u8], Token>) -> Diagnostic {
    if let Some(token) = definitions.get(name.as_bytes()) {
        let help = format!("`{name}` is defined here, in a region that does not enclose its use");
        return error.with_note(Diagnostic::new(Severity::Help, help).at(token.span()));
    }
    let names = || definitions.keys().filter_map(|name| str::from_utf8(name).ok());
    let Some(near) = nearest(name, names()) else { return error };
    let is_ambiguous = name.len() <= SHORT && nearest(name, names().filter(|name| *name != near)).is_some();
    if is_ambiguous { error } else { error.help(format!("did you mean `{near}`?")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_are_results_and_arguments() {
        let text = "%a = \"t.a\"() : () -> i1\n%b, %c:2 = t.b %a, %u\n^bb0(%d: i1, %e : i2): t.c %v : i1, %w";
        let definitions = definitions(text.as_bytes());
        let mut names: Vec<&str> =
            definitions.keys().map(|name| str::from_utf8(name).unwrap_or("")).collect();
        names.sort_unstable();
        assert_eq!(names, ["%a", "%b", "%c", "%d", "%e"]);
    }

    #[test]
    fn a_name_of_one_letter_is_near_to_one_other_only() {
        let help = |text: &str, name: &str| {
            let error = explained(Diagnostic::error("x"), name, &definitions(text.as_bytes()));
            error.notes().first().map(|note| note.message().to_owned())
        };
        assert_eq!(help("%a = t.a", "%b").as_deref(), Some("did you mean `%a`?"));
        assert_eq!(help("%a = t.a %c = t.c", "%b"), None);
        assert_eq!(help("%count = t.a %c = t.c", "%coutn").as_deref(), Some("did you mean `%count`?"));
        assert_eq!(help("", "%b"), None);
    }
}
