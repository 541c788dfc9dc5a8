// expected-error@+1 {{use of undeclared}}
"t.u"(%x) : (i32) -> ()
// -----
// expected-error@below {{custom op 'foo' is unknown}}
foo
// -----
// Text may stand before and between: expected-nothing, expected-error-re@+1 {{use of {{[a-z]+}} SSA}}
"t.u"(%x) : (i32) -> ()
// -----
// expected-note@+2 {{previously defined here}}
// expected-error@+2 {{redefinition of SSA value '%a'}}
%a = "t.c"() : () -> i32
%a = "t.c"() : () -> i32
// -----
"t.u"(%y) : (i32) -> ()
// expected-error@above {{undeclared SSA value name}}
// -----
"t.u"(%y) : (i32) -> ()

// expected-error@-2 {{undeclared SSA value name}}
// -----
builtin.module {
  "t.a"() {sym_name = "a"} : () -> () // expected-note {{see existing symbol definition here}}
  "t.a"() {sym_name = "a"} : () -> () // expected-error {{redefinition of symbol named 'a'}}
}
// -----
"t.f"() ({
^bb0:
  // expected-error@+1 {{operand #0 does not dominate this use}}
  "t.use"(%a) : (i32) -> ()
  "t.br"() [^bb1] : () -> ()
^bb1:
  // expected-note@+1 {{operand defined here (op in the same region)}}
  %a = "t.def"() : () -> i32
  "t.end"() : () -> ()
}) : () -> ()
