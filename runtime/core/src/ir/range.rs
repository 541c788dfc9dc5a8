//! [`Operands`] and [`Results`]: consecutive values of an operation.

use super::ids::{Id, Run, UseId, ValueIndex};
use super::storage::Ir;
use super::view::ValueRef;
use std::fmt;
use std::iter::FusedIterator;
use std::ops::Range;

macro_rules! ranges {
    ($($(#[$meta:meta])* $name:ident: $value:expr;)*) => {$(
        $(#[$meta])*
        #[derive(Clone)]
        pub struct $name<'a, 'c> {
            ir: &'a Ir<'c>,
            run: Run,
        }

        impl<'a, 'c> $name<'a, 'c> {
            #[inline]
            pub(crate) fn new(ir: &'a Ir<'c>, run: Run) -> Self {
                Self { ir, run }
            }

            /// Whether no value is left.
            #[inline]
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.run.len == 0
            }

            /// The value at an index among the remaining ones.
            #[inline]
            #[must_use]
            pub fn get(&self, index: usize) -> Option<ValueRef<'a, 'c>> {
                (index < self.run.len as usize).then(|| $value(self.ir, Id::from_index(self.run.at(index))))
            }

            /// The remaining values whose indices are in a range; indices past the end
            /// are ignored.
            #[inline]
            #[must_use]
            pub fn slice(&self, range: Range<usize>) -> Self {
                let len = self.run.len as usize;
                let start = range.start.min(len);
                let end = range.end.clamp(start, len);
                let first = self.run.start as usize;
                Self { ir: self.ir, run: Run::since(first + start, first + end) }
            }
        }

        impl<'a, 'c> Iterator for $name<'a, 'c> {
            type Item = ValueRef<'a, 'c>;

            #[inline]
            fn next(&mut self) -> Option<ValueRef<'a, 'c>> {
                let first = self.run.take_first()?;
                Some($value(self.ir, first))
            }

            #[inline]
            fn nth(&mut self, index: usize) -> Option<ValueRef<'a, 'c>> {
                let found = self.get(index);
                let skipped = (index.saturating_add(1)).min(self.run.len as usize) as u32;
                self.run.start += skipped;
                self.run.len -= skipped;
                found
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.run.len as usize, Some(self.run.len as usize))
            }
        }

        impl<'a, 'c> DoubleEndedIterator for $name<'a, 'c> {
            #[inline]
            fn next_back(&mut self) -> Option<ValueRef<'a, 'c>> {
                let last = self.run.len.checked_sub(1)?;
                let found = self.get(last as usize);
                self.run.len = last;
                found
            }
        }

        impl ExactSizeIterator for $name<'_, '_> {}
        impl FusedIterator for $name<'_, '_> {}

        impl fmt::Debug for $name<'_, '_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_list().entries(self.clone()).finish()
            }
        }
    )*};
}

ranges! {
    /// Consecutive operands of an operation: an iterator that can be indexed and sliced.
    ///
    /// # Panics
    /// Reading an operand panics if its value was dropped and not replaced.
    Operands: |ir: &'a Ir<'c>, at: UseId| match ir.uses[at].value {
        Some(id) => ValueRef { ir, id },
        None => panic!("an operand of {:?} was dropped", ir.uses[at].op),
    };
    /// Consecutive results of an operation: an iterator that can be indexed and sliced.
    Results: |ir: &'a Ir<'c>, id: ValueIndex| ValueRef { ir, id };
}
