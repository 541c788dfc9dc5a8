//! The `isogloss` command that knows the dialect `signal`: `signal opt FILE`, `signal lsp`, `signal layout TYPE`.

fn main() -> std::process::ExitCode {
    isogloss_cli::main_with([signal::dialect()])
}
