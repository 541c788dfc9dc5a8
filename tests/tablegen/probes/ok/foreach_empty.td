foreach i = []<int> in def never#i;
def a;
