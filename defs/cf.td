// The cf dialect: branches between the blocks of a region (MLIR, "'cf' Dialect").

include "isogloss/Op.td"

def CF_Dialect : Dialect {
  let name = "cf";
  let summary = "Branches between the blocks of a region.";
  let cppNamespace = "::mlir::cf";
}

class CF_Op<string mnemonic, list<Trait> traits = []> : Op<CF_Dialect, mnemonic, traits>;
class CF_BranchOp<string mnemonic, list<Trait> traits = []>
    : CF_Op<mnemonic, traits # [DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]>;

def CF_AssertOp : CF_Op<"assert", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Ends the program with a message if a condition is false.";
  let arguments = (ins I1:$arg, StrAttr:$msg);
  let assemblyFormat = "$arg `,` $msg attr-dict";
}

def CF_BrOp : CF_BranchOp<"br"> {
  let summary = "A branch to a block.";
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}

def CF_CondBrOp : CF_Op<"cond_br", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
                                    WeightedBranchOpInterface, Pure, Terminator]> {
  let summary = "A branch to one of two blocks.";
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

def CF_SwitchOp : CF_BranchOp<"switch", [AttrSizedOperandSegments]> {
  let summary = "A branch to the block of a value, or to a default block.";
  let arguments = (ins AnyInteger:$flag, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values, DenseI32ArrayAttr:$case_operand_segments);
  let successors = (successor AnySuccessor:$defaultDestination,
                              VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $flag `:` type($flag) `,` `[` `\n`
      custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands, type($defaultOperands),
                            $case_values, $caseDestinations, $caseOperands, type($caseOperands))
    `]` attr-dict
  }];
  let hasVerifier = 1;
}
