//! C++ and Rust in definitions: their representation in tables, and code that is not run.

use super::{folder, opt};
use isogloss_tests::{Folder, oracle_include};

#[test]
fn a_table_says_what_cpp_functions_mean() {
    let folder = folder();
    folder.write(
        "s.td",
        "include \"isogloss/Op.td\"\n\
         def S_Dialect : Dialect { let name = \"s\"; }\n\
         def S_Small : TypeConstraint<CPred<\"::s::isSmall($_self)\">, \"small integer\">;\n\
         def S_UseOp : Op<S_Dialect, \"use\"> { let arguments = (ins S_Small:$x); }\n",
    );
    folder.write(
        "meanings.td",
        "include \"isogloss/CppMeaning.td\"\n\
         def : CppPredicate<\"s::isSmall\", And<[IsA<\"IntegerType\">, Compare<\"width\", \"<=\", 8>]>>;\n",
    );
    folder.write("wide.mlir", "func.func @f(%x: i16) {\n  \"s.use\"(%x) : (i16) -> ()\n  return\n}\n");
    let (fine, _, messages) = opt(&folder, &["--dialect", "s.td", "wide.mlir"]);
    assert!(fine, "{messages}");
    assert_eq!(messages, "dialect `s`: C++ that is not run: 1 conditions\n");
    let with_table = ["--cpp-meanings", "meanings.td", "--dialect", "s.td", "wide.mlir"];
    let (fine, _, messages) = opt(&folder, &with_table);
    assert!(!fine);
    assert!(messages.contains("operand #0 must be small integer, but got 'i16'"), "{messages}");
    folder.write(
        "meanings.td",
        "include \"isogloss/CppMeaning.td\"\ndef : CppPredicate<\"f\", Is<\"signles\">>;\n",
    );
    let (fine, _, messages) = opt(&folder, &with_table);
    assert!(!fine && messages.contains("did you mean `signless`?"), "{messages}");
}

#[test]
fn a_namespace_says_which_dialect_a_class_is_of() {
    let definition = |name: &str| {
        format!(
            "include \"isogloss/Op.td\"\ndef {name}_Dialect : Dialect {{ let name = \"{name}\"; \
             let cppNamespace = \"::mlir::{name}\"; }}\n\
             def {name}_ValueType : TypeDef<{name}_Dialect, \"Value\"> {{ let mnemonic = \"value\"; }}\n"
        )
    };
    let user = "include \"isogloss/Op.td\"\ndef D : Dialect { let name = \"user\"; }\n\
        def OfBee : Type<CPred<\"::llvm::isa<::mlir::bee::ValueType>($_self)\">, \"a bee\", \"::mlir::bee::ValueType\">;\n\
        def UseOp : Op<D, \"use\"> { let arguments = (ins OfBee:$value); }\n";
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "namespaces");
    folder.write("ant.td", &definition("ant"));
    folder.write("bee.td", &definition("bee"));
    folder.write("user.td", user);
    let use_of = |dialect: &str| {
        format!(
            "func.func @f(%x: !{dialect}.value) {{\n  \"user.use\"(%x) : (!{dialect}.value) -> ()\n  return\n}}\n"
        )
    };
    folder.write("right.mlir", &use_of("bee"));
    folder.write("wrong.mlir", &use_of("ant"));
    for (first, second) in [("ant.td", "bee.td"), ("bee.td", "ant.td")] {
        let flags = ["--dialect", first, "--dialect", second, "--dialect", "user.td"];
        let (fine, _, messages) = opt(&folder, &[&flags[..], &["right.mlir"]].concat());
        assert!(fine, "{messages}");
        let (fine, _, messages) = opt(&folder, &[&flags[..], &["wrong.mlir"]].concat());
        assert!(!fine && messages.contains("must be a bee, but got '!ant.value'"), "{messages}");
    }
}

#[test]
fn code_of_the_author_is_named_with_its_language() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "languages");
    folder.write(
        "r.td",
        r#"
include "isogloss/Op.td"
include "isogloss/InferTypeOpInterface.td"
def R_Dialect : Dialect { let name = "r"; }
def R_BoxType : TypeDef<R_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "Type":$inner);
  let assemblyFormat = "`<` $inner `>`";
  let genVerifyDecl = 1;
}
def R_RawType : TypeDef<R_Dialect, "Raw"> { let mnemonic = "raw"; let hasCustomAssemblyFormat = 1; }
def : CppFunction<"isSmall($_self)", "crate::is_small">;
def : CppFunction<"inner($_self)", "crate::inner">;
def : CppFunction<"fresh()", "crate::fresh">;
def R_Small : TypeConstraint<CPred<"isSmall($_self)">, "small">;
def R_Own : TypeConstraint<RustPred<"crate::is_own">, "own">;
def R_Foreign : TypeConstraint<CPred<"isForeign($_self)">, "foreign">;
def R_Checked : OpInterface<"Checked"> { let verify = [{ Ok(()) }]; }
def R_OddOp : Op<R_Dialect, "odd"> {
  let arguments = (ins I32:$a);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
def R_ShapeOp : Op<R_Dialect, "shape", [R_Checked]> {
  let arguments = (ins I32Attr:$a);
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "custom<Shape>($a) $r attr-dict";
  let hasRegionVerifier = 1;
}
def R_OpenOp : Op<R_Dialect, "open", [TypesMatchWith<"inner", "box", "value", "inner($_self)">]> {
  let arguments = (ins R_BoxType:$box);
  let results = (outs AnyType:$value);
  let assemblyFormat = "$box attr-dict `:` type($box)";
}
def R_InferOp : Op<R_Dialect, "infer", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let results = (outs AnyType:$value);
  let assemblyFormat = "attr-dict";
}
def R_PlainOp : Op<R_Dialect, "plain"> {
  let arguments = (ins R_Small:$a, R_Own:$b, R_Foreign:$c, R_Small:$d,
                       DefaultValuedAttr<I32Attr, "fresh()">:$e, DefaultValuedAttr<I32Attr, "kOther">:$f);
}
"#,
    );
    let in_rust = "is Rust, which runs in the compiled dialect only";
    for (name, reason) in [
        ("odd", "`impl OpFormat for OddOp`"),
        ("shape", "`impl ShapeDirective for RDialect`"),
        ("open", "`crate::inner`"),
        ("infer", "`impl InferOpInferTypes for InferOp`"),
    ] {
        folder.write("a.mlir", &format!("r.{name}"));
        let (fine, _, messages) = opt(&folder, &["--dialect", "r.td", "a.mlir"]);
        let expected = format!("error: the custom form of 'r.{name}' is not available: {reason} {in_rust}\n");
        assert!(!fine && messages.contains(&expected), "{messages}");
    }
    folder.write("a.mlir", "r.plain");
    let (_, _, messages) = opt(&folder, &["--dialect", "r.td", "a.mlir"]);
    let counts = "dialect `r`: C++ that is not run: 1 conditions, 1 default values; Rust that runs in the compiled \
                  dialect only: 2 verifiers, 4 custom forms, 4 conditions, 1 interface verifiers, 1 default values, \
                  1 texts of types and attributes, 1 verifiers of types and attributes\n";
    assert!(messages.starts_with(counts), "{messages}");
    // The message of MLIR.
    assert!(messages.contains("error: custom op 'r.plain' has no custom assembly form\n"), "{messages}");
    let (_, list, _) = opt(&folder, &["--dialect", "r.td", "--show-dialects"]);
    let expected = "
  r.odd (missing): not run: custom form `impl OpFormat for OddOp` in Rust, verifier `impl OddOpVerify for OddOp` in Rust
  r.shape (missing): not run: custom form `impl ShapeDirective for RDialect` in Rust, verifier \
                    `impl ShapeOpRegionVerify for ShapeOp` in Rust, verifier of `Checked` in Rust
  r.open (missing): not run: custom form `crate::inner` in Rust, condition `crate::inner` in Rust
  r.infer (missing): not run: custom form `impl InferOpInferTypes for InferOp` in Rust
  r.plain (generic): not run: condition `isForeign`, condition `crate::is_own` in Rust, condition `crate::is_small` in \
                    Rust, default value `crate::fresh` in Rust, default value `kOther`
";
    assert!(list.contains(expected), "{list}");
}

#[test]
fn hooks_of_definitions_of_mlir_are_cpp() {
    let Some(include) = oracle_include() else { return };
    let include = include.to_str().expect("a path in UTF-8");
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "languages_of_mlir");
    folder.write(
        "c.td",
        "include \"mlir/IR/OpBase.td\"\n\
         def C_Dialect : Dialect { let name = \"c\"; let cppNamespace = \"::c\"; }\n\
         def C_OddOp : Op<C_Dialect, \"odd\"> { let hasCustomAssemblyFormat = 1; let hasVerifier = 1; }\n\
         def C_ShapeOp : Op<C_Dialect, \"shape\"> {\n\
           let arguments = (ins I32Attr:$a);\n  let assemblyFormat = \"custom<Shape>($a) attr-dict\";\n}\n",
    );
    for (name, reason) in [("odd", "hasCustomAssemblyFormat"), ("shape", "custom<Shape>")] {
        folder.write("a.mlir", &format!("c.{name}"));
        let (_, _, messages) = opt(&folder, &["-I", include, "--dialect", "c.td", "a.mlir"]);
        let expected = format!("the custom form of 'c.{name}' is not available: `{reason}` is C++\n");
        assert!(messages.contains(&expected), "{messages}");
        let counts = "dialect `c`: C++ that is not run: 1 verifiers, 2 custom forms\n";
        assert!(messages.starts_with(counts), "{messages}");
    }
}
