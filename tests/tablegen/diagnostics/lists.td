// Lists whose elements do not go together, and lists that are too short.
defvar mixed = [1, "two"];
defvar nothing = [];
def a { int n = [1, 2][2]; }
def b { list<int> l = [1, 2][0...5]; }
def c { string s = !head([1]); }
