foreach i = [1] in { class C; }
def a : C;
