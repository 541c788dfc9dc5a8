//! [`Signatures`]: the types behind the colon of an operation.
//!
//! The same lists of types stand on line after line. A list is remembered by its
//! bytes, so that reading it again is a look-up: operands up to `) -> `,
//! results up to the end of the line or a location.

use crate::Type;
use crate::builtin::FunctionType;
use crate::text::{AsmParser, Parsed, Tok};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// Lists longer than this are not worth remembering.
const MAX_LEN: usize = 256;
/// How many are remembered at most, of each side.
const MAX_KNOWN: usize = 1 << 15;

/// The lists of types read so far.
#[derive(Debug, Default)]
pub(super) struct Signatures<'s, 'c> {
    inputs: FxHashMap<&'s [u8], Range<usize>>,
    results: FxHashMap<&'s [u8], Range<usize>>,
    /// The types that the ranges of a [`Signature`] are in.
    pub(super) types: Vec<Type<'c>>,
    /// How much of `types` is remembered.
    kept: usize,
}

/// Ranges of [`Signatures::types`], good until the next signature is read.
#[derive(Clone, Debug)]
pub(super) struct Signature {
    pub(super) inputs: Range<usize>,
    pub(super) results: Range<usize>,
}

impl<'s, 'c> Signatures<'s, 'c> {
    /// Reads a function type.
    #[inline]
    pub(super) fn read(&mut self, asm: &mut AsmParser<'s, 'c>) -> Parsed<Signature> {
        self.types.truncate(self.kept);
        if !asm.at(Tok::LParen) {
            return self.alias(asm);
        }
        let inputs = self.inputs(asm)?;
        asm.expect_as(Tok::Arrow, "expected '->' in function type")?;
        let results = self.results(asm)?;
        Ok(Signature { inputs, results })
    }

    /// A function type by another name.
    #[cold]
    fn alias(&mut self, asm: &mut AsmParser<'s, 'c>) -> Parsed<Signature> {
        let span = asm.span();
        let ty = asm.ty()?;
        let Some(function) = ty.cast::<FunctionType<'_>>() else {
            let error = crate::Diagnostic::error("expected function type");
            return Err(error.at(span.start..span.start + 1));
        };
        let inputs = self.push(function.inputs());
        Ok(Signature { inputs, results: self.push(function.results()) })
    }

    fn push(&mut self, types: &[Type<'c>]) -> Range<usize> {
        let start = self.types.len();
        self.types.extend_from_slice(types);
        start..self.types.len()
    }

    #[inline]
    fn inputs(&mut self, asm: &mut AsmParser<'s, 'c>) -> Parsed<Range<usize>> {
        let start = asm.token().start as usize;
        let near = near(asm.source(), start);
        let closers = memchr::memchr_iter(b')', near);
        let end = closers.into_iter().find(|end| near[end + 1..].starts_with(b" -> "));
        let spelling = end.map(|end| &near[..=end]);
        if let Some(known) = spelling.and_then(|spelling| self.inputs.get(spelling)) {
            asm.resume_at((start + spelling.map_or(0, <[u8]>::len)) as u32);
            return Ok(known.clone());
        }
        let types = asm.type_list()?;
        let range = self.push(&types);
        let taken = asm.span_from(start as u32).end - start;
        if let Some(spelling) = spelling.filter(|spelling| spelling.len() == taken)
            && self.inputs.len() < MAX_KNOWN
        {
            self.inputs.insert(spelling, range.clone());
            self.kept = self.types.len();
        }
        Ok(range)
    }

    #[inline]
    fn results(&mut self, asm: &mut AsmParser<'s, 'c>) -> Parsed<Range<usize>> {
        let start = asm.token().start as usize;
        let spelling = line(near(asm.source(), start));
        if let Some(known) = spelling.and_then(|spelling| self.results.get(spelling)) {
            let checkpoint = asm.checkpoint();
            asm.resume_at((start + spelling.map_or(0, <[u8]>::len)) as u32);
            // On the next line the last type might go on.
            if !asm.at(Tok::Less) {
                return Ok(known.clone());
            }
            asm.rewind(checkpoint);
        }
        let types = asm.function_results()?;
        let range = self.push(&types);
        let taken = asm.span_from(start as u32).end - start;
        if let Some(spelling) = spelling.filter(|spelling| spelling.len() == taken)
            && self.results.len() < MAX_KNOWN
        {
            self.results.insert(spelling, range.clone());
            self.kept = self.types.len();
        }
        Ok(range)
    }
}

#[inline]
fn near(text: &[u8], start: usize) -> &[u8] {
    &text[start..text.len().min(start + MAX_LEN)]
}

/// The bytes up to the end of the line or a location.
#[inline]
fn line(near: &[u8]) -> Option<&[u8]> {
    let line = &near[..memchr::memchr(b'\n', near)?];
    if line.last() == Some(&b')')
        && let Some(end) = memchr::memmem::find(line, b" loc(")
    {
        return Some(&line[..end]);
    }
    Some(line)
}
