class A; class B : A; class C; class D : C; class E : B, D; class F : E { int x = 1; }
def a : F;
