//! Numbers are parsed and printed as `mlir-opt` parses and prints them: integers of all widths
//! and floats of all kinds.
//!
//! Every check writes thousands of attributes (all bit patterns of narrow floats, random ones
//! of the others) and compares the output of one run of `mlir-opt` with ours, if the transcripts do not have the comparison.

use isogloss::Context;
use isogloss::numeric::{
    ApFloat, ApInt, FloatKind, FloatSpelling, IntLiteralError, MAX_INT_WIDTH, Signedness,
};
use isogloss::text::{ParserOptions, parse_attribute_with};
use isogloss_tests::transcript::Transcript;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// SplitMix64: the same numbers on every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    fn wide(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }

    fn digits(&mut self, count: u64) -> String {
        (0..count).map(|_| char::from(b'0' + self.below(10) as u8)).collect()
    }
}

const MARKER: &str = "// -----";

/// Runs `mlir-opt` over one operation per attribute, which holds it in an array.
fn run(tool: &Path, attributes: &[&str], separator: &str) -> String {
    let operation = |attribute: &&str| format!("\"t\"() {{a = [{attribute}]}} : () -> ()\n{separator}\n");
    let input: String = attributes.iter().map(operation).collect();
    let mut child = Command::new(tool)
        .args(["--allow-unregistered-dialect", "--mlir-print-op-generic", "--mlir-print-local-scope"])
        .args(["--split-input-file", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the tool starts");
    let mut stdin = child.stdin.take().expect("stdin is a pipe");
    let feed = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the tool ends");
    feed.join().expect("no panic").expect("the tool reads all");
    String::from_utf8(output.stdout).expect("the tool writes UTF-8")
}

/// The attribute in a line of output that shows one.
fn attribute_of(line: &str) -> Option<String> {
    let value = line.strip_prefix("  \"t\"() {a = [")?;
    Some(value.strip_suffix("]} : () -> ()").expect("one attribute in a line").to_owned())
}

/// The reference's answers to attributes that may be errors: slow, with a file for each.
fn reference_with_errors(tool: &Path, attributes: &[&str]) -> Vec<Option<String>> {
    let output = run(tool, attributes, MARKER);
    let files = output.split(MARKER).take(attributes.len());
    files.map(|file| file.lines().find_map(attribute_of)).collect()
}

/// The reference's answers to attributes that are expected to be valid.
fn reference(tool: &Path, attributes: &[&str]) -> Vec<Option<String>> {
    let texts: Vec<_> = run(tool, attributes, "").lines().filter_map(attribute_of).map(Some).collect();
    if texts.len() == attributes.len() { texts } else { reference_with_errors(tool, attributes) }
}

/// What a test expects: inputs, each with what we print of it, or none for an error.
type Cases = [(String, Option<String>)];

/// The inputs on which the reference differs, and how.
fn differences(tool: &Path, cases: &Cases) -> Vec<String> {
    let (right, errors): (Vec<_>, Vec<_>) = cases.iter().partition(|(_, ours)| ours.is_some());
    let right_inputs: Vec<_> = right.iter().map(|case| case.0.as_str()).collect();
    let wrong_inputs: Vec<_> = errors.iter().map(|case| case.0.as_str()).collect();
    let mut expected = reference(tool, &right_inputs);
    expected.extend(reference_with_errors(tool, &wrong_inputs));
    assert_eq!(expected.len(), cases.len());
    let ours = right.iter().chain(&errors);
    ours.zip(&expected)
        .filter(|(case, theirs)| case.1 != **theirs)
        .map(|((input, ours), theirs)| format!("{input}: ours {ours:?}, reference {theirs:?}"))
        .collect()
}

/// Compares with the reference and reports the first differences and their count.
fn compare(transcript: &Transcript, what: &str, cases: &Cases) {
    let inputs: Vec<&str> = cases.iter().map(|case| case.0.as_str()).collect();
    let errors = cases.iter().filter(|(_, ours)| ours.is_none()).count();
    let ours: Vec<_> = cases.iter().map(|case| &case.1).collect();
    let compared = transcript.compare(&inputs, &format!("{ours:?}"), || {
        let different = differences(transcript.tool(), cases);
        let kept = format!("{} agree, {errors} of them errors", cases.len());
        if different.is_empty() { Ok(kept) } else { Err(different) }
    });
    match compared {
        Ok(kept) => eprintln!("{what}: {kept}"),
        Err(different) => {
            let shown = different[..different.len().min(20)].join("\n");
            panic!("{what}: {} of {} differ\n{shown}", different.len(), cases.len());
        }
    }
}

fn type_name(kind: FloatKind) -> String {
    if kind == FloatKind::PpcFp128 { format!("!llvm.{kind}") } else { kind.to_string() }
}

/// A float literal and the printed form of the attribute in an array, which omits the type `f64` after a decimal.
fn float_case(kind: FloatKind, literal: &str) -> (String, Option<String>) {
    let (negative, spelling) = literal.strip_prefix('-').map_or((false, literal), |rest| (true, rest));
    let ours = ApFloat::from_literal(kind, negative, spelling).ok().map(|value| {
        let mut text = String::new();
        let spelling = value.write_to(&mut text).expect("a string takes all");
        if (kind, spelling) != (FloatKind::F64, FloatSpelling::Decimal) {
            write!(text, " : {}", type_name(kind)).expect("a string takes all");
        }
        text
    });
    (format!("{literal} : {}", type_name(kind)), ours)
}

/// Bits of many shapes: any, with a short fraction, with an exponent near one's, with few bits set.
fn random_bits(random: &mut Random, kind: FloatKind) -> u128 {
    let format = kind.format();
    let mask = u128::MAX >> (128 - format.width);
    let fraction_bits = if kind == FloatKind::PpcFp128 { 52 } else { format.fraction_bits() };
    let any = random.wide() & mask;
    match random.below(6) {
        0 | 1 => any,
        2 => any >> random.below(u64::from(format.width)),
        3 => any & !((1 << random.below(u64::from(fraction_bits.max(1)))) - 1),
        4 => {
            let near = (format.bias() as u128).wrapping_add(u128::from(random.below(120))).wrapping_sub(60);
            let fraction = any & ((1 << fraction_bits) - 1);
            (near << fraction_bits | fraction | u128::from(random.below(2)) << (format.width - 1)) & mask
        }
        _ => 1_u128 << random.below(u64::from(format.width)) | 1 << random.below(u64::from(format.width)),
    }
}

/// Decimals of many shapes: short and long, plain and with exponents, most in the range of the kind.
fn random_decimal(random: &mut Random, kind: FloatKind) -> String {
    let format = kind.format();
    let sign = if random.below(4) == 0 { "-" } else { "" };
    // Literals pass through `f64`, so that the wider kinds have no more range than that.
    let smallest = (format.min_exponent - format.precision as i32 + 1).max(-1100);
    let tens = |twos: i32| i64::from(twos) * 302 / 1000;
    let range = tens(format.max_exponent.min(1023) - smallest) + 3;
    let exponent = random.below(range as u64) as i64 + tens(smallest) - 1;
    let (whole, fraction) = (1 + random.below(3), random.below(9));
    match random.below(6) {
        0 => format!("{sign}{}.{}", random.digits(whole), random.digits(fraction)),
        1 => format!("{sign}{}.", random.digits(whole * 3)),
        2 => format!("{sign}0.{}{}", "0".repeat(fraction as usize), random.digits(whole * 6)),
        3 => format!("{sign}{}.{}e{exponent}", random.digits(1), random.digits(fraction)),
        4 => format!("{sign}{}.{}E{exponent:+}", random.digits(whole), random.digits(fraction * 4)),
        _ => format!("{sign}{}.5e{:+}", random.below(64), random.below(5) as i64 - 2),
    }
}

#[test]
fn float_bits_print_alike() {
    let transcript = Transcript::new("numbers-float-bits", "mlir-opt");
    let mut random = Random(1);
    for kind in FloatKind::ALL {
        let patterns: Vec<u128> = match kind {
            _ if kind.width() <= 16 => (0..1 << kind.width()).collect(),
            // The reference takes milliseconds for each.
            FloatKind::F80 | FloatKind::F128 => (0..600).map(|_| random_bits(&mut random, kind)).collect(),
            _ => (0..6000).map(|_| random_bits(&mut random, kind)).collect(),
        };
        let cases: Vec<_> =
            patterns.iter().map(|bits| float_case(kind, &format!("{bits:#X}").replace('X', "x"))).collect();
        compare(&transcript, &format!("bits of {kind}"), &cases);
    }
    transcript.finish();
}

#[test]
fn decimals_read_and_print_alike() {
    let transcript = Transcript::new("numbers-decimals", "mlir-opt");
    let mut random = Random(2);
    for kind in FloatKind::ALL {
        let mut literals: Vec<_> = (0..5000).map(|_| random_decimal(&mut random, kind)).collect();
        literals.extend(["1.0e400", "-1.0e400", "1.0e-400", "-1.0e-400", "0.0", "-0.0"].map(str::to_owned));
        let cases: Vec<_> = literals.iter().map(|literal| float_case(kind, literal)).collect();
        compare(&transcript, &format!("decimals of {kind}"), &cases);
    }
    transcript.finish();
}

/// The middles between neighbours, and their neighbours: where rounding to nearest even decides.
#[test]
fn ties_round_alike() {
    let transcript = Transcript::new("numbers-ties", "mlir-opt");
    let mut random = Random(3);
    for kind in FloatKind::ALL.into_iter().filter(|kind| kind.width() <= 32) {
        let mut cases = Vec::new();
        let count = if kind.width() <= 8 { 1 << kind.width() } else { 2000 };
        for step in 0..count {
            let bits = if kind.width() <= 8 { step } else { random_bits(&mut random, kind) };
            let low = ApFloat::from_bits(kind, bits).to_f64();
            let high = ApFloat::from_bits(kind, bits + 1).to_f64();
            if !low.is_finite() || !high.is_finite() {
                continue;
            }
            let middle = (low + high) / 2.0;
            for near in [middle.next_down(), middle, middle.next_up()] {
                let text = format!("{near:e}");
                let text = if text.contains('.') { text } else { text.replace('e', ".0e") };
                cases.push(float_case(kind, &text));
            }
        }
        // Past the largest number, by less and by more than half a step.
        let top = (0..1_u128 << kind.width().min(8)).map(|low| (u128::MAX >> (129 - kind.width())) - low);
        let largest = top.map(|bits| ApFloat::from_bits(kind, bits).to_f64()).find(|value| value.is_finite());
        for step in 0..200_i32 {
            let value = largest.unwrap_or(1.0) * (1.0 + f64::from(step) / 256.0);
            cases.push(float_case(kind, &format!("{value:.20e}")));
            cases.push(float_case(kind, &format!("-{value:.20e}")));
        }
        compare(&transcript, &format!("ties of {kind}"), &cases);
    }
    transcript.finish();
}

#[test]
fn dense_floats_print_their_bits_alone() {
    let transcript = Transcript::new("numbers-dense-floats", "mlir-opt");
    let mut random = Random(4);
    let mut cases = Vec::new();
    for kind in FloatKind::ALL {
        for _ in 0..20 {
            let mut literals: Vec<_> = (0..40).map(|_| random_decimal(&mut random, kind)).collect();
            // Never a splat; and two that the attribute of one float would keep apart.
            literals.extend(["1.0", "2.0", "-2.0", "-1.0e400"].map(str::to_owned));
            let read = |literal: &String| {
                let (negative, spelling) =
                    literal.strip_prefix('-').map_or((false, &**literal), |rest| (true, rest));
                let value =
                    ApFloat::from_literal(kind, negative, spelling).expect("a literal").to_representable();
                let mut bytes = Vec::new();
                value.append_le_bytes(&mut bytes);
                assert_eq!(ApFloat::from_le_bytes(kind, &bytes), value);
                value.to_string()
            };
            let ours: Vec<_> = literals.iter().map(read).collect();
            let dense = |elements: &[String]| {
                format!("dense<[{}]> : tensor<{}x{}>", elements.join(", "), elements.len(), type_name(kind))
            };
            cases.push((dense(&literals), Some(dense(&ours))));
        }
    }
    compare(&transcript, "dense floats", &cases);
    transcript.finish();
}

/// An integer literal and the printed form of the attribute in an array, which omits the type `i64`.
fn integer_case(width: u32, signedness: Signedness, literal: &str) -> (String, Option<String>) {
    let prefix = match signedness {
        Signedness::Signless => "i",
        Signedness::Signed => "si",
        Signedness::Unsigned => "ui",
    };
    let (negative, spelling) = literal.strip_prefix('-').map_or((false, literal), |rest| (true, rest));
    let ours = match ApInt::from_literal(width, signedness, negative, spelling) {
        Ok(value) if (width, signedness) == (1, Signedness::Signless) => Some(value.bit(0).to_string()),
        Ok(value) if (width, signedness) == (64, Signedness::Signless) => {
            Some(value.display(signedness).to_string())
        }
        Ok(value) => Some(format!("{} : {prefix}{width}", value.display(signedness))),
        Err(IntLiteralError::OutOfRange | IntLiteralError::NegativeUnsigned) => None,
        Err(error) => panic!("{literal}: {error}"),
    };
    (format!("{literal} : {prefix}{width}"), ours)
}

/// Literals about as long as the width, and the ends of the ranges.
fn integer_literals(random: &mut Random, width: u32) -> Vec<String> {
    let mut literals: Vec<_> =
        ["0", "-0", "1", "-1", "2", "-2", "0x0", "00", "0x00F"].map(str::to_owned).into();
    for _ in 0..3 {
        let bits = u64::from(width.min(2000)) + 2;
        let digits = 1 + random.below(bits * 302 / 1000 + 1);
        literals.push(random.digits(digits));
        literals.push(format!("-{}", random.digits(digits)));
        let nibbles: String =
            (0..=random.below(bits / 4 + 1)).map(|_| format!("{:X}", random.below(16))).collect();
        literals.push(format!("0x{nibbles}"));
        literals.push(format!("-0x{}", nibbles.to_lowercase()));
    }
    if (1..=2000).contains(&width) {
        // 2^(width-1) and 2^width, and their neighbours.
        for bit in [width - 1, width] {
            let mut words = vec![0; width as usize / 64 + 2];
            words[bit as usize / 64] = 1 << (bit % 64);
            let power = ApInt::from_words(width + 65, &words);
            let below = ApInt::from_i64(width + 65, -1).zext(width + 65);
            let below = below.trunc(bit).zext(width + 65);
            for edge in [power, below] {
                let text = edge.display(Signedness::Unsigned).to_string();
                literals.extend([format!("-{text}"), text]);
            }
        }
    }
    literals
}

#[test]
fn integers_read_and_print_alike() {
    let transcript = Transcript::new("numbers-integers", "mlir-opt");
    let mut random = Random(5);
    let mut cases = Vec::new();
    for width in (0..=200).chain([255, 256, 257, 1000, MAX_INT_WIDTH]) {
        for literal in integer_literals(&mut random, width) {
            for signedness in [Signedness::Signless, Signedness::Signed, Signedness::Unsigned] {
                cases.push(integer_case(width, signedness, &literal));
            }
        }
    }
    compare(&transcript, "integers", &cases);
    transcript.finish();
}

#[test]
fn index_reads_as_a_signed_word() {
    let transcript = Transcript::new("numbers-index", "mlir-opt");
    let mut random = Random(6);
    let cases: Vec<_> = (0..20)
        .flat_map(|_| integer_literals(&mut random, 64))
        .map(|literal| {
            let (_, ours) = integer_case(64, Signedness::Signed, &literal);
            (format!("{literal} : index"), ours.map(|text| text.replace("si64", "index")))
        })
        .collect();
    compare(&transcript, "index", &cases);
    transcript.finish();
}

#[test]
fn dense_integers_keep_their_bytes() {
    let transcript = Transcript::new("numbers-dense-integers", "mlir-opt");
    let mut random = Random(7);
    let mut cases = Vec::new();
    for width in (2..=130).chain([200, 1000]) {
        let words = |random: &mut Random| (0..16).map(|_| random.next()).collect::<Vec<_>>();
        let values: Vec<_> = (0..4).map(|_| ApInt::from_words(width, &words(&mut random))).collect();
        let mut bytes = Vec::new();
        values.iter().for_each(|value| value.append_le_bytes(&mut bytes));
        let hex: String = bytes.iter().map(|byte| format!("{byte:02X}")).collect();
        let texts: Vec<_> =
            values.iter().map(|value| value.display(Signedness::Signless).to_string()).collect();
        let dense = |elements: &str| format!("dense<{elements}> : tensor<4xi{width}>");
        cases.push((dense(&format!("\"0x{hex}\"")), Some(dense(&format!("[{}]", texts.join(", "))))));
    }
    compare(&transcript, "dense integers", &cases);
    transcript.finish();
}

/// Any attribute and its printed form in an array.
fn attribute_case(text: String) -> (String, Option<String>) {
    let context = Context::new();
    let options = ParserOptions::default().allow_unregistered(true).old_syntax(false);
    let array = format!("[{text}]");
    let printed = parse_attribute_with(&context, array.as_bytes(), options).ok().map(|attribute| {
        let printed = attribute.to_string();
        printed.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).expect("an array").to_owned()
    });
    (text, printed)
}

/// The kinds of floats that a type of the builtin dialect has.
fn builtin_floats() -> impl Iterator<Item = FloatKind> {
    FloatKind::ALL.into_iter().filter(|kind| *kind != FloatKind::PpcFp128)
}

/// Bits as elements of every container of floats, one by one and as a whole.
#[test]
fn hexadecimal_floats_are_elements_alike() {
    let transcript = Transcript::new("numbers-hexadecimal", "mlir-opt");
    let mut random = Random(8);
    let mut cases = Vec::new();
    for kind in builtin_floats() {
        for _ in 0..30 {
            let bits: Vec<u128> = (0..4).map(|_| random_bits(&mut random, kind)).collect();
            let literals: Vec<String> = bits.iter().map(|bits| format!("0x{bits:X}")).collect();
            let bytes = |bits: &u128| {
                let mut bytes = Vec::new();
                ApFloat::from_bits(kind, *bits).append_le_bytes(&mut bytes);
                bytes
            };
            let raw: String = bits.iter().flat_map(bytes).map(|byte| format!("{byte:02x}")).collect();
            let splat = &raw[..raw.len() / 4];
            let [a, b, c, d] = &literals[..] else { unreachable!("four literals") };
            cases.extend([
                format!("dense<[{a}, {b}, {c}, {d}]> : tensor<4x{kind}>"),
                format!("dense<{a}> : vector<4x{kind}>"),
                format!("dense<\"0x{raw}\"> : tensor<2x2x{kind}>"),
                format!("dense<\"0x{splat}\"> : tensor<3x{kind}>"),
                format!("dense<[({a}, {b}), ({c}, 1.5)]> : tensor<2xcomplex<{kind}>>"),
                format!("dense<\"0x{raw}\"> : tensor<2xcomplex<{kind}>>"),
                format!("sparse<[[1], [3]], [{a}, {b}]> : tensor<5x{kind}>"),
                format!("array<{kind}: {a}, {b}, 0.25>"),
                format!("-{a} : {kind}"),
                format!("dense<[-{a}, 1.0]> : tensor<2x{kind}>"),
            ]);
            // One digit more than the kind has, and a byte less than the elements have.
            cases.extend([
                format!("0x1{:0width$X} : {kind}", bits[0], width = kind.width().div_ceil(4) as usize),
                format!("dense<\"0x{}\"> : tensor<4x{kind}>", &raw[2..]),
            ]);
        }
    }
    let cases: Vec<_> = cases.into_iter().map(attribute_case).collect();
    compare(&transcript, "hexadecimal elements of floats", &cases);
    transcript.finish();
}

/// Integers, hexadecimal and decimal, as elements of every container.
#[test]
fn integers_are_elements_alike() {
    let transcript = Transcript::new("numbers-elements", "mlir-opt");
    let mut random = Random(9);
    let mut cases = Vec::new();
    let widths = (1..=70).chain([96, 127, 128, 129, 200]);
    let types = widths.flat_map(|width| ["i", "si", "ui"].map(|prefix| (width, format!("{prefix}{width}"))));
    for (width, ty) in types.chain([(64, "index".to_owned())]) {
        let literals = integer_literals(&mut random, width);
        for pair in literals.chunks(2).filter(|pair| pair.len() == 2) {
            cases.push(format!("dense<[{}]> : tensor<2x{ty}>", pair.join(", ")));
            cases.push(format!("dense<{}> : vector<4x{ty}>", pair[0]));
            // See `complex_booleans_keep_both_parts`.
            if ty != "i1" {
                cases.push(format!("dense<[({})]> : tensor<1xcomplex<{ty}>>", pair.join(", ")));
            }
            cases.push(format!("sparse<[[0], [0x2]], [{}]> : tensor<3x{ty}>", pair.join(", ")));
            // A dense array has elements with a width.
            if ty != "index" {
                cases.push(format!("array<{ty}: {}>", pair.join(", ")));
            }
        }
    }
    let cases: Vec<_> = cases.into_iter().map(attribute_case).collect();
    compare(&transcript, "elements of integers", &cases);
    transcript.finish();
}

/// The reference tool keeps a bit for both parts of a complex boolean, and prints the second as false, and all
/// elements but the first as zero.
#[test]
fn complex_booleans_keep_both_parts() {
    for text in [
        "dense<(true,true)> : tensor<1xcomplex<i1>>",
        "dense<[(true,true), (true,false), (false,true)]> : tensor<3xcomplex<i1>>",
    ] {
        assert_eq!(attribute_case(text.to_owned()).1.as_deref(), Some(text));
    }
}

/// Every other position of a number.
#[test]
fn numbers_are_read_in_every_position_alike() {
    let transcript = Transcript::new("numbers-positions", "mlir-opt");
    let positions = [
        "N",
        "-N",
        "N : i1",
        "N : si8",
        "N : f32",
        "affine_map<(d0)[s0] -> (d0 * N + s0 floordiv N)>",
        "affine_map<() -> (-N)>",
        "affine_set<(d0) : (d0 - N >= 0, d0 mod N == 0)>",
        "strided<[N, -N], offset: N>",
        "strided<[?], offset: -N>",
        "memref<Nxf32>",
        "memref<4xf32, N>",
        "memref<4xf32, strided<[N]>>",
        "memref<*xf32, N : i8>",
        "memref<4xf32, -N>",
        "tensor<?xNxf32>",
        "tensor<4xf32, N>",
        "vector<Nxf32>",
        "vector<[N]xf32>",
        "vector<4x[N]xi8>",
        "iN",
        "siN",
        "distinct[N]<unit>",
        "loc(\"f\":N:N)",
        "loc(\"f\":1:2 to N:N)",
        "loc(\"f\":1:2 to :N)",
        "array<i1: N>",
        "array<i8: N, -N>",
        "array<f32: N>",
        "dense<N> : tensor<i1>",
        "dense<[N, -N]> : tensor<2xf32>",
        "sparse<[N], 1.0> : tensor<9xf32>",
        "sparse<[[N, 1]], [N]> : tensor<9x9xi64>",
        "dense<\"N\"> : tensor<2xi8>",
    ];
    let numbers = [
        "0",
        "1",
        "2",
        "00",
        "01",
        "0x0",
        "0x1",
        "0x2",
        "0X2",
        "0x0008",
        "0xaF",
        "0xg",
        "255",
        "256",
        "65535",
        "65536",
        "2147483647",
        "2147483648",
        "4294967295",
        "4294967296",
        "0xFFFFFFFF",
        "0x100000000",
        "9223372036854775807",
        "9223372036854775808",
        "18446744073709551615",
        "18446744073709551616",
        "0x7FFFFFFFFFFFFFFF",
        "0x8000000000000000",
        "0xFFFFFFFFFFFFFFFF",
        "0x10000000000000000",
        "1.0",
        "1.",
        "1e3",
        "1.5E+2",
        "1.5e",
        "true",
        "-1",
    ];
    let cases: Vec<_> = positions
        .iter()
        .flat_map(|position| numbers.map(|number| attribute_case(position.replace('N', number))))
        .collect();
    compare(&transcript, "positions of numbers", &cases);
    transcript.finish();
}
