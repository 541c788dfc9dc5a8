//! [`Table`]: the types or the attributes of a file in the order in which they are met, and [`Order`]: their numbers.

use crate::Node;
use crate::ir::location::Position;
use crate::sort::sort_by_key;
use std::ops::Range;

/// The index of a part that was not met.
pub(super) const NONE: u32 = u32::MAX;

/// The dialect and the number of uses of a type, an attribute or the name of an operation.
#[derive(Clone, Copy)]
pub(super) struct Uses {
    pub(super) dialect: u32,
    pub(super) uses: u32,
}

/// A type or an attribute. A position in a file need not exist as an attribute.
#[derive(Clone, Copy)]
pub(super) enum Subject<'c> {
    /// With the index of the file's name.
    Place { file: u32, at: Position },
    /// One whose encoding was recorded, and the start of the recording.
    Recorded { node: Node<'c>, recording: u32 },
    /// One whose encoding was not recorded.
    Direct { node: Node<'c> },
    /// One that is written as text, and the number of the text.
    Text { node: Node<'c>, text: u32 },
}

/// The types or the attributes of a file.
#[derive(Default)]
pub(super) struct Table<'c> {
    /// A search that finds a subject counts a use, so these are next to each other.
    pub(super) subjects: Vec<(Subject<'c>, Uses)>,
    /// An index plus one, or 0; a power of two of them, or none. There are at least twice as many as subjects.
    slots: Vec<u32>,
    pub(super) order: Order,
}

impl<'c> Table<'c> {
    const FIRST_SLOTS: usize = 64;

    /// The index of a node, if it was added.
    #[inline]
    pub(super) fn find(&self, node: Node<'c>) -> Option<u32> {
        self.search(hash_node(node), |subject| match subject {
            Subject::Place { .. } => false,
            Subject::Recorded { node: known, .. }
            | Subject::Direct { node: known }
            | Subject::Text { node: known, .. } => *known == node,
        })
    }

    /// The index of a position, if it was added.
    #[inline]
    pub(super) fn find_place(&self, file: u32, at: Position) -> Option<u32> {
        self.search(at.hash_in(file), |subject| match subject {
            Subject::Place { file: known, at: position } => *known == file && *position == at,
            _ => false,
        })
    }

    #[inline]
    fn search(&self, hash: u64, is: impl Fn(&Subject<'c>) -> bool) -> Option<u32> {
        let mask = self.slots.len().checked_sub(1)?;
        let mut slot = hash as usize & mask;
        while let Some(index) = self.slots[slot].checked_sub(1) {
            if is(&self.subjects[index as usize].0) {
                return Some(index);
            }
            slot = (slot + 1) & mask;
        }
        None
    }

    /// Adds a node that was not added before. The caller replaces its subject.
    pub(super) fn push(&mut self, node: Node<'c>, dialect: u32) -> u32 {
        self.push_unlisted(Subject::Direct { node }, dialect);
        self.list_last(hash_node(node));
        self.subjects.len() as u32 - 1
    }

    /// Adds a position that was not added before. If `file` is [`NONE`], [`Self::set_file`] must follow.
    pub(super) fn push_place(&mut self, file: u32, at: Position, dialect: u32) -> u32 {
        self.push_unlisted(Subject::Place { file, at }, dialect);
        if file != NONE {
            self.list_last(at.hash_in(file));
        }
        self.subjects.len() as u32 - 1
    }

    /// Sets the file of a position.
    pub(super) fn set_file(&mut self, index: u32, file: u32) {
        if let (Subject::Place { file: place, at }, _) = &mut self.subjects[index as usize] {
            *place = file;
            let hash = at.hash_in(file);
            self.list(index, hash);
        }
    }

    fn push_unlisted(&mut self, subject: Subject<'c>, dialect: u32) {
        self.subjects.push((subject, Uses { dialect, uses: 1 }));
    }

    #[inline]
    fn list_last(&mut self, hash: u64) {
        if self.subjects.len() * 2 > self.slots.len() {
            // This lists the last subject, too.
            return self.grow();
        }
        self.list(self.subjects.len() as u32 - 1, hash);
    }

    #[inline]
    fn list(&mut self, index: u32, hash: u64) {
        let mask = self.slots.len() - 1;
        let mut slot = hash as usize & mask;
        while self.slots[slot] != 0 {
            slot = (slot + 1) & mask;
        }
        self.slots[slot] = index + 1;
    }

    /// Makes room for at least so many subjects. Room that is not used takes no memory.
    pub(super) fn reserve(&mut self, subjects: usize) {
        self.subjects.reserve(subjects);
        self.resize((2 * subjects).next_power_of_two());
    }

    #[cold]
    fn grow(&mut self) {
        self.resize((self.slots.len() * 2).max(Self::FIRST_SLOTS));
    }

    fn resize(&mut self, slots: usize) {
        self.slots = vec![0; slots];
        for index in 0..self.subjects.len() {
            let hash = match self.subjects[index].0 {
                // Its file is not known yet.
                Subject::Place { file: NONE, .. } => continue,
                Subject::Place { file, at } => at.hash_in(file),
                Subject::Recorded { node, .. } | Subject::Direct { node } | Subject::Text { node, .. } => {
                    hash_node(node)
                }
            };
            self.list(index as u32, hash);
        }
    }

    /// Counts another use.
    #[inline]
    pub(super) fn use_again(&mut self, index: u32) {
        self.subjects[index as usize].1.uses += 1;
    }

    /// Decides the numbers.
    pub(super) fn sort(&mut self) {
        self.order = Order::new(self.subjects.iter().map(|(_, uses)| *uses));
    }

    /// The number of an entry by its index; 0 for an index of the other table.
    #[inline]
    pub(super) fn number(&self, index: u32) -> u64 {
        u64::from(self.order.numbers.get(index as usize).copied().unwrap_or(0))
    }
}

const MULTIPLIER: u64 = 0x9E37_79B9_7F4A_7C15;

/// Neighbouring nodes have neighbouring slots: they were created one after the other, and are mostly looked up so.
#[inline]
fn hash_node(node: Node<'_>) -> u64 {
    const PAGE: u64 = 1 << 12;
    const NODE: u64 = 1 << 6;
    let address = node.address() as u64;
    let within = address % PAGE / NODE;
    ((address / PAGE).wrapping_mul(MULTIPLIER) >> 32) & !(PAGE / NODE - 1) | within
}

/// The sorted order of entries.
#[derive(Default)]
pub(super) struct Order {
    /// The indices of entries by their numbers.
    pub(super) order: Vec<u32>,
    /// The numbers of entries by their indices.
    pub(super) numbers: Vec<u32>,
    /// The ranges of numbers with the same dialect, with that dialect.
    pub(super) groups: Vec<(u32, Range<usize>)>,
}

impl Order {
    /// Sorts by decreasing number of uses, then groups entries whose numbers have the same encoded length by dialect.
    pub(super) fn new(entries: impl ExactSizeIterator<Item = Uses> + Clone) -> Self {
        Self::grouped(by_falling_uses(entries))
    }

    fn grouped(mut order: Vec<Sorted>) -> Self {
        let (mut first, mut start, mut run) = (0, 0, 0);
        for bytes in 1..9 {
            run = (1usize << (7 * bytes)) - run;
            if start == order.len() {
                break;
            }
            let end = order.len().min(start.saturating_add(run));
            let part = &mut order[start..end];
            if !part.iter().all(|entry| entry.dialect == first) {
                part.sort_by_key(|entry| (entry.dialect != first, entry.dialect));
            }
            first = part.last().map_or(first, |entry| entry.dialect);
            start = end;
        }
        let mut numbers = vec![0; order.len()];
        let mut groups: Vec<(u32, Range<usize>)> = Vec::new();
        for (number, entry) in order.iter().enumerate() {
            numbers[entry.index as usize] = number as u32;
            match groups.last_mut() {
                Some((last, range)) if *last == entry.dialect => range.end = number + 1,
                _ => groups.push((entry.dialect, number..number + 1)),
            }
        }
        Self { order: order.into_iter().map(|entry| entry.index).collect(), numbers, groups }
    }
}

/// An entry that is being sorted.
#[derive(Clone, Copy, Default)]
struct Sorted {
    index: u32,
    dialect: u32,
}

/// The entries, stably sorted by decreasing number of uses: a counting sort, because nearly all have few.
fn by_falling_uses(entries: impl ExactSizeIterator<Item = Uses> + Clone) -> Vec<Sorted> {
    const FEW: usize = 256;
    let class = |uses: u32| FEW - 1 - (uses as usize).min(FEW - 1);
    let mut starts = [0usize; FEW];
    entries.clone().for_each(|entry| starts[class(entry.uses)] += 1);
    let mut sum = 0;
    for start in &mut starts {
        sum += std::mem::replace(start, sum);
    }
    let mut order = vec![Sorted::default(); entries.len()];
    let mut many = Vec::with_capacity(starts[1]);
    for (index, Uses { dialect, uses }) in (0..).zip(entries) {
        let place = &mut starts[class(uses)];
        order[*place] = Sorted { index, dialect };
        *place += 1;
        if class(uses) == 0 {
            many.push((uses, Sorted { index, dialect }));
        }
    }
    sort_by_key(&mut many, |(uses, _)| std::cmp::Reverse(*uses));
    order.iter_mut().zip(many).for_each(|(place, (_, entry))| *place = entry);
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::builtin::IntegerAttr;

    fn entries(uses: &[(u32, u32)]) -> impl ExactSizeIterator<Item = Uses> + Clone {
        uses.iter().map(|&(uses, dialect)| Uses { dialect, uses })
    }

    #[test]
    fn more_uses_come_first_then_the_dialect_decides() {
        let order = Order::new(entries(&[(1, 1), (2, 0), (300, 1), (1, 0), (400, 1)]));
        assert_eq!(order.order, [1, 3, 4, 2, 0]);
        assert_eq!(order.numbers, [4, 0, 3, 1, 2]);
        assert_eq!(order.groups, [(0, 0..2), (1, 2..5)]);
    }

    #[test]
    fn numbers_of_one_byte_are_grouped_by_themselves() {
        let mut uses = vec![(5, 1); 128];
        uses.extend([(1, 0), (1, 1)]);
        let order = Order::new(entries(&uses));
        // The dialect of the last entry before is first.
        assert_eq!(order.order[128..], [129, 128]);
        assert_eq!(order.groups, [(1, 0..129), (0, 129..130)]);
    }

    #[test]
    fn nodes_and_positions_keep_their_indices() {
        let ctx = Context::new();
        let mut table = Table::default();
        let at = |line: u32| Position { line, column: line % 7 };
        for number in 0..1000 {
            let node = IntegerAttr::get(ctx.i32(), number).into();
            assert_eq!(table.find(node), None);
            assert_eq!(table.push(node, 0), 2 * number as u32);
            assert_eq!(table.push_place(0, at(number as u32), 0), 2 * number as u32 + 1);
        }
        let pending = table.push_place(NONE, at(5), 0);
        table.reserve(5000);
        table.set_file(pending, 1);
        for number in 0..1000 {
            let node = IntegerAttr::get(ctx.i32(), number).into();
            assert_eq!(table.find(node), Some(2 * number as u32));
            assert_eq!(table.find_place(0, at(number as u32)), Some(2 * number as u32 + 1));
        }
        assert_eq!((table.find_place(1, at(5)), table.find_place(1, at(6))), (Some(pending), None));
    }
}
