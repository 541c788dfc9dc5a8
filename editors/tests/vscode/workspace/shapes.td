include "isogloss/DataLayout.td"
include "isogloss/Op.td"

def Shapes_Dialect : Dialect {
  let name = "shapes";
  let summary = "Boxes and what can be done with them.";
}

class Shapes_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<Shapes_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}
class Shapes_Op<string mnemonic, list<Trait> traits = []> : Op<Shapes_Dialect, mnemonic, traits>;

def Shapes_BoxType : Shapes_Type<"Box", "box", [DataLayoutTypeInterface]> {
  let summary = "a box of numbers";
  let parameters = (ins "u64":$width, "u64":$height, "Type":$element);
  let assemblyFormat = "`<` $width `x` $height `,` $element `>`";
  let dataLayout = ArrayLayout<"element", "width * height">;
}

def Shapes_AreaOp : Shapes_Op<"area"> {
  let summary = "the area of a box";
  let description = [{
    The area is the width multiplied by the height.
  }];
  let arguments = (ins Shapes_BoxType:$box, UnitAttr:$rounded);
  let results = (outs F32:$area);
  let assemblyFormat = "$box (`rounded` $rounded^)? attr-dict `:` type($box)";
}

def Shapes_ScaleOp : Shapes_Op<"scale", [SameOperandsAndResultType]> {
  let summary = "scales a number";
  let arguments = (ins F32:$number, F32:$by);
  let results = (outs F32:$result);
  let assemblyFormat = "$number `by` $by attr-dict";
}
