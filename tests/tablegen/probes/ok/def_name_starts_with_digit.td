def 3abc; def 4Wheel { int n = 2; } def 0x; def 0b;
