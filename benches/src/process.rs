//! CPU time and peak memory of whole processes.
//!
//! The system tells a process only about all of its children together. So every command is started by a process of its
//! own, whose only child it is: the benchmark's own program, called again with the word `measure`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use nix::sys::resource::{UsageWho, getrusage};

/// Any error, to be told to whoever runs the benchmark.
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// What a process needed.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// CPU time, of the user and of the system.
    pub seconds: f64,
    /// Peak resident memory.
    pub mebibytes: f64,
}

/// The command `isogloss`, built first as cargo builds what is released. `ISOGLOSS_COMMAND` names another one, which is
/// not built.
///
/// # Errors
/// When it cannot be built.
pub fn isogloss() -> Result<PathBuf> {
    if let Some(command) = std::env::var_os("ISOGLOSS_COMMAND") {
        return Ok(command.into());
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let build = ["build", "--quiet", "--release", "--package", "isogloss-cli"];
    if !Command::new(cargo).args(build).status()?.success() {
        return Err("`isogloss` cannot be built".into());
    }
    // A benchmark is in that folder, too, or in `deps` inside it.
    let own = std::env::current_exe()?;
    let name = format!("isogloss{}", std::env::consts::EXE_SUFFIX);
    let found = own.ancestors().skip(1).take(2).map(|folder| folder.join(&name)).find(|path| path.exists());
    found.ok_or_else(|| format!("there is no `{name}` beside {}", own.display()).into())
}

/// A program of the reference implementation: of the folder that `ISOGLOSS_LLVM_DIR` names, or `/usr/lib/llvm-22`.
#[must_use]
pub fn reference(tool: &str) -> PathBuf {
    reference_folder().join("bin").join(tool)
}

/// The folder of the reference implementation.
#[must_use]
pub fn reference_folder() -> PathBuf {
    std::env::var_os("ISOGLOSS_LLVM_DIR")
        .map_or_else(|| Path::new("/usr/lib/llvm-22").to_owned(), PathBuf::from)
}

/// The process in between: runs one command and tells its CPU time in microseconds and its peak memory in KiB.
///
/// A benchmark's `main` calls this when its first argument is `measure`.
///
/// # Errors
/// When the command cannot be run or fails.
pub fn measure(command: &[String]) -> Result<()> {
    let (program, arguments) = command.split_first().ok_or("measure COMMAND")?;
    let status =
        Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    if !status.success() {
        return Err(format!("{command:?}: {status}").into());
    }
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let micros = |time: nix::sys::time::TimeVal| time.tv_sec() * 1_000_000 + time.tv_usec();
    println!("{} {}", micros(usage.user_time()) + micros(usage.system_time()), usage.max_rss());
    Ok(())
}

/// Runs a command through [`measure`].
///
/// # Errors
/// When it cannot be run or fails.
pub fn usage_of(command: &[String]) -> Result<Usage> {
    let output = Command::new(std::env::current_exe()?).arg("measure").args(command).output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let mut numbers = text.split_whitespace().map(str::parse::<f64>);
    match (numbers.next(), numbers.next()) {
        (Some(micros), Some(kibibytes)) => {
            Ok(Usage { seconds: micros? / 1e6, mebibytes: kibibytes? / 1024.0 })
        }
        _ => Err(String::from_utf8_lossy(&output.stderr).into_owned().into()),
    }
}

/// Runs the commands in turn, so that a busy machine is equally unkind to all; the results are medians of `runs` runs.
///
/// # Errors
/// When one cannot be run or fails.
pub fn in_turn(commands: &[&[String]], runs: usize) -> Result<Vec<Usage>> {
    let mut usages = vec![Vec::new(); commands.len()];
    for _ in 0..runs {
        for (command, usages) in commands.iter().zip(&mut usages) {
            usages.push(usage_of(command)?);
        }
    }
    let medians = usages.iter().map(|usages| Usage {
        seconds: median(usages.iter().map(|usage| usage.seconds).collect()),
        mebibytes: median(usages.iter().map(|usage| usage.mebibytes).collect()),
    });
    Ok(medians.collect())
}

/// The value in the middle.
///
/// # Panics
/// When there is no value.
#[must_use]
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
