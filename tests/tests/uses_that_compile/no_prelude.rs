//! Code that is generated from definitions in a module without the standard prelude.
//!
//! Where there are hooks and interfaces, `no_implicit_prelude` leaves `#[diagnostic::on_unimplemented]` out, which the
//! compiler does not resolve in such a module.
#![no_implicit_prelude]
#![deny(warnings, missing_docs)]
#![allow(unreachable_pub)]

use ::core::convert::From;
use ::isogloss::Context;
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
/// Operations of each kind of part from a definition file.
mod operations {
    use ::core::option::Option::{self, None};
    use ::core::result::Result::{self, Err, Ok};
    use ::isogloss::Diagnostic;
    use ::isogloss::ir::fold::{Constants, Fold, OpFold};
    use ::isogloss::ir::text::{OpParser, OpPrinter, UnresolvedOperand};
    use ::isogloss::ir::{Builder, OpId, OpRef, ValueId, ValueRef};

    ::isogloss::dialect! { #![no_implicit_prelude] r#"
include "isogloss/Op.td"

def N_Dialect : Dialect {
  let name = "n";
  let discardableAttrs = (ins "::mlir::IntegerAttr":$cost, "Attribute":$note);
}
def N_Order : I32EnumAttr<"Order", "An order.", [I32EnumAttrCase<"row", 0>, I32EnumAttrCase<"column", 1>]>;
def N_Speed : I32EnumAttr<"Speed", "A speed.", [I32EnumAttrCase<"slow", 0>, I32EnumAttrCase<"fast", 1>]> {
  let genSpecializedAttr = 0;
}
def N_SpeedAttr : EnumAttr<N_Dialect, N_Speed, "speed">;
class N_Op<string name, list<Trait> traits = []> : Op<N_Dialect, name, traits>;

def N_OneOp : N_Op<"one", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$value);
  let results = (outs I32:$result);
}
def N_ManyOp : N_Op<"many"> {
  let arguments = (ins AnyType:$first, Variadic<AnyType>:$values, AnyType:$last);
  let results = (outs Variadic<AnyType>:$made, AnyType:$rest);
}
def N_MaybeOp : N_Op<"maybe"> {
  let arguments = (ins Optional<I32>:$value);
  let results = (outs Optional<I32>:$result);
}
def N_GroupsOp : N_Op<"groups", [AttrSizedOperandSegments]> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$groups, DenseI32ArrayAttr:$sizes, Optional<I1>:$mask);
}
def N_GotoOp : N_Op<"goto", [Terminator]> {
  let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$others);
}
def N_BodyOp : N_Op<"body", [NoTerminator]> {
  let regions = (region SizedRegion<1>:$body, VariadicRegion<AnyRegion>:$cases);
}
def N_AttributesOp : N_Op<"attributes"> {
  let arguments = (ins BoolAttr:$truth, I64Attr:$number, UI16Attr:$unsigned, IndexAttr:$index, StrAttr:$text,
    TypeAttr:$of_type, N_Order:$order, N_SpeedAttr:$speed, DenseI64ArrayAttr:$path, ArrayAttr:$array,
    FlatSymbolRefAttr:$symbol, AnyAttr:$any, OptionalAttr<StrAttr>:$label, OptionalAttr<I8Attr>:$small, UnitAttr:$exact);
}
def N_DefaultsOp : N_Op<"defaults"> {
  let arguments = (ins DefaultValuedAttr<BoolAttr, "true">:$truth, DefaultValuedAttr<I32Attr, "4">:$number,
    DefaultValuedAttr<SI32Attr, "-4">:$negative, DefaultValuedAttr<IndexAttr, "1">:$index,
    DefaultValuedAttr<StrAttr, "\"word\"">:$text, DefaultValuedAttr<N_Order, "Order::column">:$order,
    DefaultValuedAttr<N_SpeedAttr, "Speed::fast">:$speed, DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$path,
    DefaultValuedAttr<ArrayAttr, "{}">:$array, DefaultValuedOptionalAttr<I64Attr, "2">:$maybe);
  let assemblyFormat = "(`truth` $truth^)? (`number` $number^)? (`text` $text^)? attr-dict";
}
def N_PropertiesOp : N_Op<"properties"> {
  let arguments = (ins I64Prop:$number, StringProp:$text, BoolProp:$truth, UnitProp:$exact,
    DefaultValuedProp<I32Prop, "3">:$three, OptionalProp<I64Prop>:$maybe, EnumProp<N_Speed>:$speed);
}
def N_SizedInterface : OpInterface<"SizedOpInterface"> {
  let methods = [
    InterfaceMethod<"The size.", "u32", "size">,
    InterfaceMethod<"The size, and more.", "u32", "largerSize", (ins "u32":$more), [{}], "self.size() + more">,
    StaticInterfaceMethod<"The smallest size.", "u32", "smallestSize">
  ];
}
def N_HookedOp : N_Op<"hooked", [DeclareOpInterfaceMethods<N_SizedInterface>]> {
  let arguments = (ins I32:$value);
  let results = (outs I32:$result);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasFolder = 1;
  let builders = [OpBuilder<(ins "Value":$value, "Type":$type)>];
  let assemblyFormat = "custom<Value>($value) attr-dict `:` type($value) `->` type($result)";
}
"# }

    impl HookedOpVerify for HookedOp<'_, '_> {
        fn verify(self) -> Result<(), Diagnostic> {
            if self.size() == 32 { Ok(()) } else { Err(self.error("a wrong size")) }
        }
    }

    impl HookedOpRegionVerify for HookedOp<'_, '_> {
        fn verify_regions(self) -> Result<(), Diagnostic> {
            Ok(())
        }
    }

    impl<'a, 'c> OpFold<'a, 'c> for HookedOp<'a, 'c> {
        fn fold(self, _: Constants<'_, 'a, 'c>) -> Option<Fold<'c>> {
            None
        }
    }

    impl HookedOpBuilders for HookedOp<'_, '_> {
        fn create_with_value_type<'c>(
            builder: &mut Builder<'_, 'c>,
            value: ValueId,
            _: ::isogloss::Type<'c>,
        ) -> OpId {
            HookedOp::create(builder, value)
        }
    }

    impl<'a, 'c> SizedOpInterface<'a, 'c> for HookedOp<'a, 'c> {
        fn size(self) -> u32 {
            32
        }
        fn smallest_size() -> u32 {
            1
        }
    }

    impl ValueDirective for NDialect {
        fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<UnresolvedOperand, Diagnostic> {
            parser.operand()
        }
        fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, value: ValueRef<'a, 'c>) {
            printer.operand(value);
        }
    }
}

/// A dialect whose author reads, prints, encodes and checks what definitions leave open.
mod encoded {
    use ::core::option::Option::{self, None, Some};
    use ::core::result::Result::{self, Err, Ok};
    use ::isogloss::builtin::IntegerAttr;
    use ::isogloss::bytecode::{BytecodeDialectInterface, BytecodeReader, BytecodeWriter};
    use ::isogloss::ir::fold::MaterializeConstant;
    use ::isogloss::ir::text::{OpFormat, OpParser, OpPrinter};
    use ::isogloss::ir::{
        Builder, OpRef, OperationAttrVerify, OperationState, RegionArgAttrVerify, RegionResultAttrVerify,
        ValueId,
    };
    use ::isogloss::numeric::ApFloat;
    use ::isogloss::text::{
        AsmParser, AsmPrinter, AttributeSyntax, CustomFormat, CustomPrinter, Tok, TypeSyntax,
    };
    use ::isogloss::{Attribute, Context, Diagnostic, Type};
    use ::std::string::ToString;

    ::isogloss::dialect! { #![no_implicit_prelude] r#"
include "isogloss/Op.td"
include "isogloss/Interface.td"
include "isogloss/Parameter.td"

def E_Dialect : Dialect {
  let name = "e";
  let hasCustomTypeSyntax = 1;
  let hasCustomAttributeSyntax = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasConstantMaterializer = 1;
  let allowUnknownOperations = 1;
  let interfaces = [BytecodeDialectInterface];
}
def E_Side : I32BitEnum<"Side", "A side.", [
  I32BitEnumCaseNone<"None", "none">, I32BitEnumCaseBit<"Left", 0, "left">, I32BitEnumCaseBit<"Right", 1, "right">]>;

// Read by the dialect, encoded by its author.
def E_ScaledType : TypeDef<E_Dialect, "Scaled"> {
  let typeName = "e.scaled";
  let parameters = (ins "::mlir::Type":$of, APFloatParameter<"">:$scale);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}
def E_ExactAttr : AttrDef<E_Dialect, "Exact"> {
  let attrName = "e.exact";
  let parameters = (ins "uint32_t":$digits);
  let hasCustomAssemblyFormat = 1;
}
// Encoded by their parameters.
def E_RowType : TypeDef<E_Dialect, "Row", [DataLayoutTypeInterface]> {
  let mnemonic = "row";
  let parameters = (ins "Type":$of, "uint64_t":$count, StringRefParameter<>:$name, OptionalArrayRefParameter<"Type">:$more,
    DefaultValuedParameter<"Side", "Side::NONE">:$side);
  let assemblyFormat = "`<` $count `x` $of `,` struct($name, $side) (`:` $more^)? `>`";
  let dataLayout = ArrayLayout<"of", "count">;
  let bytecode = 1;
  let builders = [TypeBuilderWithInferredContext<(ins "Type":$of)>];
}
def E_AnyRowType : TypeDef<E_Dialect, "AnyRow"> {
  let mnemonic = "any_row";
  let parameters = (ins "i8":$depth);
  let hasCustomAssemblyFormat = 1;
}
def E_NumberAttr : AttrDef<E_Dialect, "Number"> {
  let mnemonic = "number";
  let parameters = (ins "int64_t":$value, AttributeSelfTypeParameter<"", "::mlir::Type", "nullptr">:$type);
  let assemblyFormat = "`<` $value `>`";
  let bytecode = 1;
}
// A name, and a body that may contain the type itself.
def E_KnotType : TypeDef<E_Dialect, "Knot", [MutableType]> {
  let mnemonic = "knot";
  let parameters = (ins "&str":$name);
  let bodyParameters = (ins ArrayRefParameter<"Type">:$strands, OptionalParameter<"KnotType">:$next);
  let assemblyFormat = "`<` $name (`,` `[` $strands^ `]` (`,` $next^)?)? `>`";
  let genVerifyDecl = 1;
}
class E_Op<string name, list<Trait> traits = []> : Op<E_Dialect, name, traits>;
def E_ConstantOp : E_Op<"constant", [ConstantLike, Pure]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs I32:$result);
  let assemblyFormat = "$value attr-dict";
}
def E_BareOp : E_Op<"bare"> { let hasCustomAssemblyFormat = 1; }
def E_SameOp : E_Op<"same", [AllTypesMatch<["input", "output"]>, TypesMatchWith<"", "input", "wide", "$_self">,
    PredOpTrait<"input is a scalar", Neg<TypeIsPred<"input", AnyShaped>>>]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output, AnyType:$wide);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}
def E_InferredOp : E_Op<"inferred", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$output);
}
"# }

    impl TypeSyntax for EDialect {
        fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Result<Option<Type<'c>>, Diagnostic> {
            if !parser.eat_keyword("scaled") {
                return Ok(None);
            }
            parser.expect(Tok::Less)?;
            let of = parser.ty()?;
            parser.expect(Tok::Comma)?;
            let scale = parser.float()?;
            parser.expect(Tok::Greater)?;
            let ty = ScaledType::get_checked(parser.context(), of, scale)?;
            Ok(Some(::core::convert::Into::into(ty)))
        }
        fn print<'c>(_: Type<'c>, _: &mut AsmPrinter<'_, 'c>) -> bool {
            false
        }
    }

    impl AttributeSyntax for EDialect {
        fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Result<Option<Attribute<'c>>, Diagnostic> {
            if !parser.eat_keyword("exact") {
                return Ok(None);
            }
            parser.expect(Tok::Less)?;
            let digits = parser.integer::<u32>()?;
            parser.expect(Tok::Greater)?;
            Ok(Some(::core::convert::Into::into(ExactAttr::get(parser.context(), digits))))
        }
        fn print<'c>(_: Attribute<'c>, _: &mut AsmPrinter<'_, 'c>) -> bool {
            false
        }
    }

    impl<'c> CustomPrinter<'c> for ScaledType<'c> {
        fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
            printer.write("scaled<");
            printer.ty(self.of());
            printer.write(", ");
            printer.write(&self.scale().to_string());
            printer.write(">");
        }
    }

    impl ScaledTypeVerify for ScaledType<'_> {
        fn verify(_: &Context, _: Type<'_>, scale: ApFloat) -> Result<(), Diagnostic> {
            if scale.to_f64() > 0.0 { Ok(()) } else { Err(Diagnostic::error("a scale is positive")) }
        }
    }

    impl<'c> CustomPrinter<'c> for ExactAttr<'c> {
        fn print(self, printer: &mut AsmPrinter<'_, 'c>) {
            printer.write("exact<");
            printer.integer(self.digits());
            printer.write(">");
        }
    }

    impl<'c> CustomFormat<'c> for AnyRowType<'c> {
        fn parse(parser: &mut AsmParser<'_, 'c>) -> Result<Self, Diagnostic> {
            Ok(AnyRowType::get(parser.context(), 1))
        }
        fn print(self, _: &mut AsmPrinter<'_, 'c>) {}
    }

    impl KnotTypeVerify for KnotType<'_> {
        fn verify(_: &Context, name: &str) -> Result<(), Diagnostic> {
            if name.is_empty() { Err(Diagnostic::error("a knot has a name")) } else { Ok(()) }
        }
        fn verify_body<'c>(
            _: KnotType<'c>,
            _: &'c [Type<'c>],
            _: Option<KnotType<'c>>,
        ) -> Result<(), Diagnostic> {
            Ok(())
        }
    }

    impl RowTypeBuilders for RowType<'_> {
        fn get_with_of(of: Type<'_>) -> RowType<'_> {
            RowType::get(of.context(), of, 1, "row", &[], Side::LEFT)
        }
    }

    impl BytecodeDialectInterface for EDialect {
        fn write_type<'c>(ty: Type<'c>, writer: &mut dyn BytecodeWriter<'c>) -> bool {
            let Some(scaled) = ty.dyn_cast::<ScaledType<'_>>() else { return false };
            writer.varint(7);
            writer.ty(scaled.of());
            writer.varint(scaled.scale().to_f64().to_bits());
            true
        }
        fn read_type<'c>(reader: &mut BytecodeReader<'_, '_, 'c>) -> Result<Type<'c>, Diagnostic> {
            if reader.varint()? != 7 {
                return Err(reader.error("an unknown type"));
            }
            let of = reader.ty()?;
            let scale = ApFloat::from_f64(f64::from_bits(reader.varint()?));
            Ok(::core::convert::Into::into(ScaledType::get_checked(reader.context(), of, scale)?))
        }
    }

    /// The error for an attribute with the name `e.wrong`.
    fn check(name: &[u8]) -> Result<(), Diagnostic> {
        if name == b"e.wrong" { Err(Diagnostic::error("a wrong attribute")) } else { Ok(()) }
    }

    impl OperationAttrVerify for EDialect {
        fn verify<'c>(_: OpRef<'_, 'c>, name: &[u8], _: Attribute<'c>) -> Result<(), Diagnostic> {
            check(name)
        }
    }

    impl RegionArgAttrVerify for EDialect {
        fn verify<'c>(
            _: OpRef<'_, 'c>,
            _: usize,
            _: usize,
            name: &[u8],
            _: Attribute<'c>,
        ) -> Result<(), Diagnostic> {
            check(name)
        }
    }

    impl RegionResultAttrVerify for EDialect {
        fn verify<'c>(
            _: OpRef<'_, 'c>,
            _: usize,
            _: usize,
            name: &[u8],
            _: Attribute<'c>,
        ) -> Result<(), Diagnostic> {
            check(name)
        }
    }

    impl MaterializeConstant for EDialect {
        fn materialize_constant<'c>(
            builder: &mut Builder<'_, 'c>,
            value: Attribute<'c>,
            _: Type<'c>,
        ) -> Option<ValueId> {
            let number = value.dyn_cast::<IntegerAttr<'_>>()?.to_i64()?;
            Some(constant(builder, number as i32))
        }
    }

    impl OpFormat for BareOp<'_, '_> {
        fn parse<'c>(
            parser: &mut OpParser<'_, '_, 'c>,
            state: &mut OperationState<'c>,
        ) -> Result<(), Diagnostic> {
            parser.optional_attributes(state)
        }
        fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>) {
            printer.op_attributes(op, &[]);
        }
    }

    impl InferredOpInferTypes for InferredOp<'_, '_> {
        fn infer<'c>(op: InferredOpAdaptor<'_, 'c>) -> Result<::std::vec::Vec<Type<'c>>, Diagnostic> {
            Ok(::std::vec![op.context().index()])
        }
    }
}

#[test]
fn types_and_attributes_work_without_the_prelude() {
    use from_definitions::{AnySizedInterface, HookedType, SizedInterface};

    let context = Context::with_dialects([from_definitions::dialect()]);
    let ctx = &*context;
    for text in ["!p.box<3[Row] A of !p.hooked<2, ab>>", "!p.hooked<3, abc>"] {
        assert_eq!(::isogloss::text::parse_type(ctx, text).expect("a type").to_string(), text);
    }
    ::isogloss::text::parse_type(ctx, "!p.hooked<2, abc>").expect_err("a wrong width");
    let hooked = HookedType::get(ctx, 2, "ab");
    let sized = ::isogloss::Type::from(hooked).dyn_cast::<AnySizedInterface<'_>>();
    assert_eq!(sized.expect("a type with a size").size(), 2);
}

#[test]
fn what_authors_read_encode_and_check_works_without_the_prelude() {
    use ::isogloss::bytecode::BytecodeInfo;
    use ::isogloss::ir::Ir;
    use ::isogloss::layout::DataLayout;
    use encoded::*;

    let context = Context::with_dialects([encoded::dialect()]);
    let text = "module {
  %0 = e.constant 7
  %1 = \"t.make\"() {a = #e.exact<3>, b = #e.number<-1>} : () -> !e.scaled<i8, 5.000000e-01>
  %output, %wide = e.same %1 : !e.scaled<i8, 5.000000e-01>
  %2 = \"t.make\"() : () -> !e.row<4 x i8, name = \"r\", side = right : f32>
  %3 = \"t.make\"() : () -> !e.knot<\"k\", [i8, !e.knot<\"k\">]>
  %4 = \"t.make\"() : () -> !e.any_row
  e.bare {e.right}
  %5 = \"e.inferred\"(%0) : (i32) -> index
}
";
    let ir = Ir::parse(&context, text).expect("good text");
    ir.verify().expect("a valid module");
    assert_eq!(ir.to_string(), text);
    let binary = ir.write_bytecode().expect("bytecode");
    assert_eq!(Ir::read_bytecode(&context, &binary).expect("the module").to_string(), text);
    let info = BytecodeInfo::of(&binary).expect("the contents of bytecode");
    ::std::assert!(info.dialects.len() > 1);
    for (wrong, message) in [
        ("e.bare {e.wrong}", "a wrong attribute"),
        ("%0 = \"t.make\"() : () -> !e.scaled<i8, 0.0>", "a scale is positive"),
        ("%0 = \"t.make\"() : () -> !e.knot<\"\">", "a knot has a name"),
    ] {
        let found = match Ir::parse(&context, wrong) {
            ::core::result::Result::Ok(ir) => {
                ::std::format!("{:?}", ir.verify().expect_err("a wrong module"))
            }
            ::core::result::Result::Err(error) => error.to_string(),
        };
        ::std::assert!(found.contains(message), "{wrong}: {found}");
    }
    let row = RowType::get_with_of(context.integer(16));
    assert_eq!((row.side(), row.count(), row.more()), (Side::LEFT, 1, &[][..]));
    let size = DataLayout::new(&context).size_in_bits(::isogloss::Type::from(row));
    assert_eq!(size.expect("a size").to_string(), "16");
}

#[test]
fn every_part_of_an_operation_works_without_the_prelude() {
    use ::core::iter::{ExactSizeIterator, Iterator};
    use ::core::option::Option::Some;
    use ::isogloss::builtin::{ArrayAttr, DenseArrayAttr, StringAttr, SymbolRefAttr};
    use ::isogloss::ir::{Ir, OpId};
    use operations::*;

    let context = Context::with_dialects([operations::dialect()]);
    let (i32, i1) = (context.i32(), context.integer(1));
    let mut ir = Ir::new(&context);
    let body = ir.body();
    let mut builder = ir.builder_at_end(body);
    let make = builder.op("t.make").result(i32).result(i1).create();
    let [value, mask] = ::isogloss::plumbing::op::results(&mut builder, make);

    let one = one(&mut builder, value);
    let many = ManyOp::create(&mut builder, &[i32, i1], i32, value, &[value, one], mask);
    let some = MaybeOp::builder(&mut builder).result(i32).value(value).create();
    let absent = MaybeOp::create(&mut builder);
    let sizes = DenseArrayAttr::i32s(&context, &[1, 2]);
    let groups = GroupsOp::builder(&mut builder, &[&[value], &[one, mask]]).mask(mask).create();
    let hooked = HookedOp::create_with_value_type(&mut builder, one, i32);
    let region = BodyOp::builder(&mut builder, 1).body([i32], |_, [_]| {}).cases(0, [], |_, []| {}).create();

    let path = DenseArrayAttr::i64s(&context, &[3]);
    let symbol = SymbolRefAttr::get(&context, "f");
    let (array, word) = (ArrayAttr::get(&context, &[]), StringAttr::get(&context, "any"));
    let attributes = AttributesOp::builder(
        &mut builder,
        true,
        7,
        8,
        9,
        "text",
        i32,
        Order::Row,
        Speed::Fast,
        path,
        array,
        symbol,
        word,
    );
    let attributes = attributes.label("label").small(-1).exact(true).create();
    let defaults = DefaultsOp::create(&mut builder);
    let properties = PropertiesOp::builder(&mut builder, 5, "five", true, Speed::Fast).maybe(6).create();

    ManyOp::set_values(many, &mut ir, &[value]);
    MaybeOp::set_value(absent, &mut ir, Some(value));
    CostAttrHelper::set(make, &mut ir, ::isogloss::builtin::IntegerAttr::get(i32, 3));
    NoteAttrHelper::set(make, &mut ir, ::core::convert::Into::into(word));
    assert_eq!(CostAttrHelper::get(ir.op(make)).map(|cost| cost.to_string()), Some("3 : i32".to_string()));
    assert_eq!(NoteAttrHelper::get(ir.op(make)).map(|note| note.to_string()), Some("\"any\"".to_string()));
    CostAttrHelper::remove(make, &mut ir);
    ::std::assert!(!CostAttrHelper::is_present(ir.op(make)));

    let many = ManyOp::of(&ir, many);
    assert_eq!(
        (many.values().len(), many.last().id(), many.made().len(), many.rest().ty()),
        (1, mask, 2, i32)
    );
    let of = |op: OpId| MaybeOp::of(&ir, op);
    assert_eq!((of(some).value().is_some(), of(absent).value().is_some()), (true, true));
    assert_eq!((of(some).result().is_some(), of(absent).result().is_some()), (true, false));
    let groups = GroupsOp::of(&ir, groups);
    assert_eq!((groups.groups().len(), groups.mask().is_some(), groups.sizes()), (2, true, sizes));
    let region = BodyOp::of(&ir, region);
    assert_eq!((region.body().blocks().count(), region.cases().len()), (1, 1));

    let attributes = AttributesOp::of(&ir, attributes);
    assert_eq!(
        (attributes.truth(), attributes.number(), attributes.unsigned(), attributes.index()),
        (true, 7, 8, 9)
    );
    assert_eq!(
        (attributes.text().to_string(), attributes.of_type(), attributes.order()),
        ("\"text\"".to_string(), i32, Order::Row)
    );
    assert_eq!((attributes.speed(), attributes.path(), attributes.symbol()), (Speed::Fast, path, symbol));
    assert_eq!((attributes.array(), attributes.any().to_string()), (array, "\"any\"".to_string()));
    assert_eq!(
        (attributes.label().is_some(), attributes.small(), attributes.exact()),
        (true, Some(-1), true)
    );

    let defaults = DefaultsOp::of(&ir, defaults);
    assert_eq!(
        (defaults.truth(), defaults.number(), defaults.negative(), defaults.index()),
        (true, 4, -4, 1)
    );
    assert_eq!((defaults.text().to_string(), defaults.order()), ("\"word\"".to_string(), Order::Column));
    assert_eq!((defaults.speed(), defaults.path().size(), defaults.array()), (Speed::Fast, 0, array));
    assert_eq!(defaults.maybe(), 2);

    let properties = PropertiesOp::of(&ir, properties);
    assert_eq!((properties.number(), properties.truth(), properties.exact()), (5, true, false));
    assert_eq!((properties.three(), properties.maybe(), properties.speed()), (3, Some(6), Speed::Fast));

    let sized = ir.op(hooked).dyn_cast::<AnySizedOpInterface<'_, '_>>().expect("an operation with a size");
    assert_eq!((sized.size(), sized.larger_size(2), sized.smallest_size()), (32, 34, 1));
    ir.verify().expect("a valid module");
    let text = ir.to_string();
    assert_eq!(Ir::parse(&context, &text).expect("the text of a module").to_string(), text);

    let jumps = "\"t.region\"() ({\n  \"n.goto\"() [^bb1, ^bb2, ^bb1] : () -> ()\n^bb1:\n  \"t.end\"() : () -> ()\n\
        ^bb2:\n  \"t.end\"() : () -> ()\n}) : () -> ()";
    let mut jumps = Ir::parse(&context, jumps).expect("a module with successors");
    let find = |ir: &Ir<'_>| {
        ir.root().expect("a module").walk().find(|op| op.isa::<GotoOp<'_, '_>>()).expect("a jump").id()
    };
    let id = find(&jumps);
    let next = GotoOp::of(&jumps, id).next().id();
    GotoOp::set_others(id, &mut jumps, &[next]);
    let jump = GotoOp::of(&jumps, id);
    assert_eq!((jump.next().id(), jump.others().len()), (next, 1));
}
