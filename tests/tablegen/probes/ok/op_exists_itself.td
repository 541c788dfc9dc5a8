class R;
def a : R { bit x = !exists<R>("a"); bit later = !exists<R>("b"); }
def b : R { bit earlier = !exists<R>("a"); }
