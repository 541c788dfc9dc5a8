//! Properties of operations (ODS `Property`): options, arrays, enums, and the view of their conditions.

use super::cpp_names::enum_name;
use super::op::{MAX_BASES, Operations, Part, base, bases};
use crate::model::constraint_property::PropertyValue;
use crate::model::op::{OpProperty, OptionSyntax};
use crate::model::{Name, StoredValue, last_name, option_default};
use isogloss_tablegen::{Record, Span};
use std::sync::Arc;

impl<'r> Operations<'r, '_> {
    pub(super) fn property(&mut self, owner: Record<'r>, part: &Part<'r>) -> Option<OpProperty> {
        let name = self.required_name(owner, part, "property")?;
        let mut property = self.property_of(part.constraint, name, part.span, MAX_BASES);
        if let Some(StoredValue::Int(ty)) = StoredValue::native(&property.storage)
            && let Some(default) = property.default.take()
        {
            property.default = Some(self.fitted_default("property", &property.name, default, ty));
        }
        Some(OpProperty { summary: part.summary.to_owned(), ..property })
    }

    /// A property, or one inside of it, with nested properties up to a depth.
    pub(super) fn property_of(
        &mut self,
        record: Record<'r>,
        name: Name,
        span: Span,
        depth: usize,
    ) -> OpProperty {
        let option = self.option_syntax(record, depth);
        // The nested option in an option.
        let inside = option.and_then(|_| value_of_option(record)).filter(|inside| is_option(*inside));
        let text = |field: &str| record.find::<&str>(field).unwrap_or("").trim();
        // The type of the value, also in an option.
        let value_type = |field: &str| match option {
            Some(_) => in_option(text(field)).unwrap_or_default().to_owned(),
            None => text(field).to_owned(),
        };
        let base = match (option, option_record(record)) {
            (None, Some(unknown)) => unknown,
            _ => self::base(record, "baseProperty"),
        };
        let enumeration = base.find::<Record<'_>>("enum").map(enum_name);
        // MLIR's option names its property only in C++.
        let in_text = || self.constraints.enumeration(option.and_then(|_| in_option(text("storageType")))?);
        let enumeration = enumeration.or_else(in_text);
        let default = match option {
            Some(_) => option_default(text("defaultValue")),
            None => Some(text("defaultValue")).filter(|default| !default.is_empty()),
        };
        let default = default.map(|default| self.constraints.default_value(Name::new(default, span)));
        let mut nested =
            |property| Some(Box::new(self.property_of(property, Name::new("", span), span, depth - 1)));
        let (inside, element) = match (inside, element(base)) {
            _ if depth == 0 => (None, None),
            (Some(inside), _) => (nested(inside), None),
            (None, element) => (None, element.and_then(nested)),
        };
        let is_value = inside.is_none();
        let mut property = OpProperty {
            name,
            constraint: self.constraint(record),
            class: self.class(base, "storageType"),
            storage: value_type("storageType"),
            value: value_type("interfaceType"),
            default,
            unknown_default: false,
            // MLIR's option names its property only in C++.
            unit: is_value && (is_unit(base) || option.is_some() && text("printer").contains("unit_absent")),
            enumeration: enumeration.filter(|_| is_value),
            keyword: base.find::<&str>("mnemonic").unwrap_or("").to_owned(),
            expected: String::new(),
            option,
            inside,
            element,
            summary: String::new(),
        };
        if property.enumeration.is_some() {
            let form = base.get::<Record<'_>>("attrForm");
            let form = form.and_then(|form| form.get::<&str>("storageType"));
            let form = form.map(|class| format!("{} or ", class.trim())).unwrap_or_default();
            property.expected = format!("{form}IntegerAttr storage for {}", property.storage);
        }
        if property.is_unsigned() {
            let mut constraint = property.constraint.as_ref().clone();
            constraint.predicate = constraint.predicate.without_signs();
            property.constraint = Arc::new(constraint);
        }
        property
    }

    /// The syntax of a property that is an option. `None` for any other, and for an option of a value without a
    /// counterpart in Rust, which is any attribute.
    fn option_syntax(&self, record: Record<'r>, depth: usize) -> Option<OptionSyntax> {
        let found = option_record(record)?;
        let value = in_option(record.find("storageType")?)?;
        let is_known = StoredValue::native(value).is_some()
            || match value_of_option(record) {
                Some(inside) if is_option(inside) => {
                    depth > 0 && self.option_syntax(inside, depth - 1).is_some()
                }
                _ => element(base(record, "baseProperty")).is_some(),
            }
            || self.constraints.enumeration(value).is_some();
        if !is_known {
            return None;
        }
        let is_alone = match value_of_option(record) {
            Some(inside) => {
                let default = inside.find::<&str>("defaultValue").unwrap_or("");
                default.trim().is_empty() && found.find("canDelegateParsing").unwrap_or(true)
            }
            // MLIR's library names the property only in C++. The keyword of an enum is in its printed text.
            None => {
                let printer: &str = record.find("printer")?;
                let value = printer.replace("\"some<\"", "");
                if value.contains("<\"") {
                    return None;
                }
                value.len() == printer.len()
            }
        };
        Some(if is_alone { OptionSyntax::Alone } else { OptionSyntax::Some })
    }
}

/// The option that a property is or is based on, outside of another option.
fn option_record(record: Record<'_>) -> Option<Record<'_>> {
    bases(record, "baseProperty").find(|base| base.is_subclass_of("OptionalProp"))
}

fn is_option(record: Record<'_>) -> bool {
    option_record(record).is_some()
}

/// The property in an option.
fn value_of_option(record: Record<'_>) -> Option<Record<'_>> {
    option_record(record)?.find("baseProperty")
}

/// The property of the value in an option, or of the elements of a list of attributes.
pub(super) fn nested_property(record: Record<'_>) -> Option<Record<'_>> {
    match option_record(record) {
        Some(option) => option.find("baseProperty"),
        None => element(base(record, "baseProperty")),
    }
}

/// The native property that `$_self` stands for in C++ conditions.
pub(super) fn property_value(record: Record<'_>) -> PropertyValue {
    let mut ty: &str = record.find("storageType").unwrap_or("");
    let mut options = 0;
    if is_option(record) {
        while let Some(inside) = in_option(ty) {
            (ty, options) = (inside, options + 1);
        }
    }
    use StoredValue as S;
    let is_number = matches!(S::native(ty), Some(S::Bool | S::Int(_) | S::Unsigned(_)))
        && !bases(record, "baseProperty").any(is_unit);
    let infos = record.records().derived_from("EnumInfo");
    let class = last_name(ty);
    let info =
        infos.into_iter().find(|info| info.find::<&str>("className").is_some_and(|found| found == class));
    let cases = info.and_then(|info| info.find::<Vec<Record<'_>>>("enumerants")).unwrap_or_default();
    let case = |case: Record<'_>| Some((case.find::<&str>("symbol")?.to_owned(), case.find("value")?));
    PropertyValue { options, is_number, cases: cases.into_iter().filter_map(case).collect() }
}

/// The type inside of an option type.
fn in_option(ty: &str) -> Option<&str> {
    let ty = ty.trim();
    ty.strip_prefix("std::optional<").or_else(|| ty.strip_prefix("Option<"))?.strip_suffix('>')
}

/// The property of an element of a property that is an array of attributes. An array of integers is a dense array;
/// elements that MLIR's library defines only in C++ are any attribute.
fn element(record: Record<'_>) -> Option<Record<'_>> {
    record.find("elementProperty").filter(|_| !record.is_subclass_of("IntArrayProp"))
}

/// Whether the presence of a property is its value.
fn is_unit(record: Record<'_>) -> bool {
    matches!(record.name(), "UnitProp" | "UnitProperty")
}
