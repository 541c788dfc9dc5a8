//! Lowers `programs/*.calc` whose `main` has a value, runs them by LLVM's tools, and compares their output with that
//! value. Without the tools it reports that it was skipped, and fails in continuous integration, which installs them.

use isogloss_tests::oracle;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The passes from `func`, `arith`, `scf` and `memref` to the LLVM dialect.
const PASSES: [&str; 6] = [
    "--convert-scf-to-cf",
    "--convert-cf-to-llvm",
    "--convert-arith-to-llvm",
    "--finalize-memref-to-llvm",
    "--convert-func-to-llvm",
    "--reconcile-unrealized-casts",
];

/// A `main` in LLVM IR that prints the value of the program's.
const MAIN: &str = r#"
@format = private constant [5 x i8] c"%ld\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %value = call i64 @calc_main()
  %count = call i32 (ptr, ...) @printf(ptr @format, i64 %value)
  ret i32 0
}
"#;

/// The standard output of a tool.
fn output(tool: &Path, arguments: &[&str], input: &Path) -> String {
    let found = Command::new(tool).args(arguments).arg(input).output().expect("the tool runs");
    let errors = String::from_utf8_lossy(&found.stderr);
    assert!(found.status.success(), "{} {}: {errors}", tool.display(), input.display());
    String::from_utf8(found.stdout).expect("text")
}

#[test]
fn lowered_programs_print_the_value_of_main() {
    let tools = ["mlir-opt", "mlir-translate", "lli"].map(oracle);
    let [Some(opt), Some(translate), Some(lli)] = tools else { return };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/programs");
    let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let files = fs::read_dir(folder).expect("the programs").map(|entry| entry.expect("a file").path());
    let mut compared = 0;
    for file in files.filter(|file| file.extension().is_some_and(|extension| extension == "calc")) {
        let source = fs::read_to_string(&file).expect("a program");
        let context = calc::context();
        let Ok(program) = calc::compile(&context, "test.calc", &source) else { continue };
        let Ok(expected) = calc::run(&program, "main") else { continue };
        let lowered = calc::lower(&program);
        lowered.verify().unwrap_or_else(|found| panic!("{}: {found:?}\n{lowered}", file.display()));
        let name = file.file_stem().expect("a name");
        let [mlir, llvm_dialect, llvm] =
            ["mlir", "llvm.mlir", "ll"].map(|extension| scratch.join(name).with_extension(extension));
        fs::write(&mlir, lowered.to_string().replace("@main(", "@calc_main("))
            .expect("the folder is writable");
        fs::write(&llvm_dialect, output(&opt, &PASSES, &mlir)).expect("the folder is writable");
        let mut text = output(&translate, &["--mlir-to-llvmir"], &llvm_dialect);
        text.push_str(MAIN);
        fs::write(&llvm, text).expect("the folder is writable");
        assert_eq!(output(&lli, &[], &llvm).trim(), expected.to_string(), "{}", file.display());
        compared += 1;
    }
    assert!(compared >= 5, "{compared} programs were compared");
}
