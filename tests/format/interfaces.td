include "mlir/IR/OpBase.td"
// An interface with methods of all kinds.
def Area_Interface:OpInterface<"AreaInterface",[SomeOtherInterface]> {
  let description=[{ What has an area. }]; let cppNamespace="::shapes";
  let methods=[
    InterfaceMethod<"The area, in square millimetres.","int64_t","getArea">,
    InterfaceMethod<[{
        The area that both have.
      }], "int64_t", "getCommonArea", (ins "::mlir::Value":$other,"bool":$exact), [{
        return 0;
      }]
    >,   // after a method
    // Static.
    StaticInterfaceMethod</*desc=*/"", /*retTy=*/"bool", /*methodName=*/"hasArea", /*args=*/(ins), /*methodBody=*/"", /*defaultImpl=*/[{ return true; }]>,
  ];
  let verify = [{ return verifyArea($_op); }]; let extraSharedClassDeclaration=[{
    bool isEmpty() { return $_op.getArea()==0; }
  }];
}
def IsFlat:NativeOpTrait<"IsFlat">,PredOpTrait<"all operands are flat",CPred<"isFlat($_op)">>;
def Positive : AttrConstraint< And<[ CPred<"$_self.isa<IntegerAttr>()"> , CPred<"$_self.cast<IntegerAttr>().getInt() > 0"> ]> , "a positive integer" > ;
def Kind:I32EnumAttr<"Kind","What a shape is",[
  I32EnumAttrCase<"Round",0,"round">,
    I32EnumAttrCase<"Square", 1 , "square">,
  // Not used yet.
  I32EnumAttrCase<"Other",99>]> {let cppNamespace = "::shapes";   let genSpecializedAttr=0;}
class Case<string symbol,int value> : I32EnumAttrCase<symbol,value>, Deprecated<"use another one, since this one will go away">, AnotherParentWithALongName<symbol>
{
}
