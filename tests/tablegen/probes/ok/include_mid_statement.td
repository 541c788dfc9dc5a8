include "half.inc"
{ int x = 1; }
