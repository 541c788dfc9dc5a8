//! Tests of a dialect by files: IR with `RUN` lines, which give the commands, and `CHECK` lines, which give their
//! output.
//!
//! A file of such a test, `tests/mlir/add.mlir`:
//!
//! ```text
//! // RUN: my-opt %s --canonicalize | FileCheck %s
//! %0 = arith.constant 1 : i32
//! %1 = arith.addi %0, %0 : i32
//! "test.use"(%1) : (i32) -> ()
//! // CHECK: %[[TWO:.*]] = arith.constant 2 : i32
//! // CHECK-NEXT: "test.use"(%[[TWO]])
//! ```
//!
//! and the test that runs all of them, `tests/mlir.rs`. The crate is a `[dev-dependencies]`:
//!
//! ```no_run
//! # mod my { pub fn dialect() -> &'static isogloss::def::Dialect { isogloss::builtin::dialect() } }
//! #[test]
//! fn files() {
//!     isogloss_testing::folder("tests/mlir").opt("my-opt", [my::dialect()]).run();
//! }
//! ```
//!
//! `my-opt` is then run in the process of the test. [`Folder::program`] runs a program of the crate instead, with
//! `env!("CARGO_BIN_EXE_my-opt")`, [`Folder::command`] any function. Nothing is run by a shell, and LLVM is not needed:
//! [`filecheck`] decides as LLVM's `FileCheck` does.
//!
//! # RUN lines
//!
//! A line has commands with their arguments, in quotes if they contain blanks; `|` gives the output of one to the next, `&&` and a further
//! line run the next one if the one before succeeded, `\` at the end of a line continues it. `> FILE`, `2> FILE`, `2>&1` and `< FILE`
//! are understood. A test passes if all commands succeed.
//!
//! | command | does |
//! |---|---|
//! | `FileCheck FILE` | compares its input with the checks of a file, [`filecheck`] has the flags |
//! | `not COMMAND` | succeeds if the command fails |
//! | `split-file FILE FOLDER` | writes the parts of a file after lines `//--- NAME` to files |
//! | `cat FILE...`, `echo TEXT...`, `diff ONE OTHER` | as in a shell |
//!
//! | in a line | means |
//! |---|---|
//! | `%s` | the file of the test |
//! | `%S`, `%p` | its folder |
//! | `%t` | the path of a file or folder of the test's own, below a temporary folder |
//! | `%T` | that temporary folder |
//! | `%{NAME}` | the value of [`Folder::define`] |
//! | `%%` | a percent sign |
//!
//! `XFAIL: *` says that a test must fail.
//!
//! # Expectations are written
//!
//! With `UPDATE_EXPECT=1` in the environment, the `CHECK` lines of a test that does not pass are written anew from the output: of
//! the last command line with `| FileCheck %s` for each prefix. Values get variables, so that their names in the output do not matter.
//! Read the difference before you commit it.
#![forbid(unsafe_code)]

mod bless;
pub mod filecheck;
mod folder;
mod run;
mod tools;

pub use folder::{Folder, Summary, folder};
pub use run::Output;
