#ifndef GUARD
#define GUARD
include   "a.td"
  include "b.td"

#ifdef A // why
def  a : A {
  #ifdef B
  let x=1;
  #else
  let y=1;
  #endif // B
}
#else
def  b ;
#endif

#ifdef HALF
class X : A {
#else
class X  :  B {
#endif
  int x=1;
}
def lists { list<int> l = [
  1,
#ifdef C
  2,
#endif
  3
]; }
def filled { list<int> l = [1, 2,
#ifdef C
 3, 4,
#else
 5,
#endif
 6, 7]; int slice = l[ {1} ]; }
#endif // GUARD
