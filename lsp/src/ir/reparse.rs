//! Incremental parsing after a syntax error: symbols, such as functions, that are unchanged since the last text without
//! findings are not parsed.
//!
//! An operation that is isolated from above uses no value or block from outside. A text with an error is not verified,
//! so findings about such an operation depend only on its own text, the aliases, and its parent operations. In a text
//! without findings there are none. So the parser gets the text with blanks in place of unchanged operations. The
//! result equals a full parse if
//!
//! - the change is between unchanged operations of the same list, and these are parsed without an error at the same
//!   positions: a parser that recovers from the errors between them is in the same state as in a full parse;
//! - aliases and resources did not change, and every unchanged operation of the lists is isolated and has no results;
//! - no name in the changed text waits for a definition that another operation could have: definitions that are
//!   appended to the text detect such names.
//!
//! If one of these does not hold, or there is no error after all, the whole text is parsed.

use super::file::IrFile;
use isogloss::ir::{Ir, OpRef, OpTraits};
use isogloss_tree::Edit;
use isogloss_tree::mlir::{Node, NodeKind, Operation, TokenKind};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::Range;

/// An operation at the top level, or in an operation that is a list of symbols, such as a module.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ListedOperation {
    /// The byte at which its name begins.
    at: usize,
    /// The byte at which the name of its parent operation begins.
    parent: Option<usize>,
    /// Whether it is a list itself.
    is_list: bool,
}

/// The reusable operations of a text without findings.
#[derive(Debug)]
pub(super) struct ReusableOperations {
    items: Vec<ListedOperation>,
    /// The aliases and resources.
    others: usize,
}

/// A text that is parsed in place of another.
pub(super) struct PartialText {
    /// With blanks in place of reused operations, and definitions at the end.
    pub(super) text: Vec<u8>,
    /// The blanked ranges, in order of the text.
    blank: Vec<Range<usize>>,
    /// Operations that must parse without errors: the range, and the starts of the name and of the parent's name.
    unchanged: Vec<(Range<usize>, ListedOperation)>,
    /// The edit since the text without findings.
    edit: Edit,
    length: usize,
}

/// With more errors, the parser may be near its limit of reported errors.
const MOST_ERRORS: usize = 20;

/// A type that does not occur in parsed texts: the type of the appended definitions.
const TYPE: &str = "tuple<tuple<none>, tuple<index>>";

/// The operations in lists, each before those inside; `None` if there are others than [`ReusableOperations`] has.
fn items(ir: &Ir<'_>, is_strict: bool) -> Option<Vec<ListedOperation>> {
    let root = ir.root()?;
    let mut items = Vec::new();
    let mut pending: Vec<(OpRef<'_, '_>, Option<usize>)> = match root.offset() {
        Some(_) => vec![(root, None)],
        None => children(root).map(|op| (op, None)).collect(),
    };
    pending.reverse();
    while let Some((op, parent)) = pending.pop() {
        let is_isolated = op.has(OpTraits::ISOLATED_FROM_ABOVE) && op.results().is_empty();
        let is_list = is_isolated && op.has(OpTraits::SYMBOL_TABLE) && op.regions().len() == 1;
        match op.offset() {
            Some(at) if is_isolated || !is_strict => items.push(ListedOperation { at, parent, is_list }),
            Some(_) | None if is_strict => return None,
            Some(_) | None => continue,
        }
        if is_list {
            let inside: Vec<_> = children(op).map(|inner| (inner, op.offset())).collect();
            pending.extend(inside.into_iter().rev());
        }
    }
    Some(items)
}

fn children<'a, 'c>(op: OpRef<'a, 'c>) -> impl Iterator<Item = OpRef<'a, 'c>> {
    op.regions().flat_map(|region| region.blocks()).flat_map(|block| block.ops())
}

/// The statements of a list: the children of the file, or of the only block of an operation.
fn statements(list: Node<'_>) -> Option<Vec<Node<'_>>> {
    if list.kind() == NodeKind::File {
        return Some(list.children().collect());
    }
    let mut regions = list.children().filter(|child| child.kind() == NodeKind::Region);
    let (region, other) = (regions.next()?, regions.next());
    let mut blocks = region.children();
    match (blocks.next(), blocks.next(), other) {
        (None, None, None) => Some(Vec::new()),
        (Some(block), None, None) => Some(block.children().collect()),
        _ => None,
    }
}

fn name_at(node: Node<'_>) -> Option<usize> {
    Some(Operation::cast(node)?.name_token()?.range().start)
}

fn is_other(node: Node<'_>) -> bool {
    matches!(node.kind(), NodeKind::AttributeAlias | NodeKind::TypeAlias | NodeKind::Resources)
}

impl ReusableOperations {
    /// For a text without findings; `None` if the parser and the tree see different operations, or some cannot be
    /// reused.
    pub(super) fn new(file: &IrFile, ir: &Ir<'_>) -> Option<Self> {
        let items = items(ir, true)?;
        let mut seen = items.iter();
        let mut others = 0;
        let mut pending: Vec<(Node<'_>, Option<usize>)> =
            statements(file.tree.root())?.into_iter().rev().map(|node| (node, None)).collect();
        while let Some((node, parent)) = pending.pop() {
            if is_other(node) {
                others += 1;
                continue;
            }
            let at = name_at(node)?;
            let item = seen.next().filter(|item| item.at == at && item.parent == parent)?;
            if item.is_list {
                pending.extend(statements(node)?.into_iter().rev().map(|node| (node, Some(at))));
            }
        }
        seen.next().is_none().then_some(Self { items, others })
    }

    /// The part of a text to parse; `None` for the whole text.
    pub(super) fn changed_part(&self, old: &str, file: &IrFile) -> Option<PartialText> {
        let edit = Edit::between(old, &file.text);
        let new = edit.range.start..edit.range.start + edit.text.len();
        // The old position of an unchanged byte.
        let before = |at: usize| if at < new.start { at } else { at + edit.range.end - new.end };
        let item = |at: usize| {
            let before = before(at);
            self.items.binary_search_by_key(&before, |item| item.at).ok().map(|found| &self.items[found])
        };
        let touches = |range: &Range<usize>| range.start <= new.end && new.start <= range.end;
        let mut part = PartialText {
            text: file.text.as_bytes().to_vec(),
            blank: Vec::new(),
            unchanged: Vec::new(),
            edit: Edit::delete(0..0),
            length: file.text.len(),
        };
        let mut others = 0;
        // The list with the change, and the name of its operation.
        let mut list = Some((file.tree.root(), None));
        while let Some((node, parent)) = list.take() {
            let all = statements(node)?;
            let first = all.partition_point(|node| node.range().end < new.start);
            let after = first + all[first..].partition_point(|node| touches(&node.range()));
            let is_operation = |at: &usize| all[*at].kind() == NodeKind::Operation;
            let neighbours = [(0..first).rev().find(is_operation), (after..all.len()).find(is_operation)];
            for (at, &node) in all.iter().enumerate() {
                let range = node.range();
                if (first..after).contains(&at) {
                    if is_other(node) {
                        return None;
                    }
                    continue;
                }
                if is_other(node) {
                    others += 1;
                    continue;
                }
                let name = name_at(node)?;
                let is_list = item(name)?.is_list;
                if neighbours.contains(&Some(at)) {
                    part.unchanged.push((range, ListedOperation { at: name, parent, is_list }));
                } else {
                    part.blank.push(range);
                }
            }
            if after == first + 1 {
                list = inner_list(all[first], &new, item).map(|at| (all[first], Some(at)));
                let range = all[first].range().start..all[first].range().start;
                part.unchanged.extend(
                    list.map(|(_, at)| {
                        (range, ListedOperation { at: at.unwrap_or(0), parent, is_list: true })
                    }),
                );
            }
        }
        if others != self.others || part.blank.is_empty() {
            return None;
        }
        part.blank.sort_by_key(|range| range.start);
        let bytes = file.text.as_bytes();
        for range in &part.blank {
            part.text[range.clone()].fill(b' ');
            for line in memchr::memchr_iter(b'\n', &bytes[range.clone()]) {
                part.text[range.start + line] = b'\n';
            }
        }
        part.define(file)?;
        part.edit = edit;
        Some(part)
    }
}

/// The name of an operation whose list contains a change, if the start and end of the list are unchanged.
fn inner_list<'k>(
    node: Node<'_>,
    change: &Range<usize>,
    item: impl Fn(usize) -> Option<&'k ListedOperation>,
) -> Option<usize> {
    let mut regions = node.children().filter(|child| child.kind() == NodeKind::Region);
    let region = regions.next().filter(|region| !region.is_incomplete())?;
    let is_inside = region.range().start < change.start && change.end < region.range().end;
    let name = name_at(node).filter(|_| is_inside)?;
    item(name).filter(|item| item.is_list)?;
    statements(node).map(|_| name)
}

impl PartialText {
    /// Appends definitions of the values that the parsed text names.
    fn define(&mut self, file: &IrFile) -> Option<()> {
        if memchr::memmem::find(file.text.as_bytes(), TYPE.as_bytes()).is_some() {
            return None;
        }
        // The highest result count of each name.
        let mut names: BTreeMap<&str, usize> = BTreeMap::new();
        let mut token = file.tree.token_at(0);
        let mut blank = self.blank.iter().peekable();
        while let Some(at) = token {
            let range = at.range();
            if let Some(skipped) = blank.next_if(|skipped| skipped.contains(&range.start)) {
                token = file.tree.token_at(skipped.end);
                continue;
            }
            token = at.next();
            if at.kind() != TokenKind::ValueName {
                continue;
            }
            let number = token.filter(|next| next.kind() == TokenKind::ResultNumber);
            let number = number.map_or(Some(0), |number| number.text()[1..].parse::<usize>().ok())?;
            let most = names.entry(at.text()).or_default();
            *most = (*most).max(number + 1);
        }
        let values: usize = names.values().sum();
        if values > file.text.len() {
            return None;
        }
        let mut text = String::new();
        for (name, count) in names {
            let types = vec![TYPE; count].join(", ");
            let _ =
                write!(text, "\n{name}:{count} = \"builtin.unrealized_conversion_cast\"() : () -> ({types})");
        }
        self.text.extend(text.bytes());
        Some(())
    }

    /// Whether a full parse would have given the same result.
    pub(super) fn is_read(&self, ir: &Ir<'_>, errors: &[isogloss::Diagnostic]) -> bool {
        let is_unchanged =
            |at: usize| self.unchanged.iter().any(|(range, _)| range.start <= at && at <= range.end);
        let is_changed = |error: &isogloss::Diagnostic| {
            error.span().is_some_and(|span| span.end < self.length && !is_unchanged(span.start))
        };
        if errors.is_empty() || errors.len() > MOST_ERRORS || !errors.iter().all(is_changed) {
            return false;
        }
        let items = items(ir, false).unwrap_or_default();
        self.unchanged.iter().all(|(_, expected)| items.contains(expected))
    }

    /// The present position of an operation that was not parsed again.
    pub(super) fn moved(&self, at: usize) -> Option<usize> {
        let Edit { range, text, .. } = &self.edit;
        let at = match at {
            _ if at < range.start => at,
            _ if at >= range.end => at - range.end + range.start + text.len(),
            _ => return None,
        };
        let next = self.blank.partition_point(|blank| blank.end <= at);
        self.blank.get(next).is_some_and(|blank| blank.contains(&at)).then_some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::FileName;
    use isogloss::Context;
    use isogloss::ir::Position;
    use isogloss::ir::text::{FileOptions, parse_file_part};

    const TEXT: &str = "#one = 1 : i32\nfunc.func @a(%a: i32) {\n  return\n}\nfunc.func @b(%a: i32) {\n  %0 = arith.addi %a, %a : i32\n  \
        %1 = arith.addi %0, %a : i32\n  return\n}\nfunc.func @c() {\n  return\n}\nmodule @m {\n  func.func @d() {\n    return\n  }\n  \
        func.func @e() {\n    %1 = arith.constant 1.0 : f32\n    return\n  }\n}\nfunc.func @f() {\n  return\n}\n";

    /// The text parsed after a change, if its result equals a full parse.
    fn read(from: &str, to: &str) -> Option<String> {
        let dialects = isogloss::dialects::all().into_iter().chain(isogloss_dialects::all());
        let context = Context::with_dialects(dialects);
        let parsed = |text: &[u8]| {
            parse_file_part(&context, text, 0..text.len(), Position::START, &FileOptions::default())
        };
        let file = |text: &str| IrFile::new(FileName::new("a.mlir"), text.into());
        let old = parsed(TEXT.as_bytes());
        assert!(old.errors.is_empty(), "{:?}", old.errors);
        let reusable =
            ReusableOperations::new(&file(TEXT), &old.ir).expect("operations that can be reusable");
        assert!(TEXT.contains(from), "{from}");
        let text = TEXT.replacen(from, to, 1);
        let part = reusable.changed_part(TEXT, &file(&text))?;
        let found = parsed(&part.text);
        if !part.is_read(&found.ir, &found.errors) {
            return None;
        }
        let whole = parsed(text.as_bytes()).errors;
        assert_eq!(format!("{:?}", found.errors), format!("{whole:?}"), "{from} -> {to}");
        Some(String::from_utf8(part.text).expect("a text"))
    }

    #[test]
    fn functions_that_did_not_change_are_not_read() {
        let text = read("%1 = arith.addi %0, %a", "%1 = arith.addi %0").expect("a part");
        let names = ["@a", "@b", "@c", "@m", "@d", "@e", "@f"].map(|name| text.contains(name));
        assert_eq!(names, [true, true, true, false, false, false, false]);
        assert!(text.contains("#one"));
        let text = read("%1 = arith.constant 1.0", "%1 = arith.constant ").expect("a part");
        let names = ["@a", "@b", "@c", "@m", "@d", "@e", "@f"].map(|name| text.contains(name));
        assert_eq!(names, [false, false, true, true, true, true, true]);
        assert!(read("func.func @c", "func.fun @g() {\n}\nfunc.func @c").is_some());
        // Another function defines the pending name with another type: the parser forgets it with the invalid function.
        let (from, to) = (
            "%0 = arith.addi %a, %a : i32\n  %1 = arith.addi %0, %a",
            "%0 = arith.addi %1, %a : i32\n  %1 = arith.add",
        );
        assert!(read(from, to).is_some());
    }

    #[test]
    fn what_may_change_others_is_read_with_them() {
        for (from, to) in [
            // No error.
            ("%1 = arith.addi %0, %a", "%1 = arith.addi %a, %a"),
            ("#one = 1", "#one = "),
            ("#one = 1 : i32\n", "\n"),
            ("func.func @c() {", "func.func @c() {{"),
            ("  return\n}\nfunc.func @c", "  retur\nfunc.func @c"),
            ("func.func @f() {\n  return\n}\n", "func.func @f() {\n  return"),
        ] {
            assert_eq!(read(from, to), None, "{from} -> {to}");
        }
    }
}
