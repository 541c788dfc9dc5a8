//! Directives `custom<X>` of operations: the author's functions have a parameter or a result for each argument, by its type.

use isogloss::builtin::{DenseArrayAttr, DictionaryAttr, StringAttr};
use isogloss::ir::text::{OpParser, OpPrintFlags, OpPrinter, UnresolvedOperand, print};
use isogloss::ir::{BlockId, BlockRef, Ir, OpRef, Operands, RegionId, RegionRef, ValueRef};
use isogloss::text::{Delimiter, PrintOptions, Tok};
use isogloss::{Context, Diagnostic, Type};

isogloss::dialect! { r#"
include "isogloss/Op.td"
def Dir_Dialect : Dialect { let name = "dir"; }
def Dir_Color : I32EnumAttr<"Color", "color", [I32EnumAttrCase<"red", 0>, I32EnumAttrCase<"blue", 1>]>;
class Dir_Op<string name, string format, list<Trait> traits = []> : Op<Dir_Dialect, name, traits> {
  let assemblyFormat = format;
}

// Operands and types: one, optional, variadic, in groups.
def Dir_ValuesOp : Dir_Op<"values", [{
    custom<Values>($one, $maybe, $many, $groups, type($one), type($maybe), type($many), type($groups)) attr-dict
  }], [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$maybe, Variadic<AnyType>:$many,
    VariadicOfVariadic<AnyType, "sizes">:$groups, DenseI32ArrayAttr:$sizes);
}
// The same in `ref`.
def Dir_RefsOp : Dir_Op<"refs", [{
    $one (`and` $maybe^)? `,` $many `:` type($one) (`and` type($maybe)^)? (`,` type($many)^)?
    custom<Refs>(ref($one), ref($maybe), ref($many), ref(type($one)), ref(type($maybe)), ref(type($many)), "a text",
      type($result)) attr-dict
  }], [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$maybe, Variadic<AnyType>:$many);
  let results = (outs AnyType:$result);
}
// Attributes and properties.
def Dir_AttributesOp : Dir_Op<"attributes", [{
    custom<Attributes>($name, $label, $weight, $unit, $color, $yields, $path, $count, $limit) attr-dict
  }]> {
  let arguments = (ins StrAttr:$name, OptionalAttr<StrAttr>:$label, DefaultValuedAttr<I32Attr, "7">:$weight,
    UnitAttr:$unit, Dir_Color:$color, OptionalAttr<TypeAttr>:$yields, DenseI64ArrayAttr:$path,
    I64Prop:$count, OptionalProp<I64Prop>:$limit);
}
def Dir_SeenOp : Dir_Op<"seen", [{
    $name (`label` $label^)? (`weight` $weight^)? (`unit` $unit^)? $color
    custom<Seen>(ref($name), ref($label), ref($weight), ref($unit), ref($color)) attr-dict
  }]> {
  let arguments = (ins StrAttr:$name, OptionalAttr<StrAttr>:$label, DefaultValuedAttr<I32Attr, "7">:$weight,
    UnitAttr:$unit, Dir_Color:$color);
}
// Regions and successors.
def Dir_RegionsOp : Dir_Op<"regions", "custom<Regions>($first, $others) attr-dict", [NoTerminator]> {
  let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$others);
}
def Dir_JumpOp : Dir_Op<"jump", "custom<Jump>($first, $others) attr-dict", [Terminator]> {
  let successors = (successor AnySuccessor:$first, VariadicSuccessor<AnySuccessor>:$others);
}
// Dictionaries.
def Dir_DictOp : Dir_Op<"dict", "$name custom<Dict>(attr-dict)"> { let arguments = (ins StrAttr:$name, OptionalAttr<I64Attr>:$n); }
def Dir_PropDictOp : Dir_Op<"prop_dict", "custom<Props>(prop-dict, attr-dict)"> { let arguments = (ins I64Prop:$n); }
// Parts with names of the generated code.
def Dir_NamesOp : Dir_Op<"names", [{
    $context `:` type($context)
    custom<Names>(ref($context), $op, $parser, $printer, ref(type($context)), "one", "two") attr-dict
  }]> {
  let arguments = (ins AnyType:$context, Dir_Color:$op, OptionalAttr<I64Attr>:$parser, UnitAttr:$printer);
}
// In a group, and with nothing to parse.
def Dir_GroupOp : Dir_Op<"group", "(custom<Sign>($sign)^)? custom<Mark>(\"mark\") attr-dict"> {
  let arguments = (ins OptionalAttr<StrAttr>:$sign);
}
def Dir_EndOp : Dir_Op<"end", "attr-dict", [Terminator]>;
"# }

type Names = Vec<UnresolvedOperand>;

/// `%a : i32`.
fn typed<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(UnresolvedOperand, Type<'c>), Diagnostic> {
    let name = parser.operand()?;
    parser.asm().expect(Tok::Colon)?;
    Ok((name, parser.asm().ty()?))
}

/// `(%a : i32, %b : i64)`.
fn typed_list<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(Names, Vec<Type<'c>>), Diagnostic> {
    let (mut names, mut types) = (Vec::new(), Vec::new());
    parser.comma_separated(Delimiter::Paren, |parser| {
        let (name, ty) = typed(parser)?;
        names.push(name);
        types.push(ty);
        Ok(())
    })?;
    Ok((names, types))
}

fn print_typed<'a, 'c>(
    printer: &mut OpPrinter<'_, 'a, 'c>,
    values: impl IntoIterator<Item = ValueRef<'a, 'c>>,
    types: &[Type<'c>],
) {
    for (index, (value, ty)) in values.into_iter().zip(types).enumerate() {
        printer.write(if index == 0 { "" } else { ", " });
        printer.operand(value);
        printer.write(" : ");
        printer.ty(*ty);
    }
}

impl ValuesDirective for DirDialect {
    #[allow(clippy::type_complexity)]
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
    ) -> Result<
        (
            UnresolvedOperand,
            Option<UnresolvedOperand>,
            Names,
            Vec<Names>,
            Type<'c>,
            Option<Type<'c>>,
            Vec<Type<'c>>,
            Vec<Vec<Type<'c>>>,
        ),
        Diagnostic,
    > {
        let (one, one_type) = typed(parser)?;
        let (mut maybe, mut maybe_type) = (None, None);
        if parser.asm().eat_keyword("maybe") {
            let (name, ty) = typed(parser)?;
            (maybe, maybe_type) = (Some(name), Some(ty));
        }
        let (many, many_types) = typed_list(parser)?;
        let (mut groups, mut group_types) = (Vec::new(), Vec::new());
        parser.comma_separated(Delimiter::Square, |parser| {
            let (names, types) = typed_list(parser)?;
            groups.push(names);
            group_types.push(types);
            Ok(())
        })?;
        Ok((one, maybe, many, groups, one_type, maybe_type, many_types, group_types))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        one: ValueRef<'a, 'c>,
        maybe: Option<ValueRef<'a, 'c>>,
        many: Operands<'a, 'c>,
        groups: Vec<Operands<'a, 'c>>,
        one_type: Type<'c>,
        maybe_type: Option<Type<'c>>,
        many_types: Vec<Type<'c>>,
        groups_types: Vec<Vec<Type<'c>>>,
    ) {
        print_typed(printer, [one], &[one_type]);
        if maybe.is_some() {
            printer.write(" maybe ");
            print_typed(printer, maybe, maybe_type.as_slice());
        }
        printer.write(" (");
        print_typed(printer, many, &many_types);
        printer.write(") [");
        for (index, (group, types)) in groups.into_iter().zip(groups_types).enumerate() {
            printer.write(if index == 0 { "(" } else { ", (" });
            print_typed(printer, group, &types);
            printer.write(")");
        }
        printer.write("]");
    }
}

impl RefsDirective for DirDialect {
    /// The result has the type of the last operand.
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        one: UnresolvedOperand,
        maybe: Option<UnresolvedOperand>,
        many: &[UnresolvedOperand],
        one_type: Type<'c>,
        maybe_type: Option<Type<'c>>,
        many_types: &[Type<'c>],
        text: &'static str,
    ) -> Result<Type<'c>, Diagnostic> {
        assert_eq!((text, maybe.is_some(), many.len()), ("a text", maybe_type.is_some(), many_types.len()));
        if one.span().is_empty() {
            return Err(parser.error("no name"));
        }
        parser.asm().expect_keyword("done")?;
        Ok(*many_types.last().or(maybe_type.as_ref()).unwrap_or(&one_type))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        op: OpRef<'a, 'c>,
        one: ValueRef<'a, 'c>,
        maybe: Option<ValueRef<'a, 'c>>,
        many: Operands<'a, 'c>,
        one_type: Type<'c>,
        maybe_type: Option<Type<'c>>,
        many_types: Vec<Type<'c>>,
        text: &'static str,
        result_type: Type<'c>,
    ) {
        let all: Vec<_> = [one].into_iter().chain(maybe).chain(many).collect();
        assert!(all.iter().copied().eq(op.operands()));
        let types: Vec<_> = [one_type].into_iter().chain(maybe_type).chain(many_types).collect();
        assert!(types.iter().copied().eq(op.operands().map(ValueRef::ty)));
        assert_eq!((text, Some(&result_type)), ("a text", types.last()));
        printer.write("done");
    }
}

impl AttributesDirective for DirDialect {
    #[allow(clippy::type_complexity)]
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
    ) -> Result<
        (
            StringAttr<'c>,
            Option<StringAttr<'c>>,
            Option<i32>,
            bool,
            Color,
            Option<Type<'c>>,
            DenseArrayAttr<'c>,
            i64,
            Option<i64>,
        ),
        Diagnostic,
    > {
        let context = parser.asm().context();
        let name = StringAttr::get(context, parser.asm().string()?);
        let label = if parser.asm().eat_keyword("label") {
            Some(StringAttr::get(context, parser.asm().string()?))
        } else {
            None
        };
        let weight = if parser.asm().eat_keyword("weight") { Some(parser.asm().integer()?) } else { None };
        let unit = parser.asm().eat_keyword("unit");
        let color = if parser.asm().eat_keyword("blue") { Color::Blue } else { Color::Red };
        let yields = if parser.asm().eat(Tok::Arrow) { Some(parser.asm().ty()?) } else { None };
        let mut path: Vec<i64> = Vec::new();
        parser.comma_separated(Delimiter::Square, |parser| {
            path.push(parser.asm().integer()?);
            Ok(())
        })?;
        let count = parser.asm().integer()?;
        let limit = if parser.asm().eat(Tok::Colon) { Some(parser.asm().integer()?) } else { None };
        Ok((name, label, weight, unit, color, yields, DenseArrayAttr::i64s(context, &path), count, limit))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        name: StringAttr<'c>,
        label: Option<StringAttr<'c>>,
        weight: i32,
        unit: bool,
        color: Color,
        yields: Option<Type<'c>>,
        path: DenseArrayAttr<'c>,
        count: i64,
        limit: Option<i64>,
    ) {
        printer.attribute(name.into());
        if let Some(label) = label {
            printer.write(" label ");
            printer.attribute(label.into());
        }
        if weight != 7 {
            printer.write(&format!(" weight {weight}"));
        }
        printer.write(if unit { " unit" } else { "" });
        printer.write(if color == Color::Blue { " blue" } else { "" });
        if let Some(yields) = yields {
            printer.write(" -> ");
            printer.ty(yields);
        }
        let path: Vec<_> = path.to_i64s().unwrap_or_default().iter().map(i64::to_string).collect();
        printer.write(&format!(" [{}] {count}", path.join(", ")));
        if let Some(limit) = limit {
            printer.write(&format!(" : {limit}"));
        }
    }
}

impl SeenDirective for DirDialect {
    /// Parses and prints what it sees, in parentheses.
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        name: StringAttr<'c>,
        label: Option<StringAttr<'c>>,
        weight: Option<i32>,
        unit: bool,
        color: Color,
    ) -> Result<(), Diagnostic> {
        let seen = parser.asm().string()?;
        let expected = shown(name, label, weight, unit, color);
        if seen == expected.as_bytes() { Ok(()) } else { Err(parser.error(format!("has {expected}"))) }
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        name: StringAttr<'c>,
        label: Option<StringAttr<'c>>,
        weight: i32,
        unit: bool,
        color: Color,
    ) {
        let weight = Some(weight).filter(|weight| *weight != 7);
        printer.asm().string(shown(name, label, weight, unit, color).as_bytes());
    }
}

fn shown(
    name: StringAttr<'_>,
    label: Option<StringAttr<'_>>,
    weight: Option<i32>,
    unit: bool,
    color: Color,
) -> String {
    format!("{:?} {:?} {weight:?} {unit} {color}", name.text(), label.and_then(StringAttr::text))
        .replace('"', "'")
}

impl RegionsDirective for DirDialect {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(RegionId, Vec<RegionId>), Diagnostic> {
        let first = parser.region(&[])?;
        let mut others = Vec::new();
        while parser.asm().eat_keyword("or") {
            others.push(parser.region(&[])?);
        }
        Ok((first, others))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        first: RegionRef<'a, 'c>,
        others: Vec<RegionRef<'a, 'c>>,
    ) {
        printer.region(first, true, true);
        for region in others {
            printer.write(" or ");
            printer.region(region, true, true);
        }
    }
}

impl JumpDirective for DirDialect {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(BlockId, Vec<BlockId>), Diagnostic> {
        let first = parser.successor()?;
        let mut others = Vec::new();
        while parser.asm().eat_keyword("or") {
            others.push(parser.successor()?);
        }
        Ok((first, others))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        first: BlockRef<'a, 'c>,
        others: Vec<BlockRef<'a, 'c>>,
    ) {
        printer.successor(first);
        for block in others {
            printer.write(" or ");
            printer.successor(block);
        }
    }
}

impl DictDirective for DirDialect {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<DictionaryAttr<'c>, Diagnostic> {
        parser.asm().expect_keyword("with")?;
        parser.attribute_dictionary()
    }

    fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, attr_dict: DictionaryAttr<'c>) {
        printer.write("with");
        printer.optional_attributes(Some(attr_dict), &[]);
    }
}

impl PropsDirective for DirDialect {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
    ) -> Result<(DictionaryAttr<'c>, DictionaryAttr<'c>), Diagnostic> {
        parser.asm().expect_keyword("props")?;
        let props = parser.attribute_dictionary()?;
        parser.asm().expect_keyword("attrs")?;
        Ok((props, parser.attribute_dictionary()?))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        _: OpRef<'a, 'c>,
        prop_dict: DictionaryAttr<'c>,
        attr_dict: DictionaryAttr<'c>,
    ) {
        printer.write("props");
        printer.optional_attributes(Some(prop_dict), &[]);
        printer.write(" attrs");
        printer.optional_attributes(Some(attr_dict), &[]);
    }
}

impl SignDirective for DirDialect {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<Option<Option<StringAttr<'c>>>, Diagnostic> {
        let context = parser.asm().context();
        let sign = ["plus", "minus"].into_iter().find(|sign| parser.asm().eat_keyword(sign));
        Ok(sign.map(|sign| Some(StringAttr::get(context, sign))))
    }

    fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, sign: Option<StringAttr<'c>>) {
        printer.write(sign.and_then(StringAttr::text).unwrap_or_default());
    }
}

impl MarkDirective for DirDialect {
    fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>, text: &'static str) -> Result<(), Diagnostic> {
        parser.asm().expect_keyword(text)
    }

    fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, _: OpRef<'a, 'c>, text: &'static str) {
        printer.write(text);
    }
}

impl NamesDirective for DirDialect {
    fn parse<'c>(
        parser: &mut OpParser<'_, '_, 'c>,
        _: UnresolvedOperand,
        _: Type<'c>,
        one: &'static str,
        two: &'static str,
    ) -> Result<(Color, Option<i64>, bool), Diagnostic> {
        parser.asm().expect_keyword(one)?;
        let number = if parser.asm().at(Tok::Integer) { Some(parser.asm().integer()?) } else { None };
        Ok((Color::Blue, number, parser.asm().eat_keyword(two)))
    }

    fn print<'a, 'c>(
        printer: &mut OpPrinter<'_, 'a, 'c>,
        op: OpRef<'a, 'c>,
        context: ValueRef<'a, 'c>,
        color: Color,
        number: Option<i64>,
        unit: bool,
        ty: Type<'c>,
        one: &'static str,
        two: &'static str,
    ) {
        assert_eq!((op.operand(0), color, context.ty()), (Some(context), Color::Blue, ty));
        printer.write(one);
        if let Some(number) = number {
            printer.write(&format!(" {number}"));
        }
        printer.write(if unit { " " } else { "" });
        printer.write(if unit { two } else { "" });
    }
}

fn body(lines: &str) -> String {
    let lines: String = lines.lines().map(|line| format!("  {}\n", line.trim())).collect();
    format!("module {{\n  %0 = unrealized_conversion_cast to i32\n{lines}}}\n")
}

fn round_trip(lines: &str) {
    let context = Context::with_dialects([dialect()]);
    let text = body(lines);
    let ir = Ir::parse(&context, &text).unwrap_or_else(|error| panic!("{text}{error}"));
    assert_eq!(ir.to_string(), text);
    // The same values from the generic form.
    let mut generic = Vec::new();
    print(
        ir.root().expect("a module"),
        OpPrintFlags::default().generic(true),
        &PrintOptions::default(),
        &mut generic,
    );
    let generic = String::from_utf8(generic).expect("text");
    let again = Ir::parse(&context, &generic).unwrap_or_else(|error| panic!("{generic}{error}"));
    assert_eq!(again.to_string(), text);
}

fn error_of(lines: &str) -> String {
    let context = Context::with_dialects([dialect()]);
    Ir::parse(&context, &body(lines)).map_or_else(|error| error.message().to_owned(), |ir| ir.to_string())
}

#[test]
fn operands_and_types_are_values_by_their_number() {
    round_trip("dir.values %0 : i32 () []");
    round_trip("dir.values %0 : i32 maybe %0 : i32 () [()]");
    round_trip("dir.values %0 : i32 (%0 : i32, %0 : i32) [(%0 : i32), (), (%0 : i32, %0 : i32)]");
    round_trip("dir.values %0 : i32 maybe %0 : i32 (%0 : i32) [(%0 : i32)] {a}");
    assert_eq!(
        error_of("dir.values %0 : i64 () []"),
        "use of value '%0' expects different type than prior uses: 'i64' vs 'i32'"
    );
}

#[test]
fn parts_that_were_parsed_before_are_arguments() {
    round_trip("%1 = dir.refs %0, %0 : i32, i32 done");
    round_trip("%1 = dir.refs %0,  : i32 done");
    round_trip("%1 = dir.refs %0 and %0, %0, %0 : i32 and i32, i32, i32 done {a}");
}

#[test]
fn parts_may_have_names_of_the_generated_code() {
    round_trip("dir.names %0 : i32 one");
    round_trip("dir.names %0 : i32 one 4 two");
}

#[test]
fn attributes_and_properties_are_values_of_rust() {
    round_trip("dir.attributes \"a\" [] 1");
    round_trip("dir.attributes \"a\" label \"b\" weight 3 unit blue -> i8 [1, 2] 4 : 5 {c}");
    round_trip("dir.attributes \"a\" [3] -1 : 0");
    // A default value is filled in.
    let context = Context::with_dialects([dialect()]);
    let ir = Ir::parse(&context, &body("dir.attributes \"a\" [] 1")).expect("right");
    let op =
        ir.root().and_then(|root| root.region(0)?.entry()?.last_op()?.dyn_cast::<AttributesOp<'_, '_>>());
    let op = op.expect("the operation");
    assert_eq!((op.weight(), op.unit(), op.label(), op.limit()), (7, false, None, None));
    round_trip("dir.seen \"a\" red \"Some('a') None None false red\"");
    round_trip("dir.seen \"a\" label \"b\" weight 2 unit blue \"Some('a') Some('b') Some(2) true blue\"");
}

#[test]
fn regions_and_successors_are_ids_that_are_read_as_views() {
    round_trip("dir.regions {\n}");
    round_trip("dir.regions {\n} or {\n} or {\n}");
    let context = Context::with_dialects([dialect()]);
    let text = "module {\n  dir.regions {\n    dir.jump ^bb1\n  ^bb1:  // pred: ^bb0\n    dir.jump ^bb1 or ^bb2 or ^bb1\n  \
                ^bb2:  // pred: ^bb1\n    dir.end\n  }\n}\n";
    let without_comments = text.replace("  // pred: ^bb0", "").replace("  // pred: ^bb1", "");
    let ir = Ir::parse(&context, &without_comments).unwrap_or_else(|error| panic!("{error}"));
    let printed: String = ir
        .to_string()
        .lines()
        .map(|line| format!("{}\n", line.split("  //").next().unwrap_or(line)))
        .collect();
    assert_eq!(printed, without_comments);
}

#[test]
fn dictionaries_are_attributes() {
    round_trip("dir.dict \"a\" with");
    round_trip("dir.dict \"a\" with {b = 1 : i32, n = 2 : i64}");
    round_trip("dir.prop_dict props {n = 3 : i64} attrs");
    round_trip("dir.prop_dict props {n = 3 : i64} attrs {d}");
    assert!(
        error_of("dir.dict \"a\" with {n = \"b\"}").contains("attribute 'n' failed to satisfy constraint")
    );
    assert!(error_of("dir.prop_dict props attrs").contains("expected key entry for n"));
    assert!(error_of("dir.prop_dict props {m} attrs").contains("expected key entry for n"));
}

#[test]
fn a_group_is_absent_if_its_directive_parses_nothing() {
    round_trip("dir.group mark");
    round_trip("dir.group plus mark");
    round_trip("dir.group minus mark {a}");
    assert_eq!(error_of("dir.group times mark"), "expected 'mark'");
}
