// The interfaces by which the builtin types look at the types of other dialects.

#ifndef ISOGLOSS_BUILTIN_TYPE_INTERFACES_TD
#define ISOGLOSS_BUILTIN_TYPE_INTERFACES_TD

include "isogloss/Interface.td"

// A type that a vector may hold.
def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::builtin::VectorElementTypeInterface";
}

// A type that a memref may hold.
def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::builtin::MemRefElementTypeInterface";
}

// A float type: its values are written, and lie in memory, as one of the formats
// that the builtin float types have.
def FloatTypeInterface : TypeInterface<"FloatTypeInterface"> {
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::builtin::FloatTypeInterface";
}

// A type that has elements, such as a vector: `AnyShaped` and other constraints on shapes
// apply to it. The builtin types do not need it.
def ShapedTypeInterface : TypeInterface<"ShapedTypeInterface"> {
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::builtin::ShapedTypeInterface";
}

// A type that says which alias it is printed as, where that is not its mnemonic.
def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::builtin::OpAsmTypeInterface";
}

#endif // ISOGLOSS_BUILTIN_TYPE_INTERFACES_TD
