//! The evaluation of conditions: [`Pred::holds`].

use super::follow::{PathValue, broadcastable, from, has_unknown_shape, same, same_lists};
use super::number::compare;
use super::pred::{Comparison, Constant, Measure, Pred, Property};
use super::subject::Subject;
use crate::affine::AffineMapAttr;
use crate::attribute::Attribute;
use crate::builtin::{
    ArrayAttr, DYNAMIC, DenseArrayAttr, DenseElementsAttr, DictionaryAttr, FloatAttr, IntegerAttr,
    IntegerType, MemRefType, NoneType, OpaqueAttr, OpaqueType, RankedTensorType, ShapedType, Signedness,
    StringAttr, TupleType, UnrankedTensorType, VectorType, float_kind,
};
use crate::def::{EnumDef, ParamKind};
use crate::ir::{OpRef, RegionRef};
use crate::memref::MemRefExt;
use crate::node::Node;
use crate::numeric::ApFloat;
use crate::param::{Param, Parameter};
use crate::types::Type;

impl Pred {
    /// Whether it holds for a subject. `op` is the operation that its paths into operations start from; without one,
    /// they lead nowhere.
    #[must_use]
    pub fn holds<'c>(&self, subject: Subject<'c>, op: Option<OpRef<'_, 'c>>) -> bool {
        self.holds_if(true, subject, op)
    }

    /// Whether it holds if each [`Pred::Unknown`] in it has the answer `unknown`. Inside of a negation the answer is
    /// the opposite, so that an unknown condition never rejects.
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
            Self::Computed(comparison, first, second) => {
                compare(*comparison, [first, second], PathValue::Subject(subject), op, unknown)
            }
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
                PathValue::Subject(part) => pred.holds_if(unknown, part, op),
                PathValue::Number(number) => number_satisfies(pred, unknown, number),
                PathValue::Shape(shape) => shape_satisfies(pred, unknown, shape),
                PathValue::Def(_) | PathValue::Unknown => unknown,
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
            // The other conditions do not apply to regions.
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
        Pred::Computed(comparison, first, second) => {
            compare(*comparison, [first, second], PathValue::Number(number), None, unknown)
        }
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

/// The bits of a number as one without a sign; the other side of the comparison has 64 bits.
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
        Pred::Computed(comparison, first, second) => {
            compare(*comparison, [first, second], PathValue::Shape(shape), None, unknown)
        }
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

/// The type of an attribute that has one (MLIR `TypedAttr`).
#[must_use]
pub fn type_of(attribute: Attribute<'_>) -> Option<Type<'_>> {
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
        // As in C++, a negative zero and a negative NaN are negative, and the highest bit is the sign of any integer.
        Property::Negative => match float(subject) {
            Some(found) => found.is_negative(),
            None => integer(|found| found.value().sign_bit()),
        },
        Property::Positive => match float(subject) {
            Some(found) => Comparison::Greater.holds_of_float(found, 0),
            None => integer(|found| !found.is_zero() && !found.value().sign_bit()),
        },
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

pub(super) fn measured(measure: Measure, subject: Subject<'_>, op: Option<OpRef<'_, '_>>) -> Option<i64> {
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
                // The other side of the comparison has 64 bits.
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

pub(super) fn size(attribute: Attribute<'_>) -> Option<i64> {
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

/// The dialect of an opaque type or attribute, and the text after the dialect's name.
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
            // A def without mnemonic is parsed by the dialect; its name ends with MLIR's.
            let name = def.mnemonic.or(def.name.split_once('.').map(|(_, name)| name));
            (def.dialect, name.unwrap_or_default().as_bytes())
        }
        (None, None) => return false,
    };
    own == dialect && (mnemonics.is_empty() || mnemonics.iter().any(|mnemonic| begins_with(text, mnemonic)))
}
