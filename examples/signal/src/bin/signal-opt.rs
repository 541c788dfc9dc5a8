//! `isogloss opt` that knows the dialect `signal`: `signal-opt FILE --canonicalize`.

fn main() -> std::process::ExitCode {
    isogloss_cli::opt_main_with([signal::dialect()])
}
