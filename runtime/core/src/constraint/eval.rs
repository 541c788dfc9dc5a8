//! The evaluation of conditions: [`Pred::holds`].

use super::classes::is_shaped_by_cpp;
use super::path::{Path, Start, Step};
use super::pred::{Comparison, Constant, Measure, Pred, Property};
use super::shapes::broadcast_shape;
use super::subject::Subject;
use crate::affine::AffineMapAttr;
use crate::attribute::Attribute;
use crate::builtin::{
    ArrayAttr, ComplexType, DYNAMIC, DenseArrayAttr, DenseElementsAttr, DictionaryAttr, FloatAttr,
    FunctionType, IntegerAttr, IntegerType, MemRefType, NoneType, OpaqueAttr, OpaqueType, RankedTensorType,
    ShapedType, Signedness, StringAttr, TupleType, TypeAttr, UnrankedMemRefType, UnrankedTensorType,
    VectorType, float_kind,
};
use crate::def::{Def, EnumDef, ParamKind, Syntax};
use crate::ir::{OpRef, RegionRef};
use crate::memref::MemRefExt;
use crate::node::Node;
use crate::numeric::{ApFloat, ApInt};
use crate::param::{Param, Parameter};
use crate::text::known_type;
use crate::types::Type;
use rustc_hash::FxHashSet;
use std::ptr;

/// The maximum number of elements of a shaped type that a path visits: more than operations have operands.
const MAX_ELEMENTS: u64 = 1 << 20;

/// A value that a path leads to.
#[derive(Clone, Copy, Debug)]
enum Found<'c> {
    Subject(Subject<'c>),
    Number(i64),
    Shape(&'c [i64]),
    Def(&'static Def),
    /// A part of a type or an attribute whose parts only C++ knows: it may be anything.
    Unknown,
}

impl Found<'_> {
    /// Whether the two are the same, as far as is known.
    fn may_equal(self, other: Self) -> bool {
        match (self, other) {
            (Self::Subject(a), Self::Subject(b)) => a == b,
            (Self::Number(a), Self::Number(b)) => a == b,
            (Self::Shape(a), Self::Shape(b)) => a == b,
            (Self::Def(a), Self::Def(b)) => ptr::eq(a, b),
            (Self::Unknown, _) | (_, Self::Unknown) => true,
            _ => false,
        }
    }
}

/// Calls `visit` with the types that steps lead to from a type (ODS `TypesMatchWith`).
/// Returns whether they lead to types only.
pub(crate) fn follow<'c>(steps: &[Step], ty: Type<'c>, visit: &mut dyn FnMut(Type<'c>)) -> bool {
    each(Found::Subject(Subject::Type(ty)), steps, &mut |found| match found {
        Found::Subject(Subject::Type(found)) => {
            visit(found);
            true
        }
        Found::Subject(_) | Found::Number(_) | Found::Shape(_) | Found::Def(_) | Found::Unknown => false,
    })
}

impl Pred {
    /// Whether it holds for a subject. `op` is the operation to whose parts its paths
    /// refer; without one, such paths lead nowhere.
    #[must_use]
    pub fn holds<'c>(&self, subject: Subject<'c>, op: Option<OpRef<'_, 'c>>) -> bool {
        self.holds_if(true, subject, op)
    }

    /// Whether it holds if each [`Pred::Unknown`] in it has the answer `unknown`. Inside of a negation the answer is the
    /// opposite, so that what is unknown never rejects.
    fn holds_if<'c>(&self, unknown: bool, subject: Subject<'c>, op: Option<OpRef<'_, 'c>>) -> bool {
        match self {
            Self::All(preds) => preds.iter().all(|pred| pred.holds_if(unknown, subject, op)),
            Self::Any(preds) => preds.iter().any(|pred| pred.holds_if(unknown, subject, op)),
            Self::Not(pred) => !pred.holds_if(!unknown, subject, op),
            Self::Def(def) => subject.node().is_some_and(|node| def.may_have(node)),
            Self::Class(class) => subject.node().is_some_and(class.accepts),
            Self::Interface(interface) => subject.node().is_some_and(|node| node.implements(interface)),
            Self::Is(property) if property.is_of_shape() && has_unknown_shape(subject) => unknown,
            Self::Is(property) => has(*property, subject),
            Self::Compare(measure, ..) | Self::OneOf(measure, _)
                if measure.is_of_shape() && has_unknown_shape(subject) =>
            {
                unknown
            }
            Self::Compare(measure, comparison, number) => match float(subject) {
                Some(found) if *measure == Measure::Value => comparison.holds_of_float(found, *number),
                _ => measured(*measure, subject, op).is_some_and(|found| comparison.holds(found, *number)),
            },
            Self::OneOf(measure, numbers) => {
                measured(*measure, subject, op).is_some_and(|found| numbers.contains(&found))
            }
            Self::Shape(_) if has_unknown_shape(subject) => unknown,
            Self::Shape(shape) => subject.shaped().and_then(ShapedType::shape) == Some(*shape),
            Self::Equals(constant) => matches!(subject, Subject::Attr(found) if equals(found, *constant)),
            Self::Case(def) => matches!(subject, Subject::Attr(found) if is_case(found, def)),
            Self::BitsWithin(bits) => matches!(
                subject,
                Subject::Attr(found) if unsigned(found).is_some_and(|found| found & !bits == 0)
            ),
            Self::Opaque { dialect, name } => is_opaque(subject, dialect, name),
            Self::Mnemonic { dialect, mnemonics } => has_mnemonic(subject, dialect, mnemonics),
            Self::Same(paths) => same(paths, subject, op),
            Self::SameLists(a, b) => same_lists(a, b, subject, op),
            Self::Broadcastable(a, b) => broadcastable(a, b, subject, op),
            Self::Within(path, pred) => from(path, subject, op, &mut |found| match found {
                Found::Subject(part) => pred.holds_if(unknown, part, op),
                Found::Number(number) => number_satisfies(pred, unknown, number),
                Found::Shape(shape) => shape_satisfies(pred, unknown, shape),
                Found::Def(_) | Found::Unknown => unknown,
            }),
            Self::Leaf(leaf) => (leaf.accepts)(subject),
            Self::Unknown(_) => unknown,
        }
    }

    /// Whether it holds for a region, by the number of blocks.
    pub(super) fn holds_of_region(&self, region: RegionRef<'_, '_>) -> bool {
        self.region_holds_if(true, region)
    }

    fn region_holds_if(&self, unknown: bool, region: RegionRef<'_, '_>) -> bool {
        let blocks = || i64::try_from(region.blocks().count()).unwrap_or(i64::MAX);
        match self {
            Self::All(preds) => preds.iter().all(|pred| pred.region_holds_if(unknown, region)),
            Self::Any(preds) => preds.iter().any(|pred| pred.region_holds_if(unknown, region)),
            Self::Not(pred) => !pred.region_holds_if(!unknown, region),
            // Blocks are a linked list: this case needs no count.
            Self::Compare(Measure::Blocks, Comparison::Equal, 1) => region.has_one_block(),
            Self::Compare(Measure::Blocks, comparison, number) => comparison.holds(blocks(), *number),
            Self::OneOf(Measure::Blocks, numbers) => numbers.contains(&blocks()),
            Self::Is(Property::Empty) => region.is_empty(),
            Self::Is(Property::Present) => true,
            // What is known of other conditions is not about regions.
            _ => unknown,
        }
    }
}

/// Whether a condition holds for a number, such as a rank or a count at the end of a
/// path.
fn number_satisfies(pred: &Pred, unknown: bool, number: i64) -> bool {
    match pred {
        Pred::All(preds) => preds.iter().all(|pred| number_satisfies(pred, unknown, number)),
        Pred::Any(preds) => preds.iter().any(|pred| number_satisfies(pred, unknown, number)),
        Pred::Not(pred) => !number_satisfies(pred, !unknown, number),
        Pred::Compare(Measure::Value, comparison, other) => comparison.holds(number, *other),
        Pred::Compare(Measure::UnsignedValue, comparison, other) => {
            comparison.holds(unsigned_number(number), *other)
        }
        Pred::OneOf(Measure::Value, numbers) => numbers.contains(&number),
        Pred::OneOf(Measure::UnsignedValue, numbers) => numbers.contains(&unsigned_number(number)),
        Pred::Equals(Constant::Int(other)) => number == *other,
        Pred::Equals(Constant::Bool(other)) => (number != 0) == *other,
        Pred::Is(Property::Negative) => number < 0,
        Pred::Is(Property::Positive) => number > 0,
        Pred::Is(Property::PowerOfTwo) => number.cast_unsigned().is_power_of_two(),
        Pred::Is(Property::Present) => true,
        Pred::Is(Property::Absent) => false,
        _ => unknown,
    }
}

/// The bits of a number as one without a sign; what is compared with it has 64 bits.
fn unsigned_number(number: i64) -> i64 {
    if number < 0 { i64::MAX } else { number }
}

/// Whether a condition holds for the sizes of a shape.
fn shape_satisfies(pred: &Pred, unknown: bool, shape: &[i64]) -> bool {
    let len = i64::try_from(shape.len()).unwrap_or(i64::MAX);
    match pred {
        Pred::All(preds) => preds.iter().all(|pred| shape_satisfies(pred, unknown, shape)),
        Pred::Any(preds) => preds.iter().any(|pred| shape_satisfies(pred, unknown, shape)),
        Pred::Not(pred) => !shape_satisfies(pred, !unknown, shape),
        Pred::Compare(Measure::Size, comparison, number) => comparison.holds(len, *number),
        Pred::OneOf(Measure::Size, numbers) => numbers.contains(&len),
        Pred::Is(Property::Empty) => shape.is_empty(),
        Pred::Is(Property::Sorted) => shape.is_sorted(),
        Pred::Is(Property::StrictlySorted) => shape.is_sorted_by(|a, b| a < b),
        _ => unknown,
    }
}

/// The value of a float attribute.
fn float(subject: Subject<'_>) -> Option<ApFloat> {
    match subject {
        Subject::Attr(attribute) => attribute.dyn_cast::<FloatAttr<'_>>().map(FloatAttr::value),
        Subject::Type(_) | Subject::Value(_) | Subject::Nothing => None,
    }
}

/// The type of an attribute that has one.
pub(crate) fn type_of(attribute: Attribute<'_>) -> Option<Type<'_>> {
    let node = attribute.node();
    if let Some(integer) = attribute.dyn_cast::<IntegerAttr<'_>>() {
        return Some(integer.ty());
    }
    if let Some(float) = attribute.dyn_cast::<FloatAttr<'_>>() {
        return Some(float.ty());
    }
    if let Some(string) = attribute.dyn_cast::<StringAttr<'_>>() {
        // A string without a type has `none`.
        return Some(string.ty().unwrap_or_else(|| NoneType::get(attribute.context()).into()));
    }
    // Elements attributes and opaque ones: their type is one of their parameters.
    let index =
        node.def().params.iter().position(|param| {
            matches!(param.kind, ParamKind::SelfType) || matches!(param.name, "ty" | "type")
        })?;
    match node.params().get(index) {
        Some(crate::Param::Type(ty)) => Some(*ty),
        _ if attribute.isa::<OpaqueAttr<'_>>() => Some(NoneType::get(attribute.context()).into()),
        _ => None,
    }
}

fn has(property: Property, subject: Subject<'_>) -> bool {
    let signedness = |wanted| match subject {
        Subject::Type(ty) => ty.dyn_cast::<IntegerType<'_>>().is_some_and(|ty| ty.signedness() == wanted),
        Subject::Attr(_) | Subject::Value(_) | Subject::Nothing => false,
    };
    let vector = |test: fn(&[bool]) -> bool| match subject {
        Subject::Type(ty) => ty.dyn_cast::<VectorType<'_>>().is_some_and(|ty| test(ty.scalable_dims())),
        Subject::Attr(_) | Subject::Value(_) | Subject::Nothing => false,
    };
    let shape = || subject.shaped().and_then(ShapedType::shape);
    let integer = |test: fn(IntegerAttr<'_>) -> bool| match subject {
        Subject::Attr(found) => found.dyn_cast::<IntegerAttr<'_>>().is_some_and(test),
        Subject::Type(_) | Subject::Value(_) | Subject::Nothing => false,
    };
    match (property, float(subject)) {
        // A negative zero and a negative NaN are negative, as in C++.
        (Property::Negative, Some(found)) => return found.is_negative(),
        (Property::Positive, Some(found)) => return Comparison::Greater.holds_of_float(found, 0),
        _ => {}
    }
    match property {
        Property::Signless => signedness(Signedness::Signless),
        Property::Signed => signedness(Signedness::Signed),
        Property::Unsigned => signedness(Signedness::Unsigned),
        Property::Ranked => shape().is_some(),
        Property::StaticShape => shape().is_some_and(|shape| !shape.contains(&DYNAMIC)),
        Property::Strided => match subject {
            Subject::Type(ty) => {
                ty.dyn_cast::<MemRefType<'_>>().is_some_and(|ty| ty.strides_and_offset().is_some())
            }
            Subject::Attr(_) | Subject::Value(_) | Subject::Nothing => false,
        },
        Property::Scalable => vector(|dims| dims.contains(&true)),
        Property::TrailingScalable => {
            vector(|dims| dims.split_last().is_some_and(|(last, rest)| *last && !rest.contains(&true)))
        }
        Property::AllScalable => vector(|dims| !dims.is_empty() && !dims.contains(&false)),
        Property::ValueSemantics => match subject {
            Subject::Type(ty) => {
                ty.isa::<VectorType<'_>>()
                    || ty.isa::<RankedTensorType<'_>>()
                    || ty.isa::<UnrankedTensorType<'_>>()
            }
            Subject::Attr(_) | Subject::Value(_) | Subject::Nothing => false,
        },
        // The highest bit is the sign of any integer, as in C++.
        Property::Negative => integer(|found| found.value().sign_bit()),
        Property::Positive => integer(|found| !found.is_zero() && !found.value().sign_bit()),
        Property::PowerOfTwo => integer(|found| {
            let value = found.value();
            let bits: u32 = (0..value.width()).map(|bit| u32::from(value.bit(bit))).sum();
            bits == 1
        }),
        Property::Sorted => ordered(subject, |a, b| a <= b),
        Property::StrictlySorted => ordered(subject, |a, b| a < b),
        Property::Splat => match subject {
            Subject::Attr(found) => {
                found.dyn_cast::<DenseElementsAttr<'_>>().is_some_and(DenseElementsAttr::is_splat)
            }
            Subject::Type(_) | Subject::Value(_) | Subject::Nothing => false,
        },
        Property::Empty => match subject {
            Subject::Attr(found) => size(found) == Some(0),
            Subject::Value(found) => found.len() == Some(0),
            Subject::Type(_) | Subject::Nothing => false,
        },
        Property::Present => subject != Subject::Nothing,
        Property::Absent => subject == Subject::Nothing,
        Property::Identity => match subject {
            Subject::Attr(found) => {
                found.dyn_cast::<AffineMapAttr<'_>>().is_some_and(|found| found.map().is_identity())
            }
            Subject::Type(_) | Subject::Value(_) | Subject::Nothing => false,
        },
    }
}

fn ordered(subject: Subject<'_>, in_order: fn(i64, i64) -> bool) -> bool {
    let attribute = match subject {
        Subject::Attr(attribute) => attribute,
        Subject::Value(list) => {
            let numbers = (0..list.len().unwrap_or(0)).map(|index| list.element(index)?.value::<i64>());
            let numbers: Option<Vec<i64>> = numbers.collect();
            return numbers.is_some_and(|numbers| numbers.windows(2).all(|pair| in_order(pair[0], pair[1])));
        }
        Subject::Type(_) | Subject::Nothing => return false,
    };
    let numbers = match (attribute.dyn_cast::<DenseArrayAttr<'_>>(), attribute.dyn_cast::<ArrayAttr<'_>>()) {
        (Some(array), _) => array.to_i64s(),
        (_, Some(array)) => array
            .elements()
            .iter()
            .map(|value| value.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64))
            .collect(),
        _ => None,
    };
    numbers.is_some_and(|numbers| numbers.windows(2).all(|pair| in_order(pair[0], pair[1])))
}

fn measured(measure: Measure, subject: Subject<'_>, op: Option<OpRef<'_, '_>>) -> Option<i64> {
    let shape = || subject.shaped().and_then(ShapedType::shape);
    let number = |len: usize| i64::try_from(len).ok();
    match measure {
        Measure::Width => match subject {
            Subject::Type(ty) => match ty.dyn_cast::<IntegerType<'_>>() {
                Some(integer) => Some(i64::from(integer.width())),
                None => float_kind(ty).map(|kind| i64::from(kind.width())),
            },
            Subject::Attr(_) | Subject::Value(_) | Subject::Nothing => None,
        },
        Measure::Rank => shape().and_then(|shape| number(shape.len())),
        Measure::ElementCount => subject.shaped()?.num_elements().and_then(|count| count.try_into().ok()),
        Measure::Dim(index) => {
            let shape = shape()?;
            let index = usize::try_from(index)
                .ok()
                .or_else(|| shape.len().checked_sub(index.unsigned_abs() as usize))?;
            shape.get(index).copied()
        }
        Measure::Size => match subject {
            Subject::Attr(attribute) => size(attribute),
            Subject::Type(ty) => number(ty.dyn_cast::<TupleType<'_>>()?.types().len()),
            Subject::Value(list) => list.len().and_then(number),
            Subject::Nothing => None,
        },
        Measure::Value => match subject {
            Subject::Attr(attribute) => {
                let Some(integer) = attribute.dyn_cast::<IntegerAttr<'_>>() else {
                    return case_of_enum(attribute);
                };
                // What is compared with it has 64 bits.
                let nearest = || if integer.value().sign_bit() { i64::MIN } else { i64::MAX };
                Some(integer.to_i64().unwrap_or_else(nearest))
            }
            Subject::Type(_) | Subject::Value(_) | Subject::Nothing => None,
        },
        Measure::UnsignedValue => match subject {
            Subject::Attr(attribute) => {
                let bits = attribute.dyn_cast::<IntegerAttr<'_>>()?.value().to_u64();
                Some(bits.and_then(|bits| bits.try_into().ok()).unwrap_or(i64::MAX))
            }
            Subject::Type(_) | Subject::Value(_) | Subject::Nothing => None,
        },
        Measure::StorageWidth => match opaque_text(subject) {
            Some((_, text)) => storage_width(text),
            None => stored_type(subject.node()?)?.int_or_float_width().map(i64::from),
        },
        Measure::Operands => number(op?.operands().len()),
        Measure::Results => number(op?.results().len()),
        Measure::Blocks => None,
    }
}

/// The number of the case that an attribute of an enum has as its only parameter.
fn case_of_enum(attribute: Attribute<'_>) -> Option<i64> {
    let node = attribute.node();
    match (node.def().params, node.params()) {
        ([only], [Param::UInt(value)])
            if matches!(only.kind, ParamKind::Enum(_) | ParamKind::NamedEnum(..)) =>
        {
            i64::try_from(*value).ok()
        }
        _ => None,
    }
}

/// The type of the integers that a quantized type stores.
fn stored_type(node: Node<'_>) -> Option<Type<'_>> {
    let at = node.def().params.iter().position(|param| param.name == "storageType")?;
    Type::decode(*node.params().get(at)?)
}

/// The width of the first integer type in the text of a quantized type of an unknown dialect.
fn storage_width(text: &[u8]) -> Option<i64> {
    let start = text.iter().position(|byte| *byte == b'<')? + 1;
    let digits = text.get(start..)?.iter().skip_while(|byte| byte.is_ascii_alphabetic());
    let digits: Vec<u8> = digits.copied().take_while(u8::is_ascii_digit).collect();
    str::from_utf8(&digits).ok()?.parse().ok()
}

fn size(attribute: Attribute<'_>) -> Option<i64> {
    let len = if let Some(array) = attribute.dyn_cast::<ArrayAttr<'_>>() {
        array.elements().len()
    } else if let Some(array) = attribute.dyn_cast::<DenseArrayAttr<'_>>() {
        return array.size().try_into().ok();
    } else if let Some(elements) = attribute.dyn_cast::<DenseElementsAttr<'_>>() {
        return elements.num_elements().try_into().ok();
    } else if let Some(dictionary) = attribute.dyn_cast::<DictionaryAttr<'_>>() {
        dictionary.entries().len()
    } else {
        attribute.dyn_cast::<StringAttr<'_>>()?.bytes().len()
    };
    i64::try_from(len).ok()
}

fn equals(attribute: Attribute<'_>, constant: Constant) -> bool {
    match constant {
        Constant::Bool(value) => attribute
            .dyn_cast::<IntegerAttr<'_>>()
            .is_some_and(|found| found.value().width() == 1 && found.is_zero() != value),
        Constant::Int(value) => match float(attribute.into()) {
            Some(found) => Comparison::Equal.holds_of_float(found, value),
            None => attribute.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64) == Some(value),
        },
        Constant::Float(value) => attribute.dyn_cast::<FloatAttr<'_>>().is_some_and(|found| {
            let found = found.value();
            found == ApFloat::from_f64(value).convert(found.kind())
        }),
        Constant::Str(text) => {
            attribute.dyn_cast::<StringAttr<'_>>().is_some_and(|found| found.bytes() == text.as_bytes())
        }
    }
}

/// The value of an integer attribute, if it fits in 64 bits.
fn unsigned(attribute: Attribute<'_>) -> Option<u64> {
    attribute.dyn_cast::<IntegerAttr<'_>>()?.value().to_u64()
}

fn is_case(attribute: Attribute<'_>, def: &EnumDef) -> bool {
    let Some(value) = unsigned(attribute) else { return false };
    if def.separator.is_some() {
        let known = def.cases.iter().fold(0, |bits, case| bits | case.value as u64);
        return value & !known == 0;
    }
    let signed = attribute.dyn_cast::<IntegerAttr<'_>>().and_then(IntegerAttr::to_i64);
    def.cases.iter().any(|case| case.value as u64 == value || Some(case.value) == signed)
}

/// Whether it is an opaque type or attribute with the text `name` or `name<...>`.
/// The dialect and the text after its name of an opaque type or attribute.
fn opaque_text(subject: Subject<'_>) -> Option<(&str, &[u8])> {
    match subject {
        Subject::Type(ty) => {
            ty.dyn_cast::<OpaqueType<'_>>().map(|ty| (ty.dialect_namespace(), ty.type_data()))
        }
        Subject::Attr(attribute) => attribute
            .dyn_cast::<OpaqueAttr<'_>>()
            .map(|attribute| (attribute.dialect_namespace(), attribute.attribute_data())),
        Subject::Value(_) | Subject::Nothing => None,
    }
}

/// Whether a text is a mnemonic, with or without parameters after it.
fn begins_with(text: &[u8], mnemonic: &str) -> bool {
    text.strip_prefix(mnemonic.as_bytes()).is_some_and(|rest| rest.first().is_none_or(|byte| *byte == b'<'))
}

fn is_opaque(subject: Subject<'_>, dialect: &str, name: &str) -> bool {
    opaque_text(subject).is_some_and(|(found, text)| found == dialect && begins_with(text, name))
}

/// Whether a type or an attribute is of a dialect, with one of several mnemonics if there are any.
fn has_mnemonic(subject: Subject<'_>, dialect: &str, mnemonics: &[&str]) -> bool {
    let (own, text) = match (opaque_text(subject), subject.node()) {
        (Some(found), _) => found,
        (None, Some(node)) => {
            let def = node.def();
            // The dialect parses a def without mnemonic, whose name ends with the one that MLIR gives it.
            let name = def.mnemonic.or(def.name.split_once('.').map(|(_, name)| name));
            (def.dialect, name.unwrap_or_default().as_bytes())
        }
        (None, None) => return false,
    };
    own == dialect && (mnemonics.is_empty() || mnemonics.iter().any(|mnemonic| begins_with(text, mnemonic)))
}

fn same<'c>(paths: &[Path], subject: Subject<'c>, op: Option<OpRef<'_, 'c>>) -> bool {
    let mut first = None;
    paths.iter().all(|path| from(path, subject, op, &mut |found| first.get_or_insert(found).may_equal(found)))
}

fn same_lists<'c>(a: &Path, b: &Path, subject: Subject<'c>, op: Option<OpRef<'_, 'c>>) -> bool {
    let mut expected = Vec::new();
    let complete = from(a, subject, op, &mut |found| {
        expected.push(found);
        true
    });
    let mut count = 0;
    let equal = from(b, subject, op, &mut |found| {
        count += 1;
        expected.get(count - 1).is_some_and(|expected| expected.may_equal(found))
    });
    complete && equal && count == expected.len()
}

fn broadcastable<'c>(a: &Path, b: &Path, subject: Subject<'c>, op: Option<OpRef<'_, 'c>>) -> bool {
    from(a, subject, op, &mut |a| {
        from(b, subject, op, &mut |b| {
            let shape = |found| match found {
                Found::Subject(found) => found.shaped().map(ShapedType::shape),
                Found::Number(_) | Found::Shape(_) | Found::Def(_) | Found::Unknown => None,
            };
            match (shape(a), shape(b)) {
                (Some(Some(a)), Some(Some(b))) => broadcast_shape(a, b).is_some(),
                // A type without a rank, or without elements, broadcasts to any other one.
                _ => true,
            }
        })
    })
}

/// Calls `visit` with the values that a path leads to, until it returns `false`. Also
/// returns `false` if a step is not possible.
fn from<'c>(
    path: &Path,
    subject: Subject<'c>,
    op: Option<OpRef<'_, 'c>>,
    visit: &mut dyn FnMut(Found<'c>) -> bool,
) -> bool {
    let steps = path.steps;
    let mut value = |ty: Type<'c>| each(Found::Subject(Subject::Type(ty)), steps, visit);
    match (path.start, op) {
        (Start::Subject, _) => each(Found::Subject(subject), steps, visit),
        (Start::Operand(index), Some(op)) => {
            op.operand_group(index.into()).all(|operand| value(operand.ty()))
        }
        (Start::Result(index), Some(op)) => op.result_group(index.into()).all(|result| value(result.ty())),
        (Start::OperandAt(index), Some(op)) => {
            op.operand(index.into()).is_some_and(|found| value(found.ty()))
        }
        (Start::ResultAt(index), Some(op)) => op.result(index.into()).is_some_and(|found| value(found.ty())),
        (Start::Property(index), Some(op)) => {
            let property = op.property(index.into()).map_or(Subject::Nothing, Subject::Attr);
            each(Found::Subject(property), steps, visit)
        }
        (_, None) => false,
    }
}

/// As [`from`], for steps from a value.
fn each<'c>(found: Found<'c>, steps: &[Step], visit: &mut dyn FnMut(Found<'c>) -> bool) -> bool {
    let Some((step, rest)) = steps.split_first() else { return visit(found) };
    let mut go = |found: Found<'c>| each(found, rest, visit);
    let subject = match (found, step) {
        (Found::Subject(subject), _) => subject,
        (Found::Shape(shape), Step::Each) => return shape.iter().all(|dim| go(Found::Number(*dim))),
        (Found::Shape(shape), Step::At(index)) => {
            return shape.get(usize::from(*index)).is_some_and(|dim| go(Found::Number(*dim)));
        }
        (Found::Unknown, _) => return visit(Found::Unknown),
        _ => return false,
    };
    let ty = |ty: Type<'c>| Found::Subject(Subject::Type(ty));
    match (step, subject) {
        (Step::ElementType, Subject::Type(found)) if element_type(found).is_none() => {
            match accessor_of_element_type(found) {
                Some(element) => go(ty(element)),
                None => has_unknown_parts(found.node()) && go(Found::Unknown),
            }
        }
        (Step::ElementTypeOrSelf, Subject::Type(found)) if is_shaped_by_cpp(found.node()) => {
            go(Found::Unknown)
        }
        (Step::Shape | Step::Rank | Step::ElementCount, subject) if has_unknown_shape(subject) => {
            go(Found::Unknown)
        }
        (Step::Type, Subject::Type(_)) => go(found),
        (Step::Type, Subject::Attr(attribute)) => type_of(attribute).is_some_and(|found| go(ty(found))),
        (Step::ElementType, Subject::Type(found)) => element_type(found).is_some_and(|found| go(ty(found))),
        (Step::ElementTypeOrSelf, Subject::Type(found)) => go(ty(element_type(found).unwrap_or(found))),
        (Step::ElementType | Step::ElementTypeOrSelf, Subject::Attr(attribute)) => {
            if let Some(array) = attribute.dyn_cast::<DenseArrayAttr<'_>>() {
                return go(ty(array.element_type()));
            }
            let own = type_of(attribute);
            let or_self = if *step == Step::ElementTypeOrSelf { own } else { None };
            own.and_then(element_type).or(or_self).is_some_and(|found| go(ty(found)))
        }
        (Step::Value, Subject::Attr(attribute)) => {
            attribute.dyn_cast::<TypeAttr<'_>>().is_some_and(|found| go(ty(found.value())))
        }
        (Step::Elements, Subject::Type(found)) => {
            let shaped = found.dyn_cast::<ShapedType<'_>>();
            shaped.is_some_and(|shaped| {
                let count = shaped.num_elements().filter(|count| *count <= MAX_ELEMENTS);
                count.is_some_and(|count| (0..count).all(|_| go(ty(shaped.element_type()))))
            })
        }
        (Step::Each, Subject::Value(list)) => list.len().is_some_and(|len| {
            (0..len).all(|index| list.element(index).is_some_and(|element| go(Found::Subject(element))))
        }),
        (Step::At(index), Subject::Value(list)) => {
            list.element(usize::from(*index)).is_some_and(|element| go(Found::Subject(element)))
        }
        (Step::Each, Subject::Attr(attribute)) => each_of_attribute(attribute, &mut go),
        (Step::Each, Subject::Type(found)) => found
            .dyn_cast::<TupleType<'_>>()
            .is_some_and(|tuple| tuple.types().iter().all(|member| go(ty(*member)))),
        (Step::EachFlattened, Subject::Type(found)) => found
            .dyn_cast::<TupleType<'_>>()
            .is_some_and(|tuple| flattened(tuple, &mut FxHashSet::default(), &mut |member| go(ty(member)))),
        (Step::At(index), Subject::Attr(attribute)) => match attribute.dyn_cast::<DenseArrayAttr<'_>>() {
            Some(array) => {
                let bytes = array.elements().nth(usize::from(*index));
                bytes.is_some_and(|bytes| go(dense_element(array, bytes)))
            }
            None => attribute
                .dyn_cast::<ArrayAttr<'_>>()
                .and_then(|array| array.elements().get(usize::from(*index)))
                .is_some_and(|value| go(Found::Subject(Subject::Attr(*value)))),
        },
        (Step::At(index), Subject::Type(found)) => found
            .dyn_cast::<TupleType<'_>>()
            .and_then(|tuple| tuple.types().get(usize::from(*index)))
            .is_some_and(|member| go(ty(*member))),
        (Step::Shape, subject) => {
            subject.shaped().and_then(ShapedType::shape).is_some_and(|shape| go(Found::Shape(shape)))
        }
        (Step::Rank, subject) => {
            measured(Measure::Rank, subject, None).is_some_and(|rank| go(Found::Number(rank)))
        }
        (Step::ElementCount, subject) => {
            measured(Measure::ElementCount, subject, None).is_some_and(|count| go(Found::Number(count)))
        }
        (Step::Def, subject) => subject.node().is_some_and(|node| go(Found::Def(node.def()))),
        (Step::Parameter(name), subject) => subject.node().is_some_and(|node| {
            let at = node.def().params.iter().position(|param| param.name == *name);
            let param = at.and_then(|at| node.params().get(at));
            // Of another class, which only C++ knows.
            go(param
                .map_or(Found::Unknown, |param| Found::Subject(Subject::of_param(node.context(), *param))))
        }),
        (Step::InputAt(index), Subject::Type(found)) => {
            let function = found.dyn_cast::<FunctionType<'_>>();
            let input = function.and_then(|function| function.inputs().get(usize::from(*index)).copied());
            input.is_some_and(|input| go(ty(input)))
        }
        (Step::ResultAt(index), Subject::Type(found)) => {
            let function = found.dyn_cast::<FunctionType<'_>>();
            let result = function.and_then(|function| function.results().get(usize::from(*index)).copied());
            result.is_some_and(|result| go(ty(result)))
        }
        (Step::Inputs, Subject::Type(found)) => found
            .dyn_cast::<FunctionType<'_>>()
            .is_some_and(|function| function.inputs().iter().all(|input| go(ty(*input)))),
        (Step::Results, Subject::Type(found)) => found
            .dyn_cast::<FunctionType<'_>>()
            .is_some_and(|function| function.results().iter().all(|result| go(ty(*result)))),
        (Step::WithElementType(text), Subject::Type(found)) => {
            with_element_type(found, text).is_some_and(|found| go(ty(found)))
        }
        (Step::Known(text), Subject::Type(found)) => {
            known_type(found.context(), text).is_ok_and(|found| go(ty(found)))
        }
        (Step::Computed(function), Subject::Type(found)) => {
            (function.compute)(found).is_some_and(|found| go(ty(found)))
        }
        _ => false,
    }
}

/// Visits the elements of an array or of a dense array, and the values of a dictionary.
fn each_of_attribute<'c>(attribute: Attribute<'c>, visit: &mut dyn FnMut(Found<'c>) -> bool) -> bool {
    let mut go = |value: Attribute<'c>| visit(Found::Subject(Subject::Attr(value)));
    if let Some(array) = attribute.dyn_cast::<ArrayAttr<'_>>() {
        array.elements().iter().all(|value| go(*value))
    } else if let Some(dictionary) = attribute.dyn_cast::<DictionaryAttr<'_>>() {
        dictionary.entries().all(|(_, value)| go(value))
    } else if let Some(array) = attribute.dyn_cast::<DenseArrayAttr<'_>>() {
        array.elements().all(|bytes| visit(dense_element(array, bytes)))
    } else {
        // The elements of these are not attributes.
        attribute.isa::<DenseElementsAttr<'_>>() && visit(Found::Unknown)
    }
}

/// An element of a dense array by its bytes: a number, or a float.
fn dense_element<'c>(array: DenseArrayAttr<'c>, bytes: &[u8]) -> Found<'c> {
    let ty = array.element_type();
    if let Some(kind) = float_kind(ty) {
        let bits = bytes.iter().rev().fold(0, |bits: u128, byte| bits << 8 | u128::from(*byte));
        let float = FloatAttr::of_value(ty, ApFloat::from_bits(kind, bits));
        return Found::Subject(Subject::Attr(float.into()));
    }
    let width = ty.dyn_cast::<IntegerType<'_>>().map(IntegerType::width);
    let number =
        width.filter(|width| *width <= 64).and_then(|width| ApInt::from_le_bytes(width, bytes).to_i64());
    number.map_or(Found::Unknown, Found::Number)
}

/// Whether only C++ knows the parts of a type or an attribute: its text is kept as it is written, or it lists MLIR's
/// `ShapedType` without the functions.
fn has_unknown_parts(node: Node<'_>) -> bool {
    matches!(node.def().syntax, Syntax::Verbatim) || is_shaped_by_cpp(node)
}

/// Whether a condition on the shape of a subject has no answer, because only C++ knows its parts.
fn has_unknown_shape(subject: Subject<'_>) -> bool {
    let ty = match subject {
        Subject::Type(ty) => Some(ty),
        Subject::Attr(attribute) => type_of(attribute),
        Subject::Value(_) | Subject::Nothing => None,
    };
    ty.is_some_and(|ty| !ty.isa::<ShapedType<'_>>() && has_unknown_parts(ty.node()))
}

/// The result of `getElementType()` of a class that has it as the accessor of a parameter.
pub(crate) fn accessor_of_element_type(ty: Type<'_>) -> Option<Type<'_>> {
    let node = ty.node();
    let at =
        node.def().params.iter().position(|param| matches!(param.name, "elementType" | "element_type"))?;
    match node.params().get(at) {
        Some(Param::Type(found)) => Some(*found),
        _ => None,
    }
}

/// The type of the elements of a shaped or complex type.
#[must_use]
pub(crate) fn element_type(ty: Type<'_>) -> Option<Type<'_>> {
    match ty.dyn_cast::<ShapedType<'_>>() {
        Some(shaped) => Some(shaped.element_type()),
        None => ty.dyn_cast::<ComplexType<'_>>().map(ComplexType::element_type),
    }
}

/// Visits the members of a tuple, and of tuples in it (by address): those of a tuple type that occurs several times once, because types
/// that are shared at each level have exponentially many members.
fn flattened<'c>(
    tuple: TupleType<'c>,
    seen: &mut FxHashSet<usize>,
    visit: &mut dyn FnMut(Type<'c>) -> bool,
) -> bool {
    // Nesting is bounded: the interner bounds the depth of a type.
    tuple.types().iter().all(|member| match member.dyn_cast::<TupleType<'_>>() {
        Some(inner) => !seen.insert(member.node().address()) || flattened(inner, seen, visit),
        None => visit(*member),
    })
}

/// The type of the same shape with another element type, in MLIR's text.
fn with_element_type<'c>(ty: Type<'c>, text: &str) -> Option<Type<'c>> {
    let context = ty.context();
    let element = known_type(context, text).ok()?;
    match ty.dyn_cast::<ShapedType<'_>>() {
        None => Some(element),
        // Only vectors and tensors: a memref has no counterpart.
        Some(_) if ty.isa::<MemRefType<'_>>() || ty.isa::<UnrankedMemRefType<'_>>() => None,
        Some(shaped) => shaped.with_element_type(element).ok(),
    }
}
