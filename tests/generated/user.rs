//! A crate that wants everything right: its lints are errors, and the dialects are far down in modules of their own.
#![deny(warnings, missing_docs, missing_debug_implementations, unreachable_pub, rust_2018_idioms)]
#![forbid(unsafe_code)]

/// Names that generated code must not take for the usual ones.
pub mod deep {
    /// One further down.
    pub mod down {
        /// Types.
        pub mod types {
            use isogloss::text::{AsmParser, AsmPrinter, CustomFormat, CustomPrinter, TypeSyntax};
            use isogloss::{Context, DefHandle as _, Diagnostic, List, Param, Type};

            include!("../generated/types.rs");

            impl BoxTypeVerify for BoxType<'_> {
                fn verify<'c>(
                    _: &'c Context,
                    width: u32,
                    height: u32,
                    _: Type<'c>,
                    _: Order,
                    _: Option<PointType<'c>>,
                ) -> Result<(), Diagnostic> {
                    if width * height == 0 { Err(Diagnostic::error("nothing fits in")) } else { Ok(()) }
                }
            }

            impl ManyTypeVerify for ManyType<'_> {
                #[rustfmt::skip]
                fn verify(
                    _: &Context, p1: u8, _: u8, _: u8, _: u8, _: u8, _: u8, _: u8, _: u8, _: u8, _: u8, _: u8, p12: u8,
                    orders: List<'_, Order>,
                ) -> Result<(), Diagnostic> {
                    if p1 < p12 && orders.len() == 2 { Ok(()) } else { Err(Diagnostic::error("not that many")) }
                }
            }

            impl PathTypeClosed for PathType<'_> {
                fn parse<'c>(parser: &mut AsmParser<'_, 'c>, _: &str) -> Result<bool, Diagnostic> {
                    Ok(parser.keyword()? == "closed")
                }
                fn print<'c>(printer: &mut AsmPrinter<'_, 'c>, _: PathType<'c>, closed: bool, _: &'c str) {
                    printer.write(if closed { "closed" } else { "open" });
                }
            }

            impl<'c> CustomFormat<'c> for OpenType<'c> {
                fn parse(parser: &mut AsmParser<'_, 'c>) -> Result<Self, Diagnostic> {
                    Ok(OpenType::base_get(parser.context(), 1))
                }
                fn print(self, _: &mut AsmPrinter<'_, 'c>) {}
            }

            impl<'c> CustomPrinter<'c> for TallyType<'c> {
                fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
                    printer.write("count");
                    printer.integer(self.count());
                    assert_eq!(self.marks(), [Param::Bool(true), Param::Int(-1)]);
                }
            }

            impl TypeSyntax for ShapesDialect {
                fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Result<Option<Type<'c>>, Diagnostic> {
                    let count = parser.keyword()?.strip_prefix("count").and_then(|digits| digits.parse().ok());
                    let marks = [Param::Bool(true), Param::Int(-1)];
                    let key = |count| [Param::UInt(count), Param::List(&marks)];
                    Ok(count.map(|count| parser.context().intern_type(TallyType::DEF, &key(count))))
                }
                fn print<'c>(_: Type<'c>, _: &mut AsmPrinter<'_, 'c>) -> bool {
                    false
                }
            }
        }
        /// Attributes.
        pub mod attributes {
            include!("../generated/attributes.rs");

            impl<'c> isogloss::builtin::LocationInterface<'c> for SpotAttr<'c> {}

            impl<'c> Weighed<'c> for FeatherAttr<'c> {
                fn get_weight(self) -> u64 {
                    1
                }
            }
        }
        /// Both.
        pub mod several {
            include!("../generated/several.rs");
        }
    }
}

#[test]
fn generated_dialects_work_from_text_to_text() {
    use deep::down::attributes::Weighed as _;
    use deep::down::{attributes, several, types};
    use isogloss::text::{parse_attribute, parse_type};
    let dialects = [types::dialect(), attributes::dialect(), several::top::dialect()];
    let context = isogloss::Context::with_dialects(dialects);
    for text in [
        "!shapes.point",
        "!shapes.box<3 x 4 of i8>",
        "!shapes.box<3 x 4 of i8, order = column_major, origin = !shapes.point>",
        "!shapes.path<\"a\", [1, 2], closed>",
        "!shapes.many<1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, row_major, column_major>",
        "!shapes.open",
        "!shapes.count7",
        "!top.of<!base.unit, !base.unit>",
    ] {
        match parse_type(&context, text) {
            Ok(ty) => assert_eq!(ty.to_string(), text),
            Err(error) => panic!("{text}: {error}"),
        }
    }
    for text in ["#marks.flags<read>", "#marks.flags<read|write|all>", "#marks.stone<5> : i8", "#marks.feather", "#marks.pebble<5>", "#marks.pebble<5> : i8"] {
        match parse_attribute(&context, text) {
            Ok(attribute) => assert_eq!(attribute.to_string(), text),
            Err(error) => panic!("{text}: {error}"),
        }
    }
    let [row, column] = [types::Order::RowMajor, types::Order::ColumnMajor];
    let many = types::ManyType::get_checked(&context, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, &[row, column]);
    assert_eq!(many.map(|many| many.p12()).ok(), Some(12));
    assert!(types::ManyType::get_checked(&context, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 2, &[row, column]).is_err());
    let pebble = parse_attribute(&context, "#marks.pebble<5>").expect("a pebble");
    assert_eq!(pebble.dyn_cast::<attributes::PebbleAttr<'_>>().map(|pebble| pebble.r#type()), Some(None));
    let spot = parse_attribute(&context, "#marks.spot<loc(\"f\":1:2)>").expect("a spot");
    assert!(spot.isa::<isogloss::builtin::Location<'_>>());
    assert!(parse_attribute(&context, "#marks.spot<unit>").is_err());
    let stone = parse_attribute(&context, "#marks.stone<5000>").expect("a stone");
    let stone = stone.dyn_cast::<attributes::AnyWeighed<'_>>().expect("it has a weight");
    assert_eq!((stone.get_weight(), stone.is_heavier(4), stone.kilograms()), (5000, true, 5));
}
