class A<int n>;
