class A { code c = [{x}]; string s = "y"; }
def a : A { let c = "now string"; let s = [{now code}]; }
