// A branch that is not chosen is not computed once the condition waits for an argument.
class C<list<int> l> { int first = !if(!empty(l), 0, !head(l)); }
def a : C<[]>;
def b : C<[7, 8]>;
