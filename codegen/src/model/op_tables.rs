//! Entries of an operation's table that its definition does not list directly: the values of attributes and properties,
//! slots, memory effects, and interfaces that the definition alone implements. The emitter and the loader read them.

use super::TypeSource;
use super::constraint::{Buildable, Class, ClassKind};
use super::op::{
    AttrForm, CoreTrait, Effect, OpAttribute, OpInterface, OpProperty, OpSyntax, OpTraitKind, Operation,
    PartRef, ResultTypes, Segments,
};
use std::ops::RangeInclusive;

/// The interface of memory effects.
pub const MEMORY_EFFECTS: &str = "MemoryEffectOpInterface";

/// The interface of operations that write their results to operands.
pub const DESTINATION_STYLE: &str = "DestinationStyleOpInterface";

/// The values of an attribute or a property.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredValue<'m> {
    /// `true` or `false`.
    Bool,
    /// Truth values whose attribute may be any integer: the constraint, not the storage, demands one bit.
    Bit,
    /// An integer of at most 64 bits, by its type in MLIR's text.
    Int(&'m str),
    /// An unsigned integer of at most 64 bits, by the type of the signless integer that stores it.
    Unsigned(&'m str),
    /// A unit, or `false`.
    Unit,
    /// A string.
    Str,
    /// A type.
    Type,
    /// A case of an enum, stored as an integer, by the full C++ name of the enum.
    Enum(&'m str),
    /// A dense array.
    Array {
        /// Its C++ class.
        class: &'static str,
        /// The type of its elements in MLIR's text.
        element: &'static str,
    },
    /// A reference to a symbol by one name.
    FlatSymbol,
    /// The attributes of a class of the runtime, by its name.
    Builtin(&'m str),
    /// The instances of a definition.
    Definition {
        /// The name of its dialect.
        dialect: &'m str,
        /// Its class, without namespaces.
        class: &'m str,
    },
    /// The attributes that have an interface, by its full C++ name.
    Interface(&'m str),
    /// Any attribute: the C++ class is unknown.
    Any,
}

/// Dense arrays by their C++ classes, with the types of their elements.
const ARRAYS: &[(&str, &str)] = &[
    ("DenseBoolArrayAttr", "i1"),
    ("DenseI8ArrayAttr", "i8"),
    ("DenseI16ArrayAttr", "i16"),
    ("DenseI32ArrayAttr", "i32"),
    ("DenseI64ArrayAttr", "i64"),
    ("DenseF32ArrayAttr", "f32"),
    ("DenseF64ArrayAttr", "f64"),
];

/// The type of the elements of the dense arrays of a C++ class, in MLIR's text.
pub(crate) fn dense_array_element(class: &str) -> Option<&'static str> {
    let class = last_name(class);
    ARRAYS.iter().find(|(known, _)| *known == class).map(|(_, element)| *element)
}

impl<'m> StoredValue<'m> {
    /// The values of a native property whose type is not a class of attributes.
    pub(crate) fn native(ty: &str) -> Option<Self> {
        Some(match last_name(ty) {
            "bool" => Self::Bool,
            "int8_t" | "i8" => Self::Int("i8"),
            "int16_t" | "i16" => Self::Int("i16"),
            "int32_t" | "i32" => Self::Int("i32"),
            "int64_t" | "i64" => Self::Int("i64"),
            "uint8_t" | "u8" => Self::Unsigned("i8"),
            "uint32_t" | "u32" => Self::Int("ui32"),
            "uint64_t" | "u64" => Self::Int("ui64"),
            "string" | "String" | "StringRef" => Self::Str,
            "Vec<int32_t>" | "Vec<i32>" => Self::builtin("DenseI32ArrayAttr"),
            "Vec<int64_t>" | "Vec<i64>" => Self::builtin("DenseI64ArrayAttr"),
            _ => return None,
        })
    }

    /// The attributes of a class.
    fn of_class(class: &'m Class) -> Self {
        match &class.kind {
            ClassKind::Definition { dialect } => Self::Definition { dialect, class: &class.name },
            ClassKind::Interface { class, .. } => Self::Interface(class),
            ClassKind::EnumAttr { class } => Self::Enum(class),
            ClassKind::Builtin => Self::builtin(&class.name),
            ClassKind::Unknown => Self::Any,
        }
    }

    /// The attributes of a class of the runtime.
    fn builtin(class: &'m str) -> Self {
        match ARRAYS.iter().find(|(known, _)| *known == class) {
            Some(&(class, element)) => Self::Array { class, element },
            None => Self::Builtin(class),
        }
    }

    /// Integers of a type in MLIR's text.
    fn integer(ty: &'m str) -> Self {
        if matches!(ty, "i1" | "si1" | "ui1") { Self::Bit } else { Self::Int(ty) }
    }
}

/// The integer of a default value in C++: a literal, a cast of one, or `{}`.
#[must_use]
pub fn default_integer(text: &str) -> Option<i64> {
    let mut text = text.trim();
    while let Some((_, value)) = text.strip_prefix("static_cast<").and_then(|rest| rest.split_once(">(")) {
        text = value.strip_suffix(')')?.trim();
    }
    if text == "{}" {
        return Some(0);
    }
    let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
    match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(hex) => u64::from_str_radix(hex, 16).ok().map(|value| value as i64),
        None => digits.parse().ok().or_else(|| digits.parse::<u64>().ok().map(|value| value as i64)),
    }
}

/// The least and the greatest value of an integer type in MLIR's text, `i8` or `ui16`. Signless integers may be written
/// as signed or unsigned ones. `None` for other types, and for types with values of more than 64 bits.
pub(crate) fn integer_range(ty: &str) -> Option<RangeInclusive<i128>> {
    let width = |text: &str| text.parse::<u32>().ok().filter(|width| (1..=64).contains(width));
    let signed = |width: u32| -(1_i128 << (width - 1));
    let (least, greatest) = match ty.as_bytes().first()? {
        b's' => width(ty.strip_prefix("si")?).map(|width| (signed(width), -signed(width) - 1))?,
        b'u' => width(ty.strip_prefix("ui")?).map(|width| (0, (1 << width) - 1))?,
        _ => width(ty.strip_prefix('i')?).map(|width| (signed(width), (1 << width) - 1))?,
    };
    Some(least..=greatest)
}

/// The low bits of a number that is out of the range of an integer type, as in MLIR.
pub(crate) fn wrapped_integer(ty: &str, value: i64) -> Option<i128> {
    let range = integer_range(ty)?;
    let width = ty.trim_start_matches(['s', 'u', 'i']).parse::<u32>().ok()?;
    let low = i128::from(value) & ((1_i128 << width) - 1);
    let is_negative = *range.start() < 0 && low >> (width - 1) == 1 && width > 1;
    Some(if is_negative { low - (1 << width) } else { low })
}

/// The first element of a default dense array that is out of the range of its element type.
pub(crate) fn wrong_element<'t>(element: &str, text: &'t str) -> Option<&'t str> {
    let range = integer_range(element).filter(|_| element != "i1")?;
    let inner = text.trim().strip_prefix('{')?.strip_suffix('}')?;
    let is_wrong = |text: &&str| default_integer(text).is_some_and(|value| !range.contains(&value.into()));
    inner.split(',').map(str::trim).find(is_wrong)
}

/// The MLIR text of a default dense array in C++: `{1, static_cast<int64_t>(2)}`, or without braces. `element` is the
/// type of the elements in MLIR's text.
#[must_use]
pub fn default_array(element: &str, text: &str) -> Option<String> {
    let text = if is_empty_list(text) { "" } else { text.trim() };
    let inner = match text.strip_prefix('{') {
        Some(rest) => rest.strip_suffix('}')?.trim(),
        None => text,
    };
    if inner.is_empty() {
        return Some(format!("array<{element}>"));
    }
    let values: Option<Vec<String>> = inner.split(',').map(|value| array_element(element, value)).collect();
    Some(format!("array<{element}: {}>", values?.join(", ")))
}

/// The MLIR text of an element of a dense array.
fn array_element(element: &str, text: &str) -> Option<String> {
    if matches!(element, "f32" | "f64") {
        let value: f64 = text.trim().trim_end_matches(['f', 'F']).parse().ok()?;
        // MLIR's floats have a dot also before an exponent.
        return value.is_finite().then(|| format!("{value:.17e}"));
    }
    let width: u32 = element.strip_prefix('i')?.parse().ok()?;
    if width == 1 {
        return default_bool(text).map(|value| value.to_string());
    }
    let value = default_integer(text)?;
    let fits = width >= i64::BITS || (-(1_i64 << (width - 1))..1_i64 << width).contains(&value);
    fits.then(|| value.to_string())
}

/// The cases named by a default value in C++ or Rust: one, none in `{}`, which is the case of value 0, or several of a
/// bit set, with `|` between them.
#[must_use]
pub fn default_cases(text: &str, is_bit_set: bool) -> Option<Vec<&str>> {
    if text.trim() == "{}" {
        return Some(Vec::new());
    }
    let names: Vec<&str> = text.split('|').map(last_name).collect();
    (is_bit_set || names.len() == 1).then_some(names)
}

/// The text of a default string in C++: `"a"`, `::llvm::StringRef("a")`.
#[must_use]
pub fn default_string(text: &str) -> Option<&str> {
    let text = text.trim();
    let literal = match text.split_once('(') {
        Some((class, value)) if matches!(last_name(class), "StringRef" | "string") => {
            value.strip_suffix(')')?.trim()
        }
        _ => text,
    };
    literal.strip_prefix('"')?.strip_suffix('"')
}

/// The value inside of a default option in C++: `3`, `std::optional<int64_t>(3)` or `std::make_optional(3)`. `None` for
/// none, such as `std::nullopt`.
#[must_use]
pub fn option_default(text: &str) -> Option<&str> {
    let text = text.trim();
    let parts = text.strip_suffix(['}', ')']).and_then(|text| text.split_once(['{', '(']));
    let value = match parts {
        Some((class, value))
            if matches!(last_name(class.split('<').next()?), "optional" | "make_optional") =>
        {
            value.trim()
        }
        _ => text,
    };
    (!matches!(value, "" | "{}") && last_name(value) != "nullopt").then_some(value)
}

/// Whether a default value in C++ is a list without elements: `{}`, also of a class of lists.
#[must_use]
pub fn is_empty_list(text: &str) -> bool {
    let Some(ty) = text.trim().strip_suffix("{}") else { return false };
    let class = ty.split('<').next().unwrap_or(ty);
    ty.is_empty() || ty.ends_with('>') && matches!(last_name(class), "ArrayRef" | "SmallVector")
}

/// The truth value of a default value in C++.
#[must_use]
pub fn default_bool(text: &str) -> Option<bool> {
    match text.trim() {
        "true" | "1" => Some(true),
        "false" | "0" | "{}" => Some(false),
        _ => None,
    }
}

/// A C++ or Rust name without its namespaces.
#[must_use]
pub fn last_name(path: &str) -> &str {
    path.trim().rsplit("::").next().unwrap_or(path).trim()
}

impl OpAttribute {
    /// Whether it is a case of an enum without a class of its own (`genSpecializedAttr = 0`): any integer can be
    /// stored, and the verifier checks its constraint.
    #[must_use]
    pub fn stores_any_integer(&self) -> bool {
        matches!(self.form, AttrForm::EnumInteger(_)) && self.class.builtin_name() == Some("IntegerAttr")
    }

    /// Its values. `is_enum` says whether a full C++ name names a known enum.
    pub fn stored(&self, is_enum: impl Fn(&str) -> bool) -> StoredValue<'_> {
        if let AttrForm::EnumInteger(class) = &self.form
            && is_enum(class)
        {
            return StoredValue::Enum(class);
        }
        match self.class.builtin_name() {
            Some("BoolAttr") => StoredValue::Bool,
            Some("StringAttr") => StoredValue::Str,
            Some("TypeAttr") => StoredValue::Type,
            Some("FlatSymbolRefAttr") => StoredValue::FlatSymbol,
            Some(class @ "IntegerAttr") => match &self.value_type {
                Some(Buildable::Text(ty)) => StoredValue::integer(ty),
                Some(Buildable::Def(_) | Buildable::Cpp(_)) | None => StoredValue::Builtin(class),
            },
            _ => match StoredValue::of_class(&self.class) {
                StoredValue::Enum(class) if !is_enum(class) => StoredValue::Any,
                stored => stored,
            },
        }
    }
}

impl OpProperty {
    /// Its values. `is_enum` says whether a full C++ name names a known enum.
    pub fn stored(&self, is_enum: impl Fn(&str) -> bool) -> StoredValue<'_> {
        if self.element.is_some() || self.inside.is_some() {
            return StoredValue::Builtin("ArrayAttr");
        }
        if self.unit {
            return StoredValue::Unit;
        }
        if let Some(class) = self.enumeration.as_deref()
            && is_enum(class)
        {
            return StoredValue::Enum(class);
        }
        match StoredValue::native(&self.storage).unwrap_or_else(|| StoredValue::of_class(&self.class)) {
            StoredValue::Enum(class) if !is_enum(class) => StoredValue::Any,
            stored => stored,
        }
    }
}

/// The kind of an [`Effect`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The runtime's enum documents them.
pub enum EffectKind {
    Allocate,
    Free,
    Read,
    Write,
}

impl Effect {
    /// Its kind; `None` for one that the runtime does not have.
    #[must_use]
    pub fn kind(&self) -> Option<EffectKind> {
        Some(match self.effect.as_str() {
            "Allocate" => EffectKind::Allocate,
            "Free" => EffectKind::Free,
            "Read" => EffectKind::Read,
            "Write" => EffectKind::Write,
            _ => return None,
        })
    }

    /// The resource, if it is not the default one.
    #[must_use]
    pub fn named_resource(&self) -> Option<&str> {
        Some(self.resource.as_str()).filter(|resource| *resource != "DefaultResource")
    }
}

/// The part of an operation that an [`Effect`] is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectTarget {
    /// No particular part.
    Operation,
    /// The values of an operand, by its index.
    Operand(usize),
    /// The values of a result, by its index.
    Result(usize),
    /// The symbol that an attribute names, by the attribute's [slot](Operation::slot).
    Symbol(usize),
}

/// An implementation of an interface by the definition alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeclaredInterface {
    /// `MemoryEffectOpInterface`: the effects of the definition.
    MemoryEffects,
    /// `ConditionallySpeculatable`: a trait decides.
    Speculatability,
    /// `RegionKindInterface`: all regions are graph regions.
    GraphRegions,
    /// `RegionBranchTerminatorOpInterface`: all operands are forwarded.
    ReturnLike,
}

/// The sizes of groups that an operation stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SegmentSizes {
    /// The name of the property.
    pub name: &'static str,
    /// Whether they belong to results.
    pub of_results: bool,
}

impl Operation {
    /// The source of the type of an operand or a result that the format does not contain.
    #[must_use]
    pub fn written_type(&self, at: usize, is_result: bool) -> Option<&TypeSource> {
        let OpSyntax::Format(format) = &self.syntax else { return None };
        let sources = if is_result { &format.result_types } else { &format.operand_types };
        sources.get(at).filter(|source| **source != TypeSource::Text)
    }

    /// The source of the type of a result when the operation is built.
    #[must_use]
    pub fn built_type(&self, at: usize) -> Option<TypeSource> {
        match &self.result_types {
            ResultTypes::Hook => Some(TypeSource::Hook),
            ResultTypes::Inferred(plan) => {
                plan.iter().find(|(result, _)| *result == at).map(|(_, source)| source.clone())
            }
            ResultTypes::Given | ResultTypes::FirstAttribute => {
                self.results.get(at)?.buildable.clone().map(TypeSource::Buildable)
            }
        }
    }

    /// The index of an attribute or a property in the table: attributes come first, then properties, then the [sizes of
    /// groups](Self::segment_sizes).
    #[must_use]
    pub fn slot(&self, part: PartRef) -> Option<usize> {
        match part {
            PartRef::Attribute(index) => Some(index),
            PartRef::Property(index) => Some(self.attributes.len() + index),
            PartRef::Operand(_) | PartRef::Result(_) | PartRef::Region(_) | PartRef::Successor(_) => None,
        }
    }

    /// The traits that the runtime stores as bits: the constants of its `OpTraits`, and their C++ names.
    #[must_use]
    pub fn trait_bits(&self) -> Vec<(&'static str, &'static str)> {
        let mut bits = Vec::new();
        for item in &self.traits {
            let bit = match &item.kind {
                OpTraitKind::Core(core) => core.bit().map(|bit| (bit, core.name())),
                OpTraitKind::ImplicitTerminator(_) => Some(("SINGLE_BLOCK", "SingleBlock")),
                OpTraitKind::Interface(interface) => {
                    interface.is_of_symbols().then_some(("SYMBOL", "Symbol"))
                }
                OpTraitKind::HasParent(_)
                | OpTraitKind::Predicate(_)
                | OpTraitKind::Effects(_)
                | OpTraitKind::Foreign { .. } => None,
            };
            if let Some(bit) = bit.filter(|bit| !bits.contains(bit)) {
                bits.push(bit);
            }
        }
        bits
    }

    /// The properties with sizes of groups, in the order of their slots.
    pub fn segment_sizes(&self) -> impl Iterator<Item = SegmentSizes> {
        let operands = SegmentSizes { name: "operandSegmentSizes", of_results: false };
        let results = SegmentSizes { name: "resultSegmentSizes", of_results: true };
        let is_sized = |(segments, _): &(Segments, SegmentSizes)| *segments == Segments::Sized;
        let both = [(self.operand_segments, operands), (self.result_segments, results)];
        both.into_iter().filter(is_sized).map(|(_, sizes)| sizes)
    }

    /// The slot of the sizes of the operand groups, or of the result groups.
    #[must_use]
    pub fn segment_slot(&self, of_results: bool) -> Option<usize> {
        let at = self.segment_sizes().position(|sizes| sizes.of_results == of_results)?;
        Some(self.attributes.len() + self.properties.len() + at)
    }

    /// The memory effects that the definition declares: on the operation, its operands, attributes and results.
    pub fn memory_effects(&self) -> impl Iterator<Item = (&Effect, EffectTarget)> {
        let whole = self.traits.iter().filter_map(|item| {
            if let OpTraitKind::Effects(effects) = &item.kind {
                Some((effects, EffectTarget::Operation))
            } else {
                None
            }
        });
        let operands = self.operands.iter().enumerate();
        let operands = operands.map(|(at, part)| (&part.effects, EffectTarget::Operand(at)));
        // Attributes are the first slots.
        let attributes = self.attributes.iter().enumerate();
        let attributes = attributes.map(|(at, part)| (&part.effects, EffectTarget::Symbol(at)));
        let results = self.results.iter().enumerate();
        let results = results.map(|(at, part)| (&part.effects, EffectTarget::Result(at)));
        let all = whole.chain(operands).chain(attributes).chain(results);
        all.flat_map(|(effects, target)| effects.iter().map(move |effect| (effect, target)))
            .filter(|(effect, _)| effect.interface == MEMORY_EFFECTS)
    }

    /// Whether the definition declares its memory effects, or that there are none.
    #[must_use]
    pub fn declares_memory_effects(&self) -> bool {
        let none = |kind: &OpTraitKind| matches!(kind, OpTraitKind::Effects(effects) if effects.is_empty());
        self.memory_effects().next().is_some() || self.traits.iter().any(|item| none(&item.kind))
    }

    /// How the definition alone implements an interface; `None` if it does not.
    #[must_use]
    pub fn declared(&self, interface: &OpInterface) -> Option<DeclaredInterface> {
        let (implemented, by) = match interface.mlir_name()? {
            MEMORY_EFFECTS => (!interface.declared, DeclaredInterface::MemoryEffects),
            "ConditionallySpeculatable" => {
                let decided =
                    self.has(CoreTrait::AlwaysSpeculatable) || self.has(CoreTrait::RecursivelySpeculatable);
                (decided, DeclaredInterface::Speculatability)
            }
            "RegionKindInterface" => {
                (self.has(CoreTrait::HasOnlyGraphRegion), DeclaredInterface::GraphRegions)
            }
            "RegionBranchTerminatorOpInterface" => {
                (self.has(CoreTrait::ReturnLike), DeclaredInterface::ReturnLike)
            }
            _ => return None,
        };
        implemented.then_some(by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn default_values_of_options_are_read() {
        let written =
            ["3", "std::optional<int64_t>(3)", "::std::optional<int64_t>{ 3 }", "std::make_optional(3)"];
        assert_eq!(written.map(option_default), [Some("3"); 4]);
        let none =
            ["std::nullopt", "{}", "", "std::optional<int64_t>{}", "std::optional<int64_t>(std::nullopt)"];
        assert_eq!(none.map(option_default), [None; 5]);
        assert_eq!(option_default("make(3)"), Some("make(3)"));
        assert_eq!(["\"a(b\"", "::llvm::StringRef(\"a(b\")"].map(default_string), [Some("a(b"); 2]);
        assert_eq!(["a", "make(\"a\")"].map(default_string), [None; 2]);
    }

    #[test]
    fn default_values_of_cpp_are_read() {
        assert_eq!(default_integer("static_cast<uint64_t>(-1)"), Some(-1));
        assert_eq!((default_integer("0xf"), default_integer("{}")), (Some(15), Some(0)));
        assert_eq!((default_integer("64UL"), default_integer("kMax")), (Some(64), None));
        let array = |element, text| default_array(element, text);
        assert_eq!(array("i64", "{ static_cast<int64_t>(1), -2 }").as_deref(), Some("array<i64: 1, -2>"));
        assert_eq!(array("i1", "{true, 0}").as_deref(), Some("array<i1: true, false>"));
        assert_eq!(array("f32", "{1.5f}").as_deref(), Some("array<f32: 1.50000000000000000e0>"));
        assert_eq!((array("i8", "{}").as_deref(), array("i8", "{a}")), (Some("array<i8>"), None));
        assert_eq!((array("i8", "{256}"), array("i1", "{2}"), array("f64", "{1, x}")), (None, None, None));
        assert_eq!(default_cases("::d::Mode::A | Mode::B", true), Some(vec!["A", "B"]));
        assert_eq!(
            (default_cases("Mode::A|Mode::B", false), default_cases("{}", false)),
            (None, Some(vec![]))
        );
        assert!(
            is_empty_list("::llvm::ArrayRef<int64_t>{}")
                && is_empty_list("::llvm::SmallVector<std::string>{}")
        );
        assert!(!is_empty_list("::llvm::ArrayRef<int64_t>{1}") && !is_empty_list("::x::Value<int64_t>{}"));
        assert_eq!(
            (default_bool("{}"), default_bool("1"), default_bool("x")),
            (Some(false), Some(true), None)
        );
    }
}
