include "broken.inc"
def a : Broken;
