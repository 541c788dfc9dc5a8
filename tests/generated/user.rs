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

            impl KnotTypeVerify for KnotType<'_> {
                fn verify(_: &Context, _: &str) -> Result<(), Diagnostic> {
                    Ok(())
                }
                fn verify_body<'c>(
                    _: KnotType<'c>,
                    strands: &'c [Type<'c>],
                    _: Option<KnotType<'c>>,
                ) -> Result<(), Diagnostic> {
                    if strands.len() > 1 { Ok(()) } else { Err(Diagnostic::error("too few strands")) }
                }
            }

            impl PathTypeClosed for PathType<'_> {
                fn parse(parser: &mut AsmParser<'_, '_>, _: &str) -> Result<bool, Diagnostic> {
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

            impl HeldAttrHeld for HeldAttr<'_> {
                fn parse(
                    asm_parser: &mut isogloss::text::AsmParser<'_, '_>,
                    parser: u64,
                ) -> Result<(u64, u64), isogloss::Diagnostic> {
                    Ok((asm_parser.integer()?, parser))
                }
                fn print<'c>(
                    asm_printer: &mut isogloss::text::AsmPrinter<'_, 'c>,
                    handle: HeldAttr<'c>,
                    value: u64,
                    printer: u64,
                    parser: u64,
                ) {
                    assert_eq!((handle.value(), printer), (value, parser));
                    asm_printer.integer(value);
                }
            }

            impl<'c> Weighed<'c> for FeatherAttr<'c> {
                fn weight(self) -> u64 {
                    1
                }
            }
        }
        /// Operations.
        pub mod operations {
            use isogloss::builtin::IntegerAttr;
            use isogloss::ir::{Builder, OpId, ValueId};
            use isogloss::numeric::ApInt;
            use isogloss::{Context, Type};

            include!("../generated/operations.rs");

            impl RangeOpBuilders for RangeOp<'_, '_> {
                fn create_with_to_steps(builder: &mut Builder<'_, '_>, to: i64, steps: &[ValueId]) -> OpId {
                    let ty = SpanType::get_with_to(builder.context(), to);
                    RangeOp::create(builder, ty, 0, to, steps)
                }
                fn create_with_range_from_builder<'c>(
                    builder: &mut Builder<'_, 'c>,
                    range: Type<'c>,
                    from: &ApInt,
                    bounds: &[i64],
                ) -> OpId {
                    let from = IntegerAttr::of_value(builder.context().i64(), from).to_i64().unwrap_or(0);
                    RangeOp::create(builder, range, from, bounds.iter().sum(), &[])
                }
                fn create_default(builder: &mut Builder<'_, '_>) -> OpId {
                    RangeOp::create_with_to_steps(builder, 1, &[])
                }
                fn create_with_to_steps_2(builder: &mut Builder<'_, '_>, to: i64, steps: &[ValueId]) -> OpId {
                    RangeOp::create_with_to_steps(builder, to, steps)
                }
            }

            impl SpanTypeBuilders for SpanType<'_> {
                fn get_with_to(context: &Context, to: i64) -> SpanType<'_> {
                    SpanType::get(context, 0, to, context.i64())
                }
                fn get_with_element(element: Type<'_>) -> SpanType<'_> {
                    SpanType::get(element.context(), 0, 1, element)
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
fn generated_operations_are_built_by_closures_and_by_their_authors_builders() {
    use deep::down::operations::{self, AddOp, ChooseOp, ForOp, JumpOp, Kind, RangeOp, SpanType, add, jump};
    use isogloss::ir::{InsertionPoint, Ir};
    let context = isogloss::Context::with_dialects([operations::dialect()]);
    let i64 = context.i64();
    let mut ir = Ir::new(&context);
    let module = ir.body();
    let mut builder = ir.builder_at_end(module);
    let range = RangeOp::create_default(&mut builder);
    let [one, two] = [(); 2].map(|()| builder.op("t.number").result(i64).create_value());
    let outer = builder.insertion_point();
    assert_eq!(outer, InsertionPoint::End(module));
    let mut sums = Vec::new();
    let looped = ForOp::builder(&mut builder, &[], one, two, &[])
        .body([i64], |builder, [index]| {
            let [sum, overflow] = add(builder, index, one);
            ForOp::builder(builder, &[], sum, two, &[]).body(&[i64, i64][..], |builder, values| {
                sums.extend(add(builder, values[0], values[1]));
            }).create();
            builder.op("t.use").operand(overflow).create();
        })
        .create();
    assert_eq!(builder.insertion_point(), outer);
    // A body that fails leaves nothing.
    let failed = ForOp::builder(&mut builder, &[], one, two, &[]).body([], |builder, []| {
        builder.op("t.lost").create();
        Err::<(), _>("no")
    });
    assert_eq!(failed.map(|_| ()), Err("no"));
    let choice = ChooseOp::builder(&mut builder, one, "x", 2)
        .builder_("y")
        .otherwise([], |builder, []| { builder.op("t.else").create(); })
        .cases(1, [], |builder, []| {
            let region = builder.insertion_block().and_then(|block| builder.ir().block(block).region()).map(|r| r.id());
            let next = builder.block(region.expect("it is in a region"), []);
            jump(builder, next, &[next]);
            builder.at_end_of(next, |builder| jump(builder, next, &[]));
        })
        .create();
    builder.move_before(looped);
    let sum = AddOp::builder(&mut builder, one, two).kind(Kind::Down).limit(3).note(isogloss::builtin::UnitAttr::get(&context)).create();
    AddOp::set_limit(sum, &mut ir, None);
    AddOp::set_note(sum, &mut ir, None);
    AddOp::set_exact(sum, &mut ir, true);
    ChooseOp::set_create(choice, &mut ir, "z");
    let choose = ChooseOp::of(&ir, choice);
    assert_eq!((choose.create_().bytes(), choose.properties_().id()), (&b"z"[..], one));
    assert_eq!((choose.cases().len(), choose.results_().ty()), (2, i64));
    let case = choose.cases().nth(1).and_then(|region| region.entry()).and_then(|entry| entry.last_op());
    let case = case.and_then(|op| op.dyn_cast::<JumpOp<'_, '_>>()).expect("a jump");
    assert_eq!((case.next().id(), case.others().len()), (case.others().last().expect("one").id(), 1));
    assert_eq!(RangeOp::of(&ir, range).to(), 1);
    assert_eq!(RangeOp::of(&ir, range).range().ty(), SpanType::get_with_to(&context, 1).into());
    assert!(SpanType::get_with_element(i64).element() == i64);
    assert!(ir.verify().is_ok(), "{:?}", ir.verify());
    let expected = "\
module {
  %0 = \"loops.range\"() <{from = 0 : i64, to = 1 : i64}> : () -> !loops.span<0, 1, i64>
  %1 = \"t.number\"() : () -> i64
  %2 = \"t.number\"() : () -> i64
  %sum, %overflow = loops.add %1, %2 {exact, kind = 1 : i32}
  \"loops.for\"(%1, %2) ({
  ^bb0(%arg0: i64):
    %sum_0, %overflow_1 = loops.add %arg0, %1
    \"loops.for\"(%sum_0, %2) ({
    ^bb0(%arg1: i64, %arg2: i64):
      %sum_2, %overflow_3 = loops.add %arg1, %arg2
      loops.end
    }) : (i64, i64) -> ()
    \"t.use\"(%overflow_1) : (i1) -> ()
    loops.end
  }) : (i64, i64) -> ()
  %3 = \"loops.choose\"(%1) <{builder = \"y\", create = \"z\"}> ({
    \"t.else\"() : () -> ()
  }, {
  }, {
    \"loops.jump\"()[^bb1, ^bb1] : () -> ()
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb1
    \"loops.jump\"()[^bb1] : () -> ()
  }) : (i64) -> i64
}
";
    assert_eq!(ir.to_string(), expected);
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
    let tiling = parse_attribute(&context, "#marks.tiling<weights = [1.0, 0.5], sizes = [4, -2]>").expect("a tiling");
    assert_eq!(tiling.to_string(), "#marks.tiling<sizes = [4, -2], weights = [1.000000e+00, 5.000000e-01]>");
    assert!(parse_attribute(&context, "#marks.tiling<sizes = array<i32: 4>>").is_err());
    let stone = parse_attribute(&context, "#marks.stone<5000>").expect("a stone");
    let stone = stone.dyn_cast::<attributes::AnyWeighed<'_>>().expect("it has a weight");
    assert_eq!((stone.weight(), stone.is_heavier(4), stone.kilograms()), (5000, true, 5));
}

/// Types are keys of maps.
#[must_use]
pub fn count<'c>(types: &[isogloss::Type<'c>]) -> std::collections::HashMap<isogloss::Type<'c>, usize> {
    let mut counts = std::collections::HashMap::new();
    for ty in types {
        *counts.entry(*ty).or_default() += 1;
    }
    counts
}
