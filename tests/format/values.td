class C<int a,int b> {
  int i=0x1F;int n = -5;
  bits<4> b4={1,?,0,1}; bits < 8 > b8 = 0b00001;
  bit  x = true;
  code c = [{  any
   text  }];
  string joined = "adjacent" "strings"
     "on lines";
  let b4{3-2,0} = {1,0,1};
  let b4{ 3...2 } = a{1 - 0};
  int slice = l [ 1 ]; list<int> slices = l[1 ,2...3,4-5,6 -7];
  int access = A<1> . inner . other;
  string pasted = "a"#b # "c"# d;
  string long_paste = "the first part of the text, " # "the second part of the text, " # name # ".";
  string kept_paste = "first " #
      "second " # x
      # "third";
  int bang = !add( a,b );
  int cast = !cast < Foo > ("name") ;
  int conditional = !if(!eq(a, b), !listconcat(some_list_of_values, another_list), [default_value]);
  string cases = !cond(!eq(a,1) : "one",!eq(a,2): "two",   true:"many");
  string case_lines = !cond(
    !eq(a, 1) : "one",
    // Comment.
    true : "many"
  );
  list<int> loop = !foreach(x,values,!add(x,1));
  int fold = !foldl(0, values, total, x, !add(total, !mul(x, !size(some_other_list), another_factor)));
  string broken_equal =
     "stays";
  string too_long = "a string that is so long that it does not fit on the line of its name";
  field bits<32> Inst;
  assert !eq(a,b),"not equal";
  defvar local=a;
  dump "x";
}
