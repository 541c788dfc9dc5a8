#define X
#undef X
def a;
