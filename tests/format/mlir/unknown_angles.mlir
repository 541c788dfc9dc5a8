// What is between angle brackets of an operation that nothing knows stays.
%q=foo.bar %a, <10:0:0:0 len 8>  :  i32
%r = foo.baz <"x":"y">,<a-b:c/d>,[1:2:3]
foo.range %a in <80..90 , step=2>:<16>
foo.nested <(a:b),[c:d],{e=1:i8}>{k=#foo.at<1:2>}
foo.types<4x8:i32> %a : tensor<4xi32>,vector<8 x f32>
%c = foo.constant dense<[1,2]>:tensor<2xi32>
foo.region <x:y> {
  foo.inner %a,%b:i32
}
