def a;
/* no end
def b;
