class A#B;
