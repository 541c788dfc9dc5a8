class A { bits<8> b = 0; }
let b<3-0> = 0b1010 in def a : A;
let b<7> = 1, b<1> = 1 in def c : A;
