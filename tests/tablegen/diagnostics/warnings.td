class Unused<int used, int unused> { int x = used; }
multiclass Nothing<string s> { def _a; }
def a : Unused<1, 2>;
defm b : Nothing<"s">;
#define ONCE
#define ONCE
