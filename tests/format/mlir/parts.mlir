t.a
// -----


t.b { t.c // in a region
      // -----
  t.d }
    // -----
t.e // -----
t.f
