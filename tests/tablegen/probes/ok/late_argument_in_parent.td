class A<string s> { string v = s; }
class B<string s> : A<s # "_b"> { string w = s # v; }
def x : B<"q">;
