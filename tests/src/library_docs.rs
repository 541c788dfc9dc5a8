//! The reference pages of the `.td` library: each file's declarations with the comments before them, and additions from
//! the evaluated records.

use isogloss_tablegen::{Record, Records};
use std::fmt::Write as _;
use std::ops::Range;

/// A declaration of a definition file, or a field of a class.
struct Item {
    /// The comment directly before it.
    comment: String,
    /// The text up to the body, on one line.
    head: String,
    /// The text between its braces.
    body: String,
    /// Its first line and the line after its last, counted from one.
    lines: Range<usize>,
}

impl Item {
    fn keyword(&self) -> &str {
        self.head.split(' ').next().unwrap_or_default()
    }

    /// The name of a class or a def.
    fn name(&self) -> Option<&str> {
        let rest = ["class ", "def "].iter().find_map(|keyword| self.head.strip_prefix(keyword))?;
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        Some(&rest[..end]).filter(|name| !name.is_empty())
    }
}

/// The mark of the heading of a section.
const SECTION: &str = "//===-";

/// A part of a file between blank lines.
enum Run {
    /// A comment by itself.
    Text(String),
    Items(Vec<Item>),
}

/// The page of a file.
///
/// # Panics
/// If the text is not a file of the library.
#[must_use]
pub fn page(name: &str, text: &str, records: &Records) -> String {
    let mut out = format!(
        "<!-- Generated from defs/{name} by `cargo test -p isogloss-tests --test book`; do not edit. -->\n\n# `{name}`\n\n"
    );
    let generated = generated_names(name, records);
    let heading = if text.contains(SECTION) { "###" } else { "##" };
    let file = File { records, generated, heading };
    for run in runs(text) {
        match run {
            Run::Text(text) => {
                let _ = writeln!(out, "{text}\n");
            }
            Run::Items(items) => file.write_items(&items, &mut out),
        }
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

/// The lines and the names of the defs of a file.
fn generated_names<'r>(name: &str, records: &'r Records) -> Vec<(usize, &'r str)> {
    let sources = records.sources();
    let defs = records.defs().filter(|record| !record.is_anonymous()).filter_map(|record| {
        let file = sources.file(sources.file_of(record.span())?);
        file.name().ends_with(name).then(|| (sources.location(record.span()).line as usize, record.name()))
    });
    defs.collect()
}

/// The page of a file's declarations.
struct File<'r> {
    records: &'r Records,
    /// The lines and the names of the defs.
    generated: Vec<(usize, &'r str)>,
    /// The mark of the heading of a declaration.
    heading: &'static str,
}

impl File<'_> {
    fn write_items(&self, items: &[Item], out: &mut String) {
        let mut rest = items;
        while let Some((first, after)) = rest.split_first() {
            if first.name().is_none() {
                write_text(&first.comment, out);
                // Those without a comment are about the same.
                let others = after.iter().take_while(|item| item.name().is_none() && item.comment.is_empty());
                let (group, after) = rest.split_at(1 + others.count());
                self.write_unnamed(group, out);
                rest = after;
                continue;
            }
            // Declarations without a body that share a comment, or have one each.
            let count = rest.iter().take_while(|item| item.body.is_empty() && item.name().is_some()).count();
            if count < 2 {
                self.write_item(first, out);
                rest = after;
                continue;
            }
            let (group, after) = rest.split_at(count);
            self.write_group(group, out);
            rest = after;
        }
    }

    /// Declarations without a name of their own.
    fn write_unnamed(&self, group: &[Item], out: &mut String) {
        let source = |item: &Item| {
            let body = item.body.split_whitespace().collect::<Vec<_>>().join(" ");
            let body = if body.is_empty() { body } else { format!(" {{ {body} }}") };
            format!("{}{body}", wrapped(&item.head))
        };
        let lines: Vec<_> = group.iter().map(source).collect();
        let _ = writeln!(out, "```tablegen\n{}\n```\n", lines.join("\n"));
        let generated = self.generated.iter();
        let names: Vec<_> = generated
            .filter(|(line, _)| group.iter().any(|item| item.lines.contains(line)))
            .map(|(_, name)| format!("`{name}`"))
            .collect();
        if !names.is_empty() {
            let _ = writeln!(out, "Defines {}.\n", names.join(", "));
        }
    }

    /// Several declarations without a body: each comment is about the declarations up to the next one.
    fn write_group(&self, group: &[Item], out: &mut String) {
        let parts: Vec<_> = group.chunk_by(|_, next| next.comment.is_empty()).collect();
        let has_code = |part: &&[Item]| part[0].comment.is_empty() || part[0].comment.contains("```");
        if parts.len() > 1 && !parts.iter().any(has_code) {
            out.push_str("| declaration | meaning |\n|---|---|\n");
            for part in parts {
                let heads: Vec<_> = part.iter().map(|item| code(&item.head)).collect();
                let _ = writeln!(out, "| {} | {} |", heads.join("<br>"), inline(&part[0].comment));
            }
            out.push('\n');
            return;
        }
        for part in parts {
            write_text(&part[0].comment, out);
            let summaries = part.iter().map(|item| (item, self.summary(item)));
            let (with, without): (Vec<_>, Vec<_>) = summaries.partition(|(_, summary)| summary.is_some());
            if !without.is_empty() {
                let lines: Vec<_> = without.iter().map(|(item, _)| wrapped(&item.head)).collect();
                let _ = writeln!(out, "```tablegen\n{}\n```\n", lines.join("\n"));
            }
            if !with.is_empty() {
                out.push_str("| declaration | in messages |\n|---|---|\n");
                for (item, summary) in with {
                    let _ =
                        writeln!(out, "| {} | {} |", code(&item.head), inline(summary.unwrap_or_default()));
                }
                out.push('\n');
            }
        }
    }

    /// The summary of a def, which messages contain.
    fn summary(&self, item: &Item) -> Option<&str> {
        let record = self.records.def(item.name()?)?;
        record.get::<&str>("summary").ok().filter(|text| !text.is_empty())
    }

    /// A declaration by itself.
    fn write_item(&self, item: &Item, out: &mut String) {
        let records = self.records;
        let name = item.name().unwrap_or_default();
        let _ = writeln!(out, "{} `{name}`\n", self.heading);
        write_text(&item.comment, out);
        let _ = writeln!(out, "```tablegen\n{}\n```\n", wrapped(&item.head));
        let record = records.def(name).filter(|_| item.keyword() == "def");
        if let Some(interface) = record.filter(|record| record.is_subclass_of("Interface")) {
            return write_interface(interface, out);
        }
        let fields = items(&item.body, 1);
        let fields: Vec<&Item> =
            fields.iter().filter(|field| !matches!(field.keyword(), "assert" | "defvar")).collect();
        if fields.is_empty() || item.keyword() == "def" {
            return;
        }
        let class = records.class(name);
        let arguments: Vec<_> = class.iter().flat_map(|class| class.template_args()).collect();
        let arguments: Vec<_> =
            arguments.iter().filter_map(|argument| argument.name().rsplit(':').next()).collect();
        out.push_str("| field | meaning |\n|---|---|\n");
        // A comment is about the fields up to the next.
        for part in fields.chunk_by(|_, next| next.comment.is_empty() && derived(next, &arguments).is_none())
        {
            let heads: Vec<_> = part.iter().map(|field| code(&field.head)).collect();
            let meaning = match derived(part[0], &arguments) {
                Some(meaning) if part[0].comment.is_empty() => meaning,
                _ => inline(&part[0].comment),
            };
            let _ = writeln!(out, "| {} | {meaning} |", heads.join("<br>"));
        }
        out.push('\n');
    }
}

/// The meaning of a field that only has the value of an argument, or sets an inherited one.
fn derived(field: &Item, arguments: &[&str]) -> Option<String> {
    let (declared, value) = field.head.split_once(" = ")?;
    match declared.strip_prefix("let ") {
        _ if arguments.contains(&value) => Some(format!("The argument `{value}`.")),
        Some(inherited) => Some(format!("Sets the inherited `{inherited}`.")),
        None => None,
    }
}

/// The methods of an interface.
fn write_interface(interface: Record<'_>, out: &mut String) {
    let description: &str = interface.get("description").unwrap_or_default();
    if !description.trim().is_empty() {
        let lines: Vec<_> = description.trim().lines().map(str::trim).collect();
        let _ = writeln!(out, "{}\n", lines.join("\n"));
    }
    if let Ok(path) = interface.get::<&str>("rustPath")
        && !path.is_empty()
    {
        let _ = writeln!(out, "The Rust trait is `{}`.\n", path.trim_start_matches("::"));
    }
    let methods: Vec<Record<'_>> = interface.get("methods").unwrap_or_default();
    if methods.is_empty() {
        return;
    }
    out.push_str("| method | result | meaning |\n|---|---|---|\n");
    for method in methods {
        let text = |field| method.get::<&str>(field).unwrap_or_default();
        let implemented = match (text("body").trim().is_empty(), text("defaultBody").trim().is_empty()) {
            (true, true) => "",
            (false, _) => " It cannot be overridden.",
            (true, false) => " It has a default.",
        };
        let _ = writeln!(
            out,
            "| `{}` | `{}` | {}{implemented} |",
            text("name"),
            cell(text("returnType")),
            inline(text("description"))
        );
    }
    out.push('\n');
}

fn write_text(text: &str, out: &mut String) {
    if !text.is_empty() {
        let _ = writeln!(out, "{text}\n");
    }
}

/// A text on one line, in a cell of a table.
fn inline(text: &str) -> String {
    cell(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

/// A declaration as code in a cell; a long one without its base classes.
fn code(head: &str) -> String {
    let text = match (head.len() > 160, head.find("> : ").or_else(|| head.find(" : "))) {
        (true, Some(end)) => head[..end + 1].trim_end(),
        _ => head,
    };
    let fence = if text.contains('`') { "``" } else { "`" };
    format!("{fence}{}{fence}", cell(text))
}

/// A head, with a line break before the base classes of a long one.
fn wrapped(head: &str) -> String {
    match head.find("> : ") {
        Some(at) if head.len() > 100 => format!("{}\n    {}", &head[..=at], &head[at + 2..]),
        _ => head.to_owned(),
    }
}

/// The runs of a file, without its guards and includes.
fn runs(text: &str) -> Vec<Run> {
    let (mut runs, mut block) = (Vec::new(), String::new());
    let mut start = 1;
    for (line, number) in text.lines().chain([""]).zip(1..) {
        let is_open = Scanner::is_open(&block);
        if !is_open && (line.starts_with('#') || line.starts_with("include ")) {
            continue;
        }
        if line.is_empty() && !is_open {
            let found = std::mem::take(&mut block);
            let found_items = items(&found, start);
            if !found_items.is_empty() {
                runs.push(Run::Items(found_items));
            } else if !found.trim().is_empty() {
                runs.push(Run::Text(comment_text(&found)));
            }
            continue;
        }
        if block.is_empty() {
            start = number;
        }
        block.push_str(line);
        block.push('\n');
    }
    runs
}

/// The text of a comment, with indented lines as code.
fn comment_text(comment: &str) -> String {
    let lines = comment.lines().filter_map(|line| line.trim_start().strip_prefix("//"));
    let mut out = String::new();
    let (mut in_code, mut in_item) = (false, false);
    for line in lines {
        if let Some(title) = line.strip_prefix("===-") {
            let _ = writeln!(out, "## {}", title.trim_matches(['-', '=', '/', ' ']));
            continue;
        }
        let line = line.strip_prefix(' ').unwrap_or(line);
        // Indented lines after an item of a list belong to it.
        in_item = line.starts_with("- ") || in_item && line.starts_with("  ");
        let is_code = line.starts_with("  ") && !in_item;
        if is_code != in_code && (is_code || !line.trim().is_empty()) {
            out.truncate(out.trim_end().len());
            out.push_str(if is_code { "\n\n```tablegen\n" } else { "\n```\n\n" });
            in_code = is_code;
        }
        out.push_str(if in_code { line.strip_prefix("  ").unwrap_or(line) } else { line });
        out.push('\n');
    }
    out.truncate(out.trim_end().len());
    if in_code {
        out.push_str("\n```");
    }
    out.trim().to_owned()
}

/// The declarations of a text whose first line has that number, or the fields of a body.
fn items(text: &str, first_line: usize) -> Vec<Item> {
    let line = |rest: &str| first_line + text[..text.len() - rest.len()].matches('\n').count();
    let (mut items, mut comment, mut rest) = (Vec::new(), String::new(), text);
    loop {
        rest = rest.trim_start_matches([' ', '\n', ';']);
        if rest.is_empty() {
            return items;
        }
        if rest.starts_with("//") {
            let end = rest.find('\n').unwrap_or(rest.len());
            comment.push_str(&rest[..end]);
            comment.push('\n');
            rest = &rest[end..];
            continue;
        }
        let (head, body, after) = Scanner::declaration(rest);
        let head =
            head.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join(" ");
        items.push(Item {
            comment: comment_text(&std::mem::take(&mut comment)),
            head: head.split_whitespace().collect::<Vec<_>>().join(" "),
            body: body.to_owned(),
            lines: line(rest)..line(after) + 1,
        });
        rest = after;
    }
}

/// Finds the ends of declarations: outside of strings, code and comments.
struct Scanner;

impl Scanner {
    /// Calls `found` with each character outside of strings, code and comments.
    fn each(text: &str, mut found: impl FnMut(usize, char) -> bool) {
        let mut at = 0;
        while let Some(c) = text[at..].chars().next() {
            let rest = &text[at..];
            let code = rest.starts_with("[{").then(|| rest.find("}]")).flatten();
            let skipped = if let Some(end) = code {
                end + 2
            } else if rest.starts_with("//") {
                rest.find('\n').unwrap_or(rest.len())
            } else if c == '"' {
                let mut escaped = false;
                let end = rest[1..].find(|c| {
                    let ends = c == '"' && !escaped;
                    escaped = c == '\\' && !escaped;
                    ends
                });
                end.map_or(rest.len(), |end| end + 2)
            } else {
                if found(at, c) {
                    return;
                }
                c.len_utf8()
            };
            at += skipped;
        }
    }

    /// Whether a bracket is open at the end of a text.
    fn is_open(text: &str) -> bool {
        let mut depth = 0;
        Self::each(text, |_, c| {
            depth += i32::from("([{".contains(c)) - i32::from(")]}".contains(c));
            false
        });
        depth != 0
    }

    /// The head, the body and the text after the first declaration.
    fn declaration(text: &str) -> (&str, &str, &str) {
        let (mut depth, mut braces, mut body, mut end) = (0, 0, None, text.len());
        Self::each(text, |at, c| {
            match c {
                '(' | '[' => depth += 1,
                ')' | ']' => depth -= 1,
                '{' if depth == 0 && braces == 0 => {
                    braces = 1;
                    body.get_or_insert(at);
                }
                '{' => braces += 1,
                '}' => {
                    braces -= 1;
                    if braces == 0 && depth == 0 {
                        end = at;
                        return true;
                    }
                }
                ';' if depth == 0 && braces == 0 => {
                    end = at;
                    return true;
                }
                _ => {}
            }
            false
        });
        let after = text.get(end + 1..).unwrap_or_default();
        match body {
            Some(start) => (&text[..start], &text[start + 1..end], after),
            None => (&text[..end], "", after),
        }
    }
}
