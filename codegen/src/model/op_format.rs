//! Assembly formats of operations (ODS `assemblyFormat`).

use super::Text;
use super::op::Operation;
use isogloss_tablegen::Diagnostic;

/// The assembly format of an operation.
#[derive(Clone, Debug)]
pub struct OpFormat {
    /// The text, as the definition has it.
    pub text: String,
}

/// Compiles a format for an operation; what is wrong goes to `errors`.
pub fn compile_op_format(
    format: Text<'_>,
    _operation: &Operation,
    _errors: &mut Vec<Diagnostic>,
) -> Option<OpFormat> {
    Some(OpFormat { text: format.text.to_owned() })
}
