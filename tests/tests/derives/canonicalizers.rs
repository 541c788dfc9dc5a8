//! Patterns that operations bring (`hasCanonicalizer`, `hasCanonicalizeMethod`), by a definition file and by a derive.

use isogloss::ir::{Ir, OpRef};
use isogloss::rewrite::{
    CanonicalizationPatterns, Edit, GreedyOptions, OpCanonicalize, Pattern, Patterns, rewrite_greedily,
};
use isogloss::{Context, Dialect, Operation};

mod by_definition {
    isogloss::dialect! { r#"
    include "isogloss/Op.td"
    def K_Dialect : Dialect { let name = "k"; let hasCanonicalizer = 1; }
    class K_Op<string name> : Op<K_Dialect, name, [Pure, SameOperandsAndResultType]> {
      let arguments = (ins AnyType:$x);
      let results = (outs AnyType:$y);
      let assemblyFormat = "$x attr-dict `:` type($x)";
    }
    let hasCanonicalizer = 1 in def K_FlipOp : K_Op<"flip">;
    let hasCanonicalizeMethod = 1 in def K_SkipOp : K_Op<"skip">;
    let hasCanonicalizer = 1, hasCanonicalizeMethod = 1 in def K_BothOp : K_Op<"both">;
    def K_PlainOp : K_Op<"plain">;
    "# }
}
use by_definition::{BothOp, FlipOp, KDialect, SkipOp};

/// A value that is flipped twice is unchanged.
struct FlipTwice;

impl Pattern for FlipTwice {
    type Op = FlipOp<'static, 'static>;

    fn matches<'a, 'c: 'a>(&self, outer: FlipOp<'a, 'c>) -> Option<Edit<'c>> {
        let inner = outer.x().defining_op()?.dyn_cast::<FlipOp<'_, '_>>()?;
        Some(Edit::replace([inner.x().id()]))
    }
}

impl CanonicalizationPatterns for FlipOp<'_, '_> {
    fn canonicalization_patterns(patterns: &mut Patterns) {
        patterns.add(FlipTwice);
    }
}

impl<'a, 'c> OpCanonicalize<'a, 'c> for SkipOp<'a, 'c> {
    fn canonicalize(self) -> Option<Edit<'c>> {
        Some(Edit::replace([self.x().id()]))
    }
}

/// The patterns of `k.both` are about `a`, and the method is about `b`.
impl CanonicalizationPatterns for BothOp<'_, '_> {
    fn canonicalization_patterns(patterns: &mut Patterns) {
        patterns.add_fn("both a", |op: OpRef<'_, '_>| skip(op, "a"));
    }
}

impl<'a, 'c> OpCanonicalize<'a, 'c> for BothOp<'a, 'c> {
    fn canonicalize(self) -> Option<Edit<'c>> {
        skip(self.into(), "b")
    }
}

fn skip<'c>(op: OpRef<'_, 'c>, mark: &str) -> Option<Edit<'c>> {
    let is_marked = op.name() == "k.both" && op.attribute(mark).is_some();
    is_marked.then(|| op.operand(0).map(|value| Edit::replace([value.id()])))?
}

impl CanonicalizationPatterns for KDialect {
    fn canonicalization_patterns(patterns: &mut Patterns) {
        patterns.add_fn("plain", |op: OpRef<'_, '_>| {
            (op.name() == "k.plain").then(|| op.operand(0).map(|value| Edit::replace([value.id()])))?
        });
    }
}

/// A dialect of a derive.
#[derive(Dialect)]
#[dialect(name = "m", operations(TwiceOp, OnceOp))]
pub struct M;

/// Nothing is done twice.
#[derive(Operation)]
#[dialect(M, traits(Pure, SameOperandsAndResultType), canonicalizer)]
pub struct Twice {
    /// The value.
    #[operand]
    pub x: isogloss::ir::ValueId,
    /// The same value.
    #[result]
    pub y: isogloss::ir::ValueId,
}

/// Nothing is done once.
#[derive(Operation)]
#[dialect(M, traits(Pure, SameOperandsAndResultType), canonicalize)]
pub struct Once {
    /// The value.
    #[operand]
    pub x: isogloss::ir::ValueId,
    /// The same value.
    #[result]
    pub y: isogloss::ir::ValueId,
}

impl CanonicalizationPatterns for TwiceOp<'_, '_> {
    fn canonicalization_patterns(patterns: &mut Patterns) {
        patterns.add_fn("twice", |op: OpRef<'_, '_>| {
            let twice = op.dyn_cast::<TwiceOp<'_, '_>>()?;
            Some(Edit::replace([twice.x().id()]))
        });
    }
}

impl<'a, 'c> OpCanonicalize<'a, 'c> for OnceOp<'a, 'c> {
    fn canonicalize(self) -> Option<Edit<'c>> {
        Some(Edit::replace([self.x().id()]))
    }
}

/// The names of the operations that are left, from the value to its use.
fn canonicalized(text: &str) -> Vec<String> {
    let ctx = Context::with_dialects([by_definition::dialect(), M::dialect()]);
    let text = format!("%0 = \"builtin.unrealized_conversion_cast\"() : () -> i8\n{text}");
    let mut ir = Ir::parse(&ctx, &text).expect("a program");
    let root = ir.root().expect("a module").id();
    let patterns = Patterns::of_dialects(&ctx);
    let options = GreedyOptions { verify: true, ..GreedyOptions::default() };
    rewrite_greedily(&mut ir, root, &patterns, &options).expect("valid IR");
    let names = ir.root().expect("a module").walk().map(|op| op.name().to_owned());
    names.filter(|name| name.starts_with("k.") || name.starts_with("m.")).collect()
}

fn used(last: usize) -> String {
    format!("\n\"t.use\"(%{last}) : (i8) -> ()")
}

#[test]
fn patterns_of_operations_are_applied() {
    let flips = "%1 = k.flip %0 : i8\n%2 = k.flip %1 : i8\n%3 = k.flip %2 : i8";
    assert_eq!(canonicalized(&(flips.to_owned() + &used(3))), ["k.flip"]);
    assert!(canonicalized(&("%1 = k.skip %0 : i8\n%2 = k.skip %1 : i8".to_owned() + &used(2))).is_empty());
}

#[test]
fn patterns_and_the_method_of_one_operation_are_applied() {
    let both = "%1 = k.both %0 {a} : i8\n%2 = k.both %1 {b} : i8\n%3 = k.both %2 {c} : i8";
    assert_eq!(canonicalized(&(both.to_owned() + &used(3))), ["k.both"]);
}

#[test]
fn patterns_of_the_dialect_are_applied_beside_them() {
    let text = "%1 = k.plain %0 : i8\n%2 = k.skip %1 : i8";
    assert!(canonicalized(&(text.to_owned() + &used(2))).is_empty());
}

#[test]
fn operations_of_derives_bring_patterns() {
    let text = "%1 = \"m.twice\"(%0) : (i8) -> i8\n%2 = \"m.once\"(%1) : (i8) -> i8";
    assert!(canonicalized(&(text.to_owned() + &used(2))).is_empty());
}

#[test]
fn patterns_of_operations_are_named() {
    let ctx = Context::with_dialects([by_definition::dialect()]);
    let patterns = format!("{:?}", Patterns::of_dialects(&ctx));
    assert_eq!(patterns, r#"["plain", "FlipTwice", "k.skip", "both a", "k.both"]"#);
}
