//! First sets of the elements of operations' formats: the text that the runtime's `ir/text/format` prints, checks for
//! and parses.

use super::directives::{Directive, values};
use super::first::{Empty, Facts, First, Grammar};
use super::operation::{OpLeaf, Values};
use super::{FormatElement, Leaf};
use crate::model::constraint::Predicate;
use crate::model::op::{
    Arity, AttrForm, CoreTrait, InterfaceVerify, Meaning, OpAttribute, OpTraitKind, Operation, PartRef,
    Segments, ValueGroup,
};

impl Grammar for Operation {
    fn facts(&self, leaf: &Leaf, _body: bool) -> Facts {
        let Leaf::Operation(leaf) = leaf else { return Facts::unknown() };
        match leaf {
            OpLeaf::Part { part, qualified, optional } => self.part_facts(*part, *qualified, *optional),
            OpLeaf::Type { of, qualified } => self.type_facts(*of, *qualified),
            OpLeaf::FunctionalType { .. } => Facts::of(vec![First::text("(")]),
            OpLeaf::Bare(bare) => (bare.row().first)(self),
            OpLeaf::Custom { name, by_author: false, arguments, .. } => {
                let row = Directive::named(name).and_then(|directive| directive.text.as_ref());
                row.map_or_else(Facts::unknown, |row| (row.first)(self, arguments))
            }
            // A flag has no text, and the walk handles clauses.
            OpLeaf::Custom { .. } | OpLeaf::Flag(_) | OpLeaf::OiList(_) => Facts::unknown(),
        }
    }

    fn clause_anchor(&self, clause: &[FormatElement]) -> Vec<usize> {
        OpLeaf::clause_anchors(clause).into_iter().map(|part| self.index_of(part)).collect()
    }

    /// With `SameVariadicOperandSize`, either all variable operands are present or none.
    fn canonical(&self, variable: usize, _body: bool) -> usize {
        let first = |groups: &[ValueGroup]| groups.iter().position(|group| group.arity.is_variable());
        let same = match self.part(variable) {
            Some(PartRef::Operand(index))
                if self.operand_segments == Segments::Equal && self.operands[index].arity.is_variable() =>
            {
                first(&self.operands).map(PartRef::Operand)
            }
            Some(PartRef::Result(index))
                if self.result_segments == Segments::Equal && self.results[index].arity.is_variable() =>
            {
                first(&self.results).map(PartRef::Result)
            }
            Some(
                PartRef::Operand(_)
                | PartRef::Result(_)
                | PartRef::Attribute(_)
                | PartRef::Property(_)
                | PartRef::Region(_)
                | PartRef::Successor(_),
            )
            | None => None,
        };
        same.map_or(variable, |part| self.index_of(part))
    }

    /// Some traits verify that there are operands or results.
    fn present(&self) -> Vec<Vec<usize>> {
        const OPERANDS: [CoreTrait; 6] = [
            CoreTrait::SameOperandsShape,
            CoreTrait::SameOperandsElementType,
            CoreTrait::SameOperandsAndResultShape,
            CoreTrait::SameOperandsAndResultElementType,
            CoreTrait::SameOperandsAndResultType,
            CoreTrait::SameOperandsAndResultRank,
        ];
        const RESULTS: [CoreTrait; 3] = [
            CoreTrait::SameOperandsAndResultShape,
            CoreTrait::SameOperandsAndResultElementType,
            CoreTrait::SameOperandsAndResultType,
        ];
        let all = [(Values::Operands, &OPERANDS[..]), (Values::Results, &RESULTS)];
        let all = all.into_iter().filter(|(_, traits)| traits.iter().any(|item| self.has(*item)));
        all.filter_map(|(values, _)| self.all_absent(values)).collect()
    }

    fn is_list(&self, variable: usize) -> bool {
        match self.part(variable) {
            Some(PartRef::Operand(index)) => self.operands[index].arity.is_list(),
            Some(PartRef::Result(index)) => self.results[index].arity.is_list(),
            Some(PartRef::Region(index)) => self.regions[index].variadic,
            Some(PartRef::Successor(index)) => self.successors[index].variadic,
            Some(PartRef::Attribute(_) | PartRef::Property(_)) | None => false,
        }
    }

    fn is_verified_by_author(&self) -> bool {
        let verifies = |kind: &OpTraitKind| match kind {
            OpTraitKind::Predicate(predicate) => matches!(predicate.meaning, Meaning::Condition(_)),
            // A method verifies the uses of symbols.
            OpTraitKind::Interface(interface) => {
                interface.verify != InterfaceVerify::None
                    || interface.mlir_name() == Some("SymbolUserOpInterface")
            }
            OpTraitKind::Foreign { path, .. } => path.is_some(),
            OpTraitKind::Core(_)
            | OpTraitKind::HasParent(_)
            | OpTraitKind::ImplicitTerminator(_)
            | OpTraitKind::Effects(_) => false,
        };
        let hooks = self.hooks.verify || self.hooks.verify_regions;
        hooks || self.traits.iter().any(|item| verifies(&item.kind))
    }

    fn name(&self, variable: usize) -> String {
        let name = match self.part(variable) {
            Some(PartRef::Operand(index)) => self.operands[index].name.as_ref(),
            Some(PartRef::Result(index)) => self.results[index].name.as_ref(),
            Some(PartRef::Attribute(index)) => Some(&self.attributes[index].name),
            Some(PartRef::Property(index)) => Some(&self.properties[index].name),
            Some(PartRef::Region(index)) => self.regions[index].name.as_ref(),
            Some(PartRef::Successor(index)) => self.successors[index].name.as_ref(),
            None => None,
        };
        name.map_or_else(String::new, |name| format!("${}", name.text))
    }

    /// A location, the end of the block, or the next operation.
    fn end(&self) -> Vec<First> {
        let mut end = vec![First::text("}"), First::Block, First::text("loc")];
        if !self.has(CoreTrait::IsTerminator) {
            end.extend([First::Value, First::String, First::OtherWord]);
        }
        end
    }

    fn end_noun(&self) -> &'static str {
        "what follows the operation"
    }
}

impl Operation {
    /// The variables without which there are no operands; `None` if there always are some.
    pub(super) fn all_operands_absent(&self) -> Option<Vec<usize>> {
        self.all_absent(Values::Operands)
    }

    /// The variables without which there are no values of a kind; `None` if there always are some.
    fn all_absent(&self, values: Values) -> Option<Vec<usize>> {
        let (groups, part): (_, fn(usize) -> PartRef) = match values {
            Values::Operands | Values::Operand(_) => (&self.operands, PartRef::Operand),
            Values::Results | Values::Result(_) => (&self.results, PartRef::Result),
        };
        let range = match values {
            Values::Operands | Values::Results => 0..groups.len(),
            Values::Operand(index) | Values::Result(index) => index..index + 1,
        };
        let is_fixed = groups[range.clone()].iter().any(|group| !group.arity.is_variable());
        (!is_fixed).then(|| range.map(|index| self.canonical(self.index_of(part(index)), false)).collect())
    }

    fn part_facts(&self, part: PartRef, qualified: bool, optional: bool) -> Facts {
        match part {
            PartRef::Operand(index) => {
                let without = self.all_absent(Values::Operand(index));
                match self.operands[index].arity {
                    Arity::One | Arity::Optional => values(First::Value, without),
                    Arity::Variadic => values(First::Value, without).list(),
                    Arity::Nested { .. } => values(First::text("("), without).list(),
                }
            }
            PartRef::Attribute(index) => {
                let attribute = &self.attributes[index];
                let facts = attribute_facts(attribute, qualified);
                if self.is_optional_attribute(part) {
                    Facts { looks: optional, ..facts.looked_for(vec![self.index_of(part)]) }
                } else {
                    facts
                }
            }
            // MLIR's libraries define their text in C++.
            PartRef::Property(_) => Facts::unknown(),
            PartRef::Region(index) => {
                let region = First::text("{");
                if self.regions[index].variadic {
                    values(region, Some(vec![self.index_of(part)])).list()
                } else {
                    values(region, None)
                }
            }
            PartRef::Successor(index) => {
                if self.successors[index].variadic {
                    values(First::Block, Some(vec![self.index_of(part)])).list()
                } else {
                    values(First::Block, None)
                }
            }
            PartRef::Result(_) => Facts::unknown(),
        }
    }

    fn type_facts(&self, of: Values, qualified: bool) -> Facts {
        let group = match of {
            Values::Operand(index) => self.operands.get(index),
            Values::Result(index) => self.results.get(index),
            Values::Operands | Values::Results => None,
        };
        let without = self.all_absent(of);
        match group.map(|group| &group.arity) {
            // The text of a type of one class may omit its name.
            Some(Arity::One) if !qualified && group.is_some_and(|group| !group.has_any_class()) => {
                Facts { begins: None, ..Facts::of(Vec::new()) }
            }
            Some(Arity::One) => Facts::of(First::types()),
            Some(Arity::Optional) => Facts::of(First::types()).looked_for(without.unwrap_or_default()),
            Some(Arity::Nested { .. }) => values(First::text("("), without).list(),
            // The parser expects a type.
            Some(Arity::Variadic) | None => {
                let empty = without.map_or(Empty::Never, Empty::Without);
                Facts { empty, ..Facts::of(First::types()) }.list()
            }
        }
    }
}

/// The first set of typed attributes, except numbers, strings and dialect attributes.
const TYPED: [&str; 7] = ["-", "true", "false", "dense", "dense_resource", "sparse", "array"];

/// Whether the constraint on an attribute admits every attribute.
fn is_any(attribute: &OpAttribute) -> bool {
    fn holds(predicate: &Predicate) -> bool {
        matches!(predicate, Predicate::All(all) if all.iter().all(holds))
    }
    holds(&attribute.constraint.predicate)
}

/// The facts of an attribute that is present.
fn attribute_facts(attribute: &OpAttribute, qualified: bool) -> Facts {
    let texts = |texts: &[&str]| -> Vec<First> { texts.iter().copied().map(First::text).collect() };
    let own =
        || attribute.begins.iter().map(|text| if text == "\"" { First::String } else { First::text(text) });
    let any = First::attributes;
    match &attribute.form {
        AttrForm::SymbolName => return Facts::of(vec![First::Symbol]),
        AttrForm::DenseArray if !qualified => return Facts::of(texts(&["["])),
        AttrForm::EnumInteger(_) => {
            let taken = own().chain([First::String]).collect();
            return Facts { taken: Some(taken), ..Facts::of(own().collect()) };
        }
        AttrForm::EnumAttr(_) if !qualified && !attribute.begins.is_empty() => {
            let taken = any().into_iter().chain(own()).collect();
            return Facts { taken: Some(taken), ..Facts::of(own().collect()) };
        }
        AttrForm::Attribute | AttrForm::EnumAttr(_) | AttrForm::DenseArray | AttrForm::Derived => {}
    }
    // MLIR's parser checks for the class of some attributes, and for any attribute otherwise.
    let of_class = |begins| Facts::of(begins);
    let of_any = |begins| Facts { begins: Some(begins), ..Facts::of(any()) };
    let class = if attribute.storage.is_empty() { Some("Attribute") } else { attribute.class.mlir_name() };
    match class.unwrap_or_default() {
        "Attribute" if is_any(attribute) => Facts::of(any()),
        "TypedAttr" => of_any([texts(&TYPED), vec![First::Number, First::String, First::Attribute]].concat()),
        "ArrayAttr" => of_class(texts(&["["])),
        "StringAttr" => of_class(vec![First::String]),
        "SymbolRefAttr" | "FlatSymbolRefAttr" => of_class(vec![First::Symbol]),
        "DictionaryAttr" => of_any(texts(&["{"])),
        "BoolAttr" => of_any(texts(&["true", "false"])),
        "IntegerAttr" => of_any([texts(&["true", "false", "-"]), vec![First::Number]].concat()),
        "FloatAttr" => of_any([texts(&["-"]), vec![First::Number]].concat()),
        "TypeAttr" => of_any(First::types()),
        "UnitAttr" => of_any(texts(&["unit"])),
        "AffineMapAttr" => of_any([texts(&["affine_map"]), vec![First::Attribute]].concat()),
        _ if !qualified && !attribute.begins.is_empty() => {
            let taken = Some(any().into_iter().chain(own()).collect());
            Facts { taken, ..Facts::of(own().chain([First::Attribute]).collect()) }
        }
        _ => Facts { begins: None, ..Facts::of(any()) },
    }
}
