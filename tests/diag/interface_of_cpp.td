include "isogloss/Dialect.td"
def T_Dialect : Dialect { let name = "t"; }
def T_I : TypeInterface<"Sized"> {
  let methods = [
    InterfaceMethod<"", "u32", "getWidth">,
    InterfaceMethod<"", "u32", "half", (ins), "return $_type.getWidth() / 2;">,
    InterfaceMethod<"", "u32", "arrow", (ins), "return $_type->getWidth();">,
    InterfaceMethod<"", "u32", "automatic", (ins), [{}], [{
      auto w = $_type.getWidth();
      return w;
    }]>,
    InterfaceMethod<"", "bool", "isA", (ins "Type":$t), [{}], [{ return ::llvm::isa<::mlir::FloatType>(t); }]>,
    InterfaceMethod<"", "u32", "conditional", (ins "bool":$wide), [{}], [{ return wide ? 64 : 32; }]>,
    InterfaceMethod<"", "u32", "early", (ins "bool":$wide), [{}], [{
      if (wide) return 64;
      return 32;
    }]>,
    InterfaceMethod<"", "u32", "cast", (ins), "static_cast<uint32_t>(4)">,
    InterfaceMethod<"", "Type", "null", (ins), "nullptr">,
    InterfaceMethod<"", "Option<u32>", "none", (ins), "std::nullopt">,
    InterfaceMethod<"", "Type", "cast2", (ins), "llvm::cast<IntegerType>($_type)">,
    InterfaceMethod<"", "u32", "declared", (ins), [{ unsigned n = 4; return n; }]>,
    InterfaceMethod<"", "u32", "loop", (ins), [{ for (auto x : getTypes()) {} return 1; }]>,
    InterfaceMethod<"", "bool", "failed", (ins), [{ return failed(verify()); }]>
  ];
}
