//! `isogloss opt` with dialects that it loads from definition files.

use isogloss_tests::{Folder, oracle, oracle_include};
use std::process::{Command, Output};

const DIALECT: &str = r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_WidthAttr : AttrDef<T_Dialect, "Width"> {
  let mnemonic = "width";
  let parameters = (ins "unsigned":$bits);
  let assemblyFormat = "`<` $bits `>`";
}
def T_AddOp : Op<T_Dialect, "add", [SameOperandsAndResultType]> {
  let arguments = (ins AnySignlessInteger:$a, AnySignlessInteger:$b, OptionalAttr<T_WidthAttr>:$width);
  let results = (outs AnySignlessInteger:$sum);
  let assemblyFormat = "$a `,` $b (`width` $width^)? attr-dict `:` type($sum)";
}
def T_OddOp : Op<T_Dialect, "odd"> {
  let arguments = (ins I32:$a);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
"#;

fn opt(folder: &Folder, arguments: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_isogloss"))
        .arg("opt")
        .args(arguments)
        .current_dir(folder.path())
        .output();
    let Output { status, stdout, stderr } = output.expect("the command runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (status.success(), text(stdout), text(stderr))
}

fn folder() -> Folder {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "loading");
    folder.write("t.td", DIALECT);
    folder
}

#[test]
fn a_loaded_dialect_is_read_verified_and_printed() {
    let folder = folder();
    folder.write("a.mlir", "func.func @f(%a: i8) {\n  %0 = t.add %a, %a width <8> : i8\n  return\n}\n");
    let (fine, text, messages) = opt(&folder, &["--dialect", "t.td", "a.mlir"]);
    assert!(fine, "{messages}");
    assert_eq!(
        text,
        "module {\n  func.func @f(%arg0: i8) {\n    %0 = t.add %arg0, %arg0 width <8> : i8\n    return\n  }\n}\n\n"
    );
    assert_eq!(
        messages,
        "dialect `t`: Rust that runs in the compiled dialect only: 1 verifiers, 1 custom forms\n"
    );
    folder.write("b.mlir", "\"t.add\"(%x, %x) : (f32, f32) -> f32");
    let (_, _, messages) = opt(&folder, &["--dialect", "t.td", "b.mlir"]);
    assert!(messages.contains("use of undeclared SSA value name"), "{messages}");
    folder.write(
        "b.mlir",
        "func.func @f(%x: f32) {\n  %0 = \"t.add\"(%x, %x) : (f32, f32) -> f32\n  return\n}\n",
    );
    let (fine, _, messages) = opt(&folder, &["--dialect", "t.td", "b.mlir"]);
    let expected = "'t.add' op operand #0 must be signless integer, but got 'f32'";
    assert!(!fine && messages.contains(expected), "{messages}");
}

#[test]
fn a_custom_form_that_is_missing_is_named() {
    let folder = folder();
    folder.write("a.mlir", "func.func @f(%a: i32) {\n  t.odd %a\n  return\n}\n");
    let (fine, _, messages) = opt(&folder, &["--dialect", "t.td", "a.mlir"]);
    assert!(!fine);
    for part in [
        "a.mlir:2:3: error: the custom form of 't.odd' is not available: `impl OpFormat for OddOp` is Rust, which runs in \
         the compiled dialect only",
        "write the generic form: \"t.odd\"",
    ] {
        assert!(messages.contains(part), "{messages}");
    }
}

#[test]
fn dialects_are_listed() {
    let folder = folder();
    let (_, text, _) = opt(&folder, &["--dialect", "t.td", "--show-dialects"]);
    let expected = "t (loaded): 2 operations, 0 types, 1 attributes\n  t.add (format)\n  t.odd (missing): not run: custom form \
        `impl OpFormat for OddOp` in Rust, verifier `impl OddOpVerify for OddOp` in Rust\n";
    assert!(text.contains(expected), "{text}");
    assert!(text.contains("\nfunc (compiled): "), "{text}");
    let (_, text, _) = opt(&folder, &["--dialect", "t.td", "--show-dialects=json"]);
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let dialects = json["dialects"].as_array().expect("a list");
    let own = dialects.iter().find(|dialect| dialect["name"] == "t").expect("the dialect");
    assert_eq!((&own["loaded"], own["operations"].as_array().map(Vec::len)), (&true.into(), Some(2)));
}

#[test]
fn mistakes_are_reported() {
    let folder = folder();
    folder.write("a.mlir", "module {}");
    folder.write("wrong.td", "def X : ;");
    let (fine, _, messages) = opt(&folder, &["--dialect", "wrong.td", "a.mlir"]);
    assert!(!fine && messages.contains("wrong.td:1"), "{messages}");
    let (fine, _, messages) = opt(&folder, &["--dialect", "no.td", "a.mlir"]);
    assert!(!fine && messages.contains("no.td"), "{messages}");
    let (fine, _, messages) = opt(&folder, &["-I", ".", "--load", "tt", "a.mlir"]);
    assert!(
        !fine && messages.contains("no definition file defines a dialect `tt`; did you mean `t`?"),
        "{messages}"
    );
    let (fine, _, messages) = opt(&folder, &["--load", "tt", "a.mlir"]);
    assert!(!fine && messages.contains("defines a dialect `tt`; `-I DIR` names a directory"), "{messages}");
    let (fine, _, messages) = opt(&folder, &["-I", "no", "--load", "t", "a.mlir"]);
    assert!(!fine && !messages.is_empty(), "{messages}");
    // A compiled dialect is used as it is.
    let (fine, _, messages) = opt(&folder, &["--load", "arith", "a.mlir"]);
    assert!(fine && messages.is_empty(), "{messages}");
}

const TOSA: &str = r#"
func.func @f(%a: tensor<1x2x3xf32>) -> tensor<6xf32> {
  %0 = tosa.add %a, %a : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %1 = tosa.const_shape {values = dense<[6]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.reshape %0, %1 : (tensor<1x2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %2 : tensor<6xf32>
}
"#;

#[test]
fn a_dialect_of_mlir_is_found_by_its_name() {
    let (Some(tool), Some(include)) = (oracle("mlir-opt"), oracle_include()) else { return };
    let folder = folder();
    folder.write("a.mlir", TOSA);
    let theirs = Command::new(tool).arg("a.mlir").current_dir(folder.path()).output().expect("the tool runs");
    let include = include.display().to_string();
    for flags in [["--load", "tosa"], ["--dialect", "mlir/Dialect/Tosa/IR/TosaOps.td"]] {
        let (fine, text, messages) = opt(&folder, &["-I", &include, flags[0], flags[1], "a.mlir"]);
        assert!(fine, "{messages}");
        assert_eq!(text.as_bytes(), theirs.stdout);
    }
}

#[test]
fn directives_of_compiled_dialects_print_loaded_operations() {
    let folder = folder();
    folder.write(
        "s.td",
        r#"
            include "isogloss/Op.td"
            def S_Dialect : Dialect { let name = "s"; }
            def S_SwitchOp : Op<S_Dialect, "switch", [NoTerminator]> {
              let arguments = (ins I32:$arg, DenseI64ArrayAttr:$cases);
              let regions = (region AnyRegion:$otherwise, VariadicRegion<AnyRegion>:$branches);
              let assemblyFormat = [{
                $arg attr-dict custom<SwitchCases>($cases, $branches) `\n` `` `default` $otherwise
              }];
            }
            def S_BranchOp : Op<S_Dialect, "branch", [Terminator, AttrSizedOperandSegments]> {
              let arguments = (ins AnyInteger:$flag, Variadic<AnyType>:$passed,
                VariadicOfVariadic<AnyType, "sizes">:$more, OptionalAttr<AnyIntElementsAttr>:$values,
                DenseI32ArrayAttr:$sizes);
              let successors = (successor AnySuccessor:$default, VariadicSuccessor<AnySuccessor>:$targets);
              let assemblyFormat = [{
                $flag `:` type($flag) `,` `[` `\n` custom<SwitchOpCases>(ref(type($flag)), $default, $passed,
                  type($passed), $values, $targets, $more, type($more)) `]` attr-dict
              }];
            }
        "#,
    );
    let text = r#"module {
  func.func @f(%arg0: i32, %arg1: f32) {
    s.switch %arg0 
    case 2 {
      %c1_i8 = arith.constant 1 : i8
    }
    case -5 {
    }
    default {
    }
    s.branch %arg0 : i32, [
      default: ^bb1,
      1: ^bb2(%arg1 : f32),
      7: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    return
  ^bb2(%0: f32):  // pred: ^bb0
    return
  }
}

"#;
    folder.write("a.mlir", text);
    let (fine, printed, messages) = opt(&folder, &["--dialect", "s.td", "a.mlir"]);
    assert!(fine, "{messages}");
    assert_eq!(printed, text);
}

#[test]
fn a_mistake_in_a_definition_is_an_error() {
    let folder = folder();
    folder.write(
        "s.td",
        "include \"isogloss/Op.td\"\n\
         def S_Dialect : Dialect { let name = \"s\"; }\n\
         def S_UseOp : Op<S_Dialect, \"use\"> {\n\
           let arguments = (ins I32:$x);\n\
           let assemblyFormat = \"$x $y attr-dict\";\n\
         }\n",
    );
    folder.write("a.mlir", "");
    let (fine, _, messages) = opt(&folder, &["--dialect", "s.td", "a.mlir"]);
    assert!(!fine);
    let expected = "error[E0301]: `S_UseOp` has no part named `y`\n --> s.td:5:26\n";
    assert!(messages.contains(expected), "{messages}");
}

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
        ("infer", "`impl InferResultTypes for InferOp`"),
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
    // As MLIR says it.
    assert!(messages.contains("error: custom op 'r.plain' has no custom assembly form\n"), "{messages}");
    let (_, list, _) = opt(&folder, &["--dialect", "r.td", "--show-dialects"]);
    let expected = "
  r.odd (missing): not run: custom form `impl OpFormat for OddOp` in Rust, verifier `impl OddOpVerify for OddOp` in Rust
  r.shape (missing): not run: custom form `impl ShapeDirective for RDialect` in Rust, verifier \
                    `impl ShapeOpRegionVerify for ShapeOp` in Rust, verifier of `Checked` in Rust
  r.open (missing): not run: custom form `crate::inner` in Rust, condition `crate::inner` in Rust
  r.infer (missing): not run: custom form `impl InferResultTypes for InferOp` in Rust
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

#[test]
fn loaded_types_have_the_marker_interfaces_of_mlir() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "markers");
    folder.write(
        "q.td",
        r#"
include "isogloss/Op.td"
include "isogloss/BuiltinTypeInterfaces.td"
def Q_Dialect : Dialect { let name = "q"; let cppNamespace = "::q"; }
class Q_Type<string name, string keyword, list<Trait> traits> : TypeDef<Q_Dialect, name, traits> {
  let mnemonic = keyword;
}
def Q_CellType : Q_Type<"Cell", "cell", [MemRefElementTypeInterface]>;
def Q_LaneType : Q_Type<"Lane", "lane", [VectorElementTypeInterface]>;
def Q_BothType : Q_Type<"Both", "both", [DeclareTypeInterfaceMethods<VectorElementTypeInterface>,
                                         DeclareTypeInterfaceMethods<MemRefElementTypeInterface>]>;
def Q_BoxType : Q_Type<"Box", "box", [MemRefElementTypeInterface]> {
  let parameters = (ins "unsigned":$n);
  let assemblyFormat = "`<` $n `>`";
}
def Q_MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> { let cppNamespace = "::q"; }
def Q_OwnType : Q_Type<"Own", "own", [Q_MemRefElementTypeInterface]>;
def Q_PlainType : Q_Type<"Plain", "plain", []>;
def Q_UseOp : Op<Q_Dialect, "use"> { let arguments = (ins Q_MemRefElementTypeInterface:$x); }
def Q_HoldOp : Op<Q_Dialect, "hold"> { let arguments = (ins MemRefElementTypeInterface:$x); }
"#,
    );
    let run = |text: &str| {
        folder.write("a.mlir", text);
        opt(&folder, &["--dialect", "q.td", "a.mlir"])
    };
    let types = [
        "memref<4x!q.cell>",
        "memref<?x2x!q.box<3>>",
        "memref<*x!q.both>",
        "memref<2xmemref<3x!q.cell>>",
        "tuple<memref<1x!q.cell>>",
        "vector<4x!q.both>",
        "vector<4x!q.lane>",
    ];
    for ty in types {
        let (fine, text, messages) = run(&format!("func.func private @f({ty})"));
        assert!(fine && text.contains(ty), "{messages}");
    }
    for element in ["own", "plain", "lane"] {
        let (fine, _, messages) = run(&format!("func.func private @f(memref<2x!q.{element}>)"));
        assert!(!fine && messages.contains("invalid memref element type"), "{messages}");
    }
    let (fine, _, messages) = run("func.func private @f(vector<2x!q.cell>)");
    assert!(!fine && messages.contains("VectorElementTypeInterface instance"), "{messages}");
    // A condition distinguishes two interfaces with the same name, too.
    for (name, ty, accepted) in
        [("use", "own", true), ("use", "cell", false), ("hold", "both", true), ("hold", "own", false)]
    {
        let (fine, _, messages) = run(&format!(
            "func.func @f(%x: !q.{ty}) {{\n  \"q.{name}\"(%x) : (!q.{ty}) -> ()\n  return\n}}\n"
        ));
        let refused =
            messages.contains(&format!("must be MemRefElementTypeInterface instance, but got '!q.{ty}'"));
        assert_eq!((fine, refused), (accepted, !accepted), "{name} {ty}: {messages}");
    }
}

#[test]
fn interfaces_of_one_name_in_two_dialects_are_told_apart() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "interface_namespaces");
    let dialect = |name: &str, traits: &str| {
        format!(
            "include \"isogloss/Op.td\"\n\
             def {name}_Dialect : Dialect {{ let name = \"{name}\"; let cppNamespace = \"::{name}\"; }}\n\
             def {name}_Sized : TypeInterface<\"Sized\"> {{ let cppNamespace = \"::{name}\"; }}\n\
             def {name}_Numbered : AttrInterface<\"Numbered\"> {{ let cppNamespace = \"::{name}\"; }}\n\
             def {name}_ValueType : TypeDef<{name}_Dialect, \"Value\", [{name}_Sized]> {{ let mnemonic = \"value\"; }}\n\
             def {name}_NumberAttr : AttrDef<{name}_Dialect, \"Number\", [{name}_Numbered]> {{ let mnemonic = \"number\"; }}\n\
             def {name}_UseOp : Op<{name}_Dialect, \"use\"{traits}> {{\n\
               let arguments = (ins {name}_Sized:$value, OptionalAttr<{name}_Numbered>:$number);\n}}\n"
        )
    };
    folder.write("ant.td", &dialect("ant", ""));
    folder.write("bee.td", &dialect("bee", ""));
    for flags in
        [["--dialect", "ant.td", "--dialect", "bee.td"], ["--dialect", "bee.td", "--dialect", "ant.td"]]
    {
        for (op, ty, number) in
            [("ant", "bee", "ant"), ("bee", "ant", "bee"), ("ant", "ant", "bee"), ("bee", "bee", "bee")]
        {
            folder.write(
                "a.mlir",
                &format!(
                    "func.func @f(%x: !{ty}.value) {{\n  \"{op}.use\"(%x) {{number = #{number}.number}} : \
                     (!{ty}.value) -> ()\n  return\n}}\n"
                ),
            );
            let (fine, _, messages) = opt(&folder, &[&flags[..], &["a.mlir"]].concat());
            assert_eq!(fine, op == ty && op == number, "{messages}");
            let about =
                if op == ty { "attribute 'number' failed to satisfy" } else { "must be Sized instance" };
            assert!(fine || messages.contains(about), "{messages}");
        }
    }
}

#[test]
fn warnings_about_a_file_that_is_named_are_reported() {
    let folder = folder();
    folder.write("a.mlir", "module {}");
    folder.write(
        "w.td",
        r#"include "isogloss/Op.td"
def W_Dialect : Dialect { let name = "w"; }
def W_BoxOp : Op<W_Dialect, "box", [NoTerminator]> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let assemblyFormat = "attr-dict regions";
}
"#,
    );
    let warning = "warning[E0311]: if it is empty, what follows is read as `attr-dict`: it may begin with `{`, too\n --> w.td:5:25";
    let (fine, _, messages) = opt(&folder, &["--dialect", "w.td", "a.mlir"]);
    assert!(fine && messages.contains(warning), "{messages}");
    let (fine, _, messages) = opt(&folder, &["-I", ".", "--load", "w", "a.mlir"]);
    assert!(fine && messages.is_empty(), "{messages}");
    // A file that the named one includes is the author's, too, but not if it is found in a directory that is searched.
    folder.write("v.td", "include \"w.td\"\ndef W_EndOp : Op<W_Dialect, \"end\">;\n");
    let (fine, _, messages) = opt(&folder, &["--dialect", "v.td", "a.mlir"]);
    assert!(fine && messages.contains(warning), "{messages}");
}

#[test]
fn what_mlir_tblgen_refuses_is_not_loaded() {
    let folder = folder();
    folder.write("a.mlir", "module {}");
    let def = |params: &str, rest: &str| {
        format!(
            "include \"isogloss/Op.td\"\ndef W_Dialect : Dialect {{ let name = \"w\"; }}\n\
             def W_XAttr : AttrDef<W_Dialect, \"X\"> {{ let mnemonic = \"x\"; let parameters = (ins {params}); {rest} }}\n"
        )
    };
    let format = "let assemblyFormat = \"`<` params `>`\";";
    for (text, message) in [
        (def("I32Attr:$b", format), "missing `cppType` field in parameter `b`"),
        (def("5:$b", format), "parameter `b` is an integer, not a type"),
        (def("\"int\"", format), "all parameters of `W_XAttr` must have a name"),
        (def("\"int\":$a, \"int\":$a", format), "there is another parameter `a`"),
        (def("\"int\":$a", ""), "it needs `assemblyFormat` or `hasCustomAssemblyFormat = 1`"),
        (
            def("\"int\":$a", &format!("{format} let genAccessors = 0;")),
            "an `assemblyFormat` needs accessors",
        ),
        (
            def("\"int\":$a", &format!("{format} let hasCustomAssemblyFormat = 1;")),
            "cannot specify both `assemblyFormat` and `hasCustomAssemblyFormat`",
        ),
        (
            def("\"int\":$a", format)
                + "def W_O : Op<W_Dialect, \"o\"> { let arguments = (ins DerivedTypeAttr<\"t\">:$t); }",
            "derived attributes are not allowed in `arguments`: `t`",
        ),
        (
            def("\"int\":$a", format)
                + "def W_O : Op<W_Dialect, \"o\"> { let regions = (region AnyRegion:$r); let assemblyFormat = \"attr-dict ($r^)?\"; }",
            "format ambiguity caused by `attr-dict` directive followed by region `r`",
        ),
    ] {
        folder.write("w.td", &text);
        let (fine, _, messages) = opt(&folder, &["--dialect", "w.td", "a.mlir"]);
        assert!(!fine && messages.contains("error") && messages.contains(message), "{text}{messages}");
    }
}

#[test]
fn formats_have_self_types_and_qualified_members() {
    let folder = folder();
    folder.write(
        "s.td",
        r#"include "isogloss/Op.td"
def S_Dialect : Dialect { let name = "s"; }
class S_Typed<string name, string mnemonic_, string format> : AttrDef<S_Dialect, name> {
  let mnemonic = mnemonic_;
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "unsigned":$n);
  let assemblyFormat = format;
}
def S_AAttr : S_Typed<"A", "a", "`<` $n `:` $type `>`">;
def S_BAttr : S_Typed<"B", "b", "`<` $n (`:` $type^)? `>`">;
def S_CAttr : S_Typed<"C", "c", "`<` struct($n, $type) `>`">;
def S_PairAttr : AttrDef<S_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "BAttr":$x, "BAttr":$y);
  let assemblyFormat = "`<` struct(qualified($x), $y) `>`";
}
"#,
    );
    for (text, printed) in [
        ("#s.a<5 : i32>", "#s.a<5 : i32> : i32"),
        ("#s.a<5 : i32> : i64", "#s.a<5 : i32> : i32"),
        ("#s.a<5 : > : i64", "#s.a<5 : i64> : i64"),
        ("#s.a<5 :>", "#s.a<5 :>"),
        ("#s.b<5>", "#s.b<5>"),
        ("#s.b<5 : f32>", "#s.b<5 : f32> : f32"),
        ("#s.b<5> : f32", "#s.b<5 : f32> : f32"),
        ("#s.c<type = i1, n = 2>", "#s.c<n = 2, type = i1> : i1"),
        ("#s.c<n = 2>", "#s.c<n = 2>"),
        ("#s.pair<x = <5>, y = <6>>", "#s.pair<x = #s.b<5>, y = <6>>"),
    ] {
        folder.write("a.mlir", &format!("module attributes {{s.x = {text}}} {{}}"));
        let (fine, output, messages) = opt(&folder, &["--dialect", "s.td", "a.mlir"]);
        assert!(fine, "{text}: {messages}");
        assert!(output.starts_with(&format!("module attributes {{s.x = {printed}}}")), "{text}: {output}");
        folder.write("b.mlir", &output);
        assert_eq!(opt(&folder, &["--dialect", "s.td", "b.mlir"]).1, output);
    }
}

/// What C++ would check of data layout entries is accepted; rules are checked.
#[test]
fn data_layout_entries_of_loaded_types_are_read() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "loaded_layouts");
    folder.write(
        "t.td",
        "include \"isogloss/DataLayout.td\"\ndef T_Dialect : Dialect { let name = \"t\"; }\n\
         def T_NumType : TypeDef<T_Dialect, \"Num\", [DataLayoutTypeInterface]> {\n  let mnemonic = \"num\";\n  \
         let parameters = (ins \"u32\":$width);\n  let assemblyFormat = \"`<` $width `>`\";\n  \
         let dataLayout = EntryLayout<\"width\", ComputedLayout<\"width\", \"4\">>;\n}\n\
         def T_BareType : TypeDef<T_Dialect, \"Bare\"> { let mnemonic = \"bare\"; }\n",
    );
    let spec =
        |entries: &str| format!("module attributes {{dlti.dl_spec = #dlti.dl_spec<{entries}>}} {{}}\n");
    for (entries, expected) in [
        ("!t.num<16> = dense<[64, 128]> : vector<2xi64>", None),
        (
            "!t.num<16> = \"nonsense\"",
            Some("expected a dense i64 elements attribute in the data layout entry"),
        ),
        (
            "!t.bare = dense<64> : vector<1xi64>",
            Some("data layout specified for a type that does not support it"),
        ),
        ("\"t.key\" = 1", Some("the 't' dialect does not support identifier data layout entries")),
    ] {
        folder.write("a.mlir", &spec(entries));
        let (fine, _, messages) = opt(&folder, &["--dialect", "t.td", "a.mlir"]);
        assert_eq!(fine, expected.is_none(), "{entries}: {messages}");
        assert!(messages.contains(expected.unwrap_or_default()), "{entries}: {messages}");
    }
    // MLIR leaves the checks of entries, and the keys of a dialect, to C++.
    let Some(include) = oracle_include() else { return };
    let include = include.display().to_string();
    for entries in [
        "!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>, i16 = dense<32> : vector<1xi64>",
        "!ptr.ptr<#ptr.generic_space> = 3 : i8",
        "\"ptr.key\" = 1 : i64",
    ] {
        folder.write("a.mlir", &spec(entries));
        let (fine, text, messages) = opt(&folder, &["-I", &include, "--load", "ptr", "a.mlir"]);
        assert!(fine && text.contains(entries), "{entries}: {messages}");
        assert!(messages.contains("1 data layouts of types"), "{messages}");
    }
}

#[test]
fn names_of_operations_and_parts_are_free() {
    let folder = folder();
    folder.write(
        "n.td",
        r#"include "isogloss/Op.td"
def N_Dialect : Dialect { let name = "n"; }
def N_AddAllOp : Op<N_Dialect, "add-all"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$y); }
def JAL : Op<N_Dialect, "jal">;
def N_NegOp : Op<N_Dialect, "neg"> {
  let arguments = (ins AnyType:$self, OptionalAttr<I8Attr>:$crate);
  let results = (outs AnyType:$super);
  let assemblyFormat = "$self (`in` $crate^)? attr-dict `:` type($self) `->` type($super)";
}
"#,
    );
    let text = "module {\n  func.func @f(%arg0: i32) {\n    %0 = n.neg %arg0 in 3 : i32 -> i8\n    \
        %1 = \"n.add-all\"(%0) : (i8) -> i8\n    \"n.jal\"() : () -> ()\n    return\n  }\n}\n\n";
    folder.write("a.mlir", text);
    let (fine, output, messages) = opt(&folder, &["--dialect", "n.td", "a.mlir"]);
    assert!(fine && messages.is_empty(), "{messages}");
    assert_eq!(output, text);
}

#[test]
fn functions_of_loaded_dialects_have_their_form() {
    let Some(include) = oracle_include() else { return };
    let include = include.to_string_lossy();
    let folder = folder();
    folder.write(
        "q.td",
        r#"include "mlir/IR/OpBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
def Q_Dialect : Dialect { let name = "q"; let cppNamespace = "::q"; }
class Q_Function<string name, dag own> : Op<Q_Dialect, name, [IsolatedFromAbove, FunctionOpInterface]> {
  let arguments = !con((ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs), own);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def Q_FuncOp : Q_Function<"func", (ins)>;
def Q_KernelOp : Q_Function<"kernel", (ins I32Attr:$size)>;
class Q_Box<string name, list<Trait> traits, code declaration> : Op<Q_Dialect, name, traits # [NoTerminator]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
  let extraClassDeclaration = declaration;
}
defvar Q_Declared = DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>;
def Q_BoxOp : Q_Box<"box", [OpAsmOpInterface], [{
  static ::llvm::StringRef getDefaultDialect() { return QDialect::getDialectNamespace(); } }]>;
def Q_TinOp : Q_Box<"tin", [Q_Declared], [{ static ::llvm::StringRef getDefaultDialect() { return "q"; } }]>;
def Q_CanOp : Q_Box<"can", [Q_Declared], [{ }]>;
def Q_EndOp : Op<Q_Dialect, "end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def Q_ItemOp : Op<Q_Dialect, "item"> { let assemblyFormat = "attr-dict"; }
"#,
    );
    let run = |text: &str| {
        folder.write("a.mlir", text);
        opt(&folder, &["-I", &include, "--dialect", "q.td", "a.mlir"])
    };
    let text = "module {\n  q.func private @f(%arg0: i32 {q.x}) -> (i32 {q.y}) attributes {k} {\n    q.end\n  }\n  \
        q.func @g(f32)\n}\n\n";
    let (fine, output, messages) = run(text);
    assert!(fine, "{messages}");
    assert_eq!(output, text);
    // One with other parts may have another form.
    let (fine, _, messages) = run("q.kernel @f(f32)");
    assert!(!fine && messages.contains("the custom form of 'q.kernel' is not available"), "{messages}");
    for name in ["box", "tin", "can"] {
        let text = format!("module {{\n  q.{name} {{\n    item\n  }}\n}}\n\n");
        let (fine, output, messages) = run(&text);
        assert!(fine, "{messages}");
        assert_eq!(output, text);
    }
}

/// The output of `arguments`, which is read again and printed alike, in the form of each flag.
fn round_trip(folder: &Folder, dialect: &str, program: &str) -> String {
    folder.write("in.mlir", program);
    let common = ["--dialect", dialect, "--allow-unregistered-dialect"];
    let (fine, text, messages) = opt(folder, &[&common[..], &["in.mlir"]].concat());
    assert!(fine, "{messages}");
    for flag in ["--mlir-print-op-generic", "--mlir-print-debuginfo"] {
        let (fine, other, messages) = opt(folder, &[&common[..], &[flag, "in.mlir"]].concat());
        assert!(fine, "{messages}");
        folder.write("again.mlir", &other);
        let (fine, again, messages) = opt(folder, &[&common[..], &["again.mlir"]].concat());
        assert!(fine, "{messages}");
        assert_eq!(text, again, "{flag}");
    }
    folder.write("again.mlir", &text);
    let (fine, again, messages) = opt(folder, &[&common[..], &["again.mlir"]].concat());
    assert!(fine, "{messages}");
    assert_eq!(text, again);
    text
}

#[test]
fn a_default_dialect_is_omitted_in_custom_forms_alone() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "default_dialects");
    folder.write(
        "d.td",
        r#"
include "isogloss/Op.td"
def D_Dialect : Dialect { let name = "d"; }
def E_Dialect : Dialect { let name = "e"; let cppNamespace = "::e"; }
class D_Region<string name, string returned, list<Trait> traits = [OpAsmOpInterface]>
    : Op<D_Dialect, name, !listconcat(traits, [NoTerminator])> {
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = "static ::llvm::StringRef getDefaultDialect()" # returned;
}
class D_Form<string name, string returned, list<Trait> traits = [OpAsmOpInterface]>
    : D_Region<name, returned, traits> {
  let assemblyFormat = "$body attr-dict";
}
def D_LiteralOp : D_Form<"literal", " { return \"d\"; }">;
def D_OwnOp : D_Form<"own", " { return DDialect::getDialectNamespace(); }">;
def D_OtherOp : D_Form<"other", "{ return ::e::EDialect::getDialectNamespace(); }">;
def D_DeclaredOp : D_Form<"declared", ";\nint getOther() { return 1; }",
    [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]>;
def D_NoneOp : D_Form<"none", ""> {
  let extraClassDeclaration = "static ::llvm::StringRef getDefaultDialectName() { return \"d\"; }";
}
def D_CppOp : D_Region<"cpp", " { return \"d\"; }"> { let hasCustomAssemblyFormat = 1; }
def D_PlainOp : D_Region<"plain", " { return \"d\"; }">;
def D_ItemOp : Op<D_Dialect, "item"> { let assemblyFormat = "attr-dict"; }
def E_ItemOp : Op<E_Dialect, "thing"> { let assemblyFormat = "attr-dict"; }
"#,
    );
    let text = r#"module {
  d.literal {
    item
    own {
      item
    }
  }
  d.own {
    item
    other {
      thing
      d.item
    }
  }
  d.declared {
    item
    none {
      d.item
    }
  }
  "d.cpp"() ({
    d.item
    d.literal {
      item
      "d.plain"() ({
        d.item
      }) {a = #map} : () -> ()
    }
  }) : () -> ()
  func.func @f() {
    "d.plain"() ({
      d.item
      func.call @f() : () -> ()
    }) : () -> ()
    return
  }
}

"#;
    let text = format!("#map = affine_map<(d0) -> (d0)>\n{text}");
    assert_eq!(round_trip(&folder, "d.td", &text), text);
}

#[test]
fn text_that_cpp_parses_is_compared_by_its_tokens() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "verbatim");
    folder.write(
        "q.td",
        r#"
include "isogloss/Op.td"
def Q_Dialect : Dialect {
  let name = "q";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
def Q_TileType : TypeDef<Q_Dialect, "Tile"> {
  let mnemonic = "tile";
  let parameters = (ins "int64_t":$a, "int64_t":$b);
  let hasCustomAssemblyFormat = 1;
}
def Q_MapAttr : AttrDef<Q_Dialect, "Map"> {
  let mnemonic = "map";
  let parameters = (ins "int64_t":$a);
  let hasCustomAssemblyFormat = 1;
}
def Q_NumAttr : AttrDef<Q_Dialect, "Num"> {
  let mnemonic = "num";
  let parameters = (ins "int64_t":$v);
  let assemblyFormat = "$v";
}
def Q_UseOp : Op<Q_Dialect, "use"> {
  let arguments = (ins Q_TileType:$x, Q_MapAttr:$map);
  let assemblyFormat = "$x `by` $map attr-dict `:` type($x)";
}
"#,
    );
    let text = r##"!t = i32
!v = vector<4xi32>
#m = affine_map<(d0, d1) -> (d1, d0)>
#n = #q.map<#m, "#m", x>
func.func @spaces(%a: !q.tile<1,2>) -> !q.tile<1, 2> { return %a : !q.tile<1, 2> }
func.func @aliases(%a: !q.tile<!t, 2>) -> !q.tile<i32, 2> { return %a : !q.tile<!t, 2> }
func.func @nested(%a: tuple<!q.tile<4 x 8, !q.tile<!t>>>) -> tuple<!q.tile<4x8, !q.tile<i32>>> {
  return %a : tuple<!q.tile<4x8 , !q.tile<!t>>>
}
func.func @stripped(%a: !q.tile<4>) {
  q.use %a by <#m> : < 4 >
  return
}
func.func private @lost(!q.tile<!v>) attributes {a = #q.map<#n>, b = #q.map<!q.tile<!v>>}
"x.y"() {a = #q<map 0.5>, b = #q<num 3>, c = !q<tile 1x2>, d = #q<map <7>>, e = #q<map{a = #m}>} : () -> ()
"##;
    let expected = r##"module {
  func.func @spaces(%arg0: !q.tile<1,2>) -> !q.tile<1,2> {
    return %arg0 : !q.tile<1,2>
  }
  func.func @aliases(%arg0: !q.tile<i32, 2>) -> !q.tile<i32, 2> {
    return %arg0 : !q.tile<i32, 2>
  }
  func.func @nested(%arg0: tuple<!q.tile<4 x 8, !q.tile<i32>>>) -> tuple<!q.tile<4 x 8, !q.tile<i32>>> {
    return %arg0 : tuple<!q.tile<4 x 8, !q.tile<i32>>>
  }
  func.func @stripped(%arg0: !q.tile<4>) {
    q.use %arg0 by <affine_map<(d0, d1) -> (d1, d0)>> : <4>
    return
  }
  func.func private @lost(!q.tile<vector<4xi32>>) attributes {a = #q.map<#q.map<affine_map<(d0, d1) -> (d1, d0)>, "#m", x>>, b = #q.map<!q.tile<vector<4xi32>>>}
  "x.y"() {a = #q<map 0.5>, b = #q<num 3>, c = !q<tile 1x2>, d = #q<map <7>>, e = #q<map{a = affine_map<(d0, d1) -> (d1, d0)>}>} : () -> ()
}

"##;
    assert_eq!(round_trip(&folder, "q.td", text), expected);
    // Another text is another type.
    folder.write("wrong.mlir", "func.func @f(%a: !q.tile<1, 2>) -> !q.tile<12> { return %a : !q.tile<12> }");
    let (fine, _, messages) = opt(&folder, &["--dialect", "q.td", "wrong.mlir"]);
    assert!(!fine && messages.contains("'!q.tile<12>' vs '!q.tile<1, 2>'"), "{messages}");
    // Aliases that double at each level.
    let doubled: String = (1..40).map(|at| format!("!a{at} = !q.tile<!a{0}, !a{0}>\n", at - 1)).collect();
    folder.write("wrong.mlir", &format!("!a0 = i32\n{doubled}func.func private @f(!a39)\n"));
    let (fine, _, messages) = opt(&folder, &["--dialect", "q.td", "wrong.mlir"]);
    assert!(
        !fine && messages.contains("the text with the values of its aliases has more than"),
        "{messages}"
    );
}

#[test]
fn a_type_without_mnemonic_may_be_any_text_of_its_dialect() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "without_mnemonic");
    folder.write(
        "q.td",
        r#"
include "isogloss/Op.td"
def Q_Dialect : Dialect {
  let name = "q";
  let useDefaultTypePrinterParser = 0;
  let useDefaultAttributePrinterParser = 0;
}
def Q_MatrixType : TypeDef<Q_Dialect, "Matrix"> {
  let parameters = (ins "::mlir::Type":$elementType);
  let summary = "matrix";
}
def Q_OtherType : TypeDef<Q_Dialect, "Other"> { let mnemonic = "other"; }
def Q_HolderType : TypeDef<Q_Dialect, "Holder"> {
  let mnemonic = "holder";
  let parameters = (ins "MatrixType":$matrix);
  let assemblyFormat = "`<` $matrix `>`";
}
def Q_LayoutAttr : AttrDef<Q_Dialect, "Layout"> {
  let parameters = (ins "::mlir::Type":$elementType);
  let summary = "layout";
}
def Q_FillOp : Op<Q_Dialect, "fill"> {
  let arguments = (ins Q_LayoutAttr:$layout);
  let results = (outs Q_MatrixType:$m);
  let assemblyFormat = "type($m) $layout attr-dict";
}
"#,
    );
    let text = r#"module {
  %0 = q.fill !q.Matrix<4x3xf64> #q.rows<2>
  "x.y"() {a = !q.holder<!q.Matrix<f32>>} : () -> ()
}

"#;
    assert_eq!(round_trip(&folder, "q.td", text), text);
    for (program, message) in [
        ("%0 = \"q.fill\"() {layout = #q.rows} : () -> f64", "must be matrix, but got 'f64'"),
        ("%0 = \"q.fill\"() {layout = #q.rows} : () -> !q.other", "must be matrix, but got '!q.other'"),
        (
            "%0 = \"q.fill\"() {layout = 1 : i8} : () -> !q.Matrix<f32>",
            "failed to satisfy constraint: layout",
        ),
    ] {
        folder.write("wrong.mlir", program);
        let (fine, _, messages) = opt(&folder, &["--dialect", "q.td", "wrong.mlir"]);
        assert!(!fine && messages.contains(message), "{program}: {messages}");
    }
}
