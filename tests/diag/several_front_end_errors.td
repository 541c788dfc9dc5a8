include "isogloss/Dialect.td"

// Each of these is wrong by itself, and all are reported.
def T_Dialect : Dialect { let name = "t"; }
def T_AType : TypeDfe<T_Dialect, "A"> { let mnemonic = "a"; }
def T_BType : TypeDef<T_Dialect, "B"> { let mnemonic = b; }
def T_CType : TypeDef<T_Dialect, "C"> { let mnemonik = "c"; }
def T_DType : TypeDef<T_Dialect, "D"> { let mnemonic "d"; }
def T_EType : TypeDef<T_Dialect> { let mnemonic = "e"; }
