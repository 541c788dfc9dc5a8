//! Constraints as the types of parameters: the constructor, the parser and the reader of bytecode apply
//! them, in the order of the parameters and before the author's verifier, with the message of the code that
//! `mlir-tblgen` generates.

use isogloss::builtin::{IntegerType, Signedness, StringAttr};
use isogloss::constraint::Subject;
use isogloss::text::{parse_attribute, parse_type};
use isogloss::{BodyError, Context, Diagnostic, Type};
use isogloss_codegen::{Options, generate, session};

isogloss::dialect! { r#"
    include "isogloss/TypeConstraint.td"
    include "isogloss/AttrConstraint.td"

    def Con_Dialect : Dialect { let name = "con"; }

    def Float : Type<CPred<"::llvm::isa<::mlir::FloatType>($_self)">, "float">;
    def Even : Type<CPred<"my::hasEvenWidth($_self, /*strict=*/true)">, "of even width">;
    def : CppFunction<"my::hasEvenWidth($_self, true)", "crate::has_even_width">;

    def Con_BoxType : TypeDef<Con_Dialect, "Box"> {
      let mnemonic = "box";
      let parameters = (ins Float:$value, AnyTypeOf<[I32, F32]>:$key, I64:$wide, Even:$even);
      let assemblyFormat = "`<` params `>`";
      let genVerifyDecl = 1;
    }
    def Small : TypeConstraint<CPred<"$_self < 8">, "small", "unsigned">;
    def Positive : TypeConstraint<IntPositive.predicate, IntPositive.summary, "int64_t">;
    def Mask : TypeConstraint<IntPowerOf2.predicate, "a bit", "u64">;
    def Word : TypeConstraint<CPred<"my::isWord($_self)">, "a word", "&str">;
    def : CppFunction<"my::isWord", "crate::is_word">;
    def On : TypeConstraint<IntMinValue<-1>.predicate, "a flag", "bool">;
    def Con_NumbersType : TypeDef<Con_Dialect, "Numbers"> {
      let mnemonic = "numbers";
      let parameters = (ins Small:$small, Positive:$count, Mask:$mask, Word:$word, On:$on);
      let assemblyFormat = "`<` params `>`";
    }
    def Con_NestType : TypeDef<Con_Dialect, "Nest"> {
      let mnemonic = "nest";
      let parameters = (ins AnyTypeOf<[Con_BoxType, I1], "a box or a bit">:$inner);
      let assemblyFormat = "`<` $inner `>`";
    }
    def Con_TagAttr : AttrDef<Con_Dialect, "Tag"> {
      let mnemonic = "tag";
      let parameters = (ins Float:$ty, Con_BoxType:$held);
      let assemblyFormat = "`<` params `>`";
      let bytecode = 1;
    }
    def Con_ListType : TypeDef<Con_Dialect, "List", [MutableType]> {
      let mnemonic = "list";
      let parameters = (ins "&str":$name);
      let bodyParameters = (ins Float:$element);
      let assemblyFormat = "`<` $name (`,` $element^)? `>`";
    }
"# }

fn is_word(subject: Subject<'_>) -> bool {
    let Subject::Attr(attribute) = subject else { return false };
    attribute.dyn_cast::<StringAttr<'_>>().is_some_and(|text| {
        text.text().is_some_and(|text| text.bytes().all(|byte| byte.is_ascii_alphabetic()))
    })
}

fn has_even_width(subject: Subject<'_>) -> bool {
    matches!(subject, Subject::Type(ty) if ty.int_or_float_width().is_some_and(|width| width % 2 == 0))
}

impl BoxTypeVerify for BoxType<'_> {
    fn verify<'c>(
        _: &isogloss::Context,
        value: Type<'c>,
        key: Type<'c>,
        _: IntegerType<'c>,
        _: Type<'c>,
    ) -> Result<(), Diagnostic> {
        if value == key { Err(Diagnostic::error("the key is not a value")) } else { Ok(()) }
    }
}

/// Reads a type; the message and the range of the first error otherwise.
fn read(text: &str) -> Result<String, String> {
    let context = Context::with_dialects([dialect()]);
    let read = if text.starts_with('#') {
        parse_attribute(&context, text).map(|attribute| attribute.to_string())
    } else {
        parse_type(&context, text).map(|ty| ty.to_string())
    };
    read.map_err(|error| error.message().to_owned())
}

/// Numbers, truth values and texts are constrained as the attributes with these values.
#[test]
fn numbers_and_texts_are_constrained() {
    let largest = u64::MAX / 2 + 1;
    for (text, expected) in [
        (format!("!con.numbers<7, 1, {largest}, \"word\", true>"), Ok(())),
        ("!con.numbers<8, 1, 4, \"word\", true>".into(), Err("failed to verify 'small': small")),
        (
            "!con.numbers<7, 0, 4, \"word\", true>".into(),
            Err("failed to verify 'count': whose value is positive"),
        ),
        (
            "!con.numbers<7, -3, 4, \"word\", true>".into(),
            Err("failed to verify 'count': whose value is positive"),
        ),
        (format!("!con.numbers<7, 1, {}, \"word\", true>", u64::MAX), Err("failed to verify 'mask': a bit")),
        ("!con.numbers<7, 1, 4, \"two words\", true>".into(), Err("failed to verify 'word': a word")),
    ] {
        let expected = expected.map(|()| text.clone()).map_err(str::to_owned);
        assert_eq!(read(&text), expected, "{text}");
    }
    let context = Context::with_dialects([dialect()]);
    let made = NumbersType::get_checked(&context, 9, 1, 1, "word", false);
    assert_eq!(made.expect_err("9 is not small").message(), "failed to verify 'small': small");
}

#[test]
fn the_parser_applies_constraints() {
    for (text, expected) in [
        ("!con.box<f64, i32, i64, i16>", Ok(())),
        ("!con.box<bf16, f32, i64, f80>", Ok(())),
        ("!con.box<i64, i32, i64, i16>", Err("failed to verify 'value': float")),
        (
            "!con.box<f64, i64, i64, i16>",
            Err("failed to verify 'key': 32-bit signless integer or 32-bit float"),
        ),
        (
            "!con.box<f64, si32, i64, i16>",
            Err("failed to verify 'key': 32-bit signless integer or 32-bit float"),
        ),
        ("!con.box<f64, i32, i32, i16>", Err("failed to verify 'wide': 64-bit signless integer")),
        ("!con.box<f64, i32, i64, i7>", Err("failed to verify 'even': of even width")),
        ("!con.box<f64, i32, i64, index>", Err("failed to verify 'even': of even width")),
        // The first violation is reported.
        ("!con.box<i1, i1, i1, i1>", Err("failed to verify 'value': float")),
        // The author's verifier follows.
        ("!con.box<f32, f32, i64, i8>", Err("the key is not a value")),
        ("!con.nest<!con.box<f64, i32, i64, i16>>", Ok(())),
        ("!con.nest<i32>", Err("failed to verify 'inner': a box or a bit")),
        ("#con.tag<f32, <f64, i32, i64, i16>>", Ok(())),
        ("#con.tag<i32, <f64, i32, i64, i16>>", Err("failed to verify 'ty': float")),
    ] {
        let read = read(text);
        match expected {
            Ok(()) => assert_eq!(read, Ok(text.to_owned())),
            Err(message) => assert_eq!(read, Err(message.to_owned()), "{text}"),
        }
    }
}

#[test]
fn the_constructor_applies_constraints() {
    let context = Context::with_dialects([dialect()]);
    let (f64, i32) = (context.f64(), context.i32());
    let [i16, i64] = [16, 64].map(|width| IntegerType::get(&context, width, Signedness::Signless));
    let i16 = i16.into();
    let made = BoxType::get_checked(&context, f64, i32, i64, i16);
    assert_eq!(made, Ok(BoxType::get(&context, f64, i32, i64, i16)));
    let refused = BoxType::get_checked(&context, i32, i32, i64, i16).expect_err("i32 is not a float");
    assert_eq!(refused.message(), "failed to verify 'value': float");
    // A handle says what a constraint of its own def does: `box` has no constraint.
    let tag = TagAttr::get_checked(&context, context.f32(), made.expect("checked"));
    assert_eq!(tag.map(|tag| tag.held().to_string()).as_deref(), Ok("!con.box<f64, i32, i64, i16>"));
}

#[test]
fn a_body_satisfies_its_constraints() {
    let context = Context::with_dialects([dialect()]);
    let list = ListType::get(&context, "a");
    let refused = list.set_body(context.i32());
    assert!(
        matches!(&refused, Err(BodyError::Invalid(error)) if error.message() == "failed to verify 'element': float")
    );
    assert!(!list.has_body());
    assert_eq!(list.set_body(context.f32()), Ok(()));
    assert_eq!(read("!con.list<\"b\", i8>"), Err("failed to verify 'element': float".to_owned()));
}

#[test]
#[cfg(debug_assertions)]
#[should_panic(
    expected = "invalid parameters of `con.nest`: failed to verify 'inner': a box or a bit; to handle this error, call `get_checked`"
)]
fn an_unchecked_constructor_panics_in_debug_builds() {
    let context = Context::with_dialects([dialect()]);
    let _ = NestType::get(&context, context.i32());
}

/// A type with a parameter for each named constraint on types is generated, and each constraint is verified.
#[test]
fn constraints_of_the_library_are_types_of_parameters() {
    let include = "include \"isogloss/TypeConstraint.td\"\n";
    let library = session().parse_str("library.td", include).expect("the library");
    let constraints =
        library.defs().filter(|def| def.is_subclass_of("TypeConstraint") && !def.is_anonymous());
    // MLIR's graph type has no text.
    let constraints = constraints.filter(|def| def.name() != "GraphType");
    let names: Vec<_> = constraints.map(|def| def.name().to_owned()).collect();
    assert!(names.len() > 60, "{names:?}");
    let params: Vec<_> = names.iter().map(|name| format!("{name}:$p_{name}")).collect();
    let text = format!(
        "include \"isogloss/Dialect.td\"\n{include}def D : Dialect {{ let name = \"d\"; }} def T : TypeDef<D, \"T\"> {{ let mnemonic = \"t\"; let \
         hasCustomAssemblyFormat = 1; let parameters = (ins {}); }}",
        params.join(", ")
    );
    let records = session().parse_str("all.td", text).expect("definitions");
    let generated = generate(&records, &Options::default()).expect("a type");
    let warnings: Vec<_> = generated.warnings.iter().map(|warning| warning.message.as_str()).collect();
    assert_eq!(warnings, [""; 0]);
}
