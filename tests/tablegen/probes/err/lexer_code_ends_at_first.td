def a {
  code c = [{ a[{x}] }];
}
