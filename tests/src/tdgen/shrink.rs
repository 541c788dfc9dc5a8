//! Reduces a program that shows a difference.

use super::compare::{Difference, Outcome, Tool, check};

/// The maximum number of variants that are tried.
const TRIES: usize = 250;

/// A smaller program that shows a difference of the same kind as `program`.
#[must_use]
pub fn shrink(tool: &Tool, program: &str, difference: &Difference) -> (String, Difference) {
    let mut best = (program.to_owned(), difference.clone());
    let mut tries = TRIES;
    loop {
        let tokens = tokens(&best.0);
        let mut smaller = None;
        for candidate in candidates(&tokens) {
            if tries == 0 {
                return best;
            }
            let text = candidate.concat();
            if text.len() >= best.0.len() {
                continue;
            }
            tries -= 1;
            if let Outcome::Different(found) = check(tool, &text)
                && (found.kind, &found.cause) == (difference.kind, &difference.cause)
            {
                smaller = Some((text, found));
                break;
            }
        }
        match smaller {
            Some(smaller) => best = smaller,
            None => return best,
        }
    }
}

/// Words, string literals, comments, whitespace and single other characters.
pub(super) fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let length = match first {
            '"' => closing(rest),
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '!' | '$' => 1 + rest[1..].find(|c| !word(c)).unwrap_or(rest.len() - 1),
            _ if word(first) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            _ if first.is_whitespace() => rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (token, after) = rest.split_at(length);
        tokens.push(token);
        rest = after;
    }
    tokens
}

/// The length of the string literal at the beginning of a text.
fn closing(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Smaller programs, the smallest first.
fn candidates<'a>(tokens: &[&'a str]) -> Vec<Vec<&'a str>> {
    let mut ranges = Vec::new();
    let mut starts = vec![0];
    // Whole lines, and runs of them.
    for (at, token) in tokens.iter().enumerate() {
        if token.contains('\n') {
            starts.push(at + 1);
        }
    }
    for length in [16, 8, 4, 2, 1] {
        for window in starts.windows(length + 1) {
            ranges.push((window[0], window[length], None));
        }
    }
    // Bracketed text, with and without the brackets; an operator, replaced by an operand.
    let mut open = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match *token {
            "(" | "[" | "{" | "<" => open.push((at, vec![at])),
            "," => {
                if let Some((_, separators)) = open.last_mut() {
                    separators.push(at);
                }
            }
            ")" | "]" | "}" | ">" => {
                let Some((start, mut separators)) = open.pop() else { continue };
                let head = match start.checked_sub(1) {
                    Some(before) if tokens[before].starts_with('!') => before,
                    _ => start,
                };
                separators.push(at);
                for pair in separators.windows(2) {
                    ranges.push((head, at + 1, Some((pair[0] + 1, pair[1]))));
                    ranges.push((pair[0], pair[1], None));
                    ranges.push((pair[0] + 1, pair[1] + 1, None));
                }
                ranges.push((start, at + 1, None));
                ranges.push((start + 1, at, None));
            }
            _ => {}
        }
    }
    for length in (1..=4).rev() {
        for start in 0..tokens.len().saturating_sub(length - 1) {
            ranges.push((start, start + length, None));
        }
    }
    // Text from a colon, an equals sign or a `#` to its end.
    for (at, token) in tokens.iter().enumerate() {
        if matches!(*token, ":" | "=" | "#") {
            let end = tokens[at..].iter().position(|token| matches!(*token, ";" | "{" | "," | ")"));
            if let Some(end) = end {
                ranges.push((at, at + end, None));
            }
        }
    }
    let mut all: Vec<Vec<&str>> = ranges
        .into_iter()
        .filter(|(start, end, _)| start < end && *end <= tokens.len())
        .map(|(start, end, kept)| {
            let kept = kept.map_or(&tokens[0..0], |(from, to)| &tokens[from..to]);
            [&tokens[..start], kept, &tokens[end..]].concat()
        })
        .collect();
    for (at, token) in tokens.iter().enumerate() {
        if token.starts_with('"') && token.len() > 3 {
            let mut shorter = tokens.to_vec();
            shorter[at] = "\"\"";
            all.push(shorter);
        }
    }
    all.sort_by_key(|tokens| tokens.iter().map(|token| token.len()).sum::<usize>());
    all
}

#[cfg(test)]
mod tests {
    use super::tokens;

    #[test]
    fn tokens_make_up_the_text() {
        let text = "def a : B<\"x \\\" y\"> { int é = !add($n, 1); }";
        assert_eq!(tokens(text).concat(), text);
        assert!(tokens(text).contains(&"\"x \\\" y\""));
    }
}
