include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
class Of<string type, string value> : TypeDef<T_Dialect, NAME> {
  let mnemonic = !tolower(NAME);
  let parameters = (ins DefaultValuedParameter<type, value>:$p);
  let assemblyFormat = "$p";
}
def Dynamic : Of<"int64_t", "ShapedType::kDynamic">;
def FullyDynamic : Of<"int64_t", "::mlir::ShapedType::kDynamic">;
def Integer : Of<"IntegerType", "IntegerType::get($_ctxt, 32)">;
def Builder : Of<"Type", "$_builder.getI32Type()">;
def Ref : Of<"StringRef", "StringRef(\"x\")">;
def Array : Of<"ArrayRef<int64_t>", "llvm::ArrayRef<int64_t>({1, 2})">;
def Arrow : Of<"u32", "$_ctxt->width()">;
def Static : Of<"u32", "static_cast<unsigned>(4)">;
def Suffix : Of<"u64", "64ull">;
def Pointer : Of<"u32", "nullptr">;
def Nullopt : Of<"u32", "std::optional<uint32_t>(4)">;
def Cast : Of<"u32", "(unsigned) 4">;
def Limit : Of<"int64_t", "std::numeric_limits<int64_t>::max()">;
