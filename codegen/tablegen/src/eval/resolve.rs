//! Resolution: replaces variables in a value by their values and folds operators whose
//! operands become known.

use super::fold::At;
use super::{Eval, Res};
use crate::store::{BinOp, Meta, Node, RecordId, Slice, Sym, TernOp, TypeId, UnOp, ValueId};

/// The values that a resolver has found for the fields of its record.
#[derive(Clone, Debug, Default)]
pub(super) struct Cache {
    /// By field.
    values: Vec<Cached>,
}

#[derive(Clone, Copy, Debug)]
enum Cached {
    Unknown,
    /// Being resolved: if it is needed before that ends, the field depends on itself.
    Busy,
    Known(Option<ValueId>),
}

/// Variables with their values.
pub(super) type Map = Vec<Mapped>;

/// A variable of a map, with its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mapped {
    name: Sym,
    value: ValueId,
    /// Whether other variables of the map are replaced in `value`.
    resolved: bool,
    /// Whether `value` is being resolved.
    busy: bool,
}

#[derive(Debug)]
enum Source {
    /// Given values.
    Map(Map),
    /// The fields of the record, and its old and its new name if it gets one.
    Record { names: Option<(ValueId, ValueId)>, cache: Cache },
}

/// Where resolution finds the values of variables.
#[derive(Debug)]
pub(super) struct Resolver {
    /// The record that is resolved.
    rec: Option<RecordId>,
    /// Whether this is the last resolution.
    is_final: bool,
    /// Resolution can change a value only if its meta shares a flag with this one: `EACH` and the flags of the
    /// variables of a map or, in a final resolution, `OPEN`.
    filter: Meta,
    source: Source,
    /// Variables that enclosing operators bind.
    shadows: Vec<Sym>,
    /// The outermost level of the unresolved variables found so far.
    unresolved: Level,
}

/// The level of an unresolved variable: 0 if no operator binds it, else 1 + the index in
/// `shadows` of the operator that binds it. The variable is unresolved everywhere inside that
/// operator.
type Level = usize;

/// No unresolved variable.
const NONE: Level = usize::MAX;

impl Resolver {
    pub(super) fn set(&mut self, name: Sym, value: ValueId) {
        self.filter = self.filter.or(Meta::name(name));
        let Source::Map(vars) = &mut self.source else { return };
        match vars.iter_mut().find(|var| var.name == name) {
            Some(var) => *var = Mapped { name, value, resolved: false, busy: false },
            None => self.add(name, value),
        }
    }

    /// Adds a variable that the map does not contain.
    pub(super) fn add(&mut self, name: Sym, value: ValueId) {
        self.filter = self.filter.or(Meta::name(name));
        if let Source::Map(vars) = &mut self.source {
            vars.push(Mapped { name, value, resolved: false, busy: false });
        }
    }

    pub(super) fn set_final(&mut self) {
        self.is_final = true;
        self.filter = Meta::OPEN;
    }

    /// Whether resolution cannot change a value with this meta.
    #[inline(always)]
    pub(super) fn passes_over(&self, meta: Meta) -> bool {
        !meta.meets(self.filter)
    }
}

impl Eval {
    /// A resolver with an empty map.
    pub(super) fn map_resolver(&mut self, rec: Option<RecordId>) -> Resolver {
        Resolver {
            rec,
            is_final: false,
            filter: Meta::EACH,
            source: Source::Map(self.maps.pop().unwrap_or_default()),
            shadows: self.shadows.pop().unwrap_or_default(),
            unresolved: NONE,
        }
    }

    /// A resolver over the fields of a record.
    pub(super) fn record_resolver(&mut self, rec: RecordId, new_name: Option<ValueId>) -> Resolver {
        let names = new_name.map(|new| (self.store.rec(rec).name, new));
        let cache = self.caches.pop().unwrap_or_default();
        Resolver {
            rec: Some(rec),
            is_final: true,
            filter: Meta::OPEN,
            source: Source::Record { names, cache },
            shadows: self.shadows.pop().unwrap_or_default(),
            unresolved: NONE,
        }
    }

    /// Keeps the allocations of a resolver for the next.
    pub(super) fn recycle(&mut self, resolver: Resolver) {
        if resolver.shadows.capacity() > 0 {
            let mut shadows = resolver.shadows;
            shadows.clear();
            self.shadows.push(shadows);
        }
        match resolver.source {
            Source::Map(mut map) => {
                map.clear();
                self.maps.push(map);
            }
            Source::Record { mut cache, .. } => {
                cache.values.clear();
                self.caches.push(cache);
            }
        }
    }

    #[inline(always)]
    pub(super) fn resolve(&mut self, id: ValueId, r: &mut Resolver) -> Res<ValueId> {
        let meta = self.store.values.meta(id);
        if !r.passes_over(meta) {
            return self.resolve_open(id, r);
        }
        if meta.mentions_any() && r.unresolved > 0 {
            self.note_unresolved(id, r);
        }
        Ok(id)
    }

    fn note_unresolved(&self, id: ValueId, r: &mut Resolver) {
        let count = r.shadows.len();
        let level = self.unresolved_level(id, &mut r.shadows, count);
        r.unresolved = r.unresolved.min(level);
    }

    /// As `resolve`, for a value that resolution may change.
    #[inline(never)]
    pub(super) fn resolve_open(&mut self, id: ValueId, r: &mut Resolver) -> Res<ValueId> {
        // Half of all these values are variables, and most of them are known.
        if let Node::Var(name, _) = self.node(id)
            && self.budget.steps_left > 0
            && let Some(found) = self.known_var(id, name, r)
        {
            self.budget.steps_left -= 1;
            if self.has_unresolved(found) {
                r.unresolved = 0;
            }
            return Ok(found);
        }
        self.resolve_nested(id, r)
    }

    #[inline(never)]
    fn resolve_nested(&mut self, id: ValueId, r: &mut Resolver) -> Res<ValueId> {
        self.step()?;
        if self.budget.depth >= self.limits.depth {
            return Err(self.goes_too_deep());
        }
        self.budget.depth += 1;
        let result = self.on_large_stack(|eval| eval.resolve_node(id, r));
        self.budget.depth -= 1;
        result
    }

    /// The value of a variable if it needs no further resolution; the variable itself if
    /// it has no value.
    #[inline(always)]
    fn known_var(&mut self, id: ValueId, name: Sym, r: &Resolver) -> Option<ValueId> {
        if !r.shadows.is_empty() {
            return None;
        }
        let value = match &r.source {
            Source::Map(vars) => match vars.iter().find(|var| var.name == name && !var.busy) {
                Some(var) if var.resolved => return Some(var.value),
                Some(var) => var.value,
                None => return Some(id),
            },
            Source::Record { cache, .. } => {
                let data = self.store.rec(r.rec?);
                let index = self.field_indices.find(data, name)?;
                match (cache.values.get(index), data.fields[index].value) {
                    (Some(Cached::Known(value)), _) => return Some(value.unwrap_or(id)),
                    (Some(Cached::Busy), _) | (_, ValueId::UNSET) => return Some(id),
                    (_, value) => value,
                }
            }
        };
        r.passes_over(self.store.values.meta(value)).then_some(value)
    }

    /// Each kind has a function of its own, so that a level of recursion saves only the
    /// registers that its kind needs.
    #[inline(always)]
    fn resolve_node(&mut self, id: ValueId, r: &mut Resolver) -> Res<ValueId> {
        match self.node(id) {
            Node::Var(name, _) => self.resolve_var(id, name, r),
            Node::Anonymous(number) => self.resolve_anonymous(id, number, r),
            Node::Bits(slice) => self.resolve_bits(id, slice, r),
            Node::List(element, slice) => {
                self.resolve_sequence(id, slice, 0, |slice| Node::List(element, slice), r)
            }
            // The reference tool resolves the operator, which has a name, after the arguments: that numbers the records that
            // this makes.
            Node::Dag(slice) => self.resolve_sequence(id, slice, 2, Node::Dag, r),
            Node::VarBit(base, bit) => self.resolve_bit(id, base, bit, r),
            Node::Field(base, name, ty) => self.resolve_field_of(id, base, name, ty, r),
            Node::Instance(class, slice) => self.resolve_instance(id, class, slice, r),
            Node::Un(op, a, ty) => self.resolve_unary(id, op, a, ty, r),
            Node::Bin(BinOp::StrConcat, ..) => self.resolve_concat(id, r),
            Node::Bin(op, a, b, ty) => self.resolve_binary(id, (op, a, b, ty), r),
            Node::Tern(op, start, ty) => self.resolve_ternary(id, op, start, ty, r),
            Node::Cond(slice, ty) => self.resolve_cond(id, slice, ty, r),
            Node::Fold(start, ty) => self.resolve_fold(id, start, ty, r),
            Node::IsA(ty, a) => self.resolve_query(id, a, |a| Node::IsA(ty, a), false, r),
            Node::Exists(ty, a) => self.resolve_query(id, a, |a| Node::Exists(ty, a), r.is_final, r),
            Node::Instances(ty, a) => self.resolve_query(id, a, |a| Node::Instances(ty, a), r.is_final, r),
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str(_) | Node::Code(_) | Node::Def(_) => Ok(id),
        }
    }

    /// Resolves a value that consists of operands; `late` is as for [`Self::resolve_operands`].
    #[inline(never)]
    fn resolve_sequence(
        &mut self,
        id: ValueId,
        operands: Slice,
        late: usize,
        with: impl FnOnce(Slice) -> Node,
        r: &mut Resolver,
    ) -> Res<ValueId> {
        match self.resolve_operands(operands, late, r)? {
            Some(base) => {
                let origin = self.store.values.origin(id);
                let new = self.store.values.make_from(&self.operands[base..], origin, with);
                self.operands.truncate(base);
                Ok(new)
            }
            None => Ok(id),
        }
    }

    #[inline(never)]
    fn resolve_bit(&mut self, id: ValueId, base: ValueId, bit: u32, r: &mut Resolver) -> Res<ValueId> {
        let new = self.resolve(base, r)?;
        if new == base { Ok(id) } else { self.bit_or_fail(new, bit, r.rec) }
    }

    #[inline(never)]
    fn resolve_field_of(
        &mut self,
        id: ValueId,
        base: ValueId,
        name: Sym,
        ty: TypeId,
        r: &mut Resolver,
    ) -> Res<ValueId> {
        let new = self.resolve(base, r)?;
        if new == base { Ok(id) } else { self.make_field(new, name, ty, r.rec) }
    }

    #[inline(never)]
    fn resolve_unary(
        &mut self,
        id: ValueId,
        op: UnOp,
        operand: ValueId,
        ty: TypeId,
        r: &mut Resolver,
    ) -> Res<ValueId> {
        let new = self.resolve(operand, r)?;
        if new == operand && !(r.is_final && op == UnOp::Cast) {
            return Ok(id);
        }
        match self.fold_unary(op, new, At { ty, rec: r.rec, is_final: r.is_final })? {
            Some(folded) => Ok(folded),
            None => Ok(self.make(Node::Un(op, new, ty))),
        }
    }

    #[inline(never)]
    fn resolve_cond(&mut self, id: ValueId, pairs: Slice, ty: TypeId, r: &mut Resolver) -> Res<ValueId> {
        let Some(base) = self.resolve_operands(pairs, 0, r)? else { return Ok(id) };
        let op = self.make_resolved(base, |slice| Node::Cond(slice, ty));
        self.fold(op, r.rec, false)
    }

    /// Resolves a query about records, which `is_final` forces to a result.
    #[inline(never)]
    fn resolve_query(
        &mut self,
        id: ValueId,
        operand: ValueId,
        about: impl FnOnce(ValueId) -> Node,
        is_final: bool,
        r: &mut Resolver,
    ) -> Res<ValueId> {
        let new = self.resolve(operand, r)?;
        if new == operand && !is_final {
            return Ok(id);
        }
        let op = self.make(about(new));
        self.fold(op, r.rec, is_final)
    }

    /// Resolves operands in the pool, the first `late` ones after the others; `None` if none changes, else the index in the
    /// scratch of the first new one.
    fn resolve_operands(&mut self, operands: Slice, late: usize, r: &mut Resolver) -> Res<Option<usize>> {
        let base = self.operands.len();
        self.operands.extend_from_slice(self.store.values.slice(operands));
        let mut changed = false;
        for at in (base + late..self.operands.len()).chain(base..base + late) {
            let operand = self.operands[at];
            let new = self.resolve(operand, r)?;
            changed |= new != operand;
            self.operands[at] = new;
        }
        if changed {
            return Ok(Some(base));
        }
        self.operands.truncate(base);
        Ok(None)
    }

    /// The value with the operands from index `base` of the scratch on, which are removed.
    pub(super) fn make_resolved(&mut self, base: usize, with: impl FnOnce(Slice) -> Node) -> ValueId {
        let id = self.store.values.make_with(&self.operands[base..], with);
        self.operands.truncate(base);
        id
    }

    /// A bit of a value that was resolved.
    fn bit_or_fail(&mut self, id: ValueId, bit: u32, rec: Option<RecordId>) -> Res<ValueId> {
        if self.store.values.becomes_bit_of_itself(id) {
            return Ok(self.make(Node::VarBit(id, bit)));
        }
        match self.bit_of(id, bit) {
            Some(bit) => Ok(bit),
            None => {
                let value = self.show(id);
                Err(self.fail_in(rec, format!("`{value}` has no bit {bit}")))
            }
        }
    }

    #[inline(never)]
    fn resolve_bits(&mut self, id: ValueId, bits: Slice, r: &mut Resolver) -> Res<ValueId> {
        let base = self.operands.len();
        if self.resolve_each_bit(bits, r)? {
            return Ok(self.make_resolved(base, Node::Bits));
        }
        self.operands.truncate(base);
        Ok(id)
    }

    /// Resolves bits and pushes them to the scratch. The result is whether one has changed.
    fn resolve_each_bit(&mut self, bits: Slice, r: &mut Resolver) -> Res<bool> {
        let keep_unset = matches!(r.source, Source::Record { .. }) && r.shadows.is_empty();
        let mut changed = false;
        let mut last: Option<(ValueId, ValueId)> = None;
        for index in 0..bits.len {
            let bit = self.store.values.operand(bits.start, index);
            let mut resolved = match self.node(bit) {
                Node::VarBit(base, at) => {
                    let base_resolved = match last {
                        Some((known, resolved)) if known == base => resolved,
                        _ => self.resolve(base, r)?,
                    };
                    last = Some((base, base_resolved));
                    self.bit_or_fail(base_resolved, at, r.rec)?
                }
                Node::Bit(_) | Node::Unset => bit,
                _ => {
                    let value = self.resolve(bit, r)?;
                    self.bit_or_fail(value, 0, r.rec)?
                }
            };
            if resolved == ValueId::UNSET && keep_unset {
                resolved = bit;
            }
            changed |= resolved != bit;
            self.operands.push(resolved);
        }
        Ok(changed)
    }

    #[inline(never)]
    fn resolve_binary(
        &mut self,
        id: ValueId,
        (op, a, b, ty): (BinOp, ValueId, ValueId, TypeId),
        r: &mut Resolver,
    ) -> Res<ValueId> {
        let left = self.resolve(a, r)?;
        if self.decides(op, left) {
            return Ok(self.convert(left, TypeId::INT).unwrap_or(left));
        }
        let right = self.resolve(b, r)?;
        if left == a && right == b {
            return Ok(id);
        }
        match self.fold_binary(op, left, right, At { ty, rec: r.rec, is_final: r.is_final })? {
            Some(folded) => Ok(folded),
            None => Ok(self.make(Node::Bin(op, left, right, ty))),
        }
    }

    /// Joins a chain of strings at once, so that no intermediate string is interned.
    #[inline(never)]
    fn resolve_concat(&mut self, id: ValueId, r: &mut Resolver) -> Res<ValueId> {
        let base = self.operands.len();
        let changed = self.resolve_chain(id, r)?;
        let joined = if changed { self.join_chain(base)? } else { id };
        self.operands.truncate(base);
        Ok(joined)
    }

    /// Resolves the operands of nested `!strconcat`s and pushes them to the scratch. The
    /// result is whether one has changed.
    fn resolve_chain(&mut self, id: ValueId, r: &mut Resolver) -> Res<bool> {
        let mut changed = false;
        let mut rest = id;
        loop {
            let part = match self.node(rest) {
                Node::Bin(BinOp::StrConcat, part, after, _)
                    if !r.passes_over(self.store.values.meta(rest)) =>
                {
                    rest = after;
                    part
                }
                _ => {
                    let last = self.resolve(rest, r)?;
                    self.operands.push(last);
                    return Ok(changed || last != rest);
                }
            };
            let new = self.resolve(part, r)?;
            changed |= new != part;
            self.operands.push(new);
            self.step()?;
        }
    }

    /// Joins the operands of a chain that start at `base` in the scratch: the known strings at
    /// its end become one, the operands before them remain.
    fn join_chain(&mut self, base: usize) -> Res<ValueId> {
        let texts = self.operands[base..].iter().rev().take_while(|&&id| self.as_sym(id).is_some()).count();
        let at = self.operands.len() - texts.max(1);
        let mut whole = self.operands[at];
        if texts > 1 {
            whole = self.join_texts(at)?;
        }
        for index in (base..at).rev() {
            whole = self.make(Node::Bin(BinOp::StrConcat, self.operands[index], whole, TypeId::STRING));
        }
        Ok(whole)
    }

    #[inline(never)]
    fn resolve_ternary(
        &mut self,
        id: ValueId,
        op: TernOp,
        start: u32,
        ty: TypeId,
        r: &mut Resolver,
    ) -> Res<ValueId> {
        let [a, b, c] = [0, 1, 2].map(|index| self.store.values.operand(start, index));
        let first = self.resolve(a, r)?;
        if op == TernOp::If
            && first != a
            && let Some(condition) = self.as_int(first)
        {
            return self.resolve(if condition != 0 { b } else { c }, r);
        }
        let second = self.resolve(b, r)?;
        let third = match (op, self.node(first)) {
            (TernOp::Foreach | TernOp::Filter, Node::Str(name)) => {
                r.shadows.push(name);
                let third = self.resolve(c, r);
                r.shadows.pop();
                third?
            }
            _ => self.resolve(c, r)?,
        };
        let parts = [first, second, third];
        if parts == [a, b, c] {
            return Ok(id);
        }
        match self.fold_ternary(op, parts, At { ty, rec: r.rec, is_final: r.is_final })? {
            Some(folded) => Ok(folded),
            None => Ok(self.make_ternary(op, parts, ty)),
        }
    }

    pub(super) fn make_ternary(&mut self, op: TernOp, parts: [ValueId; 3], ty: TypeId) -> ValueId {
        self.store.values.make_with(&parts, |slice| Node::Tern(op, slice.start, ty))
    }

    #[inline(never)]
    fn resolve_fold(&mut self, id: ValueId, start: u32, ty: TypeId, r: &mut Resolver) -> Res<ValueId> {
        let parts = [0, 1, 2, 3, 4].map(|index| self.store.values.operand(start, index));
        let [init, list, a, b, body] = parts;
        let new_init = self.resolve(init, r)?;
        let new_list = self.resolve(list, r)?;
        let names = [a, b].map(|name| match self.node(name) {
            Node::Str(name) => name,
            _ => Sym::EMPTY,
        });
        r.shadows.extend(names);
        let new_body = self.resolve(body, r);
        r.shadows.truncate(r.shadows.len() - 2);
        let new = [new_init, new_list, a, b, new_body?];
        if new == parts {
            return Ok(id);
        }
        match self.fold_left(new, r.rec)? {
            Some(folded) => Ok(folded),
            None => Ok(self.store.values.make_with(&new, |slice| Node::Fold(slice.start, ty))),
        }
    }

    #[inline(never)]
    fn resolve_instance(
        &mut self,
        id: ValueId,
        class: RecordId,
        args: Slice,
        r: &mut Resolver,
    ) -> Res<ValueId> {
        let before = std::mem::replace(&mut r.unresolved, NONE);
        let new = self.resolve_operands(args, 0, r)?;
        // Variables that are bound inside of the instance may remain.
        let unresolved = r.unresolved <= r.shadows.len();
        r.unresolved = r.unresolved.min(before);
        let Some(base) = new else { return Ok(id) };
        let equal = self.store.values.without_origin(id);
        let span = self.instances.open.get(&equal).copied().unwrap_or(self.here);
        let origin = self.store.values.origin(id);
        let with = |slice| Node::Instance(class, slice);
        if unresolved {
            let new = self.store.values.make_from(&self.operands[base..], origin, with);
            self.operands.truncate(base);
            self.note_open_instance(new, span);
            return Ok(new);
        }
        let (rec, is_first) = self.make_instance(class, base, span)?;
        let value = if is_first {
            self.store.values.make_from(&[], origin, |_| Node::Def(rec))
        } else {
            self.store.values.make_used(rec, origin, &self.operands[base..])
        };
        self.operands.truncate(base);
        Ok(value)
    }

    /// The value of a variable; the variable itself if it has none.
    #[inline(never)]
    fn resolve_var(&mut self, id: ValueId, name: Sym, r: &mut Resolver) -> Res<ValueId> {
        if !r.shadows.is_empty() {
            return self.resolve_shadowed(id, name, r);
        }
        let unresolved = r.unresolved;
        let found = match r.source {
            Source::Map(_) => self.resolve_mapped(name, r)?,
            Source::Record { .. } => self.resolve_field(name, r)?,
        };
        let found = found.unwrap_or(id);
        r.unresolved = if self.has_unresolved(found) { 0 } else { unresolved };
        Ok(found)
    }

    /// As `resolve_var`, inside of operators that bind variables.
    fn resolve_shadowed(&mut self, id: ValueId, name: Sym, r: &mut Resolver) -> Res<ValueId> {
        if let Some(at) = r.shadows.iter().rposition(|&shadow| shadow == name) {
            r.unresolved = r.unresolved.min(at + 1);
            return Ok(id);
        }
        // The value of a variable is resolved outside of the enclosing operators.
        let shadows = std::mem::take(&mut r.shadows);
        let found = self.resolve_var(id, name, r);
        r.shadows = shadows;
        found
    }

    fn resolve_mapped(&mut self, name: Sym, r: &mut Resolver) -> Res<Option<ValueId>> {
        let Source::Map(vars) = &mut r.source else { return Ok(None) };
        let mut index = 0;
        loop {
            match vars.get(index) {
                Some(var) if var.name.0 == name.0 && !var.busy => break,
                Some(_) => index += 1,
                None => return Ok(None),
            }
        }
        let Mapped { value, resolved, .. } = vars[index];
        if resolved || vars.len() == 1 {
            return Ok(Some(value));
        }
        // While its value is resolved, the variable is not visible.
        vars[index].busy = true;
        let new = self.resolve(value, r);
        if let Source::Map(vars) = &mut r.source {
            vars[index].busy = false;
            if let Ok(new) = new {
                vars[index].value = new;
                vars[index].resolved = true;
            }
        }
        new.map(Some)
    }

    fn resolve_field(&mut self, name: Sym, r: &mut Resolver) -> Res<Option<ValueId>> {
        let Some(rec) = r.rec else { return Ok(None) };
        let data = self.store.rec(rec);
        let Some(index) = self.field_indices.find(data, name) else { return self.resolve_own_name(name, r) };
        let value = data.fields[index].value;
        let count = data.fields.len();
        let Source::Record { cache, .. } = &mut r.source else { return Ok(None) };
        if cache.values.len() < count {
            cache.values.resize(count, Cached::Unknown);
        }
        match cache.values[index] {
            Cached::Known(value) => return Ok(value),
            Cached::Busy => return Ok(None),
            Cached::Unknown => {}
        }
        let resolved = if value == ValueId::UNSET {
            None
        } else {
            cache.values[index] = Cached::Busy;
            Some(self.resolve(value, r)?)
        };
        if let Source::Record { cache, .. } = &mut r.source {
            cache.values[index] = Cached::Known(resolved);
        }
        Ok(resolved)
    }

    /// The new name of the record for a variable with its old name.
    fn resolve_own_name(&mut self, name: Sym, r: &mut Resolver) -> Res<Option<ValueId>> {
        match r.source {
            Source::Record { names: Some((old, new)), .. } if self.node(old) == Node::Str(name) => {
                self.resolve(new, r).map(Some)
            }
            Source::Map(_) | Source::Record { .. } => Ok(None),
        }
    }

    #[inline(never)]
    fn resolve_anonymous(&mut self, id: ValueId, number: u32, r: &mut Resolver) -> Res<ValueId> {
        let mut number = number;
        // The record may have its new name already.
        if let Source::Record { names: Some((old, new)), .. } = r.source
            && old == id
        {
            match self.node(new) {
                Node::Anonymous(new) => number = new,
                _ => return Ok(new),
            }
        }
        r.unresolved = 0;
        if r.is_final {
            let name = self.anonymous_name(number);
            Ok(self.make(Node::Str(name)))
        } else {
            Ok(self.make(Node::Anonymous(number)))
        }
    }

    // Queries about variables.

    /// Whether a value has unresolved variables, except those that operators in it bind.
    #[inline(always)]
    pub(super) fn has_unresolved(&self, id: ValueId) -> bool {
        let meta = self.store.values.meta(id);
        meta.mentions_any() && (!meta.has(Meta::HIDES) || self.has_unresolved_deep(id))
    }

    #[cold]
    fn has_unresolved_deep(&self, id: ValueId) -> bool {
        self.unresolved_level(id, &mut Vec::new(), 0) == 0
    }

    /// Whether a value mentions the variable `name`.
    pub(super) fn mentions(&self, id: ValueId, name: Sym) -> bool {
        if !self.store.values.meta(id).meets(Meta::name(name)) {
            return false;
        }
        match self.node(id) {
            Node::Var(own, _) => own == name,
            _ => self.store.values.operands(id).any(|operand| self.mentions(operand, name)),
        }
    }

    /// The outermost level of the unresolved variables in `id`. The first `outer` of `shadows`
    /// are bound around it.
    fn unresolved_level(&self, id: ValueId, shadows: &mut Vec<Sym>, outer: usize) -> Level {
        let meta = self.store.values.meta(id);
        if !meta.mentions_any() {
            return NONE;
        }
        if shadows.is_empty() && !meta.has(Meta::HIDES) {
            return 0;
        }
        let part = |start, index| self.store.values.operand(start, index);
        let (free, bound, body) = match self.node(id) {
            Node::Var(name, _) => {
                return match shadows.iter().rposition(|&shadow| shadow == name) {
                    Some(at) if at >= outer => NONE,
                    Some(at) => at + 1,
                    None => 0,
                };
            }
            Node::Anonymous(_) => return 0,
            Node::Bin(op, left, ..) if self.decides(op, left) => return NONE,
            Node::Tern(TernOp::Foreach | TernOp::Filter, start, _) => {
                ([part(start, 1); 2], [part(start, 0); 2], part(start, 2))
            }
            Node::Fold(start, _) => {
                let free = [part(start, 0), part(start, 1)];
                (free, [part(start, 2), part(start, 3)], part(start, 4))
            }
            _ => {
                let mut level = NONE;
                for operand in self.store.values.operands(id) {
                    level = level.min(self.unresolved_level(operand, shadows, outer));
                    if level == 0 {
                        break;
                    }
                }
                return level;
            }
        };
        let mut level = NONE;
        for value in free {
            level = level.min(self.unresolved_level(value, shadows, outer));
        }
        let before = shadows.len();
        shadows.extend(bound.iter().filter_map(|&name| match self.node(name) {
            Node::Str(name) => Some(name),
            _ => None,
        }));
        level = level.min(self.unresolved_level(body, shadows, outer));
        shadows.truncate(before);
        level
    }
}
