#ifdef X
#elif Y
#endif
