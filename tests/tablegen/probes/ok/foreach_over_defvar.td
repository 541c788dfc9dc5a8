defvar l = ["p", "q"];
foreach s = l in def x#s;
