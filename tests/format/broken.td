def  fine ;
def  broken  :  ;
def   after { let x=1; }
class  Open {
  int  x=1;
  int  = ;
  int  y=2;
}
def  lists { list<int> l = [1,  2 ;   int  z=3; }
@ def  stray;
def  last  ;
class  Unclosed  {
  int  x;
