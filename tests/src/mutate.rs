//! Small changes to definition files, the same ones in every run.

/// A pseudo-random number generator: xorshift.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of `seed`.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound`, which must not be 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) as usize) % bound
    }
}

/// Replacements of a token.
const TOKENS: &str = "# $ $x ( ) , - . ... : ; < = > ? [ ] { } [{ }] \" \"s\" [{c}] 0 1 -1 +2 0b1 0x1 0b 0x 1a x A / // \
    /* */ !add !cast !cond !foldl !foreach !getdagop !if !instances !range ! assert bit bits class code dag def defm \
    defset deftype defvar dump else field foreach if in include let list multiclass then true";

/// The tokens of `text`: words, whitespace, or single other characters.
fn pieces(text: &str) -> Vec<&str> {
    let class = |character: char| match character {
        _ if character.is_ascii_alphanumeric() || character == '_' => 1,
        ' ' | '\t' | '\n' => 2,
        _ => 0,
    };
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut last = None;
    for (index, character) in text.char_indices() {
        let current = class(character);
        if last.is_some_and(|last| last != current || current == 0) {
            pieces.push(&text[start..index]);
            start = index;
        }
        last = Some(current);
    }
    if start < text.len() {
        pieces.push(&text[start..]);
    }
    pieces
}

/// `text` with one to three of its pieces removed, duplicated, exchanged or replaced.
#[must_use]
pub fn mutate(text: &str, random: &mut Random) -> String {
    let tokens: Vec<&str> = TOKENS.split_whitespace().collect();
    let mut pieces = pieces(text);
    for _ in 0..=random.below(3) {
        if pieces.is_empty() {
            break;
        }
        let (at, other) = (random.below(pieces.len()), random.below(pieces.len()));
        match random.below(6) {
            0 => {
                pieces.remove(at);
            }
            1 => pieces.insert(at, pieces[other]),
            2 => pieces.swap(at, other),
            3 => {
                let next = (at + 1) % pieces.len();
                pieces.swap(at, next);
            }
            4 => pieces[at] = tokens[random.below(tokens.len())],
            _ => pieces.insert(at, tokens[random.below(tokens.len())]),
        }
    }
    pieces.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_up_the_text() {
        let text = "def a : B<1>;\n\t// ü x_1\n";
        assert_eq!(pieces(text).concat(), text);
        assert_eq!(pieces("ab  c;;"), ["ab", "  ", "c", ";", ";"]);
    }

    #[test]
    fn the_same_seed_makes_the_same_text() {
        let text = "class A<int n> { int v = !add(n, 1); }";
        assert_eq!(mutate(text, &mut Random::new(7)), mutate(text, &mut Random::new(7)));
        assert_ne!(mutate(text, &mut Random::new(7)), mutate(text, &mut Random::new(8)));
    }
}
