def _under; def a_b_1; def A1; def 1a; def 12_3; def 0b2; def 1e5 { int x = 0b11; } def 0xyz; def 007bond;
