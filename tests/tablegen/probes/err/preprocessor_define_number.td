#define 1X
def a;
