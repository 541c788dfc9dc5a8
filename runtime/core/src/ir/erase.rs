//! Erasing operations, blocks and regions, with everything inside them.

use super::data::{ERASED, ExtraData, OpData, Owner, ValueData};
use super::ids::{
    ArgumentId, BlockId, BlockIndex, ExtraId, Id, ListedRegionId, OpId, OpIndex, RegionId, Run, ValueIndex,
};
use super::location::Loc;
use super::storage::{Ir, OpParts};

impl Ir<'_> {
    /// Erases an operation with everything inside it. Its memory is reused.
    ///
    /// # Panics
    /// If something outside uses one of its results.
    #[track_caller]
    pub fn erase(&mut self, op: OpId) {
        let op = self.ops.check(op);
        self.erase_at(op);
    }

    /// As [`Self::erase`].
    #[track_caller]
    fn erase_at(&mut self, op: OpIndex) {
        self.name(op); // Panics if it was erased already.
        if self.values[self.ops[op].results].iter().any(|value| value.first_use.is_some()) {
            self.refuse_users_of_results(op);
        }
        self.unlink(op);
        match self.ops[op].extra {
            // The usual case: it has no successors and no regions.
            None => {
                self.unlink_uses(self.ops[op].operands);
                self.remove_op(op);
            }
            Some(_) => {
                let mut used = Vec::new();
                self.erase_tree(op, &mut used);
                self.remove_ops(used);
            }
        }
        if self.root == Some(op) {
            self.root = None;
        }
    }

    /// Erases a block, which nothing branches to, with everything inside it.
    ///
    /// # Panics
    /// If something outside uses its arguments or results in it, or branches to it.
    #[track_caller]
    pub fn erase_block(&mut self, block: BlockId) {
        let block = self.blocks.check(block);
        assert!(!self.blocks[block].erased, "{block:?} was erased already");
        self.refuse_users_of_block(block);
        self.unlink_block(block);
        let mut used = Vec::new();
        let mut last = self.blocks[block].last;
        while let Some(op) = last {
            last = self.ops[op].prev;
            self.erase_tree(op, &mut used);
        }
        self.remove_ops(used);
        self.remove_block(block);
    }

    /// Erases regions that belong to no operation, with everything inside them.
    ///
    /// # Panics
    /// If something outside uses values that are defined in them.
    #[track_caller]
    pub(super) fn erase_regions(&mut self, regions: &[RegionId]) {
        // Regions are erased with their operation.
        let name = self.intern_name("unfinished");
        self.check_ids(&[], &[], regions);
        let owner = self.place_op(&OpParts { regions, ..OpParts::new(name, Loc::UNKNOWN) });
        self.erase_at(owner);
    }

    /// Erases an operation and its contents in reverse order: new uses are at the front of their lists. Operations
    /// whose results are still used are collected instead.
    #[track_caller]
    fn erase_tree(&mut self, root: OpIndex, used: &mut Vec<OpIndex>) {
        if self.extra(root).regions.len == 0 {
            return self.erase_one(root, used);
        }
        for op in self.indices_inside(root).into_iter().rev() {
            self.erase_one(op, used);
        }
    }

    /// Erases an operation without its contents.
    #[inline]
    #[track_caller]
    fn erase_one(&mut self, op: OpIndex, used: &mut Vec<OpIndex>) {
        self.unlink_op(op);
        let results = self.ops[op].results;
        if self.values[results].iter().all(|value| value.first_use.is_none()) {
            self.remove_op(op);
        } else {
            used.push(op);
        }
    }

    /// Erases operations whose results were used by others that were erased after them.
    #[track_caller]
    fn remove_ops(&mut self, ops: Vec<OpIndex>) {
        // A panic in a closure would not name the caller.
        for op in ops {
            self.remove_op(op);
        }
    }

    /// Removes an operation, which is erased, from the lists of uses and of edges.
    #[inline]
    #[track_caller]
    fn unlink_op(&mut self, op: OpIndex) {
        self.unlink_uses(self.ops[op].operands);
        for slot in self.extra(op).successors.ids().rev() {
            self.unlink_edge(slot);
        }
    }

    /// Frees an unlinked operation and its regions with their blocks, but not the
    /// operations in them.
    #[inline]
    #[track_caller]
    fn remove_op(&mut self, op: OpIndex) {
        let OpData { operands, results, properties, extra, .. } = self.ops[op];
        self.ops[op] = OpData::VACANT;
        for (at, value) in results.range().zip(&mut self.values[results]) {
            value.kill(at);
        }
        self.values.remove_run(results);
        self.uses.remove_run(operands);
        self.slots.remove_run(properties);
        if let Some(extra) = extra {
            #[cfg(feature = "bytecode")]
            self.bytecode.erased(op);
            self.remove_extra(extra);
        }
        self.ops.remove(op);
    }

    #[inline(never)]
    #[track_caller]
    fn remove_extra(&mut self, extra: ExtraId) {
        let ExtraData { regions, successors, attributes } =
            std::mem::replace(&mut self.extras[extra], ExtraData::NONE);
        self.extras.remove(extra);
        self.edges.remove_run(successors);
        self.attributes.remove_run(attributes);
        self.remove_regions(regions);
    }

    fn remove_regions(&mut self, regions: Run) {
        for at in regions.ids::<ListedRegionId>() {
            let region = self.region_lists[at];
            let mut next = self.regions[region].first;
            while let Some(block) = next {
                next = self.blocks[block].next;
                self.remove_block(block);
            }
            let data = &mut self.regions[region];
            (data.op, data.first, data.last, data.index) = (None, None, None, ERASED);
            self.regions.remove(region);
        }
        self.region_lists.remove_run(regions);
    }

    /// Frees a block whose operations are freed.
    #[track_caller]
    fn remove_block(&mut self, block: BlockIndex) {
        let data = &mut self.blocks[block];
        assert!(data.first_edge.is_none(), "something branches to {block:?}, which is erased");
        (data.region, data.first, data.last, data.erased) = (None, None, None, true);
        let arguments = std::mem::take(&mut data.arguments);
        for at in arguments.ids::<ArgumentId>() {
            let value = self.arguments[at].value;
            self.values[value].kill(value.index());
            self.values.remove(value);
        }
        self.arguments.remove_run(arguments);
        self.blocks.remove(block);
    }
}

impl ValueData<'_> {
    /// Marks the value, which has that position, as erased.
    #[inline]
    #[track_caller]
    fn kill(&mut self, at: usize) {
        if self.first_use.is_some() {
            refuse_used(at);
        }
        self.owner = Owner::NOTHING;
    }
}

#[cold]
#[inline(never)]
#[track_caller]
fn refuse_used(at: usize) -> ! {
    panic!("something uses {:?}, which is erased", ValueIndex::from_index(at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Context;
    use crate::builtin::{IntegerAttr, UnitAttr};
    use crate::dialects::func;
    use crate::ir::ids::CHECKED;
    use crate::ir::{OpRef, ValueId, ValueRef};

    /// Operations with everything that is stored in runs: operands, results,
    /// successors, regions, arguments, properties.
    const TEXT: &str = r#"
      func.func @f(%a: i32, %b: i32) -> i32 {
        "cf.br"(%a, %b)[^bb1] : (i32, i32) -> ()
      ^bb1:
        %0:3 = "t.three"(%a, %b, %a) ({
        ^bb0(%c: i32):
          "t.inner"(%c, %a) : (i32, i32) -> ()
        }, {}) : (i32, i32, i32) -> (i32, i32, i32)
        func.return %0#1 : i32
      }"#;

    /// The number of places of each arena.
    fn places(ir: &Ir<'_>) -> [usize; 11] {
        let lens = [ir.ops.len(), ir.blocks.len(), ir.regions.len(), ir.values.len(), ir.uses.len()];
        let lists = [ir.edges.len(), ir.arguments.len(), ir.region_lists.len(), ir.slots.len()];
        let rest = [ir.extras.len(), ir.attributes.len()];
        std::array::from_fn(|at| lens.iter().chain(&lists).chain(&rest).copied().nth(at).unwrap_or(0))
    }

    fn first_op(ir: &Ir<'_>) -> OpId {
        ir.block(ir.body()).first_op().expect("an operation").id()
    }

    /// After this many rounds, a test has erased more than waits for reuse.
    const WARM_UP: usize = if CHECKED { 2 } else { 3000 };

    #[test]
    fn erased_memory_is_used_again() {
        let ctx = Context::with_dialects([func::dialect()]);
        let mut ir = Ir::parse(&ctx, TEXT).expect("it is right");
        let text = ir.to_string();
        let body = ir.body();
        let function = first_op(&ir);
        let copy = ir.clone_op(function);
        ir.append_op(body, copy);
        let mut most = places(&ir);
        for round in 0..WARM_UP + 10 {
            let old = first_op(&ir);
            ir.erase(old);
            let function = first_op(&ir);
            let copy = ir.clone_op(function);
            ir.append_op(body, copy);
            if round < WARM_UP {
                most = places(&ir);
            }
        }
        assert_eq!(places(&ir), most);
        let old = first_op(&ir);
        ir.erase(old);
        assert!(ir.verify().is_ok());
        assert_eq!(ir.to_string(), text);
    }

    #[test]
    fn edits_leave_no_stale_places() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let body = ir.body();
        let slots_of_the_module = ir.slots.len();
        let mut builder = ir.builder_at_end(body);
        let value = builder.op("t.value").result(ctx.i32()).create_value();
        let user = builder.op("t.user").create();
        assert_eq!(ir.slots.len(), slots_of_the_module, "operations without properties need no slots");
        let mut most = places(&ir);
        for round in 0..WARM_UP + 10 {
            for len in [3, 20, 0, 7] {
                ir.set_operands(user, &vec![value; len]);
                assert_eq!(ir.op(user).operands().len(), len);
                assert_eq!(ir.value(value).uses().count(), len);
                assert!(ir.value(value).uses().all(|(op, index)| op.id() == user && index < len));
            }
            let block = ir.create_block();
            let argument = ir.add_argument(block, ctx.i32(), Loc::UNKNOWN);
            assert_eq!(ir.block(block).arguments().next().map(ValueRef::id), Some(argument));
            ir.erase_block(block);
            ir.set_foreign_properties(user, Some(UnitAttr::get(&ctx).into()));
            ir.set_foreign_properties(user, None);
            // At the end of an arena, runs grow in place: free runs of each length appear only later.
            if round < WARM_UP {
                most = places(&ir);
            }
            assert_eq!(places(&ir), most);
        }
    }

    /// Random edits. Each operation has a number; an id always names the operation with its first number.
    #[test]
    #[cfg_attr(not(any(debug_assertions, feature = "check-ids")), ignore = "ids are not checked")]
    fn an_id_names_one_operation_ever() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let body = ir.body();
        let mut live: Vec<(OpId, ValueId, i64)> = Vec::new();
        let mut erased: Vec<(OpId, ValueId)> = Vec::new();
        let mut state = 1_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let number = |ir: &Ir<'_>, op: OpId| {
            ir.op(op).attribute("n").and_then(|found| found.dyn_cast::<IntegerAttr<'_>>()?.to_i64())
        };
        for step in 0..3000_i64 {
            match random(5) {
                0 | 1 => {
                    let mut builder = ir.builder_at_end(body);
                    let mut new = builder.op("t.op").attribute("n", IntegerAttr::get(ctx.i64(), step));
                    for _ in 0..=random(4) {
                        new = new.result(ctx.i32());
                    }
                    let op = new.create();
                    let last = ir.op(op).results().next_back().expect("a result").id();
                    live.push((op, last, step));
                }
                2 if !live.is_empty() => {
                    let (op, _, number) = live[random(live.len())];
                    let copy = ir.clone_op(op);
                    ir.append_op(body, copy);
                    live.push((copy, ir.op(copy).results().next_back().expect("a result").id(), number));
                }
                3 | 4 if !live.is_empty() => {
                    let (op, value, _) = live.swap_remove(random(live.len()));
                    ir.erase(op);
                    erased.push((op, value));
                }
                _ => {}
            }
            if step % 100 == 0 {
                for &(op, value, expected) in &live {
                    assert_eq!(number(&ir, op), Some(expected));
                    assert_eq!(ir.value(value).defining_op().map(|found| found.id()), Some(op));
                }
                assert!(erased.iter().all(|(op, value)| !ir.contains(*op) && !ir.values.has(*value)));
            }
        }
        let copy = ir.clone();
        assert!(live.iter().all(|(op, ..)| ir.contains(*op) && !copy.contains(*op)));
        let moved = ir;
        assert!(live.iter().all(|(op, ..)| moved.contains(*op)));
        assert!(moved.verify().is_ok() && copy.to_string() == moved.to_string());
    }

    /// Random operands and successors of new and old operations: valid ones are accepted, and an erased one or one of
    /// another `Ir` is a panic that changes nothing.
    #[test]
    fn a_wrong_id_never_names_something_else() {
        let ctx = Context::new();
        let (mut ir, mut other) = (Ir::new(&ctx), Ir::new(&ctx));
        let (body, other_body) = (ir.body(), other.body());
        let new = |ir: &mut Ir<'_>, body: BlockId, number: i64| {
            let i32 = ir.context().i32();
            let mut builder = ir.builder_at_end(body);
            let number = IntegerAttr::get(builder.context().i64(), number);
            let op = builder.op("t.op").attribute("n", number).result(i32).region().create();
            let region = ir.op(op).region(0).expect("a region").id();
            let block = ir.create_block();
            ir.append_block(region, block);
            (op, ir.op(op).result(0).expect("a result").id(), block)
        };
        let number = |op: OpRef<'_, '_>| {
            op.attribute("n").and_then(|found| found.dyn_cast::<IntegerAttr<'_>>()?.to_i64())
        };
        let mut state = 1_u64;
        let mut random = |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % below
        };
        let foreign: Vec<_> = (0..50).map(|at| (new(&mut other, other_body, at), at)).collect();
        let mut live: Vec<((OpId, ValueId, BlockId), i64)> = Vec::new();
        let mut stale = Vec::new();
        let mut refused = 0;
        for step in 0..1000_i64 {
            if live.len() > 5 && (random(3) > 0 || live.len() > 20) {
                let (erased, number) = live.swap_remove(random(live.len()));
                ir.erase(erased.0);
                stale.push((erased, number));
            }
            live.push((new(&mut ir, body, step), step));
            let from = match random(3) {
                0 if CHECKED && !stale.is_empty() => &stale,
                1 if CHECKED => &foreign,
                _ => &live,
            };
            let is_right = std::ptr::eq(from, &live);
            let ((op, value, block), expected) = from[random(from.len())];
            let user = live.last().expect("a new one").0.0;
            let before = if is_right { String::new() } else { ir.to_string() };
            let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| match random(4) {
                0 => ir.set_operands(user, &[value]),
                1 => ir.set_successors(user, &[block]),
                2 => ir.set_attribute(op, "x", None),
                _ => ir.replace_all_uses(value, value),
            }));
            assert_eq!(done.is_ok(), is_right, "{step}");
            if is_right {
                for value in ir.op(user).operands() {
                    assert_eq!(value.defining_op().and_then(number), Some(expected));
                }
                for block in ir.op(user).successors() {
                    assert_eq!(block.parent().and_then(number), Some(expected));
                }
                // So that each can be erased.
                ir.set_operands(user, &[]);
                ir.set_successors(user, &[]);
            } else {
                refused += 1;
                assert_eq!(ir.to_string(), before, "{step}");
            }
        }
        assert!((refused > 200) == CHECKED && ir.verify().is_ok(), "{refused}");
    }

    /// Without checked ids, the verifier finds uses of erased parts.
    #[test]
    #[cfg_attr(any(debug_assertions, feature = "check-ids"), ignore = "such ids are refused")]
    fn uses_of_what_was_erased_are_violations() {
        let ctx = Context::new();
        for uses_value in [true, false] {
            let mut ir = Ir::new(&ctx);
            let body = ir.body();
            let user = ir.builder_at_end(body).op("t.user").region().create();
            let old = ir.builder_at_end(body).op("t.old").result(ctx.i32()).create();
            let value = ir.op(old).result(0).expect("a result").id();
            let block = ir.create_block();
            ir.erase(old);
            ir.erase_block(block);
            // Neither the operation nor the block reuses the position of the erased one.
            ir.builder_at_end(body).op("t.new").result(ctx.i32()).region().create();
            ir.create_block();
            if uses_value {
                ir.set_operands(user, &[value]);
            } else {
                ir.set_successors(user, &[block]);
            }
            assert!(ir.verify().is_err(), "{ir}");
        }
    }

    #[test]
    #[should_panic(expected = "was erased")]
    fn an_operation_is_erased_once() {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let body = ir.body();
        let op = ir.builder_at_end(body).op("t.op").create();
        ir.erase(op);
        ir.erase(op);
    }
}
