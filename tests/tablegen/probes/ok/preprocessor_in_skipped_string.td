#ifdef NEVER
string s = "
#endif
def a;
