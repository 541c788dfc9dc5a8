//! Default values of attributes and parameters, in a compiled dialect and in the same one loaded from its definition file.

use std::path::Path;

use isogloss::def::Dialect;
use isogloss::ir::Ir;
use isogloss::text::parse_type;
use isogloss::{Context, Diagnostic};
use isogloss_codegen::session;
use isogloss_load::load;

isogloss::dialect! { file = "ops/defaults.td" }

fn loaded() -> &'static Dialect {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("ops/defaults.td");
    let records = session().parse_file(&file).unwrap_or_else(|errors| panic!("{}: {errors}", file.display()));
    let loaded = load(&records, &[]);
    assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics);
    loaded.dialects[0]
}

#[test]
fn absent_attributes_get_their_default_values() -> Result<(), Diagnostic> {
    for dialect in [dialect(), loaded()] {
        let ctx = Context::with_dialects([dialect]);
        let ir = Ir::parse(&ctx, "d.enums\nd.lists\nd.enums two read {one = 0 : i32}")?;
        assert!(ir.verify().is_ok(), "{:?}", ir.verify());
        let custom = "module {\n  d.enums\n  d.lists\n  d.enums two read {one = 0 : i32}\n}\n";
        assert_eq!(ir.to_string(), custom);
        let properties = ir.block(ir.body()).ops().map(|op| {
            let texts = op.properties().filter_map(|(def, value)| Some(format!("{} = {}", def.name, value?)));
            texts.collect::<Vec<_>>()
        });
        let properties: Vec<_> = properties.collect();
        let enums = ["mode = 4 : i32", "zero = 0 : i32", "two = 3 : i32", "one = 4 : i32", "none = 0 : i32"];
        assert_eq!(properties[0], [&enums[..], &["wrapped = #d<rights look|touch>"]].concat());
        let lists = [
            "numbers = array<i64: 1, -2>",
            "bits = array<i1: true, false>",
            "floats = array<f32: 1.500000e+00, -2.000000e+00>",
            "bytes = array<i8: -1, -128>",
            "empty = array<i32>",
        ];
        assert_eq!(properties[1], lists);
        assert_eq!(properties[2][2..5], ["two = 1 : i32", "one = 0 : i32", "none = 0 : i32"]);
    }
    Ok(())
}

#[test]
fn accessors_and_parameters_have_the_default_values() -> Result<(), Diagnostic> {
    let ctx = Context::with_dialects([dialect()]);
    let mut ir = Ir::new(&ctx);
    let body = ir.body();
    let op = EnumsOp::create(&mut ir.builder_at_end(body));
    let op = EnumsOp::of(&ir, op);
    assert_eq!((op.mode(), op.zero(), op.two()), (Mode::On, Mode::Off, Access::READ | Access::WRITE));
    assert_eq!((op.absent(), op.wrapped()), (Access::READ | Access::RUN, Rights::LOOK | Rights::TOUCH));
    for dialect in [dialect(), loaded()] {
        let ctx = Context::with_dialects([dialect]);
        let (all, usual) =
            (parse_type(&ctx, "!d.door<size = 1, access = \"write|run\">")?, "!d.door<size = 1>");
        assert_eq!((all, all.to_string().as_str()), (parse_type(&ctx, usual)?, usual));
    }
    Ok(())
}
