class Op { string mnemonic = "none"; }
def Add : Op;
def Sub : Op { let mnemnic = "sub"; }
def Mul { string copy = Add.mnemoni; }
