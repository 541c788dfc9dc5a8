class A { string asm = ""; list<string> l = []; }
class B<string op, list<string> regs> : A { let asm = op # " " # !interleave(regs, ", "); let l = !foreach(r, regs, "%" # r); }
def add : B<"add", ["r0", "r1"]>;
