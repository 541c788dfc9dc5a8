/* c */ #ifdef X
def a;
#endif
def b;
