//! Programs from source to value, and each kind of mistake with its place.

use calc::{Error, SAMPLE, compile, run};
use isogloss::Context;
use isogloss::ir::Ir;

fn execute(source: &str) -> Result<i64, Vec<Error>> {
    let context = Context::with_dialects([calc::dialect()]);
    let ir = compile(&context, "test.calc", source)?;
    run(&ir, "main").map_err(|error| vec![error])
}

/// What is reported about a function `main` of that type and value.
fn mistake(ty: &str, value: &str) -> String {
    let source = format!("fn main() -> {ty} {{\n  {value}\n}}\n");
    let errors = execute(&source).expect_err("a mistake");
    errors[0].render(&source)
}

#[test]
fn the_sample_has_a_value() {
    assert_eq!(execute(SAMPLE), Ok(144));
}

#[test]
fn a_function_is_text_that_is_read_again() {
    let context = Context::with_dialects([calc::dialect()]);
    let source = "fn f(n: int) -> int { for i in 0 .. n with x = n { if i < x { x - i } else { x } } }";
    let text = r"module {
  calc.func @f (i64) -> i64 {
  ^bb0(%arg0: i64):
    %0 = calc.constant 0
    %1 = calc.for %0 to %arg0 init %arg0 : i64 {
    ^bb0(%arg1: i64, %arg2: i64):
      %2 = calc.cmp lt %arg1, %arg2
      %3 = calc.if %2 {
        %4 = calc.sub %arg2, %arg1
        calc.yield %4 : i64
      } else {
        calc.yield %arg2 : i64
      } : i64
      calc.yield %3 : i64
    }
    calc.return %1 : i64
  }
}
";
    let ir = compile(&context, "test.calc", source).expect("a program");
    assert_eq!(ir.to_string(), text);
    let again = Ir::parse(&context, text).expect("IR");
    assert!(again.verify().is_ok());
    assert_eq!(again.to_string(), text);
}

#[test]
fn values_bind_as_they_are_written() {
    for (value, expected) in [
        ("1 + 2 * 3 - 4", 3),
        ("-7 / 2 + -7 % 4", -6),
        ("let x = 2; let x = x * x; x + 1", 5),
        ("if 1 < 2 { 10 } else if true { 20 } else { 30 }", 10),
        ("for i in 0 .. 4 with n = 1 { for j in 0 .. i with m = n { m + j } }", 5),
        ("for i in 3 .. 3 with n = 1 { 1 / 0 }", 1),
    ] {
        assert_eq!(execute(&format!("fn main() -> int {{ {value} }}")), Ok(expected), "{value}");
    }
}

#[test]
fn mistakes_of_syntax_have_their_places() {
    assert_eq!(
        mistake("int", "1 + ;"),
        "test.calc:2:7: error: expected a value, found `;`\n    1 + ;\n        ^"
    );
    assert!(mistake("int", "let x = 1 x").starts_with("test.calc:2:13: error: expected `;`, found `x`"));
    assert!(mistake("int", "x").starts_with("test.calc:2:3: error: no value named `x`"));
    assert!(mistake("int", "g()").starts_with("test.calc:2:3: error: no function named `g`"));
    assert!(mistake("int", "1 ? 2").starts_with("test.calc:2:5: error: unexpected character '?'"));
    assert!(mistake("int", "9223372036854775808").contains("2:3: error: a number of more than 64 bits"));
    assert!(mistake("int", &"(".repeat(100_000)).contains("error: more than 200 values in one another"));
}

#[test]
fn what_the_verifier_finds_has_its_place_in_the_source() {
    assert_eq!(
        mistake("int", "1 + true"),
        "test.calc:2:5: error: 'calc.add' op operand #1 must be 64-bit signless integer, but got 'i1'\n    \
         1 + true\n      ^"
    );
    assert!(
        mistake("int", "if true { 1 } else { false }")
            .starts_with("test.calc:2:3: error: 'calc.if' op has the type 'i64', but a region yields 'i1'")
    );
    assert!(
        mistake("int", "main(1)")
            .starts_with("test.calc:2:3: error: 'calc.call' op passes 1 arguments to @main, which takes 0")
    );
    assert!(
        mistake("bool", "1")
            .starts_with("test.calc:1:19: error: 'calc.return' op returns 'i64' from a function of 'i1'")
    );
}

#[test]
fn what_fails_at_run_time_has_its_place_in_the_source() {
    assert!(mistake("int", "7 / (3 - 3)").starts_with("test.calc:2:5: error: division by zero"));
    assert!(
        mistake("int", "9223372036854775807 + 1").contains("2:23: error: the result has more than 64 bits")
    );
    assert!(mistake("int", "main()").contains("2:3: error: the program does not end within the limits"));
}
