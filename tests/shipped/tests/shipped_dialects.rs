//! The runtime's own dialects and interfaces are generated from `defs/` and checked in, so that a user's build does not pay for the
//! generator twice. Here they are made again and compared.
//!
//! After a change of a definition or of the generator: `UPDATE_EXPECT=1 cargo test -p isogloss-shipped`.

use isogloss_codegen::{Diagnostic, Options, generate, session, write_if_changed};
use std::env;
use std::fs;
use std::path::Path;

/// The definition files in `defs/`, and what is made of them in `runtime/src/`.
const SHIPPED: &[(&str, &str)] = &[
    ("builtin.td", "dialects/builtin/generated.rs"),
    ("dlti.td", "dialects/dlti/generated.rs"),
    ("func.td", "dialects/func/generated.rs"),
    ("gpu.td", "dialects/gpu/generated.rs"),
    ("isogloss/DataLayoutInterfaces.td", "layout/generated.rs"),
    ("isogloss/MemRefLayoutInterface.td", "memref/generated.rs"),
    ("isogloss/OpInterfaces.td", "ir/interfaces/generated.rs"),
    ("isogloss/SideEffects.td", "ir/interfaces/generated_effects.rs"),
    ("llvm.td", "dialects/llvm/generated.rs"),
];

/// The generated Rust of a definition file.
fn rust(definition: &str, folder: &Path) -> Result<String, Vec<Diagnostic>> {
    let records = session().parse_file(folder.join(definition)).map_err(|errors| errors.diagnostics)?;
    let mut options = Options::default();
    options.runtime_path = "crate".into();
    let generated = generate(&records, &options)?;
    assert!(generated.warnings.is_empty(), "{definition}: {:?}", generated.warnings);
    let header =
        format!("// @generated from defs/{definition} by `cargo test -p isogloss-shipped`. Do not edit.\n\n");
    Ok(header + &generated.source)
}

#[test]
fn checked_in_rust_is_that_of_the_definitions() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (definition, output) in SHIPPED {
        let fresh =
            rust(definition, &root.join("defs")).unwrap_or_else(|errors| panic!("{definition}: {errors:?}"));
        let path = root.join("runtime/src").join(output);
        if env::var_os("UPDATE_EXPECT").is_some() {
            write_if_changed(&path, fresh).expect("the folder is writable");
            continue;
        }
        let found = fs::read_to_string(&path).expect("the checked-in dialect");
        assert!(found == fresh, "{output} is stale; run this test with UPDATE_EXPECT=1");
    }
}

#[test]
fn builtin_handles_can_be_named_as_types_of_parameters() {
    let definition = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../defs/builtin.td");
    let records = session().parse_file(definition).expect("the builtin dialect");
    let known: Vec<(&str, &str)> = records
        .derived_from("CppType")
        .filter_map(|record| Some((record.get("cpp").ok()?, record.get("rust").ok()?)))
        .collect();
    let defs = ["TypeDef", "AttrDef"].into_iter().flat_map(|class| records.derived_from(class));
    let classes: Vec<&str> = defs.filter_map(|def| def.get("cppClassName").ok()).collect();
    assert!(classes.len() > 50, "{classes:?}");
    for class in classes {
        let found = known.iter().find(|(cpp, _)| *cpp == class);
        let path = found.unwrap_or_else(|| panic!("isogloss/RustType.td does not name `{class}`")).1;
        assert!(path.ends_with(&format!("::{class}")), "`{class}` is {path}");
    }
}
