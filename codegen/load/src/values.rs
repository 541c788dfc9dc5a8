//! Attributes and properties of operations: storage, syntax, and default values.

use crate::condition::enum_integer;
use crate::leak;
use crate::names::{self, Names};
use isogloss::builtin::{IntegerAttr, UnitAttr};
use isogloss::constraint::Pred;
use isogloss::def::{EnumDef, ParamKind};
use isogloss::ir::format::PropertyText as Text;
use isogloss::ir::{PropertyDefault, Storage};
use isogloss::text::parse_attribute;
use isogloss::{Context, DefHandle, Handle, Param};
use isogloss_codegen::model::lower::squeezed;
use isogloss_codegen::model::op::{AttrPresence, OpAttribute, OpProperty};
use isogloss_codegen::model::{
    StoredValue, default_array, default_bool, default_cases, default_integer, default_string, is_empty_list,
};
use std::sync::OnceLock;

/// A context without dialects.
static CONTEXT: OnceLock<Box<Context>> = OnceLock::new();

/// A change of an attribute or a property.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Change {
    /// The attributes that can be stored.
    Storage(Storage),
    /// The attributes that can be stored, and their text.
    Values(Storage, Text),
    /// Its value if none is given.
    Default {
        value: PropertyDefault,
        /// Whether it stays absent.
        optional: bool,
    },
}

/// The storage of values.
pub(crate) fn storage(stored: StoredValue<'_>, names: &Names) -> Option<Change> {
    let of_class = |class| {
        let class = names::class(class).filter(|known| known.name != "Attribute")?;
        Some(Change::Storage(Storage::Condition(leak::value(Pred::Class(class)))))
    };
    match stored {
        StoredValue::Enum(class) => {
            let found = names.enumeration(class)?;
            let storage = Storage::Condition(leak::value(enum_integer(found)));
            Some(Change::Values(storage, Text::Enum { def: found.def, width: found.bits }))
        }
        StoredValue::Definition { dialect, class } => {
            let def = names.def(dialect, class)?;
            let storage = Storage::Condition(leak::value(Pred::Def(def)));
            Some(Change::Values(storage, Text::OfDef(def)))
        }
        StoredValue::FlatSymbol => of_class("FlatSymbolRefAttr"),
        StoredValue::Builtin(class) | StoredValue::Array { class, .. } => of_class(class),
        StoredValue::Bool
        | StoredValue::Bit
        | StoredValue::Int(_)
        | StoredValue::Unsigned(_)
        | StoredValue::Unit
        | StoredValue::Str
        | StoredValue::Type
        | StoredValue::Interface(_)
        | StoredValue::Any => None,
    }
}

/// The storage and text of cases of an enum in a native property.
pub(crate) fn cases(class: &str, property: &OpProperty, names: &Names) -> Option<Change> {
    let found = names.enumeration(class)?;
    let (keyword, expected) = (leak::text(&property.keyword), leak::text(&property.expected));
    let text = Text::Cases { keyword, def: found.def, width: found.bits, expected };
    Some(Change::Values(Storage::Function(<IntegerAttr<'_> as Handle>::accepts), text))
}

/// A default value, which is C++ or Rust.
pub(crate) fn default(
    attribute: Option<&OpAttribute>,
    stored: StoredValue<'_>,
    text: &str,
    is_option: bool,
    names: &Names,
) -> Option<Change> {
    let of_attribute = || {
        let text = attribute?.default_text.as_deref().filter(|text| is_attribute(text))?;
        Some(PropertyDefault::Text(leak::text(text)))
    };
    let value = value(stored, text.trim(), names).or_else(of_attribute)?;
    let presence = attribute.map(|attribute| &attribute.presence);
    Some(Change::Default {
        value: if is_option { some(value) } else { value },
        optional: matches!(presence, Some(AttrPresence::OptionalDefault(_))),
    })
}

fn value(stored: StoredValue<'_>, text: &str, names: &Names) -> Option<PropertyDefault> {
    let spelled = |text: String| is_attribute(&text).then(|| PropertyDefault::Text(leak::text(&text)));
    let integer = |value: i64, ty: &str| {
        is_attribute(&format!("{value} : {ty}"))
            .then(|| PropertyDefault::Integer { value, ty: leak::text(ty) })
    };
    match stored {
        StoredValue::Bool | StoredValue::Bit => {
            default_bool(text).and_then(|value| integer(value.into(), "i1"))
        }
        StoredValue::Int(ty) | StoredValue::Unsigned(ty) => integer(default_integer(text)?, ty),
        StoredValue::Unit => {
            if default_bool(text)? {
                Some(PropertyDefault::Instance(<UnitAttr<'_> as DefHandle>::DEF, &[]))
            } else {
                integer(0, "i1")
            }
        }
        StoredValue::Enum(class) => {
            let found = names.enumeration(class)?;
            integer(case(found.def, text)?, &format!("i{}", found.bits))
        }
        StoredValue::Str => spelled(format!("\"{}\"", default_string(text)?)),
        StoredValue::Array { element, .. } => spelled(default_array(element, text)?),
        StoredValue::Builtin("ArrayAttr") if is_empty_list(text) => spelled("[]".to_owned()),
        StoredValue::Definition { dialect, class } => {
            let def = names.def(dialect, class)?;
            let [only] = def.params else { return None };
            let (ParamKind::Enum(cases) | ParamKind::NamedEnum(cases, _)) = only.kind else { return None };
            let params = leak::slice(vec![Param::UInt(case(cases, text)? as u64)]);
            Some(PropertyDefault::Instance(def, params))
        }
        StoredValue::Type
        | StoredValue::FlatSymbol
        | StoredValue::Builtin(_)
        | StoredValue::Interface(_)
        | StoredValue::Any => None,
    }
}

/// Wraps a value in the option.
fn some(value: PropertyDefault) -> PropertyDefault {
    let context = CONTEXT.get_or_init(Context::new);
    PropertyDefault::Text(leak::text(&format!("[{}]", value.make(context))))
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
