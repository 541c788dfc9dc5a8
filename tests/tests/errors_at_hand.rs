//! Errors as a program shows them without further code: what `main` prints for an error that it
//! returns, and panics that name the line of the caller.

use isogloss::affine::AffineMap;
use isogloss::builtin::{
    ComplexType, FloatAttr, IntegerAttr, IntegerType, Signedness, TupleType, VectorType,
};
use isogloss::def::{Def, DefKind, Dialect};
use isogloss::ir::Ir;
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{Context, Diagnostic};
use std::cell::RefCell;
use std::error::Error;
use std::panic::{self, UnwindSafe};

/// What the standard library prints for an error that `main` returns.
fn printed_by_main(main: impl FnOnce(&Context) -> Result<(), Box<dyn Error>>) -> String {
    format!("Error: {:?}", main(&Context::new()).expect_err("an error"))
}

#[test]
fn main_shows_the_line_of_an_error() {
    let text = "module {\n  func.func @f() {\n\treturn %0 : i32\n  }\n}\n";
    let shown = printed_by_main(|ctx| {
        Ir::parse_named(ctx, "a.mlir", text.as_bytes())?;
        Ok(())
    });
    assert_eq!(
        shown,
        "Error: a.mlir:2:3: error: Dialect `func' not found for custom op 'func.func' \n  func.func @f() {\n  ^\n\
         a.mlir:2:3: note: Available dialects: builtin"
    );
    let shown = printed_by_main(|ctx| {
        Ir::parse(ctx, "\"t.one\"() : () -> ()\n\"t.two\"(")?;
        Ok(())
    });
    assert_eq!(shown, "Error: <text>:2:8: error: expected ')' to end operand list\n\"t.two\"(\n       ^");
    let shown = printed_by_main(|ctx| {
        parse_type(ctx, "vector<4xi32")?;
        Ok(())
    });
    assert_eq!(shown, "Error: <text>:1:12: error: expected '>' in vector type\nvector<4xi32\n           ^");
    let shown = printed_by_main(|ctx| {
        parse_attribute(ctx, "[1, 2")?;
        Ok(())
    });
    assert!(shown.starts_with("Error: <text>:1:") && shown.ends_with('^'), "{shown}");
}

/// The message of a panic and the file that it names.
fn caught(panics: impl FnOnce() + UnwindSafe) -> (String, String) {
    thread_local!(static FILE: RefCell<String> = RefCell::default());
    let earlier = panic::take_hook();
    panic::set_hook(Box::new(|info| {
        FILE.set(info.location().map_or(String::new(), |place| place.file().to_owned()));
    }));
    let payload = panic::catch_unwind(panics).expect_err("a panic");
    panic::set_hook(earlier);
    let message = payload
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    (message.expect("a text"), FILE.take())
}

// One test, because the hook for panics is one for all threads.
#[test]
fn panics_name_the_caller_and_what_to_do() {
    static CELL: Def = Def::new(DefKind::Type, "cells", "cells.cell", "CellType");
    static CELLS: Dialect = Dialect::new("cells");
    let here = |message: &str, panics: &dyn Fn()| {
        let found = caught(panic::AssertUnwindSafe(panics));
        assert_eq!(found, (message.to_owned(), file!().to_owned()));
    };
    here(
        "`cells.cell` belongs to dialect `cells`, which the context does not know; add the dialect to \
         `Context::with_dialects`",
        &|| {
            Context::new().intern(&CELL, &[]);
        },
    );
    here(
        "`cells.cell` is not registered in dialect `cells`; add it to the dialect's `types` or `attributes`",
        &|| {
            Context::with_dialects([&CELLS]).intern(&CELL, &[]);
        },
    );
    here(
        "a parameter belongs to another context; create `builtin.vector` and its parameters in one `Context`",
        &|| {
            let _ = VectorType::get(&Context::new(), &[1], Context::new().i32(), &[false]);
        },
    );
    here(
        "invalid parameters of `builtin.complex`: invalid element type for complex; to handle this error, call \
         `get_checked`",
        &|| {
            let ctx = Context::new();
            let _ = ComplexType::get(&ctx, ctx.index());
        },
    );
    here("an integer type has at most 16777215 bits", &|| {
        let _ = IntegerType::get(&Context::new(), 1 << 24, Signedness::Signless);
    });
    here("`f32` is not an integer type", &|| {
        let _ = IntegerAttr::get(Context::new().f32(), 1);
    });
    here("`i32` is not a float type", &|| {
        let _ = FloatAttr::get(Context::new().i32(), 1.0);
    });
    here(
        "two different dialects are named `cells`, and neither extends the other (`Dialect::extends`)",
        &|| {
            static OTHER: Dialect = Dialect::new("cells");
            let _ = Context::with_dialects([&CELLS, &OTHER]);
        },
    );
}

#[test]
fn handles_show_the_beginning_of_their_text() {
    let ctx = Context::new();
    let vector = VectorType::get(&ctx, &[4], ctx.f32(), &[false]);
    assert_eq!(format!("{vector:?} {:?}", IntegerAttr::get(ctx.i32(), 7)), "vector<4xf32> 7 : i32");
    let many = TupleType::get(&ctx, &vec![ctx.i32(); 5000]);
    let shown = format!("{many:?}");
    assert!(shown.starts_with("tuple<i32, i32, ") && shown.ends_with('…'), "{shown}");
    assert_eq!(shown.chars().count(), 201);
}

#[test]
fn a_rendered_error_can_be_attached_to_another_file() {
    let ctx = Context::new();
    let error: Diagnostic = parse_type(&ctx, "tensor<?xi0x>").expect_err("an error");
    let named = error.in_source("types.txt", b"tensor<?xi0x>");
    assert!(format!("{named:#}").starts_with("types.txt:1:"), "{named:#}");
    assert_eq!(AffineMap::get(&ctx, 0, 0, &[]).to_string(), "() -> ()");
}
