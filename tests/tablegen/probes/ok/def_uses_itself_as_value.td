class P { P me = ?; list<P> all = []; }
def a : P { let me = a; let all = [a]; }
