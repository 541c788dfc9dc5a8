//! The sources of the types that an operation's format does not contain.

use super::directives::Bare;
use super::op_checker::Checker;
use super::operation::TypeSource;
use crate::codes;
use crate::model::constraint::{Path, Step};
use crate::model::op::{Arity, CoreTrait, Meaning, OpTrait, OpTraitKind, PartRef, Transformer, ValueGroup};

impl Checker<'_, '_> {
    /// The sources of the types of operands and results; reports types without a source.
    pub(super) fn types(&mut self) -> Option<(Vec<TypeSource>, Vec<TypeSource>)> {
        if self.failed {
            return None;
        }
        let operation = self.operation;
        let any_result =
            self.bound.all_result_types.is_some() || self.bound.result_types.iter().any(Option::is_some);
        // A hook does not give types that follow from traits.
        let follows = |index| self.result_type(index).is_some_and(|source| !source.is_cpp());
        let hook = !any_result
            && operation.interface("InferTypeOpInterface").is_some()
            && !(0..operation.results.len()).all(follows);
        let mut results = Vec::new();
        for (index, result) in operation.results.iter().enumerate() {
            let source = if self.bound.all_result_types.is_some() || self.bound.result_types[index].is_some()
            {
                Some(TypeSource::Text)
            } else if hook {
                Some(TypeSource::Hook)
            } else {
                self.result_type(index)
            };
            if source.is_none() {
                self.unknown_type("result", index, result);
            }
            results.extend(source);
        }
        let mut operands = Vec::new();
        for (index, operand) in operation.operands.iter().enumerate() {
            let source =
                if self.bound.all_operand_types.is_some() || self.bound.operand_types[index].is_some() {
                    Some(TypeSource::Text)
                } else {
                    let open = self.bound.bare(Bare::Operands).is_some() && operand.arity.is_variable();
                    let buildable = operand.buildable.clone().filter(|_| !open);
                    self.resolve(PartRef::Operand(index)).or_else(|| buildable.map(TypeSource::Buildable))
                };
            if source.is_none() {
                self.unknown_type("operand", index, operand);
            }
            operands.extend(source);
        }
        Some((operands, results))
    }

    /// The source of the type of a result that is not in the format.
    fn result_type(&self, index: usize) -> Option<TypeSource> {
        let result = &self.operation.results[index];
        let buildable = result.buildable.clone().filter(|_| !result.arity.is_variable());
        self.resolve(PartRef::Result(index)).or_else(|| buildable.map(TypeSource::Buildable))
    }

    fn unknown_type(&mut self, word: &str, index: usize, group: &ValueGroup) {
        // A trait with an unknown name is reported elsewhere, and may be the source of the type.
        let names_no_part = |item: &OpTrait| {
            let names = item.kind.predicate().map(|predicate| predicate.names()).unwrap_or_default();
            names.iter().any(|name| self.operation.find(name).is_none())
        };
        if self.operation.traits.iter().any(names_no_part) {
            self.failed = true;
            return;
        }
        let name = group.name.as_ref().map(|name| format!(", named '{}',", name.text)).unwrap_or_default();
        let message =
            format!("type of {word} #{index}{name} is not buildable and a buildable type cannot be inferred");
        let argument = group.name.as_ref().map_or(format!("{word}s"), |name| format!("${}", name.text));
        let help = format!("add `type({argument})`, or a trait from which the type follows");
        let whole = 0..self.format.text.len();
        self.help(codes::FORMAT_TYPE, &whole, message, &help);
    }

    /// The source of a part's type according to traits.
    fn resolve(&self, part: PartRef) -> Option<TypeSource> {
        let operation = self.operation;
        let is_same = operation.has(CoreTrait::SameOperandsAndResultType)
            || operation.has(CoreTrait::SameTypeOperands) && matches!(part, PartRef::Operand(_));
        for item in &operation.traits {
            let OpTraitKind::Predicate(predicate) = &item.kind else { continue };
            match &predicate.meaning {
                Meaning::AllMatch { names, part: step } if step.steps == [Step::Type] => {
                    let names: Vec<PartRef> = names.iter().filter_map(|name| operation.find(name)).collect();
                    if names.contains(&part)
                        && let Some(known) = names.iter().find(|known| self.is_written(**known))
                    {
                        return Some(TypeSource::SameAs(*known));
                    }
                }
                Meaning::TypesMatchWith { lhs, rhs, transformer, .. } => {
                    if operation.find(rhs) == Some(part)
                        && let Some(known) = operation.find(lhs).filter(|known| self.is_written(*known))
                    {
                        return Some(match transformer {
                            Transformer::Path(path) if *path == Path::THIS => TypeSource::SameAs(known),
                            other => TypeSource::Transformed(known, other.clone()),
                        });
                    }
                }
                Meaning::ElementCountAndTypes { shaped, elements } => {
                    if operation.find(elements) == Some(part)
                        && let Some(known) = operation.find(shaped).filter(|known| self.is_written(*known))
                    {
                        return Some(TypeSource::ElementsOf(known));
                    }
                }
                Meaning::AllMatch { .. } | Meaning::Condition(_) => {}
            }
        }
        if is_same {
            let operands = (0..operation.operands.len()).map(PartRef::Operand);
            let results = operation.has(CoreTrait::SameOperandsAndResultType);
            let results = (0..if results { operation.results.len() } else { 0 }).map(PartRef::Result);
            return operands.chain(results).find(|known| self.is_written(*known)).map(TypeSource::SameAs);
        }
        None
    }

    /// Whether the format contains the type of a part.
    fn is_written(&self, part: PartRef) -> bool {
        match part {
            PartRef::Operand(index) => {
                self.bound.operand_types[index].is_some()
                    || self.bound.all_operand_types.is_some()
                        && self.operation.operands[index].arity == Arity::One
            }
            PartRef::Result(index) => {
                self.bound.result_types[index].is_some()
                    || self.bound.all_result_types.is_some()
                        && self.operation.results[index].arity == Arity::One
            }
            PartRef::Attribute(index) => self.bound.attributes[index].is_some(),
            PartRef::Property(_) | PartRef::Region(_) | PartRef::Successor(_) => false,
        }
    }
}
