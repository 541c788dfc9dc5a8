include "nested.inc"
def a : Included<4>;
