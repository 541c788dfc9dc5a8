// A break is before an item rather than inside of it.
def Filled : Table<"a name of some length", [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22], "end">;
def : Rows<[100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115], [1, 2, 3, 4, 5]>;
def values {
  let arguments = (ins AnyType:$first, DefaultValuedParameter<"uint64_t", "1024", "How many.">:$second);
  let parameters = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, DefaultValuedAttr<SomeEnumAttr, "Some::Default">:$policy);
  let nested = [first<[1, 2, 3]>, second<["a string", "another string", "a third one"]>, third<[4, 5]>];
  let code = [Method<"Says something.", "bool", "say", (ins), [{}], [{ true }]>, Method<"No.", "int", "no">];
  let hung = [pair<1, 2>, list<[
    3
  ]>, pair<4, 5>];
}
// A list of traits looks the same, whoever broke the lines, and is not a column at the end of the line.
def Toy_FirstOp : Toy_Op<"first", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>, Terminator]>;
def Toy_SecondOp : Toy_Op<"second", [Pure,
    DeclareOpInterfaceMethods<InferTypeOpInterface>, Terminator]>;
def Toy_ThirdOp : Toy_Op<"third",
                         [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>, Terminator]>;
def Toy_ShortOp : Toy_Op<"short", [Pure, SameOperandsAndResultType, Commutative, Idempotent]>;
def Toy_LongestNameOfAllOp : Toy_OpWithManyTraits<"longest_name", [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "sum"]>]>;
def Toy_Kind : I32EnumAttr<"Kind", "What it is", [Toy_KindFirst, Toy_KindSecond, Toy_KindThird, Toy_KindFourth]>;
def Toy_Result : TypeConstraint<"the type of a result that may be left out", "AnyType">, Described<"left out">;
def Toy_OwnOp : Toy_Op<"own", [Pure,
                               SameOperandsAndResultType,
                               Commutative]>;
