//! The generator in a build script: its instructions for cargo, the files it writes and when,
//! and its error reports.

use isogloss_codegen::{Config, DocMode, Options, generate, session};
use isogloss_tests::Folder;
use std::fs;
use std::process::Command;
use std::time::{Duration, SystemTime};

const SOUND: &str = r#"include "isogloss/Dialect.td"
include "types.td"
def Toy_Dialect : Dialect { let name = "toy"; }
"#;

const TYPES: &str = "class Keyword<string word> { string mnemonic = word; }\n";

/// A folder for one test, with a folder for the output.
fn folder(name: &str) -> Folder {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), name);
    fs::create_dir(folder.path().join("out")).expect("a writable folder");
    folder
}

/// Runs a build script in a folder.
trait Build {
    /// Its exit code, the lines for cargo, and its messages.
    fn build(&self, arguments: &[&str]) -> (i32, Vec<String>, String);
    /// The paths that cargo watches.
    fn watched(&self, arguments: &[&str]) -> Vec<String>;
}

impl Build for Folder {
    fn build(&self, arguments: &[&str]) -> (i32, Vec<String>, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_build_script"));
        command.current_dir(self.path()).args(arguments).env("OUT_DIR", "out");
        for outer in ["NO_COLOR", "CLICOLOR_FORCE", "CARGO_TERM_COLOR"] {
            command.env_remove(outer);
        }
        // Cargo sets this one whatever the terminal is: it is not about colours.
        command.env("CARGO_TERM_PROGRESS_WHEN", "always");
        let output = command.output().expect("the build script runs");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        let lines = text(output.stdout).lines().map(str::to_owned).collect();
        (output.status.code().expect("an exit code"), lines, text(output.stderr))
    }

    fn watched(&self, arguments: &[&str]) -> Vec<String> {
        let (_, lines, _) = self.build(arguments);
        let path = |line: String| line.strip_prefix("cargo::rerun-if-changed=").map(str::to_owned);
        lines.into_iter().filter_map(path).collect()
    }
}

#[test]
fn cargo_watches_what_was_opened_and_what_was_looked_for() {
    let folder = folder("watch");
    folder.write("defs/toy.td", SOUND);
    folder.write("far/types.td", TYPES);
    let arguments = ["defs/toy.td", "near", "far"];
    let watched = folder.watched(&arguments);
    // As it is written, then on the path: a file at one of these paths would be taken instead.
    for path in ["defs/toy.td", "types.td", "near/types.td", "far/types.td"] {
        assert!(watched.iter().any(|watched| watched == path), "{path} is not among {watched:?}");
    }
    let mut once = watched.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), watched.len(), "twice in {watched:?}");
    // It appears where it was looked for, and is taken.
    folder.write("near/types.td", TYPES);
    assert!(!folder.watched(&arguments).contains(&"far/types.td".to_owned()));
}

#[test]
fn cargo_watches_the_files_of_a_build_that_fails() {
    let folder = folder("watch-wrong");
    folder.write("toy.td", SOUND);
    let (code, lines, said) = folder.build(&["toy.td", "near"]);
    assert_eq!(code, 1);
    assert!(said.contains("toy.td:2:9"), "{said}");
    for path in ["toy.td", "types.td", "near/types.td"] {
        assert!(lines.contains(&format!("cargo::rerun-if-changed={path}")), "{path} is not among {lines:?}");
    }
}

#[test]
fn an_output_that_would_not_change_is_not_touched() {
    let folder = folder("untouched");
    folder.write("toy.td", SOUND);
    folder.write("types.td", TYPES);
    let run = || {
        Config::new()
            .out_dir(folder.path().join("out"))
            .try_compile(folder.path().join("toy.td"))
            .expect("sound")
    };
    let first = run();
    assert!(first.changed);
    let past = SystemTime::now() - Duration::from_secs(3600);
    let file = fs::File::options().write(true).open(&first.path).expect("the output");
    file.set_modified(past).expect("a time that can be set");
    let modified = || fs::metadata(&first.path).and_then(|data| data.modified()).expect("a time");
    let before = modified();
    assert!(!run().changed);
    assert_eq!(modified(), before);
    // Files that are not read still change the hash in the header.
    folder.write("types.td", "class Other;\n");
    assert!(run().changed);
    assert_ne!(modified(), before);
}

#[test]
fn a_wrong_definition_leaves_the_output_as_it_was() {
    let folder = folder("half");
    folder.write("toy.td", &SOUND.replace("name = \"toy\"", "name = \"1\""));
    folder.write("types.td", TYPES);
    folder.write("out/toy.rs", "what was there");
    let (code, lines, said) = folder.build(&["toy.td"]);
    assert_eq!(code, 1);
    assert!(said.starts_with("error[E0205]") && said.contains("--> toy.td:3:41"), "{said}");
    assert!(said.contains("| ") && said.contains(" ^\n") && !said.contains('\x1b'), "{said}");
    assert!(lines.iter().all(|line| line.starts_with("cargo::rerun-if-changed=")), "{lines:?}");
    assert_eq!((folder.read("out/toy.rs").as_str(), folder.names("out").len()), ("what was there", 1));
}

#[test]
fn an_output_that_cannot_be_written_is_reported() {
    let folder = folder("unwritable");
    folder.write("toy.td", SOUND);
    folder.write("types.td", TYPES);
    folder.write("out/blocked", "a file where a folder is needed");
    let config = Config::new().out_dir(folder.path().join("out/blocked"));
    let errors = config.try_compile(folder.path().join("toy.td")).expect_err("no folder");
    assert_eq!(errors.diagnostics[0].code, Some("E0701"));
    assert!(errors.diagnostics[0].message.contains("cannot be written"));
}

#[test]
fn the_header_names_the_generator_and_all_that_went_in() {
    let folder = folder("header");
    folder.write("toy.td", SOUND);
    folder.write("types.td", TYPES);
    let header = || {
        assert_eq!(folder.build(&["toy.td"]).0, 0);
        folder.read("out/toy.rs").lines().next().expect("a line").to_owned()
    };
    let first = header();
    let hash = first
        .strip_prefix("// @generated by isogloss-codegen 0.1.0 from toy.td (hash ")
        .and_then(|rest| rest.strip_suffix("). Do not edit."))
        .unwrap_or_else(|| panic!("{first}"));
    assert!(hash.len() == 16 && hash.chars().all(|c| c.is_ascii_hexdigit()), "{hash}");
    assert_eq!(header(), first);
    folder.write("types.td", &format!("{TYPES}// A remark."));
    assert_ne!(header(), first);
}

#[test]
fn warnings_are_shown_by_cargo() {
    let folder = folder("warnings");
    folder.write(
        "toy.td",
        r#"include "isogloss/Dialect.td"
def Toy_Dialect : Dialect { let name = "toy"; }
def Toy_UnitType : TypeDef<Toy_Dialect, "Unit"> {
  let mnemonic = "unit";
  let extraClassDeclaration = [{ int size(); }];
}
"#,
    );
    let (code, lines, said) = folder.build(&["toy.td"]);
    assert_eq!((code, said.as_str()), (0, ""));
    let warnings: Vec<_> = lines.iter().filter_map(|line| line.strip_prefix("cargo::warning=")).collect();
    assert!(warnings.iter().any(|line| line.starts_with("toy.td:5:31: warning")), "{warnings:?}");
}

#[test]
fn descriptions_are_kept_or_left_out() {
    let text = r#"include "isogloss/Dialect.td"
def Toy_Dialect : Dialect { let name = "toy"; let summary = "A toy."; let description = "Long words."; }
"#;
    let records = session().parse_str("toy.td", text).expect("sound");
    let source = |docs| {
        let mut options = Options::default();
        options.docs = docs;
        generate(&records, &options).expect("sound").source
    };
    let (all, summaries) = (source(DocMode::Sanitised), source(DocMode::Summary));
    assert!(all.contains("/// A toy.") && all.contains("/// Long words."));
    assert!(summaries.contains("/// A toy.") && !summaries.contains("Long words."));
}

#[test]
fn shipped_dialects_are_known_to_every_definition() {
    let known = [
        ("::mlir::DLTIDialect", "::isogloss::dlti::dialect"),
        ("::mlir::func::FuncDialect", "::isogloss::func::dialect"),
        ("gpu::GPUDialect", "::isogloss::gpu::dialect"),
        ("LLVM::LLVMDialect", "::isogloss::llvm::dialect"),
        ("arith::ArithDialect", "::isogloss_dialects::arith::dialect"),
        ("cf::ControlFlowDialect", "::isogloss_dialects::cf::dialect"),
        ("scf::SCFDialect", "::isogloss_dialects::scf::dialect"),
    ];
    for (class, path) in known {
        let text = format!(
            "include \"isogloss/Dialect.td\"\ndef Toy_Dialect : Dialect {{ let name = \"toy\"; let dependentDialects = \
             [\"{class}\"]; }}"
        );
        let source = Config::new().source_of_text("toy.td", text).expect("known").text;
        assert!(source.contains(path), "{class}: {source}");
    }
    // A dialect of the same file has the class name that MLIR derives from its record.
    let text = "include \"isogloss/Dialect.td\"\ndef MyABI_Dialect : Dialect { let name = \"my_abi\"; }\n\
                def Toy_Dialect : Dialect { let name = \"toy\"; let dependentDialects = [\"MyABIDialect\"]; }";
    assert!(
        Config::new()
            .source_of_text("toy.td", text)
            .expect("known")
            .text
            .contains("super::my_abi::dialect()")
    );
}

#[test]
fn paths_of_options_are_checked() {
    let text = "include \"isogloss/Dialect.td\"\ndef Toy_Dialect : Dialect { let name = \"toy\"; }";
    let config = Config::new().extern_dialect("MyDialect", "my crate").runtime_path("a-b");
    let errors = config.source_of_text("toy.td", text).expect_err("two paths");
    let messages: Vec<_> = errors.diagnostics.iter().map(|error| error.message.as_str()).collect();
    assert_eq!(
        messages,
        [
            "option runtime_path: `a-b` is not a Rust path",
            "option extern_dialect `MyDialect`: `my crate` is not a Rust path"
        ]
    );
}
