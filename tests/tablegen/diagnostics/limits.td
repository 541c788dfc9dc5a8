defvar l = !range(0, 40);
