// The interfaces of data layouts: of types that have one, of attributes that
// specify one, of operations that are scopes, of dialects that know keys.

#ifndef ISOGLOSS_DATA_LAYOUT_INTERFACES_TD
#define ISOGLOSS_DATA_LAYOUT_INTERFACES_TD

include "isogloss/Interface.td"

// What can be asked of a type that has a layout. With a rule (`dataLayout`, see
// "isogloss/DataLayout.td") the rule answers; without, the author implements the
// Rust trait of this name.
def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = [{ Sizes and alignments of a type. }];
  let rustPath = "::isogloss::layout::DataLayoutTypeInterface";
}

// An attribute that is one key and value.
def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let rustPath = "::isogloss::layout::DataLayoutEntryInterface";
}

// An attribute that specifies a data layout: a list of entries.
def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface"> {
  let rustPath = "::isogloss::layout::DataLayoutSpecInterface";
}

// An attribute that maps keys to values.
def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let rustPath = "::isogloss::layout::DltiQueryInterface";
}

// An attribute that describes a device: a list of entries with string keys.
def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface"> {
  let rustPath = "::isogloss::layout::TargetDeviceSpecInterface";
}

// An attribute that describes a system: a device specification for each name.
def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface"> {
  let rustPath = "::isogloss::layout::TargetSystemSpecInterface";
}

// A dialect's say about the entries whose string key begins with its name.
def DataLayoutDialectInterface : DialectInterface<"DataLayoutDialectInterface"> {
  let rustPath = "::isogloss::layout::DataLayoutDialectInterface";
}

#endif // ISOGLOSS_DATA_LAYOUT_INTERFACES_TD
