include "defines.inc"
#ifdef FROM_INCLUDE
def a;
#else
def b;
#endif
