defset list<int> all = { def a; }
