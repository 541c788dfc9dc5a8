#ifdef NEVER
`` " unterminated [{ 0x @ def def
#unknown directive
#else
def a;
#endif
