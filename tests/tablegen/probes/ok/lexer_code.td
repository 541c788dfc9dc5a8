def a { code c = [{ a "quoted" \n ] } {nested} // no comment
  /* none */ second line }]; code e = [{}]; code b = [{ [1] }]; }
