// Memory of a device: spaces, pointers into them, and the arguments of a kernel.

include "isogloss/Dialect.td"
include "isogloss/DataLayout.td"

def Device_Dialect : Dialect {
  let name = "device";
  let summary = "Memory of a device.";
}

def Device_Space : I32Enum<"Space", "memory space", [
  I32EnumCase<"Global", 0, "global">,
  I32EnumCase<"Shared", 1, "shared">,
  I32EnumCase<"Private", 2, "private">
]>;

def Device_SpaceAttr : EnumAttr<Device_Dialect, Device_Space, "space"> {
  let summary = "A memory space, `#device.space<shared>`.";
  let assemblyFormat = "`<` $value `>`";
}

def Device_PointerType : TypeDef<Device_Dialect, "Pointer", [DataLayoutTypeInterface]> {
  let summary = "Points into a memory space.";
  let mnemonic = "ptr";
  let parameters = (ins OptionalParameter<"SpaceAttr", "Where it points.">:$space);
  let assemblyFormat = "(`<` qualified($space)^ `>`)?";
  // The scope's entry for this space decides the width, or else its entry for the
  // pointer without a space; without either, 64 bits. An inner scope may relax the
  // alignment but not change the size.
  let dataLayout = PointerLayout<"space">;
}

def Device_ArgumentsType : TypeDef<Device_Dialect, "Arguments", [DataLayoutTypeInterface]> {
  let summary = "The arguments of a kernel, one after the other.";
  let mnemonic = "arguments";
  let parameters = (ins ArrayRefParameter<"Type", "The types of the arguments.">:$members);
  let assemblyFormat = "`<` $members `>`";
  let dataLayout = StructLayout<["members"]>;
}
