//! Assembly formats from definition to text and back: the text is parsed, and printed with the
//! spaces that ODS prints.

use isogloss::builtin::StringAttr;
use isogloss::text::{AsmParser, AsmPrinter, CustomFormat, Tok, parse_attribute, parse_type};
use isogloss::{Context, Diagnostic, List, Type};

isogloss::dialect! { r#"
def T_Dialect : Dialect { let name = "t"; }

class T<string name, string keyword, dag p, string format> : TypeDef<T_Dialect, name> {
  let mnemonic = keyword;
  let parameters = p;
  let assemblyFormat = format;
}
class A<string name, string keyword, dag p, string format> : AttrDef<T_Dialect, name> {
  let mnemonic = keyword;
  let parameters = p;
  let assemblyFormat = format;
}

def Mode : I32Enum<"Mode", "mode", [I32EnumCase<"Fast", 0, "fast">, I32EnumCase<"Slow", 5, "slow">]>;
def Bits : I32BitEnum<"Bits", "bits", [
  I32BitEnumCaseNone<"None", "none">, I32BitEnumCaseBit<"R", 0, "r">, I32BitEnumCaseBit<"W", 1, "w">
]>;

def Spaces : T<"Spaces", "spaces", (ins "u32":$a, "u32":$b, "u32":$c),
  "`<` $a `x` $b `->` `(` $c `)` `:` `[` `]` `,` `...` `>`">;
def Blank : T<"Blank", "blank", (ins "u32":$a, "u32":$b, "u32":$c), "`<` $a `` `:` ` ` $b `,` `` $c `>`">;
def Params : T<"Params", "params", (ins "u32":$a, "Type":$b, OptionalParameter<"u32">:$c), "`<` params `>`">;
def Struct : T<"Struct", "struct", (ins "i32":$a, OptionalParameter<"Type">:$b, OptionalParameter<"bool">:$c),
  "`<` struct(params) `>`">;
def Group : T<"Group", "group", (ins OptionalParameter<"u32">:$a, OptionalParameter<"Type">:$b),
  "`<` (`[` $a^ `]`)? (`of` $b^) : (`?`)? `>`">;
def Inverted : T<"Inverted", "inverted", (ins OptionalParameter<"u32">:$a), "`<` (`none`) : ($a^)? `>`">;
def Lists : T<"Lists", "lists",
  (ins ArrayRefParameter<"int64_t">:$a, OptionalArrayRefParameter<"Type">:$b, ArrayRefParameter<"Mode">:$c),
  "`<` `[` $a `]` (`(` $b^ `)`)? `,` $c `>`">;
def Texts : T<"Texts", "texts", (ins StringRefParameter<>:$a, StringRefParameter<"", "x">:$b),
  "`<` $a (`,` $b^)? `>`">;
def Enums : T<"Enums", "enums", (ins "Mode":$a, DefaultValuedParameter<"Mode", "Mode::Slow">:$b, "Bits":$c),
  "`<` $a (`or` $b^)? `,` $c `>`">;
def Nested : T<"Nested", "nested", (ins "SpacesType":$a, "Type":$b), "`<` $a `,` $b `>`">;
def Qualified : T<"Qualified", "qualified", (ins "SpacesType":$a), "`<` qualified($a) `>`">;
def Roman : T<"Roman", "roman", (ins "u32":$a, "u32":$b), "`<` custom<Roman>($a) `,` custom<Twice>($b, ref($a)) `>`">;
def Labels : T<"Labels", "labels",
  (ins StringRefParameter<>:$name, ArrayRefParameter<"StringAttr">:$tags, ArrayRefParameter<"Type">:$types,
       OptionalParameter<"StringAttr">:$note, "u64":$length),
  "`<` custom<Labels>($name, $tags, $types) ($note^)? custom<Length>($length, ref($name), ref($tags), ref($types), ref($note)) `>`">;
def Own : TypeDef<T_Dialect, "Own"> {
  let mnemonic = "own";
  let parameters = (ins "u32":$a);
  let hasCustomAssemblyFormat = 1;
}
def Defaults : A<"Defaults", "defaults",
  (ins DefaultValuedParameter<"u32", "7">:$a, OptionalParameter<"StringAttr">:$b, OptionalArrayRefParameter<"StringAttr">:$c),
  "`<` (struct($a, $b)^)? (`[` $c^ `]`)? `>`">;
def Typed : A<"Typed", "typed", (ins AttributeSelfTypeParameter<"">:$type, "i64":$value), "`<` $value `>`">;
def Unit : TypeDef<T_Dialect, "Unit"> { let mnemonic = "unit"; }
"# }

impl RomanTypeRoman for RomanType<'_> {
    fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Result<u32, Diagnostic> {
        let span = parser.span();
        match parser.keyword()? {
            "i" => Ok(1),
            "v" => Ok(5),
            "x" => Ok(10),
            _ => Err(Diagnostic::error("expected a Roman numeral").at(span)),
        }
    }
    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, _: RomanType<'c>, a: u32) {
        printer.write(match a {
            1 => "i",
            5 => "v",
            _ => "x",
        });
    }
}

impl RomanTypeTwice for RomanType<'_> {
    fn parse<'c>(parser: &mut AsmParser<'_, 'c>, a: u32) -> Result<u32, Diagnostic> {
        parser.keyword().map(|_| 2 * a)
    }
    fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, _: RomanType<'c>, b: u32, a: u32) {
        assert_eq!(b, 2 * a);
        printer.write("twice");
    }
}

/// A value that a directive parses owns its data; another directive that refers to it borrows from it.
impl LabelsTypeLabels for LabelsType<'_> {
    fn parse<'c>(
        parser: &mut AsmParser<'_, 'c>,
    ) -> Result<(String, Vec<StringAttr<'c>>, Vec<Type<'c>>), Diagnostic> {
        let name = parser.keyword()?.to_uppercase();
        let tags = name.chars().map(|tag| StringAttr::get(parser.context(), tag.to_string())).collect();
        let mut types = Vec::new();
        while parser.eat(Tok::Comma) {
            types.push(parser.ty()?);
        }
        Ok((name, tags, types))
    }
    fn print<'c>(
        printer: &mut AsmPrinter<'_, 'c>,
        _: LabelsType<'c>,
        name: &'c str,
        tags: List<'c, StringAttr<'c>>,
        types: &'c [Type<'c>],
    ) {
        assert_eq!(tags.len(), name.len());
        printer.write(name);
        for ty in types {
            printer.write(", ");
            printer.ty(*ty);
        }
    }
}

impl LabelsTypeLength for LabelsType<'_> {
    fn parse<'c>(
        parser: &mut AsmParser<'_, 'c>,
        name: &str,
        tags: &[StringAttr<'c>],
        types: &[Type<'c>],
        note: Option<StringAttr<'c>>,
    ) -> Result<u64, Diagnostic> {
        assert_eq!(tags.len(), name.len());
        if parser.eat(Tok::Equal) {
            return parser.integer();
        }
        Ok((name.len() + types.len() + note.map_or(0, |note| note.bytes().len())) as u64)
    }
    fn print<'c>(
        printer: &mut AsmPrinter<'_, 'c>,
        _: LabelsType<'c>,
        length: u64,
        _: &'c str,
        _: List<'c, StringAttr<'c>>,
        _: &'c [Type<'c>],
        _: Option<StringAttr<'c>>,
    ) {
        printer.write("= ");
        printer.integer(length);
    }
}

impl<'c> CustomFormat<'c> for OwnType<'c> {
    fn parse(parser: &mut AsmParser<'_, 'c>) -> Result<Self, Diagnostic> {
        Ok(OwnType::get(parser.context(), 3))
    }
    fn print(self, _: &mut AsmPrinter<'_, 'c>) {}
}

/// Reads a type or attribute; checks the printed text.
fn check(context: &Context, text: &str, printed: &str) {
    let print = |text: &str| {
        if text.starts_with('#') {
            parse_attribute(context, text).map(|attribute| attribute.to_string())
        } else {
            parse_type(context, text).map(|ty| ty.to_string())
        }
    };
    assert_eq!(print(text).as_deref(), Ok(printed), "{text}");
    assert_eq!(print(printed).as_deref(), Ok(printed), "printed from {text}");
}

#[test]
fn formats_are_read_and_printed() {
    let context = Context::with_dialects([dialect()]);
    let cases = [
        ("!t.unit", "!t.unit"),
        ("!t.own", "!t.own"),
        ("!t.spaces<1x 2->(3):[],...>", "!t.spaces<1 x 2 -> (3) : [], ...>"),
        ("!t.blank< 1 : 2 , 3 >", "!t.blank<1: 2,3>"),
        ("!t.params<1,i8>", "!t.params<1, i8>"),
        ("!t.params<1,i8,5>", "!t.params<1, i8, 5>"),
        ("!t.struct<b=i8,a=-4>", "!t.struct<a = -4, b = i8>"),
        ("!t.struct<a = 4, c = true>", "!t.struct<a = 4, c = true>"),
        // A first branch leaves no trace on the space after its group.
        ("!t.group<[4] of i8>", "!t.group<[4]of i8>"),
        ("!t.group<?>", "!t.group<?>"),
        ("!t.inverted<none>", "!t.inverted<none>"),
        ("!t.inverted<6>", "!t.inverted<6>"),
        ("!t.lists<[1,-2](i1,i2),fast,slow>", "!t.lists<[1, -2] (i1, i2), fast, slow>"),
        ("!t.lists<[1], fast>", "!t.lists<[1], fast>"),
        (r#"!t.texts<"a\22b">"#, r#"!t.texts<"a\22b">"#),
        (r#"!t.texts<"a", "x">"#, r#"!t.texts<"a">"#),
        (r#"!t.texts<"a", "y">"#, r#"!t.texts<"a", "y">"#),
        ("!t.enums<fast or slow, r|w>", "!t.enums<fast, r|w>"),
        ("!t.enums<slow or fast, none>", "!t.enums<slow or fast, none>"),
        (
            "!t.nested<!t.spaces<1 x 2 -> (3) : [], ...>, !t.unit>",
            "!t.nested<<1 x 2 -> (3) : [], ...>, !t.unit>",
        ),
        (
            "!t.qualified<!t.spaces<1 x 2 -> (3) : [], ...>>",
            "!t.qualified<!t.spaces<1 x 2 -> (3) : [], ...>>",
        ),
        ("!t.roman<v, double>", "!t.roman<v, twice>"),
        ("!t.labels<ab>", "!t.labels<AB = 2>"),
        (r#"!t.labels<ab, i1, f32 "xyz">"#, r#"!t.labels<AB, i1, f32 "xyz" = 7>"#),
        ("#t.defaults<>", "#t.defaults<>"),
        (r#"#t.defaults<b = "x", a = 7>"#, r#"#t.defaults<b = "x">"#),
        (r#"#t.defaults<a = 8 ["x", "y"]>"#, r#"#t.defaults<a = 8["x", "y"]>"#),
    ];
    for (text, printed) in cases {
        check(&context, text, printed);
    }
}

#[test]
fn typed_attributes_have_their_trailing_type_a_colon() {
    let context = Context::with_dialects([dialect()]);
    check(&context, "#t.typed<5> : i32", "#t.typed<5> : i32");
    check(&context, "#t.typed<5>", "#t.typed<5>");
}

#[test]
fn wrong_text_is_located() {
    let context = Context::with_dialects([dialect()]);
    let error = |text: &str| {
        let error = parse_type(&context, text).expect_err("wrong text");
        (error.span().expect("a place").start, error.to_string())
    };
    assert_eq!(error("!t.roman<q, double>"), (9, "error: expected a Roman numeral".to_owned()));
    // A keyword is missed where another token is, punctuation right after the previous token, as mlir-opt reports for
    // `#llvm.di_file<"a" y "b">` (at the `y`) and of `!smt.bv<32 y>` (after the 32).
    let spaces = "help: the form is `!t.spaces<$a x $b -> ($c) : [], ...>`";
    let lists = "help: the form is `!t.lists<[$a] (($b))?, $c>`";
    assert_eq!(error("!t.spaces<1  y 2>"), (13, format!("error: expected 'x'\n{spaces}")));
    assert_eq!(error("!t.spaces<1 x 2  y>"), (15, format!("error: expected '->'\n{spaces}")));
    assert_eq!(error("!t.lists<[1  y], fast>"), (11, format!("error: expected ']'\n{lists}")));
    // As MLIR reads lists; the empty list is another parameter's.
    let empty = "error: expected integer value\n\
        note: failed to parse ListsType parameter 'a' which is to be a `::llvm::ArrayRef<int64_t>`\n";
    let help =
        "help: the list 'a' has at least one element: only an `OptionalArrayRefParameter` may be empty";
    assert_eq!(error("!t.lists<[], fast>"), (10, format!("{empty}{lists}\n{help}")));
    assert!(!error("!t.lists<[x], fast>").1.contains("at least one"));
    assert!(!error("!t.lists<[1, ], fast>").1.contains("at least one"));
    assert!(error("!t.struct<b = i8>").1.contains("struct is missing required parameter: a"));
    assert!(error("!t.enums<medium, r>").1.contains("fast"));
}
