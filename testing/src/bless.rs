//! `CHECK` lines that are written from an output.

use crate::filecheck::FileCheck;
use std::collections::HashMap;
use std::fmt::Write as _;

/// A text whose checks of a command's prefix are rewritten from an output. With `// -----` in the output, the parts of
/// both texts belong together, if their numbers are equal.
pub(crate) fn with_checks(text: &str, command: &FileCheck, output: &str) -> String {
    let options = &command.options;
    let Some(prefix) = options.prefixes.first() else { return text.to_owned() };
    const MARKER: &str = "// -----";
    let own: Vec<&str> = text.split(&format!("{MARKER}\n")).collect();
    let outputs: Vec<&str> = output.split(&format!("{MARKER}\n")).collect();
    let is_split = own.len() == outputs.len();
    let parts = if is_split { own } else { vec![text] };
    let outputs = if is_split { outputs } else { vec![output] };
    let mut written = Vec::new();
    for (part, output) in parts.iter().zip(&outputs) {
        let is_check = |line: &&str| {
            options.prefixes.iter().any(|prefix| {
                line.find(prefix.as_str()).is_some_and(|at| {
                    let comment = line[..at].trim_start();
                    let rest = &line[at + prefix.len()..];
                    matches!(comment.trim(), "//" | "#" | ";")
                        && (rest.starts_with([':', '{']) || is_suffix(rest))
                })
            })
        };
        let lines: Vec<&str> = part.lines().collect();
        let at = lines.iter().position(&is_check);
        let mut kept: Vec<&str> = lines.iter().copied().filter(|line| !is_check(line)).collect();
        let at = at.map_or(kept.len(), |at| at.min(kept.len()));
        let new = checks(prefix, output, options.strict_whitespace);
        let mut new: Vec<&str> = new.lines().collect();
        // A blank line before the next operation.
        if kept.get(at).is_some_and(|next| !next.is_empty() && !next.starts_with("//")) && !new.is_empty() {
            new.push("");
        }
        kept.splice(at..at, new);
        let mut text = kept.join("\n");
        text.push('\n');
        written.push(text);
    }
    written.join(&format!("{MARKER}\n"))
}

/// Whether a text begins with `-NEXT:` or the like.
fn is_suffix(rest: &str) -> bool {
    let Some(rest) = rest.strip_prefix('-') else { return false };
    let word = rest.find([':', '{']).map_or("", |end| &rest[..end]);
    matches!(word, "NEXT" | "SAME" | "NOT" | "DAG" | "LABEL" | "EMPTY")
        || word.strip_prefix("COUNT-").is_some_and(|count| count.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The checks of an output, line by line.
fn checks(prefix: &str, output: &str, keeps_blanks: bool) -> String {
    let mut lines: Vec<&str> = output.lines().filter(|line| !line.trim().is_empty()).collect();
    // The module around the operations is not checked, unless it has attributes.
    if lines.first() == Some(&"module {") && lines.last() == Some(&"}") {
        lines.pop();
        lines.remove(0);
    }
    let (mut text, mut values) = (String::new(), Values::default());
    let mut is_first = true;
    for line in lines {
        let shown = if keeps_blanks { line } else { line.trim_start() };
        let label = (!keeps_blanks).then(|| label(shown)).flatten();
        if let Some(end) = label {
            values.known.clear();
            let _ = writeln!(text, "// {prefix}-LABEL: {}", escaped(&shown[..end]));
            let rest = shown[end..].trim_end();
            if !rest.is_empty() {
                let _ = writeln!(text, "// {prefix}-SAME: {}", values.replaced(rest, true));
            }
        } else {
            let suffix = if is_first { "" } else { "-NEXT" };
            let is_block = shown.starts_with('^');
            let _ = writeln!(text, "// {prefix}{suffix}: {}", values.replaced(shown.trim_end(), is_block));
        }
        is_first = false;
    }
    text
}

/// The end of the symbol in a line that begins a function or another operation with a name: `func.func @f`.
fn label(line: &str) -> Option<usize> {
    let at = line.find('@')?;
    let before = line[..at].trim_end();
    let is_word = |letter: char| letter.is_alphanumeric() || "._ ".contains(letter);
    let is_definition = before.contains('.') && before.chars().all(is_word) && line.trim_end().ends_with('{');
    let length = line[at + 1..].find(|letter: char| !letter.is_alphanumeric() && !"_$.-".contains(letter))?;
    // Including the next character, so that `@f` is not `@f2`.
    is_definition.then_some(at + 1 + length + usize::from(line[at + 1 + length..].starts_with('(')))
}

/// A text in which nothing begins a regular expression or a variable.
fn escaped(text: &str) -> String {
    text.replace("{{", "{{\\{\\{}}").replace("[[", "{{\\[\\[}}")
}

/// The values of an output, which get variables.
#[derive(Default)]
struct Values {
    known: HashMap<String, String>,
    /// The number of times that a name was given, which keeps names unique.
    names: HashMap<String, usize>,
}

impl Values {
    /// A line with variables in place of values. In one with arguments, each first occurrence is a definition.
    fn replaced(&mut self, line: &str, has_arguments: bool) -> String {
        let definitions = if has_arguments {
            line.len()
        } else {
            line.find(" = ").filter(|_| line.starts_with('%')).unwrap_or(0)
        };
        let (mut out, mut rest, mut at) = (String::new(), line, 0);
        while let Some(found) = rest.find('%') {
            let length = rest[found + 1..]
                .find(|letter: char| !letter.is_alphanumeric() && !"_$.-".contains(letter))
                .unwrap_or(rest.len() - found - 1);
            let (before, name, after) =
                (&rest[..found], &rest[found + 1..found + 1 + length], &rest[found + 1 + length..]);
            out.push_str(&escaped(before));
            at += found;
            let in_string = line[..at].matches('"').count() % 2 == 1;
            if name.is_empty() || in_string {
                out.push('%');
                out.push_str(name);
            } else if at < definitions || !self.known.contains_key(name) {
                let variable = self.fresh(name);
                let _ = write!(out, "%[[{variable}:.*]]");
            } else {
                let _ = write!(out, "%[[{}]]", self.known[name]);
            }
            at += 1 + length;
            rest = after;
        }
        out.push_str(&escaped(rest));
        out
    }

    /// A variable for a value.
    fn fresh(&mut self, name: &str) -> String {
        let mut variable: String = name
            .chars()
            .map(|letter| if letter.is_ascii_alphanumeric() { letter.to_ascii_uppercase() } else { '_' })
            .collect();
        if variable.starts_with(|first: char| first.is_ascii_digit()) {
            variable.insert(0, 'V');
        }
        let count = self.names.entry(variable.clone()).or_default();
        *count += 1;
        if *count > 1 {
            variable = format!("{variable}_{count}");
        }
        self.known.insert(name.to_owned(), variable.clone());
        variable
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checks_are_written_that_pass() {
        let output = "#m = affine_map<() -> ()>\nmodule {\n  func.func @f(%arg0: i64, %arg1: i64) -> i64 {\n    %0 = t.a %arg0, %arg1 {s = \"%x [[\"} : i64\n    \
            %1:2 = t.b %0\n    t.c %1#1 {\n    ^bb0(%arg2: i64):\n      t.d %arg2\n    }\n    return %0 : i64\n  }\n  func.func private @g(i8)\n  \
            func.func @g2() {\n    %0 = t.e\n    return\n  }\n}\n\n";
        let text = "// RUN: x\nfoo\n// CHECK: old\n// COM: kept\n// CHECK-NEXT: old\nbar\n";
        let command = FileCheck::default();
        let new = with_checks(text, &command, output);
        assert_eq!(command.check("t", &new, output), Ok(()), "{new}");
        assert_eq!(with_checks(&new, &command, output), new);
        assert!(new.contains("// CHECK-LABEL: func.func @f(\n// CHECK-SAME: %[[ARG0:.*]]: i64, %[[ARG1:.*]]: i64) -> i64 {\n"), "{new}");
        assert!(
            new.contains("// CHECK-NEXT: t.c %[[V1]]#1 {\n// CHECK-NEXT: ^bb0(%[[ARG2:.*]]: i64):\n"),
            "{new}"
        );
        assert!(new.starts_with("// RUN: x\nfoo\n// CHECK: #m"), "{new}");
        assert!(new.ends_with("\n\n// COM: kept\nbar\n") || new.ends_with("// COM: kept\nbar\n"), "{new}");
        let split = "a\n// -----\nb\n// CHECK: x\n";
        assert_eq!(
            with_checks(split, &command, "one\n// -----\ntwo\n"),
            "a\n// CHECK: one\n// -----\nb\n// CHECK: two\n"
        );
    }
}
