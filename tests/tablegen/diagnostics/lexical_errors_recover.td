def a { string s = "never closed; }
def b { int n = 99999999999999999999; }
def c { string s = "bad \q escape"; }
def d { int n = 1 @ 2; }
def e { int n = !unknown(1); }
