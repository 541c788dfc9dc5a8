//! Which operation was found to be valid since the `Ir` last changed.
//!
//! Programs verify what they changed and then print it, and printing needs valid operations: see
//! [`OpPrintFlags::assume_verified`](super::text::OpPrintFlags). So the verifier leaves a note with each arena, and any
//! change of an arena removes the note there: no method that changes the `Ir` needs to know of it.

use super::ids::OpId;
use super::storage::Ir;

impl Ir<'_> {
    /// Notes that an operation and everything inside it are valid.
    pub(super) fn remember_accepted(&self, op: OpId) {
        self.notes(|arena| arena.set(note_of(op)));
    }

    /// Whether the last operation that was found to be valid is this one, and nothing changed since then.
    pub(super) fn is_accepted(&self, op: OpId) -> bool {
        let mut accepted = true;
        self.notes(|arena| accepted &= arena.get() == note_of(op));
        accepted
    }

    /// Visits the arenas. Names, locations and resources have no part in what is valid, and a context gets no new
    /// definitions while it has an `Ir`.
    fn notes(&self, visit: impl FnMut(&dyn Noted)) {
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
            #[cfg(feature = "bytecode")]
                bytecode: _,
        } = self;
        let arenas: [&dyn Noted; 11] =
            [ops, extras, blocks, regions, values, uses, edges, arguments, region_lists, slots, attributes];
        arenas.into_iter().for_each(visit);
    }
}

/// The note about an operation, which is not 0.
fn note_of(op: OpId) -> u32 {
    op.index() as u32 + 1
}

/// An arena of any kind.
trait Noted {
    fn get(&self) -> u32;
    fn set(&self, note: u32);
}

impl<K: super::ids::Id, V: super::pool::Entity> Noted for super::pool::Pool<'_, K, V> {
    fn get(&self) -> u32 {
        self.note()
    }

    fn set(&self, note: u32) {
        self.set_note(note);
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
