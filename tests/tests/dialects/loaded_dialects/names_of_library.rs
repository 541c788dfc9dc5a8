//! Dialects with the names of dialects that the library has forms for (`isogloss/forms/`): a form of the library takes the
//! place of code only, and only in operations that have its parts.

use super::{answer, loaded_from, printed};
use isogloss_load::Loader;
use isogloss_tests::Folder;
use isogloss_tests::ir::beside::Answer;

/// Operations of a dialect `hw`, after its record.
fn hw(operations: &str) -> String {
    format!(
        "include \"isogloss/Op.td\"\ndef My_Dialect : Dialect {{ let name = \"hw\"; }}\n\
         class My_Op<string name, list<Trait> traits = []> : Op<My_Dialect, name, traits>;\n{operations}"
    )
}

/// The library has the form `$input [ $index ] attr-dict : type($input) , type($index)`, and the type of the result follows.
const PARTS: &str =
    "let arguments = (ins AnyType:$input, AnyType:$index); let results = (outs AnyType:$result);";

/// The text that is printed for an operation `hw.array_get` with a field that declares its text.
fn array_get(field: &str, traits: &str) -> String {
    let text = hw(&format!("def My_Get : My_Op<\"array_get\", [{traits}]> {{ {PARTS} {field} }}"));
    let (_folder, loader) = loaded_from(&[("hw.td", &text)], &["hw"]);
    let program =
        "func.func @f(%a: i8, %i: i2) {\n  %0 = \"hw.array_get\"(%a, %i) : (i8, i2) -> i4\n  return\n}\n";
    printed(&loader, program).lines().nth(2).map(|line| line.trim().to_owned()).expect("an operation")
}

#[test]
fn a_declared_format_takes_precedence() {
    let formats = [
        (
            "$input `at` $index attr-dict `:` type($input) `,` type($index) `,` type($result)",
            "%arg0 at %arg1 : i8, i2, i4",
        ),
        (
            "$input `[` $index `]` attr-dict `:` functional-type(operands, results)",
            "%arg0[%arg1] : (i8, i2) -> i4",
        ),
        (
            "attr-dict $input `,` $index `:` type($index) `,` type($input) `->` type($result)",
            "%arg0, %arg1 : i2, i8 -> i4",
        ),
        ("operands `:` type(operands) `->` type(results) attr-dict", "%arg0, %arg1 : i8, i2 -> i4"),
    ];
    for (format, text) in formats {
        let field = format!("let assemblyFormat = \"{format}\";");
        assert_eq!(array_get(&field, ""), format!("%0 = hw.array_get {text}"));
    }
}

#[test]
fn a_format_that_needs_code_is_replaced_by_a_form_that_completes_it() {
    // The form has the literals of the format.
    let own = "let assemblyFormat = \"$input `[` $index `]` attr-dict `:` type($input) `,` type($index)\";";
    let types = "DeclareOpInterfaceMethods<InferTypeOpInterface>";
    assert_eq!(array_get(own, types), "%0 = hw.array_get %arg0[%arg1] : i8, i2");
    // A directive of the author, whose text is not known.
    let custom = "let assemblyFormat = \"custom<Parts>($input, $index) attr-dict `:` custom<Types>(type($input), type($index), type($result))\";";
    assert_eq!(array_get(custom, ""), "%0 = hw.array_get %arg0[%arg1] : i8, i2");
    // The format has another literal, so its text is another one.
    let other = custom.replace("attr-dict", "`of` attr-dict");
    assert_eq!(array_get(&other, ""), "%0 = \"hw.array_get\"(%arg0, %arg1) : (i8, i2) -> i4");
}

#[test]
fn code_is_replaced_in_operations_with_the_parts() {
    assert_eq!(array_get("let hasCustomAssemblyFormat = 1;", ""), "%0 = hw.array_get %arg0[%arg1] : i8, i2");
}

#[test]
fn a_form_without_its_parts_is_left_out_with_a_warning() {
    let text = hw(
        "def My_Create : My_Op<\"struct_create\"> { let arguments = (ins AnyType:$value); let hasCustomAssemblyFormat = 1; }",
    );
    let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "parts");
    folder.write("hw.td", &text);
    let mut loader = Loader::new(isogloss_cli::known_dialects());
    loader.files([folder.path().join("hw.td")]).unwrap_or_else(|error| panic!("{error}"));
    let warnings: Vec<String> = loader
        .warnings()
        .iter()
        .flat_map(|found| &found.diagnostics)
        .map(|found| found.message.clone())
        .collect();
    let message =
        "the library's form of `hw.struct_create` does not fit the parts of this operation, and is left out";
    assert_eq!(warnings, [message]);
    let program = "func.func @f(%a: i8) {\n  \"hw.struct_create\"(%a) : (i8) -> ()\n  return\n}\n";
    assert!(printed(&loader, program).contains("\"hw.struct_create\"(%arg0) : (i8) -> ()"));
}

/// The library has a form of `custom<EmitCGlobalOpTypeAndInitialValue>` with a type and a value, for the dialect `emitc`.
#[test]
fn forms_of_directives_that_do_not_fit_are_left_out() {
    let text = "include \"isogloss/Op.td\"\ndef My_Dialect : Dialect { let name = \"emitc\"; }\n\
        class My_Op<string name> : Op<My_Dialect, name>;\n\
        def My_One : My_Op<\"one\"> { let arguments = (ins AnyType:$x); \
          let assemblyFormat = \"custom<EmitCGlobalOpTypeAndInitialValue>($x) attr-dict `:` type($x)\"; }\n\
        def My_Two : My_Op<\"two\"> { let arguments = (ins AnyType:$x, TypeAttr:$y); \
          let assemblyFormat = \"custom<EmitCGlobalOpTypeAndInitialValue>($y, $x) attr-dict `:` type($x)\"; }\n\
        def My_Three : My_Op<\"three\"> { let arguments = (ins AnyType:$x); \
          let assemblyFormat = \"$x attr-dict `:` type($x)\"; }\n";
    let (_folder, loader) = loaded_from(&[("emitc.td", text)], &["emitc"]);
    let skipped = loader.skipped().iter().map(|skipped| skipped.errors.to_string()).collect::<String>();
    assert_eq!(skipped, "");
    let program = "func.func @f(%a: i8) {\n  emitc.three %a : i8\n  \"emitc.one\"(%a) : (i8) -> ()\n  \
        \"emitc.two\"(%a) <{y = i4}> : (i8) -> ()\n  return\n}\n";
    let text = printed(&loader, program);
    assert!(
        text.contains(
            "emitc.three %arg0 : i8\n    \"emitc.one\"(%arg0) : (i8) -> ()\n    \"emitc.two\"(%arg0) <{"
        ),
        "{text}"
    );
}

/// The library has a form of `#stablehlo.output_operand_alias`, whose lists have a parser in C++.
#[test]
fn declared_formats_of_attributes_take_precedence() {
    let definition = |format: &str, list: &str| {
        format!(
            "include \"isogloss/TypeDef.td\"\ndef My_Dialect : Dialect {{ let name = \"stablehlo\"; }}\n\
             def My_Alias : AttrDef<My_Dialect, \"OutputOperandAlias\"> {{ let mnemonic = \"output_operand_alias\"; \
             let parameters = (ins \"{list}\":$outputTupleIndices, \"i64\":$operandIndex, \"{list}\":$operandTupleIndices); {format} }}\n"
        )
    };
    let own =
        "let assemblyFormat = \"`<` $operandIndex `,` $outputTupleIndices `;` $operandTupleIndices `>`\";";
    let of_library = "#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = [2, 3]>";
    let cases = [
        (own, "i64", "#stablehlo.output_operand_alias<1, 2 ; 3>"),
        ("let hasCustomAssemblyFormat = 1;", "&[i64]", of_library),
    ];
    for (format, list, text) in cases {
        let (_folder, loader) = loaded_from(&[("s.td", &definition(format, list))], &["stablehlo"]);
        let program = format!("func.func private @f() attributes {{a = {text}}}\n");
        assert!(printed(&loader, &program).contains(text), "{format}");
    }
}

/// Forms that an author gives take the place of everything.
#[test]
fn the_forms_of_an_author_take_precedence_over_those_of_the_library() {
    let form = "include \"isogloss/Form.td\"\n\
        def : OpForm<\"hw.array_get\", \"$index `in` $input attr-dict `:` type(operands) `->` type($result)\">;\n";
    let declared =
        "let assemblyFormat = \"$input `[` $index `]` attr-dict `:` type(operands) `->` type($result)\";";
    for field in ["let hasCustomAssemblyFormat = 1;", declared] {
        let text = hw(&format!("def My_Get : My_Op<\"array_get\"> {{ {PARTS} {field} }}"));
        let folder = Folder::new(env!("CARGO_TARGET_TMPDIR"), "own_forms");
        folder.write("hw.td", &text);
        folder.write("forms.td", form);
        for by_name in [true, false] {
            let mut loader = Loader::new(isogloss_cli::known_dialects())
                .include_dir(folder.path())
                .forms(folder.path().join("forms.td"));
            let loaded =
                if by_name { loader.by_name(["hw"]) } else { loader.files([folder.path().join("hw.td")]) };
            loaded.unwrap_or_else(|error| panic!("{error}"));
            let program =
                "func.func @f(%a: i8, %i: i2) {\n  %0 = hw.array_get %i in %a : i8, i2 -> i4\n  return\n}\n";
            match answer(&loader, program) {
                Answer::Accepted(text) => {
                    assert!(text.contains("%0 = hw.array_get %arg1 in %arg0 : i8, i2 -> i4"), "{text}");
                }
                other => panic!("{field}: {other:?}"),
            }
        }
    }
}
