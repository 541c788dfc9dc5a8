include "guarded.inc"
include "guarded.inc"
def a : Guarded;
