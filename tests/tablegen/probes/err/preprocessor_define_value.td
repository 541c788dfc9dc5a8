#define X 1
def a;
