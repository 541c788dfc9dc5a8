// An error in an included file shows how the file came to be read.
include "middle.inc"
def r1 : Register<"one">;
