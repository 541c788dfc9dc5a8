//! The form of an operation as a line for readers of errors: `arith.addi %lhs, %rhs : type(result)`.

use crate::ir::def::{Arity, OpDef, ValueGroup};
use crate::ir::format::{OpArgument, OpElement, OpPart, TypesOf};
use crate::text::format::append_form;

/// The form after the name, with `(...)?` around optional parts; without the attribute dictionary, which is optional,
/// too.
pub(super) fn form_of(def: &'static OpDef, elements: &'static [OpElement]) -> String {
    let mut out = def.name.to_owned();
    append_form(elements, &|part| part_text(def, part), &mut out);
    out
}

fn part_text(def: &'static OpDef, part: &OpPart) -> String {
    let group = |groups: &'static [ValueGroup], index: u16| groups.get(usize::from(index));
    match *part {
        OpPart::Operand(index) => {
            group(def.operands, index).map_or_else(String::new, |group| match group.arity {
                Arity::One | Arity::Optional => format!("%{}", group.name),
                Arity::Variadic => format!("%{}, ...", group.name),
                Arity::Nested { .. } => format!("(%{}, ...), ...", group.name),
            })
        }
        OpPart::Type { of, .. } => {
            let one = |group: Option<&ValueGroup>, sigil| {
                let name = group.map_or("", |group| group.name);
                format!("type({sigil}{name})")
            };
            match of {
                TypesOf::Operand(index) => one(group(def.operands, index), "%"),
                TypesOf::Result(index) => one(group(def.results, index), ""),
                TypesOf::Operands => "type(operands)".to_owned(),
                TypesOf::Results => "type(results)".to_owned(),
            }
        }
        OpPart::FunctionalType { .. } => "(type, ...) -> type".to_owned(),
        OpPart::Property { index, .. } => {
            let property = def.properties.get(usize::from(index));
            property.map_or_else(String::new, |property| format!("${}", property.name))
        }
        OpPart::Successor(index) => {
            let successor = def.successors.get(usize::from(index));
            successor.map_or_else(String::new, |successor| {
                format!("^{}{}", successor.name, if successor.variadic { ", ..." } else { "" })
            })
        }
        OpPart::Region(index) => {
            let region = def.regions.get(usize::from(index));
            if region.is_some_and(|region| region.variadic) {
                "{...}, ...".to_owned()
            } else {
                "{...}".to_owned()
            }
        }
        OpPart::Bare(bare) => bare.form.to_owned(),
        OpPart::Flag(_) => String::new(),
        OpPart::Custom { arguments: [.., OpArgument::Elements(elements)], .. } => {
            let mut inner = String::new();
            append_form(elements, &|part| part_text(def, part), &mut inner);
            format!("{}, ...", inner.replace(", ...", ""))
        }
        OpPart::Custom { directive, .. } => match directive.text {
            Some(text) => text.form.to_owned(),
            None => format!("custom<{}>", directive.name),
        },
        OpPart::Clauses(clauses) => {
            let clause = |clause: &'static crate::ir::format::Clause| {
                let mut inner = clause.keyword.to_owned();
                append_form(clause.elements, &|part| part_text(def, part), &mut inner);
                inner
            };
            format!("({})*", clauses.iter().map(clause).collect::<Vec<_>>().join(" | "))
        }
    }
}
