// C++ that builds a type in the body of a method.
include "isogloss/Interface.td"

def T_Dialect : Dialect { let name = "t"; }
def T_I : TypeInterface<"I"> {
  let methods = [
    InterfaceMethod<"A type.", "Type", "word", (ins), [{ return IntegerType::get($_ctxt, 32); }]>,
    InterfaceMethod<"Another.", "Type", "other", (ins), [{}], [{ ::mlir::IntegerType::get($_ctxt, 8) }]>,
    InterfaceMethod<"A third.", "Type", "third", (ins), [{}], [{ crate::third($_ctxt, self) }]>
  ];
}
def T_A : AttrInterface<"A"> {
  let methods = [InterfaceMethod<"A type.", "Type", "of_attribute", (ins), [{ return IntegerType::get($_ctxt, 32); }]>];
}
def T_O : OpInterface<"O"> {
  let methods = [InterfaceMethod<"A type.", "Type", "of_operation", (ins), [{ return IntegerType::get($_ctxt, 32); }]>];
}
