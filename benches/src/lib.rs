//! Shared code of the benchmarks, which are programs in `benches/` and `src/bin/`.
#![forbid(unsafe_code)]

/// Defines `main` of a program that measures CPU time: it calls `unix::main`, and is an error
/// message on other systems.
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
pub mod function_ir;
pub mod generic_ir;
#[cfg(unix)]
pub mod growth;
#[cfg(unix)]
pub mod ir_shapes;
pub mod mixed_ir;
pub mod operations;
#[cfg(unix)]
pub mod process;
pub mod structured_ir;
