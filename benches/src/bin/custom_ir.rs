//! Custom form, parsed, verified and printed: functions of `arith` and `cf` operations, compared with `mlir-opt`, as
//! whole processes in one run, with compiled dialects and with the same loaded from their definition files. Prints
//! medians of CPU time and memory, then our time for parsing, verifying and printing separately.
//!
//! - `custom_ir [MEGABYTES] [RUNS]` (20 MB, 5 runs).
//! - `custom_ir text MEGABYTES` prints the input; `custom_ir opt FILE` and `custom_ir loaded FILE` are
//!   the measured programs.
#![forbid(unsafe_code)]

isogloss_benches::unix_main!();

#[cfg(unix)]
mod unix {
    use isogloss::Context;
    use isogloss::def::Dialect;
    use isogloss::ir::text::{FileOptions, OpPrintFlags, parse_file, print_to};
    use isogloss::text::PrintOptions;
    use isogloss_benches::clock;
    use isogloss_benches::operations::custom_text;
    use isogloss_benches::process::{self, Result, in_turn, measure, median};
    use isogloss_dialects::{arith, cf};
    use isogloss_load::Loader;
    use std::io::Write;

    pub(super) fn main() -> Result<()> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        match arguments[..] {
            ["measure", ..] => measure(&std::env::args().skip(2).collect::<Vec<_>>()),
            ["text", megabytes] => {
                let text = custom_text(1, megabytes.parse::<usize>()? * 1_000_000);
                Ok(std::io::stdout().write_all(text.as_bytes())?)
            }
            [program @ ("opt" | "loaded"), file] => {
                opt(&std::fs::read(file)?, &dialects(program == "loaded")?, &mut std::io::stdout())?;
                Ok(())
            }
            _ => {
                let number = |index: usize, default| {
                    arguments.get(index).map_or(Ok(default), |word| word.parse::<usize>())
                };
                compare(number(0, 20)?, number(1, 5)?)
            }
        }
    }

    fn compare(megabytes: usize, runs: usize) -> Result<()> {
        let file = std::env::temp_dir().join(format!("isogloss-custom-{}.mlir", std::process::id()));
        let text = custom_text(1, megabytes * 1_000_000);
        std::fs::write(&file, &text)?;
        let name = file.to_string_lossy().into_owned();
        let own = std::env::current_exe()?.to_string_lossy().into_owned();
        let peer = process::reference("mlir-opt").to_string_lossy().into_owned();
        let commands = [
            vec![own.clone(), "opt".to_owned(), name.clone()],
            vec![peer, name.clone()],
            vec![own, "loaded".to_owned(), name],
        ];
        let (compiled, loaded) = (dialects(false)?, dialects(true)?);
        let (mut ours, mut in_loaded) = (Vec::new(), Vec::new());
        opt(text.as_bytes(), &compiled, &mut ours)?;
        opt(text.as_bytes(), &loaded, &mut in_loaded)?;
        if in_loaded != ours {
            return Err("loaded dialects print something else".into());
        }
        let theirs = std::process::Command::new(&commands[1][0]).arg(&commands[1][1]).output()?.stdout;
        if ours != text.as_bytes() || theirs.trim_ascii_end() != text.trim_end().as_bytes() {
            return Err("the output differs from the input".into());
        }
        let usages = in_turn(&[&commands[0], &commands[1], &commands[2]], runs)?;
        std::fs::remove_file(&file)?;
        let [ours, theirs, in_loaded] = usages[..] else { return Err("three programs are measured".into()) };
        println!("{megabytes} MB            CPU s      MiB");
        println!("isogloss         {:7.3}  {:7.0}", ours.seconds, ours.mebibytes);
        println!("loaded           {:7.3}  {:7.0}", in_loaded.seconds, in_loaded.mebibytes);
        println!("mlir-opt         {:7.3}  {:7.0}", theirs.seconds, theirs.mebibytes);
        println!(
            "as fast          {:7.2}  {:7.2} of the memory",
            theirs.seconds / ours.seconds,
            ours.mebibytes / theirs.mebibytes
        );
        println!("loaded/compiled  {:7.2}", in_loaded.seconds / ours.seconds);
        for (name, dialects) in [("compiled", compiled), ("loaded", loaded)] {
            let mut phases = [const { Vec::new() }; 3];
            for _ in 0..runs {
                let times = opt(text.as_bytes(), &dialects, &mut std::io::sink())?;
                phases.iter_mut().zip(times).for_each(|(all, time)| all.push(time));
            }
            for (phase, times) in ["read", "verified", "printed"].into_iter().zip(phases) {
                let seconds = median(times);
                let speed = text.len() as f64 / 1e6 / seconds;
                println!("{name}, {phase:10} {seconds:7.3} CPU s  {speed:7.0} MB/s");
            }
        }
        Ok(())
    }

    /// The dialects of the text, compiled or loaded from their definition files.
    fn dialects(loaded: bool) -> Result<Vec<&'static Dialect>> {
        let (func, ops) = (isogloss::dialects::func::dialect(), [arith::dialect(), cf::dialect()]);
        if !loaded {
            return Ok([func].into_iter().chain(ops).collect());
        }
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../defs");
        let mut loader = Loader::new([func]).hooks_of(ops).include_dir(folder);
        loader.by_name(ops.map(|dialect| dialect.name))?;
        Ok(loader.dialects())
    }

    /// Prints the text to `out`, and returns the CPU times of parsing, verifying and printing.
    fn opt(text: &[u8], dialects: &[&'static Dialect], out: &mut (dyn Write + Send)) -> Result<[f64; 3]> {
        let context = Context::with_dialects(dialects.iter().copied());
        let start = clock::thread_time().as_secs_f64();
        let parsed = parse_file(&context, text, &FileOptions::default());
        if let Some(error) = parsed.errors.first() {
            return Err(error.to_string().into());
        }
        let read = clock::thread_time().as_secs_f64();
        parsed.ir.verify().map_err(|violations| violations[0].to_string())?;
        let verified = clock::thread_time().as_secs_f64();
        let root = parsed.ir.root().ok_or("no root")?;
        print_to(root, OpPrintFlags::default(), &PrintOptions::default(), out)?;
        let printed = clock::thread_time().as_secs_f64();
        Ok([read - start, verified - read, printed - verified])
    }
}
