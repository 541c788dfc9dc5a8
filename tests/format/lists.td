def values {
  list<int> flat = [1,2,  3];
  list<int> filled = [1000000, 2000000, 3000000, 4000000, 5000000, 6000000, 7000000, 8000000, 9000000];
  list<int> one_a_line = [
  1,
  2,
  3
  ];
  list<int> one_a_line_open = [
  1,
  2];
  list<int> hanging_and_filled = [
  1000000, 2000000, 3000000, 4000000, 5000000, 6000000, 7000000, 8000000, 9000000
  ];
  list<int> hanging_groups = [
     1, 2, 3,
  4,5,
     6];
  list<int> below = [1,
     2,
     3];
  list<int> joined = [1, 2,
     3, 4];
  list<string> trailing = ["a", "b",];
  list<string> trailing_line = [
    "a",
    "b",
  ];
  list<bits<2>> bits_of = [ {1,0}, { 0 , 1 } ];
  list<list<int>> nested = [[1, 2], [
      3
    ], []<list<int>>];
  list<int> typed = [ ] < int >;
  dag none = (ins );
  dag flat_dag = (ins  A : $a,B:$b , $c);
  dag named = (op:$name   x);
  dag nested_dag = (foo (bar $x), (baz (qux)) );
  dag filled_dag = (ins SomeLongTypeName:$first, AnotherLongTypeName:$second, Third:$third);
  dag hanging_dag = (ins
      A:$a,
      Arg<B, "text", [MemRead]>:$b
  );
  dag below_dag = (ins A:$a,
      B:$b);
  Foo instance = Foo<1, named = 2 , other= [3] >;
  Foo builders = [OpBuilder<(ins "int":$a), [{
    build($a);
  }]>, OpBuilder<(ins "Type":$b)>,
  InterfaceMethod<[{
      Text.
    }],
    "void", "name",
    (ins "int":$a)
  >];
}
