//! Operations on dags.

use super::{Eval, Res};
use crate::store::{BinOp, Node, RecordId, TernOp, TypeId, ValueId};

impl Eval<'_> {
    /// The parts of a dag literal: operator, its name, arguments and names.
    fn dag_parts(&self, id: ValueId) -> Option<Vec<ValueId>> {
        match self.node(id) {
            Node::Dag(parts) => Some(self.store.values.slice(parts).to_vec()),
            _ => None,
        }
    }

    pub(super) fn make_dag(&mut self, parts: &[ValueId]) -> Res<ValueId> {
        self.check_length(parts.len() / 2, "a dag")?;
        Ok(self.store.values.make_with(parts, Node::Dag))
    }

    pub(super) fn dag_operator(
        &mut self,
        dag: ValueId,
        ty: TypeId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
        let Some(parts) = self.dag_parts(dag) else { return Ok(None) };
        let operator = parts[0];
        match self.type_of(operator) {
            Some(own) if self.is_a(own, ty) => Ok(Some(operator)),
            Some(own) => {
                let message = format!(
                    "expected type '{}', got '{}' as the operator of {}",
                    self.show_type(ty),
                    self.show_type(own),
                    self.show(dag)
                );
                Err(self.fail_in(rec, message))
            }
            None => Ok(Some(operator)),
        }
    }

    pub(super) fn dag_operator_name(&self, dag: ValueId) -> Option<ValueId> {
        match self.node(dag) {
            Node::Dag(parts) => self.store.values.slice(parts).get(1).copied(),
            _ => None,
        }
    }

    pub(super) fn foreach_dag(
        &mut self,
        var: ValueId,
        dag: ValueId,
        body: ValueId,
        rec: Option<RecordId>,
    ) -> Res<ValueId> {
        let Some(mut parts) = self.dag_parts(dag) else { return Ok(dag) };
        parts[0] = self.apply(var, parts[0], body, rec)?;
        for index in (2..parts.len()).step_by(2) {
            let arg = parts[index];
            parts[index] = match self.node(arg) {
                Node::Dag(_) => self.with_nesting(|eval| eval.foreach_dag(var, arg, body, rec))?,
                _ => self.apply(var, arg, body, rec)?,
            };
        }
        self.make_dag(&parts)
    }

    /// `!dag(operator, arguments, names)`.
    pub(super) fn build_dag(&mut self, operator: ValueId, args: ValueId, names: ValueId) -> Option<ValueId> {
        let list = |eval: &Self, id| match id {
            ValueId::UNSET => Some(None),
            _ => eval.list_items(id).map(|items| Some(items.to_vec())),
        };
        let (args, names) = (list(self, args)?, list(self, names)?);
        let size = match (&args, &names) {
            (Some(args), Some(names)) if args.len() != names.len() => return None,
            (Some(list), _) | (None, Some(list)) => list.len(),
            (None, None) => return None,
        };
        let mut parts = vec![operator, ValueId::UNSET];
        for index in 0..size {
            let pick = |list: &Option<Vec<ValueId>>| list.as_ref().map_or(ValueId::UNSET, |list| list[index]);
            let name = pick(&names);
            if name != ValueId::UNSET && self.as_sym(name).is_none() {
                return None;
            }
            parts.extend([pick(&args), name]);
        }
        Some(self.store.values.make_with(&parts, Node::Dag))
    }

    pub(super) fn fold_dag_binary(
        &mut self,
        op: BinOp,
        dag: ValueId,
        other: ValueId,
        ty: TypeId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
        let Some(mut parts) = self.dag_parts(dag) else { return Ok(None) };
        match op {
            BinOp::Con => self.concat_dags(parts, other, rec),
            BinOp::SetDagOp => match self.node(other) {
                Node::Def(_) => {
                    parts[0] = other;
                    // The name is removed with the old operator.
                    parts[1] = ValueId::UNSET;
                    self.make_dag(&parts).map(Some)
                }
                _ => Ok(None),
            },
            BinOp::SetDagOpName => match self.as_sym(other) {
                Some(_) => {
                    parts[1] = other;
                    self.make_dag(&parts).map(Some)
                }
                None => Ok(None),
            },
            BinOp::GetDagArg => {
                let Some(at) = self.dag_position("!getdagarg", &parts, other, rec)? else {
                    return Ok(None);
                };
                let arg = parts[at];
                Ok(Some(match self.type_of(arg) {
                    Some(own) if !self.convertible(own, ty) => ValueId::UNSET,
                    _ => arg,
                }))
            }
            _ => {
                let Node::Int(_) = self.node(other) else { return Ok(None) };
                let at = self.dag_position("!getdagname", &parts, other, rec)?;
                Ok(at.map(|at| parts[at + 1]))
            }
        }
    }

    fn concat_dags(
        &mut self,
        mut parts: Vec<ValueId>,
        other: ValueId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
        let Some(more) = self.dag_parts(other) else { return Ok(None) };
        let (left, right) = (parts[0], more[0]);
        let known = |eval: &Self, id| id == ValueId::UNSET || matches!(eval.node(id), Node::Def(_));
        if !known(self, left) || !known(self, right) {
            return Ok(None);
        }
        if self.node(left) != self.node(right) && left != ValueId::UNSET && right != ValueId::UNSET {
            let message = format!(
                "concatenated dag operators do not match: '{}' vs. '{}'",
                self.show(left),
                self.show(right)
            );
            return Err(self.fail_in(rec, message));
        }
        for index in 0..2 {
            if parts[index] == ValueId::UNSET {
                parts[index] = more[index];
            }
        }
        parts.extend_from_slice(&more[2..]);
        self.make_dag(&parts).map(Some)
    }

    /// The position among the parts of the argument that `key` gives by index or name.
    fn dag_position(
        &mut self,
        what: &str,
        parts: &[ValueId],
        key: ValueId,
        rec: Option<RecordId>,
    ) -> Res<Option<usize>> {
        let size = parts.len() / 2 - 1;
        if let Some(name) = self.as_sym(key) {
            let named = (1..=size).find(|&at| self.as_sym(parts[2 * at + 1]) == Some(name));
            return match named {
                Some(at) => Ok(Some(2 * at)),
                None => {
                    let name = self.sym_text(name);
                    let message = format!("`{what}` key '{name}' is not found");
                    Err(self.fail_in(rec, message))
                }
            };
        }
        let Node::Int(index) = self.node(key) else { return Ok(None) };
        match usize::try_from(index).ok().filter(|&index| index < size) {
            Some(index) => Ok(Some(2 * index + 2)),
            None => {
                let message = format!("`{what}` index {index} is out of range 0...{size}");
                Err(self.fail_in(rec, message))
            }
        }
    }

    /// `!setdagarg` and `!setdagname`.
    pub(super) fn fold_dag_update(
        &mut self,
        op: TernOp,
        dag: ValueId,
        key: ValueId,
        new: ValueId,
        rec: Option<RecordId>,
    ) -> Res<Option<ValueId>> {
        let Some(mut parts) = self.dag_parts(dag) else { return Ok(None) };
        let name = op == TernOp::SetDagName;
        let Some(at) = self.dag_position(op.text(), &parts, key, rec)? else { return Ok(None) };
        // As in the reference tool, an unknown name becomes unset.
        let new = if name && self.as_sym(new).is_none() { ValueId::UNSET } else { new };
        parts[at + usize::from(name)] = new;
        self.make_dag(&parts).map(Some)
    }
}
