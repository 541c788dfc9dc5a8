//! `llvm.getelementptr`: its list of indices, and the parts of a value that they may name.

use super::{GEPIndicesDirective, GEPNoWrapFlags, GEPOp, GEPOpVerify, LlvmDialect};
use isogloss::Diagnostic;
use isogloss::builtin::{DenseArrayAttr, VectorType};
use isogloss::ir::fold::{Constants, Fold, OpFold};
use isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
use isogloss::ir::{OpRef, Operands};
use isogloss::llvm::{LLVMArrayType, LLVMStructType};

/// The number in `rawConstantIndices` for an index that is a value.
const DYNAMIC_INDEX: i32 = i32::MIN;

fn indices(op: GEPOp<'_, '_>) -> Vec<i32> {
    numbers(op.raw_constant_indices())
}

fn numbers(indices: DenseArrayAttr<'_>) -> Vec<i32> {
    indices
        .to_i64s()
        .unwrap_or_default()
        .into_iter()
        .map(|index| i32::try_from(index).unwrap_or(DYNAMIC_INDEX))
        .collect()
}

impl GEPOpVerify for GEPOp<'_, '_> {
    fn verify(self) -> Result<(), Diagnostic> {
        let indices = indices(self);
        let dynamic = indices.iter().filter(|index| **index == DYNAMIC_INDEX).count();
        if dynamic != self.dynamic_indices().len() {
            return Err(self.error("expected as many dynamic indices as specified in 'rawConstantIndices'"));
        }
        if self.no_wrap_flags() == GEPNoWrapFlags::INBOUNDS_FLAG {
            return Err(self.error("'inbounds_flag' cannot be used directly."));
        }
        let mut ty = self.elem_type();
        // The first index counts whole values.
        for (position, index) in indices.into_iter().enumerate().skip(1) {
            ty = if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
                array.element_type()
            } else if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
                vector.element_type()
            } else if let Some(members) = ty.dyn_cast::<LLVMStructType<'_>>() {
                if index == DYNAMIC_INDEX {
                    return Err(self
                        .error(format_args!("expected index {position} indexing a struct to be constant")));
                }
                let member =
                    usize::try_from(index).ok().and_then(|index| members.body()?.get(index).copied());
                match member {
                    Some(member) => member,
                    None => {
                        return Err(
                            self.error(format_args!("index {position} indexing a struct is out of bounds"))
                        );
                    }
                }
            } else {
                return Err(self.error(format_args!("type '{ty}' cannot be indexed (index #{position})")));
            };
        }
        Ok(())
    }
}

impl GEPIndicesDirective for LlvmDialect {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
    ) -> Result<(Vec<UnresolvedOperand>, DenseArrayAttr<'c>), Diagnostic> {
        let (mut operands, mut numbers) = (Vec::new(), Vec::new());
        loop {
            match parser.asm().optional_integer::<i32>()? {
                Some(number) => numbers.push(number),
                None => {
                    numbers.push(DYNAMIC_INDEX);
                    operands.push(parser.operand()?);
                }
            }
            if !parser.asm().eat(isogloss::text::Tok::Comma) {
                break;
            }
        }
        Ok((operands, DenseArrayAttr::i32s(parser.asm().context(), &numbers)))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        mut values: Operands<'a, 'c>,
        indices: DenseArrayAttr<'c>,
    ) {
        for (position, index) in numbers(indices).into_iter().enumerate() {
            if position > 0 {
                printer.write(", ");
            }
            match (index, values.len()) {
                (DYNAMIC_INDEX, 1..) => values.next().into_iter().for_each(|value| printer.operand(value)),
                _ => printer.write(&index.to_string()),
            }
        }
    }
}

impl<'a, 'c> OpFold<'a, 'c> for GEPOp<'a, 'c> {
    /// The address of the very first part is the address of the whole.
    fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
        let indices = indices(self);
        (indices == [0] && self.base().ty() == self.res().ty()).then(|| self.base().into())
    }
}
