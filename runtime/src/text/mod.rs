//! Reading and writing the textual form.

use std::marker::PhantomData;

/// Reads types and attributes from text.
#[derive(Debug)]
pub struct AsmParser<'s, 'c>(PhantomData<(&'s str, &'c ())>);

/// Writes types and attributes as text.
#[derive(Debug)]
pub struct AsmPrinter<'s, 'c>(PhantomData<(&'s str, &'c ())>);
