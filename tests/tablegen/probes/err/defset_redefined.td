class R;
defset list<R> all = { }
defset list<R> all = { }
