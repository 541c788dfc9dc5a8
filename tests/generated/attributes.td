// Attributes, a bit set, interfaces of attributes and of types.

include "isogloss/Dialect.td"

def Marks_Dialect : Dialect { let name = "marks"; }

def Read : I32BitEnumCaseBit<"Read", 0, "read">;
def Write : I32BitEnumCaseBit<"Write", 1, "write">;
def Flags : I32BitEnum<"Flags", "flags", [
  I32BitEnumCaseNone<"None", "none">, Read, Write, BitEnumCaseGroup<"All", [Read, Write], "all">
]>;

def Marks_FlagsAttr : EnumAttr<Marks_Dialect, Flags, "flags"> { let assemblyFormat = "`<` $value `>`"; }

def Weighed : AttrInterface<"Weighed"> {
  let description = "What has a weight.";
  let methods = [
    InterfaceMethod<"How heavy it is, in grams.", "u64", "getWeight">,
    InterfaceMethod<"Whether it is more than another.", "bool", "isHeavier", (ins "u64":$than), [{}],
                    "self.weight() > than">,
    InterfaceMethod<"Its weight in kilograms.", "u64", "kilograms", (ins), "self.weight() / 1000">
  ];
}

// The accessor of `weight` is all that the interface asks for.
def Marks_StoneAttr : AttrDef<Marks_Dialect, "Stone", [Weighed]> {
  let mnemonic = "stone";
  let parameters = (ins "u64":$weight, AttributeSelfTypeParameter<"what it weighs">:$type);
  let assemblyFormat = "`<` $weight `>`";
}

// Here the author says.
def Marks_FeatherAttr : AttrDef<Marks_Dialect, "Feather", [DeclareAttrInterfaceMethods<Weighed>]> {
  let mnemonic = "feather";
}

// With or without a type.
def Marks_PebbleAttr : AttrDef<Marks_Dialect, "Pebble"> {
  let mnemonic = "pebble";
  let parameters = (ins "u64":$weight, AttributeSelfTypeParameter<"what it weighs", "Type", "nullptr">:$type);
  let assemblyFormat = "`<` $weight `>`";
}

// A place of the dialect's own.
def Marks_SpotAttr : LocationAttrDef<Marks_Dialect, "Spot"> {
  let mnemonic = "spot";
  let parameters = (ins "Location":$near);
  let assemblyFormat = "`<` $near `>`";
}

// Dense arrays, whose text is that of their elements.
def Marks_TilingAttr : AttrDef<Marks_Dialect, "Tiling"> {
  let mnemonic = "tiling";
  let parameters = (ins "DenseI32ArrayAttr":$sizes, OptionalParameter<"DenseF64ArrayAttr">:$weights);
  let assemblyFormat = "`<` struct(params) `>`";
}

// Parameters with the names of the other arguments of a directive, and a member of a struct in full.
def Marks_HeldAttr : AttrDef<Marks_Dialect, "Held"> {
  let mnemonic = "held";
  let parameters = (ins "u64":$value, "u64":$printer, "u64":$parser, "TilingAttr":$tiling);
  let assemblyFormat = "`<` $parser `,` custom<Held>($value, $printer, ref($parser)) `,` struct(qualified($tiling)) `>`";
}

// The type of an attribute in its format, which is left out if it is none.
def Marks_StepAttr : AttrDef<Marks_Dialect, "Step"> {
  let mnemonic = "step";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "u64":$n);
  let assemblyFormat = "`<` $n (`:` $type^)? `>`";
}
