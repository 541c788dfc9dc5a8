//! Crates as users write them: files in a temporary directory outside of the repository.
//!
//! They are compiled with the compiler alone, against the libraries that the running suite is linked with: no crate of the
//! workspace is built a second time for them. The manifest of a crate has the meaning that cargo gives it, as far as the crates of
//! the suites need: name, edition, dependencies with other names, the build script. What only cargo can tell, whether a manifest
//! is one, is asked by [`UserCrate::check_manifest`].

mod libraries;
mod manifest;

pub use libraries::Libraries;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs, process};

use crate::repository;
use manifest::Manifest;

/// A crate in a temporary directory, which is removed when the value is dropped.
#[derive(Debug)]
pub struct UserCrate {
    root: PathBuf,
    target: PathBuf,
}

/// What is made of the source of a crate.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Program,
    Tests,
    /// Nothing: the source is only checked.
    Check,
}

impl UserCrate {
    /// Creates a crate without files. `target` is cargo's directory for temporary files of the suite,
    /// `env!("CARGO_TARGET_TMPDIR")`.
    ///
    /// # Panics
    /// If the directory cannot be written.
    #[must_use]
    pub fn new(name: &str, target: &Path) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let root = env::temp_dir().join(format!("isogloss-{name}-{}-{count}", process::id()));
        fs::create_dir_all(&root).expect("a writable folder");
        Self { root, target: target.to_owned() }
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

    /// Compiles and runs `src/main.rs`. The output is the compiler's if there are errors.
    ///
    /// # Panics
    /// If the compiler or the program cannot be started.
    #[must_use]
    pub fn run(&self, arguments: &[&str]) -> Output {
        self.compile_and_run("src/main.rs", Kind::Program, arguments)
    }

    /// Compiles and runs the unit tests of `src/lib.rs`. The output is the compiler's if there are errors.
    ///
    /// # Panics
    /// As [`Self::run`].
    #[must_use]
    pub fn test(&self) -> Output {
        self.compile_and_run("src/lib.rs", Kind::Tests, &["--quiet"])
    }

    /// Compiles a file of the crate, without a result.
    ///
    /// # Panics
    /// If the compiler cannot be started.
    #[must_use]
    pub fn check(&self, file: &str) -> Output {
        let tool = Command::new(libraries::tool("rustc"));
        self.compile(tool, file, Kind::Check).output().expect("the compiler runs")
    }

    /// Checks `src/lib.rs` with Clippy, with flags for lints; `None` if it is not installed.
    ///
    /// # Panics
    /// If Clippy is missing, and the environment variable `CI` is set.
    #[must_use]
    pub fn clippy(&self, lints: &[&str]) -> Option<Output> {
        let clippy = libraries::tool("clippy-driver");
        if !Command::new(&clippy).arg("--version").output().is_ok_and(|output| output.status.success()) {
            assert!(env::var_os("CI").is_none(), "clippy is missing, and CI is set");
            eprintln!("skipped: clippy is not installed");
            return None;
        }
        let mut command = self.compile(Command::new(clippy), "src/lib.rs", Kind::Check);
        Some(command.args(lints).output().expect("clippy runs"))
    }

    /// Makes the documentation of `src/lib.rs`, of a crate without dependencies, and runs its examples.
    ///
    /// # Panics
    /// If rustdoc cannot be started.
    #[must_use]
    pub fn document(&self) -> [Output; 2] {
        let manifest = self.manifest();
        [&["--out-dir", "doc"][..], &["--test", "--test-args", "--quiet"]].map(|arguments| {
            let mut rustdoc = Command::new(libraries::tool("rustdoc"));
            rustdoc.current_dir(&self.root).args(["src/lib.rs", "--edition", &manifest.edition]);
            rustdoc.args(["--crate-name", &manifest.crate_name()]).args(arguments);
            rustdoc.output().expect("rustdoc runs")
        })
    }

    /// Lets cargo read the manifest and find the dependencies with their features, without the network.
    ///
    /// # Panics
    /// If cargo refuses it.
    pub fn check_manifest(&self) {
        let lock = fs::read_to_string(repository().join("Cargo.lock")).expect("a lock file");
        self.write("Cargo.lock", &lock);
        let _ = self.succeed(&["tree", "--quiet", "--edges", "all"]);
    }

    fn manifest(&self) -> Manifest {
        Manifest::read(&fs::read_to_string(self.root.join("Cargo.toml")).expect("a manifest"))
    }

    fn compile_and_run(&self, file: &str, kind: Kind, arguments: &[&str]) -> Output {
        let tool = Command::new(libraries::tool("rustc"));
        let compiled = self.compile(tool, file, kind).output().expect("the compiler runs");
        if !compiled.status.success() {
            return compiled;
        }
        let mut program = Command::new(self.root.join("out/program"));
        let mut output = program.current_dir(&self.root).args(arguments).output().expect("the program runs");
        // As with cargo, warnings are seen.
        output.stderr.splice(0..0, compiled.stderr);
        output
    }

    /// The command that compiles a file of the crate, after its build script has run.
    fn compile(&self, tool: Command, file: &str, kind: Kind) -> Command {
        let manifest = self.manifest();
        let out = self.root.join("out");
        fs::create_dir_all(&out).expect("a writable folder");
        if self.root.join("build.rs").exists() {
            self.run_build_script(&manifest, &out);
        }
        let mut command = self.rustc(tool, &manifest, &manifest.dependencies, file);
        command.env("OUT_DIR", &out).args(["--crate-name", &manifest.crate_name()]);
        match kind {
            Kind::Program => command.args(["--crate-type", "bin", "-o", "out/program"]),
            Kind::Tests => command.args(["--test", "-o", "out/program"]),
            Kind::Check => {
                let is_library = file.ends_with("lib.rs");
                let kind = if is_library { "lib" } else { "bin" };
                command.args(["--crate-type", kind, "--emit", "metadata", "--out-dir", "out"])
            }
        };
        command
    }

    fn run_build_script(&self, manifest: &Manifest, out: &Path) {
        let tool = Command::new(libraries::tool("rustc"));
        let mut command = self.rustc(tool, manifest, &manifest.build_dependencies, "build.rs");
        command.args(["--crate-type", "bin", "-o", "out/build"]);
        let compiled = command.output().expect("the compiler runs");
        assert!(compiled.status.success(), "build.rs: {}", String::from_utf8_lossy(&compiled.stderr));
        let mut script = Command::new(out.join("build"));
        script.current_dir(&self.root).env("OUT_DIR", out).env("CARGO_MANIFEST_DIR", &self.root);
        let ran = script.output().expect("the build script runs");
        assert!(ran.status.success(), "build.rs: {}", String::from_utf8_lossy(&ran.stderr));
    }

    fn rustc(
        &self,
        mut tool: Command,
        manifest: &Manifest,
        dependencies: &[(String, String)],
        file: &str,
    ) -> Command {
        Libraries::of_the_suite(&self.target).give_to(&mut tool, dependencies);
        tool.current_dir(&self.root).arg(file).args(["--edition", &manifest.edition]);
        tool.env("CARGO_MANIFEST_DIR", &self.root).env("CARGO_PKG_RUST_VERSION", &manifest.rust_version);
        tool
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
        command.env("CARGO_TARGET_DIR", self.target.join("user")).env("CARGO_TERM_COLOR", "never");
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
        self.printed(&format!("cargo {arguments:?}"), &self.cargo(arguments))
    }

    /// The standard output of a run that must succeed.
    ///
    /// # Panics
    /// If it failed.
    #[must_use]
    pub fn printed(&self, what: &str, output: &Output) -> String {
        let (said, printed) =
            (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
        assert!(output.status.success(), "{what} in {}:\n{said}{printed}", self.root.display());
        printed.into_owned()
    }
}

impl Drop for UserCrate {
    fn drop(&mut self) {
        // A leftover directory is harmless.
        let _ = fs::remove_dir_all(&self.root);
    }
}
