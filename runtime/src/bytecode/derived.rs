//! The encoding that follows from the parameters of a definition (`bytecode = 1` in a definition file).
//!
//! An entry is the mnemonic of the definition as a string, the number of its parameters, and each of them by its
//! kind. A later version of a definition may add parameters that may be left out: they are what they are if left out.

use super::entries::BytecodeReader;
use super::input::Read;
use super::interface::BytecodeWriter;
use crate::Node;

pub(super) fn write<'c, W: BytecodeWriter<'c> + ?Sized>(_node: Node<'c>, _to: &mut W) -> bool {
    false
}

pub(super) fn read<'c>(
    _from: &mut BytecodeReader<'_, '_, 'c>,
    _is_attribute: bool,
) -> Read<Option<Node<'c>>> {
    Ok(None)
}
