class C { bit f2; bits<8> g; }
let f2 = 0 in def : C {
  field bits<8> f = !if("", 1, 5);
  field bits<2> k = {!if("", 0, 1), f2};
  field bits<2> m = {g{1}, f2};
  field bits<2> n = 9;
}
