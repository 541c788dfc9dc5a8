//! Uses of instances of classes. Equal uses share the values of one instance; this maps the values to the places where
//! one of the uses wrote them.

use super::{FastMap, Meta, Mixer, Node, Origin, RecordId, Source, Store, ValueId};

/// Maps the origins of arguments at the first use of an instance to the corresponding values in the arguments of
/// another use.
#[derive(Clone, Debug, Default)]
pub(crate) struct Moves(Vec<(Origin, ValueId)>);

impl Moves {
    /// The value that corresponds to an origin. [`ValueId::UNSET`] if several do; `None` if the origin is not from the
    /// arguments.
    pub(crate) fn get(&self, origin: Origin) -> Option<ValueId> {
        let index = self.0.binary_search_by_key(&origin, |&(origin, _)| origin).ok()?;
        Some(self.0[index].1)
    }
}

impl Store {
    /// The hash of an instance of a class: equal for arguments that differ in origins only.
    pub(crate) fn instance_hash(&mut self, class: RecordId, arguments: &[ValueId]) -> u32 {
        let mut mixer = Mixer::default().add(u64::from(class.0));
        for argument in arguments {
            mixer = mixer.add(u64::from(self.values.without_origin(*argument).0));
        }
        mixer.end()
    }

    /// Whether `instance` is an instance of a class with these arguments, regardless of origins.
    pub(crate) fn is_instance_of(
        &mut self,
        instance: RecordId,
        class: RecordId,
        arguments: &[ValueId],
    ) -> bool {
        let data = &self.recs[instance.index()];
        let given = data.given;
        if data.supers()[0].0 != class || given.len as usize != arguments.len() {
            return false;
        }
        let values = &mut self.values;
        (given.start..).zip(arguments).all(|(at, &argument)| {
            let first = values.operand(at, 0);
            first == argument || values.without_origin(first) == values.without_origin(argument)
        })
    }

    /// The arguments of a use of an instance, as in `Node::Instance`; empty if its location is unknown.
    pub(crate) fn arguments_of(&self, instance: ValueId) -> &[ValueId] {
        let Node::Def(record) = self.values.node(instance) else { return &[] };
        match self.values.source(instance) {
            Some(Source::Used(_, arguments)) => arguments,
            Some(Source::Written(..)) => self.values.slice(self.rec(record).given),
            Some(Source::Joined(_)) | None => &[],
        }
    }

    /// The mapping from the first use of an instance to `instance`, another use. It is empty if `instance` is another
    /// record, or was not written in source.
    pub(crate) fn moves(&self, record: RecordId, instance: ValueId) -> Moves {
        let mut moves = Moves::default();
        let arguments =
            if self.values.node(instance) == Node::Def(record) { self.arguments_of(instance) } else { &[] };
        // The pairs differ in origins only.
        let given = self.values.slice(self.rec(record).given);
        let mut pairs: Vec<_> = self.pairs(given.iter().copied(), arguments.iter().copied()).collect();
        // Without this, instances that share their arguments take exponential time.
        let mut seen = FastMap::default();
        while let Some((from, to)) = pairs.pop() {
            let origin = self.values.origin(from);
            if !origin.is_none() {
                moves.0.push((origin, to));
            }
            match self.values.node(from) {
                Node::Int(_) | Node::Str(_) | Node::Code(_) => {}
                Node::Def(_) => {
                    let more = self.arguments_of(from);
                    if !more.is_empty() && seen.insert((from, to), ()).is_none() {
                        pairs.extend(self.pairs(more.iter().copied(), self.arguments_of(to).iter().copied()));
                    }
                }
                _ => {
                    pairs.extend(self.pairs(self.values.operands(from), self.values.operands(to)));
                }
            }
        }
        moves.0.sort_unstable();
        moves.0.dedup_by(|(origin, to), (kept, kept_to)| {
            let is_same = origin == kept;
            if is_same && to != kept_to {
                *kept_to = ValueId::UNSET;
            }
            is_same
        });
        moves
    }

    /// Pairs the values of two lists, if the first of a pair has an origin in it. A missing value is
    /// [`ValueId::UNSET`].
    fn pairs<'s>(
        &'s self,
        from: impl Iterator<Item = ValueId> + 's,
        to: impl Iterator<Item = ValueId> + 's,
    ) -> impl Iterator<Item = (ValueId, ValueId)> + 's {
        let has_origin = |&(id, _): &(ValueId, ValueId)| self.values.meta(id).has(Meta::HAS_ORIGIN);
        let to = to.chain(std::iter::repeat(ValueId::UNSET));
        from.zip(to).filter(has_origin)
    }
}
