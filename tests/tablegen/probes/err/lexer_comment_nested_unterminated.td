def a;
/* /* one closed */
def b;
