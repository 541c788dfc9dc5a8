class C<list<string> parts, string sep = "."> { string joined = !interleave(parts, sep); string quoted = "'" # joined # "'"; int n = !size(joined); string up = !toupper(!substr(joined, 0, 1)) # !substr(joined, 1); }
def a : C<["x", "y"]>; def b : C<["only"], "-">;
