//! [`PropertyDef`]: an attribute that is part of an operation itself, the values that it can hold, and its default
//! value.

use super::def::OpDef;
use super::format::{OptionText, PropertyText};
use crate::attribute::Attribute;
use crate::builtin::{ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr, UnitAttr, integer_format, is_zero};
use crate::constraint::{Constraint, Pred, Subject, classes};
use crate::def::{Def, EnumDef, ParamKind};
use crate::handle::DefHandle;
use crate::text::known_type;
use crate::{Context, Node, Param};

/// An attribute that is part of an operation itself.
///
/// Construct it with `new` and struct update: more fields may be added.
#[derive(Clone, Copy, Debug)]
pub struct PropertyDef {
    /// Its name.
    pub name: &'static str,
    /// Whether it must be present.
    pub required: bool,
    /// Its value if none is given (ODS `DefaultValuedAttr`).
    pub default: Option<PropertyDefault>,
    /// Whether it has a default value that is not known, so that it is not filled in. A native property without one is
    /// filled in as MLIR initialises its storage.
    pub unknown_default: bool,
    /// Whether it stays absent, despite its default, if no value is given (ODS
    /// `DefaultValuedOptionalAttr`).
    pub optional: bool,
    /// The attributes that it accepts; without a constraint, all.
    pub constraint: Option<&'static Constraint>,
    /// The attributes that its storage can hold. Another attribute is an error when
    /// the operation is parsed (MLIR's property conversion).
    pub storage: Storage,
    /// Its syntax in a format.
    pub text: PropertyText,
    /// Whether the format has it, so that the attribute dictionary omits it.
    pub in_format: bool,
    /// Whether it is a native property (ODS `Property`) rather than an attribute.
    pub native: bool,
    /// Whether its value is an option (ODS `OptionalProp`), and how the option is written. The property is then an array of
    /// no or one attribute; `storage` and `text` describe the attribute inside.
    pub option: Option<OptionText>,
}

impl PropertyDef {
    /// A property that may be absent and takes any attribute.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            required: false,
            default: None,
            unknown_default: false,
            optional: false,
            constraint: None,
            storage: Storage::Any,
            text: PropertyText::Full,
            in_format: false,
            native: false,
            option: None,
        }
    }

    /// Whether the values of this property and of another one are of the same kind in Rust, as accessors return them.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let may_be_absent = |property: &Self| !property.required && property.default.is_none();
        may_be_absent(self) == may_be_absent(other)
            && self.option.is_some() == other.option.is_some()
            && match (self.text, other.text) {
                (PropertyText::OfDef(own), PropertyText::OfDef(other)) => {
                    (own.dialect, own.class) == (other.dialect, other.class)
                }
                (PropertyText::Enum { def: own, .. }, PropertyText::Enum { def: other, .. })
                | (PropertyText::Cases { def: own, .. }, PropertyText::Cases { def: other, .. }) => {
                    own.name == other.name
                }
                (PropertyText::List(own), PropertyText::List(other)) => own == other,
                (own, other) => std::mem::discriminant(&own) == std::mem::discriminant(&other),
            }
    }

    /// Makes it required.
    #[must_use]
    pub const fn required(mut self) -> Self {
        self.required = true;
        self
    }

    /// Sets the constraint.
    #[must_use]
    pub const fn constraint(mut self, constraint: &'static Constraint) -> Self {
        self.constraint = Some(constraint);
        self
    }

    /// Sets the value that is filled in if none is given.
    #[must_use]
    pub const fn default(mut self, make: for<'c> fn(&'c Context) -> Attribute<'c>) -> Self {
        self.default = Some(PropertyDefault::Function(make));
        self
    }

    /// Marks it as having a default value that is not known.
    #[must_use]
    pub const fn unknown_default(mut self) -> Self {
        self.unknown_default = true;
        self
    }

    /// Sets the value that an absent property means; it is not filled in.
    #[must_use]
    pub const fn optional_default(mut self, make: for<'c> fn(&'c Context) -> Attribute<'c>) -> Self {
        (self.default, self.optional) = (Some(PropertyDefault::Function(make)), true);
        self
    }

    /// Sets its syntax in a format.
    #[must_use]
    pub const fn text(mut self, text: PropertyText) -> Self {
        self.text = text;
        self
    }

    /// Marks it as part of the format.
    #[must_use]
    pub const fn in_format(mut self) -> Self {
        self.in_format = true;
        self
    }

    /// Makes it a native property rather than an attribute.
    #[must_use]
    pub const fn native(mut self) -> Self {
        self.native = true;
        self
    }

    /// Makes its value an option, which is absent if none is given.
    #[must_use]
    pub const fn option(mut self, text: OptionText) -> Self {
        const NONE: PropertyDefault =
            PropertyDefault::Instance(<ArrayAttr<'_> as DefHandle>::DEF, &[Param::Attrs(&[])]);
        (self.option, self.default) = (Some(text), Some(NONE));
        self
    }

    /// Restricts the attributes that its storage can hold.
    #[must_use]
    pub const fn storage(mut self, accepts: fn(Node<'_>) -> bool) -> Self {
        self.storage = Storage::Function(accepts);
        self
    }
}

impl PropertyDef {
    /// Whether a verified operation may lack it.
    #[must_use]
    pub const fn may_be_absent(&self) -> bool {
        !self.required && (self.default.is_none() || self.optional)
    }

    /// Whether a value equals the default value.
    #[must_use]
    pub fn is_default(&self, value: Attribute<'_>) -> bool {
        self.default.is_some_and(|default| default.is(value))
    }

    /// Whether its storage can hold an attribute.
    #[must_use]
    pub fn can_hold(&self, value: Attribute<'_>) -> bool {
        if self.option.is_none() {
            return self.can_hold_inside(value);
        }
        held(value).is_ok_and(|held| held.is_none_or(|inside| self.can_hold_inside(inside)))
    }

    /// As [`Self::can_hold`], for the attribute inside of an option.
    fn can_hold_inside(&self, value: Attribute<'_>) -> bool {
        if let PropertyText::Elements(element) = self.text {
            let array = value.dyn_cast::<ArrayAttr<'_>>();
            return array.is_some_and(|array| array.elements().iter().all(|value| element.can_hold(*value)));
        }
        if let PropertyText::Nested(inside) = self.text {
            return inside.can_hold(value);
        }
        match self.storage {
            Storage::Any => true,
            Storage::Function(accepts) => accepts(value.node()),
            Storage::Condition(condition) => condition.holds(Subject::Attr(value), None),
        }
    }

    /// The error for an attribute that its storage cannot hold, in the words of the reference tool if it has an error.
    pub(crate) fn conversion_error(&self, value: Attribute<'_>) -> String {
        self.conversion_error_of(self.name, value)
    }

    /// As [`Self::conversion_error`], for the property with a name or for one in it.
    fn conversion_error_of(&self, name: &str, value: Attribute<'_>) -> String {
        let inside = match self.option.map(|_| held(value)) {
            Some(Err(outside)) => return outside.to_owned(),
            Some(Ok(Some(inside))) => inside,
            Some(Ok(None)) | None => value,
        };
        match self.text {
            PropertyText::Elements(element) => {
                let Some(array) = inside.dyn_cast::<ArrayAttr<'_>>() else {
                    return "expected array attribute".to_owned();
                };
                let wrong = array.elements().iter().find(|value| !element.can_hold(**value));
                wrong.map_or_else(String::new, |wrong| element.conversion_error_of(name, *wrong))
            }
            PropertyText::Nested(nested) => nested.conversion_error_of(name, inside),
            PropertyText::Cases { expected, .. } => format!("expected {expected}"),
            PropertyText::Integer(_) | PropertyText::Unsigned(_) => {
                "expected IntegerAttr for key `value`".to_owned()
            }
            // Booleans share the message of strings.
            PropertyText::String | PropertyText::Bool => {
                "expected string property to come from string attribute".to_owned()
            }
            PropertyText::List("i32") if self.native => {
                "expected DenseI32ArrayAttr for key `value`".to_owned()
            }
            PropertyText::List("i64") if self.native => {
                "expected DenseI64ArrayAttr for key `value`".to_owned()
            }
            PropertyText::Full
            | PropertyText::OfType(_)
            | PropertyText::OfDef(_)
            | PropertyText::List(_)
            | PropertyText::SymbolName
            | PropertyText::Enum { .. }
            | PropertyText::Unit => {
                format!("Invalid attribute `{name}` in property conversion: {value}")
            }
        }
    }

    /// The value that MLIR's storage of a native property has from the beginning: zero, or nothing. `None` for other
    /// properties, and for properties that are stored as any attribute.
    pub(crate) fn initial<'c>(&self, context: &'c Context) -> Option<Attribute<'c>> {
        if !self.native || self.unknown_default {
            return None;
        }
        let zero = |ty: &str| Some(IntegerAttr::get_wrapping(known_type(context, ty).ok()?, 0).into());
        match self.text {
            PropertyText::Integer(ty) | PropertyText::Unsigned(ty) => zero(ty),
            PropertyText::Bool => zero("i1"),
            PropertyText::Cases { width, .. } => {
                Some(IntegerAttr::get_wrapping(context.integer(width), 0).into())
            }
            PropertyText::String => Some(StringAttr::get(context, "").into()),
            PropertyText::Elements(_) => Some(ArrayAttr::get(context, &[]).into()),
            PropertyText::List(element) => {
                let element = known_type(context, element).ok()?;
                DenseArrayAttr::of_bytes(element, 0, &[]).map(Into::into)
            }
            PropertyText::Full
            | PropertyText::OfType(_)
            | PropertyText::OfDef(_)
            | PropertyText::SymbolName
            | PropertyText::Enum { .. }
            | PropertyText::Unit
            | PropertyText::Nested(_) => None,
        }
    }

    /// Whether an attribute that it can hold has cases of its enum alone, also in an array or an option. MLIR checks them
    /// when it verifies an operation.
    pub(crate) fn has_cases(&self, value: Attribute<'_>) -> bool {
        let value = match self.option.map(|_| held(value)) {
            Some(Ok(Some(inside))) => inside,
            Some(_) => return true,
            None => value,
        };
        match self.text {
            PropertyText::Cases { def, .. } => Pred::Case(def).holds(Subject::Attr(value), None),
            PropertyText::Elements(element) => {
                let array = value.dyn_cast::<ArrayAttr<'_>>();
                array.is_none_or(|array| array.elements().iter().all(|value| element.has_cases(*value)))
            }
            PropertyText::Nested(inside) => inside.has_cases(value),
            PropertyText::Full
            | PropertyText::OfType(_)
            | PropertyText::OfDef(_)
            | PropertyText::List(_)
            | PropertyText::SymbolName
            | PropertyText::Enum { .. }
            | PropertyText::Unit
            | PropertyText::Integer(_)
            | PropertyText::Unsigned(_)
            | PropertyText::String
            | PropertyText::Bool => true,
        }
    }

    /// The attribute that is stored for a value; for an option, the array with the value or the empty array.
    #[inline]
    pub(crate) fn stored<'c>(
        &self,
        context: &'c Context,
        value: Option<Attribute<'c>>,
    ) -> Option<Attribute<'c>> {
        match self.option {
            None => value,
            Some(_) => Some(ArrayAttr::get(context, value.as_slice()).into()),
        }
    }

    /// The attribute that a native property stores for a foreign one, converted as in MLIR: the number of an integer of
    /// another type, the text of a string with a type, a unit for `true`, the case of an enum, and arrays of these.
    /// `None` for other attributes and properties.
    pub(crate) fn converted<'c>(&self, value: Attribute<'c>) -> Option<Attribute<'c>> {
        if !self.native {
            return None;
        }
        match self.option {
            None => self.converted_inside(value),
            Some(_) => {
                let inside = self.converted_inside(held(value).ok()??)?;
                self.stored(value.context(), Some(inside))
            }
        }
    }

    fn converted_inside<'c>(&self, value: Attribute<'c>) -> Option<Attribute<'c>> {
        let context = value.context();
        match self.text {
            PropertyText::Integer(ty) | PropertyText::Unsigned(ty) => {
                let (number, ty) = (value.dyn_cast::<IntegerAttr<'_>>()?, known_type(context, ty).ok()?);
                if number.ty() == ty {
                    return None;
                }
                let (width, _) = integer_format(number.ty())?;
                let unused = 64 - width.clamp(1, 64);
                let word = number.value().words().first().copied().unwrap_or(0) << unused;
                let is_unsigned = matches!(self.text, PropertyText::Unsigned(_));
                let extended = if is_unsigned { (word >> unused) as i64 } else { word as i64 >> unused };
                Some(IntegerAttr::get_wrapping(ty, extended).into())
            }
            PropertyText::String => {
                let own: Attribute<'_> =
                    StringAttr::get(context, value.dyn_cast::<StringAttr<'_>>()?.bytes()).into();
                (own != value).then_some(own)
            }
            PropertyText::Elements(element) => {
                let mut all = value.dyn_cast::<ArrayAttr<'_>>()?.elements().to_vec();
                let mut is_converted = false;
                for value in &mut all {
                    match element.converted(*value) {
                        Some(own) => (*value, is_converted) = (own, true),
                        None if !element.can_hold(*value) => return None,
                        None => {}
                    }
                }
                is_converted.then(|| ArrayAttr::get(context, &all).into())
            }
            PropertyText::Nested(inside) => inside.converted(value),
            PropertyText::Unit => {
                let is_true = (classes::BOOL_ATTR.accepts)(value.node()) && !is_zero(value);
                is_true.then(|| UnitAttr::get(context).into())
            }
            PropertyText::Cases { def, width, .. } | PropertyText::Enum { def, width } => {
                let bits = case_bits(value, def)?;
                Some(IntegerAttr::get_wrapping(context.integer(width), bits as i64).into())
            }
            PropertyText::Full
            | PropertyText::OfType(_)
            | PropertyText::OfDef(_)
            | PropertyText::List(_)
            | PropertyText::SymbolName
            | PropertyText::Bool => None,
        }
    }

    /// The message of the parser for a value that does not satisfy the constraint; `what` is the noun for it.
    pub(crate) fn unsatisfied(&self, op: &OpDef, what: &str) -> String {
        let (op, name) = (op.name, self.name);
        let summary = self.constraint.map_or("", |constraint| constraint.summary);
        format!("'{op}' op {what} '{name}' failed to satisfy constraint: {summary}")
    }

    /// The noun for it in messages.
    pub(crate) const fn what(&self) -> &'static str {
        if self.native { "property" } else { "attribute" }
    }
}

/// The bits of an integer, or of an attribute that holds a case of an enum.
fn case_bits(value: Attribute<'_>, def: &'static EnumDef) -> Option<u64> {
    if let Some(number) = value.dyn_cast::<IntegerAttr<'_>>() {
        return Some(number.value().words().first().copied().unwrap_or(0));
    }
    // Tables that are loaded are not at one address.
    let cases = |def: &'static EnumDef| def.cases.iter().map(|case| (case.text, case.value));
    let is_same = |held: &'static EnumDef| held.name == def.name && cases(held).eq(cases(def));
    match (value.node().def().params, value.node().params()) {
        ([param], [Param::UInt(bits)]) => match param.kind {
            ParamKind::Enum(held) | ParamKind::NamedEnum(held, _) if is_same(held) => Some(*bits),
            _ => None,
        },
        _ => None,
    }
}

/// The attribute in the array that stores an option; an error for an attribute that is not such an array.
pub(crate) fn held(option: Attribute<'_>) -> Result<Option<Attribute<'_>>, &'static str> {
    let array = option.dyn_cast::<ArrayAttr<'_>>();
    match array.ok_or("expected optional properties to materialize as arrays")?.elements() {
        [] => Ok(None),
        [inside] => Ok(Some(*inside)),
        _ => Err("expected optional properties to become 0- or 1-element arrays"),
    }
}

/// The default value of a property.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum PropertyDefault {
    /// A function creates it.
    Function(for<'c> fn(&'c Context) -> Attribute<'c>),
    /// An integer of a type in MLIR's text, which it fits; `true` is 1 of type `i1`.
    Integer {
        /// The integer.
        value: i64,
        /// The type, `"i32"`.
        ty: &'static str,
    },
    /// The attribute in MLIR's text, `"\"none\""`.
    Text(&'static str),
    /// The instance of a def with parameters that need no context.
    Instance(&'static Def, &'static [Param<'static>]),
}

impl PropertyDefault {
    /// Whether it is this value.
    fn is(self, value: Attribute<'_>) -> bool {
        let node = value.node();
        match self {
            Self::Instance(def, _) if !node.is(def) => false,
            // The usual case, in which nothing is made.
            Self::Instance(_, params) if node.params() == params => true,
            Self::Function(_) | Self::Integer { .. } | Self::Text(_) | Self::Instance(..) => {
                self.make(value.context()) == value
            }
        }
    }

    /// The value in a context.
    ///
    /// # Panics
    /// If a text is not an attribute or the type of an integer: a defect of the table.
    #[must_use]
    pub fn make(self, context: &Context) -> Attribute<'_> {
        match self {
            Self::Function(make) => make(context),
            Self::Integer { value, ty } => match known_type(context, ty) {
                Ok(ty) => crate::builtin::IntegerAttr::get_wrapping(ty, value).into(),
                Err(error) => panic!("the default value `{value} : {ty}` is not an attribute: {error}"),
            },
            Self::Text(text) => match crate::text::parse_attribute(context, text) {
                Ok(value) => value,
                Err(error) => panic!("the default value `{text}` is not an attribute: {error}"),
            },
            Self::Instance(def, params) => {
                match context.intern_checked(def, params).map(Attribute::from_node) {
                    Ok(Some(value)) => value,
                    _ => panic!("the default value of parameters {params:?} is not a `{}`", def.name),
                }
            }
        }
    }
}

/// The attributes that the storage of a property can hold.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Storage {
    /// Any attribute.
    Any,
    /// The attributes that a function accepts.
    Function(fn(Node<'_>) -> bool),
    /// The attributes that satisfy a condition.
    Condition(&'static Pred),
}
