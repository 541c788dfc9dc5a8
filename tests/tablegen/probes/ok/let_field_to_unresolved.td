class A<string s> { string t = ""; let t = s # "!"; }
def a : A<"x">;
