def a {
  bit plain = !match("hello", "ell");
  bit anchored = !match("hello", "^ell");
  bit whole = !match("hello", "^h.*o$");
  bit named = !match("a7", "[[:alpha:]][0-9]");
  bit back = !match("abab", "^(ab)\\1$");
  bit alternatives = !match("cat", "^(cat|dog)$");
  bit bounded = !match("aaa", "^a{2,3}$");
  bit newline = !match("a\nb", "a.b");
  bit cased = !match("ABC", "abc");
  bit optional = !match("colour", "^colou?r$");
  bit negated = !match("x", "^[^a-w]$");
  bit escaped = !match("a.b", "^a\\.b$");
}
