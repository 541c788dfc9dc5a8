//! Rewrites IR with other names of values, blocks and aliases, and with other whitespace and
//! comments.
//!
//! The meaning does not change: strings, the bodies of types and attributes of unregistered dialects, symbols and
//! resource keys stay. The printed result equals the original's, except for locations in the text.

use std::collections::HashMap;

use super::Random;

/// The dialects whose bodies are parsed, not kept verbatim.
const DESCRIBED: [&str; 3] = ["llvm.", "dlti.", "gpu."];

/// The kind of a piece of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The name of a value, a block or an alias, with its sigil; it may be replaced.
    Name,
    /// Whitespace and comments.
    Space,
    /// Any other token, or tokens that must stay together.
    Other,
}

/// Rewrites `text`, a file without [`MARKER`](crate::ir::MARKER), with other names and
/// whitespace.
#[must_use]
pub fn scramble(text: &str, random: &mut Random) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    let mut names: HashMap<&str, String> = HashMap::new();
    let mut after_word = false;
    for (kind, piece) in (Pieces { text, at: 0 }) {
        match kind {
            // Whitespace is significant only between two words.
            Kind::Space => continue,
            Kind::Name => {
                space(&mut out, after_word, random);
                let count = names.len();
                let name = names.entry(piece).or_insert_with(|| other_name(&piece[..1], count, random));
                out.push_str(name);
            }
            Kind::Other => {
                let word = piece.starts_with(is_word) || piece.starts_with(['"', '@', '#', '!']);
                space(&mut out, after_word && word, random);
                out.push_str(piece);
            }
        }
        after_word = piece.ends_with(is_word);
    }
    space(&mut out, false, random);
    out
}

fn other_name(sigil: &str, number: usize, random: &mut Random) -> String {
    let base = match sigil {
        // Names of values may have any form, digits first included.
        "%" => *random.pick(&["%", "%new", "%a-", "%x.y", "%$", "%_", "%arg"]),
        "^" => *random.pick(&["^", "^bb", "^block-", "^x.", "^_"]),
        "!" => *random.pick(&["!ty", "!A-", "!_", "!i32_"]),
        _ => *random.pick(&["#at", "#A-", "#_", "#map", "#loc"]),
    };
    format!("{base}{number}")
}

/// Space or a comment between two tokens; if `needed`, it is not empty.
fn space(out: &mut String, needed: bool, random: &mut Random) {
    for _ in 0..random.below(3) {
        let piece = *random.pick(&[
            " ",
            " ",
            " ",
            "  ",
            "\t",
            "\n",
            "\r\n",
            " // \"comment\" { ^bb0: %x = \n",
            "\n\n// é\n",
        ]);
        out.push_str(piece);
    }
    if needed && !out.ends_with(char::is_whitespace) {
        out.push(' ');
    }
}

/// A character of numbers, dimension lists and bare names; a run of them is one piece.
fn is_word(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '_' | '$' | '.' | '?' | '*')
}

fn is_suffix(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '_' | '$' | '.' | '-')
}

/// The pieces of a text, in order.
struct Pieces<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Iterator for Pieces<'a> {
    type Item = (Kind, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let rest = &self.text[self.at..];
        let first = rest.chars().next()?;
        let (kind, length) = match first {
            _ if first.is_whitespace() => (Kind::Space, run(rest, char::is_whitespace)),
            '/' if rest.starts_with("//") => (Kind::Space, run(rest, |character| character != '\n')),
            '"' => (Kind::Other, string(rest)),
            '%' | '^' => (Kind::Name, 1 + run(&rest[1..], is_suffix)),
            '!' | '#' if !rest.starts_with("#-}") => self.sigil(rest),
            '@' if rest[1..].starts_with('"') => (Kind::Other, 1 + string(&rest[1..])),
            '@' => (Kind::Other, 1 + run(&rest[1..], is_word)),
            _ if is_word(first) => (Kind::Other, word(rest)),
            _ => {
                let whole = ["{-#", "#-}", "->", "::", "==", ">=", "<="]
                    .into_iter()
                    .find(|token| rest.starts_with(token));
                (Kind::Other, whole.map_or(first.len_utf8(), str::len))
            }
        };
        self.at += length;
        Some((kind, &rest[..length]))
    }
}

impl Pieces<'_> {
    /// An alias, the number of a result, or a dialect's type or attribute with its body.
    fn sigil(&self, rest: &str) -> (Kind, usize) {
        let name = 1 + run(&rest[1..], is_suffix);
        let digits = rest[1..name].chars().all(|character| character.is_ascii_digit());
        let body = rest[name..].starts_with('<');
        if body && DESCRIBED.iter().any(|dialect| rest[1..].starts_with(dialect)) {
            // The body consists of tokens; aliases in it are names.
            return (Kind::Other, name + 1);
        }
        if rest[..name].contains('.') || body {
            return (Kind::Other, if body { name + body_length(&rest[name..]) } else { name });
        }
        (if digits { Kind::Other } else { Kind::Name }, name)
    }
}

fn run(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|character| !belongs(character)).unwrap_or(text.len())
}

/// The length of a run of word characters; the sign of an exponent belongs to it.
fn word(text: &str) -> usize {
    let length = run(text, is_word);
    let number = text.starts_with(|character: char| character.is_ascii_digit()) && !text.starts_with("0x");
    if number && text[..length].ends_with(['e', 'E']) && text[length..].starts_with(['-', '+']) {
        return length + 1 + run(&text[length + 1..], is_word);
    }
    length
}

pub(super) fn string(text: &str) -> usize {
    let mut escaped = false;
    for (at, character) in text.char_indices().skip(1) {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// The length of a body in angle brackets, in which brackets are balanced.
fn body_length(text: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while let Some(character) = text[at..].chars().next() {
        let length = match character {
            '"' => string(&text[at..]),
            '-' if text[at..].starts_with("->") => 2,
            _ => character.len_utf8(),
        };
        match character {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        at += length;
        if depth == 0 {
            break;
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Vec<&str> {
        Pieces { text, at: 0 }.filter(|(kind, _)| *kind != Kind::Space).map(|(_, piece)| piece).collect()
    }

    #[test]
    fn a_text_is_cut_into_tokens() {
        assert_eq!(
            pieces("%a-1:2 = \"x \\\" //\"(%b#0)"),
            ["%a-1", ":", "2", "=", "\"x \\\" //\"", "(", "%b", "#0", ")"]
        );
        assert_eq!(pieces("!t.a<x -> \"y>\"> #d<{<>}> !al"), ["!t.a<x -> \"y>\">", "#d<{<>}>", "!al"]);
        assert_eq!(
            pieces("4x?xf32, -1.5e-3 // c\n@a::@\"b c\""),
            ["4x?xf32", ",", "-", "1.5e-3", "@a", "::", "@\"b c\""]
        );
    }

    #[test]
    fn every_byte_belongs_to_a_piece() {
        let text = super::super::module(5, super::super::Profile::VARIED);
        assert_eq!(Pieces { text: &text, at: 0 }.map(|(_, piece)| piece).collect::<String>(), text);
    }

    #[test]
    fn names_are_changed_alike_everywhere() {
        let text = "%a = \"t.x\"() : () -> i32 \"t.y\"(%a) : (i32) -> ()";
        let scrambled = scramble(text, &mut Random::new(1));
        let names: Vec<&str> =
            pieces(&scrambled).into_iter().filter(|piece| piece.starts_with('%')).collect();
        assert!(names.len() == 2 && names[0] == names[1] && names[0] != "%a", "{scrambled}");
    }
}
