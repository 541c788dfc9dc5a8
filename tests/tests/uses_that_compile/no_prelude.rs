//! Generated code and derives in a module without the standard prelude.
//!
//! Where there are hooks and interfaces, `no_implicit_prelude` leaves `#[diagnostic::on_unimplemented]` out, which the
//! compiler does not resolve in such a module.
#![no_implicit_prelude]
#![deny(warnings, missing_docs)]
#![allow(unreachable_pub)]

use ::core::clone::Clone;
use ::core::cmp::{Eq, PartialEq};
use ::core::convert::From;
use ::core::fmt::Debug;
use ::core::hash::Hash;
use ::core::marker::Copy;
use ::core::option::Option::None;
use ::isogloss::{Context, DialectAttr, DialectEnum, DialectType, Type};
use ::std::assert_eq;
use ::std::string::ToString;

/// A dialect from a definition file.
mod from_definitions {
    use ::core::result::Result::{self, Err, Ok};
    use ::isogloss::Diagnostic;
    use ::isogloss::text::{AsmParser, AsmPrinter};

    ::isogloss::dialect! { #![no_implicit_prelude] r#"
def P_Dialect : Dialect { let name = "p"; }
def P_Order : I32EnumAttr<"Order", "An order.", [I32EnumAttrCase<"Row", 0>, I32EnumAttrCase<"Column", 1>]>;
def P_Flags : I32BitEnumAttr<"Flags", "Flags.", [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 1>]>;
def P_BoxType : TypeDef<P_Dialect, "Box", [DataLayoutTypeInterface]> {
  let mnemonic = "box";
  let parameters = (ins "u32":$width, "ArrayRef<Order>":$orders, OptionalParameter<"Type">:$of,
                        DefaultValuedParameter<"bool", "true">:$isNamed, "Flags":$flags);
  let assemblyFormat = "`<` $width `[` $orders `]` $flags (`of` $of^)? (`,` $isNamed^)? `>`";
  let dataLayout = FixedLayout<64, 8>;
}
def P_ListAttr : AttrDef<P_Dialect, "List"> {
  let mnemonic = "list";
  let parameters = (ins "ArrayRef<int64_t>":$values, "Type":$element);
  let assemblyFormat = "`<` struct(params) `>`";
}
def P_SizedInterface : TypeInterface<"SizedInterface"> {
  let methods = [InterfaceMethod<"The size.", "u32", "size">];
}
def P_HookedType : TypeDef<P_Dialect, "Hooked", [DeclareTypeInterfaceMethods<P_SizedInterface>]> {
  let mnemonic = "hooked";
  let parameters = (ins "u32":$width, StringRefParameter<>:$name);
  let assemblyFormat = "`<` $width `,` custom<Name>($name, ref($width)) `>`";
  let genVerifyDecl = 1;
}
"# }

    impl HookedTypeVerify for HookedType<'_> {
        fn verify(_: &::isogloss::Context, width: u32, name: &str) -> Result<(), Diagnostic> {
            if name.len() == width as usize { Ok(()) } else { Err(Diagnostic::error("wrong width")) }
        }
    }

    impl HookedTypeName for HookedType<'_> {
        fn parse<'c>(parser: &mut AsmParser<'_, 'c>, _: u32) -> Result<::std::string::String, Diagnostic> {
            Ok(::std::convert::From::from(parser.keyword()?))
        }
        fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, _: HookedType<'c>, name: &'c str, _: u32) {
            printer.write(name);
        }
    }

    impl<'c> SizedInterface<'c> for HookedType<'c> {
        fn size(self) -> u32 {
            self.width()
        }
    }
}
/// A dialect from Rust.
#[derive(::isogloss::Dialect)]
#[dialect(name = "q", types(LengthType), attributes(ScaleAttr), operations(ConvertOp), no_implicit_prelude)]
pub struct Units;

/// A unit.
#[derive(DialectEnum, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[dialect(no_implicit_prelude)]
pub enum Unit {
    /// Metres.
    Metre,
    /// Feet.
    Foot,
}

/// A length.
#[derive(DialectType)]
#[dialect(Units, dialect = "q", mnemonic = "length", format = "`<` $unit (`in` $inner^)? `>`")]
pub struct Length<'c> {
    unit: Unit,
    inner: ::core::option::Option<Type<'c>>,
}

/// A scale.
#[derive(DialectAttr)]
#[dialect(Units, dialect = "q", mnemonic = "scale", format = "`<` $factor `>`", verify, no_implicit_prelude)]
pub struct Scale {
    factor: u32,
}

impl ScaleAttrVerify for ScaleAttr<'_> {
    fn verify(_: &Context, factor: u32) -> ::core::result::Result<(), ::isogloss::Diagnostic> {
        if factor > 0 {
            ::core::result::Result::Ok(())
        } else {
            ::core::result::Result::Err(::isogloss::Diagnostic::error("nothing"))
        }
    }
}

/// The conversion of a length.
#[derive(::isogloss::Operation)]
#[dialect(
    Units,
    dialect = "q",
    traits(Pure),
    format = "$value `to` $unit (`times` $times^)? attr-dict `:` type($value) `->` type($converted)",
    verify,
    no_implicit_prelude
)]
pub struct Convert {
    #[operand(isa(LengthType))]
    value: ::isogloss::ir::ValueId,
    #[attribute(enum)]
    unit: Unit,
    #[attribute]
    times: ::core::option::Option<i64>,
    #[result]
    converted: ::isogloss::ir::ValueId,
}

impl ConvertOpVerify for ConvertOp<'_, '_> {
    fn verify(self) -> ::core::result::Result<(), ::isogloss::Diagnostic> {
        match self.times() {
            ::core::option::Option::Some(0) => ::core::result::Result::Err(self.error("times zero")),
            _ => ::core::result::Result::Ok(()),
        }
    }
}

#[test]
fn a_derived_operation_works_without_the_prelude() {
    let context = Context::with_dialects([Units::dialect()]);
    let source = "%0 = \"test.length\"() : () -> !q.length<foot>\n\
        %1 = q.convert %0 to metre times 2 : !q.length<foot> -> f32";
    let read = |text: &str| ::isogloss::ir::Ir::parse(&context, text).expect("good text");
    let printed = read(source).to_string();
    ::std::assert!(printed.contains("q.convert %0 to metre times 2 : !q.length<foot> -> f32"), "{printed}");
    let wrong = read(&source.replace("times 2", "times 0")).verify().expect_err("a wrong attribute");
    ::std::assert!(::std::format!("{wrong:?}").contains("times zero"), "{wrong:?}");
}

#[test]
fn everything_works_without_the_prelude() {
    let context = Context::with_dialects([from_definitions::dialect(), Units::dialect()]);
    let ctx = &*context;
    let text = "!p.box<3[Row] A of !q.length<metre in i32>>";
    let parsed = ::isogloss::text::parse_type(ctx, text).expect("a type");
    assert_eq!(parsed.to_string(), text);
    let hooked = ::isogloss::text::parse_type(ctx, "!p.hooked<3, abc>").expect("a type");
    assert_eq!(hooked.to_string(), "!p.hooked<3, abc>");
    ::isogloss::text::parse_type(ctx, "!p.hooked<2, abc>").expect_err("a wrong width");
    let scale = Scale { factor: 2 }.intern(ctx);
    assert_eq!((scale.to_string().as_str(), scale.factor()), ("#q.scale<2>", 2));
    let length = Length { unit: Unit::Foot, inner: None }.intern(ctx);
    assert_eq!(Length::from(length).unit, Unit::Foot);
}
