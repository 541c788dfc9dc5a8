// says: `TDialect` needs an `impl isogloss::text::TypeSyntax`
// says: `fn parse<'c>(parser: &mut AsmParser<'_, 'c>) -> Parsed<Option<Type<'c>>>` reads
// says: `TDialect` needs an `impl isogloss::text::AttributeSyntax`
// says: `fn print<'c>(attribute: Attribute<'c>, printer: &mut AsmPrinter<'_, 'c>) -> bool` prints it
// says: `fn verify<'c>(op: OpRef<'_, 'c>, name: &[u8], value: Attribute<'c>) -> Result<(), Diagnostic>;`
// says: `TDialect` needs an `impl isogloss::bytecode::BytecodeDialectInterface`
// says: `fn write_attribute<'c>(attribute: Attribute<'c>, writer: &mut dyn BytecodeWriter<'c>) -> bool`
// says: `TDialect` needs an `impl isogloss::rewrite::CanonicalizationPatterns`
// says: `fn canonicalization_patterns(patterns: &mut Patterns)` adds the patterns
// says: `BoxType<'c>` needs an `impl isogloss::builtin::OpAsmTypeInterface`
// says: `fn alias(self) -> Option<&'static str>;`
// says: `BoxType<'c>` needs an `impl isogloss::text::CustomPrinter`
// What a dialect leaves to Rust is a trait whose absence shows its functions.

isogloss::dialect! { r#"
include "isogloss/Op.td"
include "isogloss/BuiltinTypeInterfaces.td"
def T_Dialect : Dialect {
  let name = "t";
  let hasCustomTypeSyntax = 1;
  let hasCustomAttributeSyntax = 1;
  let hasOperationAttrVerify = 1;
  let hasCanonicalizer = 1;
  let interfaces = [BytecodeDialectInterface];
}
// Without a mnemonic, the type needs the name that it has in Rust and in bytecode.
def T_BoxType : TypeDef<T_Dialect, "Box", [DeclareTypeInterfaceMethods<OpAsmTypeInterface>]> {
  let typeName = "t.box";
  let hasCustomAssemblyFormat = 1;
}
"# }

fn main() {}
