//! What the benchmarks share; each is a program of its own under `benches/` or `src/bin/`.
#![forbid(unsafe_code)]

#[cfg(unix)]
pub mod process;
