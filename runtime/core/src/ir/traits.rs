//! Native traits of operations, with their checks (ODS `NativeOpTrait`).
//!
//! A definition lists traits; each is a value of [`OpTrait`]. A trait without a check is a name that refers to this
//! module's check of the same name, in compiled and in loaded definitions: a new check is a row of the table below, and
//! a record of `isogloss/OpTrait.td`. The checks have MLIR's messages. A dialect declares further traits with
//! `rustPath`. Facts that the verifier does not check ("commutative") are bits of [`OpTraits`](super::OpTraits).

use super::def::VerifyOp;
use super::{OpRef, declared, infer, structure};
use crate::builtin::{DYNAMIC, RankedTensorType, ShapedType, UnrankedTensorType, VectorType, float_kind};
use crate::constraint::{
    accessor_of_element_type, broadcast_shape, compatible_shapes, compatible_types, element_type,
    is_shaped_by_cpp,
};
use crate::def::Def;
use crate::handle::DefHandle;
use crate::{Attribute, Diagnostic, Type};
use std::fmt;

/// A trait and its check.
#[derive(Clone, Copy)]
pub struct OpTrait {
    /// Its name in definitions, `"SameTypeOperands"` (ODS `NativeOpTrait`).
    pub name: &'static str,
    /// The check, if it has one.
    pub verify: Option<VerifyOp>,
    /// Whether the check runs before the checks of operands, results and attributes (ODS `StructuralOpTrait`).
    pub structural: bool,
    /// Whether the check runs after the checks of everything inside (MLIR's `verifyRegionTrait`).
    pub after_regions: bool,
    /// Whether the check depends on the types of operands and results and on the properties alone, so that operations
    /// that agree in these are checked once.
    pub of_signature: bool,
}

impl OpTrait {
    /// A trait by its name: its check is MLIR's own of that name ([`native`]). It has none if there is no such
    /// check.
    #[must_use]
    pub const fn marker(name: &'static str) -> Self {
        Self { name, verify: None, structural: false, after_regions: false, of_signature: false }
    }

    /// A trait whose check runs after the checks of operands, results and attributes.
    #[must_use]
    pub const fn checked(name: &'static str, verify: VerifyOp) -> Self {
        Self { verify: Some(verify), ..Self::marker(name) }
    }

    /// A trait whose check runs before the checks of operands, results and attributes.
    #[must_use]
    pub const fn structural(name: &'static str, verify: VerifyOp) -> Self {
        Self { structural: true, ..Self::checked(name, verify) }
    }

    /// A trait whose check runs after the checks of everything inside.
    #[must_use]
    pub const fn checked_after_regions(name: &'static str, verify: VerifyOp) -> Self {
        Self { after_regions: true, ..Self::checked(name, verify) }
    }

    /// The trait, whose check depends on the types of operands and results and on the properties alone.
    #[must_use]
    pub const fn of_signature(self) -> Self {
        Self { of_signature: true, ..self }
    }

    /// The trait with its check; a trait without one gets the check of its name.
    pub(super) fn with_check(&'static self) -> &'static Self {
        let is_name = self.verify.is_none() && !self.after_regions;
        native(self.name).filter(|_| is_name).unwrap_or(self)
    }
}

impl fmt::Debug for OpTrait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

macro_rules! native_traits {
    ($($(#[$doc:meta])* $constant:ident: $value:expr;)*) => {
        $($(#[$doc])* pub static $constant: OpTrait = $value;)*

        /// All of them, with the names of their statics.
        static NATIVE: &[(&str, &OpTrait)] = &[$((stringify!($constant), &$constant),)*];
    };
}

native_traits! {
    /// It is the last operation of its block.
    IS_TERMINATOR: OpTrait::checked("IsTerminator", terminator);
    /// All operands have the same type.
    SAME_TYPE_OPERANDS: OpTrait::checked("SameTypeOperands", same_type_operands).of_signature();
    /// The shapes of all operands are compatible.
    SAME_OPERANDS_SHAPE: OpTrait::checked("SameOperandsShape", same_operands_shape).of_signature();
    /// The shapes of all operands and results are compatible.
    SAME_OPERANDS_AND_RESULT_SHAPE:
        OpTrait::checked("SameOperandsAndResultShape", same_operands_and_result_shape).of_signature();
    /// All operands have the same element type.
    SAME_OPERANDS_ELEMENT_TYPE:
        OpTrait::checked("SameOperandsElementType", same_operands_element_type).of_signature();
    /// All operands and results have the same element type.
    SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE:
        OpTrait::checked("SameOperandsAndResultElementType", same_operands_and_result_element_type)
            .of_signature();
    /// All operands and results have the same type, up to dynamic sizes.
    SAME_OPERANDS_AND_RESULT_TYPE:
        OpTrait::checked("SameOperandsAndResultType", same_operands_and_result_type).of_signature();
    /// All operands and results that have a rank have the same rank.
    SAME_OPERANDS_AND_RESULT_RANK:
        OpTrait::checked("SameOperandsAndResultRank", same_operands_and_result_rank).of_signature();
    /// The operands broadcast to the shapes of the results.
    RESULTS_BROADCASTABLE_SHAPE:
        OpTrait::checked("ResultsBroadcastableShape", results_broadcastable_shape).of_signature();
    /// The results are floats, or vectors or tensors of them.
    RESULTS_ARE_FLOAT_LIKE: OpTrait::checked("ResultsAreFloatLike", results_are_float_like).of_signature();
    /// It works element by element on vectors and tensors.
    ELEMENTWISE: OpTrait::checked("Elementwise", elementwise).of_signature();
    /// Each region is empty or one block, which has operations unless it needs no terminator.
    SINGLE_BLOCK: OpTrait::structural("SingleBlock", structure::single_block);
    /// The parent is one of [`OpDef::parents`](super::OpDef::parents).
    HAS_PARENT: OpTrait::structural("HasParent", structure::has_parent);
    /// A property has the sizes of the operand groups.
    ATTR_SIZED_OPERAND_SEGMENTS:
        OpTrait::structural("AttrSizedOperandSegments", declared::operand_segments).of_signature();
    /// A property has the sizes of the result groups.
    ATTR_SIZED_RESULT_SEGMENTS:
        OpTrait::structural("AttrSizedResultSegments", declared::result_segments).of_signature();
    /// The entry blocks of its regions have no arguments.
    NO_REGION_ARGUMENTS: OpTrait::structural("NoRegionArguments", structure::no_region_arguments);
    /// Each region ends with [`OpDef::implicit_terminator`](super::OpDef::implicit_terminator).
    SINGLE_BLOCK_IMPLICIT_TERMINATOR: OpTrait {
        structural: true,
        ..OpTrait::checked_after_regions("SingleBlockImplicitTerminator", structure::implicit_terminator)
    };
    /// Its regions use no value from outside. The verifier makes the check.
    IS_ISOLATED_FROM_ABOVE: OpTrait { after_regions: true, ..OpTrait::marker("IsIsolatedFromAbove") };
    /// It has one region of one block. The verifier checks that the names of its symbols differ and
    /// that the uses of symbols in it are valid.
    SYMBOL_TABLE: OpTrait::checked_after_regions("SymbolTable", structure::symbol_table);
    /// The types of the results equal the types that the definition infers.
    INFERRED_RESULT_TYPES: OpTrait::checked_after_regions("InferTypeOpInterface", infer::verify_inferred);
}

/// The trait of MLIR that has this name in definitions, if it has a check.
///
/// ```
/// # use isogloss::ir::traits;
/// assert!(traits::native("SameTypeOperands").is_some_and(|found| found.of_signature));
/// assert!(traits::native("IsCommutative").is_none());
/// ```
#[must_use]
pub fn native(name: &str) -> Option<&'static OpTrait> {
    NATIVE.iter().map(|(_, known)| *known).find(|known| known.name == name)
}

/// The static of this module that a Rust path names: `"::isogloss::ir::traits::IS_TERMINATOR"`, as the `rustPath` of a
/// trait in a definition file.
#[must_use]
pub fn at_path(path: &str) -> Option<&'static OpTrait> {
    let constant = path.trim_start_matches("::").strip_prefix("isogloss::ir::traits::")?;
    NATIVE.iter().find(|(known, _)| *known == constant).map(|(_, known)| *known)
}

/// The result of a check.
pub(super) type Verified = Result<(), Diagnostic>;

fn operand_types<'a, 'c>(op: OpRef<'a, 'c>) -> impl Iterator<Item = Type<'c>> + Clone + use<'a, 'c> {
    op.operands().map(super::ValueRef::ty)
}

fn result_types<'a, 'c>(op: OpRef<'a, 'c>) -> impl Iterator<Item = Type<'c>> + Clone + use<'a, 'c> {
    op.results().map(super::ValueRef::ty)
}

fn some_operand(op: OpRef<'_, '_>) -> Verified {
    if op.operands().is_empty() {
        return Err(op.error("expected 1 or more operands, but found 0"));
    }
    Ok(())
}

fn some_result(op: OpRef<'_, '_>) -> Verified {
    if op.results().is_empty() {
        return Err(op.error("expected 1 or more results, but found 0"));
    }
    Ok(())
}

/// Whether the first item and each other one fit. The relation need not be transitive.
fn all_fit_first<T>(mut all: impl Iterator<Item = T>, fits: impl Fn(&T, &T) -> bool) -> bool {
    let Some(first) = all.next() else { return true };
    all.all(|other| fits(&first, &other))
}

fn element_or_self(ty: Type<'_>) -> Type<'_> {
    element_type(ty).unwrap_or(ty)
}

/// The type of the elements, or the type itself; `None` if only C++ knows it.
fn known_element_or_self(ty: Type<'_>) -> Option<Type<'_>> {
    if is_shaped_by_cpp(ty.node()) { accessor_of_element_type(ty) } else { Some(element_or_self(ty)) }
}

/// Whether two types may have the same elements.
fn same_elements<'c>(a: &Option<Type<'c>>, b: &Option<Type<'c>>) -> bool {
    a.is_none() || b.is_none() || a == b
}

fn terminator(op: OpRef<'_, '_>) -> Verified {
    match op.next() {
        Some(_) => Err(op.error("must be the last operation in the parent block")),
        None => Ok(()),
    }
}

fn same_type_operands(op: OpRef<'_, '_>) -> Verified {
    if all_fit_first(operand_types(op), |a, b| a == b) {
        Ok(())
    } else {
        Err(op.error("requires all operands to have the same type"))
    }
}

fn same_operands_shape(op: OpRef<'_, '_>) -> Verified {
    some_operand(op)?;
    if all_fit_first(operand_types(op), |a, b| compatible_types(*b, *a)) {
        Ok(())
    } else {
        Err(op.error("requires the same shape for all operands"))
    }
}

fn same_operands_and_result_shape(op: OpRef<'_, '_>) -> Verified {
    some_operand(op)?;
    some_result(op)?;
    // Everything is compared with the first operand.
    if all_fit_first(operand_types(op).chain(result_types(op)), |a, b| compatible_types(*b, *a)) {
        Ok(())
    } else {
        Err(op.error("requires the same shape for all operands and results"))
    }
}

fn same_operands_element_type(op: OpRef<'_, '_>) -> Verified {
    some_operand(op)?;
    if all_fit_first(operand_types(op).map(known_element_or_self), same_elements) {
        Ok(())
    } else {
        Err(op.error("requires the same element type for all operands"))
    }
}

fn same_operands_and_result_element_type(op: OpRef<'_, '_>) -> Verified {
    some_operand(op)?;
    some_result(op)?;
    let elements = result_types(op).chain(operand_types(op)).map(known_element_or_self);
    if all_fit_first(elements, same_elements) {
        Ok(())
    } else {
        Err(op.error("requires the same element type for all operands and results"))
    }
}

fn same_operands_and_result_type(op: OpRef<'_, '_>) -> Verified {
    some_operand(op)?;
    some_result(op)?;
    let mut types = result_types(op).chain(operand_types(op));
    let Some(first) = types.next() else { return Ok(()) };
    let first_encoding = encoding(first).flatten();
    for ty in types {
        if ty == first {
            continue;
        }
        let same = same_elements(&known_element_or_self(ty), &known_element_or_self(first));
        if !same || !compatible_types(ty, first) {
            return Err(op.error("requires the same type for all operands and results"));
        }
        if first_encoding.is_some() && encoding(ty).is_some_and(|found| found != first_encoding) {
            return Err(op.error("requires the same encoding for all operands and results"));
        }
    }
    Ok(())
}

/// The encoding of a ranked tensor type, if it has one; `None` for another type.
fn encoding(ty: Type<'_>) -> Option<Option<Attribute<'_>>> {
    ty.dyn_cast::<RankedTensorType<'_>>().map(RankedTensorType::encoding)
}

fn same_operands_and_result_rank(op: OpRef<'_, '_>) -> Verified {
    some_operand(op)?;
    let rank = |ty: Type<'_>| ty.dyn_cast::<ShapedType<'_>>()?.shape().map(<[i64]>::len);
    let operands = || operand_types(op).filter_map(rank);
    let Some(expected) = operands().chain(result_types(op).filter_map(rank)).next() else { return Ok(()) };
    if operands().any(|rank| rank != expected) {
        return Err(op.error("operands don't have matching ranks"));
    }
    if result_types(op).filter_map(rank).any(|rank| rank != expected) {
        return Err(op.error("result type has different rank than operands"));
    }
    Ok(())
}

fn tensor_shape(ty: Type<'_>) -> Option<&[i64]> {
    ty.dyn_cast::<RankedTensorType<'_>>().map(RankedTensorType::shape)
}

fn results_broadcastable_shape(op: OpRef<'_, '_>) -> Verified {
    let is_tensor = |ty: Type<'_>| ty.isa::<RankedTensorType<'_>>() || ty.isa::<UnrankedTensorType<'_>>();
    if operand_types(op).any(is_tensor) && operand_types(op).any(|ty| ty.isa::<VectorType<'_>>()) {
        return Err(Diagnostic::error("cannot broadcast vector with tensor"));
    }
    let mut operands = operand_types(op).filter_map(tensor_shape);
    let Some(first) = operands.next() else { return Ok(()) };
    let mut shape = first.to_vec();
    for other in operands {
        shape = broadcast_shape(&shape, other)
            .ok_or_else(|| op.error("operands don't have broadcast-compatible shapes"))?;
    }
    for found in result_types(op).filter_map(tensor_shape) {
        let suffix = &found[found.len().saturating_sub(shape.len())..];
        if !compatible_shapes(&shape, suffix) {
            let (found, shape) = (shape_text(found), shape_text(&shape));
            return Err(op.error(format_args!(
                "result type '{found}' not broadcast compatible with broadcasted operands's shapes '{shape}'"
            )));
        }
    }
    Ok(())
}

/// `4x?x3`.
fn shape_text(shape: &[i64]) -> String {
    let size = |size: &i64| if *size == DYNAMIC { "?".to_owned() } else { size.to_string() };
    shape.iter().map(size).collect::<Vec<_>>().join("x")
}

fn results_are_float_like(op: OpRef<'_, '_>) -> Verified {
    fn element(ty: Type<'_>) -> Type<'_> {
        if is_mappable(ty) { element_or_self(ty) } else { ty }
    }
    if result_types(op).all(|ty| float_kind(element(ty)).is_some()) {
        Ok(())
    } else {
        Err(op.error("requires a floating point type"))
    }
}

const MAPPABLE: [&Def; 3] = [VectorType::DEF, RankedTensorType::DEF, UnrankedTensorType::DEF];

/// Whether it is a vector or a tensor.
fn is_mappable(ty: Type<'_>) -> bool {
    MAPPABLE.iter().any(|def| ty.node().is(def))
}

fn elementwise(op: OpRef<'_, '_>) -> Verified {
    // Nearly all such operations have one type for all operands and results.
    let mut types = operand_types(op).chain(result_types(op));
    let first = types.next();
    let has_both = !op.operands().is_empty() && !op.results().is_empty();
    if has_both && types.all(|ty| Some(ty) == first) {
        return Ok(());
    }
    if !operand_types(op).chain(result_types(op)).any(is_mappable) {
        return Ok(());
    }
    let operands = || operand_types(op).filter(|ty| is_mappable(*ty));
    let results = || result_types(op).filter(|ty| is_mappable(*ty));
    let message = match (operands().next(), results().count()) {
        (None, _) => "if a result is non-scalar, then at least one operand must be non-scalar",
        (Some(_), 0) => "if an operand is non-scalar, then there must be at least one non-scalar result",
        (Some(_), mappable) if mappable != op.results().len() => {
            "if an operand is non-scalar, then all results must be non-scalar"
        }
        (Some(first), _) => {
            let types = || operands().chain(results());
            if types().all(|ty| std::ptr::eq(ty.def(), first.def())) && all_compatible(types()) {
                return Ok(());
            }
            "all non-scalar operands/results must have the same shape and base type"
        }
    };
    Err(op.error(message))
}

/// Whether the shapes of all types can be equal at the same time (MLIR
/// `verifyCompatibleShapes`).
fn all_compatible<'c>(types: impl Iterator<Item = Type<'c>>) -> bool {
    let mut known: Option<Vec<i64>> = None;
    let mut scalable: Option<&[bool]> = None;
    for ty in types {
        if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
            let dims = vector.scalable_dims();
            if *scalable.get_or_insert(dims) != dims {
                return false;
            }
        }
        let Some(shape) = ty.dyn_cast::<ShapedType<'_>>().and_then(ShapedType::shape) else { continue };
        match &mut known {
            None => known = Some(shape.to_vec()),
            Some(known) => {
                if !compatible_shapes(known, shape) {
                    return false;
                }
                for (known, size) in known.iter_mut().zip(shape) {
                    if *known == DYNAMIC {
                        *known = *size;
                    }
                }
            }
        }
    }
    true
}
