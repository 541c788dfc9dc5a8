// Types with parameters of every kind, a hook for each thing that can be left to the author, and layouts.

include "isogloss/Dialect.td"
include "isogloss/DataLayout.td"

def Shapes_Dialect : Dialect {
  let name = "shapes";
  let summary = "shapes and what they hold";
  let description = [{
    A *description* is [Markdown](elsewhere.md) for another tool: `a[0]`, b[1], vector<4xf32>.

    ```mlir
    !shapes.box<3 x 4>
    ```

        %0 = "indented"() : () -> i32
  }];
  let hasCustomTypeSyntax = 1;
}

// Whatever the author likes to store.
def : CppType<"Params", "&'c [::isogloss::Param<'c>]">;

def Order : I32Enum<"Order", "storage order", [
  I32EnumCase<"RowMajor", 0, "row_major">, I32EnumCase<"ColumnMajor", 1, "column_major">
]>;

def Shapes_PointType : TypeDef<Shapes_Dialect, "Point"> { let mnemonic = "point"; }

def Shapes_BoxType : TypeDef<Shapes_Dialect, "Box", [DataLayoutTypeInterface]> {
  let summary = "a box";
  let mnemonic = "box";
  let parameters = (ins
    TypeParameter<"u32", "how wide it is">:$width,
    TypeParameter<"u32", "how high it is">:$height,
    "Type":$of,
    DefaultValuedParameter<"Order", "Order::RowMajor">:$order,
    OptionalParameter<"PointType">:$origin
  );
  let assemblyFormat = "`<` $width `x` $height `of` $of (`,` struct($order, $origin)^)? `>`";
  let genVerifyDecl = 1;
  let dataLayout = ArrayLayout<"of", "width * height">;
}

def Shapes_PathType : TypeDef<Shapes_Dialect, "Path"> {
  let mnemonic = "path";
  let parameters = (ins
    StringRefParameter<"what it is called">:$name,
    ArrayRefParameter<"int64_t">:$steps,
    OptionalArrayRefParameter<"Order">:$orders,
    "bool":$type
  );
  let assemblyFormat = "`<` $name `,` `[` $steps `]` (`:` `[` $orders^ `]`)? `,` custom<Closed>($type, ref($name)) `>`";
}

def Shapes_OpenType : TypeDef<Shapes_Dialect, "Open"> {
  let mnemonic = "open";
  let parameters = (ins "i8":$depth);
  let hasCustomAssemblyFormat = 1;
  let skipDefaultBuilders = 1;
}

// More parameters than the runtime takes as a tuple.
def Shapes_ManyType : TypeDef<Shapes_Dialect, "Many"> {
  let mnemonic = "many";
  let parameters = (ins
    "u8":$p1, "u8":$p2, "u8":$p3, "u8":$p4, "u8":$p5, "u8":$p6, "u8":$p7, "u8":$p8, "u8":$p9, "u8":$p10, "u8":$p11,
    "u8":$p12,
    ArrayRefParameter<"Order">:$orders
  );
  let assemblyFormat = "`<` params `>`";
  let genVerifyDecl = 1;
}

// Without a mnemonic: the dialect reads it, the type itself is only written.
def Shapes_TallyType : TypeDef<Shapes_Dialect, "Tally"> {
  let typeName = "shapes.tally";
  let parameters = (ins "u64":$count, "Params":$marks);
  let hasCustomAssemblyFormat = 1;
}

// A name and a body: the type may contain itself.
def Shapes_KnotType : TypeDef<Shapes_Dialect, "Knot", [MutableType]> {
  let mnemonic = "knot";
  let parameters = (ins "&str":$name);
  let bodyParameters = (ins ArrayRefParameter<"Type", "What it is tied of.">:$strands, OptionalParameter<"KnotType">:$next);
  let assemblyFormat = "`<` $name (`,` `[` $strands^ `]` (`,` $next^)?)? `>`";
  let genVerifyDecl = 1;
}
