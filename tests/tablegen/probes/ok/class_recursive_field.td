class A { A next = ?; int n = 0; }
def end : A;
def start : A { let next = end; let n = next.n; }
