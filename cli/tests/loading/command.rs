//! Dialects loaded from files and by name, and the output about them.

use super::{folder, opt};
use isogloss_tests::{Folder, oracle, oracle_include};
use std::process::Command;

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

/// Data layout entries that C++ would check are accepted; rules are checked.
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
    // MLIR leaves the checks of entries, and their keys, to C++.
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

/// Four dialects in a directory: the operations of two have Rust that a loaded dialect does not run, `shown` has a
/// type, and the form of `wrap.of` has a type of `inner`.
fn several() -> Folder {
    let folder = folder();
    for name in ["named", "other"] {
        folder.write(
            &format!("all/{name}.td"),
            &format!(
                "include \"isogloss/Op.td\"\ndef D_{name} : Dialect {{ let name = \"{name}\"; }}\n\
                 def Op_{name} : Op<D_{name}, \"op\"> {{ let assemblyFormat = \"attr-dict\"; let hasVerifier = 1; }}\n"
            ),
        );
    }
    folder.write(
        "all/shown.td",
        "include \"isogloss/Op.td\"\ndef Shown : Dialect { let name = \"shown\"; }\n\
         def Shown_T : TypeDef<Shown, \"T\"> { let mnemonic = \"t\"; }\n",
    );
    folder.write(
        "all/wrap.td",
        "include \"isogloss/Op.td\"\ndef Wrap : Dialect { let name = \"wrap\"; }\n\
         def Wrap_Of : Op<Wrap, \"of\"> { let results = (outs AnyType:$x); let hasCustomAssemblyFormat = 1; }\n",
    );
    folder.write(
        "all/isogloss/forms/wrap.td",
        "include \"isogloss/Form.td\"\ndef : OpForm<\"wrap.of\", \"attr-dict given-type(type($x), \\\"!inner.t\\\")\">;\n",
    );
    folder.write(
        "all/inner.td",
        "include \"isogloss/Op.td\"\ndef Inner : Dialect { let name = \"inner\"; }\n\
         def Inner_T : TypeDef<Inner, \"T\"> { let mnemonic = \"t\"; }\n",
    );
    folder
}

#[test]
fn of_all_dialects_those_are_loaded_that_the_input_names() {
    let folder = several();
    let all = ["-I", "all", "--load-all"];
    let loaded = |text: &str| {
        folder.write("a.mlir", text);
        let (fine, text, messages) = opt(&folder, &[&all[..], &["a.mlir"]].concat());
        let of = |name: &str| messages.contains(&format!("dialect `{name}`: Rust that runs"));
        assert_eq!(
            messages.lines().count(),
            usize::from(of("named")) + usize::from(of("other")),
            "{messages}"
        );
        (fine, of("named"), of("other"), text)
    };
    assert_eq!(loaded("module {\n}\n"), (true, false, false, "module {\n}\n\n".to_owned()));
    for text in ["named.op", "\"named.op\"() : () -> ()", "\"named\\2Eop\"() : () -> ()"] {
        assert_eq!(loaded(text), (true, true, false, "module {\n  named.op\n}\n\n".to_owned()), "{text}");
    }
    for text in ["module attributes {u.x = !shown.t} {\n}\n", "module attributes {u.x = !shown<t>} {\n}\n"] {
        let printed = "module attributes {u.x = !shown.t} {\n}\n\n".to_owned();
        assert_eq!(loaded(text), (true, false, false, printed), "{text}");
    }
    // The form's type is not in the text.
    assert_eq!(loaded("%0 = wrap.of"), (true, false, false, "module {\n  %0 = wrap.of\n}\n\n".to_owned()));
    // Bytecode stores names differently.
    folder.write("a.mlir", "named.op\n%0 = wrap.of\n");
    let (fine, _, messages) =
        opt(&folder, &[&all[..], &["a.mlir", "--emit-bytecode", "-o", "a.mlirbc"]].concat());
    assert!(fine, "{messages}");
    let (fine, text, messages) = opt(&folder, &[&all[..], &["a.mlirbc"]].concat());
    assert_eq!(text, "module {\n  named.op\n  %0 = wrap.of\n}\n\n", "{messages}");
    assert!(
        fine && messages.contains("dialect `named`") && !messages.contains("dialect `other`"),
        "{messages}"
    );
}

#[test]
fn errors_are_those_of_all_dialects() {
    let folder = several();
    folder.write("a.mlir", "named.op\nmodule {\n}\n// -----\nothr.op\n// -----\nop\n");
    let by = |flags: &[&str]| {
        let fixed = ["-I", "all", "--split-input-file", "a.mlir"];
        let (fine, text, messages) = opt(&folder, &[&fixed[..], flags].concat());
        let lines = messages.lines().filter(|line| !line.starts_with("dialect `"));
        (fine, text, lines.map(|line| format!("{line}\n")).collect::<String>())
    };
    let found = by(&["--load-all"]);
    assert!(found.2.contains("did you mean the dialect `other`?"), "{}", found.2);
    assert!(found.2.contains("`named.op`, `other.op`"), "{}", found.2);
    assert_eq!(found, by(&["--load", "inner,named,other,shown,wrap"]));
    let list = opt(&folder, &["-I", "all", "--load-all", "--show-dialects"]).1;
    for name in ["inner", "named", "other", "shown", "wrap"] {
        assert!(list.contains(&format!("{name} (loaded)")), "{list}");
    }
}

#[test]
fn definitions_in_directories_take_the_place_of_compiled_dialects() {
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "replaced");
    folder.write(
        "include/older.td",
        r#"
include "isogloss/Op.td"
def CF_Dialect : Dialect { let name = "cf"; }
def CF_AssertOp : Op<CF_Dialect, "assert"> {
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
}
def CF_JumpOp : Op<CF_Dialect, "jump"> { let assemblyFormat = "attr-dict"; }
"#,
    );
    let text = "func.func @f(%arg0: i1) {\n  cf.assert %arg0, \"no\"\n  cf.jump\n  return\n}\n";
    folder.write("a.mlir", text);
    let load = ["-I", "include", "--load-all"];
    let (fine, _, messages) = opt(&folder, &[&load[..], &["a.mlir"]].concat());
    assert!(!fine && messages.contains("cf.jump"), "{messages}");
    let (fine, output, messages) = opt(&folder, &[&load[..], &["--replace-compiled", "a.mlir"]].concat());
    assert!(fine, "{messages}");
    assert!(output.contains("    cf.assert %arg0, \"no\"\n    cf.jump\n"), "{output}");
    // A named dialect is replaced, too, and a dialect that no definition file has remains.
    let named = ["-I", "include", "--load", "cf", "--replace-compiled", "a.mlir"];
    assert!(opt(&folder, &named).0);
    folder.write("b.mlir", "func.func @f() {\n  %c1 = arith.constant 1 : i32\n  return\n}\n");
    assert!(opt(&folder, &[&load[..], &["--replace-compiled", "b.mlir"]].concat()).0);
    // An operation that the other version lacks is unknown.
    folder.write("c.mlir", "func.func @f() {\n  cf.br ^a\n^a:\n  return\n}\n");
    let (fine, _, messages) = opt(&folder, &[&load[..], &["--replace-compiled", "c.mlir"]].concat());
    assert!(!fine && messages.contains("cf.br"), "{messages}");
}
