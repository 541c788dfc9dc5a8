//! Bytecode: CPU time and memory of `isogloss opt` compared with `mlir-opt`, whole processes in one run.
//!
//! `bytecode [MEGABYTES] [RUNS] [CORPUS...]` generates this much generic IR (20 MB) of each corpus, writes its
//! bytecode, and prints medians (of 5 runs) of the conversions text to bytecode, bytecode to text and bytecode to
//! bytecode, with verification, and the sizes of both files. The corpora come from [`isogloss_benches::mixed_ir`] and
//! [`isogloss_benches::function_ir`]. `bytecode text CORPUS MEGABYTES` prints one.
//!
//! `ISOGLOSS_COMMAND` is the path of the command `isogloss`; without it the command is built.
//! `mlir-opt` must be in `ISOGLOSS_LLVM_DIR`, by default `/usr/lib/llvm-22`. All times are CPU
//! time.
#![forbid(unsafe_code)]

isogloss_benches::unix_main!();

#[cfg(unix)]
mod unix {
    use isogloss_benches::function_ir::FUNCTIONS;
    use isogloss_benches::mixed_ir::{CORPORA, Corpus};
    use isogloss_benches::process::{self, Result, in_turn, measure};
    use std::io::Write as _;
    use std::path::Path;
    use std::process::Command;

    const EMIT: &str = "--emit-bytecode";

    pub(super) fn main() -> Result<()> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        if arguments.first().is_some_and(|word| word == "measure") {
            return measure(&arguments[1..]);
        }
        if let [word, name, megabytes] = &arguments[..]
            && word == "text"
        {
            let corpus = corpora().find(|corpus| corpus.name == name).ok_or("no such corpus")?;
            let text = (corpus.generate)(1, megabytes.parse::<usize>()? * 1_000_000);
            return Ok(std::io::stdout().write_all(text.as_bytes())?);
        }
        let numbers: Vec<usize> = arguments.iter().map_while(|word| word.parse().ok()).collect();
        let wanted = &arguments[numbers.len()..];
        let megabytes = numbers.first().copied().unwrap_or(20);
        let runs = numbers.get(1).copied().unwrap_or(5);
        let folder = std::env::temp_dir().join(format!("isogloss-bytecode-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        println!(
            "corpus, conversion: isogloss CPU s / MiB, mlir-opt CPU s / MiB, times as fast, share of the memory"
        );
        let chosen = |corpus: &&Corpus| wanted.is_empty() || wanted.iter().any(|word| *word == corpus.name);
        let outcome =
            corpora().filter(chosen).try_for_each(|corpus| compare(corpus, megabytes, runs, &folder));
        std::fs::remove_dir_all(&folder)?;
        outcome
    }

    fn corpora() -> impl Iterator<Item = &'static Corpus> {
        CORPORA.iter().chain([&FUNCTIONS])
    }

    fn command(program: &Path, ours: bool, flags: &[&str], file: &Path) -> Vec<String> {
        let mut words = vec![program.to_string_lossy().into_owned()];
        words.extend(ours.then(|| "opt".to_owned()));
        // The reference tool is faster with one thread.
        words.extend((!ours).then(|| "--mlir-disable-threading".to_owned()));
        words.push("--allow-unregistered-dialect".to_owned());
        words.extend(flags.iter().map(|flag| (*flag).to_owned()));
        words.push(file.to_string_lossy().into_owned());
        words
    }

    fn compare(corpus: &Corpus, megabytes: usize, runs: usize, folder: &Path) -> Result<()> {
        let (own, tool) = (process::isogloss()?, process::reference("mlir-opt"));
        let text = folder.join(format!("{}.mlir", corpus.name));
        std::fs::write(&text, (corpus.generate)(1, megabytes * 1_000_000))?;
        let mut files = Vec::new();
        for (name, program, ours) in [("ours", &own, true), ("theirs", &tool, false)] {
            let words = command(program, ours, &[EMIT], &text);
            let output = Command::new(&words[0]).args(&words[1..]).output()?;
            if !output.status.success() {
                return Err(format!("{name}: {}", String::from_utf8_lossy(&output.stderr)).into());
            }
            let file = folder.join(format!("{}.{name}.mlirbc", corpus.name));
            std::fs::write(&file, &output.stdout)?;
            files.push((file, output.stdout.len()));
        }
        println!("{}: {} bytes of bytecode, mlir-opt's {}", corpus.name, files[0].1, files[1].1);
        let binary = &files[0].0;
        let conversions: [(&str, &[&str], &Path); 3] = [
            ("text to bytecode", &[EMIT], &text),
            ("bytecode to text", &["--mlir-print-op-generic", "--mlir-print-debuginfo"], binary),
            ("bytecode to bytecode", &[EMIT], binary),
        ];
        for (name, flags, file) in conversions {
            let (ours, theirs) = (command(&own, true, flags, file), command(&tool, false, flags, file));
            let usages = in_turn(&[&ours, &theirs], runs)?;
            let [ours, theirs] = &usages[..] else { continue };
            println!(
                "  {name:22} {:6.3} / {:5.0}   {:6.3} / {:5.0}   {:5.1}   {:4.2}",
                ours.seconds,
                ours.mebibytes,
                theirs.seconds,
                theirs.mebibytes,
                theirs.seconds / ours.seconds,
                ours.mebibytes / theirs.mebibytes,
            );
        }
        Ok(())
    }
}
