// `dump` takes a record, and questions about records have an answer by then; a class prints nothing, nor does a record
// from a multiclass.
class C { dump 64; }
class D { string s = "d"; dump s; }
def d { int f = 3; }
dump d;
dump !repr([!exists<C>("foo")]);
def e : D;
multiclass M { def "" : D; dump "in M"; }
defm m : M;
if 1 then { dump !repr(!exists<C>([{}])); }
