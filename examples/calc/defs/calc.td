// Operations of a small expression language. Functions are those of the `func` dialect; control flow is structured,
// so that a function is one block and every value is defined once.

include "isogloss/Op.td"

def Calc_Dialect : Dialect {
  let name = "calc";
  let summary = "A small expression language.";
}

class Calc_Op<string mnemonic, list<Trait> traits = []> : Op<Calc_Dialect, mnemonic, traits>;

/// An integer or a truth value.
def Calc_Value : AnyTypeOf<[I64, I1], "an integer or a truth value">;

//===- Arithmetic -----------------------------------------------------------------------------------------------===//

def Calc_ConstantOp : Calc_Op<"constant", [ConstantLike, Pure]> {
  let summary = "An integer literal.";
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let assemblyFormat = "$value attr-dict";
}

def Calc_TruthOp : Calc_Op<"truth", [ConstantLike, Pure]> {
  let summary = "A literal truth value.";
  let arguments = (ins BoolAttr:$value);
  let results = (outs I1:$result);
  let assemblyFormat = "$value attr-dict";
}

class Calc_BinaryOp<string mnemonic, list<Trait> traits = []> : Calc_Op<mnemonic, traits> {
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I64:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

def Calc_AddOp : Calc_BinaryOp<"add", [Commutative]> { let summary = "The sum of two integers."; }
def Calc_SubOp : Calc_BinaryOp<"sub"> { let summary = "The difference of two integers."; }
def Calc_MulOp : Calc_BinaryOp<"mul", [Commutative]> { let summary = "The product of two integers."; }
def Calc_DivOp : Calc_BinaryOp<"div"> { let summary = "The quotient of two integers, rounded towards zero."; }
def Calc_RemOp : Calc_BinaryOp<"rem"> { let summary = "The remainder of a division, with the sign of the dividend."; }

def Calc_Predicate : I64EnumAttr<"Predicate", "How two integers compare.", [
  I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>, I64EnumAttrCase<"lt", 2>,
  I64EnumAttrCase<"le", 3>, I64EnumAttrCase<"gt", 4>, I64EnumAttrCase<"ge", 5>
]>;

def Calc_CmpOp : Calc_Op<"cmp", [Pure]> {
  let summary = "Compares two integers.";
  let arguments = (ins Calc_Predicate:$predicate, I64:$lhs, I64:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$predicate $lhs `,` $rhs attr-dict";
}

//===- Control flow ---------------------------------------------------------------------------------------------===//

def Calc_IfOp : Calc_Op<"if", [SingleBlock, DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "One of two values.";
  let arguments = (ins I1:$condition);
  let results = (outs Calc_Value:$result);
  let regions = (region SizedRegion<1>:$consequent, SizedRegion<1>:$alternative);
  let assemblyFormat = "$condition $consequent `else` $alternative attr-dict `:` type($result)";
}

def Calc_ForOp : Calc_Op<"for", [
    SingleBlock, AllTypesMatch<["init", "result"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>]> {
  let summary = "Computes a value again for each integer of a range.";
  let description = [{
    The body gets the integer and the value of the round before, which is `init` in the first round, and yields the
    next value. The upper bound is not part of the range.
  }];
  let arguments = (ins I64:$lower, I64:$upper, Calc_Value:$init);
  let results = (outs Calc_Value:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$lower `to` $upper `init` $init `:` type($init) $body attr-dict-with-keyword";
}

def Calc_YieldOp : Calc_Op<"yield", [Terminator, ReturnLike, ParentOneOf<["IfOp", "ForOp"]>]> {
  let summary = "The value of a region.";
  let arguments = (ins Calc_Value:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
