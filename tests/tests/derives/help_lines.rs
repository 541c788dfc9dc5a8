//! Help lines of errors in text about types, attributes and operations of a compiled dialect. The first lines are MLIR's.

use isogloss::ir::{Ir, OpRef};
use isogloss::{Context, Diagnostic, Type};

isogloss::dialect! { r#"
include "isogloss/Op.td"
include "isogloss/Enum.td"
include "isogloss/InferTypeOpInterface.td"
def H_Dialect : Dialect { let name = "h"; let cppNamespace = "::h"; }
class H_Op<string name, list<Trait> traits = []> : Op<H_Dialect, name, traits>;
class H_Type<string name, string keyword> : TypeDef<H_Dialect, name> { let mnemonic = keyword; }

def H_BitsType : H_Type<"Bits", "bits"> {
  let parameters = (ins "uint64_t":$width, DefaultValuedParameter<"bool", "false">:$little);
  let assemblyFormat = "`<` $width (`,` `little` $little^)? `>`";
  let genVerifyDecl = 1;
}
def H_SpanType : H_Type<"Span", "span"> {
  let parameters = (ins "int64_t":$first, "int64_t":$last, "uint32_t":$step);
  let assemblyFormat = "`<` params `>`";
  let genVerifyDecl = 1;
}
def H_BoxType : H_Type<"Box", "box"> {
  let parameters = (ins "uint64_t":$depth, "uint64_t":$size);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def H_Verdict : I32EnumAttr<"Verdict", "", [I32EnumAttrCase<"accept", 0>, I32EnumAttrCase<"drop", 1>]> {
  let genSpecializedAttr = 0;
}
def H_VerdictAttr : EnumAttr<H_Dialect, H_Verdict, "verdict">;
def H_EndOp : H_Op<"end", [Terminator]> {
  let arguments = (ins H_VerdictAttr:$verdict);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "`as` $verdict $body attr-dict";
}

def H_UseOp : H_Op<"use"> {
  let arguments = (ins H_BitsType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def H_FieldOp : H_Op<"field", [InferTypeOpInterface]> {
  let arguments = (ins AnyType:$input, I64Attr:$at);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$input `[` $at `]` attr-dict `:` type($input)";
}
"# }

fn refuse<T>(message: impl Into<String>) -> Result<T, Diagnostic> {
    Err(Diagnostic::error(message))
}

impl BitsTypeVerify for BitsType<'_> {
    fn verify(_: &Context, width: u64, _: bool) -> Result<(), Diagnostic> {
        if (1..=64).contains(&width) {
            Ok(())
        } else {
            refuse(format!("a field has 1 to 64 bits, not {width}"))
        }
    }
}

impl SpanTypeVerify for SpanType<'_> {
    fn verify(_: &Context, first: i64, last: i64, step: u32) -> Result<(), Diagnostic> {
        match step {
            0 => refuse("a step is positive"),
            1..=99 if first > last => refuse(format!("{last} is before {first}")),
            1..=99 => Ok(()),
            _ => refuse(format!("{step} is too long a step")),
        }
    }
}

impl BoxTypeVerify for BoxType<'_> {
    fn verify(_: &Context, depth: u64, size: u64) -> Result<(), Diagnostic> {
        if depth < 10 && size < 10 {
            Ok(())
        } else {
            refuse(format!("a box of the size {size} is too large"))
        }
    }
}

impl FieldOpInferTypes for FieldOp<'_, '_> {
    fn infer<'c>(op: FieldOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic> {
        let at = op.at()?;
        if at < 2 { Ok(vec![op.input()?]) } else { refuse(format!("there is no field {at}")) }
    }
}

/// The error of a text: its message with its column, and each note with its column, if it has one.
fn error(text: &str) -> Vec<String> {
    let context = Context::with_dialects([dialect()]);
    let error = match Ir::parse(&context, text) {
        Ok(ir) => panic!("{text}: {:?}", ir.root().map(OpRef::name)),
        Err(error) => error,
    };
    let line = |found: &Diagnostic| match found.span() {
        Some(span) => format!("{}: {}", span.start, found.message()),
        None => found.message().to_owned(),
    };
    std::iter::once(&error).chain(error.notes()).map(line).collect()
}

fn error_in_type(ty: &str) -> Vec<String> {
    error(&format!("\"h.x\"() {{t = {ty}}} : () -> ()"))
}

#[test]
fn an_error_of_a_verifier_names_the_parameter_that_it_is_about() {
    for (ty, expected) in [
        // The only one in the text.
        ("!h.bits<99>", &["20: a field has 1 to 64 bits, not 99", "21: `width` is `99`"][..]),
        ("!h.bits<0>", &["20: a field has 1 to 64 bits, not 0", "21: `width` is `0`"]),
        // Of several the one whose value is in the message.
        ("!h.bits<77, little true>", &["20: a field has 1 to 64 bits, not 77", "21: `width` is `77`"]),
        ("!h.span<1, 5, 100>", &["20: 100 is too long a step", "27: `step` is `100`"]),
        ("!h.box<depth = 1, size = 20>", &["19: a box of the size 20 is too large", "38: `size` is `20`"]),
        // Both are, and none is.
        ("!h.span<5, 1, 1>", &["20: 1 is before 5"]),
        ("!h.span<1, 5, 0>", &["20: a step is positive"]),
        // A number without a sign, of which MLIR reads a negative one.
        (
            "!h.bits<-8>",
            &[
                "20: a field has 1 to 64 bits, not 18446744073709551608",
                "21: a `uint64_t` is not negative: `-8` is read as 18446744073709551608",
            ],
        ),
    ] {
        assert_eq!(error_in_type(ty), expected, "{ty}");
    }
}

#[test]
fn text_after_a_name_belongs_in_brackets() {
    let region = "{ \"h.x\"() : () -> () }";
    for (text, help) in [
        (
            format!("h.end as #h.verdict accept {region}"),
            Some("`#h.verdict accept` is written `#h<verdict accept>`"),
        ),
        (
            format!("h.end as #h.verdict drop {region}"),
            Some("`#h.verdict drop` is written `#h<verdict drop>`"),
        ),
        (
            "\"h.x\"() {a = #h.verdict accept} : () -> ()".to_owned(),
            Some("`#h.verdict accept` is written `#h<verdict accept>`"),
        ),
        (
            "\"h.x\"() {a = [1, #h.verdict accept]} : () -> ()".to_owned(),
            Some("`#h.verdict accept` is written `#h<verdict accept>`"),
        ),
        ("#a = #h.verdict accept".to_owned(), Some("`#h.verdict accept` is written `#h<verdict accept>`")),
        // Another error.
        ("\"h.x\"() {a = #h<verdict accept>, a b} : () -> ()".to_owned(), None),
    ] {
        let lines = error(&text);
        let found = lines.iter().find(|line| line.contains("is written"));
        match help {
            Some(help) => assert!(found.is_some_and(|line| line.ends_with(help)), "{text}: {lines:?}"),
            None => assert_eq!(found, None, "{text}"),
        }
    }
}

#[test]
fn a_type_that_does_not_exist_is_close_to_one_that_does() {
    for (ty, near) in [
        ("!h.bit<8>", Some("did you mean `bits`?")),
        ("!h<bit<8>>", Some("did you mean `bits`?")),
        ("!h.boxes<8>", Some("did you mean `box`?")),
        ("!h.spam<8>", Some("did you mean `span`?")),
        ("!h.window", None),
    ] {
        let lines = error(&format!("%0 = \"h.x\"() : () -> {ty}\nh.use %0 : {ty}"));
        assert!(lines[0].contains("unknown  type `"), "{lines:?}");
        let found = lines.iter().find(|line| line.contains("did you mean"));
        assert_eq!(
            found.map(String::as_str).is_some_and(|line| near.is_some_and(|near| line.contains(near))),
            near.is_some(),
            "{lines:?}"
        );
    }
}

/// The error of an inference hook names the operation, after its name.
#[test]
fn an_error_of_an_inference_hook_names_the_operation() {
    for (form, at) in [
        ("%0 = h.field %a[3] : i8", 13),
        ("%0 = h.field %a[3] {b} : i8", 13),
        ("h.field %a[3] : i8", 8),
        ("%0 = h.field %a[2] : tuple<i8>", 13),
        ("%0, %1 = h.field %a[9] : i8", 17),
    ] {
        let text = format!("%a = \"h.x\"() : () -> {}\n{form}", form.rsplit(": ").next().unwrap_or_default());
        let start = text.find('\n').map_or(0, |at| at + 1);
        let lines = error(&text);
        assert!(lines[0].starts_with(&format!("{}: there is no field ", start + at)), "{lines:?}");
        assert_eq!(lines[1], "the result types of `h.field` are inferred from its other parts", "{lines:?}");
    }
    // In generic form the verifier reports it at the operation.
    let context = Context::with_dialects([dialect()]);
    let ir =
        Ir::parse(&context, "%a = \"h.end\"() : () -> i8\n%0 = \"h.field\"(%a) {at = 3 : i64} : (i8) -> i8");
    let error = ir.expect("the types are in the text").verify().expect_err("the hook refuses it");
    assert!(error.to_string().contains("2:6: error: 'h.field' op there is no field 3"), "{error}");
}
