defvar l = [1, "s"];
