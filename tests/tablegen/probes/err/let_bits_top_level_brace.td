class A { bits<8> b = 0; }
let b{3-0} = 1 in def a : A;
