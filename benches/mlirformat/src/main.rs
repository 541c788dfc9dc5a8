//! Parses and prints generic IR with the crate `mlirformat`, for comparison in the benchmark
//! `ir`.
#![forbid(unsafe_code)]

use mlirformat::MlirOpt;
use std::error::Error;
use std::io::Write as _;

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args_os().nth(1).ok_or("mlirformat-peer FILE")?;
    let text = std::fs::read_to_string(file)?;
    // Without dialects, so that all operations print in generic form.
    let opt = MlirOpt::default();
    let module = opt.parse(&text).map_err(|error| error.to_string())?;
    Ok(std::io::stdout().write_all(opt.show(&module).to_string().as_bytes())?)
}
