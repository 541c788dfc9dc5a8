//! Reads a module with nested scopes and prints the sizes of some types in each of
//! them; with `--svg`, draws the layout of the arguments of a kernel.
//!
//! `cargo run -q -p device`

use device::Device;
use isogloss::ir::{Ir, OpRef};
use isogloss::layout::{Picture, ScopedDataLayout, is_scope};
use isogloss::text::parse_type;
use isogloss::{Context, Diagnostic};
use std::env;
use std::error::Error;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

/// The types of the table.
const TYPES: [&str; 6] = [
    "i8",
    "i64",
    "!device.ptr<#device.space<global>>",
    "!device.ptr<#device.space<shared>>",
    "!device.buffer<20x20 of i8>",
    ARGUMENTS,
];
/// The type of the picture.
const ARGUMENTS: &str = "!device.arguments<i8, !device.ptr<#device.space<shared>>, i16, i64>";

fn main() -> ExitCode {
    let answer = match env::args().nth(1).as_deref() {
        None => table().and_then(|table| Ok(format!("{table}\nin @bytes:\n\n{}", picture()?.to_text()))),
        Some("--svg") => picture().map(|picture| picture.to_svg()),
        Some(_) => Err("usage: device [--svg]".into()),
    };
    match answer.and_then(|text| write(&text)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes to standard output; a reader that closes it is not an error.
fn write(text: &str) -> Result<(), Box<dyn Error>> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}

/// Size and alignment of each type in each scope.
fn table() -> Result<String, Box<dyn Error>> {
    let context = Context::with_dialects([Device::dialect()]);
    let ir = Ir::parse(&context, device::KERNELS)?;
    // Each layout borrows the module: while they are used, nothing can change it.
    let scopes: Vec<_> = ir.root().into_iter().flat_map(OpRef::walk).filter(|op| is_scope(*op)).collect();
    let layouts = scopes.iter().map(|op| ScopedDataLayout::closest(*op));
    let layouts = layouts.collect::<Result<Vec<_>, Diagnostic>>()?;

    let mut rows = vec![["size/alignment".to_owned()].into_iter().chain(scopes.iter().map(name)).collect()];
    for text in TYPES {
        let ty = parse_type(&context, text)?;
        let mut row = vec![text.to_owned()];
        for layout in &layouts {
            let answer = layout.layout(ty)?;
            row.push(format!("{}/{}", answer.size, answer.abi_alignment));
        }
        rows.push(row);
    }
    Ok(aligned(&rows))
}

/// The layout of the arguments of the kernel `@bytes`.
fn picture() -> Result<Picture, Box<dyn Error>> {
    let context = Context::with_dialects([Device::dialect()]);
    let ir = Ir::parse(&context, device::KERNELS)?;
    let mut operations = ir.root().into_iter().flat_map(OpRef::walk);
    let kernel = operations.find(|op| name(op) == "bytes").ok_or("no kernel named @bytes")?;
    let layout = ScopedDataLayout::closest(kernel)?;
    Ok(Picture::of(parse_type(&context, ARGUMENTS)?, &layout)?)
}

/// The symbol of an operation, or its name if it has none.
fn name(op: &OpRef<'_, '_>) -> String {
    op.symbol_name().map_or_else(|| op.name().to_owned(), |name| String::from_utf8_lossy(name).into_owned())
}

/// Aligns the first column to the left and the others to the right.
fn aligned(table: &[Vec<String>]) -> String {
    let columns = table.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| table.iter().filter_map(|row| row.get(column)).map(String::len).max();
    let widths: Vec<_> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column {
            0 => format!("{cell:width$}"),
            _ => format!("  {cell:>width$}"),
        });
        cells.collect::<String>() + "\n"
    };
    table.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::{env, fs};

    /// `UPDATE_EXPECT=1 cargo test -p device` redraws it.
    #[test]
    fn the_picture_in_the_readme_is_current() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/device.svg");
        let drawn = super::picture().expect("a picture").to_svg();
        if env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&path, &drawn).expect("the folder is writable");
        }
        let checked_in = fs::read_to_string(path).expect("it is checked in");
        assert!(checked_in == drawn, "docs/device.svg is stale; now drawn:\n{drawn}");
    }

    #[test]
    fn the_readme_has_the_table_that_is_printed() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
        let readme = fs::read_to_string(path).expect("a README");
        let table = super::table().expect("answers");
        assert!(readme.contains(&table), "not in the README:\n{table}");
    }
}
