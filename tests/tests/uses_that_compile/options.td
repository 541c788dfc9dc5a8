// The definitions of `dialect_options.rs`.
include "isogloss/Dialect.td"
include "flag.td"

def Opts_Dialect : Dialect {
  let name = "opts";
  let summary = "A dialect with options.";
  let description = "A description that `docs` leaves out.";
  let dependentDialects = ["::mlir::DLTIDialect", "::mlir::func::FuncDialect", "::mlir::LLVM::LLVMDialect",
                           "::mlir::gpu::GPUDialect", "::mlir::BuiltinDialect", "OtherDialect"];
}

#ifdef WITH_FLAG
def Opts_FlagType : FlagType<Opts_Dialect>;
#endif
