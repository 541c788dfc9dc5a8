// `/*/` opens a comment and does not close it.
/*/ */ def a;
/*/*/ */ */ def b;
