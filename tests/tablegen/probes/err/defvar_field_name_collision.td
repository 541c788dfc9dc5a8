class A { int n = 1; defvar n = 2; }
