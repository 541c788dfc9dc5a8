include "unbalanced.inc"
#endif
def a;
