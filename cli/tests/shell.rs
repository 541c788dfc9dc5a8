//! Completions, manual pages and help texts.

use std::process::Command;

fn isogloss(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_isogloss")).args(arguments).output();
    let output = output.expect("the command runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

const SUBCOMMANDS: [&str; 11] = [
    "generate",
    "records",
    "fmt",
    "opt",
    "layout",
    "query",
    "bytecode",
    "lsp",
    "explain",
    "completions",
    "man",
];

#[test]
fn completions_know_subcommands_and_flags() {
    for shell in ["bash", "zsh", "fish"] {
        let script = isogloss(&["completions", shell]);
        for word in SUBCOMMANDS.iter().chain(&["allow-unregistered-dialect", "emit-bytecode"]) {
            assert!(script.contains(word), "{shell}: no `{word}`");
        }
    }
}

/// The script runs in the shell, if it is installed, and completes a flag.
#[test]
fn bash_completes_a_flag() {
    let script = isogloss(&["completions", "bash"]);
    let program = format!(
        "{script}\nCOMP_WORDS=(isogloss opt --emit-bytecode-v) COMP_CWORD=2\n\
         _isogloss isogloss --emit-bytecode-v opt\necho \"${{COMPREPLY[@]}}\""
    );
    match Command::new("bash").args(["--norc", "-c", &program]).output() {
        Ok(output) => assert_eq!(
            String::from_utf8_lossy(&output.stdout).trim(),
            "--emit-bytecode-version",
            "{}",
            String::from_utf8_lossy(&output.stderr)
        ),
        Err(error) => println!("skipped: bash: {error}"),
    }
}

#[test]
fn there_is_a_manual_page_for_each_subcommand() {
    let page = isogloss(&["man"]);
    assert!(page.contains(".TH isogloss 1"), "{page}");
    for name in SUBCOMMANDS {
        assert!(page.contains(&format!("isogloss\\-{name}(1)")), "{name} is missing:\n{page}");
        let page = isogloss(&["man", name]);
        assert!(page.contains(&format!(".TH isogloss-{name} 1")), "{page}");
        assert!(page.contains(".SH OPTIONS"), "{page}");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_isogloss")).args(["man", "optimise"]).output();
    let output = output.expect("the command runs");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "error: unknown subcommand `optimise`\n");
}

#[test]
fn the_help_of_opt_says_what_it_knows_and_what_it_does_not_do() {
    let help = isogloss(&["opt", "--help"]);
    // Line breaks depend on the width.
    let words = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        words.contains(
            "Dialects: arith, builtin, cf, complex, dlti, func, gpu, index, llvm, math, memref, quant, scf, tensor, ub."
        ),
        "{help}"
    );
    assert!(words.contains("The passes are --canonicalize, which folds"), "{help}");
}
