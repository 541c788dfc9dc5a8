class R;
class C { field bit b; field bits<3> bs; field int i; field string s; int other = 1; field R r; }
def a : C;
