//! [`OwnedIr`]: IR together with the context that it borrows.

use super::Ir;
use crate::{Context, Diagnostic};
use self_cell::self_cell;
use std::fmt;

self_cell! {
    struct Pair {
        owner: Box<Context>,
        #[not_covariant]
        dependent: Ir,
    }
}

/// IR and its context in one value, which can be stored, moved and returned.
///
/// An [`Ir`] borrows its context, so a struct cannot hold both. This type does; the crate `self_cell` proves it safe.
/// Functions that work on the IR are closures or functions over every lifetime, because no borrow may leave the pair.
///
/// ```
/// use isogloss::Context;
/// use isogloss::ir::{Ir, OwnedIr};
///
/// struct Session {
///     ir: OwnedIr,
/// }
///
/// fn open(text: &str) -> Result<Session, isogloss::Diagnostic> {
///     Ok(Session { ir: OwnedIr::parse(Context::new(), text)? })
/// }
///
/// let mut session = open("\"t.one\"() : () -> ()")?;
/// session.ir.with_mut(|ir| {
///     let body = ir.body();
///     ir.builder_at_end(body).op("t.two").create();
/// });
/// assert_eq!(session.ir.with(|ir| ir.block(ir.body()).ops().count()), 2);
/// assert!(session.ir.with(|ir| ir.verify().is_ok()));
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
pub struct OwnedIr(Pair);

impl OwnedIr {
    /// The IR that a function builds in a context.
    #[must_use]
    pub fn new(context: Box<Context>, build: impl for<'c> FnOnce(&'c Context) -> Ir<'c>) -> Self {
        Self(Pair::new(context, |context| build(context)))
    }

    /// The IR that a function builds in a context, or its error.
    ///
    /// # Errors
    /// The error of the function.
    pub fn try_new<E>(
        context: Box<Context>,
        build: impl for<'c> FnOnce(&'c Context) -> Result<Ir<'c>, E>,
    ) -> Result<Self, E> {
        Pair::try_new(context, |context| build(context)).map(Self)
    }

    /// The IR of a text: see [`Ir::parse`].
    ///
    /// # Errors
    /// As [`Ir::parse`].
    pub fn parse(context: Box<Context>, text: &str) -> Result<Self, Diagnostic> {
        Self::try_new(context, |context| Ir::parse(context, text))
    }

    /// The context.
    #[must_use]
    pub fn context(&self) -> &Context {
        self.0.borrow_owner()
    }

    /// Calls a function with the IR.
    pub fn with<R>(&self, read: impl for<'c> FnOnce(&Ir<'c>) -> R) -> R {
        self.0.with_dependent(|_, ir| read(ir))
    }

    /// Calls a function with the IR, which it may change.
    pub fn with_mut<R>(&mut self, change: impl for<'c> FnOnce(&mut Ir<'c>) -> R) -> R {
        self.0.with_dependent_mut(|_, ir| change(ir))
    }

    /// The context, without the IR.
    #[must_use]
    pub fn into_context(self) -> Box<Context> {
        self.0.into_owner()
    }
}

impl fmt::Display for OwnedIr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.with(|ir| fmt::Display::fmt(ir, f))
    }
}

impl fmt::Debug for OwnedIr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.with(|ir| fmt::Debug::fmt(ir, f))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pair_can_be_sent_to_another_thread_and_outlives_its_function() {
        fn build() -> OwnedIr {
            OwnedIr::new(Context::new(), |context| {
                let mut ir = Ir::new(context);
                let body = ir.body();
                ir.builder_at_end(body).op("t.one").create();
                ir
            })
        }
        let ir = std::thread::spawn(build).join().expect("no panic");
        assert_eq!(ir.to_string(), "module {\n  \"t.one\"() : () -> ()\n}\n");
        assert_eq!(ir.context().i32().to_string(), "i32");
        let context = ir.into_context();
        assert!(OwnedIr::parse(context, "\"t.one\"(").is_err());
    }
}
