//! User crates: created in a temporary directory outside of the repository, and built by
//! cargo.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

use crate::repository;

/// A crate in a temporary directory, which is removed when the value is dropped.
///
/// All of them share a target directory, so that their dependencies are built once.
#[derive(Debug)]
pub struct UserCrate {
    root: PathBuf,
    target: PathBuf,
}

impl UserCrate {
    /// Creates a crate with only the lock file of the repository, so that cargo uses the
    /// tested, already downloaded versions. `target` is the target directory.
    ///
    /// # Panics
    /// If the directory cannot be written.
    #[must_use]
    pub fn new(name: &str, target: &Path) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let root = env::temp_dir().join(format!("isogloss-{name}-{}-{count}", process::id()));
        let user = Self { root, target: target.join("user") };
        user.write("Cargo.lock", &fs::read_to_string(repository().join("Cargo.lock")).expect("a lock file"));
        user
    }

    /// The directory of the crate.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Writes a file and creates its parent directories. The path `../isogloss`, which the
    /// tutorial uses, is replaced by the repository's.
    ///
    /// # Panics
    /// If it cannot be written.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.root.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a writable folder");
        let repository = repository().display().to_string().replace('\\', "/");
        fs::write(path, text.replace("../isogloss", &repository)).expect("a writable file");
    }

    /// Runs cargo in the crate, without the network, colours or settings of the outer run.
    ///
    /// # Panics
    /// If cargo cannot be run.
    #[must_use]
    pub fn cargo(&self, arguments: &[&str]) -> Output {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.current_dir(&self.root).args(arguments).env("CARGO_NET_OFFLINE", "true");
        command.env("CARGO_TARGET_DIR", &self.target).env("CARGO_TERM_COLOR", "never");
        // Debug information and incremental builds are not needed.
        command.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_INCREMENTAL", "0");
        for outer in ["RUSTFLAGS", "CLICOLOR_FORCE", "NO_COLOR", "CARGO_BUILD_TARGET"] {
            command.env_remove(outer);
        }
        command.output().expect("cargo runs")
    }

    /// As [`Self::cargo`], for a run that must succeed; returns standard output.
    ///
    /// # Panics
    /// If it fails.
    #[must_use]
    pub fn succeed(&self, arguments: &[&str]) -> String {
        let output = self.cargo(arguments);
        let (said, printed) =
            (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
        assert!(output.status.success(), "cargo {arguments:?} in {}:\n{said}{printed}", self.root.display());
        printed.into_owned()
    }
}

impl Drop for UserCrate {
    fn drop(&mut self) {
        // A leftover directory is harmless.
        let _ = fs::remove_dir_all(&self.root);
    }
}
