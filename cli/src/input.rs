//! Reads IR from a file or standard input.

use crate::output::Failure;
use isogloss::bytecode::is_bytecode;
use std::fs;
#[cfg(feature = "load")]
use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// The bytes of a file with IR, or of standard input for `-`, and its name in locations.
pub(crate) fn read(path: &Path) -> Result<(Vec<u8>, String), Failure> {
    let (bytes, name) = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin()
            .read_to_end(&mut bytes)
            .map_err(|error| Failure::Io(format!("standard input: {error}")))?;
        (bytes, "<stdin>".to_owned())
    } else {
        let name = path.display().to_string();
        (fs::read(path).map_err(|error| Failure::Io(format!("{name}: {error}")))?, name)
    };
    if is_binary(&bytes) && !is_bytecode(&bytes) {
        return Err(Failure::Io(format!("{name}: neither text nor bytecode")));
    }
    Ok((bytes, name))
}

/// Refuses a binary definition file. An unreadable file is reported later by the reader.
#[cfg(feature = "load")]
pub(crate) fn check_is_text(path: &Path) -> Result<(), Failure> {
    let mut head = Vec::new();
    match File::open(path).and_then(|file| file.take(HEAD).read_to_end(&mut head)) {
        Ok(_) if is_binary(&head) => Err(Failure::Io(format!("{}: not a text file", path.display()))),
        _ => Ok(()),
    }
}

/// The number of bytes that decide whether a file is text.
const HEAD: u64 = 1024;

/// Whether a file begins with binary data: it has a NUL and invalid UTF-8.
pub(crate) fn is_binary(bytes: &[u8]) -> bool {
    let head = &bytes[..bytes.len().min(HEAD as usize)];
    head.contains(&0) && str::from_utf8(head).is_err_and(|error| error.error_len().is_some())
}
