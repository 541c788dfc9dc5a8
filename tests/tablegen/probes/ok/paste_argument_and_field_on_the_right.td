defvar global = "G";
class C<string arg> { string fld = "F"; string x = "a_" # arg; string y = "f_" # fld; string z = "g_" # global; string n = "n_" # NAME; }
def a : C<"A">;
foreach it = ["I"] in def b { string x = "i_" # it; }
