class Shape;
def Square : Shape;
class Shape { int n = 1; }
class Shape { int n = 2; }
def Square : Shape;
multiclass Two { def _a; }
multiclass Two { def _b; }
defvar x = 1;
defvar x = 2;
class Field { int n = 1; string n = "one"; }
