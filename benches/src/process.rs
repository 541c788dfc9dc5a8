//! CPU time and peak memory of whole processes.
//!
//! A process can only query the usage of all of its children together. So every command is the
//! only child of an intermediate process: the benchmark itself, called with the argument
//! `measure`.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use nix::sys::resource::{UsageWho, getrusage};

/// A result with an error that the benchmark prints.
pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The resources that a process used.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// CPU time, of the user and of the system.
    pub seconds: f64,
    /// Peak resident memory.
    pub mebibytes: f64,
}

/// The path of the command `isogloss`, which is first built in the release profile. If
/// `ISOGLOSS_COMMAND` is set, it is the path instead.
///
/// # Errors
/// If it cannot be built.
pub fn isogloss() -> Result<PathBuf> {
    if let Some(command) = std::env::var_os("ISOGLOSS_COMMAND") {
        return Ok(command.into());
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let build = ["build", "--quiet", "--release", "--package", "isogloss-cli"];
    if !Command::new(cargo).args(build).status()?.success() {
        return Err("`isogloss` cannot be built".into());
    }
    // The benchmark is in the same directory, or in its subdirectory `deps`.
    let own = std::env::current_exe()?;
    let name = format!("isogloss{}", std::env::consts::EXE_SUFFIX);
    let found = own.ancestors().skip(1).take(2).map(|folder| folder.join(&name)).find(|path| path.exists());
    found.ok_or_else(|| format!("`{name}` not found beside {}", own.display()).into())
}

/// The path of a program of the reference implementation, in `ISOGLOSS_LLVM_DIR` or
/// `/usr/lib/llvm-22`.
#[must_use]
pub fn reference(tool: &str) -> PathBuf {
    reference_folder().join("bin").join(tool)
}

/// The installation directory of the reference implementation: `ISOGLOSS_LLVM_DIR` or
/// `/usr/lib/llvm-22`.
#[must_use]
pub fn reference_folder() -> PathBuf {
    std::env::var_os("ISOGLOSS_LLVM_DIR")
        .map_or_else(|| Path::new("/usr/lib/llvm-22").to_owned(), PathBuf::from)
}

/// The intermediate process: runs one command and prints its CPU time in microseconds and its
/// peak memory in KiB.
///
/// A benchmark's `main` calls this when its first argument is `measure`.
///
/// # Errors
/// If the command cannot be run or fails.
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
/// If it cannot be run or fails.
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

/// Runs the commands alternately, so that other load on the machine affects all equally. The
/// results are medians of `runs` runs.
///
/// # Errors
/// If one cannot be run or fails.
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

/// The median.
///
/// # Panics
/// If `values` is empty.
#[must_use]
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
