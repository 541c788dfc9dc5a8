//! The attributes and properties of an operation's table.

use super::{
    Chain, Class, Inside, Items, OpBackEnd, OpDef, OptionText, Property, PropertyCall, PropertyStart,
    PropertyText,
};
use crate::model::StoredValue;
use crate::model::constraint::Buildable;
use crate::model::op::{AttrForm, AttrPresence, OpAttribute, OpProperty, Operation, OptionSyntax, PartRef};

impl<I: Items> OpDef<I> {
    /// Adds the attributes, the properties and the sizes of segments in the order of their [slots](Operation::slot), and the
    /// slots that the format always writes.
    pub(super) fn add_properties(&mut self, owner: &Operation, back_end: &mut impl OpBackEnd<I>) {
        let bound = owner.bound_properties();
        let mut add = |(mut property, is_unknown): (Property<I>, bool), part| {
            property.table.calls.extend(bound.contains(&part).then(PropertyCall::InFormat));
            self.properties.push(property);
            self.always_written.extend(owner.slot(part).filter(|_| is_unknown && owner.always_writes(part)));
        };
        for (at, part) in owner.attributes.iter().enumerate() {
            add(attribute(owner, part, back_end), PartRef::Attribute(at));
        }
        for (at, part) in owner.properties.iter().enumerate() {
            add(property(owner, part, back_end), PartRef::Property(at));
        }
        self.properties.extend(owner.segment_sizes().map(|sizes| {
            let start = if owner.writes_sizes(sizes.of_results) {
                PropertyStart::SegmentSizes(sizes.name.to_owned())
            } else {
                PropertyStart::PrintedSegmentSizes(sizes.name.to_owned())
            };
            Property { mark: Default::default(), table: Chain { start, calls: Vec::new() } }
        }));
    }
}

/// The table of an attribute, and whether its default value is unknown.
fn attribute<I: Items>(
    owner: &Operation,
    attribute: &OpAttribute,
    back_end: &mut impl OpBackEnd<I>,
) -> (Property<I>, bool) {
    let constraint = back_end.constraint(owner, &attribute.constraint);
    let start = PropertyStart::Attribute(attribute.name.text.clone(), constraint);
    let stored = attribute.stored(|class| back_end.has_enum(class));
    let mut calls = if attribute.presence == AttrPresence::Unit {
        vec![PropertyCall::Unit()]
    } else if attribute.form == AttrForm::SymbolName {
        vec![PropertyCall::SymbolName()]
    } else {
        storage(stored, attribute.value_type.as_ref(), back_end)
    };
    if matches!(stored, StoredValue::Enum(_)) && attribute.stores_any_integer() {
        calls.push(PropertyCall::Class(Class("IntegerAttr")));
    }
    let mut is_unknown = attribute.unknown_default;
    if let Some(default) = attribute.default() {
        let default = back_end.default(Some(attribute), stored, &default.text, false);
        is_unknown |= default.is_none();
        calls.extend(default.map(PropertyCall::Made));
    }
    calls.extend((attribute.presence == AttrPresence::Required).then(PropertyCall::Required));
    let mark = back_end.mark(Some(attribute), stored);
    (Property { mark, table: Chain { start, calls } }, is_unknown)
}

/// The table of a native property, and whether its default value is unknown.
fn property<I: Items>(
    owner: &Operation,
    property: &OpProperty,
    back_end: &mut impl OpBackEnd<I>,
) -> (Property<I>, bool) {
    let constraint = back_end.constraint(owner, &property.constraint);
    let start = PropertyStart::Property(property.name.text.clone(), constraint);
    let stored = property.stored(|class| back_end.has_enum(class));
    let mut calls = native(property, stored, back_end);
    let mut is_unknown = false;
    if let Some(default) = &property.default {
        match back_end.default(None, stored, &default.text, property.option.is_some()) {
            Some(default) => calls.push(PropertyCall::Made(default)),
            // An option is then any attribute.
            None if property.option.is_some() => (calls, is_unknown) = (Vec::new(), true),
            None => is_unknown = true,
        }
    }
    calls.extend((is_unknown || property.unknown_default).then(PropertyCall::UnknownDefault));
    calls.extend((property.unknown_default || property.is_required()).then(PropertyCall::Required));
    (Property { mark: back_end.mark(None, stored), table: Chain { start, calls } }, is_unknown)
}

/// The storage of a native property, and its text.
fn native<I: Items>(
    property: &OpProperty,
    stored: StoredValue<'_>,
    back_end: &mut impl OpBackEnd<I>,
) -> Vec<PropertyCall<I>> {
    let mut inside = |property: &OpProperty| {
        let stored = property.stored(|class| back_end.has_enum(class));
        let calls = native(property, stored, back_end);
        Inside(Box::new(Chain { start: PropertyStart::Element(), calls }))
    };
    let mut calls = if let Some(element) = &property.element {
        vec![PropertyCall::Elements(inside(element))]
    } else if let Some(nested) = &property.inside {
        vec![PropertyCall::Nested(inside(nested))]
    } else if let StoredValue::Enum(class) = stored {
        back_end.cases(class, property).map(PropertyCall::Made).into_iter().collect()
    } else if let StoredValue::Bool = stored {
        vec![PropertyCall::TruthValue()]
    } else {
        storage(stored, None, back_end)
    };
    calls.extend(property.option.map(|option| match option {
        OptionSyntax::Alone => PropertyCall::Option(OptionText::Alone),
        OptionSyntax::Some => PropertyCall::Option(OptionText::Some),
    }));
    calls
}

/// The storage of values, and their text in a format.
fn storage<I: Items>(
    stored: StoredValue<'_>,
    value_type: Option<&Buildable>,
    back_end: &mut impl OpBackEnd<I>,
) -> Vec<PropertyCall<I>> {
    let text = |ty: &str| PropertyCall::Text(PropertyText::OfType(ty.to_owned()));
    match stored {
        StoredValue::Bool => vec![PropertyCall::Class(Class("BoolAttr")), text("i1")],
        StoredValue::Bit => vec![PropertyCall::Integer("i1".to_owned())],
        StoredValue::Int(ty) => vec![PropertyCall::Integer(ty.to_owned())],
        StoredValue::Unsigned(ty) => vec![PropertyCall::Unsigned(ty.to_owned())],
        StoredValue::Unit => vec![PropertyCall::Unit()],
        StoredValue::Str => vec![PropertyCall::String()],
        StoredValue::Type => vec![PropertyCall::Type()],
        StoredValue::Array { class, element } => vec![PropertyCall::Array(Class(class), element.to_owned())],
        StoredValue::Enum(_)
        | StoredValue::FlatSymbol
        | StoredValue::Builtin(_)
        | StoredValue::Definition { .. }
        | StoredValue::Interface(_)
        | StoredValue::Any => {
            let call = back_end.storage(stored).map(PropertyCall::Made);
            let has_text = matches!(stored, StoredValue::Enum(_) | StoredValue::Definition { .. });
            let text = match value_type {
                Some(Buildable::Text(ty)) if call.is_none() || !has_text => Some(text(ty)),
                Some(Buildable::Text(_) | Buildable::Def(_) | Buildable::Cpp(_)) | None => None,
            };
            call.into_iter().chain(text).collect()
        }
    }
}
