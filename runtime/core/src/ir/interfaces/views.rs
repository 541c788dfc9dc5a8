//! Lists of offsets, sizes and strides: [`MixedList`], and the check of
//! [`OffsetSizeAndStrideOpInterface`](super::OffsetSizeAndStrideOpInterface).

use super::AnyOffsetSizeAndStrideOpInterface;
use crate::builtin::{DYNAMIC, DenseArrayAttr, IndexType, IntegerAttr};
use crate::diagnostic::Diagnostic;
use crate::ir::fold::FoldResult;
use crate::ir::{OpRef, Operands, ValueRef};

/// A list whose elements are values or integers (MLIR's "mixed" lists: operands, and an array of `i64` with [`DYNAMIC`]
/// in place of each operand).
#[derive(Clone, Debug)]
pub struct MixedList<'a, 'c> {
    op: OpRef<'a, 'c>,
    values: Operands<'a, 'c>,
    integers: Option<DenseArrayAttr<'c>>,
}

impl<'a, 'c> MixedList<'a, 'c> {
    /// The list that consists of a variadic operand and a property, both by their names in the definition of the
    /// operation. It is empty if the definition does not have them.
    #[must_use]
    pub fn named(op: OpRef<'a, 'c>, values: &str, integers: &str) -> Self {
        let group = op.def().and_then(|def| def.operands.iter().position(|group| group.name == values));
        let values = op.operand_group(group.unwrap_or(usize::MAX));
        let integers = op.inherent_attr(integers).and_then(|list| list.dyn_cast::<DenseArrayAttr<'_>>());
        Self { op, values, integers }
    }

    /// The values.
    #[must_use]
    pub fn values(&self) -> Operands<'a, 'c> {
        self.values.clone()
    }

    /// An integer for each element; [`DYNAMIC`] for a value.
    #[must_use]
    pub fn integers(&self) -> Vec<i64> {
        self.integers.and_then(DenseArrayAttr::to_i64s).unwrap_or_default()
    }

    /// The elements; `None` if there are not as many values as [`DYNAMIC`] integers.
    #[must_use]
    pub fn elements(&self) -> Option<Vec<FoldResult<'c>>> {
        let (mut values, context) = (self.values(), self.op.context());
        let element = |integer| match integer {
            DYNAMIC => values.next().map(|value: ValueRef<'a, 'c>| FoldResult::Value(value.id())),
            constant => {
                Some(FoldResult::Attribute(IntegerAttr::get(IndexType::get(context).into(), constant).into()))
            }
        };
        self.integers().into_iter().map(element).collect()
    }

    /// Whether each element is that integer, or the result of a constant of that value (MLIR `isConstantIntValue`).
    #[must_use]
    pub fn are_all(&self, number: i64) -> bool {
        let mut values = self.values();
        self.integers().into_iter().all(|integer| match integer {
            DYNAMIC => values
                .next()
                .and_then(|value: ValueRef<'a, 'c>| value.constant()?.dyn_cast::<IntegerAttr<'_>>()?.to_i64())
                .is_some_and(|found| found == number),
            found => found == number,
        })
    }

    /// The number of [`DYNAMIC`] integers.
    fn dynamic(&self) -> usize {
        self.integers().iter().filter(|integer| **integer == DYNAMIC).count()
    }

    /// Checks that there are `length` elements, and a value for each [`DYNAMIC`] integer (MLIR
    /// `verifyListOfOperandsOrIntegers`). Messages call an element `name`.
    ///
    /// # Errors
    /// If the numbers differ.
    pub fn verify(&self, name: &str, length: usize) -> Result<(), Diagnostic> {
        let integers = self.integers();
        if integers.len() != length {
            let found = integers.len();
            return Err(Diagnostic::error(format!("expected {length} {name} values, got {found}")));
        }
        let dynamic = self.dynamic();
        if self.values.len() != dynamic {
            return Err(Diagnostic::error(format!("expected {dynamic} dynamic {name} values")));
        }
        Ok(())
    }
}

/// The check of [`OffsetSizeAndStrideOpInterface`](super::OffsetSizeAndStrideOpInterface): the lists have the lengths
/// that the operation requires, and offsets and sizes are not negative.
///
/// # Errors
/// If a list is invalid.
pub fn verify_offset_size_and_stride(op: OpRef<'_, '_>) -> Result<(), Diagnostic> {
    let Some(view) = op.dyn_cast::<AnyOffsetSizeAndStrideOpInterface<'_, '_>>() else { return Ok(()) };
    let lengths = view.array_attr_max_ranks();
    let lists = [view.mixed_offsets(), view.mixed_sizes(), view.mixed_strides()];
    for (list, name) in lists.iter().zip(["offsets", "sizes", "strides"]) {
        let (values, dynamic) = (list.values.len(), list.dynamic());
        if values != dynamic {
            return Err(Diagnostic::error(format!(
                "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' ({values} \
                 vs {dynamic})"
            )));
        }
    }
    let [offsets, sizes, strides] = lists.each_ref().map(MixedList::integers);
    let same = |left: (&str, &[i64]), right: (&str, &[i64])| {
        if left.1.len() == right.1.len() {
            Ok(())
        } else {
            Err(Diagnostic::error(format!(
                "expected mixed {} rank to match mixed {} rank ({} vs {}) so the rank of the result type is well-formed.",
                left.0,
                right.0,
                left.1.len(),
                right.1.len()
            )))
        }
    };
    if offsets.len() != 1 || lengths[0] != 1 {
        same(("offsets", &offsets), ("sizes", &sizes))?;
    }
    same(("sizes", &sizes), ("strides", &strides))?;
    for ((list, name), length) in lists.iter().zip(["offset", "size", "stride"]).zip(lengths) {
        list.verify(name, length)?;
    }
    for (name, integers) in [("offsets", offsets), ("sizes", sizes)] {
        if let Some(negative) = integers.iter().find(|integer| **integer < 0 && **integer != DYNAMIC) {
            return Err(Diagnostic::error(format!("expected {name} to be non-negative, but got {negative}")));
        }
    }
    Ok(())
}
