#ifdef NEVER
include "no_such_file.inc"
#endif
def a;
