class A { list<int> l = [1]; list<int> m = l[,]; }
