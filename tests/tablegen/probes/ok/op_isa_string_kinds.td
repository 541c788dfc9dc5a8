def a {
  bit s = !isa<string>("x");
  bit c = !isa<string>([{x}]);
  bit i = !isa<string>(1);
  bit d = !isa<dag>([1]);
}
