// Operations of the reference tool's cf dialect, declared with our words.
include "isogloss/Op.td"

def Cf_Dialect : Dialect { let name = "cf"; }

class Cf_Op<string name, list<Trait> traits = []> : Op<Cf_Dialect, name, traits>;

def Cf_AssertOp : Cf_Op<"assert"> {
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
}
def Cf_BranchOp : Cf_Op<"br", [DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}
def Cf_CondBranchOp : Cf_Op<"cond_br", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, WeightedBranchOpInterface, Pure,
    Terminator]> {
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
