//! Generated programs of operations of the dialects `arith` and `cf`.

use crate::generic_ir::Random;
use std::fmt::Write as _;

/// Generates about `bytes` bytes of functions with arithmetic, branches and calls in custom
/// form, as `mlir-opt` prints them.
#[must_use]
pub fn custom_text(seed: u64, bytes: usize) -> String {
    let mut random = Random::new(seed);
    let mut out = String::with_capacity(bytes + 4096);
    let mut number = 0;
    out.push_str("module {\n");
    while out.len() < bytes {
        function(&mut out, number, &mut random);
        number += 1;
    }
    out.push_str("}\n");
    out
}

/// One function: two blocks of arithmetic, the second one reached by a condition or a branch.
fn function(out: &mut String, number: usize, random: &mut Random) {
    // Writing to a `String` cannot fail.
    let ty = ["i32", "i64", "index", "vector<4xi32>"][random.below(4)];
    let _ = writeln!(out, "  func.func @f{number}(%arg0: {ty}, %arg1: {ty}, %arg2: i1) -> {ty} {{");
    let mut names = vec!["%arg0".to_owned(), "%arg1".to_owned()];
    let mut next = 0;
    arithmetic(out, &mut names, &mut next, ty, random);
    let (a, b) = (names[random.below(names.len())].clone(), names[random.below(names.len())].clone());
    let _ = writeln!(out, "    cf.cond_br %arg2, ^bb1({a} : {ty}), ^bb2({a}, {b} : {ty}, {ty})");
    let _ = writeln!(out, "  ^bb1(%{next}: {ty}):  // pred: ^bb0");
    names.push(format!("%{next}"));
    next += 1;
    let _ =
        writeln!(out, "    %{next} = call @f{number}({a}, %{}, %arg2) : ({ty}, {ty}, i1) -> {ty}", next - 1);
    names.push(format!("%{next}"));
    next += 1;
    let own = names.len();
    arithmetic(out, &mut names, &mut next, ty, random);
    let last = names[own + random.below(names.len() - own)].clone();
    let _ = writeln!(out, "    cf.br ^bb2({last}, {b} : {ty}, {ty})");
    let (first, second) = (next, next + 1);
    let _ = writeln!(out, "  ^bb2(%{first}: {ty}, %{second}: {ty}):  // 2 preds: ^bb0, ^bb1");
    next += 2;
    names.truncate(own - 2);
    names.extend([format!("%{first}"), format!("%{second}")]);
    arithmetic(out, &mut names, &mut next, ty, random);
    let _ = writeln!(out, "    return %{} : {ty}\n  }}", next - 1);
}

fn arithmetic(out: &mut String, names: &mut Vec<String>, next: &mut usize, ty: &str, random: &mut Random) {
    for _ in 0..4 + random.below(12) {
        let (a, b) = (&names[random.below(names.len())], &names[random.below(names.len())]);
        let _ = match random.below(8) {
            0 => writeln!(out, "    %{next} = arith.addi {a}, {b} overflow<nsw> : {ty}"),
            1 => writeln!(out, "    %{next} = arith.andi {a}, {b} : {ty}"),
            2 => writeln!(
                out,
                "    %{next} = arith.xori {a}, {b} {{tag = {} : i32}} : {ty}",
                random.below(1000)
            ),
            3 => {
                let _ = writeln!(out, "    %{next} = arith.cmpi slt, {a}, {b} : {ty}");
                *next += 1;
                writeln!(out, "    %{next} = arith.muli {a}, {b} : {ty}")
            }
            _ => writeln!(out, "    %{next} = arith.addi {a}, {b} : {ty}"),
        };
        names.push(format!("%{next}"));
        *next += 1;
    }
}
