"t.a"() : () -> () // expected-error {{not there}}
// -----
"t.u"(%y) : (i32) -> ()
// -----
"t.a"() : () -> ()
// expected-note@above {{nothing}}
// -----
// expected-error@-50 {{x}}
"t.a"() : () -> ()
// -----
// A note is told, too.
%a = "t.c"() : () -> i32
// expected-error@below {{redefinition of SSA value '%a'}}
%a = "t.c"() : () -> i32
// -----
// expected-error@+2 {{custom op}} expected-error@+2 {{second}}
// expected-error@+1 1 {{custom}}
foo
// -----
// expected-error {{unterminated
// expected-warning@+1 {{an error, not a warning}}
foo
// -----
// expected-error-re@+1 {{use of {{[0-9]+}} SSA}}
"t.u"(%x) : (i32) -> ()
// -----
builtin.module { // expected-error@+1 {{redefinition of symbol named 'a'}}
  "t.a"() {sym_name = "a"} : () -> ()
  "t.a"() {sym_name = "a"} : () -> () // expected-error {{redefinition of symbol named 'a'}}
}
// -----
// Twice expected, told once.
// expected-error@+2 {{undeclared}}
// expected-error@+1 {{undeclared}}
"t.u"(%x) : (i32) -> ()
