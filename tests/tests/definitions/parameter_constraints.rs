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
    def : CppFunction<"my::hasEvenWidth($_self, true)", "crate::parameter_constraints::has_even_width">;

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
    def : CppFunction<"my::isWord", "crate::parameter_constraints::is_word">;
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

/// Constraints on parameters of every other Rust type, by a definition file and by derives.
mod values {
    use super::{Context, Subject, parse_type};
    use isogloss::numeric::{ApFloat, FloatKind};
    use isogloss::{Dialect, DialectEnum, DialectType, Param, ParamSyntax, Parameter};

    isogloss::dialect! { r#"
        include "isogloss/Enum.td"
        def Val_Dialect : Dialect { let name = "val"; }
        def Val_Sign : I32Enum<"Sign", "A sign.", [
          I32EnumCase<"Even", 3, "even">, I32EnumCase<"Odd", 5, "odd">, I32EnumCase<"Zero", 7, "zero">
        ]>;
        def Val_Access : I32BitEnum<"Access", "An access.", [
          I32BitEnumCaseNone<"None", "none">, I32BitEnumCaseBit<"Read", 0, "read">, I32BitEnumCaseBit<"Write", 1, "write">,
          BitEnumCaseGroup<"Both", [I32BitEnumCaseBit<"Read", 0, "read">, I32BitEnumCaseBit<"Write", 1, "write">], "both">
        ]>;
        def Scale : TypeConstraint<CPred<"!$_self.isNegative() && $_self < 8.0">, "a scale", "::llvm::APFloat">;
        def NotOdd : TypeConstraint<CPred<"$_self != ::val::Sign::Odd">, "not odd", "Sign">;
        def Reads : TypeConstraint<CPred<"bitEnumContainsAny($_self, Access::Both)">, "an access", "Access">;
        def Four : TypeConstraint<CPred<"$_self.size() == 4">, "of four bytes", "&[u8]">;
        def Pair : TypeConstraint<And<[CPred<"$_self.size() == 2">, CPred<"$_self[0] < 5">]>, "a pair",
                                  "::llvm::ArrayRef<int64_t>">;
        def Acute : TypeConstraint<Neg<CPred<"my::isObtuse($_self, 2)">>, "acute", "crate::parameter_constraints::values::Angle">;
        def : CppFunction<"my::isObtuse($_self, 2)", "crate::parameter_constraints::values::is_obtuse">;
        def Val_AllType : TypeDef<Val_Dialect, "All"> {
          let mnemonic = "all";
          let parameters = (ins Scale:$scale, NotOdd:$sign, Reads:$access, Four:$magic, Acute:$angle, Pair:$pair);
          let assemblyFormat = "`<` params `>`";
        }
    "# }

    /// The dialect by derives.
    pub(super) mod derived {
        use super::{Angle, ApFloat, Dialect, DialectEnum, DialectType, FloatKind, Subject};

        #[derive(Dialect)]
        #[dialect(name = "val", types(AllType))]
        pub(super) struct Val;

        /// A sign.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, DialectEnum)]
        pub enum Sign {
            /// 3.
            Even = 3,
            /// 5.
            Odd = 5,
            /// 7.
            Zero = 7,
        }

        /// An access.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, DialectEnum)]
        #[dialect(case(NONE = 0), case(READ = 1), case(WRITE = 2))]
        pub struct Access(u32);

        /// A type with a constraint on each parameter.
        #[derive(Clone, Debug, DialectType)]
        #[dialect(Val, dialect = "val", mnemonic = "all", format = "`<` params `>`")]
        pub(super) struct All<'c> {
            #[dialect(
                constraint = "Constraint<And<[Neg<Is<\"negative\">>, Compare<\"value\", \"<\", 8>]>, \"a scale\">"
            )]
            scale: ApFloat,
            #[dialect(constraint = "Constraint<RustPred<\"is_not_odd\">, \"not odd\">")]
            sign: Sign,
            #[dialect(constraint = "Constraint<Compare<\"value\", \">\", 0>, \"an access\">")]
            access: Access,
            #[dialect(constraint = "Constraint<Compare<\"size\", \"==\", 4>, \"of four bytes\">")]
            magic: Vec<u8>,
            #[dialect(constraint = "Constraint<Neg<RustPred<\"super::is_obtuse\">>, \"acute\">")]
            angle: Angle,
            // Of a list, each element.
            #[dialect(constraint = "Constraint<Compare<\"value\", \"<\", 5>, \"a pair\">")]
            pair: &'c [i64],
        }

        fn is_not_odd(subject: Subject<'_>) -> bool {
            subject.value::<Sign>().is_some_and(|sign| sign != Sign::Odd)
        }

        pub(super) fn is_refused(context: &isogloss::Context) -> String {
            let [scale, valid] = [true, false]
                .map(|negative| ApFloat::from_literal(FloatKind::F16, negative, "1.0").expect("a float"));
            let (magic, angle) = (vec![0; 4], Angle(3));
            let all = All { scale: valid, sign: Sign::Zero, access: Access::WRITE, magic, angle, pair: &[1] };
            assert_eq!(all.intern(context).sign(), Sign::Zero);
            let made = AllType::get_checked(context, scale, Sign::Even, Access::READ, [0; 4], Angle(3), &[]);
            made.expect_err("-1 is not a scale").message().to_owned()
        }
    }

    /// A type of the author's: tenths of a degree.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Angle(u64);

    impl<'c> Parameter<'c> for Angle {
        fn encode(self) -> Param<'c> {
            Param::UInt(self.0)
        }
        fn decode(param: Param<'c>) -> Option<Self> {
            u64::decode(param).map(Self)
        }
    }

    impl ParamSyntax for Angle {
        const KIND: isogloss::def::ParamKind = isogloss::def::ParamKind::Custom(&isogloss::def::ParamCodec {
            parse: |parser| parser.integer::<u64>().map(|tenths| Angle(tenths).encode().into()),
            print: |param, printer| {
                if let Some(angle) = Angle::decode(param) {
                    printer.write(&angle.0.to_string());
                }
            },
        });
    }

    fn is_obtuse(subject: Subject<'_>) -> bool {
        subject.value::<Angle>().is_none_or(|angle| angle.0 > 900)
    }

    #[test]
    fn both_doors_verify_them() {
        let declared = Context::with_dialects([dialect()]);
        let derived = Context::with_dialects([derived::Val::dialect()]);
        let valid = ["1.0_f16", "even", "read", "\"abcd\"", "30", "1, 2"];
        for (place, wrong, message) in [
            (6, "", None),
            (0, "-1.0_f16", Some("failed to verify 'scale': a scale")),
            (0, "-0.0_f32", Some("failed to verify 'scale': a scale")),
            (0, "8.0_f128", Some("failed to verify 'scale': a scale")),
            (1, "odd", Some("failed to verify 'sign': not odd")),
            (2, "none", Some("failed to verify 'access': an access")),
            (3, "\"abc\"", Some("failed to verify 'magic': of four bytes")),
            (4, "901", Some("failed to verify 'angle': acute")),
            (5, "5, 2", Some("failed to verify 'pair': a pair")),
        ] {
            let mut values = valid;
            if let Some(value) = values.get_mut(place) {
                *value = wrong;
            }
            let text = format!("!val.all<{}>", values.join(", "));
            for context in [&declared, &derived] {
                let read = parse_type(context, &text).map(|ty| ty.to_string());
                assert_eq!(read.as_ref().err().map(|error| error.message()), message, "{text}");
            }
        }
        // In a definition file, a constraint on a list applies to the whole list.
        assert!(parse_type(&declared, "!val.all<1.0_f16, even, read, \"abcd\", 30, 1>").is_err());
        assert_eq!(derived::is_refused(&derived), "failed to verify 'scale': a scale");
    }

    /// An unknown leaf accepts everything, also inside of a negation.
    #[test]
    fn unknown_conditions_never_reject() {
        use isogloss::constraint::Pred;
        static UNKNOWN: [Pred; 1] = [Pred::Unknown("f($_self)")];
        static NOT: Pred = Pred::Not(&UNKNOWN[0]);
        static ALL: Pred = Pred::All(&UNKNOWN);
        let context = Context::new();
        for condition in [NOT, ALL, Pred::Not(&NOT), Pred::Not(&ALL)] {
            assert!(condition.holds(context.i32().into(), None), "{condition:?}");
        }
        assert!(!Pred::Any(&[]).holds(context.i32().into(), None));
    }
}

/// A dialect whose classes have names of MLIR's: a name means the class of the dialect, unless a text states another.
mod own_classes {
    isogloss::dialect! { r#"
        include "isogloss/Op.td"

        def Own_Dialect : Dialect { let name = "own"; let cppNamespace = "::x::own"; }
        def Own_Integer : TypeDef<Own_Dialect, "Integer"> { let mnemonic = "int"; }
        def Own_IntegerAttr : AttrDef<Own_Dialect, "Integer"> {
          let mnemonic = "int";
          let parameters = (ins "u32":$value);
          let assemblyFormat = "`<` $value `>`";
        }
        def IsOwn : Type<CPred<"::llvm::isa<IntegerType>($_self)">, "own integer">;
        def IsTheirs : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self)">, "integer of MLIR">;
        def Own_Box : TypeDef<Own_Dialect, "Box"> {
          let mnemonic = "box";
          let parameters = (ins "IntegerType":$own, "::mlir::IntegerType":$theirs, AnyInteger:$any, IsOwn:$checked);
          let assemblyFormat = "`<` params `>`";
        }
        def Own_UseOp : Op<Own_Dialect, "use"> {
          let arguments = (ins I1:$bit, IsOwn:$own, IsTheirs:$theirs, Own_IntegerAttr:$attr, I32Attr:$number);
          let assemblyFormat = "operands $attr `,` $number attr-dict `:` type(operands)";
        }
    "# }
}

#[test]
fn a_class_of_the_dialect_comes_before_one_of_mlir() {
    let ctx = Context::with_dialects([own_classes::dialect(), isogloss::func::dialect()]);
    let own = own_classes::IntegerType::get(&ctx);
    let integer = |width| IntegerType::get(&ctx, width, Signedness::Signless);
    let made = own_classes::BoxType::get(&ctx, own, integer(8), integer(32), own.into());
    assert_eq!(parse_type(&ctx, &made.to_string()), Ok(Type::from(made)));
    assert!(parse_type(&ctx, "!own.box<!own.int, !own.int, i32, !own.int>").is_err());
    assert!(parse_type(&ctx, "!own.box<!own.int, i8, i32, i8>").is_err());
    let program =
        |line: &str| format!("func.func @f(%b: i1, %o: !own.int, %n: i8) {{\n  {line}\n  return\n}}\n");
    let text = program("own.use %b, %o, %n <1>, 2 : i1, !own.int, i8");
    let ir = isogloss::ir::Ir::parse(&ctx, &text).expect("the operation");
    assert!(ir.verify().is_ok());
    assert!(ir.to_string().contains("own.use %arg0, %arg1, %arg2 <1>, 2"), "{ir}");
    for wrong in
        ["own.use %o, %o, %n <1>, 2 : !own.int, !own.int, i8", "own.use %b, %n, %n <1>, 2 : i1, i8, i8"]
    {
        let ir = isogloss::ir::Ir::parse(&ctx, &program(wrong)).expect("text");
        assert!(ir.verify().is_err(), "{wrong}");
    }
}
