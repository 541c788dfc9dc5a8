//! Defined operations: a million `arith.addi`, created by the typed builder, verified with all
//! constraints and traits, and walked with `dyn_cast`. Nanoseconds of CPU time for each
//! operation, the median of seven rounds. `benches/libmlir/run typed_ops` also measures
//! libMLIR. `typed_ops [OPERATIONS] [ROUNDS]`.
#![forbid(unsafe_code)]

isogloss_benches::unix_main!();

#[cfg(unix)]
mod unix {
    use isogloss::Context;
    use isogloss::ir::Ir;
    use isogloss_benches::clock;
    use isogloss_benches::process::{Result, median};
    use isogloss_dialects::arith::{self, AddIOp};

    const STEPS: [&str; 3] = ["create", "verify", "walk with dyn_cast"];

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
        // As libMLIR's: one context for all rounds.
        let context = Context::with_dialects([arith::dialect()]);
        for _ in 0..rounds {
            for (times, time) in times.iter_mut().zip(round(&context, count)?) {
                times.push(time / count as f64);
            }
        }
        for (step, times) in STEPS.iter().zip(times) {
            println!("{step:18} {:7.1}", median(times));
        }
        Ok(())
    }

    /// The time of each step.
    fn round(context: &Context, count: usize) -> Result<[f64; STEPS.len()]> {
        let mut times = [0.0; STEPS.len()];
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
        let start = now();
        for _ in 0..count {
            (a, b) = (b, arith::addi(&mut builder, a, b));
        }
        times[0] = now() - start;
        let start = now();
        ir.verify().map_err(|violations| violations[0].to_string())?;
        times[1] = now() - start;
        let start = now();
        let root = ir.root().ok_or("no root")?;
        let adds = root.walk().filter_map(|op| op.dyn_cast::<AddIOp<'_, '_>>());
        let same = adds.filter(|add| add.lhs().ty() == add.result().ty()).count();
        times[2] = now() - start;
        if same == count { Ok(times) } else { Err(format!("{same} of {count} operations").into()) }
    }
}
