class let { int n = 1; }
