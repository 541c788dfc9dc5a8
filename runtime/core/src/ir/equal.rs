//! Structural equality and hashes of operations (MLIR `OperationEquivalence`).

use super::def::OpTraits;
use super::ids::{BlockIndex, ValueIndex};
use super::view::{BlockRef, OpRef, ValueRef};
use super::walk::Visit;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};

impl<'a, 'c> OpRef<'a, 'c> {
    /// Whether two operations of one [`Ir`](super::Ir) do the same: their names, attributes, types, successors and
    /// operands are equal, and so are the contents of their regions, where values and blocks correspond by position.
    /// Locations do not count. The order of the operands does not count if the two operations are commutative; for
    /// operations inside them it does.
    ///
    /// ```
    /// # use isogloss::{Context, ir::Ir};
    /// let ctx = Context::new();
    /// let ir = Ir::parse(&ctx, r#"
    ///   %0 = "t.a"() : () -> i8
    ///   %1 = "t.b"(%0) {x = 1 : i8} : (i8) -> i8
    ///   %2 = "t.b"(%0) {x = 1 : i8} : (i8) -> i8
    ///   %3 = "t.b"(%1) {x = 1 : i8} : (i8) -> i8"#)?;
    /// let ops: Vec<_> = ir.block(ir.body()).ops().collect();
    /// assert!(ops[1].is_equivalent(ops[2]) && !ops[1].is_equivalent(ops[3]));
    /// # Ok::<(), isogloss::Diagnostic>(())
    /// ```
    #[must_use]
    pub fn is_equivalent(self, other: Self) -> bool {
        let mut pairs = Pairs::default();
        let (mut ours, mut theirs) = (self.visits(), other.visits());
        loop {
            match (ours.next(), theirs.next()) {
                (Some(Visit::Enter(a)), Some(Visit::Enter(b))) => {
                    let is_top = a == self;
                    let in_same_place = is_top || pairs.are_blocks(a.block(), b.block());
                    if !in_same_place || !is_alike(a, b) || !pairs.add(a, b) {
                        return false;
                    }
                }
                (Some(Visit::Leave(_)), Some(Visit::Leave(_))) => {}
                (None, None) => break,
                (Some(Visit::Enter(_) | Visit::Leave(_)) | None, _) => return false,
            }
        }
        // A value may be used before it is defined.
        self.walk().zip(other.walk()).all(|(a, b)| {
            let has_same_operands = if a == self {
                uses_same_values(a, b)
            } else {
                a.operands().map(|value| pairs.value(value)).eq(b.operands().map(|value| value.id))
            };
            let successors = a.successors().zip(b.successors());
            has_same_operands && successors.into_iter().all(|(a, b)| pairs.are_blocks(Some(a), Some(b)))
        })
    }

    /// A hash that is equal for operations that [are equivalent](Self::is_equivalent).
    #[must_use]
    pub fn structural_hash(self) -> u64 {
        let mut hash = FxHasher::default();
        self.ir.name(self.id).hash(&mut hash);
        self.own_properties().hash(&mut hash);
        self.attributes().hash(&mut hash);
        for result in self.results() {
            result.ty().hash(&mut hash);
        }
        if self.has(OpTraits::COMMUTATIVE) {
            let sum = self.operands().fold(0_usize, |sum, value| sum.wrapping_add(value.id.index()));
            sum.hash(&mut hash);
        } else {
            for value in self.operands() {
                value.id.hash(&mut hash);
            }
        }
        self.num_regions().hash(&mut hash);
        hash.finish()
    }
}

/// Whether two operations are equal except for operands, successors and regions.
fn is_alike(a: OpRef<'_, '_>, b: OpRef<'_, '_>) -> bool {
    a.ir.name(a.id) == b.ir.name(b.id)
        && a.num_operands() == b.num_operands()
        && a.num_successors() == b.num_successors()
        && a.num_regions() == b.num_regions()
        && a.own_properties() == b.own_properties()
        && a.attributes() == b.attributes()
        && a.results().map(ValueRef::ty).eq(b.results().map(ValueRef::ty))
}

/// Whether two operations use the same values; in any order, if they are commutative.
fn uses_same_values(a: OpRef<'_, '_>, b: OpRef<'_, '_>) -> bool {
    let values = |op: OpRef<'_, '_>| op.operands().map(|value| value.id).collect::<Vec<_>>();
    let (mut ours, mut theirs) = (values(a), values(b));
    if ours != theirs && a.has(OpTraits::COMMUTATIVE) {
        ours.sort_unstable();
        theirs.sort_unstable();
    }
    ours == theirs
}

/// Values and blocks at the same positions in two operations.
#[derive(Default)]
struct Pairs {
    values: FxHashMap<ValueIndex, ValueIndex>,
    blocks: FxHashMap<BlockIndex, BlockIndex>,
}

impl Pairs {
    /// Adds the values and blocks that two operations define. Returns whether their regions have equally many blocks
    /// and arguments.
    fn add(&mut self, a: OpRef<'_, '_>, b: OpRef<'_, '_>) -> bool {
        if a.num_regions() == 0 {
            self.values.extend(a.results().map(|value| value.id).zip(b.results().map(|value| value.id)));
            return true;
        }
        self.values.extend(a.results().map(|value| value.id).zip(b.results().map(|value| value.id)));
        a.regions().zip(b.regions()).all(|(a, b)| {
            let (mut ours, mut theirs) = (a.blocks(), b.blocks());
            loop {
                match (ours.next(), theirs.next()) {
                    (Some(a), Some(b)) => {
                        if !a.arguments().map(ValueRef::ty).eq(b.arguments().map(ValueRef::ty)) {
                            return false;
                        }
                        self.blocks.insert(a.id, b.id);
                        let arguments = a.arguments().map(|value| value.id);
                        self.values.extend(arguments.zip(b.arguments().map(|value| value.id)));
                    }
                    (ours, theirs) => return ours.is_none() && theirs.is_none(),
                }
            }
        })
    }

    /// The value of the other operation that corresponds to a value.
    fn value(&self, value: ValueRef<'_, '_>) -> ValueIndex {
        self.values.get(&value.id).copied().unwrap_or(value.id)
    }

    fn are_blocks(&self, a: Option<BlockRef<'_, '_>>, b: Option<BlockRef<'_, '_>>) -> bool {
        let ours = a.map(|block| self.blocks.get(&block.id).copied().unwrap_or(block.id));
        ours == b.map(|block| block.id)
    }
}

impl<'a, 'c> OpRef<'a, 'c> {
    /// The properties, by their indices in the definition.
    fn own_properties(self) -> &'a [Option<crate::Attribute<'c>>] {
        &self.ir.slots[self.ir.ops[self.id].properties]
    }
}

#[cfg(test)]
mod tests {
    use crate::Context;
    use crate::ir::Ir;

    /// Whether the last two operations are equivalent, and then have one hash.
    fn equal(text: &str) -> bool {
        let ctx = Context::new();
        let ir = Ir::parse(&ctx, text).expect("valid");
        let last = ir.block(ir.body()).last_op().expect("an operation");
        let before = last.prev().expect("two operations");
        let equal = before.is_equivalent(last);
        assert_eq!(equal, last.is_equivalent(before));
        assert!(!equal || before.structural_hash() == last.structural_hash());
        equal
    }

    #[test]
    fn what_is_inside_is_compared_by_its_place() {
        let twice =
            |one: &str, two: &str| equal(&format!("%x, %y = \"t.x\"() : () -> (i8, i8)\n{one}\n{two}"));
        let region = r#""t.f"() ({
        ^bb0(%a: i8):
          %b = "t.g"(%a, %c, %x) : (i8, i8, i8) -> i8
          %c = "t.h"(%b) ({ "t.deep"(%a) : (i8) -> () }) : (i8) -> i8
          "t.br"()[^bb1, ^bb0] : () -> ()
        ^bb1:
          "t.end"() : () -> ()
        }) : () -> ()"#;
        assert!(twice(region, region));
        for (from, to) in [
            ("(%a, %c, %x)", "(%c, %a, %x)"),
            ("(%a, %c, %x)", "(%a, %c, %y)"),
            ("\"t.deep\"(%a)", "\"t.deep\"(%b)"),
            ("\"t.deep\"(%a)", "\"t.other\"(%a)"),
            ("[^bb1, ^bb0]", "[^bb0, ^bb1]"),
            ("^bb1:\n", "  \"t.more\"() : () -> ()\n^bb1:\n"),
            ("^bb1:\n", "^bb1(%z: i8):\n"),
            ("\"t.end\"() : () -> ()", "\"t.end\"() {a} : () -> ()"),
            (
                "          \"t.br\"()[^bb1, ^bb0] : () -> ()\n        ^bb1:",
                "          \"t.br\"()[^bb2, ^bb0] : () -> ()\n        ^bb1:\n\"t.br\"()[^bb2] : () -> ()\n^bb2:",
            ),
        ] {
            let changed = region.replacen(from, to, 1);
            assert_ne!(changed, region);
            assert!(!twice(region, &changed), "{from} {to}");
        }
        assert!(twice("\"t.a\"(%x) : (i8) -> () loc(\"here\")", "\"t.a\"(%x) : (i8) -> ()"));
        assert!(!twice("\"t.a\"(%x) : (i8) -> ()", "\"t.a\"(%x, %x) : (i8, i8) -> ()"));
        assert!(!twice("\"t.a\"() : () -> i8", "\"t.a\"() : () -> i16"));
        // Operations that use their own results.
        assert!(!equal("%a = \"t.a\"(%a) : (i8) -> i8\n%b = \"t.a\"(%b) : (i8) -> i8"));
        assert!(equal("%a = \"t.a\"(%a) : (i8) -> i8\n%b = \"t.a\"(%a) : (i8) -> i8"));
    }
}
