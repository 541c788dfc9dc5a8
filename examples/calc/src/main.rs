//! Compiles a program, prints its IR, and calls its function `main`: `cargo run -q -p calc`, or
//! `cargo run -q -p calc -- FILE`.
#![forbid(unsafe_code)]

use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let file = env::args().nth(1);
    let source = file.as_ref().map_or_else(|| Ok(calc::SAMPLE.to_owned()), fs::read_to_string);
    let file = file.as_deref().unwrap_or("sample.calc");
    let result = source.map_err(|error| format!("{file}: {error}")).and_then(|source| {
        let context = calc::context();
        let result = calc::compile(&context, file, &source).and_then(|ir| {
            print!("{ir}");
            calc::run(&ir, "main").map_err(|error| vec![error])
        });
        result.map_err(|errors| calc::render(&errors, &source))
    });
    match result {
        Ok(value) => println!("main() = {value}"),
        Err(ref errors) => eprintln!("{errors}"),
    }
    if result.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
