include "isogloss/Op.td"
include "isogloss/SideEffects.td"
def T_Dialect : Dialect { let name = "t"; }
class T_Op<string mnemonic, list<Trait> traits = []> : Op<T_Dialect, mnemonic, traits>;
def T_ReadOp : T_Op<"read", [Pure, MemRead]>;
def T_WriteOp : T_Op<"write", [MemWrite]>;
def T_PureOp : T_Op<"pure", [Terminator, "Pure"]>;
def T_OtherOp : T_Op<"other", ["Pure", Terminator]>;
class T_NoneOp : T_Op<"none">;
def T_NoOp : T_Op<"no", [Terminator, "T_Dialect"]>;
def T_UnknownOp : T_Op<"unknown", [Terminator, "Unknown"]>;
def T_ListOp : T_Op<"list"> { let traits = [Terminator, "Pure"]; }
defvar both = [Terminator, "Pure"];
defvar numbers = [1, "Pure"];
