class R;
defset list<R> l = { multiclass C { def _x : R; } defm c : C; }
