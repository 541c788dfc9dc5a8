//! Values: literals, and expressions with unknown operands.

use super::node::{BinOp, Node, Slice, TernOp, ValueId, few_operands, hash, hash_of, same};
use super::origins::{Origin, Origins, Source};
use super::{IdTable, Mixer, RecordId, Sym};
use crate::Span;

/// Facts about a value and all of its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meta(u32);

impl Meta {
    /// Resolution may give another value.
    pub(crate) const OPEN: Meta = Meta(1 << 31);
    /// The value is a literal down to the leaves.
    pub(crate) const CONCRETE: Meta = Meta(1 << 30);
    /// The value is valid as the default of a template argument: it has no `?`, except where
    /// TableGen does not check.
    pub(crate) const COMPLETE: Meta = Meta(1 << 29);
    /// Not all variables in the value count: an operator binds them, or decides without them.
    pub(crate) const HIDES: Meta = Meta(1 << 28);
    /// The value or a part of it has an origin.
    pub(crate) const HAS_ORIGIN: Meta = Meta(1 << 27);
    /// The flags that a value has if all of its parts have them. It has the other flags if
    /// some part has them.
    const ALL: u32 = Meta::CONCRETE.0 | Meta::COMPLETE.0;
    /// Each resolution may give another value, even if it knows none of the variables.
    pub(crate) const EACH: Meta = Meta(1 << 26);
    const NAMES: u32 = (1 << 26) - 1;
    /// A literal leaf.
    pub(crate) const LITERAL: Meta = Meta(Meta::ALL);

    #[inline(always)]
    pub(crate) fn has(self, flag: Meta) -> bool {
        self.0 & flag.0 != 0
    }

    /// The bit for variables called `name`, which other names share.
    #[inline(always)]
    pub(crate) fn name(name: Sym) -> Meta {
        Meta(1 << (name.0 % 26))
    }

    /// The bit of the names of anonymous records.
    pub(crate) fn anonymous() -> Meta {
        Meta(1 << 25)
    }

    /// Whether it has a flag or name bit of `other`.
    #[inline(always)]
    pub(crate) fn meets(self, other: Meta) -> bool {
        self.0 & other.0 != 0
    }

    #[inline(always)]
    pub(crate) fn mentions_any(self) -> bool {
        self.0 & Meta::NAMES != 0
    }

    #[inline(always)]
    pub(crate) fn or(self, other: Meta) -> Meta {
        Meta(self.0 | other.0)
    }

    pub(crate) fn without(self, flag: Meta) -> Meta {
        Meta(self.0 & !flag.0)
    }

    /// The meta of a whole with parts `self` and `other`.
    fn join(self, other: Meta) -> Meta {
        let all = self.0 & other.0 & Meta::ALL;
        let any = (self.0 | other.0) & !Meta::ALL;
        Meta(all | any)
    }
}

/// Every value once; equal values with different origins are different.
#[derive(Clone, Debug)]
pub(crate) struct Values {
    nodes: Vec<Node>,
    metas: Vec<Meta>,
    facts: Vec<Facts>,
    origins: Origins,
    pool: Vec<ValueId>,
    table: IdTable,
    /// Operands that are collected before they are added to the pool.
    scratch: Vec<ValueId>,
    /// The result of the last [`Values::append`], and the hash of its elements.
    growing: (ValueId, Mixer),
    /// The largest depth and number of parts of all values.
    largest: Extent,
    /// Whether a bound was exceeded since it was set.
    over_bound: bool,
    /// The limits on the bytes of all values and on the extent of each.
    bounds: (usize, Extent),
}

/// The data of a value, in addition to its node and its meta.
#[derive(Clone, Copy, Debug)]
struct Facts {
    /// The source location of the value.
    origin: Origin,
    /// The cached result of [`Values::without_origin`], or `UNSET`, which is never the result for a
    /// value that needs this field.
    without_origin: ValueId,
    /// The depth and the size of the value when printed.
    extent: Extent,
}

/// The depth of a value, and the number of its parts with repetition.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extent {
    pub(crate) depth: u32,
    pub(crate) parts: u32,
}

impl Extent {
    /// The extent of a value without parts.
    const LEAF: Extent = Extent { depth: 1, parts: 1 };
}

impl Values {
    /// The values with fixed numbers, with capacity for most runs.
    pub(crate) fn new() -> Values {
        const ROOM: usize = 1 << 14;
        let mut values = Values {
            nodes: Vec::with_capacity(ROOM),
            metas: Vec::with_capacity(ROOM),
            facts: Vec::with_capacity(ROOM),
            origins: Origins::new(),
            pool: Vec::with_capacity(ROOM),
            table: IdTable::new(IdTable::FIRST),
            scratch: Vec::new(),
            growing: (ValueId::UNSET, Mixer::default()),
            largest: Extent::LEAF,
            over_bound: false,
            bounds: (usize::MAX, Extent { depth: u32::MAX, parts: u32::MAX }),
        };
        values.make(Node::Unset);
        values.make(Node::Bit(false));
        values.make(Node::Bit(true));
        values
    }

    #[inline(always)]
    pub(crate) fn node(&self, id: ValueId) -> Node {
        self.nodes.as_slice()[id.0 as usize]
    }

    #[inline(always)]
    pub(crate) fn meta(&self, id: ValueId) -> Meta {
        self.metas.as_slice()[id.0 as usize]
    }

    #[inline]
    pub(crate) fn slice(&self, slice: Slice) -> &[ValueId] {
        &self.pool.as_slice()[slice.start as usize..(slice.start + slice.len) as usize]
    }

    #[inline(always)]
    pub(crate) fn operand(&self, start: u32, index: u32) -> ValueId {
        self.pool.as_slice()[(start + index) as usize]
    }

    /// Bytes used, estimated.
    #[inline]
    pub(crate) fn bytes(&self) -> usize {
        // A slot of the hash table takes 8 bytes; a quarter to five eighths of them are empty.
        const EACH: usize = size_of::<Node>() + size_of::<Meta>() + size_of::<Facts>() + 12;
        self.nodes.len() * EACH + self.pool.len() * 4 + self.origins.bytes()
    }

    /// The number of a value without operands in the pool.
    #[inline]
    pub(crate) fn make(&mut self, node: Node) -> ValueId {
        let mut probe = self.table.probe(hash(node, &[]));
        while let Some(id) = self.table.next(&mut probe) {
            if self.nodes[id as usize] == node && self.facts[id as usize].origin.is_none() {
                return ValueId(id);
            }
        }
        let id = self.add(node, &[], Origin::NONE);
        self.table.insert(&probe, id.0);
        id
    }

    /// The number of a value without operands in the pool. It is probably the one after
    /// `last`, because values created in a row have consecutive numbers.
    pub(crate) fn make_after(&mut self, last: ValueId, node: Node) -> ValueId {
        let next = ValueId(last.0 + 1);
        match self.nodes.get(next.0 as usize) {
            Some(&known) if known == node && self.origin(next).is_none() => next,
            _ => self.make(node),
        }
    }

    /// The number of a value whose operands in the pool are `operands`; `with` gets their
    /// slice.
    pub(crate) fn make_with(&mut self, operands: &[ValueId], with: impl FnOnce(Slice) -> Node) -> ValueId {
        self.make_from(operands, Origin::NONE, with)
    }

    /// As `make_with`, for a value with an origin.
    pub(crate) fn make_from(
        &mut self,
        operands: &[ValueId],
        origin: Origin,
        with: impl FnOnce(Slice) -> Node,
    ) -> ValueId {
        let node = with(self.next_slice(operands));
        let mut probe = self.table.probe(origin.mix(hash(node, operands)));
        while let Some(id) = self.table.next(&mut probe) {
            let other = self.nodes[id as usize];
            let alike = self.facts[id as usize].origin == origin && same(node, other);
            if alike && operands == self.pooled(other) {
                return ValueId(id);
            }
        }
        let id = self.add(node, operands, origin);
        self.table.insert(&probe, id.0);
        id
    }

    /// The concatenation of two lists, with the element type of the first.
    ///
    /// If the elements of the first are at the end of the pool, they are neither copied nor
    /// read, so that a list that grows element by element takes as much time and memory as its
    /// final form.
    pub(crate) fn append(&mut self, left: ValueId, more: ValueId) -> Option<ValueId> {
        let (Node::List(ty, first), Node::List(_, second)) = (self.node(left), self.node(more)) else {
            return None;
        };
        let end = first.start + first.len;
        if second.start != end && end as usize != self.pool.len() || second.len == 0 {
            let mut all = std::mem::take(&mut self.scratch);
            let base = all.len();
            all.extend_from_slice(self.slice(first));
            all.extend_from_slice(self.slice(second));
            let whole = self.make_with(&all[base..], |slice| Node::List(ty, slice));
            all.truncate(base);
            self.scratch = all;
            return Some(whole);
        }
        let before = self.pool.len();
        if second.start != end {
            grow(&mut self.pool, second.len as usize);
            self.pool.extend_from_within(second.start as usize..(second.start + second.len) as usize);
        }
        let whole = Slice { start: first.start, len: first.len + second.len };
        let node = Node::List(ty, whole);
        let (mut mixer, mut from) = (hash_of(node), first.start);
        if self.growing.0 == left {
            (mixer, from) = (self.growing.1, end);
        }
        let mut extent = self.facts[left.0 as usize].extent;
        let mut meta = self.meta(left);
        for at in from..whole.start + whole.len {
            let element = self.pool[at as usize];
            mixer = mixer.add(u64::from(element.0));
            if at >= end {
                let own = self.facts[element.0 as usize].extent;
                meta = meta.join(self.meta(element));
                extent.depth = extent.depth.max(own.depth.saturating_add(1));
                extent.parts = extent.parts.saturating_add(own.parts);
            }
        }
        let mut probe = self.table.probe(mixer.add(u64::from(whole.len)).end());
        while let Some(id) = self.table.next(&mut probe) {
            let other = self.nodes[id as usize];
            let alike = self.facts[id as usize].origin.is_none() && same(node, other);
            if alike && self.slice(whole) == self.pooled(other) {
                self.pool.truncate(before);
                return Some(ValueId(id));
            }
        }
        let id = self.push(node, meta, extent, Origin::NONE);
        self.table.insert(&probe, id.0);
        self.growing = (id, mixer);
        Some(id)
    }

    /// A new value without operands, written at `span`.
    #[inline]
    pub(crate) fn make_at(&mut self, node: Node, span: Span) -> ValueId {
        self.make_written(&[], span, &[], |_| node)
    }

    /// A new value, written at `span`; `parts` are the spans of its operands if these have no
    /// origin.
    pub(crate) fn make_written(
        &mut self,
        operands: &[ValueId],
        span: Span,
        parts: &[Span],
        with: impl FnOnce(Slice) -> Node,
    ) -> ValueId {
        // No other value has this origin, so it needs no look-up.
        let origin = self.origins.written(span, parts);
        self.add(with(self.next_slice(operands)), operands, origin)
    }

    /// A new value that refers to an instance, written at `span`. The arguments differ in origin from those of its
    /// first use.
    pub(crate) fn make_used_at(&mut self, instance: RecordId, span: Span, arguments: &[ValueId]) -> ValueId {
        let written = self.origins.written(span, &[]);
        let origin = self.origins.used(written, arguments);
        self.add(Node::Def(instance), &[], origin)
    }

    /// As `make_used_at`, at the location of `written`.
    pub(crate) fn make_used(
        &mut self,
        instance: RecordId,
        written: Origin,
        arguments: &[ValueId],
    ) -> ValueId {
        let node = Node::Def(instance);
        let mixer = hash_of(node).add(u64::from(written.mix(instance.0)));
        let hash = arguments.iter().fold(mixer, |mixer, id| mixer.add(u64::from(id.0))).end();
        let mut probe = self.table.probe(hash);
        while let Some(id) = self.table.next(&mut probe) {
            if self.nodes[id as usize] == node
                && let Some(Source::Used(at, known)) = self.source(ValueId(id))
                && at == written
                && known == arguments
            {
                return ValueId(id);
            }
        }
        let origin = self.origins.used(written, arguments);
        let id = self.add(node, &[], origin);
        self.table.insert(&probe, id.0);
        id
    }

    /// Adds values to the pool.
    pub(crate) fn keep(&mut self, values: &[ValueId]) -> Slice {
        let slice = self.next_slice(values);
        grow(&mut self.pool, values.len());
        self.pool.extend_from_slice(values);
        slice
    }

    /// A string that was joined from other strings.
    pub(crate) fn make_joined(&mut self, node: Node, parts: &[ValueId]) -> ValueId {
        let next = ValueId(self.nodes.len() as u32);
        let nodes = &self.nodes;
        match self.origins.joined(parts, next, |known| nodes[known.0 as usize] == node) {
            Ok(known) => known,
            Err(origin) => {
                self.check_bytes();
                self.add(node, &[], origin)
            }
        }
    }

    #[inline(always)]
    pub(crate) fn origin(&self, id: ValueId) -> Origin {
        self.facts.as_slice()[id.0 as usize].origin
    }

    /// Whether a value refers to an instance from a use with other origins than its first one.
    #[inline(always)]
    pub(crate) fn is_used(&self, id: ValueId) -> bool {
        self.origin(id).is_use()
    }

    /// The meaning of an origin.
    pub(crate) fn source_of(&self, origin: Origin) -> Option<Source<'_>> {
        self.origins.source(origin)
    }

    /// Where a value was written.
    pub(crate) fn source(&self, id: ValueId) -> Option<Source<'_>> {
        self.source_of(self.origin(id))
    }

    /// The value that equals `id` without origins, in its parts too.
    #[inline]
    pub(crate) fn without_origin(&mut self, id: ValueId) -> ValueId {
        if !self.meta(id).has(Meta::HAS_ORIGIN) {
            return id;
        }
        match self.facts[id.0 as usize].without_origin {
            ValueId::UNSET => self.find_without_origin(id),
            known => known,
        }
    }

    #[inline(never)]
    fn find_without_origin(&mut self, id: ValueId) -> ValueId {
        let found = self.make_without_origin(id);
        self.facts[id.0 as usize].without_origin = found;
        found
    }

    fn make_without_origin(&mut self, id: ValueId) -> ValueId {
        let node = match self.node(id) {
            node @ (Node::Int(_) | Node::Str(_) | Node::Code(_) | Node::Def(_)) => return self.make(node),
            Node::VarBit(a, at) => Node::VarBit(self.without_origin(a), at),
            Node::Field(a, name, ty) => Node::Field(self.without_origin(a), name, ty),
            Node::Un(op, a, ty) => Node::Un(op, self.without_origin(a), ty),
            Node::IsA(ty, a) => Node::IsA(ty, self.without_origin(a)),
            Node::Exists(ty, a) => Node::Exists(ty, self.without_origin(a)),
            Node::Instances(ty, a) => Node::Instances(ty, self.without_origin(a)),
            Node::Bin(op, a, b, ty) => Node::Bin(op, self.without_origin(a), self.without_origin(b), ty),
            node => node,
        };
        let base = self.scratch.len();
        let mut operands = std::mem::take(&mut self.scratch);
        operands.extend_from_slice(self.pooled(node));
        self.scratch = operands;
        for at in base..self.scratch.len() {
            self.scratch[at] = self.without_origin(self.scratch[at]);
        }
        let mut operands = std::mem::take(&mut self.scratch);
        let made = self.make_with(&operands[base..], |slice| node.with_pooled(slice));
        operands.truncate(base);
        self.scratch = operands;
        made
    }

    /// The slice that `operands` will have in the pool if they are added next.
    fn next_slice(&self, operands: &[ValueId]) -> Slice {
        Slice { start: self.pool.len() as u32, len: operands.len() as u32 }
    }

    fn add(&mut self, node: Node, operands: &[ValueId], origin: Origin) -> ValueId {
        let (mut meta, extent) = match node {
            Node::Int(_) | Node::Str(_) | Node::Code(_) | Node::Def(_) => (Meta::LITERAL, Extent::LEAF),
            _ => self.measure(node, operands),
        };
        if !origin.is_none() {
            meta = meta.or(Meta::HAS_ORIGIN);
        }
        if !operands.is_empty() {
            grow(&mut self.pool, operands.len());
            self.pool.extend_from_slice(operands);
            if operands.len() > 64 {
                self.check_bytes();
            }
        }
        self.push(node, meta, extent, origin)
    }

    /// A new value whose operands are in the pool.
    #[inline(always)]
    fn push(&mut self, node: Node, meta: Meta, extent: Extent, origin: Origin) -> ValueId {
        let id = self.nodes.len() as u32;
        if id.is_multiple_of(64) {
            self.check_bytes();
        }
        if extent.parts > 1 {
            let most = self.bounds.1;
            self.largest.depth = self.largest.depth.max(extent.depth);
            self.largest.parts = self.largest.parts.max(extent.parts);
            self.over_bound |= extent.depth > most.depth || extent.parts > most.parts;
        }
        self.nodes.push(node);
        self.metas.push(meta);
        self.facts.push(Facts { origin, without_origin: ValueId::UNSET, extent });
        ValueId(id)
    }

    /// Records whether the values exceed their byte limit.
    #[inline(never)]
    fn check_bytes(&mut self) {
        self.over_bound |= self.bytes() > self.bounds.0;
    }

    /// Sets bounds; once one is exceeded, [`Values::over_bound`] is true.
    pub(crate) fn set_bounds(&mut self, bytes: usize, most: Extent) {
        self.bounds = (bytes, most);
        self.over_bound = false;
    }

    #[inline(always)]
    pub(crate) fn over_bound(&self) -> bool {
        self.over_bound
    }

    /// The largest depth and number of parts of all values.
    pub(crate) fn largest(&self) -> Extent {
        self.largest
    }

    /// The operands of a value that are in the pool.
    #[inline]
    pub(super) fn pooled(&self, node: Node) -> &[ValueId] {
        match node {
            Node::Bits(slice)
            | Node::List(_, slice)
            | Node::Dag(slice)
            | Node::Instance(_, slice)
            | Node::Cond(slice, _) => self.slice(slice),
            Node::Tern(_, start, _) => self.slice(Slice { start, len: 3 }),
            Node::Fold(start, _) => self.slice(Slice { start, len: 5 }),
            _ => &[],
        }
    }

    /// All operands of a value that are values themselves.
    pub(crate) fn operands(&self, id: ValueId) -> impl Iterator<Item = ValueId> + '_ {
        let node = self.node(id);
        few_operands(node).into_iter().flatten().chain(self.pooled(node).iter().copied())
    }

    /// Whether the reference tool, when it resolves bits, makes this one a bit of itself.
    pub(crate) fn becomes_bit_of_itself(&self, id: ValueId) -> bool {
        matches!(self.node(id), Node::Cond(..) | Node::Fold(..))
    }

    /// Flags and extent of a value with these operands in the pool.
    fn measure(&self, node: Node, operands: &[ValueId]) -> (Meta, Extent) {
        let (metas, facts) = (self.metas.as_slice(), self.facts.as_slice());
        let (mut parts, mut depth, mut count) = (Meta::LITERAL, 0, 1_u32);
        let mut add = |id: ValueId| {
            let at = id.0 as usize;
            let extent = facts[at].extent;
            parts = parts.join(metas[at]);
            depth = if extent.depth > depth { extent.depth } else { depth };
            count = count.saturating_add(extent.parts);
        };
        match few_operands(node) {
            [Some(a), Some(b)] => {
                add(a);
                add(b);
            }
            [Some(a), None] => add(a),
            _ => {}
        }
        for &id in operands {
            add(id);
        }
        // Ternary operators are as complete as their operands; folds and queries about records
        // never are.
        let partial = parts.without(Meta::CONCRETE).or(Meta::OPEN);
        let waiting = partial.or(Meta::COMPLETE);
        let meta = match node {
            Node::Unset => Meta::LITERAL.without(Meta::COMPLETE),
            Node::Bit(_) => Meta::LITERAL,
            Node::Bits(_)
                if !parts.has(Meta::CONCRETE)
                    && operands.iter().any(|&bit| self.becomes_bit_of_itself(bit)) =>
            {
                parts.or(Meta::EACH)
            }
            Node::Bits(_) | Node::List(..) => parts,
            Node::Dag(_) => parts.or(Meta::COMPLETE),
            // The name is not final.
            Node::Anonymous(_) => Meta::COMPLETE.or(Meta::OPEN).or(Meta::anonymous()),
            Node::Var(name, _) => Meta::COMPLETE.or(Meta::OPEN).or(Meta::name(name)),
            Node::Tern(TernOp::Foreach | TernOp::Filter, ..) => partial.or(Meta::HIDES),
            Node::Tern(..) => partial,
            // A known left operand may decide. Then the variables of the other do not count.
            Node::Bin(BinOp::And | BinOp::Or, a, ..) if metas[a.0 as usize].has(Meta::CONCRETE) => {
                waiting.or(Meta::HIDES).or(Meta::EACH)
            }
            // As in TableGen, a `!cond` of known operands that cannot be folded is a value.
            Node::Cond(..) => parts.or(Meta::OPEN),
            Node::Fold(..) => partial.without(Meta::COMPLETE).or(Meta::HIDES),
            Node::IsA(..) | Node::Exists(..) | Node::Instances(..) => partial.without(Meta::COMPLETE),
            _ => waiting,
        };
        (meta, Extent { depth: depth.saturating_add(1), parts: count })
    }
}

/// Reserves capacity for `more` elements. A large vector grows by a quarter instead of
/// doubling, so that the memory limit holds while it is reallocated.
pub(super) fn grow<T>(items: &mut Vec<T>, more: usize) {
    let needed = items.len() + more;
    if needed > items.capacity() && needed * size_of::<T>() > 32 << 20 {
        items.reserve_exact(more + items.len() / 4);
    }
}

#[cfg(test)]
mod tests {
    use super::super::TypeId;
    use super::*;

    #[test]
    fn equal_values_have_one_number() {
        let mut values = Values::new();
        let one = values.make(Node::Int(1));
        let list =
            |values: &mut Values| values.make_with(&[one, one], |slice| Node::List(TypeId::INT, slice));
        let first = list(&mut values);
        let between = values.make(Node::Int(2));
        assert_eq!(list(&mut values), first);
        assert_ne!(between, first);
        assert!(!values.meta(first).has(Meta::OPEN));
    }

    #[test]
    fn a_list_that_grows_is_the_list_of_its_elements() {
        let mut values = Values::new();
        let list = |values: &mut Values, all: &[ValueId]| {
            values.make_with(all, |slice| Node::List(TypeId::INT, slice))
        };
        let mut all = vec![values.make(Node::Int(0))];
        let mut grown = list(&mut values, &all);
        for int in [1, 2, 3, 1, 2, 9, 9, 4] {
            let element = values.make(Node::Int(int));
            let single = list(&mut values, &[element]);
            grown = values.append(grown, single).expect("two lists");
            all.push(element);
            let Node::List(_, items) = values.node(grown) else { panic!("not a list") };
            assert_eq!(values.slice(items), all);
            assert_eq!(list(&mut values, &all), grown);
            assert_eq!(values.facts[grown.0 as usize].extent.parts as usize, 1 + all.len());
        }
        let none = list(&mut values, &[]);
        assert_eq!(values.append(grown, none), Some(grown));
        assert_eq!(values.append(none, grown), Some(grown));
    }

    #[test]
    fn variables_show_in_the_meta() {
        let mut values = Values::new();
        let x = values.make(Node::Var(Sym(5), TypeId::INT));
        let sum = values.make(Node::Bin(BinOp::Add, x, x, TypeId::INT));
        assert!(values.meta(sum).meets(Meta::name(Sym(5))));
        assert!(!values.meta(sum).meets(Meta::name(Sym(6))));
        assert!(!values.meta(sum).has(Meta::CONCRETE));
    }
}
