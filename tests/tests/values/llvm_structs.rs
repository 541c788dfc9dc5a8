//! Identified structs: created and completed by many threads at once, mutually recursive,
//! parsed and printed in either order.

use isogloss::BodyError;
use isogloss::llvm::{self, LLVMArrayType, LLVMPointerType, LLVMStructType};
use isogloss::text::{AsmPrinter, Limits, ParserOptions, PrintOptions, parse_type, parse_type_with};
use isogloss::{Context, Type};
use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

const THREADS: usize = 8;
const STRUCTS: usize = 400;

/// The members of struct `index` in a graph in which everything is recursive.
fn members(context: &Context, index: usize) -> Vec<Type<'_>> {
    let other =
        |step: usize| LLVMStructType::identified(context, format!("s{}", (index + step) % STRUCTS)).into();
    vec![
        context.integer(index as u32 % 64 + 1),
        other(1),
        LLVMArrayType::get(context, other(7), index as u64).into(),
        LLVMPointerType::get(context, index as u32 % 3).into(),
    ]
}

// llvm-types-rfc:44: Type creation and manipulation should be thread safe
#[test]
fn threads_complete_one_graph_together() {
    let context = Context::with_dialects([llvm::dialect()]);
    let ctx = &*context;
    let start = Barrier::new(THREADS);
    thread::scope(|scope| {
        for number in 0..THREADS {
            let start = &start;
            scope.spawn(move || {
                start.wait();
                for step in 0..STRUCTS {
                    // Every thread goes through the graph in another order.
                    let index = (step * (2 * number + 1) + 37 * number) % STRUCTS;
                    let ty = LLVMStructType::identified(ctx, format!("s{index}"));
                    assert!(ty.body().is_none_or(|body| body == members(ctx, index)));
                    ty.set_body(&members(ctx, index), false).expect("all threads agree");
                    assert_eq!(ty.body(), Some(&members(ctx, index)[..]));
                }
            });
        }
    });
    for index in 0..STRUCTS {
        let ty = LLVMStructType::identified(ctx, format!("s{index}"));
        assert_eq!(ty.body(), Some(&members(ctx, index)[..]));
        assert!(llvm::is_compatible_type(ty.into()));
    }
}

// llvm-types-rfc:103: The body can be set only on the uninitialized type
// llvm-types-rfc:110: LLVMStructType::trySetBody(TypeRange, bool isPacked)
#[test]
fn of_different_bodies_one_wins_for_all() {
    let context = Context::with_dialects([llvm::dialect()]);
    let ctx = &*context;
    let (start, won) = (Barrier::new(THREADS), AtomicUsize::new(0));
    thread::scope(|scope| {
        for number in 0..THREADS {
            let (start, won) = (&start, &won);
            scope.spawn(move || {
                start.wait();
                for index in 0..STRUCTS {
                    let ty = LLVMStructType::identified(ctx, format!("s{index}"));
                    let mine = [ctx.integer(number as u32 + 1)];
                    match ty.set_body(&mine, false) {
                        Ok(()) => _ = won.fetch_add(1, Ordering::Relaxed),
                        Err(error) => assert_eq!(error, BodyError::Different),
                    }
                    let standing = ty.body().expect("somebody has set it");
                    assert_eq!(standing.len(), 1, "whole");
                }
            });
        }
    });
    assert_eq!(won.into_inner(), STRUCTS, "one thread for each struct");
}

/// Threads that read the same text get the same types.
#[test]
fn threads_read_one_text() {
    let context = Context::with_dialects([llvm::dialect()]);
    let ctx = &*context;
    let text = |index: usize| {
        format!(
            r#"!llvm.struct<"t{index}", (i32, struct<"u{index}", (struct<"t{index}">, array<2 x struct<"u{index}">>)>)>"#
        )
    };
    let read =
        || (0..STRUCTS).map(|index| parse_type(ctx, &text(index)).expect("a type")).collect::<Vec<_>>();
    let all: Vec<Vec<Type<'_>>> = thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|_| scope.spawn(read)).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    assert!(all.iter().all(|types| *types == all[0]));
    assert!(all[0].iter().enumerate().all(|(index, ty)| ty.to_string() == text(index)));
}

/// RFC, "Identified Structs": "The representation of the outermost type does not
/// change if the order in which the types occur in the IR changes."
// llvm-types-rfc:36: each occurrence of a type should provide its complete definition
// llvm-types-rfc:122: The representation of the outermost type does not change if the order changes
#[test]
fn mutual_recursion_reads_from_either_end() {
    let from_a = r#"!llvm.struct<"A", (i32, struct<"B", (struct<"A">, struct<"B">)>)>"#;
    let from_b = r#"!llvm.struct<"B", (struct<"A", (i32, struct<"B">)>, struct<"B">)>"#;
    for texts in [[from_a, from_b], [from_b, from_a]] {
        let ctx = Context::with_dialects([llvm::dialect()]);
        for text in texts.into_iter().chain(texts) {
            assert_eq!(parse_type(&ctx, text).expect("a type").to_string(), text);
        }
        assert_eq!(LLVMStructType::identified(&ctx, "A").to_string(), from_a);
        assert_eq!(LLVMStructType::identified(&ctx, "B").to_string(), from_b);
        let tuple = format!("tuple<{from_a}, {from_b}>");
        assert_eq!(parse_type(&ctx, &tuple).expect("a type").to_string(), tuple);
    }
}

/// A text that is refused leaves a struct without a body, which the next one sets.
#[test]
fn a_refused_body_is_no_body() {
    let ctx = Context::with_dialects([llvm::dialect()]);
    assert!(parse_type(&ctx, r#"!llvm.struct<"a", (i32, bogus)>"#).is_err());
    assert!(!LLVMStructType::identified(&ctx, "a").is_initialized());
    assert!(parse_type(&ctx, r#"!llvm.struct<"a", (i64)>"#).is_ok());
    let again = parse_type(&ctx, r#"!llvm.struct<"a", (i32)>"#).expect_err("another body");
    assert_eq!(again.message(), "identified type already used with a different body");
}

#[test]
fn nesting_is_bounded_on_a_small_stack() {
    let deep = |open: &str, close: &str, levels: usize, limit: u32| {
        let text = format!("!llvm.{}i32{}", open.repeat(levels), close.repeat(levels));
        let ctx = Context::with_dialects([llvm::dialect()]);
        let options = ParserOptions::default().limits(Limits::default().nesting(limit));
        let parsed = parse_type_with(&ctx, text.as_bytes(), options);
        parsed.map(|ty| assert_eq!(ty.to_string(), text)).map_err(|error| error.message().to_owned())
    };
    for (open, close) in [("array<1 x ", ">"), ("struct<(", ")>"), ("func<void (", ")>")] {
        let error = deep(open, close, 60, 40).expect_err("too deep");
        assert!(error.contains("nesting") || error.contains("invalid"), "{error}");
    }
    assert_eq!(deep("array<1 x ", ">", 500, 1_000), Ok(()));
    assert_eq!(deep("struct<(", ")>", 500, 2_000), Ok(()));
    let named: String = (0..500).map(|level| format!("struct<\"n{level}\", (")).collect();
    let text = format!("!llvm.{named}i32{}", ")>".repeat(500));
    let ctx = Context::with_dialects([llvm::dialect()]);
    assert_eq!(parse_type(&ctx, &text).expect("a type").to_string(), text);
}

/// Each body is set when the one before it is: no text nests, no key does, but the bodies do.
#[test]
fn bodies_in_bodies_are_written_as_deep_as_the_limit() {
    let ctx = Context::with_dialects([llvm::dialect()]);
    let mut inner = ctx.i32();
    for level in 0..2_000 {
        let outer = LLVMStructType::identified(&ctx, format!("s{level}"));
        outer.set_body(&[inner], false).expect("the first body");
        inner = outer.into();
    }
    let whole = inner.to_string();
    assert!(whole.starts_with("!llvm.struct<\"s1999\", (struct<\"s1998\", ("));
    assert!(whole.contains("struct<\"s0\", (i32)>"));
    let mut options = PrintOptions::default();
    options.nesting = 1_000;
    let mut text = Vec::new();
    AsmPrinter::new(&mut text, &options).ty(inner);
    let text = String::from_utf8(text).expect("ASCII");
    assert!(text.contains(PrintOptions::TOO_DEEP), "{text}");
}
