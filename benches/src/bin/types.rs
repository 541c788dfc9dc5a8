//! The cost of LLVM struct types and of memref strides: `cargo run --release -p
//! isogloss-benches --bin types`.
#![forbid(unsafe_code)]

use isogloss::Context;
use isogloss::affine::{AffineMap, AffineMapAttr};
use isogloss::builtin::{DYNAMIC, MemRefType};
use isogloss::llvm::{self, LLVMPointerType, LLVMStructType};
use isogloss::memref::{ContiguousLayoutAttr, MemRefExt, StridedLayoutAttr};
use std::hint::black_box;
use std::sync::Barrier;
use std::thread;
use std::time::Instant;

/// Many short rounds, so that some are not interrupted on a busy machine.
const ROUNDS: usize = 401;
const CALLS: usize = 1 << 12;
const CONTENTION_ROUNDS: usize = 15;

/// Nanoseconds per call in the best of `rounds`.
fn best(rounds: usize, calls: usize, mut round: impl FnMut(usize)) -> f64 {
    let times = (0..rounds).map(|index| {
        let start = Instant::now();
        round(index);
        start.elapsed().as_nanos() as f64 / calls as f64
    });
    times.fold(f64::INFINITY, f64::min)
}

fn row(name: &str, mut call: impl FnMut(usize)) {
    let time = best(ROUNDS, CALLS, |_| (0..CALLS).for_each(&mut call));
    println!("{name:<52}{time:>8.1}");
}

fn structs() {
    let context = Context::with_dialects([llvm::dialect()]);
    let ctx = &*context;
    let members = [ctx.i32(), LLVMPointerType::get(ctx, 0).into(), ctx.i64()];
    row("get the literal struct (i32, ptr, i64)", |_| {
        black_box(LLVMStructType::literal(ctx, black_box(&members), false));
    });
    let names: Vec<_> = (0..1024).map(|index| format!("struct.number{index}")).collect();
    row("get an identified struct, of 1024", |call| {
        black_box(LLVMStructType::identified(ctx, black_box(&names[call % 1024])));
    });
    let list = LLVMStructType::identified(ctx, "list");
    row("set an equal body again", |_| {
        black_box(list.set_body(black_box(&members), false)).expect("equal");
    });
    row("read the body", |_| {
        black_box(black_box(list).body());
    });
}

/// Each thread sets the bodies of the same new structs, so that they contend for each.
fn contention(threads: usize) -> f64 {
    const STRUCTS: usize = 20_000;
    let contexts: Vec<_> =
        (0..CONTENTION_ROUNDS).map(|_| Context::with_dialects([llvm::dialect()])).collect();
    let made: Vec<Vec<_>> = contexts
        .iter()
        .map(|ctx| (0..STRUCTS).map(|index| LLVMStructType::identified(ctx, index.to_string())).collect())
        .collect();
    let barrier = Barrier::new(threads);
    best(CONTENTION_ROUNDS, STRUCTS, |round| {
        let (ctx, structs) = (&contexts[round], &made[round]);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    barrier.wait();
                    structs.iter().for_each(|ty| ty.set_body(&[ctx.i32()], false).expect("all set the same"));
                });
            }
        });
    })
}

fn strides() {
    let context = Context::new();
    let ctx = &*context;
    let plain = |shape: &[i64]| MemRefType::get(ctx, shape, ctx.f32(), None, None);
    let of = |shape: &[i64], layout| MemRefType::get(ctx, shape, ctx.f32(), Some(layout), None);
    let map = |text| AffineMapAttr::get(ctx, AffineMap::parse(ctx, text).expect("a map")).into();
    let types = [
        plain(&[4, 8, 16]),
        plain(&[2; 8]),
        of(&[4, 8, 16], ContiguousLayoutAttr::get(ctx, &[1, 2, 0], DYNAMIC).into()),
        of(&[4, 8, 16], StridedLayoutAttr::get(ctx, &[128, 16, 1], DYNAMIC).into()),
        of(&[4, 8, 16], map("(i, j, k)[s] -> (i * 128 + j * s + k floordiv 2 * 2 + k mod 2)")),
        of(&[4, 8, 16], map("(i, j, k) -> (k, j, i + 3)")),
    ];
    for ty in types {
        row(&format!("strides of {ty}").chars().take(50).collect::<String>(), |_| {
            black_box(black_box(ty).strides_and_offset());
        });
    }
}

fn main() {
    println!("ns per call, best of {ROUNDS} rounds\n");
    structs();
    for threads in [1, 2] {
        println!(
            "{:<52}{:>8.1}",
            format!("set a new body, {threads} thread(s), all on one"),
            contention(threads)
        );
    }
    strides();
}
