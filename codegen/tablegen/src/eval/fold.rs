//! Folding: an operator whose operands are known is replaced by its result.

use std::cmp::Ordering;
use std::fmt;

use super::{Eval, Res};
use crate::operators::operators;
use crate::store::{BinOp, Node, RecordId, Sym, TernOp, TypeId, UnOp, ValueId};

/// The context in which an operation is folded.
#[derive(Clone, Copy)]
pub(super) struct At {
    /// The type of the result.
    pub(super) ty: TypeId,
    /// The record that contains the operation.
    pub(super) rec: Option<RecordId>,
    /// Whether unknown values remain unknown.
    pub(super) is_final: bool,
}

/// The result of an operation; `None` if its operands are not known yet.
pub(super) type Folded = Res<Option<ValueId>>;

macro_rules! fold_operators {
    (
        one { $($one:ident = $_1:literal ($_one:ident, $kind:ident, $result:ident $(($type:ident))?,
            $fold_one:ident $(($($with_one:expr),*))?) $_h1:tt,)* }
        two { $($two:ident = $_2:literal ($_two:ident, $count:pat, $kinds:tt, $results:ident $(($types:ident))?,
            $fold_two:ident $(($($with_two:expr),*))?) $_h2:tt,)* }
        three { $($three:ident = $_3:literal ($_three:ident, $read:ident,
            $fold_three:ident $(($($with_three:expr),*))?) $_h3:tt,)* }
        other $other:tt
        suffix { $($suffix:ident = $_4:literal ($_suffix:ident, $fold_suffix:ident),)* }
    ) => {
        impl Eval {
            pub(super) fn fold_unary(&mut self, op: UnOp, a: ValueId, at: At) -> Folded {
                match op { $(UnOp::$one => self.$fold_one($($($with_one,)*)? a, at),)* }
            }

            pub(super) fn fold_binary(&mut self, op: BinOp, a: ValueId, b: ValueId, at: At) -> Folded {
                match op {
                    $(BinOp::$two => self.$fold_two($($($with_two,)*)? a, b, at),)*
                    $(BinOp::$suffix => self.$fold_suffix(a, b, at),)*
                }
            }

            pub(super) fn fold_ternary(&mut self, op: TernOp, abc: [ValueId; 3], at: At) -> Folded {
                match op { $(TernOp::$three => self.$fold_three($($($with_three,)*)? abc, at),)* }
            }
        }
    };
}
operators!(fold_operators);

impl Eval {
    /// The result of an operation, or the operation itself if its operands are not known yet.
    /// `rec` is the record that contains it; `is_final` means that unknown values remain
    /// unknown.
    pub(super) fn fold(&mut self, id: ValueId, rec: Option<RecordId>, is_final: bool) -> Res<ValueId> {
        self.step()?;
        let result = match self.node(id) {
            Node::Un(op, a, ty) => self.fold_unary(op, a, At { ty, rec, is_final })?,
            Node::Bin(op, a, b, ty) => self.fold_binary(op, a, b, At { ty, rec, is_final })?,
            Node::Tern(op, start, ty) => {
                let parts = [0, 1, 2].map(|index| self.store.values.operand(start, index));
                self.fold_ternary(op, parts, At { ty, rec, is_final })?
            }
            Node::Cond(slice, ty) => {
                let pairs = self.store.values.slice(slice).to_vec();
                self.fold_cond(id, &pairs, ty, rec)?
            }
            Node::Fold(start, _) => {
                let parts = [0, 1, 2, 3, 4].map(|index| self.store.values.operand(start, index));
                self.fold_left(parts, rec)?
            }
            Node::IsA(ty, a) => self.fold_isa(ty, a),
            Node::Exists(ty, a) => self.fold_exists(ty, a, rec, is_final)?,
            Node::Instances(ty, regex) => self.fold_instances(ty, regex, rec, is_final)?,
            _ => None,
        };
        Ok(result.unwrap_or(id))
    }

    // One operand.

    pub(super) fn fold_text(&mut self, map: impl FnOnce(&str) -> String, a: ValueId, _: At) -> Folded {
        let Some(sym) = self.as_sym(a) else { return Ok(None) };
        let text = map(self.sym_text(sym));
        // Each byte comes from the byte at the same offset.
        Ok(Some(self.string_from(&text, a)))
    }

    pub(super) fn fold_repr(&mut self, a: ValueId, _: At) -> Folded {
        if !self.is_concrete(a) {
            return Ok(None);
        }
        let text = self.repr_text(a)?;
        Ok(Some(self.string(&text)))
    }

    pub(super) fn fold_not(&mut self, a: ValueId, _: At) -> Folded {
        Ok(self.as_int(a).map(|int| self.int(i64::from(int == 0))))
    }

    pub(super) fn fold_log_two(&mut self, a: ValueId, at: At) -> Folded {
        match self.as_int(a) {
            Some(int) if int <= 0 => Err(self.fail_in(at.rec, "`!logtwo` of a number that is not positive")),
            Some(int) => Ok(Some(self.int(i64::from(int.ilog2())))),
            None => Ok(None),
        }
    }

    pub(super) fn fold_head(&mut self, a: ValueId, _: At) -> Folded {
        // The operator on an empty list may be in a branch that is never chosen.
        Ok(self.list_items(a).and_then(|items| items.first().copied()))
    }

    pub(super) fn fold_tail(&mut self, a: ValueId, _: At) -> Folded {
        Ok(match (self.node(a), self.list_items(a)) {
            (Node::List(element, _), Some([_, rest @ ..])) => {
                let rest = rest.to_vec();
                Some(self.make_list(element, &rest))
            }
            _ => None,
        })
    }

    pub(super) fn fold_size(&mut self, a: ValueId, _: At) -> Folded {
        Ok(self.size_of(a).map(|size| self.int(size as i64)))
    }

    pub(super) fn fold_empty(&mut self, a: ValueId, _: At) -> Folded {
        Ok(self.size_of(a).map(|size| self.int(i64::from(size == 0))))
    }

    pub(super) fn fold_initialized(&mut self, a: ValueId, _: At) -> Folded {
        Ok(match self.node(a) {
            Node::Unset => Some(self.int(0)),
            _ if self.is_concrete(a) => Some(self.int(1)),
            _ => None,
        })
    }

    /// The text of `!repr`.
    fn repr_text(&mut self, id: ValueId) -> Res<String> {
        let limit = self.limits.string_length;
        let mut text = Bounded { text: String::new(), limit };
        let written = match self.node(id) {
            Node::Def(record) => crate::print::write_record(&mut text, &self.store, record),
            _ => crate::print::write_value(&mut text, &self.store, id),
        };
        match written {
            Ok(()) => Ok(text.text),
            Err(_) => Err(self.limit(format!("a string has more than {limit} bytes"))),
        }
    }

    fn size_of(&self, id: ValueId) -> Option<usize> {
        match self.node(id) {
            Node::List(_, items) => Some(items.len as usize),
            Node::Dag(parts) => Some(parts.len as usize / 2 - 1),
            Node::Str(sym) | Node::Code(sym) => Some(self.byte_length(sym)),
            _ => None,
        }
    }

    pub(super) fn fold_list_flatten(&mut self, id: ValueId, _: At) -> Folded {
        let Node::List(element, _) = self.node(id) else { return Ok(None) };
        let Some(inner) = self.store.types.element(element) else { return Ok(Some(id)) };
        let lists = self.list_items(id).unwrap_or(&[]).to_vec();
        let mut all = Vec::new();
        for list in lists {
            let Some(items) = self.list_items(list) else { return Ok(None) };
            all.extend_from_slice(items);
            self.check_length(all.len(), "a list")?;
        }
        Ok(Some(self.make_list(inner, &all)))
    }

    pub(super) fn fold_cast(&mut self, a: ValueId, At { ty, rec, is_final }: At) -> Folded {
        if ty == TypeId::STRING {
            match self.node(a) {
                Node::Str(_) | Node::Code(_) => return Ok(Some(a)),
                Node::Def(def) => {
                    let name = self.text_of(self.store.rec(def).name);
                    return Ok(Some(self.string_from(&name, a)));
                }
                _ => {}
            }
            if let Some(int) = self.as_int(a) {
                return Ok(Some(self.decimal(int, self.store.values.origin(a))));
            }
        } else if self.store.types.is_record(ty)
            && let Some(name) = self.as_sym(a)
        {
            return self.cast_name(a, name, ty, rec, is_final);
        }
        Ok(self.convert(a, ty))
    }

    /// `!cast` of the string `text`, which spells `name`, to a record type.
    fn cast_name(
        &mut self,
        text: ValueId,
        name: Sym,
        ty: TypeId,
        rec: Option<RecordId>,
        is_final: bool,
    ) -> Res<Option<ValueId>> {
        let found = match self.store.def_names.get(name) {
            Some(def) => Some(def),
            None => match rec {
                Some(own) if self.is_own_name(own, name) => {
                    // The type of the record is unknown until it is finished.
                    if !is_final {
                        return Ok(None);
                    }
                    Some(own)
                }
                _ => None,
            },
        };
        let Some(def) = found else {
            if !is_final {
                return Ok(None);
            }
            let text = self.sym_text(name).to_owned();
            if self.may_follow_from_earlier_error(name) {
                return Err(super::Failed);
            }
            let message = format!("undefined reference to record `{text}`");
            let known = self.store.defs.iter();
            let known = known.map(|&def| match self.node(self.store.rec(def).name) {
                Node::Str(sym) => self.sym_text(sym),
                _ => "",
            });
            let help = crate::closest(&text, known).map(str::to_owned);
            let failed = self.fail_in(rec, message);
            if let (Some(help), Some(error)) = (help, self.reports.diagnostics.last_mut()) {
                error.help.push(format!("did you mean `{help}`?"));
            }
            return Err(failed);
        };
        let found = self.def_value(def);
        let own = self.record_type(def);
        if !self.is_a(own, ty) {
            let cast = self.make(Node::Un(UnOp::Cast, text, ty));
            let message = format!(
                "expected type '{}', got '{}' in: {}",
                self.show_type(ty),
                self.show_type(own),
                self.show(cast)
            );
            return Err(self.fail_in(rec, message));
        }
        Ok(Some(found))
    }

    /// Whether `name` is the current or the final name of a record.
    fn is_own_name(&self, rec: RecordId, name: Sym) -> bool {
        match self.node(self.store.rec(rec).name) {
            Node::Str(own) => own == name,
            Node::Anonymous(number) => {
                let digits = self.sym_text(name).strip_prefix("anonymous_");
                digits.is_some_and(|digits| digits == number.to_string())
            }
            _ => false,
        }
    }

    fn fold_isa(&mut self, ty: TypeId, a: ValueId) -> Option<ValueId> {
        let own = self.type_of(a)?;
        if self.convertible(own, ty) {
            return Some(self.int(1));
        }
        if self.store.types.is_record(ty) {
            let never = !self.convertible(ty, own) && self.is_concrete(a);
            let no = never || matches!(self.node(a), Node::Def(_));
            no.then(|| self.int(0))
        } else {
            Some(self.int(0))
        }
    }

    fn fold_exists(
        &mut self,
        ty: TypeId,
        a: ValueId,
        rec: Option<RecordId>,
        is_final: bool,
    ) -> Res<Option<ValueId>> {
        let Some(name) = self.as_sym(a) else { return Ok(None) };
        let def = match self.store.def_names.get(name) {
            Some(def) => Some(def),
            None => match rec.filter(|&rec| self.is_own_name(rec, name)) {
                Some(_) if !is_final => return Ok(None),
                own => own,
            },
        };
        Ok(match def {
            Some(def) => {
                let own = self.record_type(def);
                let fits = self.is_a(own, ty);
                Some(self.int(i64::from(fits)))
            }
            None => is_final.then(|| self.int(0)),
        })
    }

    /// Whether the left operand alone decides `!and` or `!or` when variables are replaced. The result is then that operand
    /// as an int.
    pub(super) fn decides(&self, op: BinOp, left: ValueId) -> bool {
        match op {
            BinOp::And => self.as_int(left) == Some(0),
            BinOp::Or => self.as_int(left) == Some(-1),
            _ => false,
        }
    }

    // Two operands.

    pub(super) fn fold_arithmetic(
        &mut self,
        compute: impl FnOnce(i64, i64) -> i64,
        a: ValueId,
        b: ValueId,
        _: At,
    ) -> Folded {
        let (Some(a), Some(b)) = (self.as_int(a), self.as_int(b)) else { return Ok(None) };
        Ok(Some(self.int(compute(a, b))))
    }

    pub(super) fn fold_shift(
        &mut self,
        compute: impl FnOnce(i64, u32) -> i64,
        a: ValueId,
        b: ValueId,
        at: At,
    ) -> Folded {
        let (Some(a), Some(b)) = (self.as_int(a), self.as_int(b)) else { return Ok(None) };
        match u32::try_from(b).ok().filter(|&by| by < 64) {
            Some(by) => Ok(Some(self.int(compute(a, by)))),
            None => Err(self.fail_in(at.rec, format!("shift by {b}, which is out of bounds"))),
        }
    }

    pub(super) fn fold_div(&mut self, a: ValueId, b: ValueId, at: At) -> Folded {
        let (Some(a), Some(b)) = (self.as_int(a), self.as_int(b)) else { return Ok(None) };
        match a.checked_div(b) {
            Some(quotient) => Ok(Some(self.int(quotient))),
            None if b == 0 => Err(self.fail_in(at.rec, "division by zero")),
            None => Err(self.fail_in(at.rec, "the quotient does not fit 64 bits")),
        }
    }

    /// `!eq` if `yes`, else `!ne`.
    pub(super) fn fold_equal(&mut self, yes: bool, a: ValueId, b: ValueId, _: At) -> Folded {
        Ok(self.are_equal(a, b).map(|equal| ValueId::bit(equal == yes)))
    }

    pub(super) fn fold_order(
        &mut self,
        holds: impl FnOnce(Ordering) -> bool,
        a: ValueId,
        b: ValueId,
        _: At,
    ) -> Folded {
        Ok(self.compare(a, b).map(|order| ValueId::bit(holds(order))))
    }

    /// Whether two values are equal; `None` if they are unknown, or cannot be compared, as lists.
    fn are_equal(&self, a: ValueId, b: ValueId) -> Option<bool> {
        match (self.node(a), self.node(b)) {
            (Node::Def(a), Node::Def(b)) => Some(a == b),
            _ => self.compare(a, b).map(Ordering::is_eq),
        }
    }

    fn compare(&self, a: ValueId, b: ValueId) -> Option<Ordering> {
        match (self.as_int(a), self.as_int(b)) {
            (Some(a), Some(b)) => Some(a.cmp(&b)),
            _ => Some(self.compare_texts(self.as_sym(a)?, self.as_sym(b)?)),
        }
    }

    /// Compares two strings by their bytes.
    fn compare_texts(&self, a: Sym, b: Sym) -> Ordering {
        if a == b {
            return Ordering::Equal;
        }
        self.store.syms.bytes_of(a).cmp(&self.store.syms.bytes_of(b))
    }

    // Lists.

    /// `a # b` on lists.
    pub(super) fn paste_lists(&mut self, a: ValueId, b: ValueId) -> Res<ValueId> {
        if let Some(list) = self.joined_lists(a, b)? {
            return Ok(list);
        }
        let ty = match self.type_of(a) {
            Some(ty) => ty,
            None => self.store.types.list(TypeId::BIT),
        };
        Ok(self.make(Node::Bin(BinOp::ListConcat, a, b, ty)))
    }

    pub(super) fn fold_list_concat(&mut self, a: ValueId, b: ValueId, _: At) -> Folded {
        self.joined_lists(a, b)
    }

    /// The result has the element type of the first list.
    fn joined_lists(&mut self, a: ValueId, b: ValueId) -> Folded {
        let (Node::List(_, left), Node::List(_, right)) = (self.node(a), self.node(b)) else {
            return Ok(None);
        };
        self.check_length((left.len + right.len) as usize, "a list")?;
        Ok(self.store.values.append(a, b))
    }

    pub(super) fn fold_list_splat(&mut self, a: ValueId, b: ValueId, at: At) -> Folded {
        let Node::Int(count) = self.node(b) else { return Ok(None) };
        let Some(element) = self.type_of(a) else { return Ok(None) };
        let Ok(count) = usize::try_from(count) else {
            return Err(self.fail_in(at.rec, format!("`!listsplat` with the negative count {count}")));
        };
        self.check_length(count, "`!listsplat`")?;
        let items = vec![a; count];
        Ok(Some(self.make_list(element, &items)))
    }

    pub(super) fn fold_list_remove(&mut self, a: ValueId, b: ValueId, _: At) -> Folded {
        let (Node::List(element, _), Some(items), Some(removed)) =
            (self.node(a), self.list_items(a), self.list_items(b))
        else {
            return Ok(None);
        };
        let is_removed = |item| removed.iter().any(|&other| self.are_equal(item, other) == Some(true));
        let kept: Vec<_> = items.iter().copied().filter(|&item| !is_removed(item)).collect();
        Ok(Some(self.make_list(element, &kept)))
    }

    pub(super) fn fold_list_element(&mut self, list: ValueId, index: ValueId, _: At) -> Folded {
        Ok(self.element_at(list, index))
    }

    fn element_at(&self, list: ValueId, index: ValueId) -> Option<ValueId> {
        let Node::Int(index) = self.node(index) else { return None };
        self.list_items(list)?.get(usize::try_from(index).ok()?).copied()
    }

    pub(super) fn fold_list_slice(&mut self, list: ValueId, indices: ValueId, _: At) -> Folded {
        let (Node::List(element, _), Some(indices)) = (self.node(list), self.list_items(indices)) else {
            return Ok(None);
        };
        let items: Option<Vec<_>> = indices.iter().map(|&index| self.element_at(list, index)).collect();
        Ok(items.map(|items| self.make_list(element, &items)))
    }

    pub(super) fn fold_range_suffix(&mut self, a: ValueId, b: ValueId, _: At) -> Folded {
        let (Node::Int(first), Node::Int(last)) = (self.node(a), self.node(b)) else {
            return Ok(None);
        };
        let length = first.abs_diff(last).saturating_add(1);
        self.check_length(usize::try_from(length).unwrap_or(usize::MAX), "a range")?;
        let step = if first <= last { 1 } else { -1 };
        Ok(Some(self.progression(first, step, length as usize)))
    }

    pub(super) fn fold_range(&mut self, [start, end, step]: [ValueId; 3], at: At) -> Folded {
        let (Node::Int(start), Node::Int(end), Node::Int(step)) =
            (self.node(start), self.node(end), self.node(step))
        else {
            return Ok(None);
        };
        if step == 0 {
            return Err(self.fail_in(at.rec, "`!range` with step 0 has no end"));
        }
        let runs = if step > 0 { start < end } else { start > end };
        let length = if runs { (start.abs_diff(end) - 1) / step.unsigned_abs() + 1 } else { 0 };
        self.check_length(usize::try_from(length).unwrap_or(usize::MAX), "`!range`")?;
        Ok(Some(self.progression(start, step, length as usize)))
    }

    /// The list of `length` integers from `start`, `step` apart.
    fn progression(&mut self, start: i64, step: i64, length: usize) -> ValueId {
        let mut ints = Vec::with_capacity(length);
        let mut last = ValueId::UNSET;
        for at in 0..length as i64 {
            last = self.store.values.make_after(last, Node::Int(start.wrapping_add(at.wrapping_mul(step))));
            ints.push(last);
        }
        self.make_list(TypeId::INT, &ints)
    }

    // Three operands and more.

    pub(super) fn fold_if(&mut self, [condition, then, otherwise]: [ValueId; 3], _: At) -> Folded {
        Ok(self.as_int(condition).map(|condition| if condition != 0 { then } else { otherwise }))
    }

    /// The body of an operator for one element: `body` with `item` for `var`.
    pub(super) fn apply(
        &mut self,
        var: ValueId,
        item: ValueId,
        body: ValueId,
        rec: Option<RecordId>,
    ) -> Res<ValueId> {
        let mut resolver = self.map_resolver(rec);
        if let Some(name) = self.as_sym(var) {
            resolver.set(name, item);
        }
        let result = self.resolve(body, &mut resolver);
        self.recycle(resolver);
        result
    }

    pub(super) fn fold_foreach(&mut self, [var, over, body]: [ValueId; 3], At { ty, rec, .. }: At) -> Folded {
        match self.node(over) {
            Node::Dag(_) => self.foreach_dag(var, over, body, rec).map(Some),
            Node::List(_, items) => {
                let base = self.operands.len();
                for index in 0..items.len {
                    let item = self.store.values.operand(items.start, index);
                    let new = self.apply(var, item, body, rec)?;
                    self.operands.push(new);
                }
                let element = self.store.types.element(ty).unwrap_or(TypeId::BIT);
                Ok(Some(self.make_resolved(base, |slice| Node::List(element, slice))))
            }
            _ => Ok(None),
        }
    }

    pub(super) fn fold_filter(&mut self, [var, over, body]: [ValueId; 3], At { ty, rec, .. }: At) -> Folded {
        let Some(items) = self.list_items(over).map(<[_]>::to_vec) else { return Ok(None) };
        let mut kept = Vec::new();
        for item in items {
            let keep = self.apply(var, item, body, rec)?;
            match self.as_int(keep) {
                Some(0) => {}
                Some(_) => kept.push(item),
                None => return Ok(None),
            }
        }
        let element = self.store.types.element(ty).unwrap_or(TypeId::BIT);
        Ok(Some(self.make_list(element, &kept)))
    }

    pub(super) fn fold_left(
        &mut self,
        [start, list, a, b, body]: [ValueId; 5],
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
        let Node::List(_, items) = self.node(list) else { return Ok(None) };
        let (Some(a), Some(b)) = (self.as_sym(a), self.as_sym(b)) else { return Ok(None) };
        let mut result = start;
        for index in 0..items.len {
            let item = self.store.values.operand(items.start, index);
            let mut resolver = self.map_resolver(rec);
            resolver.set(a, result);
            resolver.set(b, item);
            let next = self.resolve(body, &mut resolver);
            self.recycle(resolver);
            result = next?;
        }
        Ok(Some(result))
    }

    /// The first value whose condition is true, as one of the operator's type. A value that cannot be converted yet, such as
    /// a field of another type, stays as it is, as in `!if`: where it is used, it is converted once it is known. The
    /// reference tool loses it.
    pub(super) fn fold_cond(
        &mut self,
        id: ValueId,
        pairs: &[ValueId],
        ty: TypeId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
        for pair in pairs.chunks_exact(2) {
            match self.as_int(pair[0]) {
                Some(0) => {}
                Some(_) => return Ok(Some(self.convert(pair[1], ty).unwrap_or(pair[1]))),
                None => return Ok(None),
            }
        }
        let text = self.show(id);
        Err(self.fail_in(rec, format!("no condition is true in: {text}")))
    }

    pub(super) fn fold_subst(&mut self, [from, to, subject]: [ValueId; 3], at: At) -> Folded {
        match (self.node(from), self.node(to), self.node(subject)) {
            (Node::Def(from), Node::Def(_), Node::Def(own)) => {
                Ok(Some(if from == own { to } else { subject }))
            }
            (Node::Var(from, _), Node::Var(to, _), Node::Var(own, _)) => {
                let name = if from == own { to } else { own };
                Ok(Some(self.make(Node::Var(name, at.ty))))
            }
            _ => match (self.as_sym(from), self.as_sym(to), self.as_sym(subject)) {
                (Some(from), Some(to), Some(text)) => self.substitute(from, to, text).map(Some),
                _ => Ok(None),
            },
        }
    }

    pub(super) fn fold_substr(&mut self, [text, start, length]: [ValueId; 3], At { rec, .. }: At) -> Folded {
        let (Some(sym), Node::Int(from), Node::Int(length)) =
            (self.as_sym(text), self.node(start), self.node(length))
        else {
            return Ok(None);
        };
        let size = self.byte_length(sym);
        let Some(from) = usize::try_from(from).ok().filter(|&from| from <= size) else {
            let message = format!("`!substr` start position is out of range 0...{size}: {from}");
            return Err(self.fail_in(rec, message));
        };
        let Ok(length) = usize::try_from(length) else {
            return Err(self.fail_in(rec, "`!substr` length must be nonnegative"));
        };
        let part = self.byte_slice(sym, from, length);
        let code = self.is_code(text);
        let value = self.text_value(&part, code);
        Ok(Some(value))
    }

    pub(super) fn fold_find(&mut self, [text, wanted, start]: [ValueId; 3], At { rec, .. }: At) -> Folded {
        let (Some(text), Some(wanted), Node::Int(from)) =
            (self.as_sym(text), self.as_sym(wanted), self.node(start))
        else {
            return Ok(None);
        };
        let (text, wanted) = (self.store.syms.bytes_of(text), self.store.syms.bytes_of(wanted));
        let size = text.len();
        let Some(from) = usize::try_from(from).ok().filter(|&from| from <= size) else {
            let message = format!("`!find` start position is out of range 0...{size}: {from}");
            return Err(self.fail_in(rec, message));
        };
        let found = if wanted.is_empty() {
            Some(0)
        } else {
            text[from..].windows(wanted.len()).position(|window| window == &*wanted)
        };
        Ok(Some(self.int(found.map_or(-1, |at| (at + from) as i64))))
    }
}

/// A string with a limited length.
struct Bounded {
    text: String,
    limit: usize,
}

impl fmt::Write for Bounded {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        if part.len() > self.limit - self.text.len() {
            return Err(fmt::Error);
        }
        self.text.push_str(part);
        Ok(())
    }
}
