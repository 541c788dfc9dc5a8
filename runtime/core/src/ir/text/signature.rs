//! [`Signatures`]: the types after the colon of an operation.

use crate::Type;
use crate::builtin::FunctionType;
use crate::ir::ids::Run;
use crate::text::{AsmParser, Delimiter, Parsed, Tok};

/// Parses function types into a list that is reused.
#[derive(Debug, Default)]
pub(super) struct Signatures<'c> {
    /// The types; a [`Signature`] has runs of them.
    pub(super) types: Vec<Type<'c>>,
}

/// Runs of [`Signatures::types`], valid until the next signature is parsed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signature {
    pub(super) inputs: Run,
    pub(super) results: Run,
}

impl<'c> Signatures<'c> {
    /// Parses a function type.
    pub(super) fn read(&mut self, asm: &mut AsmParser<'_, 'c>) -> Parsed<Signature> {
        self.types.clear();
        if !asm.at(Tok::LParen) {
            return self.alias(asm);
        }
        let inputs = self.list(asm)?;
        asm.expect_as(Tok::Arrow, "expected '->' in function type")?;
        let results = self.results(asm)?;
        Ok(Signature { inputs, results })
    }

    /// Parses the results after an arrow that ends at the offset `arrow`.
    #[inline]
    pub(super) fn results_after(&mut self, asm: &mut AsmParser<'_, 'c>, arrow: usize) -> Parsed<Run> {
        self.types.clear();
        asm.resume_at(arrow as u32);
        self.results(asm)
    }

    /// Parses an alias of a function type; or, as in an example of the language reference of 2020, one whose only
    /// input has no parentheses, `i32 -> ()`.
    #[cold]
    fn alias(&mut self, asm: &mut AsmParser<'_, 'c>) -> Parsed<Signature> {
        let span = asm.span();
        let ty = asm.ty()?;
        if asm.options().old_syntax && asm.at(Tok::Arrow) {
            asm.warn_old(span.start as u32, &format!("({ty})"));
            asm.advance();
            let inputs = self.push(&[ty]);
            return Ok(Signature { inputs, results: self.results(asm)? });
        }
        let Some(function) = ty.dyn_cast::<FunctionType<'_>>() else {
            let error = crate::Diagnostic::error("expected function type");
            return Err(error.at(span.start..span.start + 1));
        };
        let inputs = self.push(function.inputs());
        Ok(Signature { inputs, results: self.push(function.results()) })
    }

    fn push(&mut self, types: &[Type<'c>]) -> Run {
        let start = self.types.len();
        self.types.extend_from_slice(types);
        Run::since(start, self.types.len())
    }

    fn list(&mut self, asm: &mut AsmParser<'_, 'c>) -> Parsed<Run> {
        let start = self.types.len();
        asm.comma_separated(Delimiter::Paren, |asm| {
            self.types.push(asm.ty()?);
            Ok(())
        })?;
        Ok(Run::since(start, self.types.len()))
    }

    fn results(&mut self, asm: &mut AsmParser<'_, 'c>) -> Parsed<Run> {
        if asm.at(Tok::LParen) {
            return self.list(asm);
        }
        let ty = asm.non_function_type()?;
        Ok(self.push(&[ty]))
    }
}
