class C<bits<4> q, int n, bit u> { string s = !cast<string>(!cond(true: q, 0: n, true: u)); }
