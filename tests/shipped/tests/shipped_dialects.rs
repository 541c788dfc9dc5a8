//! The dialects and interfaces of the runtime and of `isogloss-dialects` are generated from `defs/` and checked in, so
//! that a user's build does not pay for the generator twice. Here they are regenerated and compared.
//!
//! After a change of a definition or of the generator: `UPDATE_EXPECT=1 cargo test -p isogloss-shipped`.

use isogloss_codegen::{Diagnostic, Options, generate, session, write_if_changed};
use std::env;
use std::fs;
use std::path::Path;

/// Definition files in `defs/`, and the files that are generated from them.
type Files = &'static [(&'static str, &'static str)];

/// The definition files in `defs/`, and the files in `runtime/core/src/` that are generated from them.
const RUNTIME: Files = &[
    ("builtin.td", "dialects/builtin/generated.rs"),
    ("builtin_ops.td", "dialects/builtin/generated_ops.rs"),
    ("dlti.td", "dialects/dlti/generated.rs"),
    ("func.td", "dialects/func/generated.rs"),
    ("gpu.td", "dialects/gpu/generated.rs"),
    ("isogloss/DataLayoutInterfaces.td", "layout/generated.rs"),
    ("isogloss/DataLayoutOpInterface.td", "layout/scope_interface.rs"),
    ("isogloss/MemRefLayoutInterface.td", "memref/generated.rs"),
    ("isogloss/OpInterfaces.td", "ir/interfaces/generated.rs"),
    ("isogloss/SideEffects.td", "ir/interfaces/generated_effects.rs"),
    ("llvm.td", "dialects/llvm/generated.rs"),
];

/// The definition files in `defs/`, and the files in `dialects/src/` that are generated from them.
const DIALECTS: Files = &[
    ("arith.td", "arith/generated.rs"),
    ("cf.td", "cf/generated.rs"),
    ("complex.td", "complex/generated.rs"),
    ("index.td", "index/generated.rs"),
    ("math.td", "math/generated.rs"),
    ("memref.td", "memref/generated.rs"),
    ("quant.td", "quant/generated.rs"),
    ("scf.td", "scf/generated.rs"),
    ("tensor.td", "tensor/generated.rs"),
    ("llvm_ops.td", "llvm/generated.rs"),
    ("ub.td", "ub/generated.rs"),
];

/// The crates: their files, their folder, and how they name the runtime.
const CRATES: [(Files, &str, &str); 2] =
    [(RUNTIME, "runtime/core/src", "crate"), (DIALECTS, "dialects/src", "::isogloss")];

/// Warnings about definitions that match MLIR's: the file, the code and why it is so.
const WARNINGS: [(&str, &str, &str); 2] = [
    ("memref.td", "E0814", "`memref.generic_atomic_rmw` has an implicit terminator with an operand"),
    ("tensor.td", "E0814", "`tensor.generate` and `tensor.pad` have one, too"),
];

/// The generated Rust of a definition file.
fn rust(definition: &str, folder: &Path, runtime: &str) -> Result<String, Vec<Diagnostic>> {
    let records = session().parse_file(folder.join(definition)).map_err(|errors| errors.diagnostics)?;
    let mut options = Options::default();
    options.runtime_path = runtime.into();
    // The dialects that others of the crate depend on.
    for (class, path) in [("ArithDialect", "crate::arith"), ("UBDialect", "crate::ub")] {
        options.extern_dialects.push((class.into(), path.into()));
    }
    let mut generated = generate(&records, &options)?;
    generated.warnings.retain(|warning| {
        !WARNINGS.iter().any(|(file, code, _)| *file == definition && warning.code == Some(*code))
    });
    assert!(generated.warnings.is_empty(), "{definition}: {:?}", generated.warnings);
    let header =
        format!("// @generated from defs/{definition} by `cargo test -p isogloss-shipped`. Do not edit.\n\n");
    Ok(header + &generated.source)
}

#[test]
fn checked_in_rust_is_that_of_the_definitions() {
    let root = &Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let shipped = CRATES.iter().flat_map(|(files, folder, runtime)| {
        files.iter().map(move |(definition, output)| (*definition, root.join(folder).join(output), *runtime))
    });
    for (definition, path, runtime) in shipped {
        let fresh = rust(definition, &root.join("defs"), runtime)
            .unwrap_or_else(|errors| panic!("{definition}: {errors:?}"));
        if env::var_os("UPDATE_EXPECT").is_some() {
            write_if_changed(&path, fresh).expect("the folder is writable");
            continue;
        }
        let found = fs::read_to_string(&path).expect("the checked-in dialect");
        assert!(found == fresh, "{} is stale; run this test with UPDATE_EXPECT=1", path.display());
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
        let found = known.iter().find(|(cpp, _)| cpp.strip_prefix("::mlir::") == Some(class));
        let path = found.unwrap_or_else(|| panic!("isogloss/RustType.td does not name `{class}`")).1;
        assert!(path.ends_with(&format!("::{class}")), "`{class}` is {path}");
    }
}
