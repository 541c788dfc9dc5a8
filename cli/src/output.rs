//! Output of results and diagnostics.

use clap::ValueEnum;
use isogloss_tablegen::{Diagnostic, Errors, Renderer, SourceMap};
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
    /// Why the text of IR was not written to a file of that name.
    pub(crate) fn of_writing(name: &str, error: &io::Error) -> Self {
        // This error is not one of the file.
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
            Self::Auto => isogloss_codegen::wants_color(io::stderr().is_terminal()),
        }
    }

    /// Prints diagnostics to standard error.
    pub(crate) fn report<'a>(
        self,
        diagnostics: impl IntoIterator<Item = &'a Diagnostic>,
        sources: &SourceMap,
    ) {
        let text = Renderer::pretty(self.enabled()).render_all(diagnostics, sources);
        // A closed standard error cannot be reported.
        let _ = io::stderr().write_all(text.as_bytes());
    }
}

impl Color {
    /// Prints the errors of a definition file.
    pub(crate) fn fail(self, errors: &Errors) -> Failure {
        self.report(&errors.diagnostics, &errors.sources);
        Failure::Reported
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
