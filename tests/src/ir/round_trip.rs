//! Printed IR parses back to the same IR, for any accepted input. The fuzz target `ir` and its
//! regression suite share this check.

use isogloss_cli::opt::{OptOptions, OptOutput, run_opt};

/// Constructs whose printed form does not parse back to the same IR, in the reference tool as
/// well. Ranges with different spellings are distinct in a fused location, but print alike; a
/// file without a name gets one in the second round.
const UNSTABLE: [&[u8]; 8] =
    [b"affine_", b"sparse<", b"f128", b"f80", b"distinct[", b"@<<INVALID", b"fused", b"\"\":"];

/// A constant in hexadecimal may have bits that no element uses: they count for equality, and printed values do not have them, in the
/// reference tool as well. So it is stable from the second text on.
const HEXADECIMAL: &[u8] = b"\"0x";

/// Parses, verifies and prints IR; the printed text must parse back to the same IR.
///
/// # Panics
/// If it does not, or if an input is rejected without an error.
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
        if input.windows(HEXADECIMAL.len()).any(|text| text == HEXADECIMAL) {
            let third = opt(&again.text, false);
            assert!(again.text == third.text, "what is printed twice reads back as something else");
            continue;
        }
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
