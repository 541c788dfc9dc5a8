//! IR through the API: creating, walking, verifying, cloning, erasing a million operations
//! with two operands and one result. Nanoseconds of CPU time for each operation, the median of
//! seven rounds. `benches/libmlir/run` also measures libMLIR. `ops [OPERATIONS] [ROUNDS]`.
#![forbid(unsafe_code)]

isogloss_benches::unix_main!();

#[cfg(unix)]
mod unix {
    use isogloss::Context;
    use isogloss::ir::{Builder, Ir, Loc, OpId, OpName, OpParts, ValueId};
    use isogloss_benches::process::Result;
    use nix::time::{ClockId, clock_gettime};
    use std::hint::black_box;

    const STEPS: [&str; 7] = ["create", "walk", "verify", "clone", "erase", "replace all uses", "destroy"];

    /// CPU time of this process so far, in nanoseconds.
    fn now() -> Result<f64> {
        let time = clock_gettime(ClockId::CLOCK_PROCESS_CPUTIME_ID)?;
        Ok(time.tv_sec() as f64 * 1e9 + time.tv_nsec() as f64)
    }

    pub(super) fn main() -> Result<()> {
        let arguments: Vec<usize> =
            std::env::args().skip(1).map(|text| text.parse()).collect::<std::result::Result<_, _>>()?;
        let count = arguments.first().copied().unwrap_or(1_000_000);
        let rounds = arguments.get(1).copied().unwrap_or(7);
        // As libMLIR's: one context for all rounds.
        let context = Context::new();
        for nested in [false, true] {
            let mut times = [const { Vec::new() }; STEPS.len()];
            for _ in 0..rounds {
                for (times, time) in times.iter_mut().zip(round(&context, count, nested)?) {
                    times.push(time / count as f64);
                }
            }
            println!("{}", if nested { "nested regions" } else { "one block" });
            for (step, times) in STEPS.iter().zip(&mut times) {
                times.sort_by(f64::total_cmp);
                println!("{step:18} {:7.1}", times[times.len() / 2]);
            }
        }
        Ok(())
    }

    /// The time of each step.
    fn round(context: &Context, count: usize, nested: bool) -> Result<[f64; STEPS.len()]> {
        let mut times = [0.0; STEPS.len()];
        let mut last = now()?;
        let mut lap = |step: usize| -> Result<()> {
            let time = now()?;
            times[step] = time - last;
            last = now()?;
            Ok(())
        };
        let mut ir = Ir::new(context);
        let body = ir.body();
        let names = Names { add: ir.intern_name("bench.add"), region: ir.intern_name("bench.region") };
        let mut builder = ir.builder_at_end(body);
        let i32 = context.i32();
        let source = builder.op("bench.source").result(i32).result(i32).create();
        let mut results = builder.ir().op(source).results().map(|value| value.id());
        let (Some(a), Some(b)) = (results.next(), results.next()) else { return Err("no results".into()) };
        drop(results);
        if nested {
            names.nested(&mut builder, a, count);
        } else {
            names.flat(&mut builder, a, b, count);
        }
        lap(0)?;
        let root = ir.root().ok_or("no root")?;
        let operands: usize = root.walk().map(|op| op.operands().len()).sum();
        if operands < count {
            return Err("too few operands".into());
        }
        lap(1)?;
        ir.verify().map_err(|violations| violations[0].to_string())?;
        lap(2)?;
        let root = root.id();
        let copy = ir.clone_op(root);
        lap(3)?;
        // Erase every operation of the copy's block individually, the last one first.
        let block = ir.op(copy).regions().next().and_then(|region| region.entry()).ok_or("no block")?;
        let mut all: Vec<OpId> = block.ops().map(|op| op.id()).collect();
        all.reverse();
        lap(4)?;
        for op in all {
            ir.erase(op);
        }
        lap(4)?;
        let all = ir.ids_inside(root);
        for op in all {
            for index in 0..ir.op(op).results().len() {
                if let Some(result) = ir.op(op).result(index) {
                    let result = result.id();
                    ir.replace_all_uses(result, a);
                }
            }
        }
        lap(5)?;
        drop(black_box(ir));
        lap(6)?;
        Ok(times)
    }

    struct Names {
        add: OpName,
        region: OpName,
    }

    impl Names {
        /// Operations in a row, each with the results of two before it.
        fn flat(&self, builder: &mut Builder<'_, '_>, mut a: ValueId, mut b: ValueId, count: usize) {
            let i32 = builder.ir().context().i32();
            for _ in 0..count {
                let parts = OpParts {
                    operands: &[a, b],
                    result_types: &[i32],
                    ..OpParts::new(self.add, Loc::UNKNOWN)
                };
                let op = builder.create_op(&parts);
                if let Some(result) = builder.ir().op(op).result(0) {
                    (a, b) = (b, result.id());
                }
            }
        }

        /// Operations, ten in each of many regions, which are nested four deep.
        fn nested(&self, builder: &mut Builder<'_, '_>, a: ValueId, count: usize) {
            let body = builder.ir().body();
            let i32 = builder.ir().context().i32();
            for _ in 0..count.div_ceil(44) {
                builder.move_to_end(body);
                for _ in 0..4 {
                    let region = builder.ir().create_region();
                    let block = builder.block(region, [i32]);
                    builder.create_op(&OpParts {
                        regions: &[region],
                        ..OpParts::new(self.region, Loc::UNKNOWN)
                    });
                    builder.move_to_end(block);
                    let argument = builder.ir().block(block).arguments().next().map_or(a, |value| value.id());
                    self.flat(builder, a, argument, 10);
                }
            }
        }
    }
}
