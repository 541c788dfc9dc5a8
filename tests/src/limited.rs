//! Runs a program with a limit of memory and a deadline, and without core files.

use std::ffi::OsStr;
use std::fmt;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The resources that a program may use.
#[derive(Clone, Copy, Debug)]
pub struct Resources {
    /// The address space that it may use, in KiB.
    pub memory: u64,
    /// The processor time that it may use, in seconds: a signal ends it then.
    pub seconds: u64,
    /// When it is ended, however busy the machine is.
    pub deadline: Duration,
}

/// The end of a program.
#[derive(Clone, Debug)]
pub enum End {
    /// With an exit status, and its standard error.
    Exit(i32, String),
    /// By a signal, as the system names it, and its standard error.
    Signal(String, String),
    /// Not before the deadline.
    Deadline,
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exit(code, _) => write!(f, "exit status {code}"),
            Self::Signal(signal, _) => write!(f, "ended by a signal: {signal}"),
            Self::Deadline => f.write_str("no answer before the deadline"),
        }
    }
}

/// Runs `program` in `folder`, and drops its standard output.
///
/// # Errors
/// If it cannot be started.
pub fn run(
    program: &Path,
    arguments: &[impl AsRef<OsStr>],
    folder: &Path,
    resources: Resources,
) -> io::Result<End> {
    let limits = format!("ulimit -c 0; ulimit -v {}; ulimit -t {}", resources.memory, resources.seconds);
    let mut child = Command::new("sh")
        .args(["-c", &format!("{limits}; exec \"$0\" \"$@\"")])
        .arg(program)
        .args(arguments)
        .env("LLVM_DISABLE_SYMBOLIZATION", "1")
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut stderr = child.stderr.take().ok_or_else(|| io::Error::other("no standard error"))?;
    let reader = thread::spawn(move || {
        let mut bytes = Vec::new();
        stderr.read_to_end(&mut bytes).map(|_| String::from_utf8_lossy(&bytes).into_owned())
    });
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if start.elapsed() > resources.deadline {
            child.kill()?;
            child.wait()?;
            return Ok(End::Deadline);
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(10));
    };
    let errors = reader.join().map_err(|_| io::Error::other("the reader panicked"))??;
    Ok(match status.code() {
        Some(code) => End::Exit(code, errors),
        None => End::Signal(status.to_string(), errors),
    })
}
