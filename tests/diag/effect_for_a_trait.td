include "isogloss/Op.td"
include "isogloss/SideEffects.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;
def T_ReadOp : T_Op<"read", [Pure, MemRead]>;
def T_WriteOp : T_Op<"write", [MemWrite]>;
def T_PureOp : T_Op<"pure", [Terminator, "Pure"]>;
