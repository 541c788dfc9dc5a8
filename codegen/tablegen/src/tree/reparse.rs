//! Incremental parsing: the tree of a text after an edit, made from the tree before.

use std::ops::Range;

use super::build::Recorder;
use super::{Node, TokenKind, Tree};
use crate::scan::Same;
use crate::store::Symbols;
use crate::syntax::{Lexer, Parser, Record, Recovery};
use crate::{Diagnostic, Limits, SourceMap, Span, Text};

/// The start of a top-level statement, and the state of the parser there. Together they determine how the text from
/// there on is parsed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    /// The position in the source map; a keyword starts there.
    at: u32,
    /// The number of errors before.
    errors: usize,
    /// The number of open conditions.
    conditions: usize,
    recovery: Recovery,
    /// Whether an `include` failed.
    incomplete: bool,
}

impl Start {
    /// The next statement, if it starts with a keyword.
    pub(super) fn of(parser: &Parser<'_, Recorder>) -> Option<Start> {
        Some(Start {
            at: parser.next_start()?,
            errors: parser.lexer.errors.len(),
            conditions: parser.lexer.open_conditions().len(),
            recovery: parser.recovery,
            incomplete: parser.lexer.incomplete,
        })
    }
}

/// The directive between the branches of a condition.
pub(super) const ELSE: &str = "#else";

/// With more errors than this the whole text is parsed, because the lexer drops errors above a maximum.
const MANY_ERRORS: usize = 1_000;

/// The part of a text that an edit replaces, as positions in the source map.
#[derive(Clone, Copy, Debug)]
struct Replaced {
    /// The start and the end, before the edit.
    start: u32,
    end: u32,
    /// The number of bytes by which the text after it moved.
    by: i64,
}

impl Replaced {
    /// The smallest replaced part between two maps of one text each, at the same position.
    fn between(old: &SourceMap, new: &SourceMap) -> Option<Replaced> {
        let (root, other) = (old.files().first()?, new.files().first()?);
        let (old, new) = (root.text().as_bytes(), other.text().as_bytes());
        let same = Same::of(old, new);
        let base = root.span().start;
        Some(Replaced {
            start: base + same.start as u32,
            end: base + (old.len() - same.end) as u32,
            by: new.len() as i64 - old.len() as i64,
        })
    }

    /// The new position of a position at or after the end of the replaced part.
    fn position(&self, at: u32) -> u32 {
        u32::try_from(i64::from(at) + self.by).unwrap_or(0)
    }

    /// The span after the edit; `None` if its text may have changed.
    fn span(&self, span: Span) -> Option<Span> {
        match (span.end <= self.start, span.start >= self.end) {
            (true, false) => Some(span),
            (false, true) => Some(Span::new(self.position(span.start), self.position(span.end))),
            // An empty span at the edit, or one with the edit inside.
            (true, true) | (false, false) => None,
        }
    }

    /// A diagnostic about the text before the edit, at its span after the edit.
    fn diagnostic(&self, found: &Diagnostic) -> Option<Diagnostic> {
        let mut found = found.clone();
        let labels = found.labels.iter_mut().map(|label| &mut label.span);
        for span in labels.chain(found.trace.iter_mut().map(|frame| &mut frame.span)) {
            *span = self.span(*span)?;
        }
        Some(found)
    }
}

/// The tree of a text after an edit, and the range that differs from the tree before: see [`Tree::updated`].
#[derive(Debug)]
#[non_exhaustive]
pub struct Updated {
    /// The tree of the text after the edit.
    pub tree: Tree,
    /// The bytes of the old text with statements that differ. All other statements have the same nodes and tokens in
    /// both trees. Both ranges start at the same byte.
    pub before: Range<usize>,
    /// As `before`, in the text after the edit.
    pub after: Range<usize>,
}

impl Tree {
    /// The tree of a new text of the same name, with the same choice of branches. It equals the tree that
    /// [`Tree::parse`] or [`Tree::parse_defined`] gives.
    ///
    /// Statements that both texts have are taken from this tree, if the errors before them have the same effect. A text
    /// with `#else`, or with branches chosen by macros, is parsed as a whole, because its active branches depend on
    /// more than the statements.
    ///
    /// ```
    /// use isogloss_tablegen::tree::Tree;
    /// let tree = Tree::parse("a.td", "class A;\ndef a : A;\ndef b : A;\n");
    /// let text = "class A;\ndef a : A { let x = 1; }\ndef b : A;\n";
    /// assert_eq!(tree.with_text(text), Tree::parse("a.td", text));
    /// ```
    #[must_use]
    pub fn with_text(&self, text: impl Into<Text>) -> Tree {
        self.updated(text).tree
    }

    /// As [`Tree::with_text`], with the ranges in which the trees differ, for results that depend on single statements.
    ///
    /// ```
    /// use isogloss_tablegen::tree::Tree;
    /// let tree = Tree::parse("a.td", "class A;\ndef a : A;\ndef b : A;\n");
    /// let updated = tree.updated("class A;\ndef a : A { let x = 1; }\ndef b : A;\n");
    /// assert_eq!(&tree.text()[updated.before], "def a : A;\n");
    /// assert_eq!(&updated.tree.text()[updated.after], "def a : A { let x = 1; }\n");
    /// ```
    #[must_use]
    pub fn updated(&self, text: impl Into<Text>) -> Updated {
        let text = text.into();
        self.reparsed(&text).unwrap_or_else(|| Updated {
            before: 0..self.text().len(),
            after: 0..text.len(),
            tree: Tree::new(self.name().to_owned(), text, self.macros.clone()),
        })
    }

    fn name(&self) -> &str {
        self.sources.files().first().map_or("", |file| file.name())
    }

    /// The position of the text in the source map.
    fn base(&self) -> u32 {
        self.sources.files().first().map_or(1, |file| file.span().start)
    }

    /// Parses the changed statements of a text. `None` if this does not give the tree of the text.
    fn reparsed(&self, text: &Text) -> Option<Updated> {
        if self.macros.is_some() || self.diagnostics.len() > MANY_ERRORS || self.has_else {
            return None;
        }
        let mut sources = SourceMap::new();
        let file = sources.add_included(self.name().to_owned(), text.clone(), None)?;
        let base = sources.file(file).span().start;
        let replaced = Replaced::between(&self.sources, &sources)?;
        if self.gets_else(text, &replaced) {
            return None;
        }
        let first = self.last_start_before(&replaced);
        let from = first.map_or(base, |first| first.at);
        let errors_before = first.map_or(0, |first| first.errors);
        let mut syms = Symbols::new();
        let mut lexer = Lexer::new(sources, None, &mut syms);
        lexer.begin_at((from - base) as usize, &self.conditions_at(first)?);
        lexer.record = Some(Box::new(Record::without_else()));
        let mut parser = Parser::with_sink(lexer, Recorder::new(base), Limits::default().nesting, &mut syms);
        if let Some(first) = first {
            (parser.recovery, parser.lexer.incomplete) = (first.recovery, first.incomplete);
        }
        let mut starts: Vec<Start> =
            self.starts.iter().take_while(|start| start.at < from).copied().collect();
        // The first statement after the edit that both texts have, and at which the parser has the same state.
        let last = loop {
            if let Some(start) = Start::of(&parser) {
                let conditions = parser.lexer.open_conditions();
                if let Some(last) = self.same_start(&replaced, start, conditions) {
                    break Some(last);
                }
                starts.push(Start { errors: errors_before + start.errors, ..start });
            }
            let is_at_end = !parser.next_item(&mut syms);
            if parser.too_deep || parser.lexer.errors.len() > MANY_ERRORS {
                return None;
            }
            if is_at_end {
                break None;
            }
        };
        // Records an `include` before the statement.
        parser.mark();
        let Parser { mut lexer, sink, .. } = parser;

        let mut diagnostics = self.diagnostics[..errors_before].to_vec();
        diagnostics.extend(lexer.errors.take().into_iter().map(|error| error.diagnostic));
        let errors = diagnostics.len();
        let (mut end, mut old_end) = (text.len(), self.text().len());
        if let Some(last) = last {
            for found in &self.diagnostics[last.errors..] {
                diagnostics.push(replaced.diagnostic(found)?);
            }
            let after = self.starts.iter().skip_while(|start| start.at < last.at);
            starts.extend(after.map(|start| Start {
                at: replaced.position(start.at),
                errors: start.errors - last.errors + errors,
                ..*start
            }));
            (end, old_end) = ((replaced.position(last.at) - base) as usize, (last.at - base) as usize);
        }

        let (tokens_before, nodes_before) =
            self.elements_before(first.map(|first| (first.at - base) as usize));
        let (tokens_after, nodes_after) = match last {
            Some(last) => self.elements_before(Some((last.at - base) as usize)),
            None => (self.tokens().len(), self.root().descendants().len() + 1),
        };
        let record = lexer.record?;
        let start = (from - base) as usize;
        let part = sink.part(text, start..end, &record.pieces);
        let (tokens, nodes) = (tokens_before..tokens_after, nodes_before..nodes_after);
        let syntax = self.syntax.with_part(text.clone(), 0, tokens, nodes, &part);
        let tree =
            Tree { sources: lexer.sources, syntax, diagnostics, starts, macros: None, has_else: false };
        Some(Updated { tree, before: start..old_end, after: start..end })
    }

    /// Whether an edit adds an `#else` to a text without one.
    fn gets_else(&self, text: &Text, replaced: &Replaced) -> bool {
        let (base, beside) = (self.base(), ELSE.len() - 1);
        let start = ((replaced.start - base) as usize).saturating_sub(beside);
        let end = (replaced.position(replaced.end) - base) as usize + beside;
        let written = &text.as_bytes()[start..end.min(text.len())];
        written.windows(ELSE.len()).any(|part| part == ELSE.as_bytes())
    }

    /// The last statement whose first token ends before the edit, so that nothing changes up to that token.
    /// An `include` before the statement is read together with that token.
    fn last_start_before(&self, replaced: &Replaced) -> Option<&Start> {
        let base = self.base();
        let before = self.starts.partition_point(|start| start.at < replaced.start);
        let is_before = |start: &&Start| {
            let token = self.token_at((start.at - base) as usize);
            token.is_some_and(|token| token.range().end < (replaced.start - base) as usize)
        };
        self.starts[..before].iter().rev().find(is_before)
    }

    /// The statement of this tree after the edit that corresponds to one of the new text, if the parser has the same
    /// state there.
    fn same_start(
        &self,
        replaced: &Replaced,
        start: Start,
        conditions: impl ExactSizeIterator<Item = Span>,
    ) -> Option<&Start> {
        let at =
            self.starts.partition_point(|old| old.at < replaced.end || replaced.position(old.at) < start.at);
        let old = self.starts.get(at).filter(|old| replaced.position(old.at) == start.at)?;
        let state = |of: &Start| (of.conditions, of.recovery, of.incomplete);
        let is_same = state(old) == state(&start);
        let before = if is_same { self.conditions_at(Some(old))? } else { return None };
        let is_same = before.iter().zip(conditions).all(|(old, new)| replaced.span(*old) == Some(new));
        is_same.then_some(old)
    }

    /// The open conditions before a statement, or before the first token if there is no statement. `None` if one of
    /// them is unknown because of an error.
    fn conditions_at(&self, start: Option<&Start>) -> Option<Vec<Span>> {
        let Some(start) = start.filter(|start| start.conditions > 0) else { return Some(Vec::new()) };
        let base = self.base();
        let mut open = Vec::new();
        let (before, _) = self.elements_before(Some((start.at - base) as usize));
        for directive in self.tokens().take(before).filter(|token| token.kind() == TokenKind::Directive) {
            let place = base + directive.range().start as u32;
            match directive.text() {
                text if text.starts_with("#ifdef") => open.push(Span::new(place, place + 6)),
                text if text.starts_with("#ifndef") => open.push(Span::new(place, place + 7)),
                text if text.starts_with("#endif") => _ = open.pop(),
                _ => {}
            }
        }
        (open.len() == start.conditions).then_some(open)
    }

    /// The number of tokens and nodes before the token at a byte, where a top-level node may start; without a byte, at
    /// the start of the text.
    fn elements_before(&self, at: Option<usize>) -> (usize, usize) {
        let Some(at) = at else { return (0, 1) };
        let token = self.token_at(at).map_or(self.tokens().len(), |token| token.index());
        let next = self.root().children().find(|node| node.range().start >= at);
        (token, next.map_or(self.root().descendants().len() + 1, Node::index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::random;

    const TEXT: &str = "// A file.\n#ifndef FILE\n#define FILE\ninclude \"a.td\"\n\nclass A<int n> { int x = n; }\n\
        include \"b.td\" // Beside.\n#ifdef MORE\ndef more : A<1>;\n#endif\nif 1 then { def yes; }\ninclude \"c.td\"\n\
        // Of one.\ndef one : A<2> {\n  let x = [{ code }];\n}\nmulticlass M { def _m; }\ndefm y : M;\n\
        foreach i = [1, 2] in {\n  def z#i : A<i>;\n}\nlet x = 3 in def w : A<4>;\ndefvar v = !add(1, 2);\n#endif // FILE\n";

    #[test]
    fn a_statement_that_differs_is_parsed_alone() {
        let tree = Tree::parse("a.td", TEXT);
        assert!(tree.diagnostics().is_empty());
        let edited = |from: &str, to: &str| {
            assert!(TEXT.contains(from), "{from}");
            let text = Text::from(TEXT.replacen(from, to, 1));
            let reparsed = tree.reparsed(&text);
            let parsed = Tree::parse("a.td", text.clone());
            assert!(reparsed.iter().all(|updated| updated.tree == parsed), "{text:?}");
            reparsed.is_some()
        };
        for (from, to) in [
            ("// Of one", "/* Of\none */ // one"),
            ("// A file", "// The file"),
            ("#ifdef MORE", "#ifndef MORE"),
            ("def one", "#ifdef X\n#endif\ndef one"),
            ("code", "more code"),
            ("def one", "def two"),
            ("def one", "class one"),
            ("M { def _m; }", "M { def _m; def _n; }"),
            ("defm y : M;\n", ""),
            ("include \"c.td\"", "include \"d.td\""),
            ("include \"c.td\"\n", ""),
            ("include \"c.td\"\n// Of one.\n", "else def no;\n"),
            ("defm y", "include \"d.td\"\ndefm y"),
            ("2);\n#endif // FILE", "2);\ndef last;\n#endif // FILE"),
            ("A<4>", "B<4>"),
            ("A<4>;\n", "A<4>;"),
            ("", ""),
            ("", "def a;"),
            // With errors.
            ("def more : A<1>;\n#endif", "def more : A<1>;"),
            ("def one", "#endif\ndef one"),
            ("code }]", "code }"),
            ("def one", "} def one"),
        ] {
            assert!(edited(from, to), "{from} -> {to}");
        }
        assert!(!edited("def more : A<1>;", "#else"));
    }

    #[test]
    fn random_edits_give_the_tree_of_the_text() {
        const PIECES: &[&str] = &[
            "",
            "",
            " ",
            "\n",
            "// Words.\n",
            "def b;",
            "def c : A<5> { let x = 1; }\n",
            "include \"d.td\"\n",
            "}",
            "{",
            "[{",
            "}]",
            "\"",
            "/*",
            "*/",
            ";",
            ",",
            "else",
            "else def d;",
            "let x = 1 in\n",
            "#endif\n",
            "#ifdef Y\n",
            "#else\n",
            "a",
            "é",
        ];
        let mut below = random();
        let mut tree = Tree::parse("a.td", TEXT);
        let mut reparsed = 0;
        for step in 0..20_000 {
            let text = if step % 8 == 7 {
                TEXT.to_owned()
            } else {
                let old = tree.text();
                let start =
                    (0..=below(old.len() + 1)).rev().find(|at| old.is_char_boundary(*at)).unwrap_or(0);
                let at_line = below(2) == 0;
                let start = if at_line { old[..start].rfind('\n').map_or(0, |at| at + 1) } else { start };
                let end = (start + below(2) * below(20)).min(old.len());
                let end = (end..=old.len()).find(|at| old.is_char_boundary(*at)).unwrap_or(start);
                let end =
                    if at_line { start + old[start..end].rfind('\n').map_or(0, |at| at + 1) } else { end };
                [&old[..start], PIECES[below(PIECES.len())], &old[end..]].concat()
            };
            let text = Text::from(text);
            reparsed += usize::from(tree.reparsed(&text).is_some());
            let Updated { tree: edited, before, after } = tree.updated(text.clone());
            assert_eq!(edited, Tree::parse("a.td", text.clone()), "{} -> {text:?}", tree.text());
            // All nodes outside of the ranges are the same.
            let outside = |tree: &Tree, range: &Range<usize>| {
                let nodes =
                    tree.root().descendants().map(|node| (node.kind(), node.range(), node.has_error()));
                let (first, rest): (Vec<_>, Vec<_>) = nodes
                    .filter(|(_, at, _)| at.start < range.start || at.start >= range.end)
                    .partition(|(_, at, _)| at.start < range.start);
                let end = tree.text().len();
                let rest =
                    rest.into_iter().map(|(kind, at, error)| (kind, end - at.start, end - at.end, error));
                (first, rest.collect::<Vec<_>>())
            };
            assert_eq!(before.start, after.start);
            assert_eq!(outside(&tree, &before), outside(&edited, &after), "{} -> {text:?}", tree.text());
            tree = edited;
        }
        assert!(reparsed > 3_000, "{reparsed}");
    }
}
