//! The definition language: evaluation, printing and messages, compared with `llvm-tblgen`.

mod columns;
mod detailed;
mod diagnostics;
mod format;
mod fuzz_regressions;
mod grammar;
mod hostile;
mod mistakes;
mod points;
mod probes;
mod random;
mod trees;
mod upstream;
