//! The libraries that the suites are linked with.

use std::collections::BTreeMap;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use serde_json::Value;

use crate::repository;

/// The libraries of the workspace, as the suites use them: their features and their profile.
#[derive(Debug)]
pub struct Libraries {
    folder: PathBuf,
    files: BTreeMap<String, PathBuf>,
}

/// The program of the toolchain that runs this suite.
pub(super) fn tool(name: &str) -> PathBuf {
    let cargo = env::var_os("CARGO").map(PathBuf::from).unwrap_or_default();
    let beside = cargo.with_file_name(format!("{name}{}", env::consts::EXE_SUFFIX));
    if beside.is_file() { beside } else { name.into() }
}

impl Libraries {
    /// The libraries of the running suite, whose directory for temporary files is `temporary`. Cargo, which has built them,
    /// says where they are.
    ///
    /// # Panics
    /// If cargo cannot be run, or does not build them.
    pub fn of_the_suite(temporary: &Path) -> &'static Self {
        static LIBRARIES: OnceLock<Libraries> = OnceLock::new();
        LIBRARIES.get_or_init(|| Self::find(temporary))
    }

    fn find(temporary: &Path) -> Self {
        let target = temporary.parent().expect("it is in the target directory");
        let suite = env::current_exe().expect("the suite has a path");
        let profile = suite.parent().and_then(Path::parent).and_then(Path::file_name);
        // The directory of the profiles `dev` and `test` has a name of its own.
        let profile = profile.map(|name| name.to_string_lossy().into_owned()).filter(|name| name != "debug");
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.current_dir(repository()).args(["test", "--no-run", "--package", "isogloss-tests", "--lib"]);
        command.args(["--offline", "--quiet", "--message-format=json", "--target-dir"]).arg(target);
        command.args(profile.iter().flat_map(|name| ["--profile", name]));
        let output = command.output().expect("cargo runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let mut files = BTreeMap::new();
        for line in output.stdout.split(|byte| *byte == b'\n') {
            let Ok(message) = serde_json::from_slice::<Value>(line) else { continue };
            let is_library = message["profile"]["test"] == Value::Bool(false);
            let names = message["filenames"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let library = names.filter(|_| is_library).find(|name| name.ends_with(".rlib"));
            if let Some((name, file)) = message["target"]["name"].as_str().zip(library) {
                files.insert(name.to_owned(), PathBuf::from(file));
            }
        }
        Self { folder: suite.parent().expect("a folder").to_owned(), files }
    }

    /// The file of a library.
    ///
    /// # Panics
    /// If the suites do not depend on it.
    #[must_use]
    pub fn file(&self, name: &str) -> &Path {
        self.files.get(name).unwrap_or_else(|| panic!("no library `{name}` among {:?}", self.files.keys()))
    }

    /// Adds flags for the compiler: dependencies, each with its name in the source and that of the library, and what cargo says
    /// in the profile of the tests.
    pub fn give_to(&self, compiler: &mut Command, dependencies: &[(String, String)]) {
        compiler.args(["-C", "debuginfo=0", "-C", "embed-bitcode=no", "--color=never"]);
        compiler.args(["--check-cfg", "cfg(docsrs,test)", "--check-cfg", "cfg(feature, values())"]);
        compiler.arg("-L").arg(format!("dependency={}", self.folder.display()));
        for (name, library) in dependencies {
            compiler.arg("--extern").arg(format!("{name}={}", self.file(library).display()));
        }
    }
}
