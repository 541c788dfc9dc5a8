//! Panics about changes that an [`Ir`] refuses. They name operations and values as the text does.

use super::ids::{BlockIndex, OpIndex, ValueIndex};
use super::storage::Ir;
use super::text::first_line;
use super::view::{OpRef, ValueRef};

/// The maximum number of users in a message.
const MOST_USERS: usize = 3;

impl Ir<'_> {
    /// Panics if something outside of an operation uses one of its results.
    #[cold]
    #[inline(never)]
    #[track_caller]
    pub(super) fn refuse_users_of_results(&self, op: OpIndex) {
        let op = self.op_at(op);
        let is_inside = |user: OpRef<'_, '_>| user == op || user.ancestors().any(|outer| outer == op);
        if let Some(users) = users_of(op.results(), is_inside) {
            panic!(
                "`{}` cannot be erased: {users}. `Ir::replace_all_uses` replaces a value, `Ir::erase` erases its users",
                first_line(op)
            );
        }
    }

    /// Panics if something outside of a block uses its arguments or the results of its operations, or branches to it.
    #[cold]
    #[inline(never)]
    #[track_caller]
    pub(super) fn refuse_users_of_block(&self, block: BlockIndex) {
        let block = self.block_at(block);
        let name = || block.to_string();
        let is_inside = |user: OpRef<'_, '_>| {
            std::iter::successors(user.block(), |inner| inner.parent()?.block()).any(|outer| outer == block)
        };
        let mut edges = block.predecessors().filter(|op| !is_inside(*op));
        if let Some(op) = edges.next() {
            panic!(
                "`{}` cannot be erased: `{}` branches to it. `Ir::set_successor` sets another block",
                name(),
                first_line(op)
            );
        }
        let values = block.arguments().chain(block.ops().flat_map(OpRef::results));
        if let Some(users) = users_of(values, is_inside) {
            panic!(
                "`{}` cannot be erased: {users}. `Ir::replace_all_uses` replaces a value, `Ir::erase` erases its users",
                name()
            );
        }
    }

    /// Panics because something uses an argument that is to be erased.
    #[cold]
    #[inline(never)]
    #[track_caller]
    pub(super) fn refuse_users_of_argument(&self, block: BlockIndex, argument: ValueIndex) -> ! {
        let (block, value) = (self.block_at(block), ValueRef { ir: self, id: argument });
        let users = users_of(std::iter::once(value), |_| false).unwrap_or_default();
        panic!("{value} of `{block}` cannot be erased: {users}. `Ir::replace_all_uses` replaces it")
    }

    /// Panics because an operation branches to a block whose operations are to become part of another one.
    #[cold]
    #[inline(never)]
    #[track_caller]
    pub(super) fn refuse_inlining(&self, block: BlockIndex, branch: OpIndex) -> ! {
        let branch = first_line(self.op_at(branch));
        panic!("`{}` cannot be inlined: `{branch}` branches to it", self.block_at(block))
    }

    /// Panics because an operation has no operand, successor or property at an index.
    #[cold]
    #[inline(never)]
    #[track_caller]
    pub(super) fn refuse_index(&self, op: OpIndex, what: &str, index: usize, count: usize) -> ! {
        let op = self.op_at(op);
        panic!("`{}` has no {what} {index}: it has {count} of them", first_line(op))
    }

    /// Panics because an operation cannot be inserted before another one.
    #[cold]
    #[inline(never)]
    #[track_caller]
    pub(super) fn refuse_insertion(&self, op: OpIndex, before: Option<OpIndex>) -> ! {
        match before.map(|before| self.op_at(before)).filter(|before| before.block().is_none()) {
            Some(before) => {
                panic!("nothing can be inserted before `{}`: it is in no block", first_line(before))
            }
            None => panic!(
                "`{}` is in a block already: `Ir::move_before` and `Ir::move_to_end` move it",
                first_line(self.op_at(op))
            ),
        }
    }
}

/// The operations outside that use values; `None` if there are none.
fn users_of<'a, 'c: 'a>(
    values: impl Iterator<Item = ValueRef<'a, 'c>>,
    is_inside: impl Fn(OpRef<'a, 'c>) -> bool,
) -> Option<String> {
    let mut users: Vec<(ValueRef<'a, 'c>, OpRef<'a, 'c>)> = Vec::new();
    for value in values {
        for (user, _) in value.uses().filter(|(user, _)| !is_inside(*user)) {
            if !users.iter().any(|(_, known)| *known == user) {
                users.push((value, user));
            }
        }
    }
    let shown = users.iter().take(MOST_USERS);
    let mut text: Vec<String> =
        shown.map(|(value, user)| format!("`{}` uses {value}", first_line(*user))).collect();
    if users.len() > MOST_USERS {
        text.push(format!("{} other operations use its values", users.len() - MOST_USERS));
    }
    (!text.is_empty()).then(|| text.join(", "))
}

#[cfg(test)]
mod tests {
    use crate::Context;
    use crate::dialects::func;
    use crate::ir::{Ir, OpId, OpRef};
    use std::panic::{AssertUnwindSafe, catch_unwind};

    /// The message of the panic about a change of the `n`th operation, which leaves the IR as it was.
    fn refused(text: &str, n: usize, change: impl FnOnce(&mut Ir<'_>, OpId)) -> String {
        let ctx = Context::with_dialects([func::dialect()]);
        let mut ir = Ir::parse(&ctx, text).expect("valid");
        let before = ir.to_string();
        let op = ir.root().into_iter().flat_map(OpRef::walk).nth(n).expect("an operation").id();
        let panic = catch_unwind(AssertUnwindSafe(|| change(&mut ir, op))).expect_err("it is refused");
        assert_eq!(ir.to_string(), before);
        panic.downcast_ref::<String>().expect("a message").clone()
    }

    const VALUES: &str =
        "%0 = \"t.one\"() : () -> i8\n\"t.use\"(%0) : (i8) -> ()\n\"t.two\"(%0, %0) : (i8, i8) -> ()";

    #[test]
    fn users_are_named() {
        let message = refused(VALUES, 1, |ir, op| ir.erase(op));
        assert_eq!(
            message,
            "`%0 = \"t.one\"() : () -> i8` cannot be erased: `\"t.two\"(%0, %0) : (i8, i8) -> ()` uses %0, \
             `\"t.use\"(%0) : (i8) -> ()` uses %0. `Ir::replace_all_uses` replaces a value, `Ir::erase` erases its users"
        );
        let many = format!("{VALUES}{}", "\n\"t.use\"(%0) : (i8) -> ()".repeat(10));
        assert!(refused(&many, 1, |ir, op| ir.erase(op)).contains(", 9 other operations use its values. "));
    }

    #[test]
    fn users_inside_are_erased_as_well() {
        let ctx = Context::new();
        let text = "%0 = \"t.graph\"(%0) ({\n\"t.use\"(%0) : (i8) -> ()\n}) : (i8) -> i8";
        let mut ir = Ir::parse(&ctx, text).expect("valid");
        let op = ir.block(ir.body()).first_op().expect("an operation").id();
        ir.erase(op);
        assert_eq!(ir.to_string(), "module {\n}\n");
    }

    #[test]
    fn users_of_blocks_are_named() {
        let text = "func.func @f() {\n\"t.jump\"()[^a, ^b] : () -> ()\n^a:\n%0 = \"t.one\"() : () -> i8\n\
            \"t.jump\"()[^b] : () -> ()\n^b:\n\"t.use\"(%0) : (i8) -> ()\nreturn\n}";
        let erase = |ir: &mut Ir<'_>, op: OpId| ir.erase_block(ir.op(op).block().expect("a block").id());
        let branched = "`^bb1` cannot be erased: `\"t.jump\"()[^bb1, ^bb2] : () -> ()` branches to it. ";
        assert!(refused(text, 3, erase).starts_with(branched), "{}", refused(text, 3, erase));
        let used = "`^bb1` cannot be erased: `\"t.use\"(%0) : (i8) -> ()` uses %0. ";
        let unreachable = text.replace("[^a, ^b]", "[^b]");
        assert!(refused(&unreachable, 3, erase).starts_with(used), "{}", refused(&unreachable, 3, erase));
    }

    #[test]
    fn parts_that_an_operation_lacks() {
        let value = |ir: &Ir<'_>, op: OpId| ir.op(op).operand(0).expect("an operand").id();
        let operand = refused(VALUES, 2, |ir, op| ir.set_operand(op, 1, value(ir, op)));
        assert_eq!(operand, "`\"t.use\"(%0) : (i8) -> ()` has no operand 1: it has 1 of them");
        let property = refused(VALUES, 2, |ir, op| ir.set_property(op, 3, None));
        assert_eq!(property, "`\"t.use\"(%0) : (i8) -> ()` has no property 3: it has 0 of them");
        let successor = refused(VALUES, 2, |ir, op| ir.set_successor(op, 0, ir.body()));
        assert_eq!(successor, "`\"t.use\"(%0) : (i8) -> ()` has no successor 0: it has 0 of them");
        let twice = refused(VALUES, 2, |ir, op| ir.insert_before(op, op));
        assert!(twice.starts_with("`\"t.use\"(%0) : (i8) -> ()` is in a block already: "), "{twice}");
    }
}
