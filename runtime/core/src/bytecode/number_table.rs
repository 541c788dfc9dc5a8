//! [`NumberTable`]: the types or the attributes of a file in the order of their first use, and [`Order`]: their
//! numbers; [`NodeIndices`] finds nodes in the tables.

use crate::Node;
use crate::hash;
use crate::node::NodeData;
use crate::numbers::{Numbers, Vacant};
use crate::sort::sort_by_key;
use crate::text::Position;
use std::ops::Range;

/// The index of a part without a number.
pub(super) const NONE: u32 = u32::MAX;

/// The dialect and the number of uses of a type, an attribute or the name of an operation.
#[derive(Clone, Copy)]
pub(super) struct Uses {
    pub(super) dialect: u32,
    pub(super) uses: u32,
}

/// A type or an attribute. A position in a file need not exist as an attribute.
#[derive(Clone, Copy)]
pub(super) enum NumberedNode<'c> {
    /// With the index of the file's name.
    Place { file: u32, at: Position },
    /// A node with a recorded encoding, and the start of the recording.
    Recorded(u32),
    /// A node without a recorded encoding.
    Direct(Node<'c>),
    /// A node that is written as text, and the number of the text.
    Text(u32),
}

/// The types or the attributes of a file.
#[derive(Default)]
pub(super) struct NumberTable<'c> {
    pub(super) subjects: Vec<NumberedNode<'c>>,
    /// By index; the uses that [`NodeIndices`] counts are added by [`Self::sort`].
    uses: Vec<Uses>,
    /// The indices of the positions with a known file.
    places: Numbers,
    pub(super) order: Order,
}

impl<'c> NumberTable<'c> {
    /// The index of a position, or the slot for it.
    #[inline]
    fn search_place(&mut self, file: u32, at: Position) -> Result<u32, Vacant> {
        self.places.find_or_vacant(at.hash_in(file), |index| match self.subjects[index as usize] {
            NumberedNode::Place { file: known, at: position } => known == file && position == at,
            NumberedNode::Recorded(_) | NumberedNode::Direct(_) | NumberedNode::Text(_) => false,
        })
    }

    /// Adds a new type or attribute. The caller replaces its subject.
    #[inline]
    pub(super) fn push(&mut self, subject: NumberedNode<'c>, dialect: u32) -> u32 {
        self.subjects.push(subject);
        self.uses.push(Uses { dialect, uses: 1 });
        self.subjects.len() as u32 - 1
    }

    /// Adds a position in a file whose name has no index yet: [`Self::set_file`] must follow.
    pub(super) fn push_place(&mut self, at: Position, dialect: u32) -> u32 {
        self.push(NumberedNode::Place { file: NONE, at }, dialect)
    }

    /// Counts a use of a position. Returns its index, and whether it is new.
    #[inline]
    pub(super) fn use_place(&mut self, file: u32, at: Position, dialect: u32) -> (u32, bool) {
        match self.search_place(file, at) {
            Ok(index) => {
                self.use_again(index);
                (index, false)
            }
            Err(vacant) => {
                let index = self.push(NumberedNode::Place { file, at }, dialect);
                self.places.add(vacant, index as usize);
                (index, true)
            }
        }
    }

    /// Sets the file of a position.
    pub(super) fn set_file(&mut self, index: u32, file: u32) {
        if let NumberedNode::Place { file: place, at } = &mut self.subjects[index as usize] {
            *place = file;
            let at = *at;
            if let Err(vacant) = self.search_place(file, at) {
                self.places.add(vacant, index as usize);
            }
        }
    }

    /// Reserves capacity for a number of nodes and positions. Unused capacity takes no memory.
    pub(super) fn reserve(&mut self, nodes: usize, places: usize) {
        self.subjects.reserve(nodes + places);
        self.uses.reserve(nodes + places);
        self.places.reserve(places);
    }

    /// Counts another use.
    #[inline]
    pub(super) fn use_again(&mut self, index: u32) {
        self.uses[index as usize].uses += 1;
    }

    /// Assigns the numbers.
    pub(super) fn sort(&mut self) {
        self.order = Order::new(self.uses.iter().copied());
    }

    /// The number of an entry by its index; 0 for an index of the other table.
    #[inline]
    pub(super) fn number(&self, index: u32) -> u64 {
        u64::from(self.order.numbers.get(index as usize).copied().unwrap_or(0))
    }
}

/// The indices of nodes in the two tables, by the addresses of the nodes.
///
/// Each memory region with nodes has a slot for each possible node address. A lookup reads one slot, which also counts
/// uses, and neither compares nor reads the node or its subject. Nodes created one after the other have adjacent slots.
#[derive(Default)]
pub(super) struct NodeIndices {
    slots: Vec<NodeSlot>,
    /// The regions with the number of their run of slots, plus one. The capacity is zero or a power of two; at most
    /// half is used.
    regions: Vec<(u64, u32)>,
    known: u32,
}

/// The index of a node, and the number of its lookups.
#[derive(Clone, Copy, Default)]
struct NodeSlot {
    /// The index plus one, with [`OF_TYPE`] set for a type; 0 for a node without an index.
    entry: u32,
    found: u32,
}

/// Set in the entry of a type.
const OF_TYPE: u32 = 1 << 31;

impl NodeIndices {
    const REGION_BYTES: u64 = 1 << 14;
    /// The minimum distance between the starts of two nodes: a power of two, 32 with pointers of 8 bytes.
    const NODE_BYTES: u64 = 1 << size_of::<NodeData<'static>>().ilog2();
    const REGION_SLOTS: usize = (Self::REGION_BYTES / Self::NODE_BYTES) as usize;

    /// Reserves capacity for a context with a number of nodes. Unused capacity takes no memory.
    pub(super) fn reserve(&mut self, nodes: usize) {
        const USUAL_BYTES: u64 = 128;
        self.slots.reserve(nodes * (USUAL_BYTES / Self::NODE_BYTES) as usize);
    }

    /// The slot of a node, for [`Self::find_at`] and [`Self::set`].
    #[inline]
    pub(super) fn slot(&mut self, node: Node<'_>) -> usize {
        let address = node.address() as u64;
        let first = match self.region(address / Self::REGION_BYTES) {
            Ok(first) => first,
            Err(_) => self.add_region(address / Self::REGION_BYTES),
        };
        first + Self::within(address)
    }

    #[inline]
    fn within(address: u64) -> usize {
        (address % Self::REGION_BYTES / Self::NODE_BYTES) as usize
    }

    /// The first slot of a region, or the position for inserting the region.
    #[inline]
    fn region(&self, region: u64) -> Result<usize, usize> {
        let Some(mask) = self.regions.len().checked_sub(1) else { return Err(0) };
        let mut at = hash::of_word(region) as usize & mask;
        loop {
            match self.regions[at] {
                (_, 0) => return Err(at),
                (known, run) if known == region => return Ok((run as usize - 1) * Self::REGION_SLOTS),
                _ => at = (at + 1) & mask,
            }
        }
    }

    #[cold]
    fn add_region(&mut self, region: u64) -> usize {
        self.known += 1;
        if self.known as usize * 2 > self.regions.len() {
            let grown = vec![(0, 0); (self.regions.len() * 2).max(64)];
            for (region, run) in std::mem::replace(&mut self.regions, grown) {
                if run != 0
                    && let Err(at) = self.region(region)
                {
                    self.regions[at] = (region, run);
                }
            }
        }
        let first = self.slots.len();
        self.slots.resize(first + Self::REGION_SLOTS, NodeSlot::default());
        if let Err(at) = self.region(region) {
            self.regions[at] = (region, self.known);
        }
        first
    }

    /// The index of a slot's node, if it has one; counts a use then.
    #[inline]
    pub(super) fn find_at(&mut self, slot: usize) -> Option<u32> {
        let slot = &mut self.slots[slot];
        let index = (slot.entry & !OF_TYPE).checked_sub(1)?;
        slot.found += 1;
        Some(index)
    }

    /// The index of a node, if it has one.
    pub(super) fn find(&self, node: Node<'_>) -> Option<u32> {
        let address = node.address() as u64;
        let first = self.region(address / Self::REGION_BYTES).ok()?;
        (self.slots[first + Self::within(address)].entry & !OF_TYPE).checked_sub(1)
    }

    /// Sets the index of the node of a slot.
    #[inline]
    pub(super) fn set(&mut self, slot: usize, index: u32, is_type: bool) {
        self.slots[slot].entry = (index + 1) | if is_type { OF_TYPE } else { 0 };
    }

    /// Adds the uses counted here to the tables.
    pub(super) fn count_uses<'c>(&self, attributes: &mut NumberTable<'c>, types: &mut NumberTable<'c>) {
        for slot in self.slots.iter().filter(|slot| slot.found > 0) {
            let table = if slot.entry & OF_TYPE == 0 { &mut *attributes } else { &mut *types };
            table.uses[(slot.entry & !OF_TYPE) as usize - 1].uses += slot.found;
        }
    }
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
    fn positions_keep_their_indices() {
        let mut table = NumberTable::default();
        let at = |line: u32| Position { line, column: line % 7 };
        for number in 0..1000 {
            assert_eq!(table.search_place(0, at(number)).ok(), None);
            assert_eq!(table.use_place(0, at(number), 0), (number, true));
        }
        let pending = table.push_place(at(5), 0);
        table.reserve(0, 5000);
        table.set_file(pending, 1);
        for number in 0..1000 {
            assert_eq!(table.use_place(0, at(number), 0), (number, false));
        }
        assert_eq!(table.search_place(1, at(5)).ok(), Some(pending));
        assert!(table.search_place(1, at(6)).is_err());
    }

    #[test]
    fn nodes_keep_their_indices_and_uses() {
        let ctx = Context::new();
        let (mut nodes, mut attributes, mut types) =
            (NodeIndices::default(), NumberTable::default(), NumberTable::default());
        let all: Vec<Node<'_>> = (0..5000).map(|number| IntegerAttr::get(ctx.i64(), number).into()).collect();
        for node in &all {
            assert_eq!(nodes.find(*node), None);
            let slot = nodes.slot(*node);
            assert_eq!(nodes.find_at(slot), None);
            let index = attributes.push(NumberedNode::Direct(*node), 0);
            nodes.set(slot, index, false);
        }
        let slot = nodes.slot(ctx.i64().node());
        let index = types.push(NumberedNode::Direct(ctx.i64().node()), 0);
        nodes.set(slot, index, true);
        for (index, node) in (0..).zip(&all) {
            let slot = nodes.slot(*node);
            assert_eq!((nodes.find(*node), nodes.find_at(slot)), (Some(index), Some(index)));
        }
        let slot = nodes.slot(all[7]);
        nodes.find_at(slot);
        nodes.count_uses(&mut attributes, &mut types);
        assert!(
            attributes.uses.iter().enumerate().all(|(index, uses)| uses.uses == 2 + u32::from(index == 7))
        );
        assert_eq!(types.uses.len(), 1);
        assert_eq!((types.uses[0].uses, nodes.find(ctx.i64().node())), (1, Some(0)));
    }
}
