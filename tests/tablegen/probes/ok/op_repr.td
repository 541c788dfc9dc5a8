class R<int n> { int v = n; list<string> l = ["a"]; } def r : R<3>; def op;
def a {
  string i = !repr(5);
  string s = !repr("t");
  string l = !repr([1, 2]);
  string d = !repr((op 1:$x));
  string rec = !repr(r);
  string u = !repr(?);
  string b = !repr({1, 0});
  string c = !repr([{code}]);
}
