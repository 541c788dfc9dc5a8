def x#foo;
defvar bar = "B";
def x#bar;
