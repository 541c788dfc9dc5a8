//! The cost of looking up existing types and of creating new ones, on one thread and on two:
//! `cargo run --release -p isogloss-benches --bin intern`.
#![forbid(unsafe_code)]

use isogloss::builtin::{FunctionType, IntegerType, Signedness, VectorType};
use isogloss::{Context, Type};
use isogloss_benches::clock::thread_time;
use std::hint::black_box;
use std::thread;

const ROUNDS: usize = 5;
const CALLS: usize = 1 << 20;
const CREATED: i64 = 1_000_000;

/// Nanoseconds per call.
fn time(calls: usize, run: impl FnOnce()) -> f64 {
    let start = thread_time();
    run();
    (thread_time() - start).as_nanos() as f64 / calls as f64
}

/// The median of [`ROUNDS`] measurements.
fn median(round: impl FnMut(usize) -> f64) -> f64 {
    let mut times: Vec<f64> = (0..ROUNDS).map(round).collect();
    times.sort_by(f64::total_cmp);
    times[ROUNDS / 2]
}

/// A fixed pseudo-random sequence of indices of a pool, computed before the measured loop.
fn walk(pool: usize) -> Vec<u32> {
    let mut state = 1u64;
    (0..CALLS)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            ((state >> 33) % pool as u64) as u32
        })
        .collect()
}

fn row<'c>(name: &str, pool: usize, walk: &[u32], get: impl Fn(u32) -> Type<'c> + Sync) {
    let hits = |threads: usize| {
        let calls = || time(CALLS, || walk.iter().for_each(|key| _ = black_box(get(black_box(*key)))));
        median(|_| {
            thread::scope(|scope| {
                let running: Vec<_> = (0..threads).map(|_| scope.spawn(calls)).collect();
                let times = running.into_iter().map(|thread| thread.join().expect("no thread panics"));
                times.fold(0.0, f64::max)
            })
        })
    };
    println!("{name:<28}{pool:>8}{:>10.1}{:>11.1}", hits(1), hits(2));
}

fn main() {
    println!(
        "ns of processor time per call, median of {ROUNDS}; on 2 threads, each makes all the calls, the slower counts\n"
    );
    println!("{:<28}{:>8}{:>10}{:>11}", "get what exists", "pool", "1 thread", "2 threads");
    for pool in [1, 64, 10_000] {
        let context = Context::new();
        let ctx = &*context;
        let (i32, walk) = (ctx.i32(), walk(pool));
        row("i32", pool, &walk, |_| ctx.i32());
        row("integer (signed)", pool, &walk, |key| IntegerType::get(ctx, key + 1, Signedness::Signed).into());
        row("vector<Nx4xi32>", pool, &walk, |key| {
            VectorType::get(ctx, &[i64::from(key) + 1, 4], i32, &[false, false]).into()
        });
        let integers: Vec<_> = (0..pool as u32).map(|width| ctx.integer(width + 1)).collect();
        row("function, 2 in, 1 out", pool, &walk, |key| {
            let input = integers[key as usize];
            FunctionType::get(ctx, &[input, i32], &[input]).into()
        });
    }
    let contexts: Vec<_> = (0..ROUNDS).map(|_| Context::new()).collect();
    let create = median(|round| {
        let ctx = &*contexts[round];
        time(CREATED as usize, || {
            for size in 0..CREATED {
                black_box(VectorType::get(ctx, &[size + 1, 4], ctx.i32(), &[false, false]));
            }
        })
    });
    println!("\nmake 1,000,000 vector types: {create:.0} ns each");
    println!(
        "make a context: {:.0} ns",
        median(|_| time(1_000, || (0..1_000).for_each(|_| drop(black_box(Context::new())))))
    );
}
