foreach i = [1, 2] in foreach j = ["a", "b"] in def n#i#j { int i_ = i; string j_ = j; }
