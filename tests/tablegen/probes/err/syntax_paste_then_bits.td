class C<string s> { string t = s # 0b1 # {1}; }
