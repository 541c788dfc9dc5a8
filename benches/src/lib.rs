//! What the benchmarks share; each is a program of its own under `benches/` or `src/bin/`.
#![forbid(unsafe_code)]

pub mod clock;
pub mod generic_ir;
#[cfg(unix)]
pub mod growth;
#[cfg(unix)]
pub mod ir_shapes;
pub mod mixed_ir;
pub mod operations;
#[cfg(unix)]
pub mod process;
