class R;
defset list<R> l = { class C; def c : R; }
