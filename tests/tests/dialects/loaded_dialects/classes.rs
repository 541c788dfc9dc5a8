//! Classes that have the names of MLIR's, or of another dialect's.

use super::{answer, loaded_from, printed};
use isogloss_tests::ir::beside::Answer;

/// A dialect whose classes have names of MLIR's.
const OWN_CLASSES: &str = r#"
    include "isogloss/Op.td"
    include "isogloss/Enum.td"
    def Q_Dialect : Dialect { let name = "q"; let cppNamespace = "::x::q"; }
    def Q_Integer : TypeDef<Q_Dialect, "Integer"> { let mnemonic = "int"; }
    def Q_Index : TypeDef<Q_Dialect, "Index"> { let mnemonic = "index"; }
    def Q_IntegerAttr : AttrDef<Q_Dialect, "Integer"> {
      let mnemonic = "int";
      let parameters = (ins "int64_t":$v);
      let assemblyFormat = "`<` $v `>`";
    }
    def Q_Both : TypeDef<Q_Dialect, "Both"> {
      let mnemonic = "both";
      let parameters = (ins "IntegerType":$own, "::mlir::IntegerType":$theirs, "mlir::Type":$any);
      let assemblyFormat = "`<` $own `,` $theirs `,` $any `>`";
    }
    def IsOwn : Type<CPred<"::llvm::isa<IntegerType>($_self)">, "own integer">;
    def IsTheirs : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self)">, "integer of MLIR">;
    def MakesOwn : Type<IsOwn.predicate, "own integer">, BuildableType<"$_builder.getType<q::IntegerType>()">;
    def MakesTheirs : Type<CPred<"$_self.isIndex()">, "index">, BuildableType<"$_builder.getType<::mlir::IndexType>()">;
    def Q_LibraryOp : Op<Q_Dialect, "library"> { let arguments = (ins I1:$c, AnyInteger:$n, Index:$i); }
    def Q_TextOp : Op<Q_Dialect, "text"> { let arguments = (ins IsOwn:$own, IsTheirs:$theirs, Q_Integer:$def); }
    def Q_BoundOp : Op<Q_Dialect, "bound"> {
      let arguments = (ins I32Attr:$n, Q_IntegerAttr:$own);
      let assemblyFormat = "$n `,` $own attr-dict";
    }
    def Q_MakeOp : Op<Q_Dialect, "make"> {
      let results = (outs MakesOwn:$own, MakesTheirs:$theirs);
      let assemblyFormat = "attr-dict";
    }
"#;

/// A class of the dialect takes precedence over MLIR's, and only where a text of the dialect names it.
#[test]
fn classes_with_names_of_classes_of_mlir_are_others() {
    let (_folder, loader) = loaded_from(&[("q.td", OWN_CLASSES)], &["q"]);
    let program = "\
func.func @f(%c: i1, %n: i32, %i: index, %q: !q.int, %b: !q.both<<>, i8, f32>) {
  \"q.library\"(%c, %n, %i) : (i1, i32, index) -> ()
  \"q.text\"(%q, %n, %q) : (!q.int, i32, !q.int) -> ()
  q.bound 10, <3>
  %0:2 = q.make
  \"q.text\"(%0#0, %n, %0#0) : (!q.int, i32, !q.int) -> ()
  \"q.library\"(%c, %n, %0#1) : (i1, i32, index) -> ()
  return
}
";
    let text = printed(&loader, &program.replace("!q.both<<>, i8, f32>", "!q.both<!q.int, i8, f32>"));
    assert!(text.contains("q.bound 10, <3>") && text.contains("q.make"), "{text}");
    assert_eq!(loader.loaded().reports[0].unknown_conditions, 0);
    for (wrong, message) in [
        (
            "\"q.library\"(%q, %n, %i) : (!q.int, i32, index) -> ()",
            "operand #0 must be 1-bit signless integer, but got '!q.int'",
        ),
        (
            "\"q.library\"(%c, %q, %i) : (i1, !q.int, index) -> ()",
            "operand #1 must be integer, but got '!q.int'",
        ),
        (
            "\"q.text\"(%n, %n, %q) : (i32, i32, !q.int) -> ()",
            "operand #0 must be own integer, but got 'i32'",
        ),
        (
            "\"q.text\"(%q, %q, %q) : (!q.int, !q.int, !q.int) -> ()",
            "operand #1 must be integer of MLIR, but got '!q.int'",
        ),
        ("\"q.bound\"() <{n = #q.int<1>, own = #q.int<2>}> : () -> ()", "Invalid attribute `n`"),
        ("\"q.bound\"() <{n = 1 : i32, own = 2 : i32}> : () -> ()", "Invalid attribute `own`"),
        ("%0 = \"a.b\"() : () -> !q.both<i8, i8, f32>", "expected"),
    ] {
        let program =
            format!("func.func @f(%c: i1, %n: i32, %i: index, %q: !q.int) {{\n  {wrong}\n  return\n}}\n");
        match answer(&loader, &program) {
            Answer::Rejected(error) => assert!(error.contains(message), "{wrong}: {error}"),
            other => panic!("{wrong}: {other:?}"),
        }
    }
}

/// Two dialects with classes of the same names, and one that names both.
const TWO_DIALECTS: [(&str, &str); 3] = [
    (
        "A.td",
        r#"
        #ifndef A_TD
        #define A_TD
        include "isogloss/Op.td"
        include "isogloss/Enum.td"
        def A_Dialect : Dialect { let name = "a"; let cppNamespace = "::x::a"; }
        def A_Qubit : TypeDef<A_Dialect, "Qubit"> { let mnemonic = "bit"; }
        def A_Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0>]> { let cppNamespace = "::x::a"; }
        def A_UseOp : Op<A_Dialect, "use"> {
          let arguments = (ins A_Qubit:$q, A_Color:$color);
          let assemblyFormat = "$q $color attr-dict";
        }
        def A_EndOp : Op<A_Dialect, "end", [Terminator]> { let assemblyFormat = "attr-dict"; }
        #endif
        "#,
    ),
    (
        "B.td",
        r#"
        #ifndef B_TD
        #define B_TD
        include "isogloss/Op.td"
        include "isogloss/Enum.td"
        def B_Dialect : Dialect { let name = "b"; let cppNamespace = "::x::b"; }
        def B_Qubit : TypeDef<B_Dialect, "Qubit"> { let mnemonic = "qubit"; }
        def B_Color : I32EnumAttr<"Color", "b color", [I32EnumAttrCase<"Blue", 0>]> { let cppNamespace = "::x::b"; }
        def B_IsQubit : Type<CPred<"::llvm::isa<QubitType>($_self)">, "qubit">,
                        BuildableType<"$_builder.getType<QubitType>()">;
        def B_UseOp : Op<B_Dialect, "use"> {
          let arguments = (ins B_IsQubit:$q, B_Color:$color);
          let assemblyFormat = "$q $color attr-dict";
        }
        def B_EndOp : Op<B_Dialect, "end", [Terminator]> { let assemblyFormat = "attr-dict"; }
        #endif
        "#,
    ),
    (
        "C.td",
        r#"
        include "A.td"
        include "B.td"
        def C_Dialect : Dialect { let name = "c"; let cppNamespace = "::x::c"; }
        def C_IsB : Type<CPred<"::llvm::isa<b::QubitType>($_self)">, "qubit of b">;
        def C_IsA : Type<CPred<"::llvm::isa<::x::a::QubitType>($_self)">, "qubit of a">;
        def C_IsNone : Type<CPred<"::llvm::isa<QubitType>($_self)">, "qubit of nobody">;
        def C_UseOp : Op<C_Dialect, "use"> {
          let arguments = (ins Variadic<B_Qubit>:$q);
          let assemblyFormat = "$q attr-dict";
        }
        def C_BothOp : Op<C_Dialect, "both"> { let arguments = (ins C_IsA:$a, C_IsB:$b, C_IsNone:$any); }
        def C_RegionOp : Op<C_Dialect, "region", [SingleBlockImplicitTerminator<"b::EndOp">]> {
          let regions = (region AnyRegion:$body);
          let assemblyFormat = "$body attr-dict";
        }
        "#,
    ),
];

#[test]
fn classes_of_one_name_in_two_dialects_are_told_apart_in_any_order() {
    let program = "\
%0 = \"x.make\"() : () -> !a.bit
%1 = \"x.make\"() : () -> !b.qubit
a.use %0 Red
b.use %1 Blue
c.use %1, %1
\"c.both\"(%0, %1, %1) : (!a.bit, !b.qubit, !b.qubit) -> ()
c.region {
}
";
    for names in [["a", "b", "c"], ["c", "b", "a"], ["b", "c", "a"]] {
        let (_folder, loader) = loaded_from(&TWO_DIALECTS, &names);
        let text = printed(&loader, program);
        assert!(text.contains("b.use %1 Blue") && text.contains("c.use %1, %1"), "{text}");
        let wrong = [
            ("b.use %0 Blue", ""),
            ("\"b.use\"(%0) <{color = 0 : i32}> : (!a.bit) -> ()", "must be qubit, but got '!a.bit'"),
            ("b.use %1 Red", "Blue"),
            ("\"c.both\"(%1, %1, %1) : (!b.qubit, !b.qubit, !b.qubit) -> ()", "qubit of a"),
            ("\"c.both\"(%0, %0, %1) : (!a.bit, !a.bit, !b.qubit) -> ()", "qubit of b"),
            ("\"c.region\"() ({ a.end }) : () -> ()", "b.end"),
        ];
        for (line, message) in wrong {
            let program = program.lines().take(2).map(|line| format!("{line}\n")).collect::<String>();
            match answer(&loader, &format!("{program}{line}\n")) {
                Answer::Rejected(error) => assert!(error.contains(message), "{line}: {error}"),
                other => panic!("{line}: {other:?}"),
            }
        }
        let reports = &loader.loaded().reports;
        let of = |name: &str| reports.iter().find(|report| report.name == name).expect("a report");
        assert_eq!(of("b").unknown_conditions, 0);
        // The class that is in none of the namespaces around the text.
        assert_eq!(of("c").unknown_conditions, 1);
        let conditions: Vec<&str> =
            of("c").unchecked[0].conditions.iter().map(|code| code.text.as_str()).collect();
        assert_eq!(conditions, ["QubitType"]);
    }
}
