#ifdef X Y
def a;
#endif
