def a;
include "no_such_file.inc"
def b;
