#define X
#define X
def a;
