//! Input of IR from a file or standard input, and a context with all shipped dialects.

use crate::output::Failure;
use isogloss::Context;
use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

/// A context with every shipped dialect.
pub(crate) fn context() -> Box<Context> {
    Context::with_dialects(isogloss_cli::known_dialects())
}

/// The bytes of a file, or of standard input for `-`, and its name in locations.
pub(crate) fn read(path: &Path) -> Result<(Vec<u8>, String), Failure> {
    if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin()
            .read_to_end(&mut bytes)
            .map_err(|error| Failure::Io(format!("standard input: {error}")))?;
        return Ok((bytes, "<stdin>".to_owned()));
    }
    let name = path.display().to_string();
    match fs::read(path) {
        Ok(bytes) => Ok((bytes, name)),
        Err(error) => Err(Failure::Io(format!("{name}: {error}"))),
    }
}
