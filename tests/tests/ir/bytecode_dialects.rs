//! Dialects that are encoded by their definitions (`bytecode = 1`), by their authors, or both.

use isogloss::bytecode::{BytecodeDialectInterface, BytecodeInfo, BytecodeReader, BytecodeWriter};
use isogloss::ir::Ir;
use isogloss::{Context, Diagnostic, DialectType};

#[derive(isogloss::Dialect)]
#[dialect(types(PairType))]
struct Coded;

/// Encoded by its fields.
#[derive(Clone, Copy, DialectType)]
#[dialect(Coded, mnemonic = "pair", format = "`<` $left `,` $size `,` $name `,` $sizes `>`", bytecode)]
#[expect(dead_code, reason = "the derive declares a handle by it")]
struct Pair<'c> {
    left: isogloss::Type<'c>,
    size: i32,
    name: &'c str,
    sizes: &'c [i64],
}

#[test]
fn an_encoding_follows_from_parameters() {
    let context = Context::with_dialects([Coded::dialect()]);
    let text = "module {\n  \"t.a\"() : () -> !coded.pair<tuple<f32>, -7, \"a\", 1, -2>\n}\n";
    let ir = Ir::parse(&context, text).expect("it is right");
    let binary = ir.write_bytecode().expect("it can be written");
    let info = BytecodeInfo::of(&binary).expect("it can be read");
    let coded = info.dialects.iter().find(|dialect| dialect.name == "coded").expect("the dialect");
    assert_eq!(coded.types, (1, 0), "nothing is text");
    assert_eq!(Ir::read_bytecode(&context, &binary).expect("it can be read").to_string(), ir.to_string());
    // A reader that does not know the dialect cannot decode it.
    let error = Ir::read_bytecode(&Context::new(), &binary).err().map(|error| error.message().to_owned());
    assert_eq!(error.as_deref(), Some("dialect 'coded' does not implement the bytecode interface"));
}

/// A dialect with a version, whose author encodes one type and leaves the others to their definitions.
#[derive(isogloss::Dialect)]
#[dialect(types(VersionedType, OwnType), interfaces(isogloss::bytecode::BytecodeDialectInterface))]
struct Mixed;

#[derive(Clone, Copy, DialectType)]
#[dialect(Mixed, mnemonic = "p", format = "`<` $value `>`", bytecode)]
#[expect(dead_code, reason = "the derive declares a handle by it")]
struct Versioned {
    value: i32,
}

#[derive(Clone, Copy, DialectType)]
#[dialect(Mixed, mnemonic = "own", format = "`<` $value `>`", bytecode)]
struct Own {
    value: i32,
}

impl BytecodeDialectInterface for Mixed {
    fn write_type<'c>(ty: isogloss::Type<'c>, writer: &mut dyn BytecodeWriter<'c>) -> bool {
        let Some(own) = ty.dyn_cast::<OwnType<'_>>() else { return false };
        match own.value() {
            // The bytes that the encoding by parameters begins with; no written number begins with them.
            -1 => [6, 0].iter().for_each(|byte| writer.byte(*byte)),
            -2 => {
                writer.varint(0);
                return false;
            }
            value => writer.varint(value as u64),
        }
        true
    }

    fn read_type<'c>(reader: &mut BytecodeReader<'_, '_, 'c>) -> Result<isogloss::Type<'c>, Diagnostic> {
        let value = i32::try_from(reader.varint()?).map_err(|_| reader.error("a large number"))?;
        Ok(Own { value }.intern(reader.context()).into())
    }

    fn write_version<'c>(writer: &mut dyn BytecodeWriter<'c>) {
        writer.varint(3);
    }
}

#[test]
fn an_encoding_by_parameters_is_told_from_one_of_the_author() {
    let context = Context::with_dialects([Mixed::dialect()]);
    // The numbers are also numbers of strings.
    let all: String = (0..=130).map(|value| format!(", !mixed.own<{value}>, !mixed.p<{value}>")).collect();
    let text = format!("module {{\n  \"t.a\"() {{a = [!mixed.p<3>{all}]}} : () -> ()\n}}\n");
    let ir = Ir::parse(&context, &text).expect("it is right");
    let binary = ir.write_bytecode().expect("it can be written");
    let info = BytecodeInfo::of(&binary).expect("it can be read");
    let mixed = info.dialects.iter().find(|dialect| dialect.name == "mixed").expect("the dialect");
    assert_eq!((mixed.version.as_deref(), mixed.types), (Some(&[7][..]), (262, 0)));
    assert_eq!(Ir::read_bytecode(&context, &binary).expect("it can be read").to_string(), text);
}

#[test]
fn encodings_that_cannot_be_told_apart_are_errors() {
    let context = Context::with_dialects([Mixed::dialect()]);
    let written = |value: i32| {
        let text = format!("\"t.a\"() : () -> !mixed.own<{value}>");
        Ir::parse(&context, &text).expect("it is right").write_bytecode()
    };
    assert!(written(0).is_ok());
    let error = |value| written(value).expect_err("the author made a mistake").message().to_owned();
    assert_eq!(
        error(-1),
        "the `BytecodeDialectInterface` of 'mixed' writes a `mixed.own` with the first bytes of the encoding by parameters, \
         which other definitions have (`bytecode = 1`)"
    );
    assert_eq!(
        error(-2),
        "the `BytecodeDialectInterface` of 'mixed' writes fields of a `mixed.own`, and returns `false`"
    );
}

#[test]
fn another_version_of_the_encoding_by_parameters_is_an_error() {
    let context = Context::with_dialects([Mixed::dialect()]);
    let ir = Ir::parse(&context, "\"t.a\"() : () -> !mixed.p<3>").expect("it is right");
    let mut binary = ir.write_bytecode().expect("it can be written");
    let at = binary.windows(2).position(|window| window == [6, 0]).expect("version 1");
    binary[at] = 10;
    let error = Ir::read_bytecode(&context, &binary).expect_err("there is no version 2");
    assert_eq!(error.message(), "version 2 of the encoding by parameters is not 1");
}
