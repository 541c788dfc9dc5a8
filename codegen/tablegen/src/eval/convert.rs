//! Conversion of values between types.

use super::{Eval, Res};
use crate::store::{Meta, Node, Source, Type, TypeId, UnOp, ValueId};

impl Eval {
    /// The value as one of type `to`, if it can be converted now.
    pub(super) fn convert(&mut self, id: ValueId, to: TypeId) -> Option<ValueId> {
        match self.node(id) {
            Node::Unset => Some(id),
            Node::Bit(bit) => match self.store.types.get(to) {
                Type::Bit => Some(id),
                Type::Int => Some(self.int(i64::from(bit))),
                Type::Bits(1) => Some(self.make_bits(&[id])),
                _ => None,
            },
            Node::Int(int) => self.convert_int(id, int, to),
            Node::Bits(bits) => match *self.store.types.get(to) {
                Type::Bits(width) => (bits.len == width).then_some(id),
                Type::Bit => (bits.len == 1).then(|| self.store.values.slice(bits)[0]),
                Type::Int => self.bits_to_int(id).map(|int| self.int(int)),
                _ => None,
            },
            Node::Str(_) | Node::Code(_) => (to == TypeId::STRING).then_some(id),
            Node::Dag(_) => (to == TypeId::DAG).then_some(id),
            Node::List(..) => self.convert_list(id, to),
            Node::Def(_) => {
                let ty = self.type_of(id)?;
                (self.store.types.is_record(to) && self.convertible(ty, to)).then_some(id)
            }
            _ => {
                let ty = self.type_of(id)?;
                if self.is_a(ty, to) {
                    return Some(id);
                }
                let single = ty == TypeId::BIT && matches!(self.store.types.get(to), Type::Bits(1));
                single.then(|| self.make_bits(&[id]))
            }
        }
    }

    fn convert_int(&mut self, id: ValueId, int: i64, to: TypeId) -> Option<ValueId> {
        match *self.store.types.get(to) {
            Type::Int => Some(id),
            Type::Bit => (0..=1).contains(&int).then(|| ValueId::bit(int == 1)),
            Type::Bits(width) => {
                let fits = width >= 64 || int >> width == 0 || (width > 0 && int >> (width - 1) == -1);
                if !fits {
                    return None;
                }
                let bit = |index: u32| ValueId::bit(int >> index.min(63) & 1 == 1);
                // An integer has 64 bits; bits above them are 0.
                let bits: Vec<_> =
                    (0..width).map(|at| if at < 64 { bit(at) } else { ValueId::FALSE }).collect();
                Some(self.make_bits(&bits))
            }
            _ => None,
        }
    }

    fn convert_list(&mut self, id: ValueId, to: TypeId) -> Option<ValueId> {
        let Node::List(element, items) = self.node(id) else { return None };
        let wanted = self.store.types.element(to)?;
        if element == wanted {
            return Some(id);
        }
        let mut converted = Vec::with_capacity(items.len as usize);
        let mut changed = false;
        for index in 0..items.len {
            let item = self.store.values.operand(items.start, index);
            let new = self.convert(item, wanted)?;
            changed |= new != item;
            converted.push(new);
        }
        // A list whose elements need no conversion keeps its own element type.
        if !changed {
            return Some(id);
        }
        let values = &mut self.store.values;
        let with = |slice| Node::List(wanted, slice);
        // A bit has no span; the integer that it comes from has one.
        let span_of = |&item: &ValueId| {
            let Source::Written(span, _) = values.source(item)? else { return None };
            Some(span)
        };
        let spans: Option<Vec<_>> = values.slice(items).iter().map(span_of).collect();
        Some(match (span_of(&id), spans) {
            (Some(span), Some(spans)) => values.make_written(&converted, span, &spans, with),
            _ => values.make_from(&converted, values.origin(id), with),
        })
    }

    /// The value as one of type `to`, as a `!cast` if it cannot be converted yet.
    #[inline(always)]
    pub(super) fn cast(&mut self, id: ValueId, to: TypeId) -> Res<Option<ValueId>> {
        if self.fits(id, to) { Ok(Some(id)) } else { self.make_cast(id, to) }
    }

    /// Whether a value is of type `to`, by a quick check that may miss some.
    #[inline(always)]
    fn fits(&self, id: ValueId, to: TypeId) -> bool {
        match self.node(id) {
            Node::Unset => true,
            Node::List(element, _) => self.store.types.element(to) == Some(element),
            Node::Def(record) => {
                let data = self.store.rec(record);
                data.ty == to && data.value != ValueId::UNSET
            }
            node => node.ty() == Some(to),
        }
    }

    fn make_cast(&mut self, id: ValueId, to: TypeId) -> Res<Option<ValueId>> {
        if let Some(converted) = self.convert(id, to) {
            return Ok(Some(converted));
        }
        let Some(ty) = self.type_of(id) else { return Ok(None) };
        if !self.convertible(ty, to) {
            return Ok(None);
        }
        let op = self.make(Node::Un(UnOp::Cast, id, to));
        self.fold(op, None, false).map(Some)
    }

    /// The value as an integer, if it is an integer, a bit or known bits.
    pub(super) fn as_int(&self, id: ValueId) -> Option<i64> {
        match self.node(id) {
            Node::Int(int) => Some(int),
            Node::Bit(bit) => Some(i64::from(bit)),
            Node::Bits(_) => self.bits_to_int(id),
            _ => None,
        }
    }

    fn bits_to_int(&self, id: ValueId) -> Option<i64> {
        let Node::Bits(bits) = self.node(id) else { return None };
        let bits = self.store.values.slice(bits);
        bits.iter().enumerate().try_fold(0_i64, |int, (at, &bit)| match self.node(bit) {
            Node::Bit(bit) if at < 64 => Some(int | i64::from(bit) << at),
            Node::Bit(_) => Some(int),
            _ => None,
        })
    }

    /// Bit `at` of a value; `None` if a value of this kind has no bits.
    pub(super) fn bit_of(&mut self, id: ValueId, at: u32) -> Option<ValueId> {
        match self.node(id) {
            Node::Unset | Node::Bit(_) | Node::VarBit(..) => Some(id),
            Node::Bits(bits) => self.store.values.slice(bits).get(at as usize).copied(),
            Node::Int(int) => Some(ValueId::bit(at < 64 && int >> at & 1 == 1)),
            Node::Str(_) | Node::Code(_) | Node::List(..) | Node::Dag(_) | Node::Def(_) => None,
            _ => {
                if self.type_of(id) == Some(TypeId::BIT) {
                    Some(id)
                } else {
                    Some(self.make(Node::VarBit(id, at)))
                }
            }
        }
    }

    /// The given bits of a value, in the order of `bits`; `None` if the value does not have
    /// all of them.
    pub(super) fn bits_of(&mut self, id: ValueId, bits: &[u32]) -> Option<ValueId> {
        let width = match self.node(id) {
            Node::Int(_) => 64,
            Node::Unset => return None,
            _ => {
                let ty = self.type_of(id)?;
                match *self.store.types.get(ty) {
                    Type::Bits(width) => width,
                    _ => return None,
                }
            }
        };
        if bits.iter().any(|&bit| bit >= width) {
            return None;
        }
        let picked: Option<Vec<_>> = bits.iter().map(|&bit| self.bit_of(id, bit)).collect();
        picked.map(|picked| self.make_bits(&picked))
    }

    pub(super) fn make_bits(&mut self, bits: &[ValueId]) -> ValueId {
        self.store.values.make_with(bits, Node::Bits)
    }

    pub(super) fn make_list(&mut self, element: TypeId, items: &[ValueId]) -> ValueId {
        self.store.values.make_with(items, |slice| Node::List(element, slice))
    }

    pub(super) fn is_concrete(&self, id: ValueId) -> bool {
        self.store.values.meta(id).has(Meta::CONCRETE)
    }

    pub(super) fn is_complete(&self, id: ValueId) -> bool {
        self.store.values.meta(id).has(Meta::COMPLETE)
    }

    /// The elements of a list literal.
    pub(super) fn list_items(&self, id: ValueId) -> Option<&[ValueId]> {
        match self.node(id) {
            Node::List(_, items) => Some(self.store.values.slice(items)),
            _ => None,
        }
    }
}
