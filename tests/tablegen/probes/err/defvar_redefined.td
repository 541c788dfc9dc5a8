defvar i = 5;
defvar i = 6;
