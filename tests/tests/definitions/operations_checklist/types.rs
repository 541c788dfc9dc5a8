//! Types that follow from attributes and hooks.

use super::{HookOp, SecondOp, context};
use isogloss::ir::Ir;

#[test]
fn line_32_and_34_types_follow_from_attributes_and_hooks() {
    let ctx = context();
    let text = "module {\n  %0 = k.typed 1 : i8\n  %1 = k.typed \"a\" : i16\n  %2 = k.hook %0 : i8\n  \
                %3 = k.second %0 : i8 and %1, %0 : i16, i8\n}\n";
    let ir = Ir::parse(&ctx, text).unwrap_or_else(|error| panic!("{error}"));
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    assert_eq!(ir.to_string(), text);
    let root = ir.root().expect("a root");
    let hook = root.walk().find_map(|op| op.dyn_cast::<HookOp<'_, '_>>()).expect("a hook");
    assert_eq!(hook.y().ty().to_string(), "tuple<i8>");
    let second = root.walk().find_map(|op| op.dyn_cast::<SecondOp<'_, '_>>()).expect("one with groups");
    assert_eq!(second.all().ty().to_string(), "tuple<i16, i8>");
}
