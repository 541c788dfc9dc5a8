// Arguments by name.
class Shape<int corners, string colour = "red"> {
  int n = corners;
  string c = colour;
}
def Square : Shape<corner = 4>;
def Star : Shape<5, color = "blue">;
def Line : Shape<2, corners = 2>;
