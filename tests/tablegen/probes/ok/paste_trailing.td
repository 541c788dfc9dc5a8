foreach i = [1] in { def a#i# { string s = "x" #; } }
