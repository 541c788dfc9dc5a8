class R;
defset list<R> x { def a : R; }
