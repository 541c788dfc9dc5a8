// The interfaces of data layouts: of types that have one, of attributes that
// specify one, of operations that are scopes, of dialects that know keys.
//
// The runtime's traits are generated from this file; a dialect of any crate
// implements them. The methods have their names in Rust; where MLIR has the same
// one under another name, the description says it.

#ifndef ISOGLOSS_DATA_LAYOUT_INTERFACES_TD
#define ISOGLOSS_DATA_LAYOUT_INTERFACES_TD

include "isogloss/Interface.td"
include "isogloss/RustType.td"

//===- What the methods take and return -------------------------------------===//

class LayoutType<string name> : CppType<name, "::isogloss::layout::" # name>;
def : LayoutType<"ScopeProperty">;
def : LayoutType<"TypeLayout">;
def : CppType<"LayoutQuery", "::isogloss::layout::LayoutQuery<'_, 'c>">;
def : CppType<"EntryKey", "::isogloss::layout::EntryKey<'c>">;
def : CppType<"DataLayoutEntry", "::isogloss::layout::DataLayoutEntry<'c>">;
def : CppType<"DataLayoutEntryRef", "&::isogloss::layout::DataLayoutEntry<'c>">;
def : CppType<"OptionalDataLayoutEntry", "::core::option::Option<::isogloss::layout::DataLayoutEntry<'c>>">;
def : CppType<"DataLayoutEntryVec", "::std::vec::Vec<::isogloss::layout::DataLayoutEntry<'c>>">;
def : CppType<"KeyText", "&'static str">;

// The answer to a query, or an error.
class Answer<string name, string type>
    : CppType<name, "::core::result::Result<" # type # ", ::isogloss::layout::LayoutError>">;
def : Answer<"SizeAnswer", "::isogloss::layout::TypeSize">;
def : Answer<"AlignmentAnswer", "u64">;
def : Answer<"IndexAnswer", "::core::option::Option<u64>">;
def : Answer<"LayoutAnswer", "::isogloss::layout::TypeLayout">;
def : Answer<"ShapeAnswer", "::isogloss::layout::TypeShape<'c>">;

//===- Types -----------------------------------------------------------------===//

class LayoutMethod<string text, string result, string method, code standard = [{}]>
    : InterfaceMethod<text, result, method, (ins "LayoutQuery":$layout, "&[DataLayoutEntry]":$entries), [{}], standard>;

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = [{
    A type that answers layout queries (MLIR's `DataLayoutTypeInterface`).
    With a rule (`dataLayout`, see "isogloss/DataLayout.td") the rule answers.

    Every answer must be the same whenever it is asked for with equal entries: it
    is computed once and kept. `layout` is for the layouts of *other* types; for
    another answer of the same type call the method on `self`. `entries` are those
    of the scope whose key is of the same def, whatever its parameters; there may
    be none. They have been verified unless the data layout was made of a
    specification that was not.
  }];
  let whenMissing =
      "its definition lists the interface and has no rule; a rule is `let dataLayout = ...` or `#[data_layout(...)]`";
  let rustPath = "::isogloss::layout::DataLayoutTypeInterface";
  let methods = [
    LayoutMethod<[{
      The size in bits (MLIR's `getTypeSizeInBits`).

      # Errors
      If the type, or a part of it, has no answer.
    }], "SizeAnswer", "sizeInBits">,
    LayoutMethod<[{
      The ABI alignment in bytes (MLIR's `getABIAlignment`).

      # Errors
      As `size_in_bits`.
    }], "AlignmentAnswer", "abiAlignment">,
    LayoutMethod<[{
      The size in bytes (MLIR's `getTypeSize`): the bits divided by the scope's
      width of a byte (`LayoutQuery::byte_width`) and rounded up, by default.

      # Errors
      As `size_in_bits`.
    }], "SizeAnswer", "size", [{ Ok(self.size_in_bits(layout, entries)?.div_ceil(layout.byte_width())) }]>,
    LayoutMethod<[{
      The preferred alignment in bytes (MLIR's `getPreferredAlignment`): the ABI
      alignment, unless said otherwise.

      # Errors
      As `size_in_bits`.
    }], "AlignmentAnswer", "preferredAlignment", [{ self.abi_alignment(layout, entries) }]>,
    LayoutMethod<[{
      How many bits wide index computations are (MLIR's `getIndexBitwidth`);
      `None`, unless said otherwise, for what is not like a pointer.

      # Errors
      As `size_in_bits`.
    }], "IndexAnswer", "indexBitWidth", [{ Ok(None) }]>,
    LayoutMethod<[{
      All answers at once. Implement it besides the single ones where they share
      work: this is what is called.

      # Errors
      As `size_in_bits`.
    }], "LayoutAnswer", "layout", [{
      Ok(::isogloss::layout::TypeLayout {
        size: self.size(layout, entries)?,
        size_in_bits: self.size_in_bits(layout, entries)?,
        abi_alignment: self.abi_alignment(layout, entries)?,
        preferred_alignment: self.preferred_alignment(layout, entries)?,
        index_bit_width: self.index_bit_width(layout, entries)?,
      })
    }]>,
    LayoutMethod<[{
      What the type consists of: one piece, unless said otherwise. For an
      aggregate, `StructShape` and `ArrayShape` compute both this and the layout.

      # Errors
      As `size_in_bits`.
    }], "ShapeAnswer", "shape", [{ Ok(::isogloss::layout::TypeShape::Scalar) }]>,
    InterfaceMethod<[{
      The entry that the answers depend on: the first one, unless said otherwise.
      For people who read pictures.
    }], "OptionalDataLayoutEntry", "decidingEntry", (ins "&[DataLayoutEntry]":$entries), [{}],
      [{ entries.first().copied() }]>,
    InterfaceMethod<[{
      Whether `inner` entries may be in a scope inside of one with `outer`
      entries (MLIR's `areCompatible`). `inner` is empty if the inner scope has a
      specification without entries for this def. `self` is the key of the first
      inner entry, or else of the first outer one. `identified` are the entries of
      the combined specification whose keys are strings.
    }], "bool", "areCompatible",
      (ins "&[DataLayoutEntry]":$outer, "&[DataLayoutEntry]":$inner, "&[DataLayoutEntry]":$identified), [{}],
      [{ true }]>,
    InterfaceMethod<[{
      Checks entries for types of this def (MLIR's `verifyEntries`). `self` is
      the key of the first one.

      # Errors
      What is wrong with the first bad entry.
    }], "LogicalResult", "verifyEntries", (ins "&[DataLayoutEntry]":$entries), [{}], [{ Ok(()) }]>
  ];
}

//===- Attributes ------------------------------------------------------------===//

def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let description = [{ An attribute that is one key and value. }];
  let rustPath = "::isogloss::layout::DataLayoutEntryInterface";
  let methods = [
    InterfaceMethod<"What it is about (MLIR's `getKey`).", "EntryKey", "key">,
    InterfaceMethod<"Its value (MLIR's `getValue`).", "Attribute", "value">,
    InterfaceMethod<[{
      Checks the entry by itself (MLIR's `verifyEntry`); what its value means is
      checked by the type or the dialect of the key.

      # Errors
      What is wrong.
    }], "LogicalResult", "verifyEntry", (ins), [{}], [{ Ok(()) }]>
  ];
}

def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface"> {
  let description = [{ An attribute that specifies a data layout: a list of entries. }];
  let rustPath = "::isogloss::layout::DataLayoutSpecInterface";
  let methods = [
    InterfaceMethod<"The entries in order (MLIR's `getEntries`).", "DataLayoutEntryVec", "entries">,
    InterfaceMethod<[{
      The entries of this specification inside of others, from the outermost to
      the innermost (MLIR's `combineWith`). `None` when they are incompatible.
    }], "Option<DataLayoutEntryVec>", "combineWith", (ins "&[Attribute]":$outer)>,
    InterfaceMethod<[{
      The string key that names a property (MLIR's `getEndiannessIdentifier` and
      so on).
    }], "KeyText", "identifier", (ins "ScopeProperty":$property), [{}], [{ property.dlti_key() }]>,
    InterfaceMethod<[{
      Checks all entries (MLIR's `verifySpec`).

      # Errors
      What is wrong with the first bad entry.
    }], "LogicalResult", "verifySpec", (ins), [{}], [{
      let spec: ::isogloss::Attribute<'c> = self.into();
      ::isogloss::layout::verify_entries(spec.context(), &self.entries())
    }]>
  ];
}

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let description = [{ An attribute that maps keys to values. }];
  let rustPath = "::isogloss::layout::DLTIQueryInterface";
  let methods = [
    InterfaceMethod<"The value of a key (MLIR's `query`).", "Option<Attribute>", "query", (ins "EntryKey":$key)>
  ];
}

def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface"> {
  let description = [{ An attribute that describes a device: a list of entries with string keys. }];
  let rustPath = "::isogloss::layout::TargetDeviceSpecInterface";
  let methods = [
    InterfaceMethod<"The entries in order (MLIR's `getEntries`).", "DataLayoutEntryVec", "entries">
  ];
}

def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface"> {
  let description = [{ An attribute that describes a system: a device specification for each name. }];
  let rustPath = "::isogloss::layout::TargetSystemSpecInterface";
  let methods = [
    InterfaceMethod<[{
      The devices in order: the name, and an attribute that implements
      `TargetDeviceSpecInterface` (MLIR's `getEntries`).
    }], "DataLayoutEntryVec", "entries">
  ];
}

//===- Dialects ----------------------------------------------------------------===//

def DataLayoutDialectInterface : DialectInterface<"DataLayoutDialectInterface"> {
  let description = [{ A dialect's checks and combinations of the entries whose string key begins with its name. }];
  let rustPath = "::isogloss::layout::DataLayoutDialectInterface";
  let methods = [
    StaticInterfaceMethod<[{
      Checks an entry of a data layout specification (MLIR's `verifyEntry`).

      # Errors
      What is wrong.
    }], "LogicalResult", "verifyEntry", (ins "DataLayoutEntryRef":$entry), [{}], [{ Ok(()) }]>,
    StaticInterfaceMethod<[{
      The entry that results from `inner` inside of `outer` (MLIR's
      `combine`): identical ones combine, unless said otherwise.
    }], "Option<DataLayoutEntry>", "combine", (ins "DataLayoutEntryRef":$outer, "DataLayoutEntryRef":$inner), [{}],
      [{ (outer.value == inner.value).then_some(*inner) }]>
  ];
}

include "isogloss/DataLayoutOpInterface.td"

#endif // ISOGLOSS_DATA_LAYOUT_INTERFACES_TD
