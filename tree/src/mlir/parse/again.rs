//! Incremental parsing of a text that differs from an old one in one place.
//!
//! The result of parsing a statement at a [`Seam`] depends on the token before it, on its own tokens, and on a few
//! after them ([`LOOKAHEAD`]), because only the regions around it are open. So the statements between a seam before an
//! edit and a seam after it are parsed again, and the others are taken from the old tree, if the parser reaches the
//! second seam in the same state. Otherwise, as after a brace without its partner, the whole text is parsed.

use super::{End, NONE, Parser};
use crate::Part;
use crate::edit::difference;
use crate::mlir::lexer::{Brackets, Lexed, brackets, lex};
use crate::mlir::{Mlir, Node, NodeKind, Seam, SyntaxError, TokenKind, Tree};
use std::ops::Range;

/// An upper bound for the tokens that the parser reads beyond the end of a statement. It reads up to three after a
/// final `{`, and the results of the next statement up to their `=`.
const LOOKAHEAD: u32 = 16;

/// An upper bound for the bytes after a token that decide its kind; two decide it after `1.5`.
const BYTES_AFTER: usize = 8;

/// The tree of a text. Most of it comes from `old`, if the texts differ in one place.
pub(in crate::mlir) fn parse_again(old: &Tree, text: String) -> Tree {
    match in_window(old, &text) {
        Some((window, found)) => window.splice(old, found, text),
        None => super::parse(text),
    }
}

/// The smallest window that can be parsed alone, and the result.
fn in_window(old: &Tree, text: &str) -> Option<(Window, Found)> {
    let changed = difference(old.text(), text).0;
    windows(old, &changed).into_iter().find_map(|window| {
        let found = window.parse(old, text)?;
        Some((window, found))
    })
}

/// A part of a tree that is parsed again.
struct Window {
    /// The node that contains the statements: the root, or a block.
    parent: u32,
    /// The first statement, by its position among the seams; `None` for the first token of the text.
    first: Option<usize>,
    /// The first reused statement after the window, and the seam up to which the parser may look; `None` if the rest of
    /// the text is parsed.
    last: Option<(usize, Option<Seam>)>,
}

/// The result of parsing a window.
struct Found {
    /// Its tokens and nodes.
    part: Part<Mlir>,
    errors: Vec<SyntaxError>,
    /// Their token numbers are relative to [`Self::base`].
    seams: Vec<Seam>,
    /// The token of the old tree where parsing began.
    base: u32,
    /// The first token of the old tree that the part replaces.
    first_token: usize,
}

/// The windows around a change, the smallest first: in the blocks around it, and in the file.
fn windows(old: &Tree, changed: &Range<usize>) -> Vec<Window> {
    let mut windows = Vec::new();
    let starts = &old.syntax.starts;
    let token_at =
        |byte: usize| starts.partition_point(|&start| start as usize <= byte).saturating_sub(1) as u32;
    let (first, end) = (token_at(changed.start.saturating_sub(BYTES_AFTER)), changed.end);
    let before = old.seams.partition_point(|seam| seam.token <= first);
    let after = old.seams.partition_point(|seam| (starts[seam.token as usize] as usize) < end);
    let mut around = match old.token_at(starts[first as usize] as usize) {
        Some(token) => vec![token.parent()],
        None => Vec::new(),
    };
    around.extend(around.first().into_iter().flat_map(|node| node.ancestors()).collect::<Vec<_>>());
    for node in around {
        let range = node.range();
        let is_root = node.parent().is_none();
        let is_around = range.start <= changed.start && changed.end <= range.end;
        let is_block = node.kind() == NodeKind::Block && is_around && is_in_regions(node);
        if !is_root && !is_block {
            continue;
        }
        let parent = node.index;
        let inside = |seam: &&Seam| is_root || node.data().tokens.contains(&seam.token);
        let is_own = |seam: &Seam| old.syntax.nodes[seam.node as usize].parent == parent;
        let mut lower =
            (0..before).rev().take_while(|&at| inside(&&old.seams[at])).filter(|&at| is_own(&old.seams[at]));
        // The statement before a change may have depended on the changed text.
        let first = lower.next().and_then(|next| {
            let most = old.seams[next].token;
            lower.find(|&at| old.seams[at].token + LOOKAHEAD <= most)
        });
        let mut upper = (after..old.seams.len())
            .take_while(|&at| inside(&&old.seams[at]))
            .filter(|&at| is_own(&old.seams[at]));
        // The blanks before the first one may have changed.
        upper.next();
        let last = upper.next().map(|last| {
            let least = old.seams[last].token + LOOKAHEAD;
            let end = upper.map(|at| old.seams[at]).find(|seam| least <= seam.token);
            (last, end)
        });
        if is_root || first.is_some() && last.as_ref().is_some_and(|(_, end)| end.is_some()) {
            windows.push(Window { parent, first, last });
        }
    }
    windows
}

/// Whether a block is only in regions of operations, up to the file.
fn is_in_regions(block: Node<'_>) -> bool {
    use NodeKind::{Block, File, Operation, Region};
    block.ancestors().all(|node| matches!(node.kind(), Block | File | Operation | Region))
}

impl Window {
    fn is_root(&self) -> bool {
        self.parent == 0
    }

    /// Parses the window in a new text; `None` if the statement after it does not begin in the same state.
    fn parse(&self, old: &Tree, text: &str) -> Option<Found> {
        let starts = &old.syntax.starts;
        let moved = |seam: Seam| starts[seam.token as usize] as usize + text.len() - old.text().len();
        // Includes the token before: the name of an operation is read differently after `:`.
        let base = self.first.map_or(0, |first| {
            let before = old.syntax.kinds[..old.seams[first].token as usize].iter();
            before
                .rev()
                .position(|kind| !kind.is_trivia())
                .map_or(0, |back| old.seams[first].token - 1 - back as u32)
        });
        let end = self.last.and_then(|(_, end)| end).map_or(text.len(), moved);
        let begin = starts[base as usize] as usize;
        if end < begin {
            return None;
        }
        let Lexed { kinds, starts, mut tokens } = lex(text, begin..end);
        // If the first statement begins the text, there is no token before it.
        let first = match self.first {
            Some(first) => tokens.iter().position(|token| base + token.index == old.seams[first].token)?,
            None => 0,
        };
        let stop = match self.last {
            Some((last, _)) => {
                let at = moved(old.seams[last]);
                Some(tokens.binary_search_by_key(&at, |token| starts[token.index as usize] as usize).ok()?)
            }
            None => None,
        };
        let Brackets { partners, closes_more } = brackets(&mut tokens, first);
        if !self.is_root() && (closes_more || kinds.contains(&TokenKind::Separator)) {
            return None;
        }
        let mut parser = Parser::new(text, &starts, &tokens, partners);
        parser.at = first;
        if !self.is_root() {
            let block = Node::new(&old.syntax, self.parent);
            parser.depth = block.ancestors().filter(|node| node.kind() == NodeKind::Region).count();
        }
        if !parser.resume(stop) {
            return None;
        }
        let Parser { mut nodes, errors, seams, .. } = parser;
        // Without the token before, which is unchanged.
        let own =
            usize::from(self.first.is_some())..stop.map_or(kinds.len(), |stop| tokens[stop].index as usize);
        let in_part = |token: u32| token.wrapping_sub(own.start as u32);
        for node in &mut nodes[1..] {
            node.tokens = in_part(node.tokens.start)..in_part(node.tokens.end);
        }
        let first_token = base as usize + own.start;
        let part = Part { kinds: kinds[own.clone()].to_vec(), starts: starts[own].to_vec(), nodes };
        Some(Found { part, errors, seams, base, first_token })
    }

    /// The old tree with the window replaced.
    fn splice(&self, old: &Tree, found: Found, text: String) -> Tree {
        let end = Seam {
            token: old.syntax.kinds.len() as u32,
            node: old.syntax.nodes.len() as u32,
            errors: old.errors.len() as u32,
        };
        let (first_seam, first) = match self.first {
            Some(first) => (first, old.seams[first]),
            None => (0, Seam { token: 0, node: 1, errors: 0 }),
        };
        let (last_seam, last) = match self.last {
            Some((last, _)) => (last, old.seams[last]),
            None => (old.seams.len(), end),
        };
        let bytes = text.len().wrapping_sub(old.text().len());
        let tokens = ((found.first_token + found.part.kinds.len()) as u32).wrapping_sub(last.token);
        let nodes = (first.node + found.part.nodes.len() as u32 - 1).wrapping_sub(last.node);
        let errors = (first.errors + found.errors.len() as u32).wrapping_sub(last.errors);
        let (old_tokens, old_nodes) =
            (found.first_token..last.token as usize, first.node as usize..last.node as usize);
        let syntax = old.syntax.with_part(text, self.parent as usize, old_tokens, old_nodes, &found.part);

        let mut all_errors = old.errors[..first.errors as usize].to_vec();
        all_errors.extend(found.errors);
        all_errors.extend(old.errors[last.errors as usize..].iter().map(|error| SyntaxError {
            range: error.range.start.wrapping_add(bytes)..error.range.end.wrapping_add(bytes),
            message: error.message,
        }));
        let mut seams = old.seams[..first_seam].to_vec();
        seams.extend(found.seams.iter().map(|seam| Seam {
            token: seam.token + found.base,
            node: seam.node + first.node - 1,
            errors: seam.errors + first.errors,
        }));
        seams.extend(old.seams[last_seam..].iter().map(|seam| Seam {
            token: seam.token.wrapping_add(tokens),
            node: seam.node.wrapping_add(nodes),
            errors: seam.errors.wrapping_add(errors),
        }));
        Tree { syntax, errors: all_errors, seams }
    }
}

impl Parser<'_> {
    /// Parses statements from the next token up to `stop`, or to the last token. Returns whether they end there, with
    /// no open bracket.
    fn resume(&mut self, stop: Option<usize>) -> bool {
        let end = End { at: self.tokens.len(), indent: None };
        self.start(NodeKind::File);
        while Some(self.at) != stop && self.at < end.at {
            if self.tokens[self.at].kind == TokenKind::BlockName {
                return false;
            }
            self.statement_at_seam(end, NONE);
        }
        self.nodes[0].after = self.nodes.len() as u32;
        let is_whole = !self.nodes[0].own_error;
        self.spread_errors();
        is_whole && stop.is_none_or(|stop| self.at == stop && self.partners[stop] == NONE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edit;

    /// A small generator of random numbers.
    struct Random(u64);

    impl Random {
        fn below(&mut self, end: usize) -> usize {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            (self.0 >> 11) as usize % end.max(1)
        }
    }

    /// Statements of all kinds; some have errors.
    const PIECES: [&str; 30] = [
        "#map = affine_map<(d0) -> (d0)>\n",
        "!t = !d.t<\"a\", [1]>\n",
        "%0, %1:2 = \"a.b\"(%a, %1#0)[^bb1] <{p = #map}> ({\n^bb0(%c: i32):\n  x.y\n  x.y %c, %c, %d : i32, i32\n}) : (i32, i32) -> (i32)\n",
        "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  cf.br ^bb1(%0 : i32)\n^bb1(%x: i32):\n  return %x : i32\n}\n",
        "scf.for %i = %a to %b {\n  foo.use %i : i32\n} else {\n  scf.yield\n}\n",
        "foo.bar %0#1 : tensor<4x?xf32>, { , }\n",
        "  foo.bar %a, %b, %c, %d, %e : i32, i32\n",
        "foo.bar %a\n",
        "return\n",
        "return %a : i32\n",
        "%x, %y =\n  foo.two %a : i32, i32\n",
        "\"a.b\"() : () -> ()\n",
        "foo.call @a::@b(%x) {k = [1, 2]} : () -> () loc(\"x\":1:2)\n",
        "{-#\n  dialect_resources: { builtin: { k: \"0x00\" } }\n#-}\n",
        "// A comment.\n",
        "\n\n",
        "// -----\n",
        "  // -----\n",
        "^bb1:\n",
        "^bb2(%z: i32):  // pred: ^bb0\n",
        "module @m {\n",
        "builtin.module attributes {a = 1} {\n  foo.op\n",
        "}\n",
        "  }\n",
        "({\n",
        "foo.less %a < %b\n",
        "foo.open (\n",
        ") ] } @ ~é\n",
        "\"open\n",
        "else ",
    ];

    const CHANGES: [&str; 34] = [
        "",
        "x",
        " ",
        "\n",
        "%",
        "%a",
        "%a, ",
        "= ",
        " : i32",
        "(",
        ")",
        "{",
        "}",
        "<",
        ">",
        "[",
        "]",
        "\"",
        "//",
        "// -----",
        "\n// -----\n",
        "^bb:",
        "^bb",
        "\r",
        "é",
        "a.b ",
        "a.b\n",
        "1.5e",
        "0x",
        "#1",
        "{-#",
        "#-}",
        "loc(",
        "-",
    ];

    fn text(random: &mut Random, count: usize) -> String {
        let mut text = String::new();
        let mut open = 0;
        // The first pieces have no errors.
        let most = if random.below(3) == 0 { PIECES.len() } else { 16 };
        for at in 0..count {
            text.push_str(PIECES[random.below(most)]);
            if random.below(12) == 0 || at == 3 {
                text.push_str("module @m {\n");
                open += 1;
            }
            if open > 0 && random.below(30) == 0 {
                text.push_str("}\n");
                open -= 1;
            }
        }
        text.push_str(&"}\n".repeat(open));
        text
    }

    fn boundary(text: &str, at: usize) -> usize {
        (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
    }

    #[test]
    fn trees_after_random_edits_are_those_of_the_new_texts() {
        let (mut in_windows, mut nested, mut all) = (0, 0, 0);
        for seed in 1..=200_u64 {
            let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
            let count = random.below(60);
            let mut tree = Tree::parse(text(&mut random, count));
            for _ in 0..25 {
                let start = boundary(tree.text(), random.below(tree.text().len() + 1));
                let length = if random.below(3) == 0 { random.below(30) } else { random.below(3) };
                let end = boundary(tree.text(), start + length).max(start);
                let new = match random.below(3) {
                    0 => PIECES[random.below(PIECES.len())],
                    _ => CHANGES[random.below(CHANGES.len())],
                };
                let edited = [&tree.text()[..start], new, &tree.text()[end..]].concat();
                let expected = Tree::parse(edited.as_str());
                let window = in_window(&tree, &edited);
                all += 1;
                in_windows += usize::from(window.is_some());
                nested += usize::from(window.is_some_and(|(window, _)| !window.is_root()));
                let found = tree.reparse(edited.as_str());
                let edit = Edit::replace(start..end, new);
                assert!(found == expected, "{seed}: {edit:?} of\n{}", tree.text());
                assert_eq!(found.seams, expected.seams, "{seed}: {edit:?} of\n{}", tree.text());
                tree = if random.below(8) == 0 { Tree::parse(text(&mut random, count)) } else { found };
            }
        }
        assert!(in_windows > all / 2 && nested > all / 25, "{in_windows} and {nested} of {all}");
    }

    #[test]
    fn a_window_is_a_small_part_of_a_text() {
        let body = "  %0 = arith.addi %a, %a : i32\n".repeat(500);
        let text = format!("module @m {{\nfunc.func @f(%a: i32) {{\n{body}  return\n}}\n}}\n");
        let tree = Tree::parse(text.as_str());
        let edited = text.replacen("arith.addi %a, %a", "arith.addi %a, %b", 250);
        let edited = edited.replacen("%b", "%a", 249);
        let (window, found) = in_window(&tree, &edited).expect("a window");
        assert!(!window.is_root() && found.part.kinds.len() < 200, "{} tokens", found.part.kinds.len());
        assert_eq!(tree.reparse(edited.as_str()), Tree::parse(edited));
    }
}
