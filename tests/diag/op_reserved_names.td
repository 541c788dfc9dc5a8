// Names of methods that every operation has, and words that Rust cannot use.
include "isogloss/Op.td"
def T_Dialect : Dialect { let name = "t"; }
def T_OperandsOp : Op<T_Dialect, "operands"> {
  let arguments = (ins I32:$operands, StrAttr:$attributes);
}
def T_OperationOp : Op<T_Dialect, "operation"> {
  let arguments = (ins I32:$operation);
  let regions = (region AnyRegion:$regions);
}
def T_NamesOp : Op<T_Dialect, "names"> {
  let arguments = (ins StrAttr:$attribute_names, I64Prop:$properties);
  let results = (outs I32:$operation_name);
}
// Operations with one result may have a part of this name.
def T_TypeOp : Op<T_Dialect, "type"> {
  let arguments = (ins I32:$type);
}
def T_KeywordOp : Op<T_Dialect, "keyword"> {
  let arguments = (ins StrAttr:$self, I32:$super, I32:$type);
  let results = (outs I32:$r);
}
// Attributes and properties may have these names.
def T_AttributesOp : Op<T_Dialect, "attributes"> {
  let arguments = (ins StrAttr:$operation, StrAttr:$operands, I64Prop:$regions, StrAttr:$type);
}
// These are what the methods give.
def T_AllOp : Op<T_Dialect, "all"> {
  let arguments = (ins Variadic<I32>:$operands);
  let results = (outs Variadic<I32>:$results);
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}
