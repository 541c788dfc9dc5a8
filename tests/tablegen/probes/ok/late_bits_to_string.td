class C<bits<4> b> { string s = "b" # b; string t = !cast<string>(b); int n = !add(b, 1); string i = "i" # !cast<int>(b); }
def a : C<10>;
