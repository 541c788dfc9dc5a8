class C { int f = 1; defvar m = !add(f, 10); int x = m; }
def a : C { let f = 5; }
