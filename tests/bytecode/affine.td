// An operation of the reference tool with a unit property between attributes and sizes of segments, in our words.

include "isogloss/Op.td"
include "isogloss/Property.td"

def Affine_Dialect : Dialect {
  let name = "affine";
}

def Affine_LinearizeIndexOp : Op<Affine_Dialect, "linearize_index", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Index>:$multi_index, Variadic<Index>:$dynamic_basis,
                       DenseI64ArrayAttr:$static_basis, UnitProp:$disjoint);
  let results = (outs Index:$linear_index);
}
