#ifdef NEVER
#ifdef A
def a1;
#else
def a2;
#endif
#else
def b;
#endif
