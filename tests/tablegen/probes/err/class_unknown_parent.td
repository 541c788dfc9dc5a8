class A : Nothing;
