//! Operations on dags.

use super::fold::{At, Folded};
use super::{Eval, Res};
use crate::store::{Node, RecordId, ValueId};

impl Eval {
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

    pub(super) fn fold_get_dag_op(&mut self, dag: ValueId, At { ty, rec, .. }: At) -> Folded {
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

    pub(super) fn fold_get_dag_op_name(&mut self, dag: ValueId, _: At) -> Folded {
        Ok(match self.node(dag) {
            Node::Dag(parts) => self.store.values.slice(parts).get(1).copied(),
            _ => None,
        })
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
    pub(super) fn fold_dag(&mut self, [operator, args, names]: [ValueId; 3], _: At) -> Folded {
        Ok(self.dag_of_lists(operator, args, names))
    }

    fn dag_of_lists(&mut self, operator: ValueId, args: ValueId, names: ValueId) -> Option<ValueId> {
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

    pub(super) fn fold_set_dag_op(&mut self, dag: ValueId, operator: ValueId, _: At) -> Folded {
        let (Some(mut parts), Node::Def(_)) = (self.dag_parts(dag), self.node(operator)) else {
            return Ok(None);
        };
        parts[0] = operator;
        // The name is removed with the old operator.
        parts[1] = ValueId::UNSET;
        self.make_dag(&parts).map(Some)
    }

    pub(super) fn fold_set_dag_op_name(&mut self, dag: ValueId, name: ValueId, _: At) -> Folded {
        let (Some(mut parts), Some(_)) = (self.dag_parts(dag), self.as_sym(name)) else { return Ok(None) };
        parts[1] = name;
        self.make_dag(&parts).map(Some)
    }

    pub(super) fn fold_get_dag_arg(&mut self, dag: ValueId, key: ValueId, at: At) -> Folded {
        let Some(parts) = self.dag_parts(dag) else { return Ok(None) };
        let Some(index) = self.dag_position("!getdagarg", &parts, key, at.rec)? else { return Ok(None) };
        let arg = parts[index];
        Ok(Some(match self.type_of(arg) {
            Some(own) if !self.convertible(own, at.ty) => ValueId::UNSET,
            _ => arg,
        }))
    }

    pub(super) fn fold_get_dag_name(&mut self, dag: ValueId, index: ValueId, at: At) -> Folded {
        let (Some(parts), Node::Int(_)) = (self.dag_parts(dag), self.node(index)) else { return Ok(None) };
        let index = self.dag_position("!getdagname", &parts, index, at.rec)?;
        Ok(index.map(|index| parts[index + 1]))
    }

    pub(super) fn fold_con(&mut self, dag: ValueId, other: ValueId, At { rec, .. }: At) -> Folded {
        let (Some(mut parts), Some(more)) = (self.dag_parts(dag), self.dag_parts(other)) else {
            return Ok(None);
        };
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

    pub(super) fn fold_set_dag_arg(&mut self, [dag, key, new]: [ValueId; 3], at: At) -> Folded {
        let Some(mut parts) = self.dag_parts(dag) else { return Ok(None) };
        let Some(index) = self.dag_position("!setdagarg", &parts, key, at.rec)? else { return Ok(None) };
        parts[index] = new;
        self.make_dag(&parts).map(Some)
    }

    pub(super) fn fold_set_dag_name(&mut self, [dag, key, name]: [ValueId; 3], at: At) -> Folded {
        let Some(mut parts) = self.dag_parts(dag) else { return Ok(None) };
        let Some(index) = self.dag_position("!setdagname", &parts, key, at.rec)? else { return Ok(None) };
        // As in the reference tool, an unknown name becomes unset.
        parts[index + 1] = if self.as_sym(name).is_some() { name } else { ValueId::UNSET };
        self.make_dag(&parts).map(Some)
    }
}
