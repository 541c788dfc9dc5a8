//! The tree of a text after an edit, made of the tree before.

use super::build::Recorder;
use super::{Node, NodeKind, TokenKind, Tree};
use crate::scan::{common_end, common_start};
use crate::store::Symbols;
use crate::syntax::{Lexer, Parser, Record};
use crate::{Limits, SourceMap, Text};

impl Tree {
    /// The tree of another text of the same name, with the same choice of branches: the one that [`Tree::parse`] or
    /// [`Tree::parse_defined`] makes of it.
    ///
    /// Where neither text has an error, statements that are the same in both are taken from this tree. Of a text with
    /// `#else`, or if macros choose the branches, everything is parsed: what is read then depends on more than the statements.
    ///
    /// ```
    /// use isogloss_tablegen::tree::Tree;
    /// let tree = Tree::parse("a.td", "class A;\ndef a : A;\ndef b : A;\n");
    /// let text = "class A;\ndef a : A { let x = 1; }\ndef b : A;\n";
    /// assert_eq!(tree.with_text(text), Tree::parse("a.td", text));
    /// ```
    #[must_use]
    pub fn with_text(&self, text: impl Into<Text>) -> Tree {
        let text = text.into();
        self.reparsed(&text).unwrap_or_else(|| Tree::new(self.name().to_owned(), text, self.macros.clone()))
    }

    fn name(&self) -> &str {
        self.sources.files().first().map_or("", |file| file.name())
    }

    /// Parses the statements of a text that differ. `None` if this does not give the tree of the text.
    ///
    /// What the parser does at the start of a statement follows from the text after it, if there was no error before, and from
    /// the number of the conditions that are open: without `#else` all text is read.
    fn reparsed(&self, text: &Text) -> Option<Tree> {
        let old = self.syntax.owned_text();
        let has_else = |text: &str| text.contains("#else");
        if self.macros.is_some() || !self.diagnostics.is_empty() || has_else(old) || has_else(text) {
            return None;
        }
        let same = common_start(old.as_bytes(), text.as_bytes());
        let same_end = common_end(&old.as_bytes()[same..], &text.as_bytes()[same..]);
        let edited_end = old.len() - same_end;
        // The last statement before whose first token nothing differs, and that token does not, either: what is before it was
        // read up to there. An `include` is read before that token.
        let mut statements =
            self.root().children().filter(|node| node.kind() != NodeKind::Include).peekable();
        let is_before = |node: &Node<'_>| node.first_token().is_some_and(|first| first.range().end < same);
        let mut first = None;
        while let Some(next) = statements.next_if(is_before) {
            first = Some(next);
        }
        let from = first.map_or(0, |first| first.range().start);
        let mut sources = SourceMap::new();
        let file = sources.add_included(self.name().to_owned(), text.clone(), None)?;
        let base = sources.file(file).span().start;
        let mut syms = Symbols::new();
        let mut lexer = Lexer::new(sources, None, &mut syms);
        let tokens_before = self.token_of(first).unwrap_or(0);
        lexer.begin_at(from, self.open_conditions(tokens_before));
        lexer.record = Some(Box::new(Record::every_branch(text)));
        let mut parser = Parser::with_sink(lexer, Recorder::new(base), Limits::default().nesting, &mut syms);
        // The first statement after the edit that both texts have.
        let last = loop {
            if !parser.lexer.errors.is_empty() || parser.too_deep {
                return None;
            }
            let Some(start) = parser.next_start() else { break None };
            let start = (start - base) as usize;
            if let Some(start) = (start + old.len()).checked_sub(text.len()).filter(|at| *at >= edited_end) {
                while statements.next_if(|node| node.range().start < start).is_some() {}
                if let Some(node) = statements.next_if(|node| node.range().start == start) {
                    break Some(node);
                }
            }
            parser.next_item(&mut syms);
        };
        // An `include` before it.
        parser.mark();
        let Parser { lexer, sink, .. } = parser;
        let tokens = tokens_before..self.token_of(last).unwrap_or(self.tokens().len());
        if last.is_some() && self.open_conditions(tokens.end) != lexer.open_conditions() {
            return None;
        }
        let nodes = first.map_or(1, Node::index)
            ..last.map_or_else(|| self.root().descendants().len() + 1, Node::index);
        let record = lexer.record?;
        let end = last.map_or(text.len(), |last| last.range().start + text.len() - old.len());
        let part = sink.part(text, from..end, &record.pieces);
        let syntax = self.syntax.with_part(text.clone(), 0, tokens, nodes, &part);
        Some(Tree { sources: lexer.sources, syntax, diagnostics: Vec::new(), macros: None })
    }

    /// How many conditions are open before a token.
    fn open_conditions(&self, token: usize) -> usize {
        let directives = self.tokens().take(token).filter(|token| token.kind() == TokenKind::Directive);
        directives.fold(0, |open, directive| match directive.text() {
            text if text.starts_with("#if") => open + 1,
            text if text.starts_with("#endif") => open - 1,
            _ => open,
        })
    }

    /// The position of the first token of a node.
    fn token_of(&self, node: Option<Node<'_>>) -> Option<usize> {
        Some(node?.first_token()?.index())
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
            assert!(reparsed.iter().all(|tree| *tree == Tree::parse("a.td", text.clone())), "{text:?}");
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
        ] {
            assert!(edited(from, to), "{from} -> {to}");
        }
        for (from, to) in [
            ("def more : A<1>;\n#endif", "def more : A<1>;"),
            ("def one", "#endif\ndef one"),
            ("def more : A<1>;", "#else"),
            ("code }]", "code }"),
            ("def one", "} def one"),
        ] {
            assert!(!edited(from, to), "{from} -> {to}");
        }
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
        let mut again = 0;
        for step in 0..6_000 {
            let text = if step % 8 == 7 || !tree.diagnostics().is_empty() {
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
            again += usize::from(tree.reparsed(&text).is_some());
            let edited = tree.with_text(text.clone());
            assert_eq!(edited, Tree::parse("a.td", text.clone()), "{} -> {text:?}", tree.text());
            tree = edited;
        }
        assert!(again > 300, "{again}");
    }
}
