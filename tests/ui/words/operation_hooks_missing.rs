// says: `CheckedOp<'_, '_>` needs an `impl CheckedOpVerify`
// says: `fn verify(self) -> Result<(), Diagnostic>;`
// says: `CheckedOp<'_, '_>` needs an `impl CheckedOpRegionVerify`
// says: `fn verify_regions(self) -> Result<(), Diagnostic>;`
// says: its definition sets `hasCustomAssemblyFormat`
// says: `fn print<'a, 'c>(op: OpRef<'a, 'c>, printer: &mut OpPrinter<'_, 'a, 'c>)` prints it
// says: `InferredOp<'_, '_>` needs an `impl InferredOpInferTypes`
// says: `fn infer<'c>(op: InferredOpAdaptor<'_, 'c>) -> Result<Vec<Type<'c>>, Diagnostic>;`
// says: `TDialect` needs an `impl PartsDirective`
// says: `fn parse<'c>(parser: &mut OpParser<'_, '_, 'c>) -> Result<(Vec<UnresolvedOperand>, Vec<Type<'c>>), Diagnostic>;`
// says: `fn print<'a, 'c>(printer: &mut OpPrinter<'_, 'a, 'c>, op: OpRef<'a, 'c>, parts: Operands<'a, 'c>, parts_types: Vec<Type<'c>>);`
// says: `SimplifiedOp<'static, 'static>` needs an `impl isogloss::rewrite::CanonicalizationPatterns`
// says: `fn canonicalization_patterns(patterns: &mut Patterns)` adds the patterns
// says: needs an `impl isogloss::rewrite::OpCanonicalize`
// says: `fn canonicalize(self) -> Option<Edit<'c>>` returns the change, if there is one
// What a definition leaves to Rust is a trait whose absence shows its methods.

isogloss::dialect! { r#"
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_CheckedOp : Op<T_Dialect, "checked"> {
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
def T_WrittenOp : Op<T_Dialect, "written"> { let hasCustomAssemblyFormat = 1; }
def T_SimplifiedOp : Op<T_Dialect, "simplified"> { let hasCanonicalizer = 1; let hasCanonicalizeMethod = 1; }
def T_InferredOp : Op<T_Dialect, "inferred", [InferTypeOpInterface]> { let results = (outs AnyType:$result); }
def T_DirectedOp : Op<T_Dialect, "directed"> {
  let arguments = (ins Variadic<AnyType>:$parts);
  let assemblyFormat = "custom<Parts>($parts, type($parts)) attr-dict";
}
"# }

fn main() {}
