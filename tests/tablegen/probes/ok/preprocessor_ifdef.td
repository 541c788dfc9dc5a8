#define X
#ifdef X
def yes;
#else
def no;
#endif
#ifdef Y
def y;
#else
def not_y;
#endif
#ifndef Y
def also;
#endif
