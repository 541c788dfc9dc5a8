class Def; def Class : Def; def Let { int In = 1; int Int = 2; }
