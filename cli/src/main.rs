//! The `isogloss` command.
#![forbid(unsafe_code)]

fn main() {}
