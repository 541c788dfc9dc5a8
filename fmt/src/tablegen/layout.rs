//! Decides line breaks in one pass over the units.
//!
//! The items of a list fill lines below its first one, or hang if they fit only there. A line is broken before an item
//! that does not fit, not inside it. Only the last item is broken inside, unless its own items fit better on the next
//! line; a list after a broken item begins a line, too. Parents begin a line if they fit on it, or if the definition
//! then takes no more lines.

use super::rules::{Gap, Group, Plan, Shape};
use isogloss_tablegen::tree::TokenKind;

/// One step of indentation.
const STEP: u32 = 2;

/// The penalty of a list that hangs in an item, in broken lists.
const HANGING: u32 = 4;

/// The maximum nesting of lists considered for the choice between two columns.
const MOST_NESTED: u32 = 4;

/// White space before a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Space {
    /// The author's white space.
    Keep,
    /// Line breaks, and blanks after them.
    New { newlines: u32, blanks: u32 },
}

/// A unit whose column may be aligned with units on other lines.
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
    /// For each unit, the total columns of the units and gaps before it.
    before: Vec<u32>,
    /// For each unit, the number of unconditional line breaks before it.
    lines: Vec<u32>,

    /// For each unit, the next unit, including itself, with a possible line break before it.
    next_short: Vec<u32>,
    /// The same, ignoring breaks after openers that the author did not write.
    next_break: Vec<u32>,
    /// The same, ignoring all breaks after openers, so that it does not depend on them.
    next_piece: Vec<u32>,
    /// For each unit, the next multi-line unit, including itself.
    next_long: Vec<u32>,
}

/// The state of a group while its units are placed.
#[derive(Clone, Copy, Default)]
struct State {
    /// The indentation of its first line.
    base: u32,
    /// The column where its lines start.
    column: u32,
    /// The column where they start if the line is broken after its opener.
    hanging: u32,
    /// Whether its braces are on one line.
    inline: bool,
    /// The line of its last item.
    line: u32,
    /// The number of line breaks before its last item.
    breaks: u32,
    /// Whether its lines start further left than its first item.
    hangs: bool,
    /// Whether it contains a line break.
    broken: bool,
}

/// The position of the printer, and its counts so far.
#[derive(Clone, Copy, Default)]
struct Position {
    column: u32,
    /// The indentation of the current line.
    indent: u32,
    /// The line on which the last unit starts.
    line: u32,
    /// The line on which it ends.
    end_line: u32,
    /// The number of line breaks between units.
    breaks: u32,
    /// The number of broken lists. Hanging lists count as [`HANGING`], unless they are the arguments of parents.
    lists: u32,
    /// The number of hanging lists that are the arguments of parents.
    hanging: u32,
    /// The number of units that exceed the width.
    overflows: u32,
}

struct Printer<'p, 'u> {
    plan: &'p Plan<'u>,
    width: u32,
    widths: Widths,
    /// For each unit with a possible line break before it, the end of the piece that must fit.
    ends: Vec<u32>,
    /// For each group, the columns of its widest piece without a break.
    widest: Vec<u32>,
    /// For each group, the columns of its widest item; `u32::MAX` if one has several lines.
    items: Vec<u32>,
    /// For each group, and the end, the number of hanging lists before it.
    hanging: Vec<u32>,
    states: Vec<State>,
    /// The groups around the current unit.
    open: Vec<usize>,
    next_group: usize,
    at: Position,
    /// Whether two layouts are compared; then the author's breaks in filled lines are ignored.
    compares: bool,
}

impl Layout {
    pub(super) fn new(plan: &Plan<'_>, width: usize) -> Layout {
        let width = u32::try_from(width).unwrap_or(u32::MAX).max(1);
        let widths = Widths::new(plan);
        let (ends, widest, items) = pieces(plan, &widths);
        let states = vec![State::default(); plan.groups.len()];
        let mut printer = Printer {
            plan,
            width,
            widths,
            ends,
            widest,
            items,
            hanging: hanging(plan),
            states,
            open: Vec::new(),
            next_group: 0,
            at: Position::default(),
            compares: false,
        };
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

    /// The columns of the units from `start` on its line, up to `end`, without the gap before the first; `None` if
    /// there is a line break among them.
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

/// For each group, and the end, the number of lists before it whose opener the author followed by a line break.
fn hanging(plan: &Plan<'_>) -> Vec<u32> {
    let mut count = 0;
    let mut before = vec![0];
    before.extend(plan.groups.iter().map(|group| {
        count += u32::from(matches!(group.shape, Shape::Hanging { .. }));
        count
    }));
    before
}

/// The ends of the pieces that must fit, and the widest piece and the widest item of each group.
fn pieces(plan: &Plan<'_>, widths: &Widths) -> (Vec<u32>, Vec<u32>, Vec<u32>) {
    let mut ends = vec![0; plan.gaps.len()];
    let mut next: Vec<u32> = plan.groups.iter().map(|group| group.units.end as u32).collect();
    let mut widest = vec![0; plan.groups.len()];
    let mut items = vec![0; plan.groups.len()];
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
            let end = widths.next_short[ends[unit] as usize] as usize;
            let item = widths.columns(plan, unit, end).unwrap_or(u32::MAX);
            items[owner] = items[owner].max(item);
        }
    }
    // The contents of an item begin further right than the item.
    for (index, group) in plan.groups.iter().enumerate().rev() {
        if matches!(group.shape, Shape::Below | Shape::Parents | Shape::Hanging { .. } | Shape::Step) {
            widest[group.outer] = widest[group.outer].max(widest[index] + STEP);
        }
    }
    for &(unit, end) in &plan.ends {
        ends[unit] = end as u32;
    }
    (ends, widest, items)
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
        let mut aligned = plan.columns.iter().copied().peekable();
        for (index, unit) in units.iter().enumerate() {
            let space = self.space(index);
            layout.spaces.push(space);
            let here = self.place(index, space);
            if aligned.next_if(|&column| column <= index) == Some(index)
                && space == (Space::New { newlines: 0, blanks: 1 })
            {
                layout.columns.push(here);
            }
            if plan.gaps[index] == Gap::Trailing {
                layout.comments.push(here);
            }
            layout.lines.resize(here.line as usize + 1, 0);
            layout.lines[here.line as usize] = here.column + unit.first;
            layout.lines.resize(self.at.end_line as usize + 1, 0);
            layout.lines[self.at.end_line as usize] = self.at.column;
        }
        layout
    }

    /// Places a unit after some space. Returns its position.
    fn place(&mut self, index: usize, space: Space) -> Aligned {
        let plan = self.plan;
        let unit = &plan.units.all[index];
        let (newlines, blanks) = match space {
            Space::Keep => (unit.newlines, unit.blanks),
            Space::New { newlines, blanks } => (newlines, blanks),
        };
        let owner = plan.owners[index] as usize;
        if newlines > 0 || index == 0 {
            self.at.column = blanks;
            self.at.indent = blanks;
            self.at.breaks += 1;
            self.count_list(owner);
        } else {
            self.at.column += blanks;
        }
        let line = self.at.end_line + newlines;
        self.at.line = line;
        if plan.gaps[index] != Gap::Glue || plan.groups[owner].first == index {
            self.states[owner].line = line;
            self.states[owner].breaks = self.at.breaks;
        }
        let here = Aligned { unit: index, line, column: self.at.column };
        if let Some(&group) = self.open.last()
            && plan.groups[group].first == index
        {
            match space {
                Space::New { newlines, .. } if newlines > 0 && plan.gaps[index] == Gap::Opener => {
                    self.states[group].column = self.states[group].hanging;
                }
                Space::New { .. } | Space::Keep => self.below(group),
            }
        }
        while plan.groups.get(self.next_group).is_some_and(|group| group.units.start <= index) {
            self.open(self.next_group, index);
            self.open.push(self.next_group);
            self.next_group += 1;
        }
        self.at.overflows += u32::from(self.at.column + unit.first > self.width);
        (self.at.column, self.at.end_line) = match unit.last {
            Some(last) => (last, line + unit.text(plan.text()).matches('\n').count() as u32),
            None => (self.at.column + unit.first, line),
        };
        here
    }

    /// Counts a broken list.
    fn count_list(&mut self, group: usize) {
        let groups = &self.plan.groups;
        let state = &mut self.states[group];
        if !std::mem::replace(&mut state.broken, true)
            && matches!(groups[group].shape, Shape::Below | Shape::Hanging { .. })
        {
            let is_argument_list = groups[groups[group].outer].shape == Shape::Parents;
            self.at.hanging += u32::from(state.hangs && is_argument_list);
            self.at.lists += if state.hangs && !is_argument_list { HANGING } else { 1 };
        }
    }

    /// The cost of a layout of some units with some space before the first: the number of units that do not fit; the
    /// number of lines and broken lists; and the number of hanging argument lists.
    fn measure(&mut self, units: std::ops::Range<usize>, space: Space) -> ((u32, u32), u32) {
        let (at, next_group, open) = (self.at, self.next_group, self.open.len());
        // Other groups begin among the units.
        let outer = [self.open.last().copied(), Some(self.plan.owners[units.start] as usize)];
        let states = outer.map(|group| group.map(|group| (group, self.states[group])));
        self.place(units.start, space);
        for index in units.start + 1..units.end {
            let space = self.space(index);
            self.place(index, space);
        }
        let lines = self.at.breaks - at.breaks + self.at.lists - at.lists;
        let measured = ((self.at.overflows - at.overflows, lines), self.at.hanging - at.hanging);
        self.open.truncate(open);
        (self.at, self.next_group) = (at, next_group);
        for (group, state) in states.into_iter().flatten() {
            self.states[group] = state;
        }
        measured
    }

    /// The space before the next unit.
    fn space(&mut self, index: usize) -> Space {
        let plan = self.plan;
        while self.open.last().is_some_and(|&group| plan.groups[group].units.end <= index) {
            self.open.pop();
        }
        let unit = &plan.units.all[index];
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
                let (here, there) = (self.at.column + blanks, self.states[owner].hanging);
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
        // A directive at the start of its line is not moved.
        let column =
            if unit.kind == TokenKind::Directive && unit.column == 0 { 0 } else { self.line_start(index) };
        let is_list_end = plan.groups[owner].closer == Some(index)
            && !matches!(plan.groups[owner].shape, Shape::Braces { .. });
        let most = if is_list_end { 1 } else { 2 };
        Space::New { newlines: unit.newlines.clamp(1, most), blanks: column }
    }

    /// The column of a line that starts with a unit.
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

    /// Whether to break the line before an item: if the previous item contains a line break, or if the item does not
    /// fit, and the author broke the line there, or it is not left in place.
    fn soft(&self, index: usize, blanks: u32) -> bool {
        let end = self.end(index);
        let here = self.at.column + blanks;
        let start = self.line_start(index);
        // The author's line breaks may be before the comma.
        let units = &self.plan.units.all[index - 1..=index];
        let is_own = !self.compares
            && (units[1].is_first() || (units[0].kind == TokenKind::Comma && units[0].is_first()));
        let state = &self.states[self.plan.owners[index] as usize];
        // The previous item has several lines.
        if is_own && state.line != self.at.line {
            return true;
        }
        let group = &self.plan.groups[self.plan.owners[index] as usize];
        let is_in_list =
            units[0].kind == TokenKind::Comma && matches!(group.shape, Shape::Below | Shape::Parents);
        let has_parts = (self.widths.next_piece[index + 1] as usize) < self.ends[index] as usize;
        if is_in_list && has_parts && start < here && state.breaks != self.at.breaks {
            return true;
        }
        if self.fits(here, index, end) || start >= here {
            return false;
        }
        is_own || !self.keeps_line(here, start, index)
    }

    /// Whether an item that does not fit at a column is left there.
    fn keeps_line(&self, here: u32, start: u32, index: usize) -> bool {
        let is_list =
            matches!(self.plan.groups[self.plan.owners[index] as usize].shape, Shape::Below | Shape::Parents);
        let begins_line = is_list
            && self.plan.units.all[index - 1].kind == TokenKind::Comma
            && !self.hangs(index, self.ends[index] as usize)
            && (!self.is_last(index)
                || self.is_whole(index, self.ends[index] as usize) && self.gains(here, start, index));
        !begins_line
            && !self.fits(start, index, self.end(index))
            && self.fits(here, index, self.widths.next_break[index + 1] as usize)
    }

    /// Whether there is no unconditional line break among some units.
    fn is_whole(&self, start: usize, end: usize) -> bool {
        self.widths.lines[end] == self.widths.lines[start + 1]
    }

    /// Whether the author broke the line after the opener of a list among some units.
    fn hangs(&self, start: usize, end: usize) -> bool {
        let before =
            |unit: usize| self.hanging[self.plan.groups.partition_point(|group| group.units.start < unit)];
        before(start) < before(end)
    }

    /// Whether an item is the last of its list.
    fn is_last(&self, index: usize) -> bool {
        let group = &self.plan.groups[self.plan.owners[index] as usize];
        let end = self.ends[index] as usize;
        group.closer == Some(end) || end >= group.units.end
    }

    /// Whether the lists that begin an item fit better at another column: their items need no break inside, or can go
    /// below the first one at all.
    fn gains(&self, here: u32, start: u32, index: usize) -> bool {
        let fits = |column: u32, columns: u32| column.saturating_add(columns) <= self.width;
        let (mut ahead, mut item) = (0, index);
        for _ in 0..MOST_NESTED {
            let Some((list, columns)) = self.first_list(item, self.ends[item] as usize) else { break };
            ahead += columns;
            let is_better = |columns: u32| fits(start + ahead, columns) && !fits(here + ahead, columns);
            let (items, widest) = (self.items[list], self.widest[list]);
            let first = self.plan.groups[list].first;
            let is_first_whole = self.fits(here + ahead, first, self.end(first));
            let hangs = !is_first_whole && fits(self.at.indent + 2 * STEP, items);
            // In the right half of the line hanging is better.
            if !hangs && (is_better(items) || start <= self.width / 2 && is_better(widest)) {
                return true;
            }
            if items <= self.width {
                break;
            }
            item = first;
        }
        // The same for pasted items.
        let next = self.plan.groups.partition_point(|group| group.units.start < index);
        let pasted = self.plan.groups.get(next).filter(|group| group.first == index);
        pasted.is_some() && fits(start, self.widest[next]) && !fits(here, self.widest[next])
    }

    /// The first list in brackets in the item that begins at `index`, if its items may go below its first one, and the
    /// columns before it.
    fn first_list(&self, index: usize, end: usize) -> Option<(usize, u32)> {
        let groups = &self.plan.groups;
        let at = |unit: usize| self.widths.before[unit] + self.plan.blanks[unit];
        let start = groups.partition_point(|group| group.units.start < index);
        // A group without brackets begins with its first item.
        let has_brackets = |group: &&Group| group.first > group.units.start;
        let (list, group) = (start..)
            .zip(&groups[start..])
            .take_while(|(_, group)| group.units.end <= end)
            .find(|(_, group)| has_brackets(group))?;
        // An empty list has no first item.
        (group.shape == Shape::Below && group.first < group.units.end)
            .then(|| (list, at(group.first) - at(index)))
    }

    /// Whether to break the line after `=` or `:`.
    fn after_sign(&mut self, index: usize) -> bool {
        let end = self.end(index);
        let (here, start) = (self.at.column + self.plan.blanks[index], self.line_start(index));
        if self.fits(here, index, end) || start >= here {
            return false;
        }
        let is_better = |printer: &Self, end: u32| {
            !printer.fits(here, index, end as usize) && printer.fits(start, index, end as usize)
        };
        if is_better(self, self.widths.next_short[index + 1])
            || self.plan.gaps[index] == Gap::Lazy && self.fits(start, index, end)
        {
            return true;
        }
        // Multi-line parents begin on a line of their own if that is no worse.
        let is_parent = index > 0 && self.plan.units.all[index - 1].kind == TokenKind::Colon;
        if !is_parent || here <= start + 2 * STEP {
            return false;
        }
        let units = index..self.parent_end(index);
        // Preserved breaks and blocks of code determine where the lines after them begin.
        if !self.is_whole(index, units.end) || (self.widths.next_long[index] as usize) < units.end {
            return false;
        }
        let stay = Space::New { newlines: 0, blanks: self.plan.blanks[index] };
        self.compares = true;
        let (stays, _) = self.measure(units.clone(), stay);
        let (moved, hanging) = self.measure(units, Space::New { newlines: 1, blanks: start });
        self.compares = false;
        hanging == 0 && moved <= stays
    }

    /// The end of the first of some parents.
    fn parent_end(&self, index: usize) -> usize {
        let end = self.ends[index] as usize;
        let is_parents = |owner: u32| self.plan.groups[owner as usize].shape == Shape::Parents;
        let is_comma = |unit: &usize| self.plan.units.all[*unit].kind == TokenKind::Comma;
        (index..end).filter(is_comma).find(|&unit| is_parents(self.plan.owners[unit])).unwrap_or(end)
    }

    /// The end of the piece that must fit if the line is not broken before a unit: its item, and units that cannot be
    /// moved to another line.
    fn end(&self, index: usize) -> usize {
        self.widths.next_short[self.ends[index] as usize] as usize
    }

    fn fits(&self, column: u32, start: usize, end: usize) -> bool {
        self.widths.columns(self.plan, start, end).is_some_and(|columns| column + columns <= self.width)
    }

    /// Opens a group at its first unit, which is at the current column.
    fn open(&mut self, group: usize, index: usize) {
        let Group { shape, units, first, closer, in_header, .. } = &self.plan.groups[group];
        let indent = self.at.indent;
        let outer = self.open.iter().rev().find(|&&group| self.plan.groups[group].shape == Shape::Statement);
        let statement = outer.map_or(0, |&group| self.states[group].base);
        // A body may follow; it is indented one step more than the definition.
        let meets_body = *in_header && indent == statement;
        let hanging = |closed: bool| if meets_body && !closed { indent + 2 * STEP } else { indent + STEP };
        let (base, column) = match *shape {
            Shape::Braces { flush, .. } => (statement, if flush { statement } else { statement + STEP }),
            Shape::Statement | Shape::Below => (indent, indent + 2 * STEP),
            Shape::Parents => (statement, statement + 2 * STEP),
            Shape::Hanging { closed } => (indent, hanging(closed)),
            Shape::Step => (indent, self.at.column + STEP),
        };
        let inline = matches!(shape, Shape::Braces { may_be_inline: true, .. })
            && closer.is_some_and(|closer| {
                self.fits(self.at.column, index, self.widths.next_break[closer + 1] as usize)
                    || self.is_inside_inline()
            });
        let Position { line, breaks, .. } = self.at;
        let hanging = hanging(false);
        self.states[group] =
            State { base, column, hanging, inline, line, breaks, hangs: false, broken: false };
        if *shape == Shape::Below && *first == units.start {
            self.below(group);
        }
    }

    /// Handles a list whose first item is at the current column: the others go below it if they fit there.
    fn below(&mut self, group: usize) {
        let is_below = match self.plan.groups[group].shape {
            Shape::Below => {
                // A break before an item is better than a break inside it. Arguments of parents have steps of their
                // own.
                let items = self.items[group];
                let fits = |column: u32| column.saturating_add(items) <= self.width;
                let hangs = !self.plan.groups[group].in_header
                    && !fits(self.at.column)
                    && fits(self.states[group].column);
                !hangs && self.at.column + self.widest[group] <= self.width
            }
            // The `:` may precede it.
            Shape::Parents => self.at.column <= self.at.indent + STEP,
            Shape::Braces { .. } | Shape::Statement | Shape::Hanging { .. } | Shape::Step => false,
        };
        if is_below {
            self.states[group].column = self.at.column;
        }
        self.states[group].hangs = !is_below;
    }

    fn is_inside_inline(&self) -> bool {
        let braces = |&&group: &&usize| matches!(self.plan.groups[group].shape, Shape::Braces { .. });
        self.open.iter().rev().find(braces).is_some_and(|&group| self.states[group].inline)
    }
}
