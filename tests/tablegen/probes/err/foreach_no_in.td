foreach i = [1] def a#i;
