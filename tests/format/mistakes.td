// What has an error stays; what is around it is formatted.
def before:A<1>{let x=2;}
def wrong : B<1, { let   y=3;   }
class   after<int n> { int   m=n ; }
#ifdef EXTRA
def extra:A<3>   {   }
#else   // EXTRA
  def other : A<4>;
#endif
let   z = in def lost;
def last :A<5> ;   /* the end
 of all */
