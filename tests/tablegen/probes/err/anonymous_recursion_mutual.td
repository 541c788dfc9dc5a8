// A class that is only declared can be named, but not asked for a field.
class Even<int n>;
class Odd<int n> {
  bit v = !if(!eq(n, 0), 0, Even<!sub(n, 1)>.v);
}
