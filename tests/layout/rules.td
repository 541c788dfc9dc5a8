// The rules of the suite `layout_rules`. Its structs have the same.
include "isogloss/DataLayout.td"

def Td : Dialect { let name = "td"; }
class Ty<string name, string keyword, dag fields, string syntax, LayoutRule rule,
         list<Trait> traits = [DataLayoutTypeInterface]> : TypeDef<Td, name, traits> {
  let mnemonic = keyword;
  let parameters = fields;
  let assemblyFormat = syntax;
  let dataLayout = rule;
}
def Td_Fixed : TypeDef<Td, "Fixed", [DataLayoutTypeInterface]> {
  let mnemonic = "fixed";
  let dataLayout = FixedLayout<24, 4, 8>;
}
def Td_Wide : Ty<"Wide", "sized", (ins "u32":$bits), "`<` $bits `>`",
                  ComputedLayout<"bits", "4", "round_up(bits ceildiv 8, 4)">>;
def Td_Like : Ty<"Like", "like", (ins "Type":$part), "`<` $part `>`", LikeLayout<"part">>;
def Td_Pair : Ty<"Pair", "pair", (ins "Type":$first, OptionalParameter<"Type">:$second),
                 "`<` $first (`,` $second^)? `>`", StructLayout<["first", "second"]>>;
def Td_Packed : Ty<"Packed", "packed", (ins "Type":$head, ArrayRefParameter<"Type">:$members),
                   "`<` $head `,` $members `>`", PackedStructLayout<["head", "members"]>>;
def Td_Array : Ty<"Array", "array", (ins "u32":$count, "Type":$element), "`<` $count `x` $element `>`",
                  ArrayLayout<"element", "count * 2 + 1">>;
def Td_Pointer : Ty<"Pointer", "ptr", (ins "u32":$space), "`<` $space `>`", PointerLayout<"space">>;
def Td_NumberRule : EntryLayout<"width", ComputedLayout<"width", "4">> { let compatibility = "relax"; }
def Td_Number : Ty<"Number", "num", (ins "u32":$width), "`<` $width `>`", Td_NumberRule>;
def Td_ExactRule : EntryLayout<"exact", FixedLayout<32, 4>> { let compatibility = "identical"; }
def Td_Exact : Ty<"Exact", "exact", (ins "u32":$kind), "`<` $kind `>`", Td_ExactRule>;
def Td_First : Ty<"First", "first", (ins "u32":$kind), "`<` $kind `>`",
                  EntryLayout<"first", FixedLayout<16, 2>>>;
def Td_Sve : Ty<"Sve", "sve", (ins "Type":$part), "`<` $part `>`", ScalableLayout<LikeLayout<"part">>>;
def Td_Handle : Ty<"Handle", "handle", (ins "u32":$width), "`<` $width `>`",
                   IndexLayout<"width", FixedLayout<64, 8>>>;
def Td_Odd : Ty<"Odd", "odd", (ins "Type":$part), "`<` $part `>`", LikeLayout<"part">,
                [DeclareTypeInterfaceMethods<DataLayoutTypeInterface>]>;
def Td_Div : Ty<"Div", "div", (ins "u32":$size, "u32":$abi, "u32":$preferred), "`<` params `>`",
                EntryLayout<"exact", ComputedLayout<"size", "abi", "preferred">>>;

// Rules over the parameters of a body.
class Body<string name, string keyword, LayoutRule rule>
    : TypeDef<Td, name, [MutableType, DataLayoutTypeInterface]> {
  let mnemonic = keyword;
  let parameters = (ins "u32":$id);
  let bodyParameters = (ins ArrayRefParameter<"Type">:$outs, "Type":$payload, "u32":$copies);
  let assemblyFormat = "`<` $id (`,` `[` $outs^ `]` `of` $payload `times` $copies)? `>`";
  let dataLayout = rule;
}
def Td_List : Body<"List", "list", ArrayLayout<"payload", "copies * len(outs) + id">>;
def Td_Record : Body<"Record", "record", StructLayout<["payload", "outs"]>>;
def Td_Block : Body<"Block", "block", IndexLayout<"copies", ComputedLayout<"8 * copies", "8">>>;
