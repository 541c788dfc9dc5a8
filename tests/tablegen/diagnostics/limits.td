defvar l = !range(0, 2000000000);
