defvar x = "global";
class A<string x> { string a = x; }
class B<string y> : A<y> { string x = "field"; string b = x; }
def d : B<"arg"> { string c = x; }
