//! The cost of layout queries, on one thread and on two, and of creating a `DataLayout`:
//! `cargo run --release -p isogloss-benches --bin layout`, with `cached`, `first`, `million`
//! or `make` after `--` for a part of it.
#![forbid(unsafe_code)]

use isogloss::builtin::UnitAttr;
use isogloss::def::{Def, DefKind, Dialect};
use isogloss::dlti::{self, DataLayoutEntryAttr, DataLayoutSpecAttr};
use isogloss::layout::{DataLayout, LayoutRule, TypeSize};
use isogloss::{Attribute, Context, Param, Type};
use isogloss_benches::clock::thread_time;
use std::env;
use std::hint::black_box;
use std::thread;

const ROUNDS: usize = 7;
const CALLS: usize = 1 << 23;
const FIRST: usize = 100_000;
const FEW: usize = 1_000;

static RECORD: Def = Def {
    layout: Some(&LayoutRule::Struct { members: &[0], packed: false }),
    ..Def::new(DefKind::Type, "bench", "bench.record", "RecordType")
};
static BENCH: Dialect = Dialect { types: &[&RECORD], ..Dialect::new("bench") };

/// Nanoseconds for each of `calls`, the median of [`ROUNDS`].
fn median(calls: usize, mut round: impl FnMut()) -> f64 {
    median_of(|_| {
        let start = thread_time();
        round();
        (thread_time() - start).as_nanos() as f64 / calls as f64
    })
}

fn median_of(round: impl FnMut(usize) -> f64) -> f64 {
    let mut times: Vec<f64> = (0..ROUNDS).map(round).collect();
    times.sort_by(f64::total_cmp);
    times[ROUNDS / 2]
}

/// Distinct structs of four fields: three common ones and a unique one.
fn records(ctx: &Context, count: usize) -> Vec<Type<'_>> {
    let tag = |index: usize| ctx.intern_type(&RECORD, &[Param::Types(&bits(ctx, index))]);
    (0..count)
        .map(|index| {
            let fields = [ctx.i32(), ctx.f64(), ctx.i64(), tag(index)];
            ctx.intern_type(&RECORD, &[Param::Types(&fields)])
        })
        .collect()
}

/// The types, repeated if there are few: a loop around a single call would cost a third of the
/// call.
fn repeated<'c>(types: &[Type<'c>]) -> Vec<Type<'c>> {
    types.iter().copied().cycle().take(types.len().max(64)).collect()
}

/// A distinct list of types for each number.
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
        let (start, mut bytes) = (thread_time(), 0);
        for _ in 0..rounds {
            for ty in types {
                bytes += layout.size(black_box(*ty)).map_or(0, TypeSize::min_value);
            }
        }
        black_box(bytes);
        (thread_time() - start).as_nanos() as f64 / (rounds * types.len()) as f64
    };
    median_of(|_| {
        thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|_| scope.spawn(queries)).collect();
            running.into_iter().map(|thread| thread.join().expect("no panic")).sum::<f64>() / threads as f64
        })
    })
}

/// All structs of four fields whose types are from a small set.
fn combinations(ctx: &Context) -> Vec<Type<'_>> {
    let members: Vec<_> =
        (1..=15).map(|width| ctx.integer(width)).chain([ctx.f32(), ctx.f64(), ctx.index()]).collect();
    (0..members.len().pow(4))
        .map(|number| {
            let member = |place: u32| members[number / members.len().pow(place) % members.len()];
            ctx.intern_type(&RECORD, &[Param::Types(&[member(0), member(1), member(2), member(3)])])
        })
        .collect()
}

/// The first queries of types on new layouts that have cached `parts`.
fn first<'c>(ctx: &'c Context, types: &[Type<'c>], parts: &[Type<'c>]) -> f64 {
    // One layout at a time, so that they reuse memory and page faults do not count.
    let layouts = (FIRST / types.len()).max(1);
    median_of(|_| {
        let one = |_| {
            let layout = DataLayout::with_specs(ctx, &[spec(ctx, 12)]).expect("a specification");
            parts.iter().for_each(|ty| _ = layout.size(*ty));
            let start = thread_time();
            types.iter().for_each(|ty| _ = black_box(layout.size(*ty)));
            (thread_time() - start).as_nanos() as f64
        };
        (0..layouts).map(one).sum::<f64>() / (types.len() * layouts) as f64
    })
}

/// Nanoseconds for each first query on one layout, with half of the types on each thread.
fn first_halves<'c>(ctx: &'c Context, types: &[Type<'c>]) -> f64 {
    median_of(|_| {
        let layout = DataLayout::with_specs(ctx, &[spec(ctx, 12)]).expect("a specification");
        let query = |types: &[Type<'c>]| {
            let start = thread_time();
            types.iter().for_each(|ty| _ = black_box(layout.size(*ty)));
            (thread_time() - start).as_nanos() as f64
        };
        let (left, right) = types.split_at(types.len() / 2);
        thread::scope(|scope| {
            let running = scope.spawn(|| query(left));
            (query(right) + running.join().expect("no panic")) / types.len() as f64
        })
    })
}

fn main() {
    let context = Context::with_dialects([&BENCH, dlti::dialect()]);
    let ctx = &*context;
    let filter = env::args().nth(1).unwrap_or_default();
    let wanted = |name: &str| name.contains(&filter);
    println!("ns of processor time, median of {ROUNDS}; on 2 threads, each makes all the calls\n");
    if wanted("cached") {
        for pool in [1, 64, 10_000] {
            let types = repeated(&records(ctx, pool));
            let layout = DataLayout::with_specs(ctx, &[spec(ctx, 12)]).expect("a specification");
            println!(
                "cached query, {pool:>6} types: {:>6.1}, on 2 threads {:.1}",
                cached(&layout, &types, 1),
                cached(&layout, &types, 2)
            );
        }
    }
    if wanted("first") {
        let types = combinations(ctx);
        let count = types.len();
        // Few enough that they and their layouts fit the cache of a core.
        let few = types.iter().copied().step_by(count / FEW).collect::<Vec<_>>();
        println!("first query of {:>6} structs of 4 fields: {:.0} each", few.len(), first(ctx, &few, &[]));
        println!("first query of {count} structs of 4 fields: {:.0} each", first(ctx, &types, &[]));
        println!("the same on 2 threads, half of them each: {:.0} each", first_halves(ctx, &types));
        let types = records(ctx, FIRST);
        let tags: Vec<_> =
            (0..FIRST).map(|index| ctx.intern_type(&RECORD, &[Param::Types(&bits(ctx, index))])).collect();
        println!(
            "first query of {FIRST} structs of 4 fields, of which one is another struct: {:.0} each",
            first(ctx, &types, &tags)
        );
    }
    if wanted("million") {
        let integers: Vec<_> = (0..1_000_000).map(|width| ctx.integer(width + 1)).collect();
        for count in [10_000, 100_000, 1_000_000] {
            let each = median(integers.len(), || {
                // The same number of queries for each count, so that the clock is precise
                // enough.
                for _ in 0..integers.len() / count {
                    let layout = DataLayout::new(ctx);
                    integers[..count].iter().for_each(|ty| _ = black_box(layout.size(*ty)));
                }
            });
            println!("first query of {count:>9} integers: {each:.0} each");
        }
    }
    if wanted("make") {
        for entries in [12, 20] {
            let spec = spec(ctx, entries);
            let construct = median(200_000, || {
                for _ in 0..200_000 {
                    _ = black_box(DataLayout::with_specs(ctx, black_box(&[spec])));
                }
            });
            println!("make a data layout of {entries} entries: {construct:.0}");
        }
    }
}
