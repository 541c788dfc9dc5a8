class C<string s, int n> { string x = s # "_" # n; string y = NAME # "." # s; }
def a : C<"z", 3>;
