   #define X
  	#ifdef X
def a;
  #endif
