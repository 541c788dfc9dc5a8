# ifdef X
def a;
# endif
