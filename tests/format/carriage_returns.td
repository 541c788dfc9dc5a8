def  a ;
class  B  {
   int x=1;


   // comment
 code c = [{
  text
}];
}
