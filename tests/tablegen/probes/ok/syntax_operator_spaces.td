class R;
def a {
  int x = !add ( 1 , 2 );
  int y = !size/* c */([1]);
  string z = !cast < string > (1);
}
