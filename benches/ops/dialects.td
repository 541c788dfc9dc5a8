// The operations of arith and cf that the benchmarks build, parse, verify and print.
include "isogloss/Op.td"

def Arith_Dialect : Dialect { let name = "arith"; }
class Arith_Op<string name, list<Trait> traits = []> : Op<Arith_Dialect, name, [Pure] # traits>;

def Arith_Overflow : I32BitEnum<"IntegerOverflowFlags", "Integer overflow arith flags", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"nsw", 0>, I32BitEnumAttrCaseBit<"nuw", 1>]> {
  let separator = ", ";
}
def Arith_OverflowAttr : EnumAttr<Arith_Dialect, Arith_Overflow, "overflow"> { let assemblyFormat = "`<` $value `>`"; }
def Arith_Predicate : I64EnumAttr<"CmpIPredicate", "", [
    I64EnumAttrCase<"eq", 0>, I64EnumAttrCase<"ne", 1>, I64EnumAttrCase<"slt", 2>, I64EnumAttrCase<"sle", 3>]>;

class Arith_Binary<string name> : Arith_Op<name, [SameOperandsAndResultType, ElementwiseMappable]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}
class Arith_Overflowing<string name> : Arith_Op<name, [SameOperandsAndResultType, ElementwiseMappable]> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs,
    DefaultValuedAttr<Arith_OverflowAttr, "::mlir::arith::IntegerOverflowFlags::none">:$overflowFlags);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result)";
}
def Arith_AddIOp : Arith_Overflowing<"addi">;
def Arith_MulIOp : Arith_Overflowing<"muli">;
def Arith_AndIOp : Arith_Binary<"andi">;
def Arith_XOrIOp : Arith_Binary<"xori">;
def Arith_CmpIOp : Arith_Op<"cmpi", [SameTypeOperands, ElementwiseMappable,
    TypesMatchWith<"result type has i1 element type and same shape as operands", "lhs", "result",
                   "::getI1SameShape($_self)">]> {
  let arguments = (ins Arith_Predicate:$predicate, SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}

def Cf_Dialect : Dialect { let name = "cf"; }
class Cf_Op<string name, list<Trait> traits = []> : Op<Cf_Dialect, name, [Pure, Terminator] # traits>;
def Cf_BranchOp : Cf_Op<"br"> {
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}
def Cf_CondBranchOp : Cf_Op<"cond_br", [AttrSizedOperandSegments]> {
  let arguments = (ins I1:$condition, Variadic<AnyType>:$trueDestOperands, Variadic<AnyType>:$falseDestOperands,
    OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)` )? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)?
    attr-dict
  }];
}
