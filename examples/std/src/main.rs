//! Reads the first example of the language reference of 2020, verifies it, and prints it in today's syntax and in
//! generic form. The parser warns of each old spelling.
//!
//! `cargo run -q -p std-dialect`
#![forbid(unsafe_code)]

use isogloss::Context;
use isogloss::ir::text::{FileOptions, OpPrintFlags, parse_file};
use isogloss::text::ParserOptions;
use std::process::ExitCode;

fn main() -> ExitCode {
    let context = Context::with_dialects(std_dialect::all());
    // The dialect of `tf.Print` is not registered.
    let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
    let file = parse_file(&context, std_dialect::MULTIPLY.as_bytes(), &options);
    for diagnostic in file.warnings.iter().chain(&file.errors) {
        let line = diagnostic.span().map_or(0, |span| std_dialect::MULTIPLY[..span.start].lines().count());
        eprintln!("multiply.mlir:{line}: {}", diagnostic.message());
    }
    let verified = file.ir.verify();
    if let Err(error) = &verified {
        eprintln!("{error}");
    }
    let Some(root) = file.ir.root().filter(|_| file.errors.is_empty() && verified.is_ok()) else {
        return ExitCode::FAILURE;
    };
    let mut text = Vec::new();
    for generic in [false, true] {
        let flags = OpPrintFlags::default().generic(generic);
        isogloss::ir::text::print(root, flags, &Default::default(), &mut text);
    }
    print!("{}", String::from_utf8_lossy(&text));
    ExitCode::SUCCESS
}
