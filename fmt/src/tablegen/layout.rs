//! Decides where lines are broken, in one pass over the units.

use super::rules::{Gap, Group, Plan, Shape};
use super::units::Unit;
use isogloss_tablegen::tree::TokenKind;

/// One step of indentation.
const STEP: u32 = 2;

/// White space before a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Space {
    /// As the author wrote it.
    Keep,
    /// Line breaks, and blanks after them.
    New { newlines: u32, blanks: u32 },
}

/// A unit whose column may be aligned with those on other lines.
#[derive(Clone, Copy, Debug)]
pub(super) struct Aligned {
    pub(super) unit: usize,
    pub(super) line: u32,
    pub(super) column: u32,
}

/// White space before each unit.
pub(super) struct Layout {
    pub(super) spaces: Vec<Space>,
    pub(super) comments: Vec<Aligned>,
    pub(super) columns: Vec<Aligned>,
    /// The width of each line.
    pub(super) lines: Vec<u32>,
}

/// Widths of the units on one line.
struct Widths {
    /// For each unit, the columns of the units and gaps before it.
    before: Vec<u32>,
    /// For each unit, the gaps before it that break the line for certain.
    lines: Vec<u32>,
    /// For each unit, the first from it on before which the line is or may be broken.
    next_short: Vec<u32>,
    /// The same, without breaks after openers that the author did not write.
    next_break: Vec<u32>,
    /// The same, without any breaks after openers, so that it does not depend on them.
    next_piece: Vec<u32>,
    /// For each unit, the first from it on that has several lines.
    next_long: Vec<u32>,
}

/// The state of a group while its units are placed.
#[derive(Clone, Copy, Default)]
struct State {
    /// The indentation of the line on which it starts.
    base: u32,
    /// Where its lines start.
    column: u32,
    /// Where they start if the line is broken after its opener.
    hanging: u32,
    /// Whether its braces are on one line.
    inline: bool,
    /// The line of its last item.
    line: u32,
}

struct Printer<'p, 'u> {
    plan: &'p Plan<'u>,
    width: u32,
    widths: Widths,
    /// For each unit before which the line may be broken, the end of what must fit.
    ends: Vec<u32>,
    /// For each group, the columns of its widest piece without a break.
    widest: Vec<u32>,
    states: Vec<State>,
    column: u32,
    /// The indentation of the current line.
    indent: u32,
    /// The current line.
    line: u32,
}

impl Layout {
    pub(super) fn new(plan: &Plan<'_>, width: usize) -> Layout {
        let width = u32::try_from(width).unwrap_or(u32::MAX).max(1);
        let widths = Widths::new(plan);
        let (ends, widest) = pieces(plan, &widths);
        let states = vec![State::default(); plan.groups.len()];
        let mut printer =
            Printer { plan, width, widths, ends, widest, states, column: 0, indent: 0, line: 0 };
        printer.print()
    }
}

impl Widths {
    fn new(plan: &Plan<'_>) -> Widths {
        let units = &plan.units.all;
        let count = units.len();
        let mut widths = Widths {
            before: Vec::with_capacity(count + 1),
            lines: Vec::with_capacity(count + 1),
            next_short: vec![count as u32; count + 1],
            next_break: vec![count as u32; count + 1],
            next_piece: vec![count as u32; count + 1],
            next_long: vec![count as u32; count + 1],
        };
        let (mut before, mut lines) = (0_u32, 0);
        for (unit, &gap) in plan.gaps.iter().enumerate() {
            widths.before.push(before);
            widths.lines.push(lines);
            before = before.saturating_add(plan.blanks[unit]).saturating_add(units[unit].first);
            let breaks = match gap {
                Gap::Line => true,
                Gap::Keep => units[unit].is_first(),
                Gap::Glue | Gap::Soft | Gap::Lazy | Gap::Stay | Gap::Opener | Gap::Inline | Gap::Trailing => {
                    false
                }
            };
            lines += u32::from(breaks);
        }
        widths.before.push(before);
        widths.lines.push(lines);
        let mut openers = plan.after_openers.clone();
        openers.sort_unstable_by(|one, other| other.cmp(one));
        let mut openers = openers.into_iter().peekable();
        for unit in (0..count).rev() {
            let may_break = plan.gaps[unit] != Gap::Glue;
            let is_hard = plan.gaps[unit] != Gap::Opener;
            let is_inner = openers.next_if_eq(&unit).is_none();
            let next = |next: &mut Vec<u32>, is_break| {
                next[unit] = if is_break { unit as u32 } else { next[unit + 1] };
            };
            next(&mut widths.next_short, may_break);
            next(&mut widths.next_break, may_break && is_hard);
            next(&mut widths.next_piece, may_break && is_inner);
            let long = units[unit].last.is_some();
            widths.next_long[unit] = if long { unit as u32 } else { widths.next_long[unit + 1] };
        }
        widths
    }

    /// The columns of the units from `start` on that are on its line, up to `end`, without the gap before the first; `None`
    /// if a line is broken among them.
    fn columns(&self, plan: &Plan<'_>, start: usize, end: usize) -> Option<u32> {
        if end <= start {
            return Some(0);
        }
        let end = end.min(self.next_long[start] as usize + 1);
        if self.lines[end] > self.lines[start + 1] {
            return None;
        }
        Some(self.before[end] - self.before[start] - plan.blanks[start])
    }
}

/// The ends of what must fit, and the widest piece of each group.
fn pieces(plan: &Plan<'_>, widths: &Widths) -> (Vec<u32>, Vec<u32>) {
    let mut ends = vec![0; plan.gaps.len()];
    let mut next: Vec<u32> = plan.groups.iter().map(|group| group.units.end as u32).collect();
    let mut widest = vec![0; plan.groups.len()];
    for unit in (0..plan.gaps.len()).rev() {
        let owner = plan.owners[unit] as usize;
        let is_closer = plan.groups[owner].closer == Some(unit);
        if plan.gaps[unit] == Gap::Glue && !is_closer {
            continue;
        }
        ends[unit] = next[owner];
        next[owner] = unit as u32;
        if !is_closer {
            let end = widths.next_piece[unit + 1] as usize;
            let end = end.min(widths.next_long[unit] as usize + 1);
            let columns = widths.before[end] - widths.before[unit] - plan.blanks[unit];
            widest[owner] = widest[owner].max(columns);
        }
    }
    // What is inside of an item begins further right than the item.
    for (index, group) in plan.groups.iter().enumerate().rev() {
        if matches!(group.shape, Shape::Below | Shape::Parents | Shape::Hanging { .. } | Shape::Step) {
            widest[group.outer] = widest[group.outer].max(widest[index] + STEP);
        }
    }
    for &(unit, end) in &plan.ends {
        ends[unit] = end as u32;
    }
    (ends, widest)
}

impl Printer<'_, '_> {
    fn print(&mut self) -> Layout {
        let plan = self.plan;
        let units = &plan.units.all;
        let mut layout = Layout {
            spaces: Vec::with_capacity(units.len()),
            comments: Vec::new(),
            columns: Vec::new(),
            lines: vec![0],
        };
        let mut open: Vec<usize> = Vec::new();
        let mut next_group = 0;
        let mut aligned = plan.columns.iter().copied().peekable();
        for (index, unit) in units.iter().enumerate() {
            while open.last().is_some_and(|&group| plan.groups[group].units.end <= index) {
                open.pop();
            }
            let space = self.space(index, unit);
            self.place(space, unit, &mut layout);
            let line = layout.lines.len() as u32 - 1;
            self.line = line;
            let owner = plan.owners[index] as usize;
            if plan.gaps[index] != Gap::Glue || plan.groups[owner].first == index {
                self.states[owner].line = line;
            }
            let here = Aligned { unit: index, line, column: self.column };
            if aligned.next_if(|&column| column <= index) == Some(index)
                && space == (Space::New { newlines: 0, blanks: 1 })
            {
                layout.columns.push(here);
            }
            if plan.gaps[index] == Gap::Trailing {
                layout.comments.push(here);
            }
            if let Some(&group) = open.last()
                && plan.groups[group].first == index
            {
                match space {
                    Space::New { newlines, .. } if newlines > 0 && plan.gaps[index] == Gap::Opener => {
                        self.states[group].column = self.states[group].hanging;
                    }
                    Space::New { .. } | Space::Keep => self.below(group),
                }
            }
            while plan.groups.get(next_group).is_some_and(|group| group.units.start <= index) {
                self.open(next_group, index, &open);
                open.push(next_group);
                next_group += 1;
            }
            self.column = match unit.last {
                Some(last) => {
                    let lines = unit.text(plan.text()).matches('\n').count();
                    layout.lines[line as usize] = self.column + unit.first;
                    layout.lines.resize(layout.lines.len() + lines, 0);
                    last
                }
                None => self.column + unit.first,
            };
            if let Some(width) = layout.lines.last_mut() {
                *width = self.column;
            }
        }
        layout
    }

    /// Moves to the column of a unit.
    fn place(&mut self, space: Space, unit: &Unit, layout: &mut Layout) {
        layout.spaces.push(space);
        let (newlines, blanks) = match space {
            Space::Keep => (unit.newlines, unit.blanks),
            Space::New { newlines, blanks } => (newlines, blanks),
        };
        if newlines > 0 || layout.spaces.len() == 1 {
            self.column = blanks;
            self.indent = blanks;
            layout.lines.resize(layout.lines.len() + newlines as usize, 0);
        } else {
            self.column += blanks;
        }
    }

    fn space(&self, index: usize, unit: &Unit) -> Space {
        let plan = self.plan;
        let blanks = plan.blanks[index];
        let same = Space::New { newlines: 0, blanks };
        let owner = plan.owners[index] as usize;
        let breaks = match plan.gaps[index] {
            Gap::Keep => return Space::Keep,
            Gap::Glue | Gap::Trailing => false,
            Gap::Line => true,
            Gap::Inline => !self.states[owner].inline,
            Gap::Soft => self.soft(index, blanks),
            Gap::Lazy | Gap::Stay => self.after_sign(index),
            Gap::Opener => {
                let (here, there) = (self.column + blanks, self.states[owner].hanging);
                let is_better = |end: usize| !self.fits(here, index, end) && self.fits(there, index, end);
                there < here
                    && (is_better(self.end(index)) || is_better(self.widths.next_piece[index + 1] as usize))
            }
        };
        if !breaks {
            return same;
        }
        if index == 0 {
            return Space::New { newlines: 0, blanks: 0 };
        }
        // A directive at the start of its line stays there.
        let column =
            if unit.kind == TokenKind::Directive && unit.column == 0 { 0 } else { self.line_start(index) };
        let is_list_end = plan.groups[owner].closer == Some(index)
            && !matches!(plan.groups[owner].shape, Shape::Braces { .. });
        let most = if is_list_end { 1 } else { 2 };
        Space::New { newlines: unit.newlines.clamp(1, most), blanks: column }
    }

    /// Where a line that starts with a unit begins.
    fn line_start(&self, index: usize) -> u32 {
        let plan = self.plan;
        let owner = plan.owners[index] as usize;
        let (group, state) = (&plan.groups[owner], self.states[owner]);
        if group.closer == Some(index) {
            return state.base;
        }
        match group.shape {
            Shape::Statement if plan.starts_statement(index) => state.base + STEP,
            Shape::Statement if plan.units.all[index].kind == TokenKind::LBrace => state.base,
            Shape::Below if plan.gaps[index] == Gap::Opener => state.hanging,
            Shape::Braces { .. }
            | Shape::Statement
            | Shape::Below
            | Shape::Parents
            | Shape::Hanging { .. }
            | Shape::Step => state.column,
        }
    }

    /// Whether to break the line before an item: if it does not fit, and the author broke the line there, or it fits on a line
    /// of its own, or not even its beginning fits here.
    fn soft(&self, index: usize, blanks: u32) -> bool {
        let end = self.end(index);
        let here = self.column + blanks;
        let start = self.line_start(index);
        // The author's line breaks may be before the comma.
        let units = &self.plan.units.all[index - 1..=index];
        let is_own = units[1].is_first() || (units[0].kind == TokenKind::Comma && units[0].is_first());
        // The item before has several lines.
        if is_own && self.states[self.plan.owners[index] as usize].line != self.line {
            return true;
        }
        if self.fits(here, index, end) || start >= here {
            return false;
        }
        is_own
            || self.fits(start, index, end)
            || !self.fits(here, index, self.widths.next_break[index + 1] as usize)
    }

    /// Whether to break the line after `=` or `:`.
    fn after_sign(&self, index: usize) -> bool {
        let end = self.end(index);
        let (here, start) = (self.column + self.plan.blanks[index], self.line_start(index));
        if self.fits(here, index, end) || start >= here {
            return false;
        }
        let is_better =
            |end: u32| !self.fits(here, index, end as usize) && self.fits(start, index, end as usize);
        self.plan.gaps[index] == Gap::Lazy && self.fits(start, index, end)
            || is_better(self.widths.next_short[index + 1])
    }

    /// The end of what must fit if the line is not broken before a unit: its item, and what cannot be on another line.
    fn end(&self, index: usize) -> usize {
        self.widths.next_short[self.ends[index] as usize] as usize
    }

    fn fits(&self, column: u32, start: usize, end: usize) -> bool {
        self.widths.columns(self.plan, start, end).is_some_and(|columns| column + columns <= self.width)
    }

    /// Opens a group at its first unit, which is at the current column.
    fn open(&mut self, group: usize, index: usize, open: &[usize]) {
        let Group { shape, units, first, closer, in_header, .. } = &self.plan.groups[group];
        let indent = self.indent;
        let outer = open.iter().rev().find(|&&group| self.plan.groups[group].shape == Shape::Statement);
        let statement = outer.map_or(0, |&group| self.states[group].base);
        let line = self.line;
        // A body may follow, which is one step further in than the definition.
        let meets_body = *in_header && indent == statement;
        let hanging = |closed: bool| if meets_body && !closed { indent + 2 * STEP } else { indent + STEP };
        self.states[group] = match *shape {
            Shape::Braces { flush, may_be_inline } => {
                let inline = may_be_inline
                    && closer.is_some_and(|closer| {
                        self.fits(self.column, index, self.widths.next_break[closer + 1] as usize)
                            || self.is_inside_inline(open)
                    });
                let column = if flush { statement } else { statement + STEP };
                State { base: statement, column, hanging: 0, inline, line }
            }
            Shape::Statement => {
                State { base: indent, column: indent + 2 * STEP, hanging: 0, inline: false, line }
            }
            Shape::Parents => {
                State { base: statement, column: statement + 2 * STEP, hanging: 0, inline: false, line }
            }
            Shape::Below => State {
                base: indent,
                column: indent + 2 * STEP,
                hanging: hanging(false),
                inline: false,
                line,
            },
            Shape::Hanging { closed } => {
                State { base: indent, column: hanging(closed), hanging: 0, inline: false, line }
            }
            Shape::Step => {
                State { base: indent, column: self.column + STEP, hanging: 0, inline: false, line }
            }
        };
        if *shape == Shape::Below && *first == units.start {
            self.below(group);
        }
    }

    /// The first item of a list is at the current column: the others go below it, if they fit there.
    fn below(&mut self, group: usize) {
        let is_below = match self.plan.groups[group].shape {
            Shape::Below => self.column + self.widest[group] <= self.width,
            // The `:` may be before it.
            Shape::Parents => self.column <= self.indent + STEP,
            Shape::Braces { .. } | Shape::Statement | Shape::Hanging { .. } | Shape::Step => false,
        };
        if is_below {
            self.states[group].column = self.column;
        }
    }

    fn is_inside_inline(&self, open: &[usize]) -> bool {
        let braces = |&&group: &&usize| matches!(self.plan.groups[group].shape, Shape::Braces { .. });
        open.iter().rev().find(braces).is_some_and(|&group| self.states[group].inline)
    }
}
