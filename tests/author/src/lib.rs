//! A dialect with every feature of types and attributes, by a definition file and by derives.
#![deny(warnings, missing_docs)]

pub mod derived;

/// The dialect by a definition file.
pub mod declared {
    use core_ir::builtin::{FloatTypeInterface, IntegerAttr, ShapedTypeInterface, TypeAttr};
    use core_ir::numeric::FloatKind;
    use core_ir::text::{AsmParser, AsmPrinter, CustomFormat, Parsed};
    use core_ir::{Attribute, Context, Diagnostic, Type};

    core_ir::include_dialect!("author");
    include!("hooks.rs");

    impl VecTypeBuilders for VecType<'_> {
        fn get_with_element_size(element: Type<'_>, size: u64) -> VecType<'_> {
            VecType::get(element.context(), size, element)
        }
    }

    impl BagAttrBuilders for BagAttr<'_> {
        fn get_with_items_counts<'c>(
            context: &'c Context,
            items: &[Attribute<'c>],
            counts: &[u32],
        ) -> BagAttr<'c> {
            BagAttr::get(context, items, counts)
        }
        fn get_with_ty_size_is_known(ty: Type<'_>, size: Option<i64>, is_known: bool) -> BagAttr<'_> {
            let size = IntegerAttr::get(ty.context().i64(), size.unwrap_or(-1)).into();
            BagAttr::get(
                ty.context(),
                &[TypeAttr::get(ty.context(), ty).into(), size],
                &[u32::from(is_known)],
            )
        }
    }
}

/// A dialect that uses types of the first one, with the options that a build script and the command have, too.
pub mod with_options {
    core_ir::dialect! {
        file = "defs/options.td",
        include_dir = "defs/shared",
        define = "WITH_MODES",
        extern_dialect = "AuthorDialect=crate::declared",
        crate = "::core_ir"
    }
}

/// A type of the author's: degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Angle(pub u64);

impl<'c> core_ir::Parameter<'c> for Angle {
    fn encode(self) -> core_ir::Param<'c> {
        core_ir::Param::UInt(self.0)
    }
    fn decode(param: core_ir::Param<'c>) -> Option<Self> {
        core_ir::Parameter::decode(param).map(Self)
    }
}

impl core_ir::ParamSyntax for Angle {
    const KIND: core_ir::def::ParamKind = core_ir::def::ParamKind::Custom(&core_ir::def::ParamCodec {
        parse: |parser| parser.integer().map(|degrees| core_ir::Parameter::encode(Angle(degrees)).into()),
        print: |param, printer| {
            if let Some(Angle(degrees)) = core_ir::Parameter::decode(param) {
                printer.write(&degrees.to_string());
            }
        },
    });
}

fn is_obtuse(subject: core_ir::constraint::Subject<'_>) -> bool {
    subject.value::<Angle>().is_none_or(|angle| angle.0 > 90)
}

fn is_prime(subject: core_ir::constraint::Subject<'_>) -> bool {
    subject.value::<u32>().is_some_and(|number| number > 1 && (2..number).all(|other| number % other != 0))
}

/// How often each type occurs: handles are keys of maps.
#[must_use]
pub fn histogram<'c>(types: &[core_ir::Type<'c>]) -> std::collections::HashMap<core_ir::Type<'c>, usize> {
    let mut uses = std::collections::HashMap::new();
    for ty in types {
        *uses.entry(*ty).or_default() += 1;
    }
    uses
}

#[cfg(test)]
mod tests {
    use super::declared::{Counted as _, Titled as _};
    use super::derived::{Counted as _, Titled as _};
    use super::*;
    use core_ir::builtin::{IntegerAttr, ShapedType, StringAttr};
    use core_ir::ir::Ir;
    use core_ir::layout::ScopedDataLayout;
    use core_ir::numeric::ApFloat;
    use core_ir::text::{parse_attribute, parse_type};
    use core_ir::{Attribute, Context, Type};
    use isogloss_cli::opt::{OptOptions, run_opt};

    /// Printed texts, which equal the read ones.
    const TYPES: &[&str] = &[
        "!author.unit",
        "!author.int<24, signed>",
        "!author.vec<3 x !author.int<24, unsigned>>",
        "!author.ref<3>",
        "!author.ref<0 to f32>",
        "!author.pair<i8, !author.int<24, signed>>",
        "!author.row<[<8, signed>, <16, unsigned>], i8, !author.pair<i8, i32>>",
        "!author.grid<3 and 4>",
        "!author.grid<3 and 4 by 8>",
        "!author.tree<\"a\", [i8, !author.tree<\"a\">]>",
        "!author.half",
        "!author.cells<2, 3 of f32>",
        "!author.cells<4 of !author.half>",
        "!author.view<vector<4xf32>, read|write>",
        "!author.view<!author.cells<2 of bf16>, read>",
        "!author.view<i64, none, #author.sign<signed>>",
        "!author.limit<5.000000e-01_bf16, unsigned, read|write, \"ab\", 7, 90>",
    ];
    const ATTRIBUTES: &[&str] = &[
        "#author.sign<unsigned>",
        "#author.tag<\"a\">",
        "#author.tag<\"b\" : i8>",
        "#author.access<read|write>",
        "#author.range<low = -3>",
        "#author.range<low = -3, high = 7>",
        "#author.number<-3_i8>",
        "#author.number<340282366920938463463374607431768211456 * 5.000000e-01_bf16>",
        "#author.name<\"a\\0A\">",
        "#author.bag<[1 : i8, unit]>",
        "#author.bag<[#author.name<\"x\">], 1, 2>",
        "#author<raw \"\\00\\FF\">",
        "#author.link<<\"a\", [i8, !author.tree<\"a\">]>>",
    ];
    /// Rejected texts.
    const WRONG: &[&str] = &[
        "!author.int<0, signed>",
        "!author.int<8, odd>",
        "!author.vec<3>",
        "!author.row<[i8], i8>",
        "!author.view<i8, execute>",
        "!author.view<f32, read>",
        "!author.cells<4 of i32>",
        "!author.limit<-5.000000e-01_bf16, unsigned, read, \"ab\", 7, 90>",
        "!author.limit<9.0_f128, unsigned, read, \"ab\", 7, 90>",
        "!author.limit<1.0_f32, signed, read, \"ab\", 7, 90>",
        "!author.limit<1.0_f32, unsigned, write, \"ab\", 7, 90>",
        "!author.limit<1.0_f32, unsigned, read, \"abc\", 7, 90>",
        "!author.limit<1.0_f32, unsigned, read, \"ab\", 9, 90>",
        "!author.limit<1.0_f32, unsigned, read, \"ab\", 7, 91>",
        "#author.tag<1 : i8>",
        "!author.unknown",
        "#author.range<low = 5, high = 4>",
        "#author.range<high = 4>",
        "#author.number<1.0>",
        "#author.bag<[]>",
        "#author.link<i8>",
    ];

    fn contexts() -> [Box<Context>; 2] {
        [Context::with_dialects([declared::dialect()]), Context::with_dialects([derived::Author::dialect()])]
    }

    /// The message of the error that a text causes.
    fn refused(context: &Context, text: &str) -> String {
        let error = if text.starts_with('!') {
parse_type(context, text).err()
} else {
parse_attribute(context, text).err()
};
        match error {
            // A note spells types of parameters as the definition does.
            Some(error) => error.message().to_owned(),
            None => panic!("{text} is accepted"),
        }
    }

    #[test]
    fn both_read_and_print_the_same() {
        for context in contexts() {
            for text in TYPES {
                assert_eq!(parse_type(&context, text).map(|ty| ty.to_string()).as_deref(), Ok(*text));
            }
            for text in ATTRIBUTES {
                assert_eq!(
                    parse_attribute(&context, text).map(|value| value.to_string()).as_deref(),
                    Ok(*text)
                );
            }
        }
    }

    #[test]
    fn both_refuse_the_same_with_the_same_messages() {
        let [first, second] = contexts();
        for text in WRONG {
            assert_eq!(refused(&first, text), refused(&second, text), "{text}");
        }
        assert!(refused(&first, WRONG[0]).contains("an int has a width"));
        let limits = WRONG.iter().filter(|text| text.starts_with("!author.limit"));
        let limits: Vec<String> = limits.map(|text| refused(&second, text)).collect();
        let expected = [
            "'scale': a scale",
            "'scale': a scale",
            "'sign': without a sign",
            "'access': readable",
            "'magic': two bytes",
            "'step': a prime",
            "'angle': acute",
        ];
        assert_eq!(limits, expected.map(|expected| format!("failed to verify {expected}")));
    }

    #[test]
    fn constructors_apply_constraints() {
        let [first, second] = contexts();
        let scale = ApFloat::from_f64(2.0);
        let check = |step, angle| {
            let angle = Angle(angle);
            let (sign, access) = (declared::Sign::Unsigned, declared::Access::READ);
            let declared = declared::LimitType::get_checked(&first, scale, sign, access, "ab", step, angle);
            let (sign, access) = (derived::Sign::Unsigned, derived::Access::READ);
            let derived = derived::LimitType::get_checked(&second, scale, sign, access, "ab", step, angle);
            let message = declared.err().map(|error| error.message().to_owned());
            assert_eq!(message, derived.err().map(|error| error.message().to_owned()));
            message
        };
        assert_eq!(check(5, 30), None);
        assert_eq!(check(6, 30).as_deref(), Some("failed to verify 'step': a prime"));
        assert_eq!(check(5, 100).as_deref(), Some("failed to verify 'angle': acute"));
    }

    #[test]
    fn a_dialect_with_options_uses_types_of_another() {
        let context = Context::with_dialects([with_options::dialect()]);
        let text = "!options.held<<8, signed>, fast>";
        assert_eq!(parse_type(&context, text).map(|ty| ty.to_string()).as_deref(), Ok(text));
        assert!(context.dialect("author").is_some() && context.dialect("llvm").is_some());
    }

    #[test]
    fn both_have_the_same_layouts() {
        let [first, second] = contexts();
        let answers = |context: &Context| -> Vec<String> {
            let spec = "#dlti.dl_spec<index = 32 : i64, i8 = dense<[8, 16]> : vector<2xi64>>";
            let scope = format!("module attributes {{dlti.dl_spec = {spec}}} {{}}");
            let ir = Ir::parse(context, &scope).expect("a scope");
            let layout = ScopedDataLayout::closest(ir.root().expect("a module")).expect("a layout");
            let answer = |text: &&str| {
                let ty = parse_type(context, text).expect("a type");
                format!(
                    "{text}: {:?} {:?} {:?}",
                    layout.size(ty),
                    layout.abi_alignment(ty),
                    layout.preferred_alignment(ty)
                )
            };
            TYPES.iter().map(answer).collect()
        };
        let answers = [answers(&first), answers(&second)];
        assert_eq!(answers[0], answers[1]);
        assert!(answers[0].iter().filter(|answer| answer.contains("Ok")).count() >= 8, "{answers:?}");
    }

    #[test]
    fn both_implement_interfaces() {
        let [first, second] = contexts();
        let row = |context| parse_type(context, TYPES[6]).expect("a type");
        let declared = row(&first).dyn_cast::<declared::AnyCounted<'_>>().expect("counted");
        let derived = row(&second).dyn_cast::<derived::AnyCounted<'_>>().expect("counted");
        assert_eq!((declared.elements(), declared.padded(8)), (4, 8));
        assert_eq!((derived.elements(), derived.padded(8)), (4, 8));
        let name = |context| parse_attribute(context, "#author.name<\"x\">").expect("an attribute");
        let declared = name(&first).dyn_cast::<declared::AnyTitled<'_>>().map(|name| name.title().to_owned());
        let derived = name(&second).dyn_cast::<derived::AnyTitled<'_>>().map(|name| name.title().to_owned());
        assert_eq!((declared.as_deref(), derived.as_deref()), (Some("x"), Some("x")));
    }

    #[test]
    fn both_have_interfaces_with_bases_and_without_methods() {
        let [first, second] = contexts();
        let row = |context| parse_type(context, TYPES[6]).expect("a type");
        let (declared, derived) = (row(&first), row(&second));
        let of = |columns: Option<u64>, solid: bool, floats: usize| (columns, solid, floats);
        let float = core_ir::constraint::classes::find("FloatType").expect("a class");
        let floats = |context| {
            let types = TYPES.iter().map(|text| parse_type(context, text).expect("a type"));
            types.filter(|ty| (float.accepts)(ty.node())).count()
        };
        let declared = of(
            declared.dyn_cast::<declared::AnyTabular<'_>>().map(|row| declared::Tabular::columns(row)),
            declared.isa::<declared::AnySolid<'_>>() && declared.isa::<declared::AnyCounted<'_>>(),
            floats(&first),
        );
        let derived = of(
            derived.dyn_cast::<derived::AnyTabular<'_>>().map(derived::AnyTabular::columns),
            derived.isa::<derived::AnySolid<'_>>() && derived.isa::<derived::AnyCounted<'_>>(),
            floats(&second),
        );
        assert_eq!((declared, derived), ((Some(2), true, 1), (Some(2), true, 1)));
        for context in [&first, &second] {
            let unit = parse_type(context, "!author.unit").expect("a type");
            assert!(!unit.isa::<declared::AnySolid<'_>>() && !unit.isa::<derived::AnyCounted<'_>>());
            let cells = parse_type(context, "!author.cells<2, 3 of f32>").expect("a type");
            let cells = cells.dyn_cast::<ShapedType<'_>>().expect("a shaped type");
            assert_eq!((cells.num_elements(), cells.element_type()), (Some(6), context.f32()));
            assert!(context.dialect("memref").is_some() && context.dialect("tensor").is_some());
        }
    }

    #[test]
    fn both_have_the_operation() {
        let read = |context: &Context, factor: &str| {
            let text = format!(
                "%0 = \"t.number\"() : () -> !author.half\n%1 = author.scale %0 by {factor} exact {{note = \"n\"}} : \
                 !author.half\n"
            );
            let ir = Ir::parse(context, &text).expect("an operation");
            let error = ir.verify().err().map(|error| error[0].message().to_owned());
            let op = ir.block(ir.body()).ops().nth(1).expect("an operation");
            let cost = op
                .dyn_cast::<declared::AnyCostly<'_, '_>>()
                .map(|op| op.cost())
                .or_else(|| op.dyn_cast::<derived::AnyCostly<'_, '_>>().map(|op| op.cost()));
            (ir.to_string(), ir.write_bytecode().expect("bytecode"), error, cost)
        };
        let [first, second] = contexts();
        for (factor, error) in [("-3", None), ("0", Some("'author.scale' op has the factor 0"))] {
            let declared = read(&first, factor);
            assert_eq!(declared, read(&second, factor));
            // An invalid operation is printed in generic form.
            let text = match error {
                None => format!("%1 = author.scale %0 by {factor} exact {{note = \"n\"}}"),
                Some(_) => format!("%1 = \"author.scale\"(%0) <{{exact, factor = {factor} : i32, note = \"n\"}}>"),
            };
            assert!(declared.0.contains(&text), "{}", declared.0);
            assert_eq!(declared.2.as_deref(), error);
            assert_eq!(declared.3, Some(if error.is_some() { 0 } else { 3 }));
        }
        let mut ir = Ir::new(&first);
        let body = ir.body();
        let mut builder = ir.builder_at_end(body);
        let half = declared::HalfType::get(&first).into();
        let number = builder.op("t.number").result(half).create_value();
        let scaled = declared::scale(&mut builder, number, 2);
        assert_eq!(ir.value(scaled).ty(), half);
    }

    #[test]
    fn builders_have_default_arguments_and_infer_the_context() {
        let [context, _] = contexts();
        let vec = declared::VecType::get_with_element(context.f32());
        assert_eq!(vec, declared::VecType::get_with_element_size(context.f32(), 4));
        assert_eq!(vec.to_string(), "!author.vec<4 x f32>");
        let items = [vec_attribute(&context)];
        let bag = declared::BagAttr::get_with_items(&context, &items);
        assert_eq!(bag, declared::BagAttr::get_with_items_counts(&context, &items, &[]));
        assert_eq!(bag.to_string(), "#author.bag<[#author.name<\"x\">]>");
        let sized = declared::BagAttr::get_with_ty_size(context.f32(), Some(7));
        assert_eq!(sized, declared::BagAttr::get_with_ty_size_is_known(context.f32(), Some(7), true));
        assert_eq!(sized.to_string(), "#author.bag<[f32, 7 : i64], 1>");
        assert_eq!(declared::BagAttr::get_with_ty(context.f32()).to_string(), "#author.bag<[f32, -1 : i64], 1>");
    }

    fn vec_attribute(context: &Context) -> Attribute<'_> {
        declared::NameAttr::get(context, "x").into()
    }

    #[test]
    fn handles_show_the_beginning_of_their_text() {
        let [first, second] = contexts();
        for (context, shown) in [(&first, "declared"), (&second, "derived")] {
            for text in TYPES.iter().filter(|text| text.len() < 200) {
                let ty = parse_type(context, text).expect("a type");
                assert_eq!(format!("{ty:?}"), **text, "{shown}");
            }
        }
        let (one, two) = (
            declared::RowType::get(&first, &[], &[]),
            declared::RowType::get(&first, &[], &[first.f32(); 10_000]),
        );
        assert_eq!(format!("{one:?}"), "!author.row<[], >");
        assert_eq!(format!("{two:?}").chars().count(), 201);
        let two = derived::RowType::get(&second, &[], &[second.f32(); 10_000]);
        assert_eq!(format!("{two:?}").chars().count(), 201);
    }

    #[test]
    fn panics_name_the_line_of_the_caller() {
        use std::cell::RefCell;
        use std::panic::{Location, catch_unwind, set_hook, take_hook};
        thread_local!(static PANICS: RefCell<Vec<(u32, String)>> = RefCell::default());
        #[track_caller]
        fn line() -> u32 {
            Location::caller().line()
        }
        let earlier = take_hook();
        set_hook(Box::new(|info| {
            let place = info.location().filter(|place| place.file().ends_with("lib.rs"));
            let message = info.payload().downcast_ref::<String>().cloned().unwrap_or_default();
            PANICS.with_borrow_mut(|panics| panics.push((place.map_or(0, Location::line), message)));
        }));
        let first = line() + 2;
        let unwound = [
            catch_unwind(|| declared::IntType::get(&contexts()[0], 0, declared::Sign::Signed).width()),
            catch_unwind(|| derived::IntType::get(&contexts()[1], 0, derived::Sign::Signed).width()),
            catch_unwind(|| {
                derived::Int { width: 0, sign: derived::Sign::Signed }.intern(&contexts()[1]).width()
            }),
        ];
        set_hook(earlier);
        assert!(unwound.iter().all(Result::is_err));
        let wrong = "invalid parameters of `author.int`: an int has a width; to handle this error, call `get_checked`";
        assert_eq!(PANICS.take(), [first, first + 1, first + 3].map(|line| (line, wrong.to_owned())));
    }

    #[test]
    fn attributes_of_any_operation_have_typed_helpers() {
        use declared::WeightAttrHelper;
        let [context, _] = contexts();
        let mut ir = Ir::parse(&context, "module {}").expect("a module");
        let op = ir.root().expect("a module").id();
        WeightAttrHelper::set(op, &mut ir, IntegerAttr::get(context.i32(), 3));
        assert_eq!(ir.to_string(), "module attributes {author.weight = 3 : i32} {\n}\n");
        assert_eq!(WeightAttrHelper::get(ir.op(op)).and_then(IntegerAttr::to_i64), Some(3));
        WeightAttrHelper::remove(op, &mut ir);
        assert!(!WeightAttrHelper::is_present(ir.op(op)));
        declared::GivenNameAttrHelper::set(op, &mut ir, declared::NameAttr::get(&context, "x"));
        declared::AnythingAttrHelper::set(op, &mut ir, StringAttr::get(&context, "y").into());
        let name = declared::GivenNameAttrHelper::get(ir.op(op));
        assert_eq!(name.map(declared::NameAttr::text), Some("x"));
        assert_eq!(
            ir.to_string(),
            "module attributes {author.anything = \"y\", author.given_name = #author.name<\"x\">} {\n}\n"
        );
    }

    #[test]
    fn the_driver_reads_the_new_dialect() {
        for dialect in [declared::dialect(), derived::Author::dialect()] {
            let text = "module attributes {author.a = !author.cells<4 of !author.half>} {\n}\n\n";
            let ran = run_opt(&[dialect], text.into(), &OptOptions::default());
            assert_eq!((ran.text.as_slice(), ran.success), (text.as_bytes(), true), "{ran:?}");
        }
    }

    #[test]
    fn bodies_are_set_once_and_are_not_part_of_the_key() {
        let [first, second] = contexts();
        let text = "!author.tree<\"r\", [!author.tree<\"r\">, i8]>";
        let one = declared::TreeType::get(&first, "r");
        let two = derived::TreeType::get(&second, "r");
        assert_eq!(one.set_body(&[one.into(), first.index()]), Ok(()));
        assert_eq!(two.set_body(&[two.into(), second.index()]), Ok(()));
        assert_eq!(one, declared::TreeType::get(&first, "r"));
        assert_eq!(one.to_string(), text.replace("i8", "index"));
        assert_eq!(two.to_string(), text.replace("i8", "index"));
        assert!(one.set_body(&[]).is_err() && two.set_body(&[]).is_err());
        assert_eq!(refused(&first, text), refused(&second, text));
    }

    #[test]
    fn both_are_the_same_as_bytecode_and_with_aliases() {
        let text = "module attributes {author.a = #author.link<<\"t\", [i8]>>, author.b = #author.number<-3_i8>} {\n}\n";
        let written = contexts().map(|context| {
            let ir = Ir::parse(&context, text).expect("a module");
            (ir.to_string(), ir.write_bytecode().expect("bytecode"))
        });
        assert_eq!(written[0], written[1]);
        assert!(written[0].0.contains("#link = #author.link"), "{}", written[0].0);
    }

    #[test]
    fn structs_are_made_of_handles_and_handles_of_structs() {
        let [_, context] = contexts();
        let int = derived::Int { width: 8, sign: derived::Sign::Signed }.intern(&context);
        let row = derived::Row { ints: vec![int], members: &[] }.intern(&context);
        assert_eq!(derived::Row::from(row).ints, [int]);
        assert_eq!(derived::RowType::get(&context, &[int], &[]), row);
        let bag = derived::BagAttr::get(&context, &[], Some(&[1]));
        assert_eq!(derived::Bag::from(bag).counts, Some(vec![1]));
        let raw = derived::Raw { bytes: vec![1, 2] }.intern(&context);
        assert_eq!(Attribute::from(raw).to_string(), "#author<raw \"\\01\\02\">");
        assert_eq!(Type::from(int).to_string(), "!author.int<8, signed>");
    }
}
