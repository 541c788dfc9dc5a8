//! Reads types and attributes from a text file, one to a line, prints them back,
//! and prints a table of the sizes and alignments of the types.
//!
//! `cargo run -p toy -- examples/toy/types.txt`

use isogloss::layout::DataLayout;
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{Context, Diagnostic, Type};
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    let Some(path) = env::args().nth(1) else {
        eprintln!("usage: toy FILE");
        return ExitCode::from(2);
    };
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    match print(&mut io::stdout().lock(), &path, &text) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        // The reader closed our output.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the types and attributes of a text and the table; returns the number of lines with errors.
fn print(out: &mut impl Write, path: &str, text: &str) -> io::Result<usize> {
    let context = Context::with_dialects([toy::dialect()]);
    let (types, errors) = print_back(out, &context, path, text)?;
    writeln!(out)?;
    print_table(out, &context, &types)?;
    Ok(errors)
}

/// Prints the type or attribute of each line; returns the types and the number of
/// lines with errors.
fn print_back<'c>(
    out: &mut impl Write,
    context: &'c Context,
    path: &str,
    text: &str,
) -> io::Result<(Vec<Type<'c>>, usize)> {
    let (mut types, mut errors) = (Vec::new(), 0);
    let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with("//"));
    for (number, line) in lines {
        let result = if line.starts_with('#') {
            parse_attribute(context, line).map(|attribute| attribute.to_string())
        } else {
            parse_type(context, line).map(|ty| {
                types.push(ty);
                ty.to_string()
            })
        };
        match result {
            Ok(printed) => writeln!(out, "{printed}")?,
            Err(error) => {
                errors += 1;
                show(&error, path, number + 1, line);
            }
        }
    }
    Ok((types, errors))
}

/// Shows where in a line an error is.
fn show(error: &Diagnostic, path: &str, number: usize, line: &str) {
    let span = error.span().unwrap_or(0..line.len());
    let (start, width) = (span.start.min(line.len()), span.len().max(1));
    eprintln!("{path}:{number}:{}: {error}", start + 1);
    eprintln!("  {line}\n  {}{}", " ".repeat(start), "^".repeat(width));
}

/// Prints the size of each type in bytes and bits, and its alignments in bytes.
fn print_table(out: &mut impl Write, context: &Context, types: &[Type<'_>]) -> io::Result<()> {
    let layout = DataLayout::new(context);
    let rows = types.iter().map(|ty| {
        let answers = match layout.layout(*ty) {
            Ok(answers) => [
                answers.size.to_string(),
                answers.size_in_bits.to_string(),
                answers.abi_alignment.to_string(),
                answers.preferred_alignment.to_string(),
            ],
            Err(_) => ["no layout", "", "", ""].map(str::to_owned),
        };
        (ty.to_string(), answers)
    });
    let head = ("type".to_owned(), ["size", "bits", "abi", "preferred"].map(str::to_owned));
    let rows: Vec<_> = std::iter::once(head).chain(rows).collect();
    let width = rows.iter().map(|(ty, _)| ty.chars().count()).max().unwrap_or(0);
    let columns: [usize; 4] =
        std::array::from_fn(|i| rows.iter().map(|(_, cells)| cells[i].len()).max().unwrap_or(0));
    for (ty, cells) in rows {
        let cells = cells.iter().zip(columns).map(|(cell, width)| format!("  {cell:>width$}"));
        writeln!(out, "{}", format!("{ty:width$}{}", cells.collect::<String>()).trim_end())?;
    }
    Ok(())
}
