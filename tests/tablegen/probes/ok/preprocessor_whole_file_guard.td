#ifndef GUARD
#define GUARD
def a;
#endif // GUARD
