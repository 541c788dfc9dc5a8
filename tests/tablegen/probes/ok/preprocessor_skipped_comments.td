#ifdef NEVER
/* the
#endif in a comment does not count
*/
def no;
// #endif neither
#endif
def a;
