//! Uses of values: replacing some of them, and users in the order of the text.

use super::ids::{OpId, OpIndex, RegionId, RegionIndex, Run, UseId, ValueId};
use super::storage::Ir;
use super::view::{OpRef, ValueRef};
use rustc_hash::FxHashSet;

impl<'c> Ir<'c> {
    /// Replaces the uses of a value for which `replaces` returns true by uses of another one. `replaces` gets the
    /// operation and the index of the operand (MLIR `replaceUsesWithIf`). Returns whether there were any.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let mut ir = Ir::parse(&ctx, r#"
    ///   %0, %1 = "t.two"() : () -> (i8, i8)
    ///   "t.use"(%0, %0) : (i8, i8) -> ()"#)?;
    /// let two = ir.block(ir.body()).first_op().unwrap();
    /// let (a, b) = (two.result(0).unwrap().id(), two.result(1).unwrap().id());
    /// ir.replace_uses_if(a, b, |_, index| index == 1);
    /// assert!(ir.to_string().contains("(%0#0, %0#1)"));
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    #[track_caller]
    pub fn replace_uses_if(
        &mut self,
        value: ValueId,
        with: ValueId,
        mut replaces: impl FnMut(OpRef<'_, 'c>, usize) -> bool,
    ) -> bool {
        let with = self.values.check(with);
        let uses = self.value(value).uses().filter(|(op, index)| replaces(*op, *index));
        let slots: Vec<UseId> = uses.filter_map(|(op, index)| self.ops[op.id].operands.get(index)).collect();
        for &slot in &slots {
            self.unlink_uses(Run::of(slot));
            self.link_use(slot, with);
        }
        !slots.is_empty()
    }

    /// Replaces the uses of a value in a region, and in the regions inside it, by uses of another one (MLIR
    /// `replaceAllUsesInRegionWith`). Returns whether there were any.
    #[track_caller]
    pub fn replace_uses_in(&mut self, value: ValueId, with: ValueId, region: RegionId) -> bool {
        let region = self.regions.check(region);
        self.replace_uses_if(value, with, |op, _| op.is_inside(region))
    }

    /// Replaces the uses of a value by uses of another one, except uses by one operation, which usually defines the
    /// other value (MLIR `replaceAllUsesExcept`). Returns whether there were any.
    #[track_caller]
    pub fn replace_uses_except(&mut self, value: ValueId, with: ValueId, except: OpId) -> bool {
        let except = self.ops.check(except);
        self.replace_uses_if(value, with, |op, _| op.id != except)
    }
}

impl<'a, 'c> OpRef<'a, 'c> {
    /// Whether it is in a region, or in one inside of it.
    fn is_inside(self, region: RegionIndex) -> bool {
        let mut around = std::iter::once(self).chain(self.ancestors());
        around.any(|op| op.block().and_then(|block| block.region()).is_some_and(|outer| outer.id == region))
    }
}

impl<'a, 'c> ValueRef<'a, 'c> {
    /// The operations that use it, each once, in the order of the text. Operations outside the region of the value come
    /// last.
    ///
    /// It walks that region up to the last user; [`Self::uses`] walks the uses, which are in no particular order.
    #[must_use]
    pub fn users_in_order(self) -> Vec<OpRef<'a, 'c>> {
        let mut left: FxHashSet<OpIndex> = self.uses().map(|(op, _)| op.id).collect();
        let mut users = Vec::with_capacity(left.len());
        let block = self.block();
        let first = block.and_then(|block| block.region()).and_then(|region| region.entry()).or(block);
        let blocks = std::iter::successors(first, |block| block.next());
        for op in blocks.flat_map(|block| block.ops()).flat_map(OpRef::walk) {
            if left.is_empty() {
                break;
            }
            if left.remove(&op.id) {
                users.push(op);
            }
        }
        let mut outside: Vec<OpIndex> = left.into_iter().collect();
        outside.sort_unstable();
        users.extend(outside.into_iter().map(|op| self.ir.op_at(op)));
        users
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;

    const TEXT: &str = r#"
        %a, %b = "t.two"() : () -> (i8, i8)
        "t.loop"(%a) ({
          "t.inner"(%a, %a) : (i8, i8) -> ()
        }) : (i8) -> ()
        "t.last"(%a) : (i8) -> ()"#;

    fn op<'a, 'c>(ir: &'a Ir<'c>, name: &str) -> OpRef<'a, 'c> {
        ir.root().into_iter().flat_map(OpRef::walk).find(|op| op.name() == name).expect(name)
    }

    #[test]
    fn some_uses_are_replaced() {
        let ctx = Context::new();
        let values = |ir: &Ir<'_>| [0, 1].map(|at| op(ir, "t.two").result(at).expect("a result").id());
        let users = |ir: &Ir<'_>, value| {
            let names = ir.value(value).users_in_order();
            names.into_iter().map(|op| op.name().to_owned()).collect::<Vec<_>>()
        };
        let mut ir = Ir::parse(&ctx, TEXT).expect("valid");
        let [a, b] = values(&ir);
        assert_eq!(users(&ir, a), ["t.loop", "t.inner", "t.last"]);
        let region = op(&ir, "t.loop").region(0).expect("a region").id();
        assert!(ir.replace_uses_in(a, b, region));
        assert_eq!(
            (users(&ir, a), users(&ir, b)),
            (vec!["t.loop".into(), "t.last".into()], vec!["t.inner".into()])
        );
        assert!(!ir.replace_uses_in(a, b, region));
        let last = op(&ir, "t.last").id();
        assert!(ir.replace_uses_except(a, b, last));
        assert!(ir.value(a).has_one_use() && !ir.value(b).has_one_use());
        assert!(ir.verify().is_ok());
        assert!(ir.replace_uses_if(b, a, |user, index| user.name() == "t.inner" && index == 1));
        assert_eq!(op(&ir, "t.inner").operands().map(ValueRef::id).collect::<Vec<_>>(), [b, a]);
        assert!(!ir.value(a).has_one_use());
    }
}
