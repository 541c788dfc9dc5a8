//! The price of layout queries, on one thread and on two, and of making the
//! object that answers: `cargo run --release -p isogloss-benches --bin layout`.
#![forbid(unsafe_code)]

use isogloss::builtin::UnitAttr;
use isogloss::def::{Def, DefKind, Dialect};
use isogloss::dlti::{self, DataLayoutEntryAttr, DataLayoutSpecAttr};
use isogloss::layout::{DataLayout, LayoutRule, TypeSize};
use isogloss::{Attribute, Context, Param, Type};
use std::hint::black_box;
use std::sync::OnceLock;
use std::thread;
use std::time::Instant;

const ROUNDS: usize = 7;
const CALLS: usize = 1 << 23;
const FIRST: usize = 100_000;

static RECORD: Def = Def {
    layout: Some(&LayoutRule::Struct { members: &[0], packed: false }),
    ..Def::new(DefKind::Type, "bench", "bench.record", "RecordType")
};
static BENCH: Dialect = Dialect { types: &[&RECORD], ..Dialect::new("bench") };

/// Nanoseconds that this thread was on a processor: what others do on the machine
/// counts less than in the time on the wall, which is used where the system does
/// not tell.
fn clock() -> u64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let on_processor = stat.and_then(|stat| stat.split_whitespace().next()?.parse().ok());
    on_processor.unwrap_or_else(|| START.get_or_init(Instant::now).elapsed().as_nanos() as u64)
}

/// Nanoseconds for each of `calls`, the median of [`ROUNDS`].
fn median(calls: usize, mut round: impl FnMut(usize)) -> f64 {
    median_of(|index| {
        let start = clock();
        round(index);
        (clock() - start) as f64 / calls as f64
    })
}

fn median_of(round: impl FnMut(usize) -> f64) -> f64 {
    let mut times: Vec<f64> = (0..ROUNDS).map(round).collect();
    times.sort_by(f64::total_cmp);
    times[ROUNDS / 2]
}

/// Distinct structs of four fields: three that recur and one of their own.
fn records(ctx: &Context, count: usize) -> Vec<Type<'_>> {
    let tag = |index: usize| ctx.intern_type(&RECORD, &[Param::Types(&bits(ctx, index))]);
    (0..count)
        .map(|index| {
            let fields = [ctx.i32(), ctx.f64(), ctx.i64(), tag(index)];
            ctx.intern_type(&RECORD, &[Param::Types(&fields)])
        })
        .collect()
}

/// A list of types that tells numbers apart.
fn bits(ctx: &Context, number: usize) -> Vec<Type<'_>> {
    (0..17).map(|bit| ctx.integer(if number >> bit & 1 == 1 { 16 } else { 8 })).collect()
}

/// A specification with `count` entries for types of several defs and names.
fn spec(ctx: &Context, count: usize) -> Attribute<'_> {
    let unit = UnitAttr::get(ctx).into();
    let entries: Vec<Attribute<'_>> = (0..count)
        .map(|index| match index % 4 {
            0 => DataLayoutEntryAttr::get(
                ctx,
                ctx.intern_type(&RECORD, &[Param::Types(&bits(ctx, index))]),
                unit,
            ),
            _ => DataLayoutEntryAttr::named(ctx, &format!("bench.key{index}"), unit),
        })
        .map(Attribute::from)
        .collect();
    DataLayoutSpecAttr::get(ctx, &entries).expect("distinct keys").into()
}

fn cached<'c>(layout: &DataLayout<'c>, types: &[Type<'c>], threads: usize) -> f64 {
    let rounds = CALLS / types.len();
    let queries = || {
        let (start, mut bytes) = (clock(), 0);
        for _ in 0..rounds {
            for ty in types {
                bytes += layout.size(black_box(*ty)).map_or(0, TypeSize::min_value);
            }
        }
        black_box(bytes);
        (clock() - start) as f64 / (rounds * types.len()) as f64
    };
    median_of(|_| {
        thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|_| scope.spawn(queries)).collect();
            running.into_iter().map(|thread| thread.join().expect("no panic")).sum::<f64>() / threads as f64
        })
    })
}

fn main() {
    let context = Context::with_dialects([&BENCH, dlti::dialect()]);
    let ctx = &*context;
    println!("ns of processor time, median of {ROUNDS}; on 2 threads, each makes all the calls\n");
    for pool in [1, 64, 10_000] {
        let types = records(ctx, pool);
        let layout = DataLayout::with_specs(ctx, &[spec(ctx, 12)]).expect("a specification");
        println!(
            "cached query, {pool:>6} types: {:>6.1}, on 2 threads {:.1}",
            cached(&layout, &types, 1),
            cached(&layout, &types, 2)
        );
    }
    let types = records(ctx, FIRST);
    let tags: Vec<_> =
        (0..FIRST).map(|index| ctx.intern_type(&RECORD, &[Param::Types(&bits(ctx, index))])).collect();
    let layouts: Vec<_> = (0..ROUNDS)
        .map(|_| {
            let layout = DataLayout::with_specs(ctx, &[spec(ctx, 12)]).expect("a specification");
            tags.iter().for_each(|ty| _ = layout.size(*ty));
            layout
        })
        .collect();
    let first = median(FIRST, |round| {
        for ty in &types {
            _ = black_box(layouts[round].size(*ty));
        }
    });
    println!("first query of {FIRST} structs of 4 fields: {first:.0} each");
    let integers: Vec<_> = (0..1_000_000).map(|width| ctx.integer(width + 1)).collect();
    let million = median(integers.len(), |_| {
        let layout = DataLayout::new(ctx);
        integers.iter().for_each(|ty| _ = black_box(layout.size(*ty)));
    });
    println!("first query of 1,000,000 integers: {million:.0} each");
    for entries in [12, 20] {
        let spec = spec(ctx, entries);
        let construct = median(200_000, |_| {
            for _ in 0..200_000 {
                _ = black_box(DataLayout::with_specs(ctx, black_box(&[spec])));
            }
        });
        println!("make a data layout of {entries} entries: {construct:.0}");
    }
}
