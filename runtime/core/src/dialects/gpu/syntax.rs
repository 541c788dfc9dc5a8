//! The syntax that definitions do not describe: matrices, the kernels of a table, the code of an object.

use super::generated::{GpuDialect, KernelTableAttrKernels, ObjectAttrObject};
use super::{CompilationTarget, KernelMetadataAttr, KernelTableAttr, MMAMatrixType, ObjectAttr};
use crate::builtin::StringAttr;
use crate::text::{AsmParser, AsmPrinter, CustomFormat, Parsed, Tok, TypeSyntax};
use crate::{Attribute, List, Type};

impl TypeSyntax for GpuDialect {
    fn parse<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Option<Type<'c>>> {
        Err(p.unknown_type("gpu"))
    }

    fn print<'c>(_: Type<'c>, _: &mut AsmPrinter<'_, 'c>) -> bool {
        false
    }
}

impl<'c> CustomFormat<'c> for MMAMatrixType<'c> {
    /// `<16x16xf32, "AOp">`.
    fn parse(p: &mut AsmParser<'_, 'c>) -> Parsed<Self> {
        p.expect(Tok::Less)?;
        let shape = p.dimension_list(false)?;
        let element = p.ty()?;
        p.expect(Tok::Comma)?;
        let operand = p.string()?;
        p.expect(Tok::Greater)?;
        Self::get_checked(p.context(), &shape, element, &operand)
    }

    fn print(self, p: &mut AsmPrinter<'_, 'c>) {
        p.write("<");
        p.dimensions(self.shape());
        p.ty(self.element_type());
        p.write(", ");
        p.string(self.operand());
        p.write(">");
    }
}

impl KernelTableAttrKernels for KernelTableAttr<'_> {
    /// `[#gpu.kernel_metadata<...>, ...]`; nothing for an empty table. As in MLIR, the kernels are sorted by name.
    fn parse<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<Vec<KernelMetadataAttr<'c>>> {
        let mut kernels = Vec::new();
        if !p.eat(Tok::LSquare) {
            return Ok(kernels);
        }
        loop {
            kernels.push(p.attribute_of::<KernelMetadataAttr<'c>>()?);
            if !p.eat(Tok::Comma) {
                break;
            }
        }
        p.expect(Tok::RSquare)?;
        kernels.sort_by_key(|kernel| kernel.name().bytes());
        Ok(kernels)
    }

    fn print<'c>(
        p: &mut AsmPrinter<'_, 'c>,
        _: KernelTableAttr<'c>,
        kernels: List<'c, KernelMetadataAttr<'c>>,
    ) {
        if !kernels.is_empty() {
            p.write("[");
            p.comma_separated(kernels.iter(), |p, kernel| p.attribute(Attribute::from(kernel)));
            p.write("]");
        }
    }
}

/// The formats of code; the last one is the default.
const FORMATS: [CompilationTarget; 4] = [
    CompilationTarget::Offload,
    CompilationTarget::Assembly,
    CompilationTarget::Binary,
    CompilationTarget::Fatbin,
];

impl ObjectAttrObject for ObjectAttr<'_> {
    /// `assembly = "..."`.
    fn parse<'c>(p: &mut AsmParser<'_, 'c>) -> Parsed<(CompilationTarget, StringAttr<'c>)> {
        let found = FORMATS.into_iter().find(|format| p.at_keyword(format.as_str()));
        if found.is_some() {
            p.advance();
            p.expect(Tok::Equal)?;
        } else if !p.at(Tok::String) {
            return Err(p.error("expected keyword for GPU object format"));
        }
        let code = p.string()?;
        Ok((found.unwrap_or(CompilationTarget::Fatbin), StringAttr::get(p.context(), &*code)))
    }

    fn print<'c>(
        p: &mut AsmPrinter<'_, 'c>,
        _: ObjectAttr<'c>,
        format: CompilationTarget,
        code: StringAttr<'c>,
    ) {
        if format != CompilationTarget::Fatbin {
            p.write(format.as_str());
            p.write(" = ");
        }
        p.attribute(code.into());
    }
}
