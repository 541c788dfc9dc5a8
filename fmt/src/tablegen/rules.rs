//! The rules for the white space between two units, by the node around them.

use std::ops::Range;

use isogloss_tablegen::tree::{Element, Node, NodeKind, TokenKind, Tree};

use super::units::Units;
use crate::space::switch;

/// The white space before a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Gap {
    /// The given blanks, and never a line break.
    Glue,
    /// A line break if the following piece does not fit.
    Soft,
    /// After `=` or `:`: a line break if the following piece does not fit, but would fit on a line of its own.
    Lazy,
    /// After `=` or `:`: a line break if not even the beginning of the following piece fits.
    Stay,
    /// A line break if the items of the group would begin too far right.
    Opener,
    /// In braces: a line break if the braces are not on one line.
    Inline,
    /// A line break.
    Line,
    /// Blanks before a comment at the end of a line.
    Trailing,
    /// The author's white space.
    Keep,
}

/// The column where the lines of a group start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// The file, or braces: indented by one step, or not if `flush`.
    Braces { flush: bool, may_be_inline: bool },
    /// A statement: its continuation is indented by two steps.
    Statement,
    /// A list: below its first item.
    Below,
    /// Parents: below the first, if it begins its line, or else indented by two steps from the statement.
    Parents,
    /// A list: indented from the line of its opener.
    Hanging {
        /// Whether the closing bracket is on a line of its own.
        closed: bool,
    },
    /// Indented by one step from its start.
    Step,
}

/// Units whose lines start at a common column.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) shape: Shape,
    /// The group around it.
    pub(super) outer: usize,
    /// Whether it is in the arguments or the parents of a definition.
    pub(super) in_header: bool,
    /// The units, with the brackets.
    pub(super) units: Range<usize>,
    /// The first item.
    pub(super) first: usize,
    /// The closing bracket; at the start of a line, it has the indentation of the group's first line.
    pub(super) closer: Option<usize>,
}

/// The gap before each unit, and the groups.
pub(super) struct Plan<'u> {
    pub(super) units: &'u Units,
    text: &'u str,
    pub(super) gaps: Vec<Gap>,
    /// Blanks before the unit if the line is not broken there.
    pub(super) blanks: Vec<u32>,
    /// The group that determines the column of a line that starts with the unit.
    pub(super) owners: Vec<u32>,
    /// For a unit with a possible line break before it, the end of the piece that must fit, if it is not the next such
    /// unit.
    pub(super) ends: Vec<(usize, usize)>,
    /// The units after the openers of lists.
    pub(super) after_openers: Vec<usize>,
    /// Groups in the order of their starts, outer groups first.
    pub(super) groups: Vec<Group>,
    /// For each unit, the innermost statement, counted from 1; 0 if there is none.
    pub(super) statements: Vec<u32>,
    /// Units that authors align in tables: the `:` of parents and the `=` of values.
    pub(super) columns: Vec<usize>,
}

impl<'u> Plan<'u> {
    pub(super) fn new(tree: &'u Tree, units: &'u Units) -> Plan<'u> {
        let count = units.all.len();
        let mut plan = Plan {
            units,
            text: tree.text(),
            gaps: vec![Gap::Glue; count],
            blanks: vec![1; count],
            owners: vec![0; count],
            ends: Vec::new(),
            after_openers: Vec::new(),
            groups: Vec::new(),
            statements: vec![0; count],
            columns: Vec::new(),
        };
        plan.add_nodes(tree);
        plan.separate_lines();
        plan.keep_broken(tree);
        plan
    }

    fn add_nodes(&mut self, tree: &Tree) {
        let root = tree.root();
        self.groups.push(Group {
            shape: Shape::Braces { flush: true, may_be_inline: false },
            outer: 0,
            in_header: false,
            units: 0..self.units.all.len(),
            first: usize::MAX,
            closer: None,
        });
        self.braces(root, 0);
        // The groups around a node, each with its end.
        let mut open: Vec<(usize, u32)> = vec![(self.units.all.len(), 0)];
        let mut statements = 0;
        for node in root.descendants() {
            let range = self.units.of(node);
            while open.last().is_some_and(|&(end, _)| end <= range.start) {
                open.pop();
            }
            let outer = open.last().map_or(0, |&(_, group)| group);
            if node.kind().is_statement() {
                statements += 1;
                self.statements[range.clone()].fill(statements);
            }
            let before = self.groups.len();
            self.node(node, range, outer);
            for group in before..self.groups.len() {
                open.push((self.groups[group].units.end, group as u32));
            }
        }
    }

    pub(super) fn text(&self) -> &'u str {
        self.text
    }

    /// Whether a unit starts a nested statement: the first one after `in`, `then` or `else`.
    pub(super) fn starts_statement(&self, unit: usize) -> bool {
        unit > 0 && self.statements[unit] != self.statements[unit - 1] && !self.is_trivia(unit)
    }

    fn group(&mut self, shape: Shape, outer: u32, units: Range<usize>) -> u32 {
        let outer = outer as usize;
        let in_header = self.groups[outer].in_header && !matches!(shape, Shape::Braces { .. });
        self.groups.push(Group { shape, outer, in_header, units, first: usize::MAX, closer: None });
        self.groups.len() as u32 - 1
    }

    fn set(&mut self, unit: usize, gap: Gap, blanks: u32) {
        self.gaps[unit] = gap;
        self.blanks[unit] = blanks;
    }

    fn kind(&self, unit: usize) -> Option<TokenKind> {
        self.units.all.get(unit).map(|unit| unit.kind)
    }

    fn is_first(&self, unit: usize) -> bool {
        self.units.all.get(unit).is_some_and(super::units::Unit::is_first)
    }

    fn is_trivia(&self, unit: usize) -> bool {
        self.kind(unit).is_some_and(TokenKind::is_trivia)
    }

    /// The author's blanks before a unit, at most one.
    fn own_blanks(&self, unit: usize) -> u32 {
        let unit = &self.units.all[unit];
        if unit.is_first() { 1 } else { unit.blanks.min(1) }
    }

    /// The first unit from `unit` on that is not trivia.
    fn significant(&self, unit: usize) -> usize {
        (unit..self.units.all.len()).find(|&unit| !self.is_trivia(unit)).unwrap_or(self.units.all.len())
    }

    /// Sets the gap of the item that starts at `unit`, or of the comments before it.
    ///
    /// Comments at the end of the line before it belong to that line.
    /// Returns the unit whose gap was set.
    fn set_item(&mut self, unit: usize, owner: u32, gap: Gap, blanks: u32) -> usize {
        let mut at = unit;
        while self.kind(at).is_some_and(TokenKind::is_comment) && !self.is_first(at) && self.is_first(at + 1)
        {
            self.set(at, Gap::Trailing, 1);
            at += 1;
        }
        if at < self.gaps.len() {
            let gap = if at > unit { Gap::Line } else { gap };
            // Directives and other comments have lines of their own.
            if !self.is_trivia(at) || self.kind(at) == Some(TokenKind::BlockComment) {
                self.set(at, gap, blanks);
            }
            self.owners[at] = owner;
        }
        at
    }

    /// Sets the gaps between the elements of a node. The node around it sets the gap before the first element.
    fn node(&mut self, node: Node<'_>, range: Range<usize>, outer: u32) {
        use NodeKind::{
            Args, Assert, Binding, BitSlice, Bits, Block, Body, Case, Class, Dag, DagArg, DagOperator, Def,
            Defm, Defset, Deftype, Defvar, Dump, Error, Field, FieldAccess, File, Foreach, If, Include,
            Instance, Let, LetIn, List, ListSlice, Literal, Multiclass, Name, NamedArg, Operator, Parent,
            Parents, Paste, Ranges, Strings, TemplateArg, TemplateArgs, Type,
        };
        match node.kind() {
            File => {}
            Body | Block => {
                let flush = node.parent().is_some_and(|parent| parent.kind() == LetIn)
                    && self.is_flush(node, range.start);
                let line = |unit: usize| self.units.all[unit].line;
                let may_be_inline = line(range.start) == line(range.end - 1);
                let group = self.group(Shape::Braces { flush, may_be_inline }, outer, range);
                self.braces(node, group);
            }
            Class | Def | Defm | Multiclass | Defset | Deftype | Defvar | Foreach | If | LetIn | Assert
            | Dump | Field | Let | Include => {
                let group = self.group(Shape::Statement, outer, range.clone());
                self.statement(node, range, group);
            }
            TemplateArgs | Args | List | Dag | Operator | Bits => self.list(node, range, outer),
            Parents => {
                let group = self.group(Shape::Parents, outer, range.clone());
                self.groups[group as usize].in_header = true;
                self.parents(node, range, group, outer);
            }
            Strings => {
                let group = self.group(Shape::Below, outer, range.clone());
                self.groups[group as usize].first = range.start;
                self.elements(node, outer, |plan, unit, _| {
                    let gap = if plan.is_first(unit) { Gap::Line } else { Gap::Soft };
                    plan.set_item(unit, group, gap, 1);
                });
            }
            Paste => {
                let is_right = node
                    .parent()
                    .filter(|parent| parent.kind() == Paste)
                    .is_some_and(|parent| self.units.of(parent).start < range.start);
                let group = if is_right { outer } else { self.group(Shape::Below, outer, range.clone()) };
                if !is_right {
                    self.groups[group as usize].first = range.start;
                }
                self.elements(node, group, |plan, unit, element| {
                    let blanks = plan.own_blanks(unit);
                    let may_break = matches!(element, Element::Node(_)) && blanks > 0;
                    let gap = if plan.is_first(unit) {
                        Gap::Line
                    } else if may_break {
                        Gap::Soft
                    } else {
                        Gap::Glue
                    };
                    plan.set_item(unit, group, gap, blanks);
                });
            }
            Case => {
                let group = self.group(Shape::Step, outer, range.clone());
                let mut value = false;
                self.elements(node, outer, |plan, unit, element| {
                    let is_colon = is_token(element, TokenKind::Colon);
                    let gap = if value && plan.is_first(unit) { Gap::Line } else { Gap::Glue };
                    plan.set_item(unit, group, gap, u32::from(!is_colon));
                    value = is_colon;
                });
            }
            Type | BitSlice | ListSlice | Ranges => {
                let mut comma = false;
                self.elements(node, outer, |plan, unit, element| {
                    plan.set(unit, Gap::Glue, u32::from(comma));
                    comma = is_token(element, TokenKind::Comma);
                });
            }
            FieldAccess | Instance | Parent | DagArg | DagOperator => {
                self.elements(node, outer, |plan, unit, _| plan.set(unit, Gap::Glue, 0));
            }
            Binding => {
                self.elements(node, outer, |plan, unit, element| {
                    let is_bits = matches!(element, Element::Node(node) if node.kind() == Ranges);
                    plan.set(unit, Gap::Glue, u32::from(!is_bits));
                });
            }
            // A range without `...` is a number and a negative number.
            NodeKind::Range => self.elements(node, outer, |plan, unit, element| {
                let dots = is_token(element, TokenKind::Ellipsis)
                    || plan.kind(unit.wrapping_sub(1)) == Some(TokenKind::Ellipsis);
                let blanks = if dots { 0 } else { plan.own_blanks(unit) };
                plan.set(unit, Gap::Glue, blanks);
            }),
            TemplateArg | NamedArg | Literal | Name => self.elements(node, outer, |_, _, _| {}),
            Error => self.elements(node, outer, |_, _, _| {}),
            // A kind added to the grammar later.
            _ => self.elements(node, outer, |plan, unit, _| {
                let blanks = plan.own_blanks(unit);
                plan.set(unit, Gap::Glue, blanks);
            }),
        }
    }

    /// Calls `each` with the elements of a node after the first, and sets the comments and directives between them.
    fn elements(&mut self, node: Node<'_>, owner: u32, mut each: impl FnMut(&mut Self, usize, Element<'_>)) {
        let first = self.units.of(node).start;
        for element in node.elements() {
            let unit = match element {
                Element::Node(node) => self.units.of(node).start,
                Element::Token(token) if token.kind() == TokenKind::Whitespace => continue,
                Element::Token(token) => self.units.of_token(token.index()),
            };
            if unit == first {
                continue;
            }
            self.owners[unit] = owner;
            if self.is_trivia(unit) {
                self.trivia(unit);
            } else if self.kind(unit - 1) == Some(TokenKind::BlockComment) {
                // The possible line break is before the comment.
                let blanks = self.own_blanks(unit);
                each(self, unit, element);
                let gap = if self.is_first(unit) { Gap::Line } else { Gap::Glue };
                self.set(unit, gap, blanks);
            } else {
                each(self, unit, element);
            }
        }
    }

    /// Sets the gap before a comment, a directive, or skipped text.
    fn trivia(&mut self, unit: usize) {
        let gap = match self.kind(unit) {
            Some(TokenKind::Inactive) => Gap::Keep,
            Some(TokenKind::Directive) => Gap::Line,
            _ if self.is_first(unit) => Gap::Line,
            Some(TokenKind::LineComment) => Gap::Trailing,
            _ => Gap::Glue,
        };
        let blanks = self.own_blanks(unit);
        self.set(unit, gap, blanks);
    }

    /// The file, a body or a block.
    fn braces(&mut self, node: Node<'_>, group: u32) {
        let range = self.units.of(node);
        let is_file = node.kind() == NodeKind::File;
        let Shape::Braces { may_be_inline, .. } = self.groups[group as usize].shape else { return };
        let gap = if may_be_inline { Gap::Inline } else { Gap::Line };
        for element in node.elements() {
            let unit = match element {
                Element::Node(node) => self.units.of(node).start,
                Element::Token(token) if token.kind() == TokenKind::Whitespace => continue,
                Element::Token(token) => self.units.of_token(token.index()),
            };
            if unit == range.start && !is_file {
                continue;
            }
            self.owners[unit] = group;
            if self.is_trivia(unit) {
                self.trivia(unit);
            } else if is_token(element, TokenKind::RBrace) && unit + 1 == range.end {
                self.groups[group as usize].closer = Some(unit);
                if unit == range.start + 1 { self.set(unit, Gap::Glue, 0) } else { self.set(unit, gap, 1) }
            } else if unit > 0 && self.leads(unit - 1) && !self.is_first(unit) {
                self.set(unit, Gap::Glue, 1);
            } else {
                self.set(unit, gap, 1);
            }
        }
        if is_file && !range.is_empty() && self.gaps[0] != Gap::Keep {
            self.set(0, Gap::Line, 0);
        }
    }

    /// Whether a unit is a block comment at the start of its line.
    fn leads(&self, unit: usize) -> bool {
        self.kind(unit) == Some(TokenKind::BlockComment) && (unit == 0 || self.is_first(unit))
    }

    /// Whether the author did not indent the statements of a block.
    fn is_flush(&self, block: Node<'_>, brace: usize) -> bool {
        let column = |unit: usize| self.units.all[unit].column;
        let outer = block.parent().map_or(0, |parent| self.units.of(parent).start);
        if outer > 0 && !self.is_first(outer) {
            return false;
        }
        let inner = block.children().map(|child| self.units.of(child).start).find(|&unit| unit > brace);
        inner.is_some_and(|inner| self.is_first(inner) && column(inner) <= column(outer))
    }

    fn statement(&mut self, node: Node<'_>, range: Range<usize>, group: u32) {
        use NodeKind::{
            Assert, Binding, Block, Body, Defvar, Field, If, Let, LetIn, Parents, Ranges, TemplateArgs,
        };
        let kind = node.kind();
        // The list of a `let`, or the condition and message of an `assert`.
        let mut list = None;
        if matches!(kind, LetIn | Assert) {
            let first = self.significant(range.start + 1);
            let in_or_end = node.elements().find_map(|element| match element {
                Element::Token(token) if token.text() == "in" || token.kind() == TokenKind::Semicolon => {
                    Some(self.units.of_token(token.index()))
                }
                Element::Token(_) | Element::Node(_) => None,
            });
            if let Some(end) = in_or_end.filter(|&end| first < end) {
                let items = self.group(Shape::Below, group, first..end);
                self.groups[items as usize].first = first;
                list = Some((items, end));
            }
        }
        let mut last = TokenKind::Keyword;
        self.elements(node, group, |plan, unit, element| {
            let before = last;
            last = match element {
                Element::Token(token) => token.kind(),
                Element::Node(node) if node.kind() == Block => TokenKind::RBrace,
                Element::Node(_) => TokenKind::Identifier,
            };
            let in_list = list.filter(|&(_, end)| unit < end).map(|(items, _)| items);
            if let Some(items) = in_list {
                plan.owners[unit] = items;
            }
            match element {
                Element::Token(token) => match token.kind() {
                    TokenKind::Semicolon | TokenKind::Comma => plan.set(unit, Gap::Glue, 0),
                    TokenKind::Equal => {
                        plan.columns.push(unit);
                        plan.set(unit, Gap::Glue, 1);
                    }
                    TokenKind::Keyword if kind == If && token.text() == "else" => {
                        let own_line = before != TokenKind::RBrace && plan.is_first(unit);
                        let gap = if own_line { Gap::Line } else { Gap::Glue };
                        plan.set(unit, gap, 1);
                        plan.groups[group as usize].closer = Some(unit);
                    }
                    _ => plan.set(unit, Gap::Glue, 1),
                },
                Element::Node(child) => match child.kind() {
                    Ranges if kind == Let => plan.set(unit, Gap::Glue, 0),
                    TemplateArgs => plan.set(unit, Gap::Glue, 0),
                    Parents => {
                        plan.columns.push(unit);
                        let gap = if plan.is_first(unit) { Gap::Line } else { Gap::Glue };
                        plan.set(unit, gap, 1);
                    }
                    Body | Block => plan.set(unit, Gap::Glue, 1),
                    Binding if before == TokenKind::Comma => {
                        let gap = if plan.is_first(unit) { Gap::Line } else { Gap::Soft };
                        plan.set(unit, gap, 1);
                    }
                    child if child.is_statement() => {
                        let gap = if plan.is_first(unit) { Gap::Line } else { Gap::Soft };
                        plan.set(unit, gap, 1);
                    }
                    _ if before == TokenKind::Comma => {
                        let gap = if plan.is_first(unit) { Gap::Line } else { Gap::Soft };
                        plan.set(unit, gap, 1);
                    }
                    value if before == TokenKind::Equal && matches!(kind, Let | Field | Defvar) => {
                        plan.value(unit, child, value);
                    }
                    _ => plan.set(unit, Gap::Glue, 1),
                },
            }
        });
    }

    /// Sets the gap before a value after `=`.
    fn value(&mut self, unit: usize, value: Node<'_>, kind: NodeKind) {
        let range = self.units.of(value);
        let is_list = matches!(kind, NodeKind::List | NodeKind::Dag | NodeKind::Bits)
            || self.kind(unit) == Some(TokenKind::Code);
        let gap = if self.is_first(unit) {
            Gap::Line
        } else {
            self.ends.push((unit, range.end));
            let is_broken = self.units.has_break(range.start + 1..range.end);
            if is_list || is_broken { Gap::Stay } else { Gap::Lazy }
        };
        self.set(unit, gap, 1);
    }

    fn parents(&mut self, node: Node<'_>, range: Range<usize>, group: u32, outer: u32) {
        let first = self.significant(range.start + 1);
        self.groups[group as usize].first = first;
        let one_a_line = self.commas(node).all(|(_, broken)| broken);
        let broken_before = self.is_first(range.start);
        self.elements(node, group, |plan, unit, element| {
            if unit == first {
                let gap = if broken_before {
                    Gap::Glue
                } else if plan.is_first(unit) {
                    Gap::Line
                } else {
                    plan.ends.push((unit, range.end));
                    Gap::Lazy
                };
                plan.set_item(unit, outer, gap, 1);
            } else if is_token(element, TokenKind::Comma) {
                plan.set(unit, Gap::Glue, 0);
            } else {
                let gap = if one_a_line { Gap::Line } else { Gap::Soft };
                plan.set_item(unit, group, gap, 1);
            }
        });
        self.items_after_commas(node, group, one_a_line, false);
    }

    /// The commas of a list that precede an item, and whether the author broke the line between the two.
    fn commas(&self, node: Node<'_>) -> impl Iterator<Item = (usize, bool)> {
        let end = self.units.of(node).end;
        node.elements().filter_map(move |element| match element {
            Element::Token(token) if token.kind() == TokenKind::Comma => {
                let comma = self.units.of_token(token.index());
                let next = self.significant(comma + 1);
                let is_closer = matches!(
                    self.kind(next),
                    Some(TokenKind::RSquare | TokenKind::RParen | TokenKind::Greater | TokenKind::RBrace)
                );
                (next < end && !is_closer).then(|| (comma, self.units.has_break(comma..next + 1)))
            }
            Element::Token(_) | Element::Node(_) => None,
        })
    }

    /// Sets the gaps before the items of a list, and before the comments between them.
    ///
    /// The author's breaks are preserved if they are after all commas, or if `keeps` is set.
    fn items_after_commas(&mut self, node: Node<'_>, group: u32, one_a_line: bool, keeps: bool) {
        let commas: Vec<(usize, bool)> = self.commas(node).collect();
        for (comma, broken) in commas {
            let gap = if one_a_line || (keeps && broken) { Gap::Line } else { Gap::Soft };
            self.set_item(comma + 1, group, gap, 1);
        }
    }

    /// A list in brackets.
    fn list(&mut self, node: Node<'_>, range: Range<usize>, outer: u32) {
        let is_dag = node.kind() == NodeKind::Dag;
        let is_operator = node.kind() == NodeKind::Operator;
        // The units of the brackets.
        let (mut opener, mut closer) = (range.start, None);
        for element in node.elements() {
            let Element::Token(token) = element else { continue };
            let unit = self.units.of_token(token.index());
            match token.kind() {
                TokenKind::LParen if is_operator => opener = unit,
                TokenKind::RParen | TokenKind::RBrace | TokenKind::RSquare => closer = Some(unit),
                TokenKind::Greater if matches!(node.kind(), NodeKind::Args | NodeKind::TemplateArgs) => {
                    closer = Some(unit);
                }
                _ => {}
            }
        }
        let start = opener;
        if is_dag && let Some(operator) = node.child(NodeKind::DagOperator) {
            opener = self.units.of(operator).end - 1;
        }
        let item = self.significant(opener + 1);
        let is_empty = closer.is_none_or(|closer| item >= closer);
        let hangs = self.units.has_break(opener + 1..(item + 1).min(self.units.all.len())) && !is_empty;
        // A list that is the only item is broken itself, instead of the list around it.
        let is_only = self.commas(node).next().is_none()
            && matches!(self.kind(item), Some(TokenKind::LParen | TokenKind::LSquare));
        // A block of code as the first item: the following items do not go below its start.
        let hugs = self.units.all.get(item).is_some_and(|unit| unit.last.is_some());
        let closer_breaks = (hangs || hugs) && closer.is_some_and(|closer| self.is_first(closer));
        let shape =
            if hangs || hugs { Shape::Hanging { closed: closer_breaks || hugs } } else { Shape::Below };
        let end = closer.map_or(range.end, |closer| closer + 1);
        let group = self.group(shape, outer, start..end);
        self.groups[group as usize].closer = closer;
        self.groups[group as usize].in_header |= node.kind() == NodeKind::TemplateArgs;
        // The name and the traits of an operation, as in most parents, are never split one item per line.
        let may_be_filled = node.parent().is_some_and(|parent| parent.kind() == NodeKind::Parent)
            && self.commas(node).count() == 1;
        let one_a_line = !may_be_filled && self.commas(node).all(|(_, broken)| broken);
        self.elements(node, group, |plan, unit, element| {
            if unit <= start || unit >= end {
                plan.owners[unit] = outer;
                plan.set(unit, Gap::Glue, 0);
                return;
            }
            if Some(unit) == closer {
                plan.set(unit, if closer_breaks { Gap::Line } else { Gap::Glue }, 0);
            } else {
                let is_item = matches!(element, Element::Node(_)) && unit > opener;
                plan.set(unit, Gap::Glue, u32::from(is_item));
            }
        });
        if !is_empty {
            let blanks = u32::from(is_dag);
            let gap = if hangs {
                Gap::Line
            } else if hugs || is_only {
                Gap::Glue
            } else {
                Gap::Opener
            };
            let first = self.set_item(opener + 1, group, gap, blanks);
            self.groups[group as usize].first = first;
            self.after_openers.push(first);
        }
        self.items_after_commas(node, group, one_a_line, hangs);
    }

    /// Breaks the line after comments and directives that need it, and separates units that would form another token.
    fn separate_lines(&mut self) {
        for unit in 1..self.gaps.len() {
            // A block of code begins with both characters.
            if self.kind(unit - 1) == Some(TokenKind::LSquare) && self.kind(unit) == Some(TokenKind::LBrace) {
                self.blanks[unit] = 1;
            }
            match self.kind(unit - 1) {
                Some(TokenKind::LineComment | TokenKind::Directive) => {
                    let trails =
                        matches!(self.kind(unit), Some(kind) if kind.is_comment()) && !self.is_first(unit);
                    if self.gaps[unit] != Gap::Keep && !trails {
                        self.set(unit, Gap::Line, 0);
                    }
                }
                Some(TokenKind::Inactive) if self.gaps[unit] != Gap::Keep => self.set(unit, Gap::Line, 0),
                _ => {}
            }
        }
    }

    /// Preserves statements with errors.
    fn keep_broken(&mut self, tree: &Tree) {
        let root = tree.root();
        if !root.has_error() && !root.children().any(|child| child.kind() == NodeKind::Error) {
            return;
        }
        for node in root.descendants() {
            if !(node.is_incomplete() || node.kind() == NodeKind::Error) {
                continue;
            }
            let is_part =
                |node: &Node<'_>| !matches!(node.kind(), NodeKind::File | NodeKind::Body | NodeKind::Block);
            let around = node.ancestors().take_while(is_part).last();
            let broken = match node.kind() {
                // Without its end, the whole statement is invalid.
                NodeKind::Body | NodeKind::Block => node.parent().unwrap_or(node),
                _ => around.unwrap_or(node),
            };
            let range = self.units.of(broken);
            let mut start = range.start;
            // Trivia between a statement and the skipped rest of it.
            while start > 0 && self.is_trivia(start - 1) {
                start -= 1;
            }
            if start > 0 && self.gaps[start - 1] == Gap::Keep && node.kind() == NodeKind::Error {
                self.gaps[start..range.start].fill(Gap::Keep);
            }
            self.gaps[range.clone()].fill(Gap::Keep);
            // Units after it on its last line are not moved.
            if range.end < self.gaps.len() && !self.is_first(range.end) {
                self.gaps[range.end] = Gap::Keep;
            }
        }
    }

    /// Preserves the text between `// isogloss-format off` and `on`, or the same with `clang-format`.
    pub(super) fn keep_switched_off(&mut self) {
        let mut off = false;
        for unit in 0..self.gaps.len() {
            if off {
                self.gaps[unit] = Gap::Keep;
            }
            if self.units.all[unit].kind == TokenKind::LineComment
                && let Some(on) = switch(self.units.all[unit].text(self.text))
            {
                off = !on;
            }
        }
    }

    /// Preserves statements that have no line in a range of lines, counted from 0.
    pub(super) fn keep_outside(&mut self, lines: &Range<usize>) {
        let last_line = |unit: &super::units::Unit| {
            let text = unit.text(self.text);
            unit.line as usize + text.matches('\n').count()
        };
        let touches =
            |unit: &super::units::Unit| (unit.line as usize) < lines.end && last_line(unit) >= lines.start;
        let count = self.statements.iter().max().map_or(1, |&last| last as usize + 1);
        let mut chosen = vec![false; count];
        for (unit, &statement) in self.units.all.iter().zip(&self.statements) {
            chosen[statement as usize] |= statement > 0 && touches(unit);
        }
        for (index, unit) in self.units.all.iter().enumerate() {
            let statement = self.statements[index] as usize;
            let is_chosen =
                if statement > 0 && !unit.kind.is_trivia() { chosen[statement] } else { touches(unit) };
            if !is_chosen {
                self.gaps[index] = Gap::Keep;
            }
        }
    }
}

fn is_token(element: Element<'_>, kind: TokenKind) -> bool {
    matches!(element, Element::Token(token) if token.kind() == kind)
}
