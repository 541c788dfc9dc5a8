//! Bytecode as text and back, and other forms of operations.

use super::check::checked;
use super::dialects;
use super::file::IrFile;
use crate::names::FileName;
use crate::world::World;
use isogloss::Context;
use isogloss::bytecode::{self, BytecodeWriteOptions};
use isogloss::def::Dialect;
use isogloss::ir::text::{FileOptions, parse_file};
use isogloss::text::ParserOptions;

/// The text of a file of bytecode, as `mlir/convertFromBytecode` gives it.
pub(crate) fn from_bytecode(world: &World, name: &FileName) -> Result<String, String> {
    let path = name.path().ok_or("a document that is not on disk has no bytecode")?;
    let bytes = std::fs::read(path).map_err(|error| error.to_string())?;
    let text = read(dialects::compiled(world), &bytes)?;
    // The text may name dialects of the workspace that have custom forms.
    let file = IrFile::new(name.clone(), text.as_str().into());
    let (tables, _) = dialects::tables(world, file.dialects().keys().map(|name| &**name));
    if tables.dialects.len() > dialects::compiled(world).len() {
        return read(tables.dialects.iter().copied(), &bytes).or(Ok(text));
    }
    Ok(text)
}

/// The text of bytecode, with the forms of some dialects.
fn read(dialects: impl IntoIterator<Item = &'static Dialect>, bytes: &[u8]) -> Result<String, String> {
    let context = Context::try_with_dialects(dialects).map_err(|error| error.to_string())?;
    let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
    let parsed = parse_file(&context, bytes, &options);
    match parsed.errors.first() {
        Some(error) => Err(error.message().to_owned()),
        None => Ok(parsed.ir.to_string()),
    }
}

/// A document as bytecode in base64, as `mlir/convertToBytecode` gives it.
pub(crate) fn to_bytecode(world: &World, name: &FileName) -> Result<String, String> {
    let file = super::file(world, name).ok_or("the document is not known")?;
    if file.parts.len() > 1 {
        return Err("a file with several parts has no bytecode".to_owned());
    }
    let tables = checked(world, &file).tables.clone();
    let context =
        Context::try_with_dialects(tables.dialects.iter().copied()).map_err(|error| error.to_string())?;
    let options = FileOptions::default().parser(ParserOptions::default().allow_unregistered(true));
    let parsed = parse_file(&context, file.text.as_bytes(), &options);
    if let Some(error) = parsed.errors.first() {
        return Err(error.message().to_owned());
    }
    let root = parsed.ir.root().ok_or("there is no operation")?;
    let written = bytecode::write_bytecode(root, &BytecodeWriteOptions::default());
    written.map(|written| base64(&written.bytes)).map_err(|error| error.message().to_owned())
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for index in 0..4 {
            if index <= chunk.len() {
                text.push(char::from(DIGITS[(bits >> (18 - 6 * index) & 63) as usize]));
            } else {
                text.push('=');
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn base64_of_all_lengths() {
        let texts = ["", "f", "fo", "foo", "foob"].map(|text| super::base64(text.as_bytes()));
        assert_eq!(texts, ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="]);
    }
}
