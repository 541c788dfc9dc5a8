defvar in = 1;
