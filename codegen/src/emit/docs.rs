//! Descriptions of definition files as Rust documentation that rustdoc accepts.
//!
//! Descriptions are Markdown for another tool. In `#[doc]` their code blocks would be
//! doctests, their brackets broken links, their angle brackets HTML. This module marks code
//! blocks as text and escapes such characters, without changing the rendered words.

use crate::model::Docs;
use proc_macro2::TokenStream;
use quote::quote;

/// The documentation of an item; `otherwise` if it has none.
pub(super) fn item(docs: &Docs, otherwise: &str) -> TokenStream {
    let summary = sentence(&docs.summary);
    let description = sanitize(&docs.description);
    let head = if summary.is_empty() && description.is_empty() { otherwise.to_owned() } else { summary };
    let parts: Vec<&str> =
        [head.as_str(), &description].into_iter().filter(|part| !part.is_empty()).collect();
    lines(&parts.join("\n\n"))
}

/// One line of documentation; `otherwise` if it is empty.
pub(super) fn line(text: &str, otherwise: &str) -> TokenStream {
    let text = sentence(text);
    lines(if text.is_empty() { otherwise } else { &text })
}

/// The documentation of a method: a sentence, or Markdown of several lines; `otherwise`
/// if it is empty.
pub(super) fn method(text: &str, otherwise: &str) -> TokenStream {
    if text.trim().contains('\n') { lines(&sanitize(text)) } else { line(text, otherwise) }
}

/// Text as `#[doc]` attributes, one for each line.
pub(super) fn lines(text: &str) -> TokenStream {
    let lines = text.lines().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    quote!(#(#[doc = #lines])*)
}

/// A summary: sanitized, on one line, with a full stop.
fn sentence(text: &str) -> String {
    let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut clean = paragraph(&joined);
    // Characters that would make the line a heading, a list, a quotation or a rule.
    if clean.starts_with(|c: char| "#-+*>=|~".contains(c)) {
        clean.insert(0, '\\');
    }
    let Some(first) = clean.chars().next() else { return clean };
    if !clean.ends_with(['.', '!', '?', ':']) {
        clean.push('.');
    }
    clean.replacen(first, &first.to_uppercase().to_string(), 1)
}

/// Markdown without doctests, links and HTML that rustdoc would run or warn about.
pub(super) fn sanitize(text: &str) -> String {
    let mut out = Output::default();
    let mut fence: Option<(char, usize)> = None;
    let lines = dedented(text);
    let mut in_list = false;
    let mut block: Vec<&str> = Vec::new();
    let mut index = 0;
    while let Some(line) = lines.get(index) {
        let body = line.trim_start();
        let indent = line.len() - body.len();
        if let Some((mark, width)) = fence {
            let closes = body.chars().all(|c| c == mark) && body.len() >= width;
            out.line(line.trim_end());
            fence = if closes { None } else { fence };
        } else if let Some((mark, width)) = fence_of(body) {
            out.flush(&mut block);
            // A fence that is indented further is indented code.
            out.line(&format!("{}{}text", " ".repeat(indent.min(3)), mark.to_string().repeat(width)));
            fence = Some((mark, width));
        } else if body.is_empty() {
            out.flush(&mut block);
            out.line("");
        } else if indent >= 4 && !in_list && block.is_empty() {
            index += out.indented_code(&lines[index..]);
            continue;
        } else {
            in_list = is_list_item(body) || (in_list && indent > 0);
            if is_list_item(body) || body.starts_with('#') || body.starts_with('|') {
                out.flush(&mut block);
            }
            block.push(&line[indent - indent.min(3)..]);
        }
        index += 1;
    }
    out.flush(&mut block);
    if let Some((mark, width)) = fence {
        out.line(&mark.to_string().repeat(width));
    }
    out.0.trim_matches('\n').to_owned()
}

#[derive(Default)]
struct Output(String);

impl Output {
    fn line(&mut self, line: &str) {
        self.0.push_str(line);
        self.0.push('\n');
    }

    /// Writes the lines of a paragraph as a whole, because code spans may cross lines.
    fn flush(&mut self, block: &mut Vec<&str>) {
        if !block.is_empty() {
            self.line(paragraph(&block.join("\n")).trim_end());
            block.clear();
        }
    }

    /// Writes an indented code block as a fenced one; returns its number of lines.
    fn indented_code(&mut self, lines: &[String]) -> usize {
        let inside = |line: &&String| line.trim().is_empty() || line.starts_with("    ");
        let mut count = lines.iter().take_while(inside).count();
        while count > 1 && lines[count - 1].trim().is_empty() {
            count -= 1;
        }
        let ticks = longest_run(&lines[..count].concat(), '`').max(2) + 1;
        self.line(&format!("{}text", "`".repeat(ticks)));
        for line in &lines[..count] {
            self.line(line.get(4..).unwrap_or("").trim_end());
        }
        self.line(&"`".repeat(ticks));
        count
    }
}

/// The lines without their common indentation.
fn dedented(text: &str) -> Vec<String> {
    let text = text.replace('\t', "    ").replace('\r', "");
    let indent = |line: &str| line.len() - line.trim_start().len();
    // The first line begins after the opening `[{`.
    let common = text.lines().skip(1).filter(|line| !line.trim().is_empty()).map(indent).min().unwrap_or(0);
    let cut = |line: &str| line.get(common.min(indent(line))..).unwrap_or("").to_owned();
    text.lines()
        .enumerate()
        .map(|(i, line)| if i == 0 { line.trim().to_owned() } else { cut(line) })
        .collect()
}

/// The character and width of the fence that a line opens.
fn fence_of(body: &str) -> Option<(char, usize)> {
    let mark = body.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let width = body.chars().take_while(|c| *c == mark).count();
    let rest = &body[width..];
    (width >= 3 && !(mark == '`' && rest.contains('`'))).then_some((mark, width))
}

fn is_list_item(body: &str) -> bool {
    let number = body.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = number.len() < body.len() && (number.starts_with(". ") || number.starts_with(") "));
    numbered || body.starts_with("- ") || body.starts_with("* ") || body.starts_with("+ ")
}

fn longest_run(text: &str, mark: char) -> usize {
    text.split(|c| c != mark).map(str::len).max().unwrap_or(0)
}

/// A paragraph with special characters escaped outside of code spans.
fn paragraph(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let taken = match c {
            '`' => code_span(rest, &mut out),
            '\\' => {
                let escaped = rest[1..].chars().next().filter(char::is_ascii_punctuation);
                let width = 1 + escaped.map_or(0, char::len_utf8);
                out.push_str(if width == 1 { "\\\\" } else { &rest[..width] });
                width
            }
            '[' => link(rest, &mut out),
            ']' | '<' => {
                out.push('\\');
                out.push(c);
                1
            }
            // rustdoc recognizes `http` as a URL even in the middle of a word.
            'h' if starts_url(rest) => url(rest, &mut out),
            'w' if starts_url(rest) && !out.ends_with(|c: char| c.is_alphanumeric()) => url(rest, &mut out),
            _ => {
                out.push(c);
                c.len_utf8()
            }
        };
        rest = &rest[taken..];
    }
    out
}

/// Copies a code span, or escapes unclosed backticks. Returns the number of bytes read.
fn code_span(text: &str, out: &mut String) -> usize {
    let width = text.bytes().take_while(|b| *b == b'`').count();
    let mut at = width;
    while let Some(next) = text[at..].find('`') {
        let start = at + next;
        let run = text[start..].bytes().take_while(|b| *b == b'`').count();
        if run == width {
            out.push_str(&text[..start + run]);
            return start + run;
        }
        at = start + run;
    }
    (0..width).for_each(|_| out.push_str("\\`"));
    width
}

/// Copies a link to the web, or only the text of another link. Returns the number of bytes
/// read.
fn link(text: &str, out: &mut String) -> usize {
    let close = matching(text, '[', ']');
    let target = close.and_then(|close| {
        let inner = text[close + 1..].strip_prefix('(')?;
        Some((close, inner.split_once(')')?.0))
    });
    match target {
        Some((close, target)) if !target.contains(char::is_whitespace) => {
            let words = paragraph(&text[1..close]);
            if target.starts_with("http://") || target.starts_with("https://") {
                out.push_str(&format!("[{words}]({target})"));
            } else {
                out.push_str(&words);
            }
            close + 1 + target.len() + 2
        }
        _ => {
            out.push_str("\\[");
            1
        }
    }
}

/// The position of the bracket that closes the first one, in the same paragraph.
fn matching(text: &str, open: char, close: char) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        if c == open {
            depth += 1;
        } else if c == close {
            depth -= 1;
            if depth == 0 {
                return Some(at);
            }
        }
    }
    None
}

fn starts_url(text: &str) -> bool {
    ["https://", "http://", "www."].iter().any(|prefix| text.starts_with(prefix))
}

/// Writes a bare URL in angle brackets. Returns the number of bytes read.
fn url(text: &str, out: &mut String) -> usize {
    let ends = |c: char| c.is_whitespace() || "<>[]()`\"'{}|\\^".contains(c);
    let end = text.find(ends).unwrap_or(text.len());
    let address = text[..end].trim_end_matches(['.', ',', ';', ':', '!', '?']);
    if address.starts_with("www.") {
        out.push('`');
        out.push_str(address);
        out.push('`');
    } else {
        out.push_str(&format!("<{address}>"));
    }
    address.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_never_a_doctest() {
        assert_eq!(sanitize("\n  A:\n\n  ```mlir\n  %0 = x\n  ```\n"), "A:\n\n```text\n%0 = x\n```");
        assert_eq!(sanitize("\nA:\n\n    let x;\n\nB"), "A:\n\n```text\nlet x;\n```\n\nB");
        assert_eq!(sanitize("```\nunclosed"), "```text\nunclosed\n```");
        assert_eq!(sanitize("\n1. a\n\n       deep"), "1. a\n\n   deep");
    }

    #[test]
    fn brackets_are_escaped() {
        assert_eq!(sanitize("a[0] and [x](Foo.md), `b[1]`"), "a\\[0\\] and x, `b[1]`");
        assert_eq!(sanitize("[x](https://a.org/b)"), "[x](https://a.org/b)");
    }

    #[test]
    fn angle_brackets_are_escaped_and_urls_are_links() {
        assert_eq!(sanitize("vector<4xf32>"), "vector\\<4xf32>");
        assert_eq!(sanitize("see https://a.org/b."), "see <https://a.org/b>.");
        assert_eq!(sanitize("oncehttps://a.org/b"), "once<https://a.org/b>");
    }

    #[test]
    fn unclosed_code_spans_are_escaped() {
        assert_eq!(sanitize("a `b[0]"), "a \\`b\\[0\\]");
    }

    #[test]
    fn summaries_are_sentences() {
        assert_eq!(sentence("a dense   matrix"), "A dense matrix.");
        assert_eq!(sentence("- x"), "\\- x.");
    }
}
