#define _A1_b2
#ifdef _A1_b2
def a;
#endif
