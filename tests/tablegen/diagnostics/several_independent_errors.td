// Each definition is wrong in a way of its own; one run tells of all.
class Shape<int n> { int corners = n; }
def Square : Shap<4>;
def Star : Shape<5> { let cornres = 10; }
def Line : Shape<2> { int length = "long"; }
def Disc : Shape<0>;
def Disc : Shape<1>;
defvar area = !mull(2, 3);
