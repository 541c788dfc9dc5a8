#define X // comment
#ifdef X // comment
def a;
#else /* block */
def b;
#endif // comment
