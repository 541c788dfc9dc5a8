//! LLVM's data layout strings as specifications.

use super::{DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr};
use crate::builtin::{
    DenseArrayAttr, DenseElementsAttr, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type,
    IntegerAttr, IntegerType, Signedness, StringAttr, VectorType,
};
use crate::layout::{LlvmDataLayout, LlvmFact, LlvmType, ScopeProperty};
use crate::llvm::LLVMPointerType;
use crate::{Attribute, Context, Diagnostic, Type};

impl<'c> DataLayoutSpecAttr<'c> {
    /// The specification of an LLVM data layout string, as `mlir-translate --import-llvm`
    /// makes it.
    ///
    /// ```
    /// use isogloss::{Context, dlti, llvm, dlti::DataLayoutSpecAttr};
    /// let ctx = Context::with_dialects([dlti::dialect(), llvm::dialect()]);
    /// let spec = DataLayoutSpecAttr::from_llvm_string(&ctx, "E-i64:64")?;
    /// assert!(spec.to_string().starts_with("#dlti.dl_spec<i64 = dense<64> : vector<2xi64>, !llvm.ptr ="));
    /// assert!(spec.to_string().ends_with("\"dlti.endianness\" = \"big\">"));
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    ///
    /// # Errors
    /// If the string is invalid: LLVM's message with the position in the string. If the context does not know
    /// the `llvm` dialect.
    pub fn from_llvm_string(context: &'c Context, text: &str) -> Result<Self, Diagnostic> {
        Self::from_llvm(context, &LlvmDataLayout::parse(text)?)
    }

    /// As [`Self::from_llvm_string`], for a parsed string.
    ///
    /// # Errors
    /// If the context does not know the `llvm` dialect, or an integer has more bits than
    /// MLIR's integers.
    pub fn from_llvm(context: &'c Context, layout: &LlvmDataLayout) -> Result<Self, Diagnostic> {
        if context.dialect("llvm").is_none() {
            return Err(Diagnostic::error(
                "pointers need the `llvm` dialect, which this context does not know",
            ));
        }
        let mut entries: Vec<Attribute<'c>> = Vec::with_capacity(layout.types.len() + layout.facts.len());
        for entry in &layout.types {
            let key = key(context, entry.ty)?;
            entries.push(DataLayoutEntryAttr::get(context, key, numbers(context, &entry.numbers)?).into());
        }
        for fact in &layout.facts {
            let (property, value) = property(context, fact)?;
            entries.push(DataLayoutEntryAttr::named(context, property.dlti_key(), value).into());
        }
        Self::get(context, &entries)
    }
}

fn key(context: &Context, ty: LlvmType) -> Result<Type<'_>, Diagnostic> {
    Ok(match ty {
        LlvmType::Integer(width) if width <= IntegerType::MAX_WIDTH => context.integer(width),
        LlvmType::Pointer(space) => LLVMPointerType::get(context, space).into(),
        LlvmType::Float(16) => Float16Type::get(context).into(),
        LlvmType::Float(32) => Float32Type::get(context).into(),
        LlvmType::Float(64) => Float64Type::get(context).into(),
        LlvmType::Float(80) => Float80Type::get(context).into(),
        LlvmType::Float(128) => Float128Type::get(context).into(),
        LlvmType::Integer(width) | LlvmType::Float(width) => {
            return Err(Diagnostic::error(format!("there is no number type of {width} bits")));
        }
    })
}

/// `dense<[...]> : vector<Nxi64>`
fn numbers<'c>(context: &'c Context, numbers: &[u64]) -> Result<Attribute<'c>, Diagnostic> {
    let shape = i64::try_from(numbers.len()).unwrap_or(i64::MAX);
    let ty = VectorType::get(context, &[shape], context.i64(), &[false]);
    let mut bytes = Vec::with_capacity(size_of_val(numbers));
    numbers.iter().for_each(|number| bytes.extend_from_slice(&number.to_le_bytes()));
    DenseElementsAttr::of_bytes(ty.into(), &bytes).map(Into::into)
}

fn property<'c>(context: &'c Context, fact: &LlvmFact) -> Result<(ScopeProperty, Attribute<'c>), Diagnostic> {
    let text = |text: &str| Attribute::from(StringAttr::get(context, text));
    let space = |space: u32| {
        let ty = IntegerType::get(context, 64, Signedness::Unsigned);
        Attribute::from(IntegerAttr::get(ty.into(), i64::from(space)))
    };
    Ok(match fact {
        LlvmFact::BigEndian(big) => (ScopeProperty::Endianness, text(if *big { "big" } else { "little" })),
        LlvmFact::Mangling(mode) => (ScopeProperty::ManglingMode, text(mode.encode_utf8(&mut [0; 4]))),
        LlvmFact::StackAlignment(bits) => {
            let bits =
                i64::try_from(*bits).map_err(|_| Diagnostic::error("the stack alignment is too large"))?;
            (ScopeProperty::StackAlignment, IntegerAttr::get(context.i64(), bits).into())
        }
        LlvmFact::ProgramSpace(number) => (ScopeProperty::ProgramMemorySpace, space(*number)),
        LlvmFact::GlobalSpace(number) => (ScopeProperty::GlobalMemorySpace, space(*number)),
        LlvmFact::AllocaSpace(number) => (ScopeProperty::AllocaMemorySpace, space(*number)),
        LlvmFact::FunctionPointer { alignment, function_dependent } => {
            let value = FunctionPointerAlignmentAttr::get(context, *alignment, *function_dependent);
            (ScopeProperty::FunctionPointerAlignment, value.into())
        }
        LlvmFact::LegalIntWidths(widths) => {
            let mut bytes = Vec::new();
            widths.iter().for_each(|width| bytes.extend_from_slice(&width.to_le_bytes()));
            let array = DenseArrayAttr::of_bytes(context.i32(), widths.len() as u64, &bytes);
            let array = array.ok_or_else(|| Diagnostic::error("integer widths do not fit an array"))?;
            (ScopeProperty::LegalIntWidths, array.into())
        }
    })
}
