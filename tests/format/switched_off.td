def  formatted ;
// isogloss-format off
def  kept  {  let x  = 1 ;  }
// isogloss-format on
def  formatted2 ;
class C {
  int  a=1;
  // clang-format off
  int  table[]  = [ 1,   2,
                    3,   4 ];
  // clang-format on
  int  b=1;
}
def matrix { list<int> l = [
  // isogloss-format off
  1,  0,
  0,  1
  // isogloss-format on
]; }
// isogloss-format off
def  to_the_end  ;


