defvar l = [];
