// line
/* block */ def /* in between */ a { int x = /* here */ 1; // end
  /* nested /* deeper */ still */ int y = 2; /**/ int z = 3; /***/ }
//
