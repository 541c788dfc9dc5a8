// RUN: mlir-opt --verify-diagnostics %s


func.func @f( ) {


    // expected-error@+3 {{so many lines below}}


    "t.a"( ) : () -> () "t.b"( ) : () -> ()
  return }
