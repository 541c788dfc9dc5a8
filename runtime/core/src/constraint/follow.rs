//! Paths: the values that they lead to, from the checked value or from the operation, and conditions on several paths.

use super::classes::{is_shaped_by_cpp, is_typed_by_cpp};
use super::eval::{measured, type_of};
use super::path::{Path, Start, Step};
use super::pred::Measure;
use super::shapes::broadcast_shape;
use super::subject::Subject;
use crate::attribute::Attribute;
use crate::builtin::{
    ArrayAttr, ComplexType, DenseArrayAttr, DenseElementsAttr, DictionaryAttr, FloatAttr, FunctionType,
    IntegerType, MemRefType, OpaqueAttr, OpaqueType, ShapedType, TupleType, TypeAttr, UnrankedMemRefType,
    float_kind,
};
use crate::def::{Def, Syntax};
use crate::handle::DefHandle;
use crate::ir::OpRef;
use crate::node::Node;
use crate::numeric::{ApFloat, ApInt};
use crate::param::Param;
use crate::text::known_type;
use crate::types::Type;
use rustc_hash::FxHashSet;
use std::ptr;

/// The maximum number of elements of a shaped type that a path visits: more than operations have operands.
const MAX_ELEMENTS: u64 = 1 << 20;

/// A value that a path leads to.
#[derive(Clone, Copy, Debug)]
pub(super) enum PathValue<'c> {
    Subject(Subject<'c>),
    Number(i64),
    Shape(&'c [i64]),
    Def(&'static Def),
    /// A part of a type or an attribute whose parts only C++ knows: it may be anything.
    Unknown,
}

impl PathValue<'_> {
    /// Whether the two are the same, as far as is known.
    fn may_equal(self, other: Self) -> bool {
        match (self, other) {
            (Self::Subject(a), Self::Subject(b)) => a == b,
            (Self::Number(a), Self::Number(b)) => a == b,
            (Self::Shape(a), Self::Shape(b)) => a == b,
            (Self::Def(a), Self::Def(b)) => ptr::eq(a, b),
            (Self::Unknown, _) | (_, Self::Unknown) => true,
            (Self::Subject(_) | Self::Number(_) | Self::Shape(_) | Self::Def(_), _) => false,
        }
    }
}

/// Calls `visit` with the types that steps lead to from a type (ODS `TypesMatchWith`).
/// Returns whether they lead to types only.
pub(crate) fn follow<'c>(steps: &[Step], ty: Type<'c>, visit: &mut dyn FnMut(Type<'c>)) -> bool {
    each(PathValue::Subject(Subject::Type(ty)), steps, &mut |found| match found {
        PathValue::Subject(Subject::Type(found)) => {
            visit(found);
            true
        }
        PathValue::Subject(_)
        | PathValue::Number(_)
        | PathValue::Shape(_)
        | PathValue::Def(_)
        | PathValue::Unknown => false,
    })
}

pub(super) fn same<'c>(paths: &[Path], subject: Subject<'c>, op: Option<OpRef<'_, 'c>>) -> bool {
    let mut first = None;
    paths.iter().all(|path| from(path, subject, op, &mut |found| first.get_or_insert(found).may_equal(found)))
}

pub(super) fn same_lists<'c>(a: &Path, b: &Path, subject: Subject<'c>, op: Option<OpRef<'_, 'c>>) -> bool {
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

pub(super) fn broadcastable<'c>(a: &Path, b: &Path, subject: Subject<'c>, op: Option<OpRef<'_, 'c>>) -> bool {
    from(a, subject, op, &mut |a| {
        from(b, subject, op, &mut |b| {
            let shape = |found| match found {
                PathValue::Subject(found) => found.shaped().map(ShapedType::shape),
                PathValue::Number(_) | PathValue::Shape(_) | PathValue::Def(_) | PathValue::Unknown => None,
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
pub(super) fn from<'c>(
    path: &Path,
    subject: Subject<'c>,
    op: Option<OpRef<'_, 'c>>,
    visit: &mut dyn FnMut(PathValue<'c>) -> bool,
) -> bool {
    let steps = path.steps;
    let mut value = |ty: Type<'c>| each(PathValue::Subject(Subject::Type(ty)), steps, visit);
    match (path.start, op) {
        (Start::Subject, _) => each(PathValue::Subject(subject), steps, visit),
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
            each(PathValue::Subject(property), steps, visit)
        }
        (_, None) => false,
    }
}

/// As [`from`], for steps from a value.
pub(super) fn each<'c>(
    found: PathValue<'c>,
    steps: &[Step],
    visit: &mut dyn FnMut(PathValue<'c>) -> bool,
) -> bool {
    let Some((step, rest)) = steps.split_first() else { return visit(found) };
    let mut go = |found: PathValue<'c>| each(found, rest, visit);
    let subject = match (found, step) {
        (PathValue::Subject(subject), _) => subject,
        (PathValue::Shape(shape), Step::Each) => return shape.iter().all(|dim| go(PathValue::Number(*dim))),
        (PathValue::Shape(shape), Step::At(index)) => {
            return shape.get(usize::from(*index)).is_some_and(|dim| go(PathValue::Number(*dim)));
        }
        (PathValue::Unknown, _) => return visit(PathValue::Unknown),
        (PathValue::Shape(_) | PathValue::Number(_) | PathValue::Def(_), _) => return false,
    };
    let ty = |ty: Type<'c>| PathValue::Subject(Subject::Type(ty));
    match (step, subject) {
        (Step::ElementType, Subject::Type(found)) if element_type(found).is_none() => {
            match accessor_of_element_type(found) {
                Some(element) => go(ty(element)),
                None => has_unknown_parts(found.node()) && go(PathValue::Unknown),
            }
        }
        (Step::ElementTypeOrSelf, Subject::Type(found)) if is_shaped_by_cpp(found.node()) => {
            go(PathValue::Unknown)
        }
        (Step::Shape | Step::Rank | Step::ElementCount, subject) if has_unknown_shape(subject) => {
            go(PathValue::Unknown)
        }
        (Step::Type, Subject::Type(_)) => go(found),
        // The type of an attribute that only C++ reads may follow from its text.
        (Step::Type | Step::ElementType | Step::ElementTypeOrSelf, Subject::Attr(attribute))
            if type_of(attribute).is_none()
                && (has_unknown_parts(attribute.node()) || is_typed_by_cpp(attribute.node())) =>
        {
            go(PathValue::Unknown)
        }
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
            (0..len).all(|index| list.element(index).is_some_and(|element| go(PathValue::Subject(element))))
        }),
        (Step::At(index), Subject::Value(list)) => {
            list.element(usize::from(*index)).is_some_and(|element| go(PathValue::Subject(element)))
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
                .is_some_and(|value| go(PathValue::Subject(Subject::Attr(*value)))),
        },
        (Step::At(index), Subject::Type(found)) => found
            .dyn_cast::<TupleType<'_>>()
            .and_then(|tuple| tuple.types().get(usize::from(*index)))
            .is_some_and(|member| go(ty(*member))),
        (Step::Shape, subject) => {
            subject.shaped().and_then(ShapedType::shape).is_some_and(|shape| go(PathValue::Shape(shape)))
        }
        (Step::Rank, subject) => {
            measured(Measure::Rank, subject, None).is_some_and(|rank| go(PathValue::Number(rank)))
        }
        (Step::ElementCount, subject) => {
            measured(Measure::ElementCount, subject, None).is_some_and(|count| go(PathValue::Number(count)))
        }
        (Step::Def, subject) => subject.node().is_some_and(|node| go(PathValue::Def(node.def()))),
        (Step::Parameter(name), subject) => subject.node().is_some_and(|node| {
            let at = node.def().params.iter().position(|param| param.name == *name);
            let param = at.and_then(|at| node.params().get(at));
            // A parameter of another class, which only C++ knows.
            go(param.map_or(PathValue::Unknown, |param| {
                PathValue::Subject(Subject::of_param(node.context(), *param))
            }))
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
        (Step::OfElement(steps), Subject::Type(found)) => {
            let mut of_element = None;
            let found_one =
                follow(steps, element_of_shape(found).unwrap_or(found), &mut |ty| of_element = Some(ty));
            let Some(element) = of_element.filter(|_| found_one) else { return false };
            match element_of_shape(found) {
                Some(_) => with_element(found, element).is_some_and(|found| go(ty(found))),
                None => go(ty(element)),
            }
        }
        (Step::Known(text), Subject::Type(found)) => {
            known_type(found.context(), text).is_ok_and(|found| go(ty(found)))
        }
        (Step::Computed(function), Subject::Type(found)) => {
            (function.compute)(found).is_some_and(|found| go(ty(found)))
        }
        (
            Step::Type
            | Step::ElementType
            | Step::ElementTypeOrSelf
            | Step::Value
            | Step::Elements
            | Step::Each
            | Step::EachFlattened
            | Step::At(_)
            | Step::Inputs
            | Step::Results
            | Step::InputAt(_)
            | Step::ResultAt(_)
            | Step::WithElementType(_)
            | Step::OfElement(_)
            | Step::Known(_)
            | Step::Computed(_),
            _,
        ) => false,
    }
}

/// Visits the elements of an array or of a dense array, and the values of a dictionary.
fn each_of_attribute<'c>(attribute: Attribute<'c>, visit: &mut dyn FnMut(PathValue<'c>) -> bool) -> bool {
    let mut go = |value: Attribute<'c>| visit(PathValue::Subject(Subject::Attr(value)));
    if let Some(array) = attribute.dyn_cast::<ArrayAttr<'_>>() {
        array.elements().iter().all(|value| go(*value))
    } else if let Some(dictionary) = attribute.dyn_cast::<DictionaryAttr<'_>>() {
        dictionary.entries().all(|(_, value)| go(value))
    } else if let Some(array) = attribute.dyn_cast::<DenseArrayAttr<'_>>() {
        array.elements().all(|bytes| visit(dense_element(array, bytes)))
    } else {
        // The elements of these are not attributes.
        attribute.isa::<DenseElementsAttr<'_>>() && visit(PathValue::Unknown)
    }
}

/// An element of a dense array by its bytes: a number, or a float.
fn dense_element<'c>(array: DenseArrayAttr<'c>, bytes: &[u8]) -> PathValue<'c> {
    let ty = array.element_type();
    if let Some(kind) = float_kind(ty) {
        let bits = bytes.iter().rev().fold(0, |bits: u128, byte| bits << 8 | u128::from(*byte));
        let float = FloatAttr::of_value(ty, ApFloat::from_bits(kind, bits));
        return PathValue::Subject(Subject::Attr(float.into()));
    }
    let width = ty.dyn_cast::<IntegerType<'_>>().map(IntegerType::width);
    let number =
        width.filter(|width| *width <= 64).and_then(|width| ApInt::from_le_bytes(width, bytes).to_i64());
    number.map_or(PathValue::Unknown, PathValue::Number)
}

/// Whether only C++ knows the parts of a type or an attribute: it is stored as text, also if no definition file has it,
/// or it lists MLIR's `ShapedType` without the functions.
pub(super) fn has_unknown_parts(node: Node<'_>) -> bool {
    let is_opaque = node.is(OpaqueType::DEF) || node.is(OpaqueAttr::DEF);
    is_opaque || matches!(node.def().syntax, Syntax::Verbatim) || is_shaped_by_cpp(node)
}

/// Whether a condition on the shape of a subject has no answer, because only C++ knows its parts.
pub(super) fn has_unknown_shape(subject: Subject<'_>) -> bool {
    let ty = match subject {
        Subject::Type(ty) => Some(ty),
        Subject::Attr(attribute) => type_of(attribute),
        Subject::Value(_) | Subject::Nothing => None,
    };
    ty.is_some_and(|ty| !ty.isa::<ShapedType<'_>>() && has_unknown_parts(ty.node()))
}

/// The result of `getElementType()`, for a class that has it as the accessor of a parameter.
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

/// Visits the members of a tuple and of nested tuples. Each tuple type is visited once (by address), because types
/// shared at each level have exponentially many members.
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
    let element = known_type(ty.context(), text).ok()?;
    if ty.isa::<ShapedType<'_>>() { with_element(ty, element) } else { Some(element) }
}

/// The element type of a shaped type.
fn element_of_shape(ty: Type<'_>) -> Option<Type<'_>> {
    ty.dyn_cast::<ShapedType<'_>>().map(ShapedType::element_type)
}

/// The shaped type of the same shape with another element type.
fn with_element<'c>(ty: Type<'c>, element: Type<'c>) -> Option<Type<'c>> {
    match ty.dyn_cast::<ShapedType<'_>>() {
        None => None,
        // Only vectors and tensors: a memref has no counterpart.
        Some(_) if ty.isa::<MemRefType<'_>>() || ty.isa::<UnrankedMemRefType<'_>>() => None,
        Some(shaped) => shaped.with_element_type(element).ok(),
    }
}
