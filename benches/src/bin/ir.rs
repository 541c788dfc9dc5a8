//! Generic IR, parsed, verified and printed: CPU time and memory of `isogloss opt` compared with `mlir-minimal-opt` and
//! `mlir-opt`, as whole processes in one run.
//!
//! - `ir [MEGABYTES] [RUNS] [CORPUS...]` generates this much generic IR (20 MB) of each corpus and prints medians (of 5
//!   runs): of the processes, then of our parsing, verifying and printing separately, in memory. The corpora come from
//!   [`isogloss_benches::mixed_ir`].
//! - `ir growth [--runs N] [SHAPE...]` prints how cost grows with the input, for each shape of
//!   [`isogloss_benches::ir_shapes`] whose name contains one of the words.
//! - `ir phases FILE` measures our phases for a given file.
//! - `ir text CORPUS MEGABYTES` and `ir shape NAME N` print the input.
//!
//! `ISOGLOSS_COMMAND` is the path of the command `isogloss`; without it the command is built.
//! The reference tools must be in `ISOGLOSS_LLVM_DIR`, by default `/usr/lib/llvm-22`; missing
//! ones are omitted. `ISOGLOSS_IR_PEER` is the path of another program to measure, which takes
//! a file and prints its IR; `benches/mlirformat/run` sets it. All times are CPU time.
#![forbid(unsafe_code)]

isogloss_benches::unix_main!();

#[cfg(unix)]
mod unix {
    use isogloss::Context;
    use isogloss::ir::text::{FileOptions, OpPrintFlags, parse_file, print};
    use isogloss::text::{ParserOptions, PrintOptions};
    use isogloss_benches::growth::{Growth, Shape};
    use isogloss_benches::ir_shapes::{LOCATION_SHAPES, SHAPES};
    use isogloss_benches::mixed_ir::{CORPORA, Corpus};
    use isogloss_benches::process::{self, Result, in_turn, measure, median};
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeVal;
    use std::io::Write as _;
    use std::path::{Path, PathBuf};

    const UNREGISTERED: &str = "--allow-unregistered-dialect";
    const GENERIC: &str = "--mlir-print-op-generic";
    const LOCATIONS: &str = "--mlir-print-debuginfo";

    pub(super) fn main() -> Result<()> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        match arguments[..] {
            ["measure", ..] => measure(&std::env::args().skip(2).collect::<Vec<_>>()),
            ["phases", file] => phases(file, false, 5),
            ["growth", "--runs", runs, ref shapes @ ..] => growth(runs.parse()?, shapes),
            ["growth", ref shapes @ ..] => growth(3, shapes),
            ["text", corpus, megabytes] => {
                let found = CORPORA.iter().find(|known| known.name == corpus).ok_or("no such corpus")?;
                let text = (found.generate)(1, megabytes.parse::<usize>()? * 1_000_000);
                Ok(std::io::stdout().write_all(text.as_bytes())?)
            }
            ["shape", name, n] => {
                let found = SHAPES.iter().chain(LOCATION_SHAPES).find(|known| known.name == name);
                let text = (found.ok_or("no such shape")?.generate)(n.parse()?);
                Ok(std::io::stdout().write_all(text.as_bytes())?)
            }
            _ => {
                let numbers: Vec<usize> = arguments.iter().map_while(|word| word.parse().ok()).collect();
                let corpora = &arguments[numbers.len()..];
                let megabytes = numbers.first().copied().unwrap_or(20);
                compare(megabytes, numbers.get(1).copied().unwrap_or(5), corpora)
            }
        }
    }

    fn growth(runs: usize, shapes: &[&str]) -> Result<()> {
        let folder = std::env::temp_dir().join(format!("isogloss-ir-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let own = process::isogloss()?;
        let peer = process::reference("mlir-opt");
        let mut outcome = Ok(());
        for (all, flags) in [(SHAPES, &[UNREGISTERED][..]), (LOCATION_SHAPES, &[UNREGISTERED, LOCATIONS])] {
            let wanted =
                |shape: &Shape| shapes.is_empty() || shapes.iter().any(|word| shape.name.contains(word));
            let growth = Growth {
                folder: &folder,
                extension: "mlir",
                ours: &|file| command(&own, true, flags, file),
                peer: &|file| command(&peer, false, flags, file),
            };
            for shape in all.iter().filter(|shape| wanted(shape)) {
                // Continue with the other shapes if a tool rejects one.
                match growth.row(shape, runs) {
                    Ok(row) => println!("{row}"),
                    Err(error) => {
                        eprintln!("{error}");
                        outcome = Err("a tool failed".into());
                    }
                }
            }
        }
        std::fs::remove_dir_all(&folder)?;
        outcome
    }

    fn command(program: &Path, ours: bool, flags: &[&str], file: &str) -> Vec<String> {
        let word = ours.then_some("opt");
        let flags = word.into_iter().chain(flags.iter().copied()).chain([file]);
        std::iter::once(program.to_string_lossy().into_owned()).chain(flags.map(str::to_owned)).collect()
    }

    /// CPU time of this process so far, in seconds.
    fn now() -> Result<f64> {
        let usage = getrusage(UsageWho::RUSAGE_SELF)?;
        let micros = |time: TimeVal| time.tv_sec() * 1_000_000 + time.tv_usec();
        Ok((micros(usage.user_time()) + micros(usage.system_time())) as f64 / 1e6)
    }

    fn phases(file: &str, debug_info: bool, runs: usize) -> Result<()> {
        let input = std::fs::read(file)?;
        let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
        let mut times = [const { Vec::new() }; 3];
        for _ in 0..runs {
            let context = Context::new();
            let mut last = now()?;
            let mut lap = |times: &mut Vec<f64>| -> Result<()> {
                let before = std::mem::replace(&mut last, now()?);
                times.push(last - before);
                Ok(())
            };
            let parsed = parse_file(&context, &input, &options);
            lap(&mut times[0])?;
            parsed.ir.verify().map_err(|violations| violations[0].to_string())?;
            lap(&mut times[1])?;
            let mut out = Vec::with_capacity(input.len());
            let root = parsed.ir.root().ok_or("no root")?;
            let flags = OpPrintFlags::default().generic(true).debug_info(debug_info);
            print(root, flags, &PrintOptions::default(), &mut out);
            lap(&mut times[2])?;
        }
        for (phase, times) in ["read", "verified", "printed"].into_iter().zip(times) {
            let seconds = median(times);
            println!("{phase:18} {seconds:7.3} CPU s  {:7.0} MB/s", input.len() as f64 / 1e6 / seconds);
        }
        Ok(())
    }

    fn compare(megabytes: usize, runs: usize, corpora: &[&str]) -> Result<()> {
        println!("generic IR, read, verified and printed; medians of {runs} runs");
        let own = process::isogloss()?;
        for corpus in CORPORA.iter().filter(|corpus| corpora.is_empty() || corpora.contains(&corpus.name)) {
            let file =
                std::env::temp_dir().join(format!("isogloss-ir-{}-{}.mlir", corpus.name, std::process::id()));
            std::fs::write(&file, (corpus.generate)(1, megabytes * 1_000_000))?;
            println!("\n{megabytes} MB, {}", corpus.name);
            let outcome = compare_on(&own, &file, corpus, megabytes, runs);
            std::fs::remove_file(&file)?;
            outcome?;
        }
        Ok(())
    }

    fn compare_on(own: &Path, file: &Path, corpus: &Corpus, megabytes: usize, runs: usize) -> Result<()> {
        let file = file.to_string_lossy().into_owned();
        let flags = [UNREGISTERED, GENERIC, LOCATIONS];
        let flags = if corpus.debug_info { &flags[..] } else { &flags[..2] };
        let mut commands = vec![command(own, true, flags, &file)];
        let peers = ["mlir-minimal-opt", "mlir-opt"].map(process::reference);
        let present = peers.iter().filter(|tool| tool.exists());
        commands.extend(present.map(|tool| command(tool, false, flags, &file)));
        commands.extend(std::env::var("ISOGLOSS_IR_PEER").ok().map(|peer| vec![peer, file.clone()]));
        let commands: Vec<&[String]> = commands.iter().map(Vec::as_slice).collect();
        let usages = in_turn(&commands, runs)?;
        for (command, usage) in commands.iter().zip(&usages) {
            let name = PathBuf::from(&command[0]);
            println!(
                "{:18} {:7.3} CPU s  {:7.0} MB/s  {:7.1} MiB  ({:.1} times our CPU time, our memory is {:.0} %)",
                name.file_name().unwrap_or_default().to_string_lossy(),
                usage.seconds,
                megabytes as f64 / usage.seconds,
                usage.mebibytes,
                usage.seconds / usages[0].seconds,
                usages[0].mebibytes / usage.mebibytes * 100.0
            );
        }
        phases(&file, corpus.debug_info, runs)
    }
}
