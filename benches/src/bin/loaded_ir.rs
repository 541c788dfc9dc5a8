//! Custom text of `linalg`, `vector` and `affine`, which are loaded from MLIR's definition files, parsed, verified and
//! printed, compared with `mlir-opt`, as whole processes in one run; and of dialects that are compiled, too, with them
//! compiled and loaded. Prints medians of CPU time and memory. Loading is a part of the time.
//!
//! - `loaded_ir [MEGABYTES] [RUNS]` (20 MB, 5 runs).
//! - `loaded_ir text NAME MEGABYTES` prints an input; `loaded_ir opt FILE NAMES` and `loaded_ir compiled FILE NAMES` are the measured
//!   programs, with the names of dialects.
#![forbid(unsafe_code)]

isogloss_benches::unix_main!();

#[cfg(unix)]
mod unix {
    use isogloss::Context;
    use isogloss::def::Dialect;
    use isogloss::ir::text::{FileOptions, OpPrintFlags, parse_file, print_to};
    use isogloss::text::PrintOptions;
    use isogloss_benches::process::{self, Result, in_turn, measure};
    use isogloss_benches::structured_ir::{COMPILED, LOADED, Structured};
    use isogloss_load::Loader;
    use std::io::Write;
    use std::path::Path;
    use std::process::Command;

    pub(super) fn main() -> Result<()> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        match arguments[..] {
            ["measure", ..] => measure(&std::env::args().skip(2).collect::<Vec<_>>()),
            ["text", name, megabytes] => {
                let all = LOADED.iter().chain([&COMPILED]);
                let found = all.into_iter().find(|text| text.name == name).ok_or("no text of that name")?;
                let text = found.text(1, megabytes.parse::<usize>()? * 1_000_000);
                Ok(std::io::stdout().write_all(text.as_bytes())?)
            }
            [program @ ("opt" | "compiled"), file, names] => {
                opt(&std::fs::read(file)?, &dialects(names, program == "opt")?, &mut std::io::stdout())
            }
            _ => {
                let number = |index: usize, default| {
                    arguments.get(index).map_or(Ok(default), |word| word.parse::<usize>())
                };
                let (megabytes, runs) = (number(0, 20)?, number(1, 5)?);
                println!("{megabytes} MB                     CPU s      MiB");
                LOADED.iter().chain([&COMPILED]).try_for_each(|text| compare(text, megabytes, runs))
            }
        }
    }

    fn compare(text: &Structured, megabytes: usize, runs: usize) -> Result<()> {
        let file = std::env::temp_dir().join(format!("isogloss-loaded-{}.mlir", std::process::id()));
        std::fs::write(&file, text.text(1, megabytes * 1_000_000))?;
        let name = file.to_string_lossy().into_owned();
        let own = std::env::current_exe()?.to_string_lossy().into_owned();
        let peer = process::reference("mlir-opt").to_string_lossy().into_owned();
        let program =
            |program: &str| vec![own.clone(), program.to_owned(), name.clone(), text.dialects.join(",")];
        let mut commands = vec![program("opt"), vec![peer, name.clone()]];
        if text.dialects == COMPILED.dialects {
            commands.push(program("compiled"));
        }
        let answer = |command: &[String]| -> Result<Vec<u8>> {
            let output = Command::new(&command[0]).args(&command[1..]).output()?;
            if !output.status.success() {
                return Err(String::from_utf8_lossy(&output.stderr).into_owned().into());
            }
            Ok(output.stdout.trim_ascii_end().to_vec())
        };
        let first = answer(&commands[0])?;
        for command in &commands[1..] {
            if answer(command)? != first {
                return Err(format!("{}: the outputs differ: {command:?}", text.name).into());
            }
        }
        let commands: Vec<&[String]> = commands.iter().map(Vec::as_slice).collect();
        let usages = in_turn(&commands, runs)?;
        std::fs::remove_file(&file)?;
        let names = ["loaded", "mlir-opt", "compiled"];
        for (usage, of) in usages.iter().zip(names) {
            println!("{:25} {of:9} {:7.3}  {:7.0}", text.name, usage.seconds, usage.mebibytes);
        }
        let ratio = usages[1].seconds / usages[0].seconds;
        println!("{:25} as fast   {ratio:7.2}", text.name);
        if let Some(compiled) = usages.get(2) {
            println!("{:25} loaded/compiled {:.2}", text.name, usages[0].seconds / compiled.seconds);
        }
        Ok(())
    }

    /// The dialects of these names; compiled ones are loaded if `loads` is set.
    fn dialects(names: &str, loads: bool) -> Result<Vec<&'static Dialect>> {
        let shipped = || isogloss::dialects::all().into_iter().chain(isogloss_dialects::all());
        if !loads {
            return Ok(shipped().collect());
        }
        let names: Vec<&str> = names.split(',').collect();
        // The definitions of compiled dialects come from the library, others from MLIR.
        let mut loader = if names == COMPILED.dialects {
            let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../defs");
            // Others depend on the compiled tables.
            Loader::new([isogloss::dialects::func::dialect()]).hooks_of(shipped()).include_dir(own)
        } else {
            Loader::new(shipped()).include_dir(process::reference_folder().join("include"))
        };
        loader.by_name(names)?;
        Ok(loader.dialects())
    }

    /// Prints the text to `out`.
    fn opt(text: &[u8], dialects: &[&'static Dialect], out: &mut (dyn Write + Send)) -> Result<()> {
        let context = Context::with_dialects(dialects.iter().copied());
        let parsed = parse_file(&context, text, &FileOptions::default());
        if let Some(error) = parsed.errors.first() {
            return Err(error.to_string().into());
        }
        parsed.ir.verify().map_err(|violations| violations[0].to_string())?;
        let root = parsed.ir.root().ok_or("no root")?;
        Ok(print_to(root, OpPrintFlags::default(), &PrintOptions::default(), out)?)
    }
}
