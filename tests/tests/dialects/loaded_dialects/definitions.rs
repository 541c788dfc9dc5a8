//! Invalid files, directories that are searched, traits.

use super::{answer, loaded_from, printed};
use isogloss_load::Loader;
use isogloss_tests::Folder;
use std::path::Path;

/// Three files: one is not TableGen, one has an invalid format, and one includes a file that does not exist.
#[test]
fn a_wrong_definition_does_not_take_the_others_with_it() {
    let dialect = |name: &str, rest: &str| {
        format!(
            "include \"isogloss/Op.td\"\ndef {name}_Dialect : Dialect {{ let name = \"{name}\"; }}\n\
             def {name}_GoodOp : Op<{name}_Dialect, \"good\"> {{ let assemblyFormat = \"attr-dict\"; }}\n{rest}"
        )
    };
    let wrong_format =
        "def w_BadOp : Op<w_Dialect, \"bad\"> { let assemblyFormat = \"$nothing attr-dict\"; }\n";
    let files = [
        ("g.td", dialect("g", "")),
        ("n.td", dialect("n", "def n_BadOp : Op<n_Dialect\n")),
        ("w.td", dialect("w", wrong_format)),
        ("m.td", dialect("m", "include \"nowhere.td\"\n")),
    ];
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let (folder, mut loader) = loaded_from(&files, &[]);
    loader.all().unwrap_or_else(|error| panic!("{error}"));
    let text = printed(&loader, "g.good\nw.good\n\"w.bad\"() : () -> ()\n");
    assert!(text.contains("g.good") && text.contains("w.good"), "{text}");
    let skipped: Vec<(&str, String)> = loader
        .skipped()
        .iter()
        .map(|skipped| {
            let error = &skipped.errors.diagnostics[0];
            let place = skipped.errors.sources.location(error.span());
            let file = Path::new(place.file).file_name().expect("a file").to_string_lossy().into_owned();
            (skipped.dialect.as_str(), format!("{file}:{}: {}", place.line, error.message))
        })
        .collect();
    let expected = [("m", "m.td:4: "), ("n", "n.td:5: "), ("w", "w.td:4: unknown operand")];
    assert_eq!(skipped.len(), expected.len(), "{skipped:?}");
    for ((dialect, message), (expected, begin)) in skipped.iter().zip(expected) {
        assert!(
            *dialect == expected && message.starts_with(begin.split(": ").next().unwrap_or(begin)),
            "{skipped:?}"
        );
    }
    // A file of one's own is refused.
    let error = Loader::new([]).files([folder.path().join("w.td")]).expect_err("a wrong format");
    assert!(error.to_string().contains("nothing"), "{error}");
}

/// A directory that is searched, and one inside of it: each file has two names.
#[test]
fn directories_that_are_searched_may_be_nested() {
    let dialect = "#ifndef D\n#define D\ninclude \"isogloss/Op.td\"\ndef F_Dialect : Dialect { let name = \"f\"; }\n#endif\n";
    let op = |include: &str, name: &str| {
        format!(
            "include \"{include}\"\ndef F_{name}Op : Op<F_Dialect, \"{name}\"> {{ let assemblyFormat = \"attr-dict\"; }}\n"
        )
    };
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "nested");
    folder.write("inc/f/Dialect.td", dialect);
    folder.write("inc/f/A.td", &op("f/Dialect.td", "a"));
    folder.write("other/B.td", &op("inc/f/Dialect.td", "b"));
    for directories in [["inc", "."], [".", "inc"]] {
        let known = isogloss_cli::known_dialects();
        let mut loader = directories
            .iter()
            .fold(Loader::new(known), |loader, directory| loader.include_dir(folder.path().join(directory)));
        loader.by_name(["f"]).unwrap_or_else(|error| panic!("{error}"));
        let text = printed(&loader, "f.a\nf.b\n");
        assert!(text.contains("f.a") && text.contains("f.b"), "{text}");
        assert_eq!(loader.loaded().reports[0].operations, 2);
    }
}

/// Traits with checks of the runtime, by name and by path, and one whose check is an author's Rust.
const TRAITS: &str = r#"
    include "isogloss/Op.td"
    def T_Dialect : Dialect { let name = "t"; }
    def Alike : NativeOpTrait<"Alike"> { let rustPath = "::isogloss::ir::traits::SAME_TYPE_OPERANDS"; }
    def Floats : NativeOpTrait<"ResultsAreFloatLike">;
    def Even : NativeOpTrait<"Even"> { let rustPath = "crate::EVEN"; }
    def Marked : NativeOpTrait<"Marked">;
    class T_Op<string name, list<Trait> traits> : Op<T_Dialect, name, traits> {
      let arguments = (ins Variadic<AnyType>:$items);
      let results = (outs Variadic<AnyType>:$all);
    }
    def T_LibraryOp : T_Op<"library", [SameOperandsElementType]>;
    def T_PathOp : T_Op<"path", [Alike]>;
    def T_NameOp : T_Op<"name", [Floats]>;
    def T_EvenOp : T_Op<"even", [Even]>;
    def T_MarkedOp : T_Op<"marked", [Marked]>;
"#;

#[test]
fn traits_with_checks_of_the_runtime_are_checked() {
    let (_folder, loader) = loaded_from(&[("t.td", TRAITS)], &["t"]);
    let program = |op: &str, operands: &str, results: &str| {
        let types = operands.replace("%i", "i32").replace("%f", "f32");
        format!(
            "func.func @f(%i: i32, %f: f32) {{\n  \"t.{op}\"({operands}) : ({types}) -> {results}\n  return\n}}\n"
        )
    };
    for (op, operands, results) in [
        ("library", "%i, %i", "()"),
        ("path", "%i, %i", "()"),
        ("name", "%i", "f32"),
        // An author's Rust is not run.
        ("even", "%i", "()"),
        ("marked", "%i, %f", "i32"),
    ] {
        printed(&loader, &program(op, operands, results));
    }
    for (op, operands, results, message) in [
        ("library", "%i, %f", "()", "'t.library' op requires the same element type for all operands"),
        ("path", "%i, %f", "()", "'t.path' op requires all operands to have the same type"),
        ("name", "%i", "i32", "'t.name' op requires a floating point type"),
    ] {
        let found = answer(&loader, &program(op, operands, results));
        assert!(format!("{found:?}").contains(message), "{op}: {found:?}");
    }
    let report = &loader.loaded().reports[0];
    let unchecked: Vec<_> = report.unchecked.iter().map(|found| found.name.as_str()).collect();
    assert_eq!(unchecked, ["t.even"]);
    assert_eq!(report.unchecked[0].traits[0].to_string(), "`crate::EVEN` in Rust");
    let summary = "dialect `t`: Rust that runs in the compiled dialect only: 1 traits";
    assert_eq!(report.summary().as_deref(), Some(summary));
}

/// An operation whose C++ returns the kind of its regions, and one whose C++ decides it elsewhere.
#[test]
fn cpp_that_returns_graph_regions_is_understood() {
    let definitions = r#"
include "isogloss/Op.td"
def G_Dialect : Dialect { let name = "g"; }
class G_ModuleOp<string name> : Op<G_Dialect, name, [NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}
def G_GraphOp : G_ModuleOp<"graph"> {
  let extraClassDeclaration = [{
    // All are the same.
    static ::mlir::RegionKind getRegionKind(unsigned index) { return ::mlir::RegionKind::Graph; }
  }];
}
def G_BlockOp : G_ModuleOp<"block"> {
  let extraClassDeclaration = "static RegionKind getRegionKind(unsigned index) { return RegionKind::SSACFG; }";
}
def G_OtherOp : G_ModuleOp<"other"> {
  let extraClassDeclaration = "static RegionKind getRegionKind(unsigned index);";
}
"#;
    let (_folder, loader) = loaded_from(&[("g.td", definitions)], &["g"]);
    let program =
        |op: &str| format!("g.{op} {{\n  \"t.use\"(%0) : (i8) -> ()\n  %0 = \"t.v\"() : () -> i8\n}}\n");
    assert!(printed(&loader, &program("graph")).contains("g.graph {"));
    for op in ["block", "other"] {
        let text = format!("{:?}", answer(&loader, &program(op)));
        assert!(text.contains("does not dominate this use"), "{text}");
    }
}

/// Types that no definition file has, of a dialect whose C++ reads types.
#[test]
fn types_that_only_cpp_knows_are_one_type_if_their_tokens_are() {
    let text = "\
include \"isogloss/Op.td\"
def H_Dialect : Dialect {
  let name = \"h\";
  let useDefaultTypePrinterParser = 0;
}
def H_UseOp : Op<H_Dialect, \"use\"> { let arguments = (ins AnyType:$value); }
";
    let (_folder, loader) = loaded_from(&[("h.td", text)], &["h"]);
    let program = "\
!inner = !h.struct<a, (f32 [0])>
!outer = !h.ptr<!inner, Storage>
func.func @f(%a: !h.array<4 x vector<2xi8>>, %b: !h.ptr<!outer,Storage>) {
  \"h.use\"(%a) : (!h.array<4xvector<2 x i8>>) -> ()
  \"h.use\"(%b) : (!h.ptr<!h.ptr<!h.struct<a, (f32 [0])>, Storage>, Storage>) -> ()
  return
}
";
    let found = printed(&loader, program);
    // The first spelling is printed, with the values of aliases.
    let first = "(%arg0: !h.array<4 x vector<2xi8>>, %arg1: !h.ptr<!h.ptr<!h.struct<a, (f32 [0])>, Storage>,Storage>)";
    assert!(found.contains(first), "{found}");
    assert_eq!(printed(&loader, &found), found);
}
