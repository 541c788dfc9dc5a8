//! Temporary directories and files of tests.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process, thread};

/// A temporary directory for one test, removed when the value is dropped. A test that fails leaves it.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// Creates an empty directory inside `parent`, which is usually `CARGO_TARGET_TMPDIR`.
    ///
    /// # Panics
    /// If the directory cannot be created.
    #[must_use]
    pub fn new(parent: impl AsRef<Path>, name: &str) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = parent.as_ref().join(format!("{name}-{}-{count}", process::id()));
        fs::create_dir_all(&path).expect("a writable folder");
        Self(path)
    }

    /// The path of the directory.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file and creates its parent directories.
    ///
    /// # Panics
    /// If it cannot be written.
    pub fn write(&self, name: &str, text: &str) {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a writable folder");
        fs::write(path, text).expect("a writable file");
    }

    /// The contents of a file.
    ///
    /// # Panics
    /// If it cannot be read as UTF-8.
    #[must_use]
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("the file")
    }

    /// The sorted names of the entries of a subdirectory, or of the directory itself for `""`.
    ///
    /// # Panics
    /// If it cannot be read.
    #[must_use]
    pub fn names(&self, folder: &str) -> Vec<String> {
        let entries = fs::read_dir(self.0.join(folder)).expect("the folder");
        let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("a name in UTF-8");
        let mut names: Vec<String> = entries.map(|entry| name(entry.expect("an entry"))).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !thread::panicking() {
            // A leftover directory is harmless.
            let _ = fs::remove_dir_all(&self.0);
        }
    }
}

/// A file in a [`Folder`] of its own, so that its name is the same in each run. It is used as its path.
#[derive(Debug)]
pub struct TemporaryFile {
    path: PathBuf,
    _folder: Folder,
}

impl TemporaryFile {
    /// Writes a file with this name in the system's temporary directory.
    ///
    /// # Panics
    /// If it cannot be written.
    #[must_use]
    pub fn new(name: &str, contents: impl AsRef<[u8]>) -> Self {
        let folder = Folder::new(env::temp_dir(), "isogloss-file");
        let path = folder.path().join(name);
        fs::write(&path, contents).expect("a writable file");
        Self { path, _folder: folder }
    }
}

impl Deref for TemporaryFile {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_one_name_are_apart_and_end_with_their_values() {
        let [first, second] = ["a", "b"].map(|text| TemporaryFile::new("name.txt", text));
        let read = |file: &Path| fs::read_to_string(file).expect("the file");
        assert_eq!([read(&first), read(&second)], ["a", "b"]);
        let (path, folder) = (first.to_path_buf(), first.parent().expect("a folder").to_path_buf());
        drop(first);
        assert!(!path.exists() && !folder.exists() && second.exists());
    }
}
