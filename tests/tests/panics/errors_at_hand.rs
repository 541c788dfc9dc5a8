//! Errors as a program shows them without further code: the output of `main` for an error that it returns, and panics
//! that name the line of the caller.

use super::with_panic_hook;
use isogloss::affine::{AffineExpr, AffineMap, AffineMapAttr, Constraint, IntegerSet};
use isogloss::builtin::{
    ArrayAttr, ComplexType, DictionaryAttr, FloatAttr, FunctionType, IntegerAttr, IntegerType, Signedness,
    StringAttr, SymbolRefAttr, TupleType, UnitAttr, VectorType,
};
use isogloss::def::{Def, DefKind, Dialect};
use isogloss::dialects::{dlti, func};
use isogloss::ir::{Ir, Loc, OpId, OperationState, OwnedIr, ValueRef};
use isogloss::layout::{DataLayout, EntryKey};
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{Attribute, Context, Diagnostic, Type};
use std::cell::RefCell;
use std::error::Error;
use std::panic::{self, UnwindSafe};

/// The output of the standard library for an error that `main` returns.
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
    assert_eq!(shown, "Error: -:2:8: error: expected ')' to end operand list\n\"t.two\"(\n       ^");
    let shown = printed_by_main(|ctx| {
        parse_type(ctx, "vector<4xi32")?;
        Ok(())
    });
    assert_eq!(shown, "Error: -:1:12: error: expected '>' in vector type\nvector<4xi32\n           ^");
    let shown = printed_by_main(|ctx| {
        parse_attribute(ctx, "[1, 2")?;
        Ok(())
    });
    assert!(shown.starts_with("Error: -:1:") && shown.ends_with('^'), "{shown}");
}

/// Locations and errors call a text without a file by one name, as in `parseSourceString`.
#[test]
fn a_text_without_a_file_has_one_name() {
    let ctx = Context::new();
    let ir = Ir::parse(&ctx, "\"t.one\"() : () -> ()").expect("it is right");
    let root = ir.root().expect("a module");
    let op = root.regions().flat_map(|region| region.blocks()).find_map(|block| block.first_op());
    let places = [root.location().to_string(), op.expect("an operation").location().to_string()];
    assert_eq!(places, ["loc(\"-\":0:0)", "loc(\"-\":1:1)"]);
    let error = Ir::parse(&ctx, "\"t.one\"(").expect_err("it is wrong");
    assert!(format!("{error:#}").starts_with("-:1:8: error: "), "{error:#}");
}

/// Errors of everything that a program calls are boxed by `?`: they own their text.
#[test]
fn main_shows_errors_of_the_verifier_and_of_queries() {
    let text = b"module attributes {dlti.map = #dlti.map<\"a\" = 1 : i32>} {\n  \"builtin.module\"() : () -> ()\n}\n";
    let shown = printed_by_main(|_| {
        let ctx = Context::with_dialects([dlti::dialect()]);
        let ir = Ir::parse_named(&ctx, "a.mlir", text)?;
        ir.verify()?;
        Ok(())
    });
    assert_eq!(
        shown,
        "Error: a.mlir:2:3: error: 'builtin.module' op requires one region\n  \"builtin.module\"() : () -> ()\n  ^\n\
         a.mlir:2:3: note: see current operation: \"builtin.module\"() : () -> ()"
    );
    let shown = printed_by_main(|_| {
        let ir = OwnedIr::parse(Context::with_dialects([dlti::dialect()]), str::from_utf8(text)?)?;
        ir.with(|ir| ir.verify())?;
        Ok(())
    });
    assert!(shown.starts_with("Error: -:2:3: error: 'builtin.module' op requires one region\n"), "{shown}");
    let shown = printed_by_main(|_| {
        let ctx = Context::with_dialects([dlti::dialect()]);
        let ir = Ir::parse_named(&ctx, "a.mlir", text)?;
        let root = ir.root().ok_or("no root")?;
        dlti::query(root, &[EntryKey::from(StringAttr::get(&ctx, "b"))])?;
        Ok(())
    });
    assert!(shown.starts_with("Error: a.mlir:1:1: error: target op of failed DLTI query\n"), "{shown}");
    let shown = printed_by_main(|ctx| {
        let name = StringAttr::get(ctx, "a");
        DictionaryAttr::get(ctx, [(name, name.into()), (name, name.into())])?;
        Ok(())
    });
    assert_eq!(shown, "Error: error: attribute 'a' occurs more than once in the attribute list");
    let shown = printed_by_main(|ctx| {
        DataLayout::new(ctx).size_in_bits(FunctionType::get(ctx, &[], &[]).into())?;
        Ok(())
    });
    assert_eq!(
        shown,
        "Error: neither the scoping op nor the type class provide data layout information for () -> ()"
    );
    let shown = printed_by_main(|_| {
        Context::try_with_dialects([dlti::dialect(), &OTHER_DLTI])?;
        Ok(())
    });
    assert_eq!(
        shown,
        "Error: two different dialects are named `dlti`, and neither extends the other (`Dialect::extends`)"
    );
}

static OTHER_DLTI: Dialect = Dialect::new("dlti");

/// The message of a panic and the file that it names.
fn caught(panics: impl FnOnce() + UnwindSafe) -> (String, String) {
    thread_local!(static FILE: RefCell<String> = RefCell::default());
    let payload = with_panic_hook(
        |info| FILE.set(info.location().map_or(String::new(), |place| place.file().to_owned())),
        || panic::catch_unwind(panics).expect_err("a panic"),
    );
    let message = payload
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    (message.expect("a text"), FILE.take())
}

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
        "`func.return` belongs to dialect `func`, which the context does not know; add the dialect to \
         `Context::with_dialects`",
        &|| {
            let ctx = Context::new();
            let mut ir = Ir::new(&ctx);
            let body = ir.body();
            func::r#return(&mut ir.builder_at_end(body), &[]);
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
    let message = "belongs to another context; create it in the context of the `Ir` (`Ir::context`)";
    let (own, other) = (Context::new(), Context::new());
    let (i32, unit) = (format!("`i32` {message}"), format!("`unit` {message}"));
    // The context of an `Ir` is at least as long-lived as its types, so the compiler cannot tell contexts apart.
    fn of<'c>(_: &Ir<'c>, other: &'c Context) -> (Type<'c>, Attribute<'c>) {
        (other.i32(), UnitAttr::get(other).into())
    }
    let foreign = |change: &dyn for<'c> Fn(&mut Ir<'c>, OpId, Type<'c>, Attribute<'c>)| {
        let mut ir = Ir::new(&own);
        let body = ir.body();
        let op = ir.builder_at_end(body).op("t.op").result(own.f32()).create();
        let (ty, value) = of(&ir, &other);
        change(&mut ir, op, ty, value);
    };
    here(&i32, &|| {
        foreign(&|ir, _, ty, _| {
            let state = OperationState { result_types: vec![ty], ..OperationState::default() };
            let _ = ir.create("t.op", &state, Loc::UNKNOWN);
        });
    });
    here(&unit, &|| {
        foreign(&|ir, _, _, value| {
            let state = OperationState { properties: Some(value), ..OperationState::default() };
            let _ = ir.create("t.op", &state, Loc::UNKNOWN);
        });
    });
    here(&i32, &|| {
        foreign(&|ir, op, ty, _| {
            ir.builder_before(op).op("t.op").result(ty).create();
        });
    });
    here(&i32, &|| {
        foreign(&|ir, op, ty, _| {
            ir.builder_before(op).op("t.op").result(ty).create_value();
        });
    });
    here(&unit, &|| {
        foreign(&|ir, op, _, value| {
            ir.builder_before(op).op("t.op").attribute("a", value).create();
        });
    });
    here(&i32, &|| {
        foreign(&|ir, _, ty, _| {
            let body = ir.body();
            ir.add_argument(body, ty, Loc::UNKNOWN);
        });
    });
    here(&i32, &|| {
        foreign(&|ir, op, ty, _| {
            ir.set_type(ir.op(op).results().next().map(ValueRef::id).expect("a result"), ty);
        });
    });
    here(&unit, &|| foreign(&|ir, op, _, value| ir.set_attribute(op, "a", Some(value))));
    here(&unit, &|| foreign(&|ir, op, _, value| ir.set_foreign_properties(op, Some(value))));
    here(&i32, &|| foreign(&|ir, op, ty, _| ir.replace_nodes(op, |_| ty.node())));
    here(&format!("`{{}}` {message}"), &|| {
        foreign(&|ir, op, _, value| {
            let empty = DictionaryAttr::get(value.context(), []).expect("no name is repeated");
            ir.set_attributes(op, Some(empty));
        });
    });
    // A builder that is generated blames its caller, too.
    here(&i32, &|| {
        let (own, other) =
            (Context::with_dialects([func::dialect()]), Context::with_dialects([func::dialect()]));
        let mut ir = Ir::new(&own);
        let body = ir.body();
        let ty = of(&ir, &other).0;
        let mut builder = ir.builder_at_end(body);
        func::CallOp::create(&mut builder, &[ty], SymbolRefAttr::get(&own, "f"), &[]);
    });
    here(
        "a parameter belongs to another context; create `builtin.complex` and its parameters in one `Context`",
        &|| {
            let _ = ComplexType::get_checked(&own, other.f32());
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

/// The text of these would have more characters than memory has bytes.
#[test]
fn handles_of_huge_texts_show_their_beginning_at_once() {
    let ctx = Context::new();
    let mut bushy: Type<'_> = ctx.i32();
    for _ in 0..60 {
        bushy = TupleType::get(&ctx, &[bushy; 1000]).into();
    }
    let mut value: Attribute<'_> = UnitAttr::get(&ctx).into();
    for _ in 0..60 {
        value = ArrayAttr::get(&ctx, &[value; 1000]).into();
    }
    let mut expr = AffineExpr::dim(&ctx, 0);
    for number in 2..80 {
        expr = expr.modulo(number + 1) + expr.floor_div(number);
    }
    let map = AffineMap::get(&ctx, 1, 0, &[expr]);
    let set = IntegerSet::get(&ctx, 1, 0, &[Constraint::at_least(expr)]);
    let long = StringAttr::get(&ctx, "ä".repeat(1000));
    for (shown, start) in [
        (format!("{bushy:?}"), "tuple<tuple<"),
        (format!("{value:?}"), "[[["),
        (format!("{expr:?}"), "((((("),
        (format!("{map:?}"), "(d0) -> ((((("),
        (format!("{set:?}"), "(d0) : ((((("),
        (format!("{:?}", AffineMapAttr::get(&ctx, map)), "affine_map<(d0) -> ((((("),
        (format!("{long:?}"), "\"\\C3\\A4"),
    ] {
        assert!(shown.starts_with(start) && shown.ends_with('…'), "{shown}");
        assert_eq!(shown.chars().count(), 201, "{shown}");
    }
    assert_eq!(format!("{:?}", AffineExpr::dim(&ctx, 0)), "d0");
}

#[test]
fn a_rendered_error_can_be_attached_to_another_file() {
    let ctx = Context::new();
    let error: Diagnostic = parse_type(&ctx, "tensor<?xi0x>").expect_err("an error");
    let named = error.in_source("types.txt", b"tensor<?xi0x>");
    assert!(format!("{named:#}").starts_with("types.txt:1:"), "{named:#}");
    assert_eq!(AffineMap::get(&ctx, 0, 0, &[]).to_string(), "() -> ()");
}

/// The help of an error in a text, with its line, and the line of the error.
fn help(text: &str) -> Vec<String> {
    let dialects = [isogloss::dialects::all(), isogloss_dialects::all()].concat();
    let context = Context::with_dialects(dialects);
    let error = Ir::parse(&context, text).map(|_| ()).expect_err(text);
    let shown = format!("{error:#}");
    let lines = shown.lines().filter_map(|line| line.split_once(": help: "));
    lines.map(|(place, help)| format!("{place}: {help}")).collect()
}

#[test]
fn errors_in_text_say_what_to_do() {
    let function = |body: &str| format!("func.func @f(%a: i32, %m: memref<4xf32>) {{\n{body}\nreturn\n}}");
    for (body, expected) in [
        (
            "%0 = arith.addi %a, %a",
            "-:2:23: the form is `arith.addi %lhs, %rhs (overflow $overflowFlags)? : type(result)`",
        ),
        (
            "%0 = arith.cmpi slt, %a : i32",
            "-:2:24: the form is `arith.cmpi $predicate, %lhs, %rhs : type(%lhs)`",
        ),
        (
            "func.call @f(%a) (i32) -> ()",
            "-:2:17: the form is `func.call $callee(%operands, ...) : (type, ...) -> type`",
        ),
        (
            "memref.load %m[%a : memref<4xf32>",
            "-:2:18: the form is `memref.load %memref[%indices, ...] : type(%memref)`",
        ),
        ("cf.br", "-:2:6: the form is `cf.br ^dest ((%destOperands, ... : type(%destOperands)))?`"),
        ("%0 = arith.addii %a, %a : i32", "-:2:6: did you mean `arith.addi`?"),
        ("%0 = arit.addi %a, %a : i32", "-:2:6: did you mean the dialect `arith`?"),
        ("br ^a", "-:2:1: operations with this name in a dialect: `llvm.br`, `cf.br`"),
        (
            "\"t.a\"() : (flot) -> ()",
            "-:2:12: `flot` is not a builtin type; the types of a dialect are written `!dialect.flot`",
        ),
        ("\"t.a\"() : (tensor<4xf33>) -> ()", "-:2:21: `f33` is not a type; did you mean `f32`?"),
        ("\"t.a\"() : (indx) -> ()", "-:2:12: `indx` is not a type; did you mean `index`?"),
        (
            "%0 = arith.constant 1.5 : i8",
            "-:2:21: `1.5` is a float and `i8` is not a float type: write an integer, or a type such as `f32`",
        ),
    ] {
        assert_eq!(help(&function(body)), [expected], "{body}");
    }
    // The innermost brace that is not closed.
    assert_eq!(help("func.func @f() {\n  return"), ["-:1:16: this `{` is not closed"]);
    assert_eq!(help("module {\n  func.func @f() {\n    return\n  }\n"), ["-:1:8: this `{` is not closed"]);
    // An error that needs no help, and one in an operation inside of another.
    assert_eq!(help(&function("%0 = arith.addi %a, %b : i32")), [""; 0]);
    assert_eq!(help(&function("scf.execute_region {\n\"t.a\"() : ()\n}")), [""; 0]);
    // Errors in values, which are not about the form.
    for text in [
        "module attributes {a = [1, }",
        "module attributes {a = #dlti.map<\"a\" 1>} {}",
        "module attributes {a = #dlti.map<\"a\" = 1, \"a\" = 2>} {}",
    ] {
        assert_eq!(help(text), [""; 0], "{text}");
    }
    assert_eq!(help(&function("%0 = arith.cmpi less, %a, %a : i32")), [""; 0]);
    assert_eq!(help(&function("%0 = arith.addi %a, %a : tensor<4 x i32")), [""; 0]);
}
