class C<int a = "s"> { int a_ = a; }
