// Printed by the bytes of the names, whatever the order here.
def b; def a; def Z; def a10; def a9; def _u; def A;
