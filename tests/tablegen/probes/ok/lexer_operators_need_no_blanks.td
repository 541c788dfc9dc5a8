class A<int n,string s="x">{int v=n;string t=s#"y";list<int>l=[1,2];}def a:A<1>{let v=2;}def b:A<3,"z">;
