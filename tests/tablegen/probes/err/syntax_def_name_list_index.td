defvar l = ["x", "y"];
def l[1];
