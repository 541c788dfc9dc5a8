//! Files whose contents appear all at once, and whether diagnostics are colored.

use std::io::{self, BufRead as _, BufReader, Write};
use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// Writes a file, unless it already has these contents; returns whether it wrote.
///
/// The contents are written to a temporary file in the same directory, which then replaces the
/// file, so that a reader never sees a partial file. Something that is not a regular file,
/// such as a terminal, is written to directly. The directory must exist.
///
/// # Errors
/// An error of the file system; the file is then unchanged.
pub fn write_if_changed(path: impl AsRef<Path>, contents: impl AsRef<[u8]>) -> io::Result<bool> {
    let (path, contents) = (path.as_ref(), contents.as_ref());
    match fs::metadata(path) {
        Ok(found) if !found.is_file() => return fs::write(path, contents).map(|()| true),
        Ok(found) if found.len() == contents.len() as u64 && fs::read(path)? == contents => return Ok(false),
        _ => {}
    }
    let mut file = OutputFile::create(path)?;
    file.write_all(contents)?;
    file.finish()
}

/// A file that is written piece by piece, and whose contents appear at its path all at once, by [`OutputFile::finish`].
///
/// They are written to a temporary file in the same directory, which is removed if the `OutputFile` is dropped before.
/// Something that is not a regular file, such as a terminal, is written to directly.
///
/// ```
/// use isogloss_support::OutputFile;
/// use std::io::Write as _;
/// let path = std::env::temp_dir().join(format!("isogloss-output-{}", std::process::id()));
/// let mut file = OutputFile::create(&path)?;
/// file.write_all(b"text")?;
/// assert!(!path.exists());
/// assert!(file.finish()?);
/// assert_eq!(std::fs::read(&path)?, b"text");
/// # std::fs::remove_file(&path)?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct OutputFile {
    file: Option<fs::File>,
    /// The temporary path and the final one; `None` if the contents are written directly.
    paths: Option<(PathBuf, PathBuf)>,
}

impl OutputFile {
    /// Begins to write the file of a path. The directory must exist.
    ///
    /// # Errors
    /// An error of the file system.
    pub fn create(path: impl AsRef<Path>) -> io::Result<Self> {
        let path = path.as_ref();
        if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Ok(Self { file: Some(fs::File::create(path)?), paths: None });
        }
        // Follow links, so that the target is replaced, not the link.
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let mut temporary = path.clone().into_os_string();
        temporary.push(format!(".{}.tmp", process::id()));
        let temporary = PathBuf::from(temporary);
        Ok(Self { file: Some(fs::File::create(&temporary)?), paths: Some((temporary, path)) })
    }

    /// Puts the contents at the path, unless the file already has these contents; returns whether it did.
    ///
    /// # Errors
    /// An error of the file system; the file is then unchanged.
    pub fn finish(mut self) -> io::Result<bool> {
        drop(self.file.take());
        let Some((temporary, path)) = &self.paths else { return Ok(true) };
        if fs::metadata(path).is_ok() && is_same(temporary, path)? {
            return Ok(false);
        }
        fs::rename(temporary, path)?;
        self.paths = None;
        Ok(true)
    }
}

impl Write for OutputFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.file {
            Some(file) => file.write(bytes),
            None => Ok(0),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for OutputFile {
    fn drop(&mut self) {
        drop(self.file.take());
        if let Some((temporary, _)) = &self.paths {
            // The first error is the one to report.
            let _ = fs::remove_file(temporary);
        }
    }
}

/// Whether two files have the same contents.
fn is_same(first: &Path, second: &Path) -> io::Result<bool> {
    let (first, second) = (fs::File::open(first)?, fs::File::open(second)?);
    if first.metadata()?.len() != second.metadata()?.len() {
        return Ok(false);
    }
    let (mut first, mut second) = (BufReader::new(first), BufReader::new(second));
    loop {
        let (some, others) = (first.fill_buf()?, second.fill_buf()?);
        let len = some.len().min(others.len());
        if some[..len] != others[..len] {
            return Ok(false);
        }
        if len == 0 {
            return Ok(some.is_empty() && others.is_empty());
        }
        first.consume(len);
        second.consume(len);
    }
}

/// Whether diagnostics on standard error are colored. `NO_COLOR`, `CLICOLOR_FORCE` and
/// `CARGO_TERM_COLOR` decide, in this order; without them, whether standard error is a
/// terminal.
#[must_use]
pub fn wants_color(terminal: bool) -> bool {
    let set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0");
    if set("NO_COLOR") {
        return false;
    }
    match env::var("CARGO_TERM_COLOR").as_deref() {
        _ if set("CLICOLOR_FORCE") => true,
        Ok("always") => true,
        Ok("never") => false,
        _ => terminal,
    }
}
