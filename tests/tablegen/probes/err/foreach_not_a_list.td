foreach i = "text" in def a#i;
