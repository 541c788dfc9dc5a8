class A { list<int> l = [1, 2, 3]; list<int> m = l[0 +1]; }
