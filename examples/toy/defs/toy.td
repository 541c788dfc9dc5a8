// A small dialect for dense linear algebra.

include "isogloss/Dialect.td"
include "isogloss/DataLayout.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let summary = "A small tensor dialect.";
  let description = [{
    Matrices and complex planes, with enough variety to show what a definition
    file can say: parameters, assembly formats, enums, a verifier, layouts.

    ```mlir
    !toy.matrix<4 x 4, f32>
    ```
  }];
}

class Toy_Type<string name, string keyword, list<Trait> traits = [DataLayoutTypeInterface]>
    : TypeDef<Toy_Dialect, name, traits> {
  let mnemonic = keyword;
}

class Toy_Attr<string name, string keyword> : AttrDef<Toy_Dialect, name> {
  let mnemonic = keyword;
}

//===- Enums ---------------------------------------------------------------===//

def Toy_Order : I32Enum<"Order", "storage order", [
  I32EnumCase<"RowMajor", 0, "row_major">,
  I32EnumCase<"ColumnMajor", 1, "column_major">
]>;

def Toy_FastMath : I32BitEnum<"FastMath", "floating-point liberties", [
  I32BitEnumCaseNone<"None", "none">,
  I32BitEnumCaseBit<"NoNan", 0, "nnan">,
  I32BitEnumCaseBit<"NoInf", 1, "ninf">,
  I32BitEnumCaseBit<"Contract", 2, "contract">
]>;

//===- Interfaces ----------------------------------------------------------===//

def Toy_Counted : TypeInterface<"Counted"> {
  let description = [{ A type whose values consist of elements. }];
  let methods = [InterfaceMethod<"How many elements a value has.", "uint64_t", "elementCount">];
}

//===- Types ---------------------------------------------------------------===//

def Toy_MatrixType : Toy_Type<"Matrix", "matrix", [DataLayoutTypeInterface, Toy_Counted]> {
  let summary = "A dense matrix.";
  let parameters = (ins
    "u64":$rows,
    "u64":$columns,
    "Type":$element,
    DefaultValuedParameter<"Order", "Order::RowMajor", "The storage order of the elements.">:$order
  );
  let assemblyFormat = "`<` $rows `x` $columns `,` $element (`,` $order^)? `>`";
  let genVerifyDecl = 1;
  let dataLayout = ArrayLayout<"element", "rows * columns">;
}

def Toy_PairType : Toy_Type<"Pair", "pair"> {
  let summary = "Two values side by side.";
  let parameters = (ins "Type":$first, "Type":$second);
  let assemblyFormat = "`<` params `>`";
  let dataLayout = StructLayout<["first", "second"]>;
}

def Toy_RecordType : Toy_Type<"Record", "record"> {
  let summary = "Named values one after the other, without padding.";
  let parameters = (ins
    StringRefParameter<"The name.">:$name,
    OptionalArrayRefParameter<"Type", "The types of the values.">:$members
  );
  let assemblyFormat = "`<` $name (`,` `[` $members^ `]`)? `>`";
  let dataLayout = PackedStructLayout<["members"]>;
}

def Toy_HandleType : Toy_Type<"Handle", "handle"> {
  let summary = "Points to something elsewhere.";
  let parameters = (ins OptionalParameter<"Type">:$pointee);
  let assemblyFormat = "(`<` $pointee^ `>`)?";
  let dataLayout = PointerLayout<>;
}

def Toy_ScratchType : Toy_Type<"Scratch", "scratch"> {
  let summary = "Raw bytes, a multiple of 16.";
  let parameters = (ins "u32":$bytes);
  let assemblyFormat = "`<` $bytes `>`";
  let dataLayout = ComputedLayout<"round_up(bytes, 16) * 8", "16">;
}

def Toy_TokenType : Toy_Type<"Token", "token", []> {
  let summary = "Orders effects; it has no layout.";
}

//===- Attributes ----------------------------------------------------------===//

def Toy_OrderAttr : EnumAttr<Toy_Dialect, Toy_Order, "order"> {
  let assemblyFormat = "`<` $value `>`";
}

def Toy_FastMathAttr : EnumAttr<Toy_Dialect, Toy_FastMath, "fastmath"> {
  let assemblyFormat = "`<` $value `>`";
}

def Toy_TileAttr : Toy_Attr<"Tile", "tile"> {
  let summary = "How a matrix is divided into tiles.";
  let parameters = (ins
    ArrayRefParameter<"int64_t", "The sizes of a tile.">:$sizes,
    OptionalParameter<"u32", "Threads for each tile.">:$threads,
    OptionalParameter<"TileAttr", "The tiling of a tile.">:$inner
  );
  let assemblyFormat = "`<` `[` $sizes `]` (`,` struct($threads, $inner)^)? `>`";
}
