//! Parts of operations by the names in their definitions, and the result of a verifier.

use isogloss::affine::{AffineMap, AffineMapAttr};
use isogloss::builtin::{
    ArrayAttr, DYNAMIC, DenseArrayAttr, IndexType, IntegerAttr, IntegerType, MemRefType, RankedTensorType,
    UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use isogloss::constraint::classes::FLOAT_TYPE;
use isogloss::def::ParamKind;
use isogloss::ir::{OpRef, Operands, ValueRef};
use isogloss::layout::ScopedDataLayout;
use isogloss::memref::MemRefExt;
use isogloss::{Attribute, Diagnostic, Handle, Param, Type};

/// The reason why a verifier stops.
#[derive(Debug)]
pub(super) enum Stop {
    /// The definition does not have a part that the verifier needs: nothing is checked.
    Absent,
    /// The operation is invalid.
    Wrong(Diagnostic),
}

impl From<Diagnostic> for Stop {
    fn from(error: Diagnostic) -> Self {
        Self::Wrong(error)
    }
}

/// The result of a verifier.
pub(super) type Checked<T = ()> = Result<T, Stop>;

/// The result of a verifier for the runtime.
pub(super) fn verified(result: Checked) -> Result<(), Diagnostic> {
    match result {
        Ok(()) | Err(Stop::Absent) => Ok(()),
        Err(Stop::Wrong(error)) => Err(error),
    }
}

/// Stops with an error about an operation; the message begins with `'dialect.name' op`.
macro_rules! fail {
    ($op:expr, $($message:tt)+) => {
        return Err($crate::verifiers::parts::Stop::Wrong($op.error(format_args!($($message)+))))
    };
}
pub(super) use fail;

/// Stops with an error at an operation, without its name in the message.
macro_rules! fail_plainly {
    ($op:expr, $($message:tt)+) => {
        return Err($crate::verifiers::parts::Stop::Wrong(isogloss::Diagnostic::error(format!($($message)+)).at_op($op)))
    };
}
pub(super) use fail_plainly;

/// The values of an operand by its name.
pub(super) fn operands<'a, 'c>(op: OpRef<'a, 'c>, name: &str) -> Checked<Operands<'a, 'c>> {
    let groups = op.def().ok_or(Stop::Absent)?.operands;
    let index = groups.iter().position(|group| group.name == name).ok_or(Stop::Absent)?;
    Ok(op.operand_group(index))
}

/// The value of an operand by its name.
pub(super) fn operand<'a, 'c>(op: OpRef<'a, 'c>, name: &str) -> Checked<ValueRef<'a, 'c>> {
    operands(op, name)?.next().ok_or(Stop::Absent)
}

/// The value of an operand that may be absent.
pub(super) fn optional<'a, 'c>(op: OpRef<'a, 'c>, name: &str) -> Checked<Option<ValueRef<'a, 'c>>> {
    Ok(operands(op, name)?.next())
}

/// The result with an index.
pub(super) fn result<'a, 'c>(op: OpRef<'a, 'c>, index: usize) -> Checked<ValueRef<'a, 'c>> {
    op.result(index).ok_or(Stop::Absent)
}

/// The property of a name, if it is of a class.
pub(super) fn property<'c, T: Handle>(op: OpRef<'_, 'c>, name: &str) -> Checked<T::Of<'c>> {
    op.inherent_attr(name).and_then(|found| found.dyn_cast::<T>()).ok_or(Stop::Absent)
}

/// The integers of a property: a dense array, or an array of integers.
pub(super) fn integers(op: OpRef<'_, '_>, name: &str) -> Checked<Vec<i64>> {
    let found = op.inherent_attr(name).ok_or(Stop::Absent)?;
    if let Some(array) = found.dyn_cast::<DenseArrayAttr<'_>>() {
        return array.to_i64s().ok_or(Stop::Absent);
    }
    let array = found.dyn_cast::<ArrayAttr<'_>>().ok_or(Stop::Absent)?;
    array.elements().iter().map(|element| integer_of(*element)).collect()
}

/// The value of an integer attribute.
pub(super) fn integer_of(attribute: Attribute<'_>) -> Checked<i64> {
    attribute.dyn_cast::<IntegerAttr<'_>>().and_then(|found| found.value().to_i64()).ok_or(Stop::Absent)
}

/// The value of an integer property.
pub(super) fn integer(op: OpRef<'_, '_>, name: &str) -> Checked<i64> {
    integer_of(op.inherent_attr(name).ok_or(Stop::Absent)?)
}

/// The maps of an array.
pub(super) fn maps<'c>(op: OpRef<'_, 'c>, name: &str) -> Checked<Vec<AffineMap<'c>>> {
    let array = property::<ArrayAttr<'_>>(op, name)?;
    let map =
        |map: &Attribute<'c>| map.dyn_cast::<AffineMapAttr<'_>>().map(AffineMapAttr::map).ok_or(Stop::Absent);
    array.elements().iter().map(map).collect()
}

/// The map of a property.
pub(super) fn map<'c>(op: OpRef<'_, 'c>, name: &str) -> Checked<AffineMap<'c>> {
    property::<AffineMapAttr<'_>>(op, name).map(AffineMapAttr::map)
}

/// The text of the enum case that an attribute holds.
pub(super) fn keyword(attribute: Attribute<'_>) -> Checked<&'static str> {
    let node = attribute.node();
    let kind = node.def().params.first().map(|param| param.kind);
    let Some(ParamKind::Enum(of) | ParamKind::NamedEnum(of, _)) = kind else { return Err(Stop::Absent) };
    let value = match node.params() {
        [Param::Int(value), ..] => *value,
        [Param::UInt(value), ..] => *value as i64,
        [..] => return Err(Stop::Absent),
    };
    of.cases.iter().find(|case| case.value == value).map(|case| case.text).ok_or(Stop::Absent)
}

/// The type of a value, if it is of a class.
pub(super) fn typed<'c, T: Handle>(value: ValueRef<'_, 'c>) -> Checked<T::Of<'c>> {
    value.ty().dyn_cast::<T>().ok_or(Stop::Absent)
}

/// The vector type of a value.
pub(super) fn vector<'c>(value: ValueRef<'_, 'c>) -> Checked<VectorType<'c>> {
    typed::<VectorType<'_>>(value)
}

/// The shape of a memref or tensor with a rank, or of a vector.
pub(super) fn shape(ty: Type<'_>) -> Option<&[i64]> {
    ty.dyn_cast::<MemRefType<'_>>()
        .map(MemRefType::shape)
        .or_else(|| ty.dyn_cast::<RankedTensorType<'_>>().map(RankedTensorType::shape))
        .or_else(|| ty.dyn_cast::<VectorType<'_>>().map(VectorType::shape))
}

/// The element type of a memref, tensor or vector.
pub(super) fn element_type<'c>(ty: Type<'c>) -> Option<Type<'c>> {
    ty.dyn_cast::<MemRefType<'_>>()
        .map(MemRefType::element_type)
        .or_else(|| ty.dyn_cast::<RankedTensorType<'_>>().map(RankedTensorType::element_type))
        .or_else(|| ty.dyn_cast::<VectorType<'_>>().map(VectorType::element_type))
        .or_else(|| ty.dyn_cast::<UnrankedTensorType<'_>>().map(UnrankedTensorType::element_type))
        .or_else(|| ty.dyn_cast::<UnrankedMemRefType<'_>>().map(UnrankedMemRefType::element_type))
}

/// Whether a type is a float type.
pub(super) fn is_float(ty: Type<'_>) -> bool {
    (FLOAT_TYPE.accepts)(ty.node())
}

/// Whether a type is an integer type or `index`.
pub(super) fn is_integer_or_index(ty: Type<'_>) -> bool {
    ty.isa::<IntegerType<'_>>() || ty.isa::<IndexType<'_>>()
}

/// The size of a type in bits. If the layout of the type is not known, nothing is checked.
pub(super) fn bits<'c>(op: OpRef<'_, 'c>, ty: Type<'c>) -> Checked<u64> {
    if let Some(width) = ty.int_or_float_width() {
        return Ok(width.into());
    }
    let layout = ScopedDataLayout::closest(op).map_err(|_| Stop::Absent)?;
    layout.size_in_bits(ty).map(|size| size.min_value()).map_err(|_| Stop::Absent)
}

/// The product of sizes.
pub(super) fn count(shape: &[i64]) -> i64 {
    shape.iter().fold(1, |all, size| all.wrapping_mul(*size))
}

/// Whether an operation implements an interface, by the end of its name.
pub(super) fn implements(op: OpRef<'_, '_>, interface: &str) -> bool {
    op.def().is_some_and(|def| def.interfaces.iter().any(|found| found.interface.name.ends_with(interface)))
}

/// Numbers as messages list them.
pub(super) fn numbers(list: &[i64]) -> String {
    list.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// Whether one value may have both shapes.
pub(super) fn is_compatible(a: &[i64], b: &[i64]) -> bool {
    let fits = |(a, b): (&i64, &i64)| a == b || *a == DYNAMIC || *b == DYNAMIC;
    a.len() == b.len() && a.iter().zip(b).all(fits)
}

/// Whether a type is a memref or a tensor without a rank.
pub(super) fn is_unranked(ty: Type<'_>) -> bool {
    ty.isa::<UnrankedMemRefType<'_>>() || ty.isa::<UnrankedTensorType<'_>>()
}

/// Whether the elements of the last dimension are adjacent.
pub(super) fn has_unit_stride(ty: MemRefType<'_>) -> bool {
    let last = ty.strides_and_offset().map(|form| form.strides.last().copied());
    matches!(last, Some(None | Some(1)))
}

/// Whether a type is not a memref or tensor with a rank, but one element of such.
pub(super) fn is_element(ty: Type<'_>) -> bool {
    !ty.isa::<MemRefType<'_>>() && !ty.isa::<RankedTensorType<'_>>()
}
