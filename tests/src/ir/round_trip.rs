//! What is printed reads back as the same, whatever was read: shared by the fuzz target `ir` and the suite that tries
//! its findings again.

use isogloss_cli::opt::{OptOptions, OptOutput, run_opt};

/// What the reference tool, too, prints in a form that reads back as something else, or not at all.
/// Ranges that are spelt differently are fused as different ones, and printed alike; a file without a name gets one
/// the second time.
const UNSTABLE: [&[u8]; 8] =
    [b"affine_", b"sparse<", b"f128", b"f80", b"distinct[", b"@<<INVALID", b"fused", b"\"\":"];

/// Reads, verifies and prints IR; what is printed has to read back as the same.
///
/// # Panics
/// When it does not, or when an input is rejected without a word.
pub fn check(input: &[u8]) {
    for old_syntax in [false, true] {
        let once = opt(input, old_syntax);
        if !once.success {
            assert!(!once.messages.is_empty(), "rejected for no reason");
            continue;
        }
        let again = opt(&once.text, false);
        if UNSTABLE.iter().any(|word| once.text.windows(word.len()).any(|text| text == *word)) {
            continue;
        }
        assert!(again.success, "what is printed is rejected: {}", again.messages);
        assert!(once.text == again.text, "what is printed reads back as something else");
    }
}

fn opt(input: &[u8], old_syntax: bool) -> OptOutput {
    let mut options = OptOptions::default();
    // Aliases would be defined after their uses.
    for flag in ["--allow-unregistered-dialect", "--mlir-print-debuginfo", "--mlir-print-local-scope"] {
        options.set_flag(flag);
    }
    options.parser.old_syntax = old_syntax;
    options.parser.limits.nesting = 100;
    run_opt(&[isogloss::dialects::func::dialect()], input.to_vec(), &options)
}
