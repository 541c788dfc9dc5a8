// A dialect whose definitions need an include directory, a macro and the module of another dialect.
include "isogloss/Dialect.td"
include "modes.td"
include "author.td"

def Options_Dialect : Dialect {
  let name = "options";
  let summary = "Types that hold types of another dialect.";
  let dependentDialects = ["::author::AuthorDialect", "::mlir::LLVM::LLVMDialect", "::mlir::gpu::GPUDialect",
                           "::mlir::BuiltinDialect"];
}

def Options_HeldType : TypeDef<Options_Dialect, "Held"> {
  let mnemonic = "held";
  let summary = "The type `held`.";
  let parameters = (ins "::author::IntType":$ty, EnumParameter<Options_Mode>:$mode);
  let assemblyFormat = "`<` params `>`";
}
