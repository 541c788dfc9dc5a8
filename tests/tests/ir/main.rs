//! Operations as text and bytecode: reading, printing, verifying and rejecting.

mod bytecode;
mod bytecode_dialects;
mod bytecode_hostile;
mod bytecode_newer;
mod bytecode_oracle;
mod documents;
mod errors;
mod expectations;
mod files;
mod format;
mod fuzz_regressions;
mod hostile;
mod mutations;
mod nesting_limits;
mod old_language;
mod operations_oracle;
mod places;
mod random;
mod signals;
mod trees;
mod wrong;
