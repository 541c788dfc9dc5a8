//! Compiles a program, prints its IR, and calls its function `main`.
//!
//! `cargo run -q -p calc`, or `cargo run -q -p calc -- FILE`
#![forbid(unsafe_code)]

use isogloss::Context;
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let (file, source) = match env::args().nth(1) {
        None => ("sample.calc".to_owned(), Ok(calc::SAMPLE.to_owned())),
        Some(file) => (file.clone(), fs::read_to_string(&file)),
    };
    let source = match source {
        Ok(source) => source,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::FAILURE;
        }
    };
    let context = Context::with_dialects([calc::dialect()]);
    let result = calc::compile(&context, &file, &source).and_then(|ir| {
        print!("{ir}");
        calc::run(&ir, "main").map_err(|error| vec![error])
    });
    match result {
        Ok(value) => {
            println!("main() = {value}");
            ExitCode::SUCCESS
        }
        Err(errors) => {
            errors.iter().for_each(|error| eprintln!("{}", error.render(&source)));
            ExitCode::FAILURE
        }
    }
}
