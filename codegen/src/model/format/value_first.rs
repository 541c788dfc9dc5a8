//! First sets of the elements of formats of types and attributes: the text that the runtime's `text/format` prints,
//! checks for and parses.

use super::Leaf;
use super::first::{Facts, First, Grammar};
use super::{FormatElement, Subject, Variable};
use crate::model::ParamType;

impl Grammar for Subject<'_> {
    fn facts(&self, leaf: &Leaf, body: bool) -> Facts {
        let names = if body { self.names } else { 0 };
        match leaf {
            Leaf::Variable { index, .. } => {
                let index = index + names;
                let variable = &self.variables[index];
                // A list that is not optional has elements.
                let facts = of_type(variable.ty);
                if variable.is_optional { facts.looked_for(vec![index]) } else { facts }
            }
            Leaf::Params(indices) => {
                self.list(indices.iter().map(|index| index + names), |variable| of_type(variable.ty))
            }
            Leaf::Struct(fields) => {
                let key = |variable: &Variable<'_>| Facts::of(vec![First::text(&variable.name.text)]);
                let facts = self.list(fields.iter().map(|field| field.index + names), key);
                // Without required members, any keyword begins it.
                Facts { taken: Some(vec![First::Word]), ..facts }
            }
            Leaf::Custom { .. } | Leaf::Operation(_) => Facts::unknown(),
        }
    }

    fn clause_anchor(&self, _clause: &[FormatElement]) -> Vec<usize> {
        Vec::new()
    }

    fn canonical(&self, variable: usize, body: bool) -> usize {
        if body { variable + self.names } else { variable }
    }

    fn present(&self) -> Vec<Vec<usize>> {
        Vec::new()
    }

    fn is_list(&self, _variable: usize) -> bool {
        false
    }

    fn is_verified_by_author(&self) -> bool {
        self.verified
    }

    fn name(&self, variable: usize) -> String {
        format!("${}", self.variables[variable].name.text)
    }

    fn end(&self) -> Vec<First> {
        vec![First::text(">")]
    }

    fn end_noun(&self) -> &'static str {
        "what follows"
    }
}

impl Subject<'_> {
    /// Parameters separated by commas, without absent optional ones.
    fn list(
        &self,
        indices: impl Iterator<Item = usize> + Clone,
        facts: impl Fn(&Variable<'_>) -> Facts,
    ) -> Facts {
        let members = || indices.clone().map(|index| &self.variables[index]);
        let all: Option<Vec<Vec<First>>> = members().map(|variable| facts(variable).begins).collect();
        let facts = match all {
            Some(begins) => Facts::of(begins.concat()),
            None => Facts::unknown(),
        };
        match (members().all(|variable| variable.is_optional), members().last()) {
            (true, _) => facts.looked_for(indices.collect()).list(),
            (false, Some(last)) if last.is_optional => facts.list(),
            _ => facts,
        }
    }
}

/// The facts of a value of a type.
fn of_type(ty: &ParamType) -> Facts {
    let texts = |texts: &[&str]| -> Vec<First> { texts.iter().copied().map(First::text).collect() };
    match ty {
        ParamType::Bool => {
            let begins = texts(&["true", "false"]);
            Facts { taken: Some([begins.clone(), vec![First::Number]].concat()), ..Facts::of(begins) }
        }
        ParamType::Int { .. } | ParamType::ApInt => Facts::of([texts(&["-"]), vec![First::Number]].concat()),
        ParamType::Str | ParamType::Bytes => Facts::of(vec![First::String]),
        ParamType::Type => Facts::of(First::types()),
        ParamType::Attribute => Facts::of(First::attributes()),
        // The text may omit the name of the type or attribute.
        ParamType::Handle(_) => Facts::unknown(),
        ParamType::Enum(_) => Facts {
            taken: Some(vec![First::Word, First::String]),
            ..Facts::of(vec![First::OtherWord, First::String])
        },
        ParamType::List(element) => of_type(element).list(),
        ParamType::Option(value) => of_type(value),
        ParamType::SelfType => Facts::of(First::types()),
        ParamType::Rust(_) => Facts { taken: Some(vec![First::Any]), ..Facts::unknown() },
    }
}
