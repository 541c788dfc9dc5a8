//! Programs in the text of the dialect.

use isogloss::Context;
use isogloss::dialects::func;
use isogloss::ir::Ir;
use signal::{FilterOp, Shape, StreamType, dialect};

fn context() -> Box<Context> {
    Context::with_dialects([dialect(), func::dialect()])
}

#[test]
fn optional_parts_are_methods_of_the_builder() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let ty = StreamType::get(&ctx, ctx.i32());
    let input = builder.op("test.source").result(ty).create_value();
    let low = signal::filter(&mut builder, input, Shape::Low);
    FilterOp::builder(&mut builder, low, Shape::High).order(3).taps(ctx.i64_array_attr(&[1, 2, 1])).create();
    assert_eq!(
        ir.to_string(),
        "module {\n  %0 = \"test.source\"() : () -> !signal.stream<i32>\n  \
         %1 = signal.filter %0 low : <i32>\n  \
         %2 = signal.filter %1 high order 3 taps [1, 2, 1] : <i32>\n}\n"
    );
}

#[test]
fn types_are_inferred() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let inner = StreamType::get(&ctx, ctx.i8());
    let streams = builder.op("test.source").result(StreamType::get(&ctx, inner.into())).create_value();
    let joined = signal::join(&mut builder, streams);
    assert_eq!(ir.value(joined).ty(), inner.into());
}

#[test]
fn directives_are_read_and_printed() {
    let ctx = context();
    let program = "%s = \"test.source\"() : () -> !signal.stream<i8>\n%w = signal.window %s [0 to 4] : <i8>";
    let ir = Ir::parse(&ctx, program).expect("the directive");
    assert!(ir.to_string().contains("%1 = signal.window %0 [0 to 4] : <i8>"), "{ir}");
    let error = Ir::parse(&ctx, program.replace("to", "till").as_str()).map(|_| ()).unwrap_err();
    assert_eq!(error.message(), "expected 'to'");
}

const PROGRAM: &str = "\
func.func @f(%arg0: !signal.stream<i32>, %arg1: i64) -> i64 {
  %0 = signal.map %arg0 {
  ^bb0(%arg2: i32):
    %4 = \"test.widen\"(%arg2) : (i32) -> i64
    signal.yield %4 : i64
  } : <i32> -> <i64>
  %1 = signal.filter %0 high order 2 : <i64>
  %2 = signal.constant 10
  signal.branch %arg1, ^bb1(%2 : i64), ^bb2
^bb1(%3: i64):
  %5 = signal.mix %3 * 2 + %arg1 * -1
  return %5 : i64
^bb2:
  return %arg1 : i64
}
";

#[test]
fn programs_are_read_verified_and_printed() {
    let ctx = context();
    let ir = Ir::parse(&ctx, PROGRAM).expect("the forms of the dialect");
    assert_eq!(ir.verify(), Ok(()));
    let text = ir.to_string();
    assert_eq!(Ir::parse(&ctx, &text).expect("the same forms").to_string(), text);
    assert!(text.contains("signal.mix %3 * 2 + %arg1 * -1"), "{text}");
}

#[test]
fn what_is_built_is_what_is_read() {
    let ctx = context();
    let ir = signal::build::program(&ctx);
    assert_eq!(ir.verify(), Ok(()));
    let text = ir.to_string();
    assert_eq!(Ir::parse(&ctx, &text).expect("the forms of the dialect").to_string(), text);
    assert!(text.contains("signal.branch %3, ^bb1(%arg1 : i64), ^bb1(%1 : i64)"), "{text}");
}

#[test]
fn costs_are_added_up() {
    let ctx = context();
    let program = "%0 = signal.constant 1\n%1 = signal.scale %0 by 3\n%2 = signal.scale %1 by 4\n%3 = signal.scale %2 by 5";
    let ir = Ir::parse(&ctx, program).expect("a program");
    assert_eq!(ir.root().map(signal::walk::cycles), Some(6));
}

#[test]
fn calls_have_a_cost() {
    let ctx = context();
    let program = "func.func private @f(i64)\n%0 = signal.constant 1\nfunc.call @f(%0) : (i64) -> ()";
    let ir = Ir::parse(&ctx, program).expect("a program");
    assert_eq!(ir.root().map(signal::walk::cycles), Some(11));
}

#[test]
fn programs_are_simplified() {
    let ctx = context();
    let program = "func.func @f(%x: i64) -> i64 {
        %zero = signal.constant 0
        %a = signal.add %x, %x
        %b = signal.scale %a by 3
        %c = signal.mix %b * 1
        %d = signal.add %zero, %c
        return %d : i64
    }";
    let mut ir = Ir::parse(&ctx, program).expect("a program");
    let root = ir.root().expect("a module").id();
    let outcome = signal::rewrite::simplify(&mut ir, root).expect("valid IR");
    assert!(outcome.converged);
    assert_eq!(
        ir.to_string(),
        "module {\n  func.func @f(%arg0: i64) -> i64 {\n    %0 = signal.scale %arg0 by 6\n    return %0 : i64\n  }\n}\n"
    );
}

#[test]
fn bytes_are_read_again() -> Result<(), isogloss::Diagnostic> {
    let ctx = context();
    let ir = signal::build::program(&ctx);
    let bytes = ir.write_bytecode()?;
    assert!(isogloss::bytecode::is_bytecode(&bytes));
    assert_eq!(Ir::read_bytecode(&ctx, &bytes)?.to_string(), ir.to_string());
    Ok(())
}
