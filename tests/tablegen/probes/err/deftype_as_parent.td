class C;
deftype T = C;
def a : T;
