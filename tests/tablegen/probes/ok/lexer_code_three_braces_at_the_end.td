def a { code c = [{ x}}}]; code d = [{ }a}]; code e = [{}x}y}]; }
