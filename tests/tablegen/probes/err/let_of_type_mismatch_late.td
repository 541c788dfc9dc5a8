class A<string s> { int n = 0; }
class B<string s> : A<s> {
  let n = s;
}
