//! `!match` and `!instances`: the names and texts that a regular expression matches.

use super::fold::{At, Folded};
use super::{Eval, Res};
use crate::store::{Node, RecordId, TypeId, ValueId};
use isogloss_support::{Regex, RegexOptions};
use std::cmp::Ordering;
use std::sync::Arc;

impl Eval {
    fn regex(&mut self, pattern: crate::store::Sym, rec: Option<RecordId>) -> Res<Arc<Regex>> {
        if let Some(regex) = self.regexes.get(&pattern) {
            return Ok(Arc::clone(regex));
        }
        let options = RegexOptions { steps: self.limits.match_steps, ..RegexOptions::default() };
        match Regex::new(self.sym_text(pattern), options) {
            Ok(regex) => {
                let regex = Arc::new(regex);
                self.regexes.insert(pattern, Arc::clone(&regex));
                Ok(regex)
            }
            Err(why) => {
                let text = self.sym_text(pattern).to_owned();
                Err(self.fail_in(rec, format!("invalid regex '{text}': {why}")))
            }
        }
    }

    fn regex_matches(&mut self, regex: &Regex, text: crate::store::Sym, rec: Option<RecordId>) -> Res<bool> {
        let found = regex.is_match(self.sym_text(text).as_bytes());
        found.map_err(|_| self.fail_in(rec, "matching the regex takes too many steps"))
    }

    pub(super) fn fold_match(&mut self, text: ValueId, pattern: ValueId, At { rec, .. }: At) -> Folded {
        let (Some(text), Some(pattern)) = (self.as_sym(text), self.as_sym(pattern)) else {
            return Ok(None);
        };
        let regex = self.regex(pattern, rec)?;
        self.regex_matches(&regex, text, rec).map(|found| Some(ValueId::bit(found)))
    }

    /// All finished records of a type whose names match.
    pub(super) fn fold_instances(
        &mut self,
        ty: TypeId,
        pattern: ValueId,
        rec: Option<RecordId>,
        is_final: bool,
    ) -> Res<Option<ValueId>> {
        if rec.is_some() && !is_final {
            return Ok(None);
        }
        let Some(pattern) = self.as_sym(pattern) else { return Ok(None) };
        let regex = self.regex(pattern, rec)?;
        let mut found = Vec::new();
        for index in 0..self.store.defs.len() {
            self.step()?;
            let def = self.store.defs[index];
            let own = self.record_type(def);
            let Node::Str(name) = self.node(self.store.rec(def).name) else { continue };
            if self.is_a(own, ty) && self.regex_matches(&regex, name, rec)? {
                found.push((name, self.def_value(def)));
            }
        }
        found.sort_by(|&(a, _), &(b, _)| natural_order(self.sym_text(a), self.sym_text(b)));
        let defs: Vec<_> = found.into_iter().map(|(_, def)| def).collect();
        Ok(Some(self.make_list(ty, &defs)))
    }
}

/// Natural order, in which `a2` comes before `a10`: numbers at the same position are compared
/// by length first.
fn natural_order(a: &str, b: &str) -> Ordering {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let digits = |text: &[u8], at: usize| text[at..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut at = 0;
    while at < a.len() && at < b.len() {
        let (x, y) = (digits(a, at), digits(b, at));
        if x > 0 && y > 0 {
            match x.cmp(&y).then_with(|| a[at..at + x].cmp(&b[at..at + y])) {
                Ordering::Equal => at += x,
                order => return order,
            }
        } else if a[at] != b[at] {
            return a[at].cmp(&b[at]);
        } else {
            at += 1;
        }
    }
    a.len().cmp(&b.len())
}

#[cfg(test)]
mod tests {
    use super::natural_order;

    #[test]
    fn numbers_in_names_are_ordered_as_numbers() {
        let mut names = ["a10", "a2", "atan2", "a1", "b", "atan"];
        names.sort_by(|a, b| natural_order(a, b));
        assert_eq!(names, ["a1", "a2", "a10", "atan", "atan2", "b"]);
    }
}
