#define x
#ifdef X
def upper;
#else
def lower;
#endif
