//! What the benchmarks share; each is a program of its own under `benches/` or `src/bin/`.
#![forbid(unsafe_code)]

/// The entry of a program that measures CPU time, which only Unix reports: it calls `unix::main`.
#[macro_export]
macro_rules! unix_main {
    () => {
        #[cfg(not(unix))]
        fn main() {
            eprintln!("CPU time is measured on Unix only");
        }

        #[cfg(unix)]
        fn main() -> $crate::process::Result<()> {
            unix::main()
        }
    };
}

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
