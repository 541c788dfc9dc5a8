// The interface of operations that are scopes of data layouts. "isogloss/DataLayoutInterfaces.td" includes this file.

#ifndef ISOGLOSS_DATA_LAYOUT_OP_INTERFACE_TD
#define ISOGLOSS_DATA_LAYOUT_OP_INTERFACE_TD

include "isogloss/DataLayoutInterfaces.td"

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let description = [{
    An operation that is a scope. Implemented by a handle of the
    operation; every method has a default, so that an empty implementation makes
    a scope of an operation. `builtin.module` is one.
  }];
  let rustPath = "::isogloss::layout::DataLayoutOpInterface";
  let methods = [
    InterfaceMethod<[{
      The specification of the scope, if it has one (MLIR's `getDataLayoutSpec`):
      the attribute `dlti.dl_spec`, unless said otherwise. It is fetched once for
      each `DataLayout`, and may be made on the fly.
    }], "Option<Attribute>", "dataLayoutSpec", (ins), [{}], [{
      op.attribute(::isogloss::dlti::DATA_LAYOUT_ATTR_NAME)
        .filter(|spec| ::isogloss::layout::DataLayoutSpecInterfaceTable::find(*spec).is_some())
    }]>,
    InterfaceMethod<[{
      The description of the system, if the scope has one of its own (MLIR's
      `getTargetSystemSpec`): none by default, because MLIR reads those of modules
      only. Without one, the nearest scope around that has one answers, up to and
      including the nearest module.
    }], "Option<Attribute>", "targetSystemSpec", (ins), [{}], [{
      let _ = op;
      None
    }]>,
    StaticInterfaceMethod<[{
      Whether the scope is a module, as `builtin.module`: the search for the
      description of a system ends there. As in MLIR, its specification is checked
      if it has the usual name, and types and properties have the answers that they
      declare: `byteWidth`, `layout` and `property` are not called.
    }], "bool", "isModule", (ins), [{}], [{ false }]>,
    StaticInterfaceMethod<[{
      How many bits a byte has in the scope: 8 by default. Sizes and alignments of
      all types in the scope count such bytes, aggregates included. 0 counts as 1.
    }], "u64", "byteWidth", (ins), [{}], [{ 8 }]>,
    StaticInterfaceMethod<[{
      The answers about a type in the scope (MLIR's `getTypeSize`,
      `getTypeSizeInBits`, `getTypeABIAlignment`, `getTypePreferredAlignment` and
      `getIndexBitwidth`): what `LayoutQuery::default_layout` gives, unless said
      otherwise. This is where a scope changes answers of types that are not its
      own. Where only some of the default answers exist, it is called for each of
      them, and the others are 0.

      # Errors
      As `DataLayout::layout`.
    }], "LayoutAnswer", "layout", (ins "Type":$ty, "LayoutQuery":$layout, "&[DataLayoutEntry]":$entries), [{}],
      [{ layout.default_layout(ty, entries) }]>,
    StaticInterfaceMethod<[{
      A property of the scope by its entry, if there is one (MLIR's
      `getEndianness` and so on): the value, unless said otherwise.
    }], "Option<Attribute>", "property", (ins "ScopeProperty":$property, "Option<Attribute>":$entry), [{}], [{ entry }]>
  ];
}

#endif
