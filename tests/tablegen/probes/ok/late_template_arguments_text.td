class A<int a, int b = 5, string s = "x", list<int> l = [1, a], bits<2> bs = {1, 0}, code c = [{k}]> { int v = a; int w = b; string t = s; list<int> m = l; bits<2> f = bs; code g = c; }
class C<int z> : A<z, z, "y" # z> { let v = !add(z, w); }
