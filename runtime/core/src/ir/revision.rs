//! [`Revision`]: the state of an [`Ir`] that something was computed from; and the operation that was last found to be
//! valid.
//!
//! Each arena has a state number. A change of the arena removes the number, and the next query assigns a new one:
//! methods that change the `Ir` need no code for this, and a change costs one store. The number of several arenas is
//! their maximum, since a new number exceeds all earlier ones.

use super::ids::OpId;
use super::storage::Ir;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// A state of an [`Ir`]: two are equal if nothing changed in between. A cache of results about an `Ir` detects by it
/// whether it is stale.
///
/// Operations, blocks, regions, values, uses, attributes and locations of operations count; resources do not. The
/// revisions of different `Ir`s differ, also of a copy and its original.
///
/// ```
/// # use isogloss::{Context, ir::Ir};
/// let ctx = Context::new();
/// let mut ir = Ir::parse(&ctx, r#""t.a"() : () -> ()"#)?;
/// let revision = ir.revision();
/// let count = ir.root().unwrap().walk().count();
/// assert_eq!(ir.revision(), revision); // `count` is right
/// let body = ir.body();
/// ir.builder_at_end(body).op("t.b").create();
/// assert_ne!(ir.revision(), revision); // and now it is stale
/// # assert_eq!(count, 2);
/// # Ok::<(), isogloss::Diagnostic>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Revision(u64);

/// The last operation that was found to be valid, with everything inside it, and when.
///
/// Programs verify what they changed and then print it, and printing needs valid operations: see
/// [`OpPrintFlags::assume_verified`](super::text::OpPrintFlags).
#[derive(Debug, Default)]
pub(crate) struct Accepted(Mutex<Option<(Revision, OpId)>>);

impl Accepted {
    fn lock(&self) -> std::sync::MutexGuard<'_, Option<(Revision, OpId)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ir<'_> {
    /// The present state, to tell later whether there was a change: see [`Revision`].
    #[must_use]
    pub fn revision(&self) -> Revision {
        // Names, locations and resources do not affect validity, and a context gets no new definitions while it has an
        // `Ir`.
        let Self {
            context: _,
            names: _,
            sources: _,
            ops,
            extras,
            blocks,
            regions,
            values,
            uses,
            edges,
            arguments,
            region_lists,
            slots,
            attributes,
            root: _,
            resources: _,
            accepted: _,
            #[cfg(feature = "bytecode")]
                bytecode: _,
        } = self;
        newest(&[
            ops,
            extras,
            blocks,
            regions,
            values,
            uses,
            edges,
            arguments,
            region_lists,
            slots,
            attributes,
        ])
    }

    /// The state of operations, blocks, regions and successors, regardless of operands, uses, types and attributes.
    pub(super) fn structure(&self) -> Revision {
        newest(&[&self.ops, &self.extras, &self.blocks, &self.regions, &self.edges, &self.region_lists])
    }

    /// Records that an operation and everything inside it are valid.
    pub(super) fn remember_accepted(&self, op: OpId) {
        *self.accepted.lock() = Some((self.revision(), op));
    }

    /// Whether the last operation that was found to be valid is this one, and nothing changed since then.
    pub(super) fn is_accepted(&self, op: OpId) -> bool {
        let accepted = *self.accepted.lock();
        accepted == Some((self.revision(), op))
    }
}

/// The state of several arenas. The new ones get a number.
fn newest(arenas: &[&dyn Numbered]) -> Revision {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let mut new = None;
    let mut number = || *new.get_or_insert_with(|| NEXT.fetch_add(1, Ordering::Relaxed));
    Revision(arenas.iter().map(|arena| arena.state(&mut number)).max().unwrap_or(0))
}

/// An arena of any kind.
trait Numbered {
    fn state(&self, number: &mut dyn FnMut() -> u64) -> u64;
}

impl<K: super::ids::Id, V: super::pool::Entity> Numbered for super::pool::Pool<'_, K, V> {
    fn state(&self, number: &mut dyn FnMut() -> u64) -> u64 {
        self.state(number)
    }
}

#[cfg(test)]
mod tests {
    use crate::Context;
    use crate::dialects::func;
    use crate::ir::{Ir, OpId, VerifyOptions};

    const TEXT: &str = "\
func.func @f(%arg0: i32) -> i32 {
  %0 = \"t.op\"(%arg0) {a = 1 : i8} : (i32) -> i32
  \"t.jump\"()[^bb1] : () -> ()
^bb1:  // pred: ^bb0
  return %0 : i32
}
";

    fn ops(ir: &Ir<'_>) -> Vec<OpId> {
        ir.root().into_iter().flat_map(|root| root.walk()).map(|op| op.id()).collect()
    }

    fn is_accepted(ir: &Ir<'_>) -> bool {
        ir.root().is_some_and(|root| ir.is_accepted(root.id()))
    }

    #[test]
    fn any_change_is_verified_again() {
        let ctx = Context::with_dialects([func::dialect()]);
        let changes: [fn(&mut Ir<'_>, &[OpId]); 10] = [
            |ir, ops| ir.set_attribute(ops[1], "b", Some(crate::builtin::UnitAttr::get(ir.context()).into())),
            |ir, ops| ir.set_property(ops[0], 0, None),
            |ir, ops| ir.set_operands(ops[1], &[]),
            |ir, ops| ir.set_type(ir.op(ops[1]).results().next().expect("a result").id(), ir.context().i64()),
            |ir, ops| {
                let value = ir.op(ops[1]).results().next().expect("a result").id();
                let argument = ir.op(ops[1]).operands().next().expect("an operand").id();
                ir.replace_all_uses(value, argument);
            },
            |ir, ops| ir.set_successors(ops[2], &[]),
            |ir, ops| ir.erase(ops[2]),
            |ir, ops| {
                let before = ir.op(ops[1]).block().expect("a block").id();
                ir.add_argument(before, ir.context().i32(), crate::ir::Loc::UNKNOWN);
            },
            |ir, _| {
                ir.create_region();
            },
            |ir, ops| ir.set_loc(ops[1], crate::ir::Loc::UNKNOWN),
        ];
        for (index, change) in changes.iter().enumerate() {
            let mut ir = Ir::parse(&ctx, TEXT).expect("valid");
            assert!(!is_accepted(&ir), "{index}");
            ir.verify().expect("valid");
            assert!(is_accepted(&ir) && !is_accepted(&ir.clone()), "{index}");
            let ops = ops(&ir)[1..].to_vec();
            assert!(!ir.is_accepted(ops[0]), "{index}");
            change(&mut ir, &ops);
            assert!(!is_accepted(&ir), "{index}");
        }
    }

    #[test]
    fn what_became_wrong_is_printed_in_generic_form() {
        let ctx = Context::with_dialects([func::dialect()]);
        let mut ir = Ir::parse(&ctx, TEXT).expect("valid");
        ir.verify().expect("valid");
        assert!(ir.to_string().contains("func.func @f"));
        let op = ops(&ir)[2];
        let result = ir.op(op).results().next().expect("a result").id();
        ir.set_type(result, ctx.i64());
        assert!(ir.to_string().contains("\"func.func\""));
        let refused = ir.inspect(&VerifyOptions::default());
        assert!(!refused.accepted && !is_accepted(&ir));
    }
}
