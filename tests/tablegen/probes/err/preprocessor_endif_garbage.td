#ifdef X
#endif X
def a;
