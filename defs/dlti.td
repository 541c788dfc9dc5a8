// The DLTI dialect, of data layouts and descriptions of targets (MLIR's "Data
// Layout and Target Information"). The Rust module `isogloss::dlti` implements the
// syntax and the checks of its attributes.

include "isogloss/Dialect.td"
include "isogloss/DataLayoutInterfaces.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let summary = "Data layout and target information.";
  let cppNamespace = "::mlir";
  let hasOperationAttrVerify = 1;
  let interfaces = [DataLayoutDialectInterface];
}

// A type or a string.
def : CppType<"DataLayoutEntryKey", "::isogloss::layout::EntryKey<'c>">;

class DLTI_Attr<string name, string keyword, list<Trait> traits = []>
    : AttrDef<DLTI_Dialect, name, traits> {
  let mnemonic = keyword;
  let hasCustomAssemblyFormat = 1;
}

def DLTI_DataLayoutEntryAttr
    : DLTI_Attr<"DataLayoutEntry", "dl_entry", [DataLayoutEntryInterface]> {
  let summary = "A key and a value of a specification (ODS `DLTI_DataLayoutEntryAttr`).";
  let parameters = (ins
    AttrParameter<"DataLayoutEntryKey", "The key, a type or a string.">:$key,
    AttrParameter<"Attribute", "The value.">:$value
  );
  // The handwritten `get` takes types and strings as keys.
  let skipDefaultBuilders = 1;
}

// Attributes that are lists of entries. Constructors check the entries, and
// accessors return them as entries, not as attributes.
class DLTI_EntryListAttr<string name, string keyword, list<Trait> traits = []>
    : DLTI_Attr<name, keyword, traits # [DLTIQueryInterface]> {
  let parameters = (ins ArrayRefParameter<"DataLayoutEntryInterface">:$entries);
  let genVerifyDecl = 1;
  let genAccessors = 0;
  let skipDefaultBuilders = 1;
}

def DLTI_DataLayoutSpecAttr
    : DLTI_EntryListAttr<"DataLayoutSpec", "dl_spec", [DataLayoutSpecInterface]> {
  let summary = "A data layout specification (ODS `DLTI_DataLayoutSpecAttr`).";
  let description = [{ Keys are types and strings. There may be no entries. }];
}

def DLTI_MapAttr : DLTI_EntryListAttr<"Map", "map"> {
  let summary = "A map that target queries read (ODS `DLTI_MapAttr`).";
  let description = [{ Keys are types and strings. There may be no entries. }];
}

def DLTI_TargetDeviceSpecAttr
    : DLTI_EntryListAttr<"TargetDeviceSpec", "target_device_spec", [TargetDeviceSpecInterface]> {
  let summary = "The properties of a device (ODS `DLTI_TargetDeviceSpecAttr`).";
  let description = [{ Keys are strings. }];
}

def DLTI_TargetSystemSpecAttr
    : DLTI_EntryListAttr<"TargetSystemSpec", "target_system_spec", [TargetSystemSpecInterface]> {
  let summary = "The devices of a system, by name (ODS `DLTI_TargetSystemSpecAttr`).";
  let description = [{ Values implement `layout::TargetDeviceSpecInterface`. }];
}

def DLTI_FunctionPointerAlignmentAttr
    : DLTI_Attr<"FunctionPointerAlignment", "function_pointer_alignment"> {
  let summary = "The alignment of function pointers (ODS `DLTI_FunctionPointerAlignmentAttr`).";
  let description = [{
    Function pointers are aligned to a multiple of `alignment` bits, and, if
    `function_dependent`, to a multiple of the function's own alignment.
  }];
  let parameters = (ins
    AttrParameter<"uint64_t", "The alignment in bits.">:$alignment,
    AttrParameter<"bool", "Whether the alignment of the function counts, too.">:$function_dependent
  );
}
