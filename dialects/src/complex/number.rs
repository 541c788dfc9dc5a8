//! `#complex.number<:f64 1.0, 2.0>`.

use super::{NumberAttr, NumberAttrVerify};
use isogloss::builtin::ComplexType;
use isogloss::numeric::ApFloat;
use isogloss::text::{AsmParser, AsmPrinter, CustomFormat, Tok};
use isogloss::{Context, Diagnostic, Type};

/// The element type of a complex type of floats.
fn element_of(ty: Type<'_>) -> Option<Type<'_>> {
    let element = ty.dyn_cast::<ComplexType<'_>>()?.element_type();
    Some(element).filter(|element| element.float_kind().is_some())
}

impl NumberAttrVerify for NumberAttr<'_> {
    fn verify<'c>(_: &'c Context, _: ApFloat, _: ApFloat, ty: Type<'c>) -> Result<(), Diagnostic> {
        match element_of(ty) {
            Some(_) => Ok(()),
            None => Err(Diagnostic::error("expected a complex type of floats")),
        }
    }
}

impl<'c> CustomFormat<'c> for NumberAttr<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>) -> Result<Self, Diagnostic> {
        parser.expect(Tok::Less)?;
        parser.expect(Tok::Colon)?;
        let start = parser.token().start();
        let ty = parser.non_function_type()?;
        let Some(format) = ty.float_kind() else {
            return Err(Diagnostic::error("expected floating-point type").at(parser.span_from(start)));
        };
        let real = parser.float()?.convert(format);
        parser.expect(Tok::Comma)?;
        let imaginary = parser.float()?.convert(format);
        parser.expect(Tok::Greater)?;
        let context = parser.context();
        Ok(Self::get(context, real, imaginary, ComplexType::get(context, ty).into()))
    }

    fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
        printer.write("<:");
        if let Some(element) = element_of(self.r#type()) {
            printer.ty(element);
        }
        printer.write(&format!(" {}, {}>", self.real(), self.imag()));
    }
}
