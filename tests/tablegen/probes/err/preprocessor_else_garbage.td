#ifdef X
#else X
def a;
#endif
