def a; #ifdef X
def b;
#endif
