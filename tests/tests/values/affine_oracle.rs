//! Random affine expressions are simplified and printed as `mlir-opt` simplifies and prints
//! them.

use isogloss::Context;
use isogloss::affine::{AffineExpr, AffineMap, AffineOp};
use isogloss_tests::oracle;
use std::io::Write;
use std::process::{Command, Stdio};

/// A small deterministic generator (SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % bound
    }

    fn small(&mut self) -> i64 {
        const OFTEN: [i64; 14] = [-8, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 8, 12];
        OFTEN[self.below(OFTEN.len() as u64) as usize]
    }
}

const DIMS: u32 = 3;
const SYMBOLS: u32 = 2;

/// An expression together with the text that shows, parenthesised, how it was built, and a function that evaluates that
/// text's meaning step by step.
#[derive(Clone)]
struct Built<'c> {
    text: String,
    expr: AffineExpr<'c>,
    value: fn(&Built<'c>, &[i64], &[i64]) -> Option<i64>,
    parts: Vec<Built<'c>>,
    number: i64,
    op: AffineOp,
}

fn leaf<'c>(context: &'c Context, random: &mut Random, symbolic: bool) -> Built<'c> {
    let kind = if symbolic { random.below(2) } else { random.below(4) };
    let number = match kind {
        0 => random.small(),
        1 => random.below(u64::from(SYMBOLS)) as i64,
        _ => random.below(u64::from(DIMS)) as i64,
    };
    let (text, expr): (String, _) = match kind {
        0 => (number.to_string(), AffineExpr::constant(context, number)),
        1 => (format!("s{number}"), AffineExpr::symbol(context, number as u32)),
        _ => (format!("d{number}"), AffineExpr::dim(context, number as u32)),
    };
    let value = match kind {
        0 => |built: &Built<'c>, _: &[i64], _: &[i64]| Some(built.number),
        1 => |built: &Built<'c>, _: &[i64], symbols: &[i64]| Some(symbols[built.number as usize]),
        _ => |built: &Built<'c>, dims: &[i64], _: &[i64]| Some(dims[built.number as usize]),
    };
    Built { text, expr, value, parts: vec![], number, op: AffineOp::Add }
}

fn build<'c>(context: &'c Context, random: &mut Random, depth: u32, symbolic: bool) -> Built<'c> {
    if depth == 0 || random.below(6) == 0 {
        return leaf(context, random, symbolic);
    }
    let op = match random.below(8) {
        0..=2 => AffineOp::Add,
        3 | 4 => AffineOp::Mul,
        5 => AffineOp::Mod,
        6 => AffineOp::FloorDiv,
        _ => AffineOp::CeilDiv,
    };
    let left = build(context, random, depth - 1, symbolic);
    let right = match op {
        AffineOp::Add => build(context, random, depth - 1, symbolic),
        _ if random.below(4) == 0 => build(context, random, depth.min(2) - 1, true),
        _ => {
            let number = random.small();
            let expr = AffineExpr::constant(context, number);
            let value = |built: &Built<'c>, _: &[i64], _: &[i64]| Some(built.number);
            Built { text: number.to_string(), expr, value, parts: vec![], number, op }
        }
    };
    let swap = op == AffineOp::Mul && random.below(3) == 0;
    let (left, right) = if swap { (right, left) } else { (left, right) };
    // A difference in the text is a product by -1 in the expression.
    let minus = op == AffineOp::Add && random.below(3) == 0;
    let (text, expr) = if minus {
        (format!("(({}) - ({}))", left.text, right.text), left.expr - right.expr)
    } else {
        (
            format!("(({}) {} ({}))", left.text, op.symbol(), right.text),
            AffineExpr::binary(op, left.expr, right.expr),
        )
    };
    let value = if minus {
        |built: &Built<'c>, dims: &[i64], symbols: &[i64]| {
            built.parts[0].value(dims, symbols)?.checked_sub(built.parts[1].value(dims, symbols)?)
        }
    } else {
        |built: &Built<'c>, dims: &[i64], symbols: &[i64]| {
            built.op.apply(built.parts[0].value(dims, symbols)?, built.parts[1].value(dims, symbols)?)
        }
    };
    Built { text, expr, value, parts: vec![left, right], number: 0, op }
}

impl Built<'_> {
    fn value(&self, dims: &[i64], symbols: &[i64]) -> Option<i64> {
        (self.value)(self, dims, symbols)
    }
}

#[test]
fn rules_keep_the_value() {
    let context = Context::new();
    let mut random = Random(1);
    let mut compared = 0;
    for _ in 0..3_000 {
        let built = build(&context, &mut random, 4, false);
        let simplified = built.expr.simplify();
        for _ in 0..10 {
            let dims = [0; DIMS as usize].map(|_: i64| random.below(41) as i64 - 20);
            let symbols = [0; SYMBOLS as usize].map(|_: i64| random.below(9) as i64 + 1);
            // Where the text has no value (a division by zero), a rule may have given it one.
            if let Some(value) = built.value(&dims, &symbols) {
                let point = format!("{} as {} at {dims:?} {symbols:?}", built.text, built.expr);
                assert_eq!(built.expr.evaluate(&dims, &symbols), Some(value), "{point}");
                assert_eq!(simplified.evaluate(&dims, &symbols), Some(value), "{point}, {simplified}");
                let divisor = built.expr.largest_known_divisor();
                assert!(
                    divisor == 0 && value == 0 || value.unsigned_abs().is_multiple_of(divisor),
                    "{point}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 10_000, "only {compared} points had a value");
}

#[test]
fn random_expressions_print_as_mlir_opt_prints_them() {
    let Some(mlir_opt) = oracle("mlir-opt") else { return };
    let context = Context::new();
    let mut random = Random(2);
    let built: Vec<_> = (0..20_000).map(|_| build(&context, &mut random, 4, false)).collect();
    let maps = built.iter().map(|built| {
        format!("\"t.t\"() {{m = affine_map<(d0, d1, d2)[s0, s1] -> ({})>}} : () -> ()\n", built.text)
    });
    let printed = run(&mlir_opt, &maps.collect::<String>());
    let theirs: Vec<_> = printed
        .lines()
        .filter_map(|line| Some(line.split_once("affine_map<")?.1.split_once(">} : ")?.0.to_owned()))
        .collect();
    assert_eq!(theirs.len(), built.len(), "{printed}");
    let mut different = Vec::new();
    for (built, theirs) in built.iter().zip(theirs) {
        let ours = AffineMap::get(&context, DIMS, SYMBOLS, &[built.expr]).to_string();
        if ours != theirs {
            different.push(format!("{}\n  ours   {ours}\n  theirs {theirs}", built.text));
        }
    }
    assert!(different.is_empty(), "{} differ:\n{}", different.len(), different.join("\n"));
}

fn run(mlir_opt: &std::path::Path, input: &str) -> String {
    let mut child = Command::new(mlir_opt)
        .args(["--allow-unregistered-dialect", "--mlir-print-local-scope", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("mlir-opt starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let text = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("mlir-opt ends");
    writer.join().expect("no panic").expect("mlir-opt reads");
    String::from_utf8(output.stdout).expect("UTF-8")
}
