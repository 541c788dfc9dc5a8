//! Forms of attributes, functions and regions.

use super::{folder, opt};
use isogloss_tests::{Folder, oracle_include};

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
    // An operation with other parts may have another form.
    let (fine, _, messages) = run("q.kernel @f(f32)");
    assert!(!fine && messages.contains("the custom form of 'q.kernel' is not available"), "{messages}");
    for name in ["box", "tin", "can"] {
        let text = format!("module {{\n  q.{name} {{\n    item\n  }}\n}}\n\n");
        let (fine, output, messages) = run(&text);
        assert!(fine, "{messages}");
        assert_eq!(output, text);
    }
}

/// The output for `arguments`, which must parse and print identically, in the form of each flag.
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
    // A different text is a different type.
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
