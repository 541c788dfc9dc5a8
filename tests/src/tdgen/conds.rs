//! `!cond` as nested `!if`s, for the reference tool.
//!
//! `llvm-tblgen` loses the chosen value of a `!cond` if it cannot convert it to the type of the operator yet, such as a
//! field of another type. It keeps the value of an `!if`, so it still has the right answer.

use super::shrink::tokens;

/// The program with each `!cond` as nested `!if`s, in the same lines; `None` if there is none, or if one is not well formed.
#[must_use]
pub fn conds_as_ifs(program: &str) -> Option<String> {
    let tokens = tokens(program);
    tokens.contains(&"!cond").then(|| rewrite(&tokens)).flatten()
}

fn rewrite(tokens: &[&str]) -> Option<String> {
    let mut text = String::new();
    let mut rest = tokens;
    while let Some((first, after)) = rest.split_first() {
        if *first != "!cond" {
            text.push_str(first);
            rest = after;
            continue;
        }
        let inside = after.strip_prefix(&["("])?;
        let parts = parts(inside, ",");
        let length = parts.iter().map(|part| part.len() + 1).sum::<usize>();
        inside.get(length - 1).filter(|token| **token == ")")?;
        rest = &inside[length..];
        text.push_str(&nested(&parts)?);
    }
    Some(text)
}

/// The `!if` of the arms of a `!cond`.
fn nested(arms: &[&[&str]]) -> Option<String> {
    const NONE: &str = "?";
    let mut text = NONE.to_owned();
    for (index, arm) in arms.iter().enumerate().rev() {
        if index > 0 && index + 1 == arms.len() && arm.iter().all(|token| token.trim().is_empty()) {
            continue;
        }
        let [condition, value] = parts(arm, ":")[..] else { return None };
        let (condition, value) = (rewrite(condition)?, rewrite(value)?);
        // Before other arms it keeps them: they use names, too.
        let always = text == NONE && matches!(condition.trim(), "1" | "true");
        text = if always { value.trim().to_owned() } else { format!("!if({condition}, {value}, {text})") };
    }
    Some(text)
}

/// The parts of a text up to the bracket that closes it, which `separator` separates.
fn parts<'a, 't>(tokens: &'a [&'t str], separator: &str) -> Vec<&'a [&'t str]> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    for (at, token) in tokens.iter().enumerate() {
        match *token {
            "(" | "[" | "{" | "<" => depth += 1,
            ")" | "]" | "}" | ">" if depth == 0 => {
                parts.push(&tokens[start..at]);
                return parts;
            }
            ")" | "]" | "}" | ">" => depth -= 1,
            other if depth == 0 && other == separator => {
                parts.push(&tokens[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&tokens[start..]);
    parts
}

#[cfg(test)]
mod tests {
    use super::conds_as_ifs;

    #[test]
    fn arms_become_nested_ifs() {
        let rewritten = |text: &str| conds_as_ifs(text).unwrap_or_default();
        assert_eq!(rewritten("x = !cond(a: 1, b: (o 2:$n),);"), "x = !if(a,  1, !if( b,  (o 2:$n), ?));");
        assert_eq!(rewritten("!cond(a: P<1, 2>, true: !cond(1: \")\"))"), "!if(a,  P<1, 2>, \")\")");
        assert_eq!(rewritten("!cond(1: a, true: b)"), "!if(1,  a, b)");
        assert_eq!(conds_as_ifs("!if(a, b, c)"), None);
        assert_eq!(conds_as_ifs("!cond(a: 1"), None);
        assert_eq!(conds_as_ifs("!cond(a)"), None);
    }
}
