//! Converts constraints of the model to tables.

use crate::foreign;
use crate::keep::{Keep as _, Pred};
use crate::language::{Code, PerLanguage};
use crate::leak;
use crate::names::{self, Names};
use isogloss::constraint as c;
use isogloss::def::ParamDef;
use isogloss::ir::Language;
use isogloss_codegen::model::Name;
use isogloss_codegen::model::constraint::{Class, Constraint, Path, Predicate, Root, Test};
use isogloss_codegen::model::lower::{BackEnd, Foreign, Lower, is_accessor};
use isogloss_codegen::model::op::{Meaning, Operation, PredicateTrait};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The tables of constraints, and the code in them without a counterpart.
#[derive(Default)]
pub(crate) struct Conditions {
    /// By the address of the model's constraint: the constraints of a record are shared.
    made: HashMap<*const Constraint, (&'static c::Constraint, Arc<Constraint>)>,
    /// The code without a counterpart since the last [`Self::take_unknown`].
    unknown: Vec<Code>,
    /// The paths of the author's functions in the conditions.
    functions: HashSet<&'static str>,
    /// The number of leaf conditions, and how many of them have no counterpart, by language.
    pub(crate) leaves: usize,
    pub(crate) unknown_leaves: PerLanguage,
}

/// The context for converting conditions.
pub(crate) struct Maker<'m> {
    pub(crate) names: &'m Names,
    pub(crate) conditions: &'m mut Conditions,
    /// The operation whose operands, attributes and results conditions may name.
    pub(crate) owner: Option<&'m Operation>,
}

impl Conditions {
    /// Returns the code without a counterpart since the last call.
    pub(crate) fn take_unknown(&mut self) -> Vec<Code> {
        let mut texts = std::mem::take(&mut self.unknown);
        texts.sort_unstable();
        texts.dedup();
        texts
    }

    fn add_unknown(&mut self, text: &'static str) {
        let language = if self.functions.contains(text) { Language::Rust } else { Language::Cpp };
        self.unknown.push(Code { language, text: text.to_owned() });
        *self.unknown_leaves.of(language) += 1;
    }
}

impl Maker<'_> {
    /// The table of a constraint.
    pub(crate) fn constraint(&mut self, constraint: &Arc<Constraint>) -> &'static c::Constraint {
        if constraint.predicate.is_true() && constraint.summary.is_empty() {
            return &c::Constraint::ANY;
        }
        let own = is_about_operation(&constraint.predicate);
        let key = Arc::as_ptr(constraint);
        self.count(&constraint.predicate);
        if !own && let Some((made, _)) = self.conditions.made.get(&key) {
            let made = *made;
            made.pred.for_each_unknown(&mut |text| self.conditions.add_unknown(text));
            return made;
        }
        let pred = self.predicate(&constraint.predicate);
        let made = leak::value(c::Constraint::new(leak::text(&constraint.summary), pred));
        if !own {
            self.conditions.made.insert(key, (made, Arc::clone(constraint)));
        }
        made
    }

    fn count(&mut self, predicate: &Predicate) {
        predicate.leaves(&mut |_| self.conditions.leaves += 1);
    }

    /// The table of a condition.
    pub(crate) fn predicate(&mut self, predicate: &Predicate) -> c::Pred {
        kept(Lower { owner: self.owner, back_end: self.reborrow() }.predicate(predicate))
    }

    /// The condition of a trait.
    pub(crate) fn predicate_trait(&mut self, predicate: &PredicateTrait) -> c::Pred {
        if let Meaning::Condition(condition) = &predicate.meaning {
            self.count(condition);
        } else {
            self.conditions.leaves += 1;
        }
        let mut lower = Lower { owner: self.owner, back_end: self.reborrow() };
        let pred = lower.meaning(&predicate.meaning).unwrap_or_else(|code| lower.foreign(code));
        kept(pred)
    }

    /// Adds a condition without a counterpart.
    pub(crate) fn add_unknown_cpp(&mut self, text: &str) {
        self.conditions.add_unknown(leak::text(text));
    }

    fn reborrow(&mut self) -> Maker<'_> {
        Maker { names: self.names, conditions: self.conditions, owner: self.owner }
    }
}

/// A condition with static lifetime.
pub(crate) fn kept(pred: Pred) -> c::Pred {
    // Its numbers are already narrowed.
    pred.keep().unwrap_or(c::Pred::Unknown("a number"))
}

impl BackEnd for Maker<'_> {
    type Pred = c::Pred;
    type Step = c::Step;

    fn definition(&self, dialect: &str, class: &str) -> Option<c::Pred> {
        self.names.def(dialect, class).map(c::Pred::Def)
    }

    fn builtin(&self, class: &str) -> Option<c::Pred> {
        names::class(class).map(c::Pred::Class)
    }

    fn interface(&self, class: &Class) -> Option<c::Pred> {
        self.names.implemented(class).map(c::Pred::Interface)
    }

    fn enumeration(&self, class: &str) -> Option<(c::Pred, u32)> {
        self.names.enumeration(class).map(|found| (c::Pred::Case(found.def), found.bits))
    }

    fn function(&self, path: &Name) -> Option<c::Pred> {
        foreign::condition(&path.text)
    }

    fn type_function(&self, _: &Name) -> Option<c::Step> {
        None
    }

    fn parameter(&self, class: &Class, method: &str) -> Option<(c::Pred, String)> {
        let def = self.names.def_of(class)?;
        let param = def.params.iter().find(|param| is_accessor(method, param.name))?;
        Some((c::Pred::Def(def), param.name.to_owned()))
    }

    fn type_text(&self, class: &Class) -> Option<String> {
        let def = self.names.def_of(class)?;
        (!def.params.iter().any(ParamDef::is_required)).then(|| format!("!{}", def.name))
    }

    fn add_unknown(&mut self, code: &Foreign) {
        let text = leak::text(&code.text);
        if code.is_rust {
            self.conditions.functions.insert(text);
        }
        self.conditions.add_unknown(text);
    }
}

/// Accepts signless integer attributes with the width of an enum and the value of a case.
pub(crate) fn enum_integer(found: names::KnownEnum) -> c::Pred {
    let integer = c::Pred::Class(&c::classes::INTEGER_ATTR);
    kept(Pred::enum_integer(integer, c::Pred::Case(found.def), found.bits))
}

/// Whether a condition names operands, attributes or results of its operation.
fn is_about_operation(predicate: &Predicate) -> bool {
    let own = |path: &Path| path.root == Root::This;
    match predicate {
        Predicate::All(parts) | Predicate::Any(parts) => parts.iter().any(is_about_operation),
        Predicate::Not(part) => is_about_operation(part),
        Predicate::Of(path, part) => !own(path) || is_about_operation(part),
        Predicate::Test(Test::Same(paths)) => !paths.iter().all(own),
        Predicate::Test(Test::Broadcastable(from, to)) => !own(from) || !own(to),
        Predicate::Test(_) | Predicate::Rust(_) | Predicate::Cpp { .. } => false,
    }
}
