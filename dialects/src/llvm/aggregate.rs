//! Parts of structs, arrays and vectors.

use super::types::is_scalable;
use super::{
    ExtractValueOp, ExtractValueOpVerify, InsertExtractValueElementTypeDirective, InsertValueOp,
    InsertValueOpVerify, LlvmDialect, ShuffleTypeDirective, ShuffleVectorOp, ShuffleVectorOpVerify,
};
use isogloss::builtin::{ArrayAttr, DenseArrayAttr, VectorType};
use isogloss::ir::OpRef;
use isogloss::ir::fold::{Constants, Fold, OpFold};
use isogloss::ir::text::{OpParser, OpPrinter};
use isogloss::llvm::{LLVMArrayType, LLVMStructType, is_compatible_type};
use isogloss::{Diagnostic, Type};

/// The type of the part at a position, or the reason why there is none.
fn part<'c>(container: Type<'c>, position: &[i64]) -> Result<Type<'c>, String> {
    if !is_compatible_type(container) {
        return Err(format!("expected LLVM IR Dialect type, got '{container}'"));
    }
    position.iter().try_fold(container, |ty, index| {
        let out_of_bounds = || format!("position out of bounds: {index}");
        let index = usize::try_from(*index).ok();
        if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
            return match index {
                Some(index) if (index as u64) < array.num_elements() => Ok(array.element_type()),
                _ => Err(out_of_bounds()),
            };
        }
        match ty.dyn_cast::<LLVMStructType<'_>>() {
            Some(members) => {
                let member = index.and_then(|index| members.body()?.get(index).copied());
                member.ok_or_else(out_of_bounds)
            }
            None => Err(format!("expected LLVM IR structure/array type, got: '{ty}'")),
        }
    })
}

fn numbers(position: DenseArrayAttr<'_>) -> Vec<i64> {
    position.to_i64s().unwrap_or_default()
}

impl ExtractValueOpVerify for ExtractValueOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (container, result) = (self.container().ty(), self.res().ty());
        let found = part(container, &numbers(self.position())).map_err(|why| self.error(why))?;
        if found == result {
            return Ok(());
        }
        Err(self.error(format_args!(
            "Type mismatch: extracting from '{container}' should produce '{found}' but this op returns '{result}'"
        )))
    }
}

impl InsertValueOpVerify for InsertValueOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let (container, value) = (self.container().ty(), self.value().ty());
        let found = part(container, &numbers(self.position())).map_err(|why| self.error(why))?;
        if found == value {
            return Ok(());
        }
        Err(self.error(format_args!("Type mismatch: cannot insert '{value}' into '{container}'")))
    }
}

impl InsertExtractValueElementTypeDirective for LlvmDialect {
    /// The type is not written: it follows from the container and the position.
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        container: Type<'c>,
        position: DenseArrayAttr<'c>,
    ) -> Result<Type<'c>, Diagnostic> {
        part(container, &numbers(position)).map_err(|why| parser.error(why))
    }

    fn print<'a, 'c>(
        _: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        _: Type<'c>,
        _: Type<'c>,
        _: DenseArrayAttr<'c>,
    ) {
    }
}

impl ShuffleTypeDirective for LlvmDialect {
    /// The type is omitted: it has the element type of the operands and the length of the mask.
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        operand: Type<'c>,
        mask: DenseArrayAttr<'c>,
    ) -> Result<Type<'c>, Diagnostic> {
        let Some(vector) = operand
            .dyn_cast::<VectorType<'_>>()
            .filter(|_| isogloss::llvm::is_compatible_vector_type(operand))
        else {
            return Err(parser.error_at_name("expected an LLVM compatible vector type"));
        };
        let length = numbers(mask).len() as i64;
        let context = operand.context();
        let ty = VectorType::get_checked(context, &[length], vector.element_type(), &[is_scalable(operand)])?;
        Ok(ty.into())
    }

    fn print<'a, 'c>(
        _: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        _: Type<'c>,
        _: Type<'c>,
        _: DenseArrayAttr<'c>,
    ) {
    }
}

impl ShuffleVectorOpVerify for ShuffleVectorOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        if is_scalable(self.v1().ty()) && numbers(self.mask()).iter().any(|index| *index != 0) {
            return Err(self.error("expected a splat operation for scalable vectors"));
        }
        Ok(())
    }
}

impl<'a, 'c> OpFold<'a, 'c> for ShuffleVectorOp<'a, 'c> {
    /// The shuffle of a vector of one element is the vector itself.
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let vector = self.v1().ty().dyn_cast::<VectorType<'_>>()?;
        let alone = vector.shape() == [1] && !is_scalable(self.v1().ty());
        (alone && numbers(self.mask()) == [0] && self.v1().ty() == self.res().ty()).then(|| self.v1().into())
    }
}

impl<'a, 'c> OpFold<'a, 'c> for ExtractValueOp<'a, 'c> {
    /// The value that was inserted at the same position, or a part of a constant.
    fn fold(self, operands: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let position = numbers(self.position());
        if let Some(mut value) = operands.first().copied().flatten() {
            for index in &position {
                let array = value.dyn_cast::<ArrayAttr<'_>>()?;
                value = *array.elements().get(usize::try_from(*index).ok()?)?;
            }
            return Some(Fold::attribute(value));
        }
        let mut container = self.container();
        while let Some(insert) = container.defining_op()?.dyn_cast::<InsertValueOp<'_, '_>>() {
            let inserted = numbers(insert.position());
            if inserted == position {
                return Some(insert.value().into());
            }
            // One of them contains the other.
            if inserted.starts_with(&position) || position.starts_with(&inserted) {
                return None;
            }
            container = insert.container();
        }
        None
    }
}
