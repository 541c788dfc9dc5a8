class C<int n> { assert 0, "never instantiated"; }
def a;
