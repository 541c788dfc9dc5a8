//! Small changes to the tokens of valid text: most results have one mistake.

use super::Random;

/// Replacements for tokens.
const TOKENS: &[&str] = &[
    "#",
    "$",
    "%",
    "%0",
    "%x",
    "%0#1",
    "(",
    ")",
    "*",
    "+",
    ",",
    "-",
    "->",
    ".",
    "...",
    "/",
    "//",
    ":",
    "::",
    ";",
    "<",
    "=",
    "==",
    ">",
    ">=",
    "?",
    "@",
    "@f",
    "@\"s\"",
    "[",
    "]",
    "^",
    "^bb0",
    "{",
    "}",
    "|",
    "<{",
    "}>",
    "({",
    "})",
    "{-#",
    "#-}",
    "\"",
    "\"s\"",
    "\"0x00\"",
    "\"t.op\"",
    "'",
    "\\",
    "0",
    "1",
    "-1",
    "2",
    "255",
    "0x1",
    "0xFFFF",
    "1.0",
    "1.5e3",
    "4294967296",
    "18446744073709551616",
    "4x",
    "?x",
    "x4",
    "0x0x",
    "2x3xi8",
    "!t.a",
    "!t",
    "#t.a<>",
    "#a",
    "!a",
    "i0",
    "i1",
    "i8",
    "i32",
    "i64",
    "si8",
    "ui8",
    "i16777216",
    "f16",
    "f32",
    "f64",
    "bf16",
    "f80",
    "f8E5M2",
    "index",
    "none",
    "tensor",
    "tensor<*xi8>",
    "vector",
    "vector<2xi8>",
    "memref",
    "tuple",
    "complex",
    "complex<f32>",
    "affine_map",
    "affine_set",
    "dense",
    "sparse",
    "dense_resource",
    "array",
    "distinct",
    "strided",
    "offset",
    "opaque",
    "unit",
    "true",
    "false",
    "loc",
    "loc(unknown)",
    "unknown",
    "callsite",
    "fused",
    "at",
    "to",
    "mod",
    "floordiv",
    "ceildiv",
    "d0",
    "s0",
    "symbol",
    "module",
    "builtin.module",
    "func.func",
    "func.return",
    "return",
    "call",
    "func.call",
    "private",
    "public",
    "attributes",
    "type",
    "unrealized_conversion_cast",
    "() -> ()",
    "a = 1",
    "sym_name",
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Word,
    Blank,
    Other,
}

fn class(character: char) -> Class {
    match character {
        _ if character.is_ascii_alphanumeric() || matches!(character, '_' | '$' | '.') => Class::Word,
        ' ' | '\t' | '\n' | '\r' => Class::Blank,
        _ => Class::Other,
    }
}

/// The tokens of `text`: words, whitespace, strings, or single other characters.
pub(super) fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match class(first) {
            Class::Other if first == '"' => super::scramble::string(rest),
            Class::Other => first.len_utf8(),
            class => rest.find(|next| self::class(next) != class).unwrap_or(rest.len()),
        };
        let (piece, after) = rest.split_at(length);
        pieces.push(piece);
        rest = after;
    }
    pieces
}

/// `text` with one to three of its pieces removed, duplicated, exchanged or replaced, mostly
/// one.
#[must_use]
pub fn mutate(text: &str, random: &mut Random) -> String {
    let mut pieces = pieces(text);
    let count = 1 + usize::from(random.chance(25)) + usize::from(random.chance(10));
    for _ in 0..count {
        if pieces.is_empty() {
            break;
        }
        let (at, other) = (token(&pieces, random), token(&pieces, random));
        match random.below(8) {
            0 | 1 => {
                pieces.remove(at);
            }
            2 => pieces.insert(at, pieces[other]),
            3 => pieces.swap(at, other),
            4 => {
                let next = (at + 1) % pieces.len();
                pieces.swap(at, next);
            }
            5 => pieces[at] = pieces[other],
            6 => pieces[at] = *random.pick(TOKENS),
            _ => pieces.insert(at, *random.pick(TOKENS)),
        }
    }
    // A marker would split the program in two.
    pieces.concat().replace(super::MARKER, "//")
}

/// The index of a piece, rarely of whitespace.
fn token(pieces: &[&str], random: &mut Random) -> usize {
    let at = random.below(pieces.len());
    let blank = pieces[at].starts_with(|first| class(first) == Class::Blank);
    if blank && random.chance(90) { (at + 1) % pieces.len() } else { at }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_up_the_text() {
        let text = "%a = \"t.x\"() {s = \"é\\\"\"} : () -> i32 // ü\n";
        assert_eq!(pieces(text).concat(), text);
        assert_eq!(pieces("a.b  c<\"x y\">"), ["a.b", "  ", "c", "<", "\"x y\"", ">"]);
    }

    #[test]
    fn the_same_seed_makes_the_same_text() {
        let text = "%a = \"t.x\"() {b = 1 : i8} : () -> i32";
        assert_eq!(mutate(text, &mut Random::new(7)), mutate(text, &mut Random::new(7)));
        assert_ne!(mutate(text, &mut Random::new(7)), mutate(text, &mut Random::new(8)));
    }
}
