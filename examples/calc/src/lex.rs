//! The words of a program, each with its place.

use crate::Error;
use isogloss::ir::Position;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind<'s> {
    /// A name or a keyword.
    Word(&'s str),
    /// A number.
    Number(i64),
    /// Punctuation.
    Sign(&'static str),
    /// The end of the program.
    End,
}

/// A token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'s> {
    pub(crate) kind: Kind<'s>,
    pub(crate) at: Position,
}

/// The longer ones first.
const SIGNS: [&str; 21] = [
    "->", "..", "==", "!=", "<=", ">=", "<", ">", "=", "+", "-", "*", "/", "%", "(", ")", "{", "}", ",", ":",
    ";",
];

/// The tokens of a program; the last one is its end. `#` starts a comment.
pub(crate) fn tokens<'s>(file: &str, source: &'s str) -> Result<Vec<Token<'s>>, Error> {
    let (mut tokens, mut at, mut rest) = (Vec::new(), Position::START, source);
    while let Some(first) = rest.chars().next() {
        let word = |part: fn(char) -> bool| rest.find(|c| !part(c)).unwrap_or(rest.len());
        let (kind, len) = match first {
            '#' => (None, word(|c| c != '\n')),
            c if c.is_whitespace() => (None, word(char::is_whitespace)),
            '0'..='9' => {
                let len = word(|c| c.is_ascii_digit());
                let number =
                    rest[..len].parse().map_err(|_| Error::new(file, at, "a number of more than 64 bits"))?;
                (Some(Kind::Number(number)), len)
            }
            c if c.is_alphabetic() || c == '_' => {
                let len = word(|c| c.is_alphanumeric() || c == '_');
                (Some(Kind::Word(&rest[..len])), len)
            }
            c => match SIGNS.iter().find(|sign| rest.starts_with(**sign)) {
                Some(sign) => (Some(Kind::Sign(sign)), sign.len()),
                None => return Err(Error::new(file, at, format!("unexpected character {c:?}"))),
            },
        };
        tokens.extend(kind.map(|kind| Token { kind, at }));
        at = at.after(&rest.as_bytes()[..len]);
        rest = &rest[len..];
    }
    tokens.push(Token { kind: Kind::End, at });
    Ok(tokens)
}
