def a { string s = "no end
