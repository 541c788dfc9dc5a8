// args: -DFROM_OUTSIDE -DOTHER
#ifdef FROM_OUTSIDE
def a;
#endif
#ifdef OTHER
def b;
#endif
#ifndef MISSING
def c;
#endif
