include "plain" ".inc"
