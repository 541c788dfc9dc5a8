// The interfaces by which the builtin types look at the attributes of other dialects.

#ifndef ISOGLOSS_BUILTIN_ATTRIBUTE_INTERFACES_TD
#define ISOGLOSS_BUILTIN_ATTRIBUTE_INTERFACES_TD

include "isogloss/Interface.td"
include "isogloss/MemRefLayoutInterface.td"

// An attribute that names a memory space.
def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::builtin::MemorySpaceAttrInterface";
}

// An attribute that says which alias it is printed as, where that is not its mnemonic.
def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let cppNamespace = "::mlir";
  let rustPath = "::isogloss::builtin::OpAsmAttrInterface";
}

#endif // ISOGLOSS_BUILTIN_ATTRIBUTE_INTERFACES_TD
