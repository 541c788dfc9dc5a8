#define A
#ifdef A
#ifdef B
def ab;
#else
#ifndef C
def a_not_c;
#endif
#endif
#else
def none;
#endif
