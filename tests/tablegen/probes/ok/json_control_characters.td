def a { string s = "bell	tab"; code c = [{line
line2	}]; }
