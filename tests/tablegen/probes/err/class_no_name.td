class { int n = 1; }
