class R { string s = "made"; }
def r : R;
def r.s;
