//! Conditions with arithmetic in C++, in a compiled dialect and in the same one loaded from its definition file: remainders,
//! masks, shifts, powers of two, comparisons of parameters.

use isogloss::ir::Ir;
use isogloss::{Context, Diagnostic};
use isogloss_codegen::session;
use std::path::Path;

isogloss::dialect! { file = "ops/arithmetic.td" }

/// Operations with an attribute `n`: the attributes that they accept, and the ones that they reject.
const ATTRIBUTES: &[(&str, &[&str], &[&str])] = &[
    ("even", &["4", "-4", "0"], &["3", "-3"]),
    ("even2", &["4", "-4"], &["3", "-3"]),
    ("odd", &["3", "-3"], &["2", "-2", "0"]),
    ("pow", &["1", "64"], &["0", "6", "-2"]),
    ("mask", &["-16", "8"], &["-15", "4"]),
    ("range", &["15", "-2"], &["16", "-3"]),
    ("notodd", &["2"], &["3"]),
    ("half", &["6"], &["5", "-9"]),
    // `urem` takes the bits of -1 as 255.
    ("urem", &["-1 : i8", "3 : i8"], &["4 : i8", "-2 : i8"]),
    ("u4", &["15", "0"], &["16", "-1"]),
    ("i4", &["-8", "7"], &["8", "-9"]),
    ("sizes", &["array<i64: 1, 2>", "array<i64>"], &["array<i64: 1>"]),
    ("each", &["array<i64: 4, 2>", "array<i64>"], &["array<i64: 4, 3>"]),
    ("zero", &["1", "-1"], &["0"]),
    ("len", &["\"abc\"", "\"\""], &["\"abcd\""]),
];

/// Operations with an operand: the types that they accept, and the ones that they reject.
const TYPES: &[(&str, &[&str], &[&str])] = &[
    ("width", &["i16", "i64"], &["i17", "f32"]),
    ("dims", &["tensor<2x3xi8>"], &["tensor<3x3xi8>", "tensor<3x2xi8>"]),
    ("count", &["vector<4x4xi1>", "vector<1xi1>"], &["vector<5xi1>"]),
    ("single", &["!n.qubit<5, 4>", "!n.qubit<1, 0>"], &["!n.qubit<4, 4>"]),
    ("more", &["!n.qubit<5, 4>"], &["!n.qubit<4, 4>", "!n.qubit<1, 18446744073709551615>"]),
];

#[test]
fn numbers_are_computed_as_in_cpp() -> Result<(), Diagnostic> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("ops/arithmetic.td");
    let records = session().parse_file(file).expect("definitions");
    let loaded = isogloss_load::load(&records, &[]);
    assert_eq!(loaded.reports[0].summary(), None, "{:?}", loaded.reports[0].unchecked);
    for dialect in [dialect(), loaded.dialects[0]] {
        let ctx = Context::with_dialects(isogloss::dialects::all().into_iter().chain([dialect]));
        let check = |name: &str, case: &str, text: String, expected: bool| match Ir::parse(&ctx, &text) {
            Ok(ir) => {
                assert_eq!(ir.verify().is_ok(), expected, "{name} {case}");
                Ok(())
            }
            Err(error) if ["failed to", "must be"].iter().any(|words| error.message().contains(words)) => {
                assert!(!expected, "{name} {case}: {error}");
                Ok(())
            }
            Err(error) => Err(error),
        };
        for (name, accepted, refused) in ATTRIBUTES {
            for (cases, expected) in [(accepted, true), (refused, false)] {
                for case in *cases {
                    check(name, case, format!("\"n.{name}\"() {{n = {case}}} : () -> ()"), expected)?;
                }
            }
        }
        for (name, accepted, refused) in TYPES {
            for (cases, expected) in [(accepted, true), (refused, false)] {
                for case in *cases {
                    let value = format!("%0 = \"builtin.unrealized_conversion_cast\"() : () -> {case}");
                    check(name, case, format!("{value}\n\"n.{name}\"(%0) : ({case}) -> ()"), expected)?;
                }
            }
        }
        // A native property, and an operation.
        for (case, expected) in [(4, true), (-2, false), (3, false), (1, true)] {
            check("prop", "", format!("\"n.prop\"() <{{p = {case} : i64}}> : () -> ()"), expected)?;
        }
        let value = "%0 = \"builtin.unrealized_conversion_cast\"() : () -> i8";
        check("pairs", "two", format!("{value}\n\"n.pairs\"(%0, %0) : (i8, i8) -> ()"), true)?;
        check("pairs", "one", format!("{value}\n\"n.pairs\"(%0) : (i8) -> ()"), false)?;
    }
    Ok(())
}
