//! Interfaces of types in several dialects.

use super::opt;
use isogloss_tests::Folder;

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
