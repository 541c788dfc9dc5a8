//! Output of results, and failures. Diagnostics of definition files are in `report`.

use clap::ValueEnum;
use std::io::{self, BufWriter, IsTerminal as _, Write};

/// The reason why a subcommand failed.
pub(crate) enum Failure {
    /// The input has errors, which were printed.
    Reported,
    /// The arguments contradict each other.
    Usage(String),
    /// A file, standard input or standard output could not be read or written.
    Io(String),
}

impl Failure {
    /// The failure to write the text of IR to a file of that name.
    pub(crate) fn of_writing(name: &str, error: &io::Error) -> Self {
        // This error does not come from the file.
        let is_cut = error.kind() == io::ErrorKind::OutOfMemory;
        Self::Io(if is_cut { error.to_string() } else { format!("{name}: {error}") })
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::of_writing("standard output", &error)
    }
}

/// When diagnostics are colored.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

impl Color {
    /// Whether standard error is colored.
    pub(crate) fn enabled(self) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => isogloss_support::wants_color(io::stderr().is_terminal()),
        }
    }
}

/// Standard output, buffered. [`Stdout::close`] reports errors that writing did not.
pub(crate) struct Stdout(BufWriter<Box<dyn Write + Send>>);

/// Standard output, buffered.
pub(crate) fn stdout() -> Stdout {
    Stdout(BufWriter::with_capacity(1 << 15, unbuffered()))
}

fn unbuffered() -> Box<dyn Write + Send> {
    // `Stdout` searches everything that it writes for line breaks.
    #[cfg(unix)]
    {
        use std::os::fd::AsFd as _;
        if let Ok(descriptor) = io::stdout().as_fd().try_clone_to_owned() {
            return Box::new(std::fs::File::from(descriptor));
        }
    }
    Box::new(io::stdout())
}

impl Stdout {
    /// Flushes the buffer.
    pub(crate) fn close(&mut self) -> Result<(), Failure> {
        Ok(self.0.flush()?)
    }
}

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }
    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}
