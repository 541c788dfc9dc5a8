//! Generic IR, text to text: our own time and memory beside those of `mlir-minimal-opt` and `mlir-opt`, whole
//! processes in one run.
//!
//! `ir [MEGABYTES] [RUNS]` generates so much IR (20 MB) and prints medians (of 5 runs); behind the processes come our
//! reading, verifying and printing apart, in memory. Twice the input is to take twice the time and memory: try 20, 200
//! and 1000. `ir phases FILE` measures a file of yours. Tools are looked for in `ISOGLOSS_LLVM_DIR`, by default
//! `/usr/lib/llvm-22`; one that is missing is left out. A program of yours that takes a file and prints its IR is
//! measured, too, if `ISOGLOSS_IR_PEER` names it; `benches/mlirformat/run` does so. All times are CPU time.
#![forbid(unsafe_code)]

#[cfg(not(unix))]
fn main() {
    eprintln!("processes are measured on Unix only");
}

#[cfg(unix)]
fn main() -> isogloss_benches::process::Result<()> {
    unix::main()
}

#[cfg(unix)]
mod unix {
    use isogloss::Context;
    use isogloss::ir::text::{FileOptions, OpPrintFlags, parse_file, print};
    use isogloss::text::{ParserOptions, PrintOptions};
    use isogloss_benches::generic_ir::generate;
    use isogloss_benches::process::{Result, in_turn, measure, median};
    use isogloss_cli::opt::{OptOptions, run_opt};
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeVal;
    use std::io::Write as _;
    use std::path::Path;

    const FLAGS: [&str; 2] = ["--allow-unregistered-dialect", "--mlir-print-op-generic"];

    pub(super) fn main() -> Result<()> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        match arguments.first().map(String::as_str) {
            Some("measure") => measure(&arguments[1..]),
            Some("opt") => opt(arguments.get(1).ok_or("opt FILE")?),
            Some("phases") => phases(arguments.get(1).ok_or("phases FILE")?, 5),
            _ => {
                let number =
                    |index: usize| arguments.get(index).map(|text| text.parse::<usize>()).transpose();
                compare(number(0)?.unwrap_or(20), number(1)?.unwrap_or(5))
            }
        }
    }

    /// What is measured of ours: a process that does what the tools do.
    fn opt(file: &str) -> Result<()> {
        let mut options = OptOptions::default();
        options.file_name = file.to_owned();
        for flag in FLAGS {
            options.set_flag(flag);
        }
        let output = run_opt(&[], std::fs::read(file)?, &options);
        std::io::stdout().write_all(&output.text)?;
        eprint!("{}", output.messages);
        if output.success { Ok(()) } else { Err("rejected".into()) }
    }

    /// CPU time of this process so far, in seconds.
    fn now() -> Result<f64> {
        let usage = getrusage(UsageWho::RUSAGE_SELF)?;
        let micros = |time: TimeVal| time.tv_sec() * 1_000_000 + time.tv_usec();
        Ok((micros(usage.user_time()) + micros(usage.system_time())) as f64 / 1e6)
    }

    fn phases(file: &str, runs: usize) -> Result<()> {
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
            print(root, OpPrintFlags::default().generic(true), &PrintOptions::default(), &mut out);
            lap(&mut times[2])?;
        }
        for (phase, times) in ["read", "verified", "printed"].into_iter().zip(times) {
            let seconds = median(times);
            println!("{phase:18} {seconds:7.3} CPU s  {:7.0} MB/s", input.len() as f64 / 1e6 / seconds);
        }
        Ok(())
    }

    fn compare(megabytes: usize, runs: usize) -> Result<()> {
        let file = std::env::temp_dir().join(format!("isogloss-ir-{}.mlir", std::process::id()));
        std::fs::write(&file, generate(1, megabytes * 1_000_000))?;
        let outcome = compare_on(&file, megabytes, runs);
        std::fs::remove_file(&file)?;
        outcome
    }

    fn compare_on(file: &Path, megabytes: usize, runs: usize) -> Result<()> {
        let file = file.to_string_lossy().into_owned();
        let own = std::env::current_exe()?.to_string_lossy().into_owned();
        let mut commands = vec![vec![own, "opt".to_owned(), file.clone()]];
        let llvm = std::env::var("ISOGLOSS_LLVM_DIR").unwrap_or_else(|_| "/usr/lib/llvm-22".to_owned());
        for tool in ["mlir-minimal-opt", "mlir-opt"] {
            let tool = format!("{llvm}/bin/{tool}");
            if Path::new(&tool).exists() {
                let flags = FLAGS.map(str::to_owned);
                commands.push(std::iter::once(tool).chain(flags).chain([file.clone()]).collect());
            }
        }
        commands.extend(std::env::var("ISOGLOSS_IR_PEER").ok().map(|peer| vec![peer, file.clone()]));
        let commands: Vec<&[String]> = commands.iter().map(Vec::as_slice).collect();
        let usages = in_turn(&commands, runs)?;
        println!("{megabytes} MB of generic IR, read, verified and printed; medians of {runs} runs");
        for (command, usage) in commands.iter().zip(&usages) {
            let name = Path::new(&command[0]).file_name().unwrap_or_default().to_string_lossy();
            println!(
                "{name:18} {:7.3} CPU s  {:7.0} MB/s  {:7.1} MiB  ({:.1} times ours)",
                usage.seconds,
                megabytes as f64 / usage.seconds,
                usage.mebibytes,
                usage.seconds / usages[0].seconds
            );
        }
        phases(&file, runs)
    }
}
