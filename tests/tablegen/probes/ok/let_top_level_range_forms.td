class A { bits<8> b = 0; }
let b<7-6, 0> = 0b101 in def a : A;
let b<4...5> = 0b01 in def c : A;
