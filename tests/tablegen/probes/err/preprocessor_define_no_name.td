#define
def a;
