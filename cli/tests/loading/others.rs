//! Definition files of other projects: C++ in them, and the texts that are accepted for unknown C++.

use super::opt;
use isogloss_tests::{Folder, oracle_include};

/// Prints a text with a definition file that includes MLIR's classes; `None` without MLIR's files.
fn with(name: &str, definitions: &str, text: &str, flags: &[&str]) -> Option<(bool, String, String)> {
    let include = oracle_include()?.display().to_string();
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), name);
    let includes = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\n";
    folder.write("d.td", &format!("{includes}{definitions}"));
    folder.write("a.mlir", text);
    Some(opt(&folder, &[&["-I", &include, "--dialect", "d.td"], flags, &["a.mlir"]].concat()))
}

/// Asserts that a text parses, and that the output contains these parts.
fn reads(name: &str, definitions: &str, text: &str, flags: &[&str], parts: &[&str]) -> String {
    let Some((fine, output, messages)) = with(name, definitions, text, flags) else { return String::new() };
    assert!(fine, "{name}: {messages}");
    for part in parts {
        assert!(output.contains(part), "{name}: {part}: {output}");
    }
    messages
}

#[test]
fn a_default_value_in_cpp_leaves_an_attribute_readable() {
    let definitions = |class: &str, ty: &str, default: &str| {
        format!(
            "def R_Dialect : Dialect {{ let name = \"r\"; let cppNamespace = \"::r\"; }}\n\
             def R_V : AttrDef<R_Dialect, \"V\"> {{\n  let mnemonic = \"v\";\n\
             let parameters = (ins \"uint32_t\":$major, \"uint32_t\":$minor, {class}<\"{ty}\", [{{{default}}}]>:$who);\n\
             let assemblyFormat = \"`` $major `:` $minor (`by` $who^)?\";\n}}\n\
             def R_Mark : Op<R_Dialect, \"mark\"> {{ let arguments = (ins R_V:$v); let assemblyFormat = \"$v attr-dict\"; }}\n"
        )
    };
    for (at, (ty, default, value)) in [
        ("StringAttr", "mlir::StringAttr::get($_ctxt, \"\")", "\"me\""),
        ("mlir::StringAttr", "::r::nobody($_ctxt)", "\"me\""),
        ("mlir::Attribute", "mlir::UnitAttr::get($_ctxt)", "7 : i8"),
        ("mlir::ArrayAttr", "mlir::ArrayAttr::get($_ctxt, {})", "[1, 2]"),
        ("int64_t", "::r::kFirst", "12"),
    ]
    .into_iter()
    .enumerate()
    {
        let text = format!("r.mark 3:2\nr.mark 3:2 by {value}\n");
        let expected = [&*format!("r.mark 3 : 2 by {value}"), "r.mark 3 : 2\n"];
        let definitions = definitions("DefaultValuedParameter", ty, default);
        reads(&format!("default_{at}"), &definitions, &text, &[], &expected);
        let generic = "\"r.mark\"() {v = #r<v 3:2>} : () -> ()";
        reads(&format!("default_{at}"), &definitions, generic, &[], &["r.mark 3 : 2\n"]);
    }
}

#[test]
fn interfaces_of_mlir_count_for_loaded_types_and_attributes() {
    let definitions = r#"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
def L_Dialect : Dialect { let name = "l"; let cppNamespace = "::l"; }
def L_Tiled : AttrDef<L_Dialect, "Tiled", [MemRefLayoutAttrInterface]> {
  let mnemonic = "tiled"; let parameters = (ins ArrayRefParameter<"int64_t">:$sizes); let assemblyFormat = "`<` $sizes `>`";
}
def L_Own : AttrDef<L_Dialect, "Own", [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface>]> { let mnemonic = "own"; }
def L_Near : AttrDef<L_Dialect, "Near"> { let mnemonic = "near"; }
def L_Spec : AttrDef<L_Dialect, "Spec", [TargetDeviceSpecInterface]> {
  let mnemonic = "spec";
  let parameters = (ins ArrayRefParameter<"::mlir::DataLayoutEntryInterface">:$entries);
  let assemblyFormat = "`<` $entries `>`";
}
def L_Half : TypeDef<L_Dialect, "Half", [FloatTypeInterface]> { let mnemonic = "half"; }
"#;
    let device = |spec: &str| {
        format!(
            "module attributes {{dlti.target_system_spec = #dlti.target_system_spec<\"N\" = {spec}>}} {{}}"
        )
    };
    let spec = "#l.spec<#dlti.dl_entry<\"cores\", 8 : i32>>";
    for (text, part) in [
        ("func.func private @f(memref<4x8xf32, #l.tiled<8, 1>, #l.near>)", "#l.tiled<8, 1>, #l.near>"),
        ("func.func private @f(memref<4x8xf32, #l.own>)", "memref<4x8xf32, #l.own>"),
        ("func.func private @f(memref<?xf32, #l.own, 3 : i32>)", "#l.own, 3 : i32>"),
        (&device(spec), "#l.spec<"),
        ("func.func @f(%a: !l.half) { %0 = arith.negf %a : !l.half\n return }", "arith.negf %arg0 : !l.half"),
        ("func.func @f(%a: vector<4x!l.half>) { return }", "vector<4x!l.half>"),
    ] {
        let messages = reads("interfaces_of_mlir", definitions, text, &[], &[part]);
        assert!(!messages.contains("Rust"), "{messages}");
    }
    for (text, message) in [
        ("func.func private @f(memref<4x8xf32, #l.near, #l.near>)", "multiple memory spaces"),
        (&device("#l.near"), "is not a DLTI device spec"),
        (
            "func.func @f(%a: memref<4xf32, #l.own>) { %0 = arith.negf %a : memref<4xf32, #l.own>\n return }",
            "floating-point-like",
        ),
    ] {
        let Some((fine, _, messages)) = with("interfaces_of_mlir", definitions, text, &[]) else { return };
        assert!(!fine && messages.contains(message), "{messages}");
    }
}

#[test]
fn a_terminator_that_keeps_its_text_is_the_one_that_is_implied() {
    let definitions = "def B_Dialect : Dialect { let name = \"b\"; let cppNamespace = \"::b\"; }\n\
        def B_Give : Op<B_Dialect, \"give\", [Terminator]> { let arguments = (ins Variadic<AnyType>:$v); let hasCustomAssemblyFormat = 1; }\n\
        def B_Take : Op<B_Dialect, \"take\", [Terminator]> { let hasCustomAssemblyFormat = 1; }\n\
        def B_Room : Op<B_Dialect, \"room\", [SingleBlockImplicitTerminator<\"::b::Give\">]> {\n\
          let regions = (region SizedRegion<1>:$body); let assemblyFormat = \"$body attr-dict\"; }\n";
    let inside =
        |text: &str| format!("func.func @f(%a: i32) {{\n  b.room {{\n    {text}\n  }}\n  return\n}}\n");
    for text in ["b.give with %a", "b.give", "b.give(%a) {x = 1}", "b.room {\n b.give %a \n}\n b.give again"]
    {
        let first = text.lines().next().expect("a line").replace("%a", "%arg0");
        reads("kept_terminator", definitions, &inside(text), &["--keep-unknown-forms"], &[&first]);
    }
    let run = with("kept_terminator", definitions, &inside("b.take it"), &["--keep-unknown-forms"]);
    let Some((fine, _, messages)) = run else { return };
    let message = "expects regions to end with 'b.give', found 'b.take'";
    assert!(!fine && messages.contains(message), "{messages}");
}

#[test]
fn a_trait_says_the_default_dialect() {
    let definitions = |texts: &str, traits: &str| {
        format!(
            "include \"mlir/IR/OpAsmInterface.td\"\n\
             def Y_Dialect : Dialect {{ let name = \"y\"; let cppNamespace = \"::y\"; }}\n\
             def Y_Nest : NativeOpTrait<\"Nest\"> {{ let cppNamespace = \"::y\"; {texts} }}\n\
             def Y_Nests : TraitList<[Y_Nest]>;\n\
             def Y_Box : Op<Y_Dialect, \"box\", [NoTerminator, OpAsmOpInterface, {traits}]> {{\n\
             let regions = (region SizedRegion<1>:$body); let assemblyFormat = \"$body attr-dict\"; }}\n\
             def Y_Item : Op<Y_Dialect, \"item\"> {{ let assemblyFormat = \"attr-dict\"; }}\n"
        )
    };
    let inside = "let extraConcreteClassDeclaration = [{ static ::llvm::StringRef getDefaultDialect() { return \"y\"; } }];";
    let by_class = "let extraConcreteClassDeclaration = [{ static StringRef getDefaultDialect() { return YDialect::getDialectNamespace(); } }];";
    let apart = "let extraConcreteClassDeclaration = [{ static StringRef getDefaultDialect(); }]; \
        let extraConcreteClassDefinition = [{ StringRef $cppClass::getDefaultDialect() { return \"y\"; } }];";
    for (at, (texts, traits)) in
        [(inside, "Y_Nest"), (inside, "Y_Nests"), (by_class, "Y_Nest"), (apart, "Y_Nest")]
            .into_iter()
            .enumerate()
    {
        let name = format!("trait_dialect_{at}");
        reads(&name, &definitions(texts, traits), "y.box { item }", &[], &["\n    item\n"]);
    }
    let Some((fine, ..)) = with("trait_no_dialect", &definitions("", "Y_Nest"), "y.box { item }", &[]) else {
        return;
    };
    assert!(!fine);
}

#[test]
fn a_form_of_the_library_is_not_taken_by_another_dialect_of_the_name() {
    let definitions = r#"
def Hs_Dialect : Dialect { let name = "handshake"; let cppNamespace = "::mine"; }
def Hs_Wire : TypeDef<Hs_Dialect, "Wire"> { let mnemonic = "wire"; let parameters = (ins "::mlir::Type":$of); let assemblyFormat = "`<` $of `>`"; }
def Hs_Sink : Op<Hs_Dialect, "sink"> { let arguments = (ins Hs_Wire:$operand); let assemblyFormat = "$operand attr-dict `:` type($operand)"; }
def Hs_Br : Op<Hs_Dialect, "br"> { let arguments = (ins Hs_Wire:$from); let assemblyFormat = "$from attr-dict `as` type($from)"; }
def Hs_Fork : Op<Hs_Dialect, "fork"> { let arguments = (ins Hs_Wire:$from); let results = (outs Hs_Wire:$to); let assemblyFormat = "$from attr-dict `:` type($from) `to` type($to)"; }
def Hs_Join : Op<Hs_Dialect, "join"> { let arguments = (ins Hs_Wire:$from); let hasCustomAssemblyFormat = 1; }
"#;
    let text = "func.func @f(%a: !handshake.wire<i32>) {\n  handshake.br %a as <i32>\n  \
        %0 = handshake.fork %a : <i32> to <i32>\n  handshake.sink %0 : <i32>\n  \"handshake.join\"(%a) : (!handshake.wire<i32>) -> ()\n  return\n}\n";
    let parts =
        ["handshake.br %arg0 as <i32>", "handshake.fork %arg0 : <i32> to <i32>", "handshake.sink %0 : <i32>"];
    let messages = reads("name_of_library", definitions, text, &[], &parts);
    assert!(!messages.contains("isogloss/forms"), "{messages}");
}

#[test]
fn a_type_that_only_cpp_knows_is_accepted() {
    let definitions = r#"
include "mlir/IR/BuiltinAttributeInterfaces.td"
def M_Dialect : Dialect { let name = "m"; let cppNamespace = "::mlir::m"; }
def M_Num : TypeDef<M_Dialect, "Num"> { let mnemonic = "num"; }
def M_Slot : TypeDef<M_Dialect, "Slot"> { let mnemonic = "slot"; let parameters = (ins "::mlir::Type":$of); let assemblyFormat = "`<` $of `>`"; }
def M_NumAttr : AttrDef<M_Dialect, "Num", [TypedAttrInterface]> {
  let mnemonic = "n";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"v">:$value);
  let hasCustomAssemblyFormat = 1;
}
def M_K : Op<M_Dialect, "k", [AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins TypedAttrInterface:$value); let results = (outs AnyType:$result); let assemblyFormat = "$value attr-dict";
}
class M_Read<string name, string function> : Op<M_Dialect, name, [PredOpTrait<"elements are equal",
    CPred<function # "($slot.getType()) == " # function # "($got.getType())">>]> {
  let arguments = (ins M_Slot:$slot); let results = (outs AnyTensor:$got);
  let assemblyFormat = "$slot attr-dict `:` type($slot) `->` type($got)";
}
def M_ReadOwn : M_Read<"own", "mlir::m::getElementTypeOrSelf">;
def M_ReadOther : M_Read<"other", "::other::getElementTypeOrSelf">;
def M_ReadMlir : M_Read<"known", "::mlir::getElementTypeOrSelf">;
def M_ReadPlain : M_Read<"plain", "getElementTypeOrSelf">;
"#;
    reads(
        "cpp_type",
        definitions,
        "%0 = \"m.k\"() {value = #m<n -2>} : () -> !m.num",
        &[],
        &["m.k #m<n -2>"],
    );
    let read = |name: &str| {
        format!("func.func @f(%s: !m.slot<f32>) {{ %0 = m.{name} %s : <f32> -> tensor<4xf32> return }}")
    };
    for name in ["own", "other"] {
        reads("cpp_type", definitions, &read(name), &[], &[&format!("m.{name}")]);
    }
    for name in ["known", "plain"] {
        let Some((fine, _, messages)) = with("cpp_type", definitions, &read(name), &[]) else { return };
        assert!(!fine && messages.contains("elements are equal"), "{messages}");
    }
}

/// Types and attributes with one interface of MLIR each, whose functions are C++.
const OF_INTERFACES: &str = r#"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/TensorEncoding.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/Dialect/GPU/IR/CompilationAttrInterfaces.td"
include "mlir/Dialect/UB/IR/UBOpsInterfaces.td"
include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
def I_Dialect : Dialect { let name = "i"; let cppNamespace = "::i"; }
class T<string name, string word, list<Trait> traits> : TypeDef<I_Dialect, name, traits> {
  let mnemonic = word; let parameters = (ins "unsigned":$w); let assemblyFormat = "`<` $w `>`";
}
class A<string name, string word, list<Trait> traits> : AttrDef<I_Dialect, name, traits> {
  let mnemonic = word; let parameters = (ins "unsigned":$w); let assemblyFormat = "`<` $w `>`";
}
def : T<"Cell", "cell", [MemRefElementTypeInterface]>;
def : T<"Lane", "lane", [VectorElementTypeInterface]>;
def : T<"Plain", "plain", []>;
def : T<"Real", "real", [DeclareTypeInterfaceMethods<FloatTypeInterface, ["scaleElementBitwidth"]>]>;
def : T<"Grid", "grid", [ShapedTypeInterface]>;
def : T<"Place", "place", [DeclareTypeInterfaceMethods<PtrLikeTypeInterface>]>;
def : T<"Sized", "sized", [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]>;
def : T<"Named", "named", [OpAsmTypeInterface]>;
def : A<"Space", "space", [DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]>;
def : A<"Many", "many", [ElementsAttrInterface]>;
def : A<"Typed", "typed", [TypedAttrInterface]>;
def : A<"Tiled", "tiled", [MemRefLayoutAttrInterface]>;
def : A<"Coded", "coded", [VerifiableTensorEncoding]>;
def : A<"Blob", "blob", [BlobAttrInterface]>;
def : A<"User", "user", [SymbolUserAttrInterface]>;
def : A<"Entry", "entry", [DataLayoutEntryInterface]>;
def : A<"Device", "device", [TargetDeviceSpecInterface]>;
def : A<"Target", "target", [GPUTargetAttrInterface]>;
def : A<"Poison", "poison", [PoisonAttrInterface]>;
def : A<"Mapped", "mapped", [DeviceMappingAttrInterface]>;
def : A<"Short", "short", [OpAsmAttrInterface]>;
def : A<"None", "none", []>;
"#;

#[test]
fn every_interface_of_mlir_is_understood_where_it_is_listed() {
    let load = ["--load", "ptr,ub,gpu"];
    for (accepted, text) in [
        (true, "func.func private @f(memref<2x!i.cell<1>>, tensor<2x!i.cell<1>>)"),
        (true, "func.func private @f(vector<2x!i.lane<1>>)"),
        (
            true,
            "func.func private @f(vector<2x!i.real<1>>, memref<2x!i.real<1>>, tensor<2x!i.real<1>>, complex<!i.real<1>>)",
        ),
        (true, "func.func private @f(memref<*x!i.real<1>>, memref<2xvector<4x!i.real<1>>>)"),
        (false, "func.func private @f(memref<2x!i.lane<1>>)"),
        (false, "func.func private @f(memref<2x!i.grid<1>>)"),
        (false, "func.func private @f(vector<2x!i.cell<1>>)"),
        (false, "func.func private @f(complex<!i.plain<1>>)"),
        // Floats of an unknown width.
        (true, "func.func @f(%a: !i.real<1>) { %0 = arith.negf %a : !i.real<1>\n return }"),
        (true, "func.func @f(%a: !i.real<1>) { %0 = arith.truncf %a : !i.real<1> to f16\n return }"),
        (true, "func.func @f(%a: f16) { %0 = arith.extf %a : f16 to !i.real<1>\n return }"),
        (
            true,
            "func.func @f(%a: vector<2x!i.real<1>>) { %0 = arith.fptosi %a : vector<2x!i.real<1>> to vector<2xi8>\n return }",
        ),
        (true, "func.func @f(%a: !i.real<1>) { %0 = arith.bitcast %a : !i.real<1> to i16\n return }"),
        (false, "func.func @f(%a: !i.real<1>) { %0 = arith.trunci %a : !i.real<1> to i8\n return }"),
        (false, "func.func @f(%a: !i.plain<1>) { %0 = arith.truncf %a : !i.plain<1> to f16\n return }"),
        (false, "func.func @f(%a: f16) { %0 = arith.truncf %a : f16 to f32\n return }"),
        // Elements and attributes of an unknown type.
        (
            true,
            "func.func @f() { %0 = \"arith.constant\"() {value = #i.many<1>} : () -> tensor<2xf32>\n return }",
        ),
        (false, "func.func @f() { %0 = \"arith.constant\"() {value = #i.typed<1>} : () -> f32\n return }"),
        (false, "func.func @f() { %0 = \"arith.constant\"() {value = #i.none<1>} : () -> f32\n return }"),
        (true, "memref.global \"private\" @g : memref<2xf32> = #i.many<1>"),
        (false, "memref.global \"private\" @g : memref<2xf32> = #i.typed<1>"),
        (false, "memref.global \"private\" @g : memref<2xf32> = #i.none<1>"),
        // Layouts, spaces and encodings.
        (
            true,
            "func.func private @f(memref<2x3xf32, #i.tiled<1>>, memref<2xf32, #i.space<1>>, tensor<2xf32, #i.coded<1>>)",
        ),
        (true, "func.func private @f(!ptr.ptr<#i.space<1>>)"),
        // Data layouts.
        (true, "module attributes {dlti.dl_spec = #dlti.dl_spec<#i.entry<1>>} {}"),
        (true, "module attributes {dlti.dl_spec = #dlti.dl_spec<#i.entry<1>, \"t.x\" = 1 : i32>} {}"),
        (false, "module attributes {dlti.dl_spec = #dlti.dl_spec<#i.none<1>>} {}"),
        (
            true,
            "module attributes {dlti.target_system_spec = #dlti.target_system_spec<\"N\" = #i.device<1>>} {}",
        ),
        (
            false,
            "module attributes {dlti.target_system_spec = #dlti.target_system_spec<\"N\" = #i.none<1>>} {}",
        ),
        (true, "func.func private @f(!i.sized<1>, !i.named<1>)"),
        // Conditions of dialects.
        (true, "gpu.module @k [#i.target<1>] {}"),
        (true, "func.func @f() { %0 = ub.poison <#i.poison<1>> : i32\n return }"),
        (false, "func.func @f() { %0 = ub.poison <#i.none<1>> : i32\n return }"),
        (true, "func.func @f(%n: index) { scf.forall (%i) in (%n) { } {mapping = [#i.mapped<1>]}\n return }"),
        (false, "func.func @f(%n: index) { scf.forall (%i) in (%n) { } {mapping = [#i.none<1>]}\n return }"),
        (
            true,
            "func.func @f(%a: !ptr.ptr<#ptr.generic_space>) { %0 = ptr.from_ptr %a : !ptr.ptr<#ptr.generic_space> -> !i.place<1>\n return }",
        ),
        (true, "func.func private @f() attributes {i.a = #i.user<1>, i.b = #i.short<1>, i.c = #i.blob<1>}"),
    ] {
        let Some((fine, _, messages)) = with("of_interfaces", OF_INTERFACES, text, &load) else { return };
        assert_eq!(fine, accepted, "{text}: {messages}");
        assert!(!messages.contains("crate"), "{text}: {messages}");
    }
}
