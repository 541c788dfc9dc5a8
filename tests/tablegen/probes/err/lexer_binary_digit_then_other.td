// The literal ends before the 2.
def 0b12;
