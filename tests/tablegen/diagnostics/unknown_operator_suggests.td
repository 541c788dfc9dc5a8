// A misspelled operator, and operators with too few or too many operands.
defvar a = !ad(1, 2);
defvar b = !strconact("a", "b");
defvar c = !if(1, 2);
defvar d = !not(1, 2);
