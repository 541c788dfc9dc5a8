foreach i = [1, 2] in { dump "i " # i; def a#i; }
