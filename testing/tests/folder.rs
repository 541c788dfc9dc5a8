//! Folders of tests: `RUN` lines, failures and their messages, and checks that are written anew.

use isogloss_testing::{Folder, Output, Summary, folder};
use std::fs;
use std::path::{Path, PathBuf};

/// A folder with files, which is removed when it is dropped.
struct Files(PathBuf);

impl Files {
    fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&path);
        for (name, text) in files {
            let file = path.join(name);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, text).expect("a file");
        }
        Self(path)
    }

    /// The folder, with commands of functions.
    fn folder(&self) -> Folder {
        folder(&self.0)
            .command("upper", |arguments, input| match arguments {
                [] => Output::success(input.to_ascii_uppercase()),
                [file] => fs::read(file).map_or_else(
                    |error| Output::failure(error.to_string()),
                    |text| Output::success(text.to_ascii_uppercase()),
                ),
                _ => Output::failure("too many arguments\n"),
            })
            .command("fails", |_, _| Output { stdout: b"out\n".to_vec(), ..Output::failure("it fails\n") })
            .command("panics", |_, _| panic!("a defect"))
            .define("word", "defined")
            .bless(false)
    }

    fn summary(&self) -> Summary {
        self.folder().summary().expect("tests")
    }

    /// Messages without the folder.
    fn messages(&self, summary: &Summary) -> String {
        let all: String = summary.failed.iter().map(|(_, messages)| messages.as_str()).collect();
        all.replace(&format!("{}/", self.0.display()), "")
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn lines_are_run_without_a_shell() {
    let files = Files::new(
        "right",
        &[
            (
                "pipe.mlir",
                "// RUN: cat %s | upper | FileCheck %s --check-prefix=UP\nab\n// UP: {{^}}AB{{$}}\n",
            ),
            (
                "quotes.mlir",
                "// RUN: echo \"a  b\" 'c|d' e\\ f %{word} 100%% | FileCheck --strict-whitespace %s\n// CHECK: a  b c|d e f defined 100%\n",
            ),
            ("not.mlir", "// RUN: not fails %s 2>&1 | FileCheck %s\n// CHECK: it fails\n"),
            (
                "and.mlir",
                "// RUN: echo one > %t && cat < %t \\\n// RUN:   | FileCheck %s\n// RUN: echo two >> %t && cat %t | FileCheck %s --check-prefix=TWO\n// CHECK: one\n// TWO: one\n// TWO-NEXT: two\n",
            ),
            (
                "parts.mlir",
                "// RUN: split-file %s %t && upper %t/a/x.mlir | FileCheck %t/checks && not diff %t/a/x.mlir %t/checks && diff %t/checks %t/checks\n//--- a/x.mlir\nab\n//--- checks\nCHECK: AB\n",
            ),
            ("fails.mlir", "// XFAIL: *\n// RUN: fails\n"),
            ("sub/folder.mlir", "// RUN: not panics && cat %S/../none.txt\n"),
            ("none.txt", "// RUN: fails\n"),
            ("no-run.mlir", "nothing\n"),
        ],
    );
    let summary = files.summary();
    assert_eq!(summary.failed, []);
    assert_eq!(summary.passed.len(), 7, "{summary:?}");
}

#[test]
fn failures_name_the_line_and_what_is_near() {
    let files = Files::new(
        "wrong",
        &[
            (
                "a.mlir",
                "// RUN: upper %s | FileCheck %s\nab = c\n// CHECK: AB = [[X:.]]\n// CHECK-NOT: NO\n// CHECK: AB = D{{$}}\n",
            ),
            ("b.mlir", "// RUN: fails --flag\n"),
            ("c.mlir", "  // RUN: uper %s\n"),
            ("d.mlir", "// RUN: echo 'a\n"),
            ("e.mlir", "// XFAIL: *\n// RUN: echo a\n"),
            ("f.mlir", "// RUN: echo a | FileCheck %s\n"),
            ("g.mlir", "// RUN: echo a || echo b\n"),
            ("h.mlir", "// RUN: echo %{no}\n"),
            ("i.mlir", "// RUN: panics\n"),
            (
                "j.mlir",
                "// RUN: echo \"a b\" | FileCheck %s\n// CHECK: [[NAME:a]]\n// CHECK-SAME: [[NAM]]\n// CHECK-NEXT: b\n",
            ),
            ("k.mlir", "// RUN: echo \"a b\" | FileCheck %s\n// CHECK: a\n// CHECK-NEXT: b\n"),
        ],
    );
    let summary = files.summary();
    assert_eq!(summary.passed, Vec::<String>::new());
    let all = files.messages(&summary);
    assert!(!all.contains(&files.0.display().to_string()), "{all}");
    let parts = [
        "a.mlir:5:11: error: CHECK: expected text not found in the output\n// CHECK: AB = D{{$}}\n          ^~~~~~~~~~~\n<output>:2:7: note: the output from here on\nAB = C\n      ^\n",
        "b.mlir:1:4: error: `fails` exits with 1\n// RUN: fails --flag\n   ^~~~~~~~~~~~~~~~~\nit fails\n",
        "c.mlir:1:6: error: the command `uper` is not known; the test gives `fails`, `panics`, `upper`\n  // RUN: uper %s\n     ^~~~~~~~~~~~\n",
        "d.mlir:1:4: error: the quote ' does not end\n",
        "e.mlir: error: the test passes, but `XFAIL: *` says that it fails\n",
        "f.mlir: error: no check strings found with prefix 'CHECK:'\n",
        "g.mlir:1:4: error: `||` is not understood here\n",
        "h.mlir:1:4: error: `%{no}` is not defined\n",
        "i.mlir:1:4: error: `panics` exits with 101\n",
        "j.mlir:3:16: error: CHECK-SAME: undefined variable: NAM\n// CHECK-SAME: [[NAM]]\n               ^~~~~~~\nj.mlir:3:16: help: did you mean `NAME`?\n",
        "k.mlir:3:16: error: CHECK-NEXT: the text is on the same line as the match before it\n// CHECK-NEXT: b\n               ^\n<output>:1:3: note: it is here\na b\n  ^\n<output>:1:2: note: the match before it ends here\n",
    ];
    for part in parts {
        assert!(all.contains(part), "no\n{part}\nin\n{all}");
    }
}

#[test]
fn checks_are_written_anew() {
    let program = "// RUN: cat %s.out | FileCheck %s\n// A comment.\n%0 = a\n// CHECK: old\n";
    let two = "// RUN: cat %s.out | FileCheck %s --check-prefix=ONE\n// RUN: cat %s.out | FileCheck %s --check-prefix=TWO\n// ONE: old\n// TWO: old\n";
    let files = Files::new(
        "written",
        &[
            ("a.mlir", program),
            ("a.mlir.out", "module {\n  %0 = t.a\n  t.b %0 {x = [[1]]}\n}\n"),
            ("two.mlir", two),
            ("two.mlir.out", "x\n"),
            ("fine.mlir", "// RUN: echo a | FileCheck %s\n// CHECK: {{a}}\n"),
            ("broken.mlir", "// RUN: fails | FileCheck %s\n// CHECK: a\n"),
        ],
    );
    let summary = files.folder().bless(true).summary().expect("tests");
    let count = (summary.passed.len(), summary.failed.len(), summary.written.len());
    assert_eq!(count, (1, 1, 2), "{summary:?}");
    let read = |name: &str| fs::read_to_string(files.0.join(name)).expect("a file");
    assert_eq!(
        read("a.mlir"),
        "// RUN: cat %s.out | FileCheck %s\n// A comment.\n%0 = a\n// CHECK: %[[V0:.*]] = t.a\n// CHECK-NEXT: t.b %[[V0]] {x = {{\\[\\[}}1]]}\n"
    );
    assert_eq!(read("broken.mlir"), "// RUN: fails | FileCheck %s\n// CHECK: a\n");
    assert_eq!(read("two.mlir"), two.replace("old", "x"));
    // The written checks pass.
    let summary = files.summary();
    assert_eq!((summary.passed.len(), summary.failed.len()), (3, 1));
}

#[test]
fn a_folder_without_tests_is_an_error() {
    let files = Files::new("empty", &[("a.txt", "// RUN: x\n"), ("b.mlir", "x\n")]);
    assert_eq!(files.folder().summary().unwrap_err().to_string(), "no file has a `RUN` line");
    assert!(folder("no/such/folder").summary().is_err());
    assert_eq!(files.folder().extensions(["txt"]).summary().expect("a test").failed.len(), 1);
}
