//! Generated Rust code: its text, and that it compiles in crates that deny every warning.
//!
//! `generated/NAME.rs` is the code generated from `generated/NAME.td`. After a change of the
//! emitter: `UPDATE_EXPECT=1 cargo test -p isogloss-tests --test definitions generated_rust::`, and review
//! the difference.

use isogloss_codegen::{Options, generate, session};
use isogloss_tests::user::UserCrate;
use isogloss_tests::{definition_files, golden, repository};
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    repository().join("tests/generated")
}

fn generated(path: &Path) -> String {
    let records = session().parse_file(path).unwrap_or_else(|errors| panic!("{:?}", errors.diagnostics));
    let generated = generate(&records, &Options::default()).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert!(generated.warnings.is_empty(), "{:?}", generated.warnings);
    generated.source
}

#[test]
fn definitions_become_this_rust() {
    golden::check(&folder(), "rs", 4, generated);
}

/// What only the compiler can judge has a comment with the place where the author wrote it.
#[test]
fn own_rust_types_have_their_place() {
    let text = r#"include "isogloss/Op.td"
include "isogloss/Enum.td"
include "isogloss/Property.td"
def P_Dialect : Dialect { let name = "p"; }
def : CppType<"::my::Angle", "crate::Angle">;
def P_Hue : I32Enum<"Hue", "A hue.", [I32EnumCase<"Red", 0>]> {
  let rustPath = "crate::Hue";
}
def : CppFunction<"isSmall", "crate::is_small">;
def P_Small : AttrConstraint<CPred<"isSmall($_self)">>;
def P_AType : TypeDef<P_Dialect, "A"> {
  let mnemonic = "a";
  let parameters = (ins
    "crate::Bare":$bare, "::my::Angle":$angle, EnumParameter<P_Hue>:$hue, "std::string":$text,
    DefaultValuedParameter<"crate::Bare", "crate::bare(context)">:$given);
  let assemblyFormat = "`<` params `>`";
}
def P_I : TypeInterface<"I"> {
  let methods = [
    InterfaceMethod<"An angle.", "::my::Angle", "angle">,
    InterfaceMethod<"A number.", "u64", "number", (ins "crate::Bare":$bare)>,
    InterfaceMethod<"A text.", "&str", "text">
  ];
}
def P_AOp : Op<P_Dialect, "a"> {
  let arguments = (ins EnumProp<P_Hue>:$hue, ConfinedAttr<I64Attr, [P_Small]>:$small);
}
"#;
    let records = session().parse_str("p.td", text).expect("definitions");
    let generated = generate(&records, &Options::default()).expect("sound definitions");
    let lines = generated.source.lines().map(str::trim).filter(|line| !line.starts_with("note = "));
    let lines: Vec<&str> = lines.collect();
    for (place, what) in [
        (14, "parameter::<crate::Bare>(\"bare\""),
        (5, "parameter::<crate::Angle>(\"angle\""),
        (7, "parameter::<crate::Hue>(\"hue\""),
        (15, "crate::bare(context)"),
        (5, "fn angle(self) -> crate::Angle;"),
        (21, "fn number(self, bare: crate::Bare) -> u64;"),
        (7, "cases::<crate::Hue, 32>"),
        (9, "accepts: crate::is_small"),
    ] {
        let at = lines.iter().position(|line| line.contains(what)).unwrap_or_else(|| panic!("{what}"));
        let comment = format!("p.td:{place}");
        // Documentation may be between the comment and a method.
        let near = &lines[at.saturating_sub(2)..=at];
        assert!(near.iter().any(|line| line.contains(&comment)), "{what}: {near:?}");
    }
    let unmarked = lines.iter().position(|line| line.contains("(\"text\"")).expect("the parameter");
    assert!(!lines[unmarked - 1].contains("p.td:"), "{}", lines[unmarked - 1]);
}

/// A crate with all goldens in it, that depends on nothing but the runtime.
fn user(edition: &str) -> UserCrate {
    let user = UserCrate::new(&format!("generated-{edition}"), Path::new(env!("CARGO_TARGET_TMPDIR")));
    user.write(
        "Cargo.toml",
        &format!(
            "[package]\nname = \"generated\"\nedition = \"{edition}\"\nrust-version = \"1.88\"\n[dependencies]\n\
             isogloss = {{ path = \"../isogloss/runtime\" }}\n"
        ),
    );
    let library = fs::read_to_string(folder().join("user.rs")).expect("the library");
    for path in definition_files(&folder()) {
        let name = path.file_stem().expect("a name").to_string_lossy();
        user.write(&format!("src/generated/{name}.rs"), &generated(&path));
    }
    let library = library.replace("../generated/", "generated/");
    user.write("src/lib.rs", &library);
    user
}

#[test]
fn generated_rust_compiles_and_works_in_both_editions() {
    for edition in ["2021", "2024"] {
        let user = user(edition);
        let ran = user.printed("tests", &user.test());
        assert!(ran.contains("2 passed"), "{ran}");
    }
}

#[test]
fn clippy_has_nothing_to_say() {
    let Some(output) = user("2024").clippy(&["-W", "clippy::pedantic"]) else { return };
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
}
