//! Attributes and properties of operations: storage, syntax, and default values.

use crate::condition::enum_integer;
use crate::leak;
use crate::names::{self, KnownEnum, Names};
use isogloss::builtin::UnitAttr;
use isogloss::constraint::{Class, Pred, classes};
use isogloss::def::{Def, EnumDef, ParamKind};
use isogloss::ir::format::{OptionText, PropertyText as Text};
use isogloss::ir::{PropertyDef, PropertyDefault, Storage};
use isogloss::text::parse_attribute;
use isogloss::{Context, DefHandle, Param};
use isogloss_codegen::model::constraint::Buildable;
use isogloss_codegen::model::lower::squeezed;
use isogloss_codegen::model::op::{AttrForm, AttrPresence, OpAttribute, OpProperty, OptionSyntax};
use isogloss_codegen::model::{
    StoredValue, default_array, default_bool, default_cases, default_integer, default_string, is_empty_list,
};
use std::sync::OnceLock;

/// A context without dialects.
static CONTEXT: OnceLock<Box<Context>> = OnceLock::new();

/// The values of an attribute or a property.
enum Value {
    Bool,
    /// As `Bool`, stored as any integer attribute.
    Bit,
    /// An integer; the type as in MLIR's text.
    Int(&'static str),
    /// An unsigned integer, stored as a signless one of a type.
    Unsigned(&'static str),
    /// A unit, or `false`.
    Unit,
    Str,
    Type,
    /// A case of an enum, stored as an integer.
    Enum(KnownEnum),
    /// A dense array, with its class and the element type as in MLIR's text.
    Array(&'static str, &'static str),
    /// The attributes of a class of the runtime.
    Class(&'static Class),
    /// The instances of a def.
    Def(&'static Def),
    Any,
}

impl Value {
    /// The values of a definition, resolved with the known items.
    fn of(stored: StoredValue<'_>, names: &Names) -> Self {
        match stored {
            StoredValue::Bool => Self::Bool,
            StoredValue::Bit => Self::Bit,
            StoredValue::Int(ty) => Self::Int(leak::text(ty)),
            StoredValue::Unsigned(ty) => Self::Unsigned(leak::text(ty)),
            StoredValue::Unit => Self::Unit,
            StoredValue::Str => Self::Str,
            StoredValue::Type => Self::Type,
            StoredValue::Enum(class) => names.enumeration(class).map_or(Self::Any, Self::Enum),
            StoredValue::Array { class, element } => Self::Array(class, element),
            StoredValue::FlatSymbol => Self::builtin("FlatSymbolRefAttr"),
            StoredValue::Builtin(class) => Self::builtin(class),
            StoredValue::Definition { dialect, class } => {
                names.def(dialect, class).map_or(Self::Any, Self::Def)
            }
            StoredValue::Interface(_) | StoredValue::Any => Self::Any,
        }
    }

    fn builtin(class: &str) -> Self {
        names::class(class).filter(|known| known.name != "Attribute").map_or(Self::Any, Self::Class)
    }

    /// The storage of a property, and its syntax in a format.
    fn stored(&self, value_type: Option<&Buildable>) -> (Storage, Text) {
        let text = match value_type {
            Some(Buildable::Text(ty)) => Text::OfType(leak::text(ty)),
            Some(Buildable::Def(_) | Buildable::Cpp(_)) | None => Text::Full,
        };
        let class = instances_of;
        match self {
            Self::Bool => (class(&classes::BOOL_ATTR), Text::OfType("i1")),
            Self::Bit => (class(&classes::INTEGER_ATTR), Text::OfType("i1")),
            Self::Int(ty) => (class(&classes::INTEGER_ATTR), Text::OfType(ty)),
            Self::Unsigned(ty) => (class(&classes::INTEGER_ATTR), Text::Unsigned(ty)),
            Self::Unit => {
                const FLAG: Pred =
                    Pred::Any(&[Pred::Class(&classes::UNIT_ATTR), Pred::Class(&classes::BOOL_ATTR)]);
                (Storage::Condition(&FLAG), Text::Unit)
            }
            Self::Str => (class(&classes::STRING_ATTR), Text::OfType("none")),
            Self::Type => (class(&classes::TYPE_ATTR), Text::OfType("none")),
            Self::Enum(found) => {
                let storage = Storage::Condition(leak::value(enum_integer(*found)));
                (storage, Text::Enum { def: found.def, width: found.bits })
            }
            Self::Array(name, element) => {
                (names::class(name).map_or(Storage::Any, class), Text::List(element))
            }
            Self::Class(known) => (class(known), text),
            Self::Def(def) => (Storage::Condition(leak::value(Pred::Def(def))), Text::OfDef(def)),
            Self::Any => (Storage::Any, text),
        }
    }

    /// A default value, which is C++ or Rust.
    fn default(&self, text: &str) -> Option<PropertyDefault> {
        let text = text.trim();
        let spelled = |text: String| is_attribute(&text).then(|| PropertyDefault::Text(leak::text(&text)));
        let integer = |value: i64, ty: &'static str| {
            is_attribute(&format!("{value} : {ty}")).then_some(PropertyDefault::Integer { value, ty })
        };
        match self {
            Self::Bool | Self::Bit => default_bool(text).and_then(|value| integer(value.into(), "i1")),
            Self::Int(ty) | Self::Unsigned(ty) => integer(default_integer(text)?, ty),
            Self::Unit => {
                if default_bool(text)? {
                    Some(PropertyDefault::Instance(<UnitAttr<'_> as DefHandle>::DEF, &[]))
                } else {
                    integer(0, "i1")
                }
            }
            Self::Enum(found) => integer(case(found.def, text)?, leak::text(&format!("i{}", found.bits))),
            Self::Str => spelled(format!("\"{}\"", default_string(text)?)),
            Self::Array(_, element) => spelled(default_array(element, text)?),
            Self::Class(known) if known.name == "ArrayAttr" && is_empty_list(text) => {
                spelled("[]".to_owned())
            }
            Self::Def(def) => {
                let [only] = def.params else { return None };
                let (ParamKind::Enum(cases) | ParamKind::NamedEnum(cases, _)) = only.kind else {
                    return None;
                };
                let value = case(cases, text)?;
                let params = leak::slice(vec![Param::UInt(value as u64)]);
                Some(PropertyDefault::Instance(def, params))
            }
            _ => None,
        }
    }
}

/// Wraps a value in the option.
fn some(value: PropertyDefault) -> PropertyDefault {
    let context = CONTEXT.get_or_init(Context::new);
    PropertyDefault::Text(leak::text(&format!("[{}]", value.make(context))))
}

fn instances_of(class: &'static Class) -> Storage {
    Storage::Condition(leak::value(Pred::Class(class)))
}

/// Whether a text is a builtin attribute: a definition file may have any text.
fn is_attribute(text: &str) -> bool {
    parse_attribute(CONTEXT.get_or_init(Context::new), text).is_ok()
}

/// The enum value of a default value.
pub(crate) fn case(cases_of: &EnumDef, text: &str) -> Option<i64> {
    let cases = default_cases(text, cases_of.separator.is_some())?;
    let value_of = |name: &str| {
        let name = squeezed(name);
        cases_of.cases.iter().find(|case| squeezed(case.symbol) == name).map(|case| case.value)
    };
    if cases.is_empty() {
        cases_of.cases.iter().any(|case| case.value == 0).then_some(0)
    } else {
        cases.into_iter().try_fold(0, |value, name| Some(value | value_of(name)?))
    }
}

/// The table of an attribute of an operation, without its constraint. Also returns a default value that is not
/// understood.
pub(crate) fn attribute(attribute: &OpAttribute, names: &Names) -> (PropertyDef, Option<String>) {
    let value = Value::of(attribute.stored(|class| names.enumeration(class).is_some()), names);
    let (storage, text) = if attribute.presence == AttrPresence::Unit {
        (instances_of(&classes::UNIT_ATTR), Text::Unit)
    } else if attribute.form == AttrForm::SymbolName {
        (instances_of(&classes::STRING_ATTR), Text::SymbolName)
    } else {
        let (storage, text) = value.stored(attribute.value_type.as_ref());
        let storage =
            if attribute.stores_any_integer() { instances_of(&classes::INTEGER_ATTR) } else { storage };
        (storage, text)
    };
    let made = PropertyDef { storage, text, ..PropertyDef::new(leak::text(&attribute.name.text)) };
    let default = attribute.default().map(|default| {
        let text = attribute.default_text.as_deref().filter(|text| is_attribute(text));
        let known = value.default(&default.text);
        (known.or_else(|| text.map(|text| PropertyDefault::Text(leak::text(text)))), &default.text)
    });
    match (&attribute.presence, default) {
        (AttrPresence::Required, _) => (made.required(), None),
        (AttrPresence::OptionalDefault(_), Some((Some(default), _))) => {
            (PropertyDef { default: Some(default), optional: true, ..made }, None)
        }
        (
            AttrPresence::Optional | AttrPresence::Default(_) | AttrPresence::Unit,
            Some((Some(default), _)),
        ) => (PropertyDef { default: Some(default), ..made }, None),
        (_, Some((None, text))) => (made, Some(text.clone())),
        (_, None) => (made, None),
    }
}

/// The table of a native property, without its constraint. Also returns a default value that is not understood.
pub(crate) fn property(property: &OpProperty, names: &Names) -> (PropertyDef, Option<String>) {
    let (value, made) = stored_property(property, names);
    match &property.default {
        Some(default) => match value.default(&default.text) {
            Some(default) if made.option.is_some() => {
                (PropertyDef { default: Some(some(default)), ..made }, None)
            }
            Some(default) => (PropertyDef { default: Some(default), ..made }, None),
            // If the default value of an option is not understood, any attribute is accepted.
            None if made.option.is_some() => {
                (PropertyDef::new(made.name).native().unknown_default(), Some(default.text.clone()))
            }
            None => (made.unknown_default(), Some(default.text.clone())),
        },
        None if property.is_required() => (made.required(), None),
        None => (made, None),
    }
}

/// The storage and syntax of a native property, with its option.
fn stored_property(property: &OpProperty, names: &Names) -> (Value, PropertyDef) {
    let value = Value::of(property.stored(|class| names.enumeration(class).is_some()), names);
    let (storage, text) = match &value {
        _ if let Some(element) = &property.element => {
            (value.stored(None).0, Text::Elements(leak::value(stored_property(element, names).1)))
        }
        _ if let Some(inside) = &property.inside => {
            (value.stored(None).0, Text::Nested(leak::value(stored_property(inside, names).1)))
        }
        Value::Enum(found) => {
            let (keyword, expected) = (leak::text(&property.keyword), leak::text(&property.expected));
            let text = Text::Cases { keyword, def: found.def, width: found.bits, expected };
            (instances_of(&classes::INTEGER_ATTR), text)
        }
        // A native value is printed as a plain literal.
        Value::Bool => (value.stored(None).0, Text::Bool),
        Value::Int(ty) => (value.stored(None).0, Text::Integer(ty)),
        Value::Str => (value.stored(None).0, Text::String),
        _ => value.stored(None),
    };
    let made = PropertyDef { storage, text, ..PropertyDef::new(leak::text(&property.name.text)) }.native();
    let made = match property.option {
        Some(OptionSyntax::Alone) => made.option(OptionText::Alone),
        Some(OptionSyntax::Some) => made.option(OptionText::Some),
        None => made,
    };
    (value, made)
}
