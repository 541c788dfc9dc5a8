//! Decides about the white space before each unit, in one pass.

use isogloss_tree::mlir::{NodeKind, TokenKind, Tree};

use super::forms::Blanks;
use super::rules::{LITERALS, Pair};
use super::units::{Keep, Unit, Units};

/// One step of indentation.
const STEP: u32 = 2;

/// The indentation of an operation's continuation lines, if the author did not indent them.
const CONTINUATION: u32 = 4;

/// White space before a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Space {
    /// The author's white space.
    Keep,
    /// Line breaks, and blanks after them.
    New { newlines: u32, blanks: u32 },
}

/// A node around the current unit.
struct Open {
    kind: NodeKind,
    /// The end of its tokens.
    end: u32,
    /// Its first unit.
    first: usize,
    /// Whether the white space in it is a part of its value.
    is_opaque: bool,
    /// Whether it is in `<...>` of an operation's custom form, whose meaning only that form defines.
    is_custom: bool,
    /// See [`Pair::is_loose`].
    is_loose: bool,
    /// See [`Pair::is_location`].
    is_location: bool,
    /// See [`Pair::is_affine`].
    is_affine: bool,
    /// See [`Pair::is_resource`].
    is_resource: bool,
    /// For an operation: whether it is in generic form.
    is_generic: bool,
    /// The indentation of its first line; for a region, that line of the operation.
    indent: u32,
    /// The same in the author's text.
    author_indent: u32,
    /// Whether its items begin on the line after its opening bracket.
    hangs: bool,
    /// The column of its first item, and that item's column in the author's text.
    item: Option<(u32, u32)>,
    /// For a region or the file: the author's column of the last operation that began a line.
    statement: Option<u32>,
}

/// The nodes that end before a unit.
#[derive(Default)]
struct After {
    results: bool,
    ty: bool,
    /// Brackets or a region.
    brackets: bool,
}

/// White space before each unit, and after the last; and whether two statements share a line.
pub(super) fn spaces(tree: &Tree, units: &Units, keep: &Keep, blanks: &Blanks) -> (Vec<Space>, bool) {
    let text = tree.text();
    let mut nodes = tree.root().descendants().peekable();
    let mut printer = Printer {
        units,
        blanks,
        open: vec![Open {
            kind: NodeKind::File,
            end: u32::MAX,
            first: 0,
            is_opaque: false,
            is_custom: false,
            is_loose: false,
            is_location: false,
            is_affine: false,
            is_resource: false,
            is_generic: false,
            indent: 0,
            author_indent: 0,
            hangs: false,
            item: None,
            statement: None,
        }],
        next: 0,
        shares_lines: false,
        last: 0,
        column: 0,
        indent: 0,
        author_indent: 0,
        line: 0,
        author_line: 0,
    };
    let mut spaces = Vec::with_capacity(units.all.len() + 1);
    for (at, unit) in units.all.iter().enumerate() {
        let mut after = After::default();
        while let Some(ended) = printer.open.pop_if(|open| open.end <= unit.token) {
            after.results |= ended.kind == NodeKind::Results;
            after.ty |= ended.kind == NodeKind::Type;
            after.brackets |= is_bracketed(ended.kind) || ended.kind == NodeKind::Region;
            // Continuation lines after brackets are indented relative to the line on which the brackets begin.
            if is_bracketed(ended.kind) || ended.kind == NodeKind::Region {
                (printer.indent, printer.author_indent) = (ended.indent, ended.author_indent);
            }
        }
        let starts = nodes.peek().and_then(|node| {
            let starts = node.first_token().is_some_and(|first| first.index() == unit.token as usize);
            starts.then(|| node.kind())
        });
        if unit.newlines > 0 || at == 0 {
            printer.author_indent = unit.column;
            printer.author_line = unit.column;
        }
        let space =
            if unit.is_odd || keep.has(at) { Space::Keep } else { printer.space(text, at, starts, &after) };
        printer.advance(at, space);
        spaces.push(space);
        while let Some(node) =
            nodes.next_if(|node| node.first_token().is_some_and(|first| first.index() == unit.token as usize))
        {
            let end = node.last_token().map_or(0, |last| last.index() as u32 + 1);
            let has_nodes = nodes
                .peek()
                .is_some_and(|next| next.first_token().is_some_and(|first| (first.index() as u32) < end));
            printer.open(text, at, node.kind(), end, has_nodes);
        }
        printer.column += unit.end - unit.start;
    }
    let end = match units.all.last() {
        // The file ends with a line end.
        _ if keep.has(units.all.len()) => Space::Keep,
        Some(_) => Space::New { newlines: 1, blanks: 0 },
        None => Space::New { newlines: 0, blanks: 0 },
    };
    spaces.push(end);
    (spaces, printer.shares_lines)
}

struct Printer<'u> {
    units: &'u Units,
    /// The blanks from forms.
    blanks: &'u Blanks,
    /// The nodes around the unit, outermost first.
    open: Vec<Open>,
    /// The next non-comment unit, or an earlier one.
    next: usize,
    shares_lines: bool,
    /// The blanks and line breaks before the last unit.
    last: u32,
    column: u32,
    /// The indentation of the current line, or of the first line of brackets that ended on the current one.
    indent: u32,
    /// The same in the author's text.
    author_indent: u32,
    /// The indentation of the current line.
    line: u32,
    /// The same in the author's text.
    author_line: u32,
}

/// Whether the statements of a node start on lines of their own.
fn has_statements(kind: NodeKind) -> bool {
    matches!(kind, NodeKind::File | NodeKind::Region | NodeKind::Block)
}

/// Whether a node is in brackets.
fn is_bracketed(kind: NodeKind) -> bool {
    matches!(
        kind,
        NodeKind::Operands
            | NodeKind::Successors
            | NodeKind::Properties
            | NodeKind::Dictionary
            | NodeKind::Parens
            | NodeKind::Brackets
            | NodeKind::Angles
            | NodeKind::Braces
            | NodeKind::Resources
    )
}

impl Printer<'_> {
    fn advance(&mut self, at: usize, space: Space) {
        let unit = &self.units.all[at];
        let (newlines, blanks) = match space {
            Space::Keep => (unit.newlines, unit.blanks),
            Space::New { newlines, blanks } => (newlines, blanks),
        };
        let is_first = newlines > 0 || self.column == 0;
        self.last = newlines + blanks;
        self.column = if newlines > 0 { blanks } else { self.column + blanks };
        if is_first {
            self.indent = self.column;
            self.line = self.column;
        }
        // The unit after an opening bracket.
        if let Some(open) = self.open.last_mut()
            && open.first + 1 == at
            && newlines == 0
            && is_bracketed(open.kind)
        {
            open.item = Some((self.column, unit.column));
        }
    }

    fn open(&mut self, text: &str, at: usize, kind: NodeKind, end: u32, has_nodes: bool) {
        let unit = &self.units.all[at];
        let outer = &self.open[self.open.len() - 1];
        let before = at.checked_sub(1).map(|before| &self.units.all[before]);
        let before_text = before.map_or("", |before| &text[before.start as usize..before.end as usize]);
        let is_named = matches!(outer.kind, NodeKind::Type | NodeKind::Attribute)
            && outer.first + 1 == at
            && before
                .is_some_and(|before| matches!(before.kind, TokenKind::TypeName | TokenKind::AttributeName));
        let is_literal = matches!(before_text, "dense" | "sparse");
        let next = self.units.all.get(at + 1);
        let hangs =
            is_bracketed(kind) && next.is_some_and(|next| next.newlines > 0 || next.kind.is_comment());
        let is_loose = outer.is_loose || (kind == NodeKind::Angles && is_literal);
        let mut opened = Open {
            kind,
            end,
            first: at,
            is_opaque: outer.is_opaque || (kind == NodeKind::Angles && is_named),
            is_custom: outer.is_custom || (kind == NodeKind::Angles && is_custom(outer.kind, before_text)),
            is_loose,
            is_location: outer.is_location || kind == NodeKind::Location,
            is_affine: outer.is_affine
                || (kind == NodeKind::Angles && matches!(before_text, "affine_map" | "affine_set")),
            is_resource: outer.is_resource || kind == NodeKind::Resources,
            is_generic: outer.is_generic && kind != NodeKind::Operation,
            indent: self.indent,
            author_indent: self.author_indent,
            hangs,
            item: None,
            statement: None,
        };
        if kind.is_statement() || kind == NodeKind::Label {
            (opened.indent, opened.author_indent) = (self.line, self.author_line);
        }
        match kind {
            NodeKind::Region => {
                // Lines of a region are counted from the operation.
                if let Some(operation) = self.open.iter().rev().find(|open| open.kind == NodeKind::Operation)
                {
                    opened.indent = operation.indent;
                    opened.author_indent = operation.author_indent;
                }
                opened.is_generic = false;
                opened.is_custom = false;
                opened.is_affine = false;
                // A node beyond the nesting limit has tokens only.
                let mut inner = self.units.all[at + 1..].iter().take_while(|unit| unit.token + 1 < end);
                opened.is_opaque |= !has_nodes && inner.any(|unit| !unit.kind.is_comment());
            }
            NodeKind::Block => opened.indent = outer.indent,
            NodeKind::Operation => {
                opened.is_affine = affine_name(self.units, text, at);
                opened.is_generic = generic_name(self.units, at, end);
                if unit.newlines > 0
                    && let Some(list) = self.open.iter_mut().rev().find(|open| open.kind != NodeKind::Block)
                {
                    list.statement = Some(unit.column);
                }
            }
            _ => {}
        }
        self.open.push(opened);
    }

    /// The white space before a unit whose white space may change.
    fn space(&mut self, text: &str, at: usize, starts: Option<NodeKind>, after: &After) -> Space {
        let unit = &self.units.all[at];
        let keeps_lines = self.units.keeps_lines;
        let open = &self.open[self.open.len() - 1];
        if open.is_opaque {
            return Space::Keep;
        }
        if at == 0 {
            return Space::New { newlines: if keeps_lines { unit.newlines } else { 0 }, blanks: 0 };
        }
        let last = &self.units.all[at - 1];
        let (node, first) = (open.kind, open.first);
        // At the end of a line.
        if unit.kind.is_comment() && unit.newlines == 0 {
            return Space::New { newlines: 0, blanks: unit.blanks.max(1) };
        }
        let newlines = if keeps_lines { unit.newlines } else { unit.newlines.min(2) };
        if has_statements(node) {
            // `{}`.
            let is_empty = node == NodeKind::Region && first + 1 == at && unit.kind == TokenKind::RBrace;
            if unit.newlines == 0 && (is_empty || keeps_lines) {
                self.shares_lines |= !is_empty;
                return Space::New { newlines: 0, blanks: u32::from(!is_empty) };
            }
            return Space::New { newlines: newlines.max(1), blanks: self.statement_column(at) };
        }
        let joins = starts == Some(NodeKind::Location) && !last.kind.is_comment() && !keeps_lines;
        if unit.newlines > 0 && !joins {
            return Space::New { newlines, blanks: self.line_column(at) };
        }
        if let Some(blanks) = self.blanks.before(at) {
            return Space::New { newlines: 0, blanks };
        }
        if open.is_custom && unit.newlines == 0 {
            return Space::Keep;
        }
        let pair = Pair {
            node,
            starts,
            first: last.kind,
            first_text: &text[last.start as usize..last.end as usize],
            second: unit.kind,
            second_text: &text[unit.start as usize..unit.end as usize],
            blanks: if unit.newlines > 0 { 1 } else { unit.blanks },
            assigns: if unit.kind == TokenKind::Equal {
                last.kind == TokenKind::ValueName
            } else {
                // After the `=` of results or of a value.
                at >= 2 && (self.units.all[at - 2].kind == TokenKind::ValueName || after.results)
            },
            other_blanks: match unit.kind {
                // The blanks on the other side of a `=`.
                TokenKind::Equal => self.units.all.get(at + 1).map_or(0, |next| {
                    let is_near = next.newlines == 0 && !next.kind.is_comment();
                    if is_near { next.blanks } else { 0 }
                }),
                _ => self.last,
            },
            is_loose: open.is_loose,
            is_location: open.is_location,
            is_affine: open.is_affine,
            is_resource: open.is_resource,
            after_operand: open.is_affine && at >= 2 && is_operand(&self.units.all[at - 2], text),
            after_type: after.ty,
            after_brackets: after.brackets,
            next: self.units.all.get(at + 1).map(|next| next.kind),
            is_successor: node == NodeKind::Parens
                && first > 0
                && self.units.all[first - 1].kind == TokenKind::BlockName,
            is_signature: node == NodeKind::Parens && self.is_signature(text),
            is_generic: open.is_generic,
        };
        Space::New { newlines: 0, blanks: pair.blanks() }
    }

    /// Whether the innermost brackets follow the name of a function, in an operation such as `func.func`.
    fn is_signature(&self, text: &str) -> bool {
        let [.., operation, brackets] = self.open.as_slice() else { return false };
        let word =
            |unit: usize| &text[self.units.all[unit].start as usize..self.units.all[unit].end as usize];
        if operation.kind != NodeKind::Operation
            || brackets.first == 0
            || self.units.all[brackets.first - 1].kind != TokenKind::SymbolName
        {
            return false;
        }
        let name = word(operation.first);
        // An operation with a body is a function, whatever its name is.
        let has_body = || {
            let end = self.units.all.partition_point(|unit| unit.token < operation.end);
            end > 0 && self.units.all[end - 1].kind == TokenKind::RBrace
        };
        name == "func" || name.ends_with(".func") || has_body()
    }

    /// The column of a line that begins with a statement, a label, the end of a region, or a comment before one.
    fn statement_column(&mut self, at: usize) -> u32 {
        let unit = &self.units.all[at];
        let list = self.open.iter().rev().find(|open| open.kind != NodeKind::Block);
        let Some(list) = list.filter(|list| list.kind == NodeKind::Region) else { return 0 };
        let (outer, inner) = (list.indent, list.indent + STEP);
        if !unit.kind.is_comment() {
            return match unit.kind {
                TokenKind::BlockName | TokenKind::RBrace => outer,
                _ => inner,
            };
        }
        self.next = self.next.max(at);
        while self.units.all.get(self.next).is_some_and(|next| next.kind.is_comment()) {
            self.next += 1;
        }
        let next = self.units.all.get(self.next);
        match next.map(|next| next.kind) {
            Some(TokenKind::BlockName) if next.is_some_and(|next| next.column == unit.column) => outer,
            // If a whole block is in the first column, so are its comments.
            Some(TokenKind::BlockName | TokenKind::RBrace) => {
                if unit.column == 0 && list.statement.is_some_and(|column| column > 0) { 0 } else { inner }
            }
            Some(_) => {
                if unit.column == 0 && next.is_some_and(|next| next.column > 0) {
                    0
                } else {
                    inner
                }
            }
            None => inner,
        }
    }

    /// The column of a line that begins inside a statement.
    fn line_column(&self, at: usize) -> u32 {
        let unit = &self.units.all[at];
        let around = |open: &&Open| {
            is_bracketed(open.kind)
                || open.kind.is_statement()
                || has_statements(open.kind)
                || open.kind == NodeKind::Label
        };
        let Some(open) = self.open.iter().rev().find(around) else { return 0 };
        let is_closer = unit.token + 1 == open.end && !unit.kind.is_comment() && is_bracketed(open.kind);
        if open.hangs {
            return open.indent + if is_closer { 0 } else { STEP };
        }
        if let Some((column, author)) = open.item
            && author == unit.column
        {
            return column;
        }
        let further = unit.column.saturating_sub(open.author_indent);
        match further {
            0 if is_closer
                || matches!(unit.kind, TokenKind::RBrace | TokenKind::LBrace | TokenKind::RParen) =>
            {
                open.indent
            }
            // A word such as `else`.
            0 if unit.kind == TokenKind::BareIdentifier
                && unit.column <= open.author_indent
                && open.kind == NodeKind::Operation =>
            {
                open.indent
            }
            0 => open.indent + CONTINUATION,
            further => open.indent + further,
        }
    }
}

/// Whether `<...>` in a node, after a token, belongs to a custom form: no type or attribute of MLIR begins with it.
fn is_custom(outer: NodeKind, before: &str) -> bool {
    const TYPES: [&str; 5] = ["complex", "memref", "tensor", "tuple", "vector"];
    let is_form = matches!(
        outer,
        NodeKind::Operation
            | NodeKind::Parens
            | NodeKind::Brackets
            | NodeKind::Braces
            | NodeKind::Operands
            | NodeKind::Successors
    );
    is_form && !LITERALS.contains(&before) && !TYPES.contains(&before)
}

/// Whether a unit ends an operand of an affine expression.
fn is_operand(unit: &Unit, text: &str) -> bool {
    const OPERATORS: [&str; 8] = ["ceildiv", "floordiv", "max", "min", "mod", "step", "symbol", "to"];
    if unit.kind == TokenKind::BareIdentifier {
        return !OPERATORS.contains(&&text[unit.start as usize..unit.end as usize]);
    }
    matches!(unit.kind, TokenKind::Integer | TokenKind::RParen | TokenKind::ValueName)
}

/// Whether an operation that begins at a unit belongs to the dialect `affine`.
fn affine_name(units: &Units, text: &str, at: usize) -> bool {
    let is_affine = |unit: &Unit| text[unit.start as usize..unit.end as usize].starts_with("affine.");
    let all = &units.all[at..];
    if all[0].kind != TokenKind::ValueName {
        return is_affine(&all[0]);
    }
    // The result of most is one value.
    all.len() > 2 && all[1].kind == TokenKind::Equal && is_affine(&all[2])
}

/// Whether an operation that begins at a unit is in generic form: its name is a string before `(`.
fn generic_name(units: &Units, at: usize, end: u32) -> bool {
    let mut all = units.all[at..].iter().take_while(|unit| unit.token < end);
    if units.all[at].kind == TokenKind::ValueName {
        all.find(|unit| unit.kind == TokenKind::Equal);
    }
    let mut tokens = all.filter(|unit| !unit.kind.is_comment()).map(|unit| unit.kind);
    tokens.next() == Some(TokenKind::String) && tokens.next() == Some(TokenKind::LParen)
}
