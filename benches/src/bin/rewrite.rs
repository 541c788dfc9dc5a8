//! Rewriting: a million operations of `arith`: 30 % fold, some are dead and some are equal to others; the greedy driver
//! without patterns, then common subexpressions. Nanoseconds of CPU time for each operation, the median of seven
//! rounds, and the number of operations that are left. `benches/libmlir/run rewrite` also measures libMLIR.
//! `rewrite [OPERATIONS] [ROUNDS]`.
#![forbid(unsafe_code)]

isogloss_benches::unix_main!();

#[cfg(unix)]
mod unix {
    use isogloss::Context;
    use isogloss::builtin::IntegerAttr;
    use isogloss::ir::{Builder, Ir, ValueId};
    use isogloss::rewrite::{GreedyOptions, Patterns, eliminate_common_subexpressions, rewrite_greedily};
    use isogloss_benches::clock;
    use isogloss_benches::process::{Result, median};
    use isogloss_dialects::{arith, ub};

    const STEPS: [&str; 3] = ["create", "fold and erase", "common"];

    /// CPU time so far, in nanoseconds.
    fn now() -> f64 {
        clock::thread_time().as_nanos() as f64
    }

    pub(super) fn main() -> Result<()> {
        let arguments: Vec<usize> =
            std::env::args().skip(1).map(|text| text.parse()).collect::<std::result::Result<_, _>>()?;
        let count = arguments.first().copied().unwrap_or(1_000_000);
        let rounds = arguments.get(1).copied().unwrap_or(7);
        let mut times = [const { Vec::new() }; STEPS.len()];
        let mut left = [0; STEPS.len()];
        // As libMLIR's: one context for all rounds.
        let context = Context::with_dialects([arith::dialect(), ub::dialect()]);
        for _ in 0..rounds {
            for (step, (time, rest)) in round(&context, count)?.into_iter().enumerate() {
                times[step].push(time / count as f64);
                left[step] = rest;
            }
        }
        for ((step, times), left) in STEPS.iter().zip(times).zip(left) {
            println!("{step:18} {:7.1} {left:10} left", median(times));
        }
        Ok(())
    }

    fn constant(builder: &mut Builder<'_, '_>, value: usize) -> Result<ValueId> {
        let ty = builder.context().i32();
        Ok(arith::constant(builder, IntegerAttr::get(ty, i64::try_from(value)?)))
    }

    /// The time of each step, and the number of operations that are left after it.
    fn round(context: &Context, count: usize) -> Result<Vec<(f64, usize)>> {
        let mut laps = Vec::new();
        let mut last = now();
        let mut lap = |ir: &Ir<'_>| {
            let time = now() - last;
            laps.push((time, ir.root().map_or(0, |root| root.walk().count() - 1)));
            last = now();
        };
        let mut ir = Ir::new(context);
        let body = ir.body();
        let mut builder = ir.builder_at_end(body);
        let i32 = context.i32();
        let source = builder.op("bench.source").result(i32).result(i32).create();
        let mut results = builder.ir().op(source).results().map(|value| value.id());
        let (Some(mut a), Some(mut b)) = (results.next(), results.next()) else {
            return Err("no results".into());
        };
        drop(results);
        let zero = constant(&mut builder, 0)?;
        for i in 0..count / 10 {
            let (one, two) = (constant(&mut builder, i % 50 + 2)?, constant(&mut builder, i % 7 + 1)?);
            let folds = arith::addi(&mut builder, one, two);
            let product = arith::muli(&mut builder, a, folds);
            let same = arith::addi(&mut builder, product, zero);
            arith::xori(&mut builder, a, b);
            let common = arith::subi(&mut builder, same, b);
            let again = arith::subi(&mut builder, product, b);
            let either = arith::ori(&mut builder, common, again);
            (a, b) = (b, arith::subi(&mut builder, either, product));
        }
        builder.op("bench.use").operand(a).operand(b).create();
        lap(&ir);
        let root = ir.root().ok_or("no root")?.id();
        rewrite_greedily(&mut ir, root, &Patterns::new(), &GreedyOptions::default())?;
        lap(&ir);
        eliminate_common_subexpressions(&mut ir, root);
        lap(&ir);
        Ok(laps)
    }
}
