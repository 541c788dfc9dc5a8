deftype T = int
def a;
