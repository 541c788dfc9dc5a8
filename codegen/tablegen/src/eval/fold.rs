//! Folding: an operator whose operands are known is replaced by its result.

use std::cmp::Ordering;
use std::fmt;

use super::{Eval, Res};
use crate::store::{BinOp, Node, RecordId, Sym, TernOp, TypeId, UnOp, ValueId};

impl Eval<'_> {
    /// The result of an operation, or the operation itself if its operands are not known yet.
    /// `rec` is the record that contains it; `is_final` means that unknown values remain
    /// unknown.
    pub(super) fn fold(&mut self, id: ValueId, rec: Option<RecordId>, is_final: bool) -> Res<ValueId> {
        self.step()?;
        let result = match self.node(id) {
            Node::Un(op, a, ty) => self.fold_unary(op, a, ty, rec, is_final)?,
            Node::Bin(op, a, b, ty) => self.fold_binary(op, a, b, ty, rec)?,
            Node::Tern(op, start, ty) => {
                let parts = [0, 1, 2].map(|index| self.store.values.operand(start, index));
                self.fold_ternary(op, parts, ty, rec)?
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

    pub(super) fn fold_unary(
        &mut self,
        op: UnOp,
        a: ValueId,
        ty: TypeId,
        rec: Option<RecordId>,
        is_final: bool,
    ) -> Res<Option<ValueId>> {
        Ok(match op {
            UnOp::Cast => return self.fold_cast(a, ty, rec, is_final),
            UnOp::ToLower | UnOp::ToUpper => self.as_sym(a).map(|sym| {
                let text = self.sym_text(sym);
                let text = match op {
                    UnOp::ToLower => text.to_ascii_lowercase(),
                    _ => text.to_ascii_uppercase(),
                };
                // Each byte comes from the byte at the same offset.
                self.string_from(&text, a)
            }),
            UnOp::Repr if self.is_concrete(a) => {
                let text = self.repr(a)?;
                Some(self.string(&text))
            }
            UnOp::Repr => None,
            UnOp::Not => self.as_int(a).map(|int| self.int(i64::from(int == 0))),
            UnOp::Log2 => match self.as_int(a) {
                Some(int) if int <= 0 => {
                    return Err(self.fail_in(rec, "`!logtwo` of a number that is not positive"));
                }
                Some(int) => Some(self.int(i64::from(int.ilog2()))),
                None => None,
            },
            UnOp::Head => match self.list_items(a) {
                Some([first, ..]) => Some(*first),
                // The operator may be in a branch that is never chosen.
                Some([]) | None => None,
            },
            UnOp::Tail => match (self.node(a), self.list_items(a)) {
                (Node::List(element, _), Some([_, rest @ ..])) => {
                    let rest = rest.to_vec();
                    Some(self.make_list(element, &rest))
                }
                _ => None,
            },
            UnOp::Size => self.size_of(a).map(|size| self.int(size as i64)),
            UnOp::Empty => self.size_of(a).map(|size| self.int(i64::from(size == 0))),
            UnOp::GetDagOp => return self.dag_operator(a, ty, rec),
            UnOp::GetDagOpName => self.dag_operator_name(a),
            UnOp::ListFlatten => self.flatten(a)?,
            UnOp::Initialized => match self.node(a) {
                Node::Unset => Some(self.int(0)),
                _ if self.is_concrete(a) => Some(self.int(1)),
                _ => None,
            },
        })
    }

    /// The text of `!repr`.
    fn repr(&mut self, id: ValueId) -> Res<String> {
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

    fn flatten(&mut self, id: ValueId) -> Res<Option<ValueId>> {
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

    fn fold_cast(
        &mut self,
        a: ValueId,
        ty: TypeId,
        rec: Option<RecordId>,
        is_final: bool,
    ) -> Res<Option<ValueId>> {
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
            let help = crate::suggest::closest(&text, known).map(str::to_owned);
            let failed = self.fail_in(rec, message);
            if let (Some(help), Some(error)) = (help, self.diagnostics.last_mut()) {
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

    pub(super) fn fold_binary(
        &mut self,
        op: BinOp,
        a: ValueId,
        b: ValueId,
        ty: TypeId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
        match op {
            BinOp::ListConcat => self.list_concat(a, b),
            BinOp::ListSplat => self.list_splat(a, b, rec),
            BinOp::ListRemove => Ok(self.list_remove(a, b)),
            BinOp::ListElem => Ok(self.list_element(a, b)),
            BinOp::ListSlice => Ok(self.list_slice(a, b)),
            BinOp::RangeC => self.closed_range(a, b),
            BinOp::StrConcat => self.concat_texts(a, b),
            BinOp::Interleave => self.interleave(a, b),
            BinOp::Match => self.fold_match(a, b, rec),
            BinOp::Eq | BinOp::Ne | BinOp::Le | BinOp::Lt | BinOp::Ge | BinOp::Gt => {
                Ok(self.compare(op, a, b).map(ValueId::bit))
            }
            BinOp::Con | BinOp::GetDagArg | BinOp::GetDagName | BinOp::SetDagOp | BinOp::SetDagOpName => {
                self.fold_dag_binary(op, a, b, ty, rec)
            }
            _ => self.arithmetic(op, a, b, rec),
        }
    }

    fn arithmetic(
        &mut self,
        op: BinOp,
        a: ValueId,
        b: ValueId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
        let (Some(x), Some(y)) = (self.as_int(a), self.as_int(b)) else { return Ok(None) };
        let shift = u32::try_from(y).ok().filter(|&y| y < 64);
        if matches!(op, BinOp::Shl | BinOp::Srl | BinOp::Sra) && shift.is_none() {
            return Err(self.fail_in(rec, format!("shift by {y}, which is out of bounds")));
        }
        let shift = shift.unwrap_or(0);
        let result = match op {
            BinOp::Add => x.wrapping_add(y),
            BinOp::Sub => x.wrapping_sub(y),
            BinOp::Mul => x.wrapping_mul(y),
            BinOp::And => x & y,
            BinOp::Or => x | y,
            BinOp::Xor => x ^ y,
            BinOp::Shl => ((x as u64) << shift) as i64,
            BinOp::Srl => ((x as u64) >> shift) as i64,
            BinOp::Sra => x >> shift,
            BinOp::Div => match (y, x.checked_div(y)) {
                (0, _) => return Err(self.fail_in(rec, "division by zero")),
                (_, None) => {
                    return Err(self.fail_in(rec, "the quotient does not fit 64 bits"));
                }
                (_, Some(quotient)) => quotient,
            },
            _ => return Ok(None),
        };
        Ok(Some(self.int(result)))
    }

    fn compare(&self, op: BinOp, a: ValueId, b: ValueId) -> Option<bool> {
        let order = if let (Some(x), Some(y)) = (self.as_int(a), self.as_int(b)) {
            x.cmp(&y)
        } else if let (Some(x), Some(y)) = (self.as_sym(a), self.as_sym(b)) {
            self.compare_texts(x, y)
        } else {
            return match (op, self.node(a), self.node(b)) {
                (BinOp::Eq, Node::Def(x), Node::Def(y)) => Some(x == y),
                (BinOp::Ne, Node::Def(x), Node::Def(y)) => Some(x != y),
                _ => None,
            };
        };
        Some(match op {
            BinOp::Eq => order == Ordering::Equal,
            BinOp::Ne => order != Ordering::Equal,
            BinOp::Le => order != Ordering::Greater,
            BinOp::Lt => order == Ordering::Less,
            BinOp::Ge => order != Ordering::Less,
            _ => order == Ordering::Greater,
        })
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
        if let Some(list) = self.list_concat(a, b)? {
            return Ok(list);
        }
        let ty = match self.type_of(a) {
            Some(ty) => ty,
            None => self.store.types.list(TypeId::BIT),
        };
        Ok(self.make(Node::Bin(BinOp::ListConcat, a, b, ty)))
    }

    /// The result has the element type of the first list.
    fn list_concat(&mut self, a: ValueId, b: ValueId) -> Res<Option<ValueId>> {
        let (Node::List(_, left), Node::List(_, right)) = (self.node(a), self.node(b)) else {
            return Ok(None);
        };
        self.check_length((left.len + right.len) as usize, "a list")?;
        Ok(self.store.values.append(a, b))
    }

    fn list_splat(&mut self, a: ValueId, b: ValueId, rec: Option<RecordId>) -> Res<Option<ValueId>> {
        let Node::Int(count) = self.node(b) else { return Ok(None) };
        let Some(element) = self.type_of(a) else { return Ok(None) };
        let Ok(count) = usize::try_from(count) else {
            return Err(self.fail_in(rec, format!("`!listsplat` with the negative count {count}")));
        };
        self.check_length(count, "`!listsplat`")?;
        let items = vec![a; count];
        Ok(Some(self.make_list(element, &items)))
    }

    fn list_remove(&mut self, a: ValueId, b: ValueId) -> Option<ValueId> {
        let Node::List(element, _) = self.node(a) else { return None };
        let (items, removed) = (self.list_items(a)?, self.list_items(b)?);
        // Elements that cannot be compared, such as lists, are never equal.
        let equal = |other: ValueId, item| self.compare(BinOp::Eq, item, other) == Some(true);
        let kept: Vec<_> =
            items.iter().copied().filter(|&item| !removed.iter().any(|&other| equal(other, item))).collect();
        Some(self.make_list(element, &kept))
    }

    fn list_element(&self, list: ValueId, index: ValueId) -> Option<ValueId> {
        let Node::Int(index) = self.node(index) else { return None };
        self.list_items(list)?.get(usize::try_from(index).ok()?).copied()
    }

    fn list_slice(&mut self, list: ValueId, indices: ValueId) -> Option<ValueId> {
        let Node::List(element, _) = self.node(list) else { return None };
        let indices = self.list_items(indices)?;
        let items: Option<Vec<_>> = indices.iter().map(|&index| self.list_element(list, index)).collect();
        Some(self.make_list(element, &items?))
    }

    fn closed_range(&mut self, a: ValueId, b: ValueId) -> Res<Option<ValueId>> {
        let (Node::Int(first), Node::Int(last)) = (self.node(a), self.node(b)) else {
            return Ok(None);
        };
        let length = first.abs_diff(last).saturating_add(1);
        self.check_length(usize::try_from(length).unwrap_or(usize::MAX), "a range")?;
        let step = if first <= last { 1 } else { -1 };
        Ok(Some(self.progression(first, step, length as usize)))
    }

    fn open_range(&mut self, [start, end, step]: [i64; 3], rec: Option<RecordId>) -> Res<ValueId> {
        if step == 0 {
            return Err(self.fail_in(rec, "`!range` with step 0 has no end"));
        }
        let runs = if step > 0 { start < end } else { start > end };
        let length = if runs { (start.abs_diff(end) - 1) / step.unsigned_abs() + 1 } else { 0 };
        self.check_length(usize::try_from(length).unwrap_or(usize::MAX), "`!range`")?;
        Ok(self.progression(start, step, length as usize))
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

    pub(super) fn fold_ternary(
        &mut self,
        op: TernOp,
        [a, b, c]: [ValueId; 3],
        ty: TypeId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
        Ok(match op {
            TernOp::If => self.as_int(a).map(|condition| if condition != 0 { b } else { c }),
            TernOp::ForEach => return self.fold_foreach(a, b, c, ty, rec),
            TernOp::Filter => return self.fold_filter(a, b, c, ty, rec),
            TernOp::Subst => return self.fold_subst(a, b, c, ty),
            TernOp::Substr => return self.fold_substr(a, b, c, rec),
            TernOp::Find => return self.fold_find(a, b, c, rec),
            TernOp::Dag => self.build_dag(a, b, c),
            TernOp::SetDagArg | TernOp::SetDagName => {
                return self.fold_dag_update(op, a, b, c, rec);
            }
            TernOp::Range => match (self.node(a), self.node(b), self.node(c)) {
                (Node::Int(start), Node::Int(end), Node::Int(step)) => {
                    Some(self.open_range([start, end, step], rec)?)
                }
                _ => None,
            },
        })
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

    fn fold_foreach(
        &mut self,
        var: ValueId,
        over: ValueId,
        body: ValueId,
        ty: TypeId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
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

    fn fold_filter(
        &mut self,
        var: ValueId,
        over: ValueId,
        body: ValueId,
        ty: TypeId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
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
    /// reference tool loses it, and mostly crashes.
    fn fold_cond(
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

    fn fold_subst(
        &mut self,
        from: ValueId,
        to: ValueId,
        subject: ValueId,
        ty: TypeId,
    ) -> Res<Option<ValueId>> {
        match (self.node(from), self.node(to), self.node(subject)) {
            (Node::Def(from), Node::Def(_), Node::Def(own)) => {
                Ok(Some(if from == own { to } else { subject }))
            }
            (Node::Var(from, _), Node::Var(to, _), Node::Var(own, _)) => {
                let name = if from == own { to } else { own };
                Ok(Some(self.make(Node::Var(name, ty))))
            }
            _ => match (self.as_sym(from), self.as_sym(to), self.as_sym(subject)) {
                (Some(from), Some(to), Some(text)) => self.substitute(from, to, text).map(Some),
                _ => Ok(None),
            },
        }
    }

    fn fold_substr(
        &mut self,
        text: ValueId,
        start: ValueId,
        length: ValueId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
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

    fn fold_find(
        &mut self,
        text: ValueId,
        wanted: ValueId,
        start: ValueId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
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
