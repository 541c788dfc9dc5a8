//! [`Signatures`]: the types after the colon of an operation.
//!
//! Lists of types repeat from line to line. A list is cached by its bytes, so that
//! reading it again is one look-up: operands in their parentheses, results up to
//! the end of the line or a location. The operands determine their types, so the
//! spelling of each type is cached, too.

use crate::Type;
use crate::builtin::FunctionType;
use crate::ir::ids::Run;
use crate::text::{AsmParser, Parsed, Spellings, Tok, bracketed};

/// Longer lists are not cached.
const MAX_LEN: usize = 256;
/// If the cache has so many types, it is cleared.
const MAX_KEPT: usize = 1 << 16;
/// How many spellings of types are cached at most.
const MAX_TYPES: usize = 1 << 8;

type Lists<'s> = Spellings<'s, Run, 4096>;

/// The lists of types that were read recently.
#[derive(Debug)]
pub(super) struct Signatures<'s, 'c> {
    inputs: Lists<'s>,
    results: Lists<'s>,
    /// The types that the runs of a [`Signature`] are in.
    pub(super) types: Vec<Type<'c>>,
    /// How much of `types` belongs to cached lists.
    kept: usize,
    /// Finds where a location begins.
    location: memchr::memmem::Finder<'static>,
    /// The spellings of types that were the only one of a list, by their addresses.
    single: Vec<Option<(Type<'c>, &'s [u8])>>,
}

/// Runs of [`Signatures::types`], valid until the next signature is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signature {
    pub(super) inputs: Run,
    pub(super) results: Run,
}

impl Default for Signatures<'_, '_> {
    fn default() -> Self {
        Self {
            inputs: Lists::default(),
            results: Lists::default(),
            types: Vec::new(),
            kept: 0,
            location: memchr::memmem::Finder::new(b" loc("),
            single: vec![None; MAX_TYPES],
        }
    }
}

impl<'s, 'c> Signatures<'s, 'c> {
    /// Reads a function type.
    pub(super) fn read(&mut self, asm: &mut AsmParser<'s, 'c>) -> Parsed<Signature> {
        self.forget_the_last();
        if !asm.at(Tok::LParen) {
            return self.alias(asm);
        }
        let inputs = self.inputs(asm)?;
        asm.expect_as(Tok::Arrow, "expected '->' in function type")?;
        let results = self.results(asm)?;
        Ok(Signature { inputs, results })
    }

    /// Reads the results, where an arrow ends at that offset.
    #[inline]
    pub(super) fn results_after(&mut self, asm: &mut AsmParser<'s, 'c>, arrow: usize) -> Parsed<Run> {
        self.forget_the_last();
        // As printed, there is one blank.
        match self.known_results(asm, arrow + 1) {
            Some(known) => Ok(known),
            None => {
                asm.resume_at(arrow as u32);
                self.results(asm)
            }
        }
    }

    /// The spelling of a type that was the only one of a list.
    #[inline]
    pub(super) fn spelling(&self, ty: Type<'c>) -> Option<&'s [u8]> {
        let (known, spelling) = self.single[single_place(ty)]?;
        (known == ty).then_some(spelling)
    }

    fn forget_the_last(&mut self) {
        if self.kept > MAX_KEPT {
            self.inputs.clear();
            self.results.clear();
            self.kept = 0;
        }
        self.types.truncate(self.kept);
    }

    /// A function type by another name; or, as in an example of the language reference of 2020, one whose only
    /// input has no parentheses, `i32 -> ()`.
    #[cold]
    fn alias(&mut self, asm: &mut AsmParser<'s, 'c>) -> Parsed<Signature> {
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

    fn inputs(&mut self, asm: &mut AsmParser<'s, 'c>) -> Parsed<Run> {
        let start = asm.token().start as usize;
        let Some(text) = bracketed(near(asm.source(), start), b'(', b')') else {
            let types = asm.type_list()?;
            return Ok(self.push(&types));
        };
        let place = Lists::place(text);
        if let Some(known) = self.inputs.get(place, text) {
            asm.resume_at((start + text.len()) as u32);
            return Ok(known);
        }
        let types = asm.type_list()?;
        let run = self.push(&types);
        if asm.span_from(start as u32).end == start + text.len() {
            self.inputs.set(place, text, run);
            self.kept = self.types.len();
            if let [ty] = types[..] {
                self.single[single_place(ty)] = Some((ty, text[1..text.len() - 1].trim_ascii()));
            }
        }
        Ok(run)
    }

    fn results(&mut self, asm: &mut AsmParser<'s, 'c>) -> Parsed<Run> {
        let start = asm.token().start as usize;
        let checkpoint = asm.checkpoint();
        if let Some(known) = self.known_results(asm, start) {
            return Ok(known);
        }
        asm.rewind(checkpoint);
        let types = asm.function_results()?;
        let run = self.push(&types);
        if let Some(text) = self.line(near(asm.source(), start))
            && asm.span_from(start as u32).end == start + text.len()
        {
            self.results.set(Lists::place(text), text, run);
            self.kept = self.types.len();
            if let [ty] = types[..]
                && !text.starts_with(b"(")
            {
                self.single[single_place(ty)] = Some((ty, text));
            }
        }
        Ok(run)
    }

    /// Takes the results at an offset, if they are cached.
    #[inline]
    fn known_results(&mut self, asm: &mut AsmParser<'s, 'c>, start: usize) -> Option<Run> {
        let text = self.line(near(asm.source(), start))?;
        let known = self.results.get(Lists::place(text), text)?;
        asm.resume_at((start + text.len()) as u32);
        // The last type may continue on the next line.
        (!asm.at(Tok::Less)).then_some(known)
    }

    /// The bytes up to the end of the line or a location.
    #[inline]
    fn line(&self, near: &'s [u8]) -> Option<&'s [u8]> {
        let line = &near[..memchr::memchr(b'\n', near)?];
        if line.last() == Some(&b')')
            && let Some(end) = self.location.find(line)
        {
            return Some(&line[..end]);
        }
        Some(line)
    }
}

#[inline]
fn single_place(ty: Type<'_>) -> usize {
    let address = ty.node().address();
    (address >> 3 ^ address >> 11) % MAX_TYPES
}

#[inline]
fn near(text: &[u8], start: usize) -> &[u8] {
    text.get(start..text.len().min(start + MAX_LEN)).unwrap_or_default()
}
