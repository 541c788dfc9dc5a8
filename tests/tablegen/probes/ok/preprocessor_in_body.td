#define X
def a {
  int v = 1;
#ifdef X
  int w = 2;
#else
  int w = 3;
#endif
}
