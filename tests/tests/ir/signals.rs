//! Checked-in inputs in the reference tools: no tool is ended by a signal, or works for more than 10 seconds.
//!
//! `signals.txt` lists the inputs that were tried with a version of the tools: definition files, IR as text and
//! bytecode, text files of several programs, and pages with blocks of code. An input that it does not list, or whose
//! content changed, is tried at once. `ISOGLOSS_SIGNALS=all cargo test -p isogloss-tests --test ir signals::` tries all
//! of them, also inputs with a changed included file, which takes minutes; with `UPDATE_EXPECT=1` the list is written.

use isogloss_tests::limited::{self, End, Resources};
use isogloss_tests::{
    TemporaryFile, book, files_that_end_in, golden, llvm_dir, oracle, parallel, repository,
};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use std::{env, fs};

/// 3 GB.
const RESOURCES: Resources = Resources { memory: 3_000_000, seconds: 10, deadline: Duration::from_secs(300) };

/// The folders that have no checked-in inputs.
const SKIPPED: [&str; 3] = [".git", "target", "node_modules"];

/// The extensions of inputs.
const EXTENSIONS: [&str; 6] = ["td", "inc", "mlir", "mlirbc", "txt", "md"];

/// The line between the programs of a text file.
const SEPARATOR: &str = "\n// -----";

/// The generators of `mlir-tblgen` that are tried with a definition file that includes files of MLIR or of `isogloss`.
const GENERATORS: [&str; 25] = [
    "-gen-attr-constraint-defs",
    "-gen-attr-interface-decls",
    "-gen-attr-interface-docs",
    "-gen-attrdef-decls",
    "-gen-attrdef-defs",
    "-gen-attrdef-doc",
    "-gen-bytecode",
    "-gen-dialect-decls",
    "-gen-dialect-defs",
    "-gen-dialect-doc",
    "-gen-enum-decls",
    "-gen-enum-defs",
    "-gen-op-decls",
    "-gen-op-defs",
    "-gen-op-doc",
    "-gen-op-interface-decls",
    "-gen-op-interface-docs",
    "-gen-pass-decls",
    "-gen-rewriters",
    "-gen-type-constraint-defs",
    "-gen-type-interface-decls",
    "-gen-type-interface-docs",
    "-gen-typedef-decls",
    "-gen-typedef-defs",
    "-gen-typedef-doc",
];

/// Flags of `mlir-opt`.
const OPT: [&str; 2] = ["--allow-unregistered-dialect", "--split-input-file"];

/// A file with inputs.
struct Input {
    path: PathBuf,
    bytes: Vec<u8>,
    /// Its line in the list.
    line: String,
}

/// FNV-1a, in 64 bits.
fn hash(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

fn extension(path: &Path) -> &str {
    path.extension().and_then(|extension| extension.to_str()).unwrap_or_default()
}

fn is_skipped(path: &Path) -> bool {
    path.components().any(|part| SKIPPED.iter().any(|skipped| part.as_os_str() == *skipped))
}

fn inputs() -> Vec<Input> {
    let root = repository();
    let entries = fs::read_dir(root).expect("the repository").map(|entry| entry.expect("an entry").path());
    let mut inputs: Vec<Input> = entries
        .filter(|path| path.is_dir() && !is_skipped(path.strip_prefix(root).expect("an entry")))
        .flat_map(|folder| files_that_end_in(&folder, &EXTENSIONS))
        .filter(|path| !is_skipped(path.strip_prefix(root).expect("a path inside the repository")))
        .filter_map(|path| {
            let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let text = String::from_utf8_lossy(&bytes);
            let is_input = match extension(&path) {
                "txt" => text.contains(SEPARATOR),
                "md" => book::blocks(&text).iter().any(|block| kind(&block.language).is_some()),
                _ => true,
            };
            let name = path.strip_prefix(root).expect("a path inside the repository").display();
            let line = format!("{:016x} {name}", hash(&bytes));
            is_input.then_some(Input { path, bytes, line })
        })
        .collect();
    inputs.sort_by(|a, b| a.path.cmp(&b.path));
    inputs
}

/// The first line of the list: the version of the tools, and the hash of their arguments.
fn heading(tool: &Path) -> String {
    let output = Command::new(tool).arg("--version").output().expect("the tool starts");
    let text = String::from_utf8_lossy(&output.stdout);
    let version =
        text.lines().find_map(|line| line.split_once("version ")).map_or("", |(_, version)| version);
    let arguments = format!("{GENERATORS:?}{OPT:?}");
    format!("LLVM {}, arguments {:016x}", version.trim(), hash(arguments.as_bytes()))
}

/// The language of an input.
#[derive(Clone, Copy)]
enum Kind {
    Definitions,
    Ir,
}

/// The kind of a file by its extension, or of a block by its language.
fn kind(word: &str) -> Option<Kind> {
    match word {
        "td" | "inc" | "tablegen" => Some(Kind::Definitions),
        "mlir" | "mlirbc" | "txt" => Some(Kind::Ir),
        _ => None,
    }
}

/// The flag `-I` for every folder whose files an input includes.
fn includes(path: &Path) -> Vec<String> {
    let root = repository();
    let mut folders = vec![root.join("defs"), root.join("tests/tablegen/probes/include")];
    folders.extend(path.ancestors().skip(1).take_while(|folder| *folder != root).map(Path::to_path_buf));
    folders.extend(path.ancestors().skip(1).take(2).map(|folder| folder.join("include")));
    folders.push(root.join("tests/diag_include"));
    folders.push(llvm_dir().join("include"));
    folders.into_iter().flat_map(|folder| ["-I".to_owned(), folder.display().to_string()]).collect()
}

/// The commands that are tried with a text: tools, each with its arguments apart from the file.
fn commands(kind: Kind, path: &Path, bytes: &[u8]) -> Vec<(&'static str, Vec<String>)> {
    let text = match kind {
        Kind::Ir => return vec![("mlir-opt", OPT.map(str::to_owned).to_vec())],
        Kind::Definitions => String::from_utf8_lossy(bytes),
    };
    let macros = text.lines().next().and_then(|line| line.strip_prefix("// args: ")).unwrap_or_default();
    let mut shared = includes(path);
    shared.extend(macros.split_whitespace().map(str::to_owned));
    let command = |tool: &'static str, action: &str| {
        (tool, [action.to_owned()].into_iter().chain(shared.iter().cloned()).collect())
    };
    let actions = ["--print-records", "--dump-json", "--print-detailed-records"];
    let mut commands: Vec<_> = actions.iter().map(|action| command("llvm-tblgen", action)).collect();
    if text.contains("include \"isogloss/") || text.contains("include \"mlir/") {
        commands.extend(GENERATORS.iter().map(|generator| command("mlir-tblgen", generator)));
    }
    commands
}

/// The first command that a signal ends, or that does not end in time.
fn problem(kind: Kind, input: &Input, file: &Path, bytes: &[u8]) -> Option<String> {
    commands(kind, &input.path, bytes).into_iter().find_map(|(tool, mut arguments)| {
        arguments.push(file.display().to_string());
        let program = llvm_dir().join("bin").join(tool);
        match limited::run(&program, &arguments, repository(), RESOURCES).expect("the tool starts") {
            End::Exit(..) => None,
            end @ (End::Signal(..) | End::Deadline) => Some(format!("{tool} {}: {end}", arguments[0])),
        }
    })
}

/// The problems with the inputs of a file.
fn problems(input: &Input) -> Vec<String> {
    if let Some(kind) = kind(extension(&input.path)) {
        let problem = problem(kind, input, &input.path, &input.bytes);
        return problem.map(|problem| format!("{}: {problem}", input.path.display())).into_iter().collect();
    }
    let blocks = book::blocks(&String::from_utf8_lossy(&input.bytes));
    let problems = blocks.iter().filter_map(|block| {
        let kind = kind(&block.language)?;
        let name = match kind {
            Kind::Definitions => "block.td",
            Kind::Ir => "block.mlir",
        };
        let file = TemporaryFile::new(name, &block.text);
        let problem = problem(kind, input, &file, block.text.as_bytes())?;
        Some(format!("{}:{}: {problem}", input.path.display(), block.line))
    });
    problems.collect()
}

#[test]
fn no_checked_in_input_ends_a_reference_tool() {
    let (Some(opt), Some(_), Some(_)) = (oracle("mlir-opt"), oracle("llvm-tblgen"), oracle("mlir-tblgen"))
    else {
        return;
    };
    let list = repository().join("tests/signals.txt");
    let heading = heading(&opt);
    let text = fs::read_to_string(&list).unwrap_or_default();
    let is_of_this_version = text.lines().next() == Some(heading.as_str());
    let known: BTreeSet<&str> = text.lines().skip(1).filter(|_| is_of_this_version).collect();
    let all = env::var_os("ISOGLOSS_SIGNALS").is_some_and(|value| value == "all");
    let inputs = inputs();
    assert!(inputs.len() > 2_000, "only {} inputs", inputs.len());
    let untried: Vec<&Input> =
        inputs.iter().filter(|input| all || !known.contains(input.line.as_str())).collect();
    eprintln!("{} of {} inputs are tried", untried.len(), inputs.len());
    let problems = parallel::map(&untried, |input| problems(input)).concat();
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
    if env::var_os("UPDATE_EXPECT").is_some() {
        let mut text = format!("{heading}\n");
        for input in &inputs {
            let _ = writeln!(text, "{}", input.line);
        }
        golden::check_text(&list, &text);
    }
}
